card-necronomicon = ネクロノミコン
story-necronomicon = 最後に夢に見たページで、ひとりでに開く。

card-the-silver-key = 銀の鍵
story-the-silver-key = どの錠にも合わず、どの門にも合う。

card-shining-trapezohedron = 輝くトラペゾヘドロン
story-shining-trapezohedron = のぞき込むのはたやすい。代価は肩越しの闇である。

card-pnakotic-manuscripts = ナコト写本
story-pnakotic-manuscripts = 最も古い章は未来形で書かれている。

card-fungal-lens-of-yuggoth = ユゴスの菌鏡
story-fungal-lens-of-yuggoth = これを透かせば、何もない場所は何もなくはない。

card-tiara-of-yha-nthlei = イハ＝ンスレイの宝冠
story-tiara-of-yha-nthlei = これとは少し形の違う頭のために作られた。今のところは、違う。

card-lantern-of-irem = イレムの灯
story-lantern-of-irem = その光は、かつてそこにあった柱の上に落ちる。

card-sceptre-of-the-nameless-city = 無名都市の杖
story-sceptre-of-the-nameless-city = これを手に治めた者は、直立して歩かなかった。

card-stasis-cube-of-yith = イスの静止立方体
story-stasis-cube-of-yith = その中では、最後の一分がまだ起きていない。

card-powder-of-ibn-ghazi = イブン・ガジの粉
story-powder-of-ibn-ghazi = ひとつまみ。それから鼓動十回のあいだ、振りかけなければよかったと思う。

card-scarab-of-nitocris = ニトクリスのスカラベ
story-scarab-of-nitocris = あなたにかけられた願いを食らい、殻だけを残す。

card-blade-of-sarnath = サルナスの刃
story-blade-of-sarnath = 都を訪れた滅びは、剣までは連れていかなかった。

card-crystal-of-kadath = カダスの水晶
story-crystal-of-kadath = 誰ひとり見たことのない日没が、一つ収まっている。

card-lightning-projector = 電撃投射器
story-lightning-projector = 作り手には手がなかった。だから握りもない。
