card-rust-hound = 錆犬
story-rust-hound = 迷子探し用に売られた犬だ。温かいものなら、今も何でもくわえて戻る。

card-lamp-eye = 灯眼
story-lamp-eye = 街灯が身をかがめて襟の名を読み、隣の街灯に読み上げる。

card-ticket-gate = 改札機
story-ticket-gate = 電車が止まってから、誰も通していない。釣り銭は預かっている。

card-paper-wasp = 紙蜂
story-paper-wasp = 立ち退き通知で折ってある。とまられた手は開いてしまう。

card-street-usher = 街頭案内機
story-street-usher = 席まで案内してくれる。席は壁の中だ。

card-coin-locker = コインロッカー
story-coin-locker = 知らない人の傘を九年預かっている。あなたの分も預かりたい。

card-gutter-eel = どぶうなぎ
story-gutter-eel = 排水口のいちばん近くで寝た者は、朝までに冷却液を吸われている。

card-broom-cart = 清掃カート
story-broom-cart = 掃除は四時。四時に道にあるものは、みんなごみだ。

card-siren-finch = 警笛スズメ
story-siren-finch = 小さくて黄色い、一羽きりの鳥。ひと声鳴くと、一羽ではなくなる。

card-clamp-crab = 車止め蟹
story-clamp-crab = 止まったものを挟む。走る音を聞いていたら、もっと強く挟む。

card-slogan-screen = 標語スクリーン
story-slogan-screen = 好きな色を尋ねてくる。答えも教えてくれる。

card-lost-pram = 迷子の乳母車
story-lost-pram = へこみが戻るまで揺すってくれる。歌は川の向こうまで届く。

card-meter-reader = 検針員
story-meter-reader = 毎晩、胸の目盛りを読みに来る。ゼロなら盗電だ。

card-nail-drone = 釘打ちドローン
story-nail-drone = 誰かが屋根を頼んだ。釘はまだ千百本ある。

card-kiosk-attendant = 売店番
story-kiosk-attendant = 「それは昨日の新聞です」。取っておいたページを破り取る。

card-copy-clerk = 複写係
story-copy-clerk = 手の写しには指が六本ある。受け取りの署名を求められる。

card-elevator-boy = 昇降機の少年
story-elevator-boy = 「上へまいります」。いちばん後ろにいた方が、先に降りてくる。

card-wire-rat = 電線ネズミ
story-wire-rat = 袖の中に巣がある。敷いてあるのは、あなたの母音だ。

card-roll-caller = 点呼官
story-roll-caller = 一つの名前に二人が返事をすると、二人とも欠席になる。

card-paper-neighbour = 紙の隣人
story-paper-neighbour = 造り物のシダに水をやり、通る人をみな書き留める。

card-moth-collector = 蛾の収集家
story-moth-collector = ガラスの下に、きちんと留めてある。半券、乳歯、あなたのやり直し。

card-frost-tick = 霜ダニ
story-frost-tick = もう冷えているところを選んで噛む。

card-ember-roach = 残り火ゴキブリ
story-ember-roach = 赤い線を見つけると、その上に寝そべって暖を取る。

card-chair-folder = 椅子たたみ
story-chair-folder = 誰も座っていないものはたたむ。あなたは確かに、少しのあいだ体を離れた。

card-hush-beetle = 口止め虫
story-hush-beetle = 埋めたマスを一つずつたたいて、詰まり具合を聞いている。

card-sun-mirror = 日鏡
story-sun-mirror = 傷がふさがるまで、仲間に日を当ててやる。

card-scan-drone = スキャンドローン
story-scan-drone = 四方から撮られる。閃光のあとに穴が残る。

card-catcher = 捕獲型
story-catcher = 網は毎晩繕われる。繕うのは、中にいる者たちだ。

card-debt-angel = 取立て天使
story-debt-angel = 最初の借用書を額に入れ、利子をつけて降りてくる。

card-relay-cantor = 中継の歌い手
story-relay-cantor = 最後に聞いたことを歌う。二番を知っている大きなやつが来る。

card-glass-nurse = 硝子の看護師
story-glass-nurse = 列の包帯をすべて替えてやる。あなたのは外すだけだ。

card-crane-hand = クレーンの腕
story-crane-hand = 襟首をつまみ上げ、最初に見かけた場所へ戻す。

card-auditor = 監査機
story-auditor = 貧しい者に用はない。鳴るポケットの隣に腰を下ろす。

card-redactor = 墨塗り係
story-redactor = 二行は残してくれる。あとは黒く塗られ、まだぬれている。

card-mirror-clerk = 鏡の係員
story-mirror-clerk = 鏡の中のあなたに判を押して返す。書類にとじられるのは、こちらのあなただ。

card-grief-counsellor = 悲嘆の相談員
story-grief-counsellor = 手放せるものは何か、と聞く。ティッシュの箱には歯がある。

card-bell-walker = 歩く鐘
story-bell-walker = 二本足の鐘。人がそろって静かにしているところへ歩いていく。

card-splinter-swarm = 破片の群れ
story-splinter-swarm = 小さな傷が三つ。一つずつ謝ってくる。

card-proofreader = 校正者
story-proofreader = 赤線を引かれ、余白に誤字がひとつ増える。

card-bone-tailor = 骨の仕立屋
story-bone-tailor = 上着の寸法を採られる。生地はあなただ。

card-night-postman = 夜の郵便屋
story-night-postman = 一つ目の小包では同僚を呼ぶ。その次からは扉を破る。

card-lullaby-box = 子守唄の箱
story-lullaby-box = 手の中のものがみな眠って滑り落ちるまで、鳴りやまない。

card-drip-stand = 点滴台
story-drip-stand = きしむ車輪がついてくる。管は逆につながっている。

card-can-opener = 缶切り
story-can-opener = 気になるのは、蓋だけだ。

card-lantern-shepherd = 灯の羊飼い
story-lantern-shepherd = 灯を提げて先を行く。後ろの者が膝を休められるように。

card-ice-notary = 氷の公証人
story-ice-notary = 火花とやり直しを同じ封筒に入れ、舌で封をする。

card-slag-hound = スラグ犬
story-slag-hound = 横でぶるっと体を振る。飛び散るものは、まだ赤い。

card-understudy = 代役
story-understudy = あなたの役はもう覚えた。会所で習ったあの手まで。

card-listening-post = 聴音哨
story-listening-post = じょうごが百個ついた柱。そのうち一つが、あなたの息で温かい。

card-noon-herald = 正午の触れ役
story-noon-herald = 何時でも正午を告げる。広場じゅうが少しずつ日に焼ける。

card-incinerator = 焼却型
story-incinerator = 手紙を焼くために造られた。焼く前に、一通ずつ読む。

card-zoe = Z.O.E.
story-zoe = 抱きしめてほしいと言い、あなたの左手に自分の写しを残す。

card-quiet-tribunal = 静かな法廷
story-quiet-tribunal = 椅子が七つ、裁判官はいない。判決は朝から、あなたの舌の上にある。

card-marrow-engine = 髄エンジン
story-marrow-engine = まず骨を割る。それからスプーンを貸してくれと言う。

card-hanging-scale = 吊り秤
story-hanging-scale = 片方の皿に壊れた男が載っている。釣り合うまで、あなたを削る。

card-mother-switch = 母なる交換機
story-mother-switch = 区の通話はみな、膝の上でつながる。包帯も同じ膝に置いてある。

card-needle-cathedral = 針の大聖堂
story-needle-cathedral = 手首から引き出された糸をたどれば、扉に着く。

card-rain-composer = 雨の作曲家
story-rain-composer = 傘のための曲を書く。今夜の曲では、全員が手を空ける。

card-orphan-engine = 孤児エンジン
story-orphan-engine = 壊されるたび、作り手の写真を見て自分を組み直す。

card-editor-in-chief = 編集長
story-editor-in-chief = 最後のページを一行まで削る。その一行も、編集長の文だ。

card-census-titan = 国勢調査の巨人
story-census-titan = 世帯を数えに来る。後ろの連中はあなたの客で、払いもあなた持ちだ。

card-velvet-tank = ビロード戦車
story-velvet-tank = 赤いビロードを着た砲身が二本。まず一本で、次にもう一本で、丁寧に戸をたたく。

card-almoner = 施し手
story-almoner = パンを二つ押しつけてくる。まだ動いている。

card-hound-foundry = 犬の鋳造所
story-hound-foundry = 炉が開く。犬はまだ生乾きなのに、もうあなたを知っている。

card-renamer = 改名官
story-renamer = 名前を消され、もっと良い名を書かれる。インクが血に回る。

card-last-landlord = 最後の大家
story-last-landlord = 鍵は一本きりで、あなたに合う。家賃は初日からだ。

card-kiln-bishop = 窯の司教
story-kiln-bishop = コードの一文字を祝福し、窯の中に塗り込める。

card-memory-undertaker = 記憶の納棺師
story-memory-undertaker = 記憶を洗い、髪をとかし、棺の代金は誰が払うのかと聞く。

card-ear-of-the-city = 街の耳
story-ear-of-the-city = 茶碗を置く。広場の向こうで、壁があなたたちの方を向く。

card-second-noon = 二度目の正午
story-second-noon = クレーンに二つ目の太陽が吊ってある。扉の塗料が流れ落ちる。
