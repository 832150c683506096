card-shelter = シェルター
story-shelter = フックにボディが三十体、やかんがひとつ。湯飲みには名札が貼ってある。

card-ruins-2 = 廃墟
story-ruins-2 = 家はなく、台所だけがある。引き出しに、まだ使える言葉がひとつ。

card-ruins-3 = 廃墟
story-ruins-3 = 壁は崩れて、前より整った。

card-ruins-4 = 廃墟
story-ruins-4 = 子どもたちがれんがを色ごとに積んだ。二つだけ、戻させてくれる。

card-spartan-barracks = スパルタ兵舎
story-spartan-barracks = 長靴が二列。二列目は死者の分で、先に磨く。

card-ninkyodo-hall = 任侠道の会所
story-ninkyodo-hall = 靴を脱ぎ、次に名を脱ぐ。どちらも戸口にそろえて置く。

card-seeker-archive = 探求者の書庫
story-seeker-archive = 目録は天井にある。読む者は寝転ぶ。

card-nameless-cellar = 無名の地下室
story-nameless-cellar = 戸をたたいて、黙る。黙っているのが合言葉だ。

card-rail-yard = 操車場
story-rail-yard = 機関車はない。大勢で寄りかかると、貨車は動く。

card-night-market = 夜市
story-night-market = 腕は量り売りだ。今夜は手がついてくる。

card-power-station = 発電所
story-power-station = 一基は街のために、もう一基は猫のために回る。

card-server-cluster = サーバー群
story-server-cluster = どこまでも棚が続く。その一つに、母の番号が残っている。

card-high-rise = 高層ビル
story-high-rise = 四十階に洗濯物が干してある。敷布の間から、通りが四本見える。

card-abandoned-hut = 廃屋
story-abandoned-hut = 戸を閉めると、通りは番地を忘れる。

card-back-alley-clinic = 路地裏の診療所
story-back-alley-clinic = 一針いくらで、端数はまける。

card-central-server = 中央サーバー
story-central-server = 何を聞いても答える。そして、知りたがったのは誰かと聞き返す。

card-data-well = データの井戸
story-data-well = 桶を上げると、ぬれた言葉が二つ入っている。

card-drone-nest = ドローンの巣
story-drone-nest = 卵は温かい。親が一機、まだ帰っていない。

card-skybridge = 空中回廊
story-skybridge = 窓は半分ない。事務所が手放したものを、風が運んでくる。

card-wire-shrine = 電線の社
story-wire-shrine = 配電盤に色糸を結び、ほかの色に一礼する。

card-scrap-foundry = 屑鉄工場
story-scrap-foundry = もう言わないことを投げ込む。装甲が一枚出てくる。

card-signal-mast = 信号塔
story-signal-mast = 四十本のアンテナがあなたの名に返事をする。街は一本ずつ確かめていく。

card-cold-vault = 冷凍保管庫
story-cold-vault = 九番の引き出しは、傷んだもの用だ。ひとりでに閉まる。

card-flooded-metro = 水没した地下鉄
story-flooded-metro = 列車は今も各駅に停まる。息を止めている。
