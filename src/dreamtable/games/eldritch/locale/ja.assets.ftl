card-boat-hook = ボートフック
story-boat-hook = とねりこの柄に鉄の先。引き寄せる道具だが、突き放すにもいい。

card-oak-bokken = 樫の木刀
story-oak-bokken = 肝心なのは、初めから刃ではなかった。

card-snub-revolver = スナブ・リボルバー
story-snub-revolver = 五発込めて、一つは縁起のために空けておく。

card-trench-shotgun = トレンチガン
story-trench-shotgun = 持ち主より先に、戦地から帰ってきた。

card-hunting-rifle = 猟銃
story-hunting-rifle = 三百ヤード先まで、じっと待てる。

card-elephant-gun = 象撃ち銃
story-elephant-gun = 肩の治療代は値段に含まれている。

card-flare-pistol = 信号拳銃
story-flare-pistol = 星が一つ、一度きり。待っていられない人に。

card-satchel-charge = 梱包爆薬
story-satchel-charge = 説明書は短く、文の途中で終わっている。

card-silvered-knife = 銀のナイフ
story-silvered-knife = 冬ごとに銀がはげる。いつも同じ側だ。

card-annotated-bestiary = 注釈付き怪物誌
story-annotated-bestiary = 書き込みは終わりへ行くほど落ち着いてくる。かえって心細い。

card-merchant-ledger = 商人の帳簿
story-merchant-ledger = どの欄も合っている。見出しのない欄まで合っている。

card-field-grimoire = 野外魔導書
story-field-grimoire = 油布の表紙。まだ名のない天気にも耐える。

card-book-of-hours = 時祷書
story-book-of-hours = 色刷りの暦に、祭日が一つ多い。やさしい祭日だ。

card-surgeons-kit = 外科鞄
story-surgeons-kit = どれも決まった場所にある。いちばん小さな刃だけがない。

card-laudanum = アヘンチンキ
story-laudanum = 四十滴で痛みが消え、四十一滴目から夢になる。

card-fur-parka = 毛皮パーカー
story-fur-parka = 売った猟師は、何の毛皮か言おうとしなかった。

card-storm-lantern = 防風ランタン
story-storm-lantern = 炎は揺らがない。ときおり壁のほうへ傾くだけだ。

card-wireless-set = 無線機
story-wireless-set = 二つの局のあいだに三つ目がある。気の長い局だ。

card-sledge-compass = そりの羅針盤
story-sledge-compass = 極に合わせて作られた。そのあと極が動いた。

card-diving-suit = 潜水服
story-diving-suit = 面ガラスの内側に、もう一組の手形がある。

card-silk-disguise = 絹の変装
story-silk-disguise = 光の加減で、前に着ていた人を思い出す。

card-relic-vial = 聖遺物の小瓶
story-relic-vial = どの聖人かは書いていない。封も破られていない。

card-iron-talisman = 鉄の護符
story-iron-talisman = さわると冷たい。要るときだけ、冷たくない。

card-ivory-die = 象牙のさいころ
story-ivory-die = 数えさえしなければ、面は七つある。

card-pocket-chronometer = 懐中時計
story-pocket-chronometer = 一分進んでいて、いつもそのほうが正しい。

card-puzzle-casket = からくり箱
story-puzzle-casket = 開けた者は四人。四人とも、また閉じた。

card-jade-cicada = ひすいの蝉
story-jade-cicada = 死んだ人の舌に載せるもの。見つかったのは、生きた人の口だ。

card-port-interpreter = 港の通訳
story-port-interpreter = 九つの言葉を話し、うそをつくのはそのうち一つだけ。

card-retired-inspector = 元警部
story-retired-inspector = 辞めるとき持ち出した捜査簿が、いまだに厚くなる。

card-stevedore-gang = 荷役の一団
story-stevedore-gang = 何でもかつぐ。かつぎ返してこなければ。

card-jesuit-scholar = イエズス会士
story-jesuit-scholar = 禁書を読むのは、もっとよく禁じるためだ。

card-army-nurse = 従軍看護婦
story-army-nurse = 三度目の冬からは、包帯の下に何があっても驚かない。

card-street-urchin = 浮浪児
story-street-urchin = 硬貨一枚で時刻表、二枚なら、本当は誰が乗っているかを教える。

card-occult-bookseller = 古書商
story-occult-bookseller = 自分で読んで、まだ生きている本しか売らない。

card-chartered-seaplane = 貸切水上機
story-chartered-seaplane = 料金はマイルで決まる。どこのマイルかは聞かない。

card-lakeside-sanatorium = 湖畔の療養所
story-lakeside-sanatorium = 窓はどれも湖を向き、とてもていねいに鍵がかかっている。

card-press-syndicate = 通信社
story-press-syndicate = 朝には百の新聞が、あなたの代わりに聞いている。

card-consular-favour = 領事の便宜
story-consular-favour = 判が一つ、署名が一つ。それで、あの独房には誰もいなかったことになる。

card-gunboat-salvo = 砲艦の斉射
story-gunboat-salvo = 座標は正しかった、と艦長は書く。その村が海図にないだけだ。

card-hired-patrol = 雇われ巡察隊
story-hired-patrol = 半分は前払い。残り半分については、人相を聞いてくる。
