card-soldier = 兵士
story-soldier = 背負い袋に写真用のポケットがある。入れるのは、倒した相手の持ち物だ。

card-courier = 急使
story-courier = すねが長く、かばんは破れている。手首の内側に「二度鳴らす」とある。

card-weaver = 織り手
story-weaver = 指が十二本ある。余りの二本は休まない。

card-bulwark = 防壁
story-bulwark = もとは扉だった。立ち方は今も変わらない。

card-ferryman = 渡し守
story-ferryman = どこに着いても、まず結び目をひとつ作る。

card-anvil = 金床
story-anvil = 二つの槌の間に立つために作られた。いつも二つ目を待っている。

card-lantern = 提灯
story-lantern = 紙の胸に芯が一本。新しい通りを、内側に書き足していく。

card-monk-of-wires = 電線の僧
story-monk-of-wires = 差し込みを替える。それが読経だ。

card-wolfhound = 狼狩りの犬
story-wolfhound = 噛んだあと引き返して、あなたの足跡を道からなめ取る。

card-hollow-saint = 空ろな聖者
story-hollow-saint = 胸にもう一人分の空きがある。みんな、そこに鍵を預けていく。

card-puppet-queen = あやつり人形の女王
story-puppet-queen = 指を一本上げる。殴りかかるところだったものが、襟を正す。

card-caretaker = 世話人
story-caretaker = 夜ごとバケツを提げて回り、棚で死んだものを下ろす。

card-sundial = 日時計
story-sundial = 顔は銅の円盤だ。日に一度、時刻を決める。決めればその時刻になる。
