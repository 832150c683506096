card-necronomicon = ネクロノミコン
story-necronomicon = このあいだ夢に見たページで、ひとりでに開く。

card-the-silver-key = 銀の鍵
story-the-silver-key = どの錠にも合わず、どの門にも合う。

card-shining-trapezohedron = 輝くトラペゾヘドロン
story-shining-trapezohedron = のぞくだけならただだ。肩の後ろの暗がりを取られる。

card-pnakotic-manuscripts = ナコト写本
story-pnakotic-manuscripts = いちばん古い章は、これから起こることとして書いてある。

card-fungal-lens-of-yuggoth = ユゴスの菌鏡
story-fungal-lens-of-yuggoth = これでのぞくと、何もないところにも何かいる。

card-tiara-of-yha-nthlei = イハ＝ンスレイの宝冠
story-tiara-of-yha-nthlei = 少し形の違う頭に合わせてある。今のところ、あなたの頭とは違う。

card-lantern-of-irem = イレムの灯
story-lantern-of-irem = もうない柱に、まだ光が当たる。

card-sceptre-of-the-nameless-city = 無名都市の杖
story-sceptre-of-the-nameless-city = これを持って治めた者たちは、立って歩かなかった。

card-stasis-cube-of-yith = イスの静止立方体
story-stasis-cube-of-yith = この中では、最後の一分がまだ来ていない。

card-powder-of-ibn-ghazi = イブン・ガジの粉
story-powder-of-ibn-ghazi = ひとつまみで、脈が十打つあいだ見える。見なければよかったと思う。

card-scarab-of-nitocris = ニトクリスのスカラベ
story-scarab-of-nitocris = あなたにかけられた呪いを食べ、殻だけ残す。

card-blade-of-sarnath = サルナスの刃
story-blade-of-sarnath = 都は滅びたが、この剣は置いていかれた。

card-crystal-of-kadath = カダスの水晶
story-crystal-of-kadath = 誰も見たことのない夕日が、一つ入っている。

card-lightning-projector = 電撃投射器
story-lightning-projector = 作り手には手がなかった。だから握りもない。
