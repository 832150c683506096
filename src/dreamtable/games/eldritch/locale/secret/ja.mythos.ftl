story-the-whistling-wire-encounter = 電柱に登り、聞く。六十マイルの線がうなり、向こうの端に辛抱強い誰かがいる。通信士は手袋で耳を押さえて下に立つ。句は九分ごとに回ってきて、そのたびに終わりの間が短くなる。誰が打っているのか、聞き分ける。
story-the-whistling-wire-encounter-pass = 打ち方でわかった。集めたことがあれば、誰かが返事を打てる。
story-the-whistling-wire-encounter-fail = 風と、ゆるんだ金具の音だけだ。下りるあいだに、また回ってくる。

story-a-library-burns-encounter = 運び出せるだけ運び出す。司書が濡れた肩掛けをかぶって先に立ち、駅の名のように棚の番号を呼ぶ。もうMまで来た。目当ては回廊の端、太いはりの下だ。はりは、誰かが下を通るのを待っている。
story-a-library-burns-encounter-pass = はりを背中で支えるあいだに、彼女が題を読み上げる。知っていることと合わせれば、足りるかもしれない。
story-a-library-burns-encounter-fail = はりが順番どおりに落ちる。片方の靴に火をつけ、索引を一冊持って逃げ出す。

story-the-sleeping-village-encounter = 鐘を鳴らしても誰も出ない。皆、手を組んで寝床にいる。司祭もいる。どの寝床も、隣が一人ぶん空いている。医者の妻の袖に書き付けがある。座るな、しゃべり続けろ、鐘つきを先に起こせ。静かで、ふとんの端が折り返してある。
story-the-sleeping-village-encounter-pass = 立ち続けるうちに、鐘つきが片目を開ける。鳴らす前に一つ知りたいという。皆なら答えられるかもしれない。
story-the-sleeping-village-encounter-fail = 靴の石を出そうと、つい座る。らばが、ずっと下の道であなたを見つける。

story-a-thousand-missing-encounter = 名簿を声に出して読む。巡査部長が堤に机と明かりを置いてくれた。一人読むごとに黙り、木立を見渡す。いくつか返事がある。どの名にも返事をする者が一人いて、少し早すぎる。その者を見つける。
story-a-thousand-missing-encounter-pass = 左から四本目の糸杉、王冠をかぶっている。十分に知っていれば、本当の名で呼べる。
story-a-thousand-missing-encounter-fail = 半分も読まないうちに暗くなる。残りは、向こうの誰かが読んでくれる。

story-poisoned-almanac-encounter = 刷った暦を回収させる。印刷屋は破産だ。隣の部屋で六人の娘が紙を折っている。いとこが税関に一人、司教のもとに一人いる。機械がまた動く前に、笑わせるか恥じ入らせるかできたら、今夜、売り先に電報を打つだろう。
story-poisoned-almanac-encounter-pass = 笑って、それから恥じ入る。朝には束で戻ってきて、娘たちが庭で焼く。
story-poisoned-almanac-encounter-fail = あなたの肩で泣く。後ろで機械が動き、第二版は紙が上等だ。

story-the-unlit-lamps-encounter = 岬に火を入れ直す。灯台守の妻には油もマッチもある。ないのは灯台だ。昼にはあの岩にあった。三十年、その影で鶏にえさをやってきて、影は今もある。腕を取り、星の途切れるところを探す。
story-the-unlit-lamps-encounter-pass = 手すりがある。冷たく、濡れている。灯台守の知っていたことを調べてあれば、火はつく。
story-the-unlit-lamps-encounter-fail = 岩を回るうちに、潮が帰り道を断つ。鶏は影の中で眠っている。

story-locks-without-keys-encounter = かかるまで綱を引く。八十人が二人ずつ巻き上げ機を押し、バイオリン弾きは朝から同じ曲を弾いている。動いたと思うと止まる。内側にもう一人ほしい、と甲板長が言う。背中が広くて、水を見ない者がいい。
story-locks-without-keys-encounter-pass = 水から出てくる。くさびを握った手だ。心得のある者なら、放すように説けるかもしれない。
story-locks-without-keys-encounter-fail = 押し棒が手から跳ねる。バイオリン弾きは、また初めから弾く。

story-the-hunger-winter-encounter = そりを通す。四百マイルの川の氷で、馬も食べなくなり、最後は人が引く。長老の孫がさおを持って先を歩く。村の手前の氷に、太った者が両腕を広げて立ち、何を持ってきたのかと聞く。
story-the-hunger-winter-encounter-pass = 止まらずに引くと、よけるしかない。村はさじを取る。知っていることがあれば、二度と来させずに済む。
story-the-hunger-winter-encounter-fail = 礼儀として止まる。取り分は、引き綱をつけた者の体から取られる。

story-the-fleet-in-the-weed-encounter = 船尾の名を読み、一つずつ消していく。領事が登録簿を外套に包み、ボートの底に置いている。動き出す前に読まなければならないが、塗料は古い。旗艦の船尾へ、誰かが明かりを下げて手伝いに来る。
story-the-fleet-in-the-weed-encounter-pass = 明かりが下りる前に読めた。名のわかった船は、事情を知る者が港へ呼び戻せる。
story-the-fleet-in-the-weed-encounter-fail = 明かりがこちらのボートを照らし、その名が、上から丁寧に読み上げられる。
