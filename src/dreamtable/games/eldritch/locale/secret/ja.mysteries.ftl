story-an-instrument-of-silence-encounter = 節をほどいていく。預かった婦人は茶びんの布をかぶせていて、早く部屋を空けてほしい。三つの音を繰り返し、二つ目と三つ目のあいだで、家具が身を乗り出す。四つ目の音がある。誰かが補う前に、どの音か突き止める。
story-an-instrument-of-silence-encounter-pass = 自分の耳が足していた音だ。知っていることがあれば、この部品に忘れさせられる。
story-an-instrument-of-silence-encounter-fail = 確かめようと口ずさむ。布が息を吸い、あなたの何かが一緒に吸い込まれる。

story-the-drowned-city-encounter = 水が壁のように立っている。こちらには天気があり、向こうの通りは掃いてある。ボートの者は、茶が冷めるまで待ってくれる。腰に綱、手にチョークで、またいで入り、誰もがするように、左の最初の扉から始める。

story-the-reef-colonies-encounter = 火薬を仕掛け、潮を待つ。導火線を引いた石切り工は、誰も住んでいないと念を押す。下では明かりが、部屋から部屋へ運ばれる。水が腰まで来たら、最後の支えを大づちで打ち抜き、走るのだ。
story-the-reef-colonies-encounter-pass = 三度目で抜ける。煙突は寄り合って岩に戻り、少しのあいだ、海が低くなる。
story-the-reef-colonies-encounter-fail = 支えは抜けない。たたくのは誰かと、明かりを置いて出てくる者がいる。

story-altars-of-horn-encounter = 祭壇は温かい。案内の猟師は帽子を取り、早くかぶりたがっている。今朝、きれいになめられたばかりだ。両手を置き、儀式の文句を終わりまで唱えれば割れ、つかえれば手を覚えられる。誰も笑ってはいけない。
story-altars-of-horn-encounter-pass = つかえずに唱える。祭壇は、血を抜かれる牛のように待っている。儀式を一つ手放せば、終わらせられる。
story-altars-of-horn-encounter-fail = 緊張のあまり笑ってしまう。影に何が生えたかは、あとで猟師が教えてくれる。

story-the-silver-lattice-encounter = 名を呼んで、格子を編む。門はかまどのように息を吸う。向こうで老紳士がつえにもたれて見物し、一本ごとにうなずき、少し間違えて繰り返す。九本目だ。直してはいけない。まねてもいけない。
story-the-silver-lattice-encounter-pass = 最後の一本を、古い発音で言う。老紳士が帽子を上げる。呪文と手掛かりを結べば、もつ。
story-the-silver-lattice-encounter-fail = つい直してしまう。老紳士は喜び、もっと教わろうと近寄ってくる。
