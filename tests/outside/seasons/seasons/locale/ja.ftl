game-title = 四季の庭
game-tagline = どの年のことも覚えている庭。

mode-together = みんなで
mode-rivals = 競い合い

option-garden = 庭
option-garden-courtyard = 中庭
option-garden-orchard = 果樹園
option-garden-pond = 池
option-late_frost = 遅霜
option-late_frost-yes = あり：花が減る
option-late_frost-no = なし

garden-courtyard = 中庭
garden-orchard = 果樹園
garden-pond = 池
bed = { $number }番の花壇

ask-SEA-01 = 庭で何をしますか？
move-plant = { $bed }に植える
move-dig = { $bed }を掘り返す
event-bloomed = { $blooms ->
    [yes] { $seat }が{ $bed }に植えた。花が咲く。
   *[no] { $seat }が{ $bed }に植えた。何も育たない。
}
event-dug = { $key ->
    [yes] { $seat }が{ $bed }を掘り返すと、鍵が出てきた。
   *[no] { $seat }が{ $bed }を掘り返したが、土ばかり。
}
reason-bloom = 庭いっぱいに花が咲いた。
reason-bare = 花が足りなかった。

kept-years = 庭で過ごした年：{ $years }年、咲いた花：{ $blooms }輪
kept-seeds = 取っておいた種：{ $seeds }袋
kept-key = 花壇の下にあった鍵

trait-garden = 庭
figure-blooms = 花
