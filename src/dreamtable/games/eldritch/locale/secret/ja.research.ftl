## 調査遭遇

story-research-azathoth-1-city = 盲目の調律師は、その曲を前に聴いたことがある。
story-research-azathoth-1-wilderness = 隕石は片側だけ温かい。
story-research-azathoth-1-sea = 六分儀が、船体の内側に星をひとつ見つける。

story-research-azathoth-2-city = 物理学者たちが、金を払うからその装置を持ち去ってくれと言う。
story-research-azathoth-2-wilderness = 羊飼いたちは、数えるのをやめてしまった。
story-research-azathoth-2-sea = 航跡が渦を巻く。

story-research-azathoth-3-city = その教団は、路面電車の軌道が交わるところで集う。
story-research-azathoth-3-wilderness = 火口湖が、正午に低くうなる。
story-research-azathoth-3-sea = 海豚が、ある一マイル四方だけを避けて泳ぐ。

story-research-azathoth-4-city = 音楽堂のオルガンが、休符のほうを弾きつづけている。
story-research-azathoth-4-wilderness = 廃墟の天文台。円蓋は開いたまま、レンズは内側から外されている。
story-research-azathoth-4-sea = 気圧計の針が目盛りを外れ、なお下がりつづける。

story-research-azathoth-5-city = ある数学者が、たったひとつの等式で窓をすっかり貼りつぶしている。
story-research-azathoth-5-wilderness = 遊牧民は、空のある一角を避けて馬を進める。
story-research-azathoth-5-sea = 談話室のピアノが機関に合わせて調律されている。あるいは、その逆だ。

story-research-azathoth-6-city = アーケードの時計はどれも止まっている。それぞれ別の真夜中に。
story-research-azathoth-6-wilderness = 踊り場は、踏み減らされて硝子になっている。
story-research-azathoth-6-sea = 飛魚が、惑星の並びどおりに甲板へ落ちてくる。

story-research-azathoth-7-city = ある収集家が、あなたの口ずさむ節と引き換えに天球儀を譲るという。
story-research-azathoth-7-wilderness = 蟻が砂をらせんに並べた。真ん中は空けて、きれいに掃いてある。
story-research-azathoth-7-sea = 水平線の下で、何かが笛を吹いている。

story-research-azathoth-8-city = 指揮者は、序曲のときから死んでいる。
story-research-azathoth-8-wilderness = 九十フィート掘ったところで、井戸掘りたちは闇を掘り当てた。
story-research-azathoth-8-sea = 一分のあいだ、空には星があり、望遠鏡には星がない。

story-research-cthulhu-1-city = 見知らぬ十一人が、順番どおりに同じ夢を語る。
story-research-cthulhu-1-wilderness = 粘土板に、下から見たあなたの港が描かれている。
story-research-cthulhu-1-sea = 海底を測深すると、海底が測り返してくる。

story-research-cthulhu-2-city = 彫刻家が、柔らかいところに触れてみろと言う。
story-research-cthulhu-2-wilderness = 手のひらの形をした塩田。
story-research-cthulhu-2-sea = 偶像を積んだいかだが、潮に逆らって流れてくる。

story-research-cthulhu-3-city = 警察の手入れは、儀式ひとつぶん遅かった。
story-research-cthulhu-3-wilderness = 沼の火が、隊列を組んで立っている。
story-research-cthulhu-3-sea = その岩礁は、昨日の海図にはなかった。

story-research-cthulhu-4-city = 水族館のいちばん古い水槽には、「職員」と札がかかっている。
story-research-cthulhu-4-wilderness = どの海岸からも遠い松林に、濡れた漁網がかかっている。
story-research-cthulhu-4-sea = 錨はきれいなまま、ずいぶん年老いて上がってくる。

story-research-cthulhu-5-city = 水夫たちが、彫り師の一度も彫ったことのない図柄を、もう一度と注文する。
story-research-cthulhu-5-wilderness = 洞窟は潮とともに、日に二度呼吸する。
story-research-cthulhu-5-sea = 蒸気ヨットが漂っていく。食卓は整えられ、扉はれんがで塞がれている。

story-research-cthulhu-6-city = 建築家は、図面の上ではその角度は正しかったと言い張る。
story-research-cthulhu-6-wilderness = 小屋で眠る者たちが、いっせいに寝返りを打つ。
story-research-cthulhu-6-sea = うねりの下に、灯りのついた窓がある。カーテンもある。

story-research-cthulhu-7-city = 宝石商が、人の首には合わない金細工を買い集めている。
story-research-cthulhu-7-wilderness = 高原にオールが散らばっている。どれにも名があり、一本はあなたの名だ。
story-research-cthulhu-7-sea = 通りほどもある太い鎖が、闇の底へ降りている。

story-research-cthulhu-8-city = 精神病院の詩人たちは、海を入れてやるまで筆を執らないという。
story-research-cthulhu-8-wilderness = 干上がった川床に足跡があり、まだ水がにじみ続けている。
story-research-cthulhu-8-sea = 海図室には、まだ浮かび上がっていない海岸のための引き出しがある。

story-research-shub-niggurath-1-city = その牛乳屋は、二度目の検査のあとで店を閉じた。
story-research-shub-niggurath-1-wilderness = ひづめの跡が、木を登っている。
story-research-shub-niggurath-1-sea = 家畜運搬船は遅れていて、しかも数が多すぎる。

story-research-shub-niggurath-2-city = 産婆は、帳簿を結び目でつけている。
story-research-shub-niggurath-2-wilderness = 森に数えられているあいだ、じっと横たわる。
story-research-shub-niggurath-2-sea = 一夜で甲板に海藻が生え、芽を吹く。

story-research-shub-niggurath-3-city = 孤児が九人、出生証明書は一枚。
story-research-shub-niggurath-3-wilderness = その雄鹿は、どうしても倒れない。
story-research-shub-niggurath-3-sea = 脈のある島。

story-research-shub-niggurath-4-city = 肉屋の飾り窓は、誰も祝わない祭りのために飾られている。
story-research-shub-niggurath-4-wilderness = 果樹園は、雪の下で実をつけている。
story-research-shub-niggurath-4-sea = 船首像は、出港のときより育っている。

story-research-shub-niggurath-5-city = 孤児院が、わらを買いこんでいる。
story-research-shub-niggurath-5-wilderness = 黒山羊が輪になり、外を向いて立っている。
story-research-shub-niggurath-5-sea = 船倉は、乳と新しい綱の匂いがする。

story-research-shub-niggurath-6-city = 薬草売りは、処方を貸すくらいなら弟を貸すという。
story-research-shub-niggurath-6-wilderness = 炭焼きたちは一本だけ木を残し、決してそれに背を向けない。
story-research-shub-niggurath-6-sea = かもめが索具に巣をかけ、泳げない何かをかえした。

story-research-shub-niggurath-7-city = 動物園では、動物の数より出産の数が多い。
story-research-shub-niggurath-7-wilderness = 木こりたちは、目の前まで連れてくれば何でも切り倒すという。
story-research-shub-niggurath-7-sea = 森がひとつ漂っていく。そのなかで誰かが口笛を吹いている。

story-research-shub-niggurath-8-city = 植物学者の苗は、本人の希望で洗礼を受けた。
story-research-shub-niggurath-8-wilderness = いばらにリボンが結ばれ、リボンには名が書かれている。
story-research-shub-niggurath-8-sea = 千の囲いを積んだ廃船。どの柵も、内側から掛け金が外されている。

story-research-yog-sothoth-1-city = 錠前屋が、まだ借り手のない部屋の鍵を売っている。
story-research-yog-sothoth-1-wilderness = どの石に聞いても、日付は同じだ。
story-research-yog-sothoth-1-sea = 自分の船とすれ違う。向こうは帰るところだ。

story-research-yog-sothoth-2-city = 時計師は、針音と針音の隙間に手を入れている。
story-research-yog-sothoth-2-wilderness = 門のある柵。ただし柵はない。
story-research-yog-sothoth-2-sea = 竜骨の下に、光の球がいくつも浮かんでいる。

story-research-yog-sothoth-3-city = 国勢調査は、ある一家を二度数え、ある一家を一度も数えなかった。
story-research-yog-sothoth-3-wilderness = 夜鷹が、あなたの没年を唱えている。
story-research-yog-sothoth-3-sea = 角のある霧。

story-research-yog-sothoth-4-city = ホテルの廊下は、出るときに扉が一つ多い。
story-research-yog-sothoth-4-wilderness = どの道標も、あなたの出発点までの距離を示している。
story-research-yog-sothoth-4-sea = 日付変更線を越えると、線がついてくる。

story-research-yog-sothoth-5-city = 文書館は、明日の新聞を「返却済み」に綴じている。
story-research-yog-sothoth-5-wilderness = 山の民は、来た者のためにひとつ、来たことになる者のためにひとつ、火をたく。
story-research-yog-sothoth-5-sea = 泡が列をなして昇り、甲板に上がっても形を崩さない。

story-research-yog-sothoth-6-city = 占い機は、硬貨を入れる前に答えを出す。
story-research-yog-sothoth-6-wilderness = 誰かが、階段を囲んで納屋を建てた。
story-research-yog-sothoth-6-sea = 見張りが、船首二点の方角に自分自身がいると報告する。

story-research-yog-sothoth-7-city = 肖像画廊では、どの人物も同じ部屋を出ていくところだ。
story-research-yog-sothoth-7-wilderness = 二つの丘のあいだに、ときおり三つ目が通される。
story-research-yog-sothoth-7-sea = 瓶のなかに、あなたの筆跡の手紙と、誰のものでもない鍵がある。

story-research-yog-sothoth-8-city = 家主は、前の借り主はまだ着いていないと言う。
story-research-yog-sothoth-8-wilderness = 鳥は谷へ飛びこみ、年を取って出てくる。
story-research-yog-sothoth-8-sea = 船鐘に下から応えがある。鳴らすより一瞬早く。
