card-boat-hook = ボートフック
story-boat-hook = トネリコと鉄。物を引き寄せる道具だが、逆にも働く。

card-oak-bokken = 樫の木刀
story-oak-bokken = 肝心なのは、初めから刃ではなかった。

card-snub-revolver = スナブ・リボルバー
story-snub-revolver = 五発込めて、一つは縁起のために空けておく。

card-trench-shotgun = トレンチガン
story-trench-shotgun = 持ち主より先に、戦地から帰ってきた。

card-hunting-rifle = 猟銃
story-hunting-rifle = 三百ヤードに照準を合わせた忍耐。

card-elephant-gun = 象撃ち銃
story-elephant-gun = 肩の治療代は値段に含まれている。

card-flare-pistol = 信号拳銃
story-flare-pistol = 一度きりの星。待っていられない者のために。

card-satchel-charge = 梱包爆薬
story-satchel-charge = 説明書は短く、文の途中で終わっている。

card-silvered-knife = 銀のナイフ
story-silvered-knife = 冬ごとに銀が剥げる。いつも同じ側だけが。

card-annotated-bestiary = 注釈付き怪物誌
story-annotated-bestiary = 余白の書き込みは終わりに近づくほど落ち着いていく。慰めにはならない。

card-merchant-ledger = 商人の帳簿
story-merchant-ledger = どの欄も帳尻が合っている。見出しのない欄までも。

card-field-grimoire = 野外魔導書
story-field-grimoire = 油布装。まだ名のない天候での使用に耐える。

card-book-of-hours = 時祷書
story-book-of-hours = 彩色の暦には祝日が一つ多い。優しい祝日である。

card-surgeons-kit = 外科鞄
story-surgeons-kit = すべて定位置にある。一番小さな刃のほかは。

card-laudanum = アヘンチンキ
story-laudanum = 四十滴で痛みが消え、四十一滴目から夢になる。

card-fur-parka = 毛皮パーカー
story-fur-parka = 売った猟師は、何の毛皮か言おうとしなかった。

card-storm-lantern = 防風ランタン
story-storm-lantern = 炎は揺らがない。ときおり壁のほうへ傾くだけだ。

card-wireless-set = 無線機
story-wireless-set = 二つの局のあいだに三つ目がある。気の長い局だ。

card-sledge-compass = そりの羅針盤
story-sledge-compass = 後になって動かされた極のために作られた。

card-diving-suit = 潜水服
story-diving-suit = 面ガラスの内側に、もう一組の手形がある。

card-silk-disguise = 絹の変装
story-silk-disguise = 光の具合によっては、前に着ていた者を思い出す。

card-relic-vial = 聖遺物の小瓶
story-relic-vial = 聖人の名は記されず、封ろうは一度も破られていない。

card-iron-talisman = 鉄の護符
story-iron-talisman = 触れると冷たい。必要なときのほかは。

card-ivory-die = 象牙のさいころ
story-ivory-die = 数えさえしなければ、七つの面がある。

card-pocket-chronometer = 懐中時計
story-pocket-chronometer = 一分進んでいる。そしていつも、それで正しかった。

card-puzzle-casket = からくり箱
story-puzzle-casket = 開けた者は四人。四人とも、また閉じた。

card-jade-cicada = ひすいの蝉
story-jade-cicada = 死者の舌に載せるものが、生者の口から見つかった。

card-port-interpreter = 港の通訳
story-port-interpreter = 九つの言葉を話し、うそをつくのはそのうち一つだけ。

card-retired-inspector = 元警部
story-retired-inspector = 退職のとき一冊だけ持ち出した捜査簿は、今も厚くなり続けている。

card-stevedore-gang = 荷役の一団
story-stevedore-gang = 何でも担ぐ。担ぎ返してこないものなら。

card-jesuit-scholar = イエズス会士
story-jesuit-scholar = より良く禁じるために、彼は禁書を読んだ。

card-army-nurse = 従軍看護婦
story-army-nurse = 三度目の冬を越えてからは、包帯の下に何があっても驚かない。

card-street-urchin = 浮浪児
story-street-urchin = 硬貨一枚で時刻表を、二枚で本当は誰が乗っているかを教えてくれる。

card-occult-bookseller = 古書商
story-occult-bookseller = 読んで生き延びた本しか売らない。

card-chartered-seaplane = 貸切水上機
story-chartered-seaplane = 飛行士は距離で料金を取り、どこの距離かは決して聞かない。

card-lakeside-sanatorium = 湖畔の療養所
story-lakeside-sanatorium = 窓はみな湖に面し、たいそう丁重に閉ざされている。

card-press-syndicate = 通信社
story-press-syndicate = 朝には百の新聞が、あなたの問いを問うている。

card-consular-favour = 領事の便宜
story-consular-favour = 判が一つ、署名が一つ。その独房には初めから誰もいなかった。

card-gunboat-salvo = 砲艦の斉射
story-gunboat-salvo = 座標は正確だった、と艦長は記す。ただ、その村は海図にない。

card-hired-patrol = 雇われ巡察隊
story-hired-patrol = 半金は前払い。残り半分については、その人相書きを求めてくる。
