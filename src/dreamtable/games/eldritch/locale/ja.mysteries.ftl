card-the-nine-angles = 九つの角
story-the-nine-angles = 八つまでは作図できる。九つ目は、製図者の立っていた場所である。

card-the-widening-eye = 広がる眼
story-the-widening-eye = どの天文台も同じ黒点を報告し、それは夜ごとに丸くなる。

card-herald-of-the-court = 宮廷よりの先触れ
story-herald-of-the-court = 何者かが砂漠から歩み出て、示すべき顔を持たぬ客の来訪を告げる。

card-an-instrument-of-silence = 静寂の楽器
story-an-instrument-of-silence = 楽器は分解され、見知らぬ人々へ郵送された。どの部品もまだうなっている。

card-the-drowned-city = 沈める都
story-the-drowned-city = 二千尋の底から引き上げた測鉛線は、乾いている。

card-mystery-father-dagon = 父なるダゴン
story-mystery-father-dagon = トロール船は網を満たして帰ってくる。舵輪を握る者はいない。

card-the-sleepers-chorus = 眠れる者たちの合唱
story-the-sleepers-chorus = 十一の港で人々が同じ詩を夢に見、それぞれ一語だけを携えて目を覚ます。

card-the-reef-colonies = 岩礁の集落
story-the-reef-colonies = 潮が引ききると、煙突が見える。

card-clear-the-old-groves = 古き森を伐る
story-clear-the-old-groves = 切り株は毎晩数えられ、朝ごとに減っている。

card-the-milk-litanies = 乳の連祷
story-the-milk-litanies = 谷に生まれた子は誰もがこの賛歌を聞く。歌い手は床の下にいる。

card-yeb-unbound = 解き放たれしイェブ
story-yeb-unbound = 大河は海に背を向け、太鼓は畏れて鳴り止んだ。

card-altars-of-horn = 角の祭壇
story-altars-of-horn = 彫られたものではない。抜け落ちたのだ。

card-the-silver-lattice = 銀の格子
story-the-silver-lattice = 締め出すべきものには、それ自身の言葉で、格子の一本ごとに告げねばならない。

card-the-unseen-twin = 見えざる双子
story-the-unseen-twin = 農家は内側から広げられている。家畜の帳簿に、その理由は記されていない。

card-annals-of-the-gatekeepers = 門番たちの年代記
story-annals-of-the-gatekeepers = 門番はそれぞれ一ページを書き残した。どのページも、最後の一行だけが次の者の筆跡である。

card-where-the-walls-are-thin = 壁の薄きところ
story-where-the-walls-are-thin = 呼ぶより少し早く、返事の来る場所がある。
