card-pattern-drill = 型の稽古
story-pattern-drill = 一課、食卓を整える。二課、暗がりで整える。

card-field-medicine = 野戦治療
story-field-medicine = 教本には針と糸がつく。一章だけ縫い閉じてある。

card-cartography = 測量
story-cartography = 渡る前に通りを描く。渡ったら、向こう側からもう一度描く。

card-pest-control = 害獣駆除
story-pest-control = 一ページ目は、ネズミに似ているだけのものの一覧だ。

card-clean-hands = 清い手
story-clean-hands = 手を洗う。指を数える。自分のでない一本は返す。

card-silence-course = 静寂の講座
story-silence-course = 試験場はスプーンでいっぱいだ。

card-wardrobe-studies = 衣装学
story-wardrobe-studies = 一週間、左腕の中で眠る。それから腕に手紙を書く。

card-open-library = 開かれた書庫
story-open-library = 本はすべて貸し出し中。借り手の名が、窓の場所と並べてある。

card-guild-manners = 仁義の作法
story-guild-manners = 酌の仕方、頭の下げ方、刃物を贈り物のまま渡す持ち方。

card-door-theory = 扉の理論
story-door-theory = 扉の抜け方は二つある。一つは、すきま風になることだ。

card-dead-drop = 秘密の受け渡し
story-dead-drop = 手紙は三つ目の鉢の下に置く。水は誰かがやっている。

card-inner-compiler = 内なるコンパイラ
story-inner-compiler = 自分の脈を、警告の一覧として読み下す。

card-frost-grammar = 霜の文法
story-frost-grammar = この言語では、傷んだ語が動詞になる。
