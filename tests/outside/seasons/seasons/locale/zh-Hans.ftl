game-title = 四季园
game-tagline = 一座记得每一年的园子。

mode-together = 同心
mode-rivals = 争胜

option-garden = 园子
option-garden-courtyard = 庭院
option-garden-orchard = 果园
option-garden-pond = 池塘
option-late_frost = 倒春寒
option-late_frost-yes = 有：开的花少些
option-late_frost-no = 没有

garden-courtyard = 庭院
garden-orchard = 果园
garden-pond = 池塘
bed = { $number } 号花圃

ask-SEA-01 = 在园子里做什么？
move-plant = 种{ $bed }
move-dig = 翻{ $bed }
event-bloomed = { $blooms ->
    [yes] { $seat }种了{ $bed }，开花了。
   *[no] { $seat }种了{ $bed }，什么也没长。
}
event-dug = { $key ->
    [yes] { $seat }翻开{ $bed }，找到一把钥匙。
   *[no] { $seat }翻开{ $bed }，只有泥土。
}
reason-bloom = 满园花开。
reason-bare = 花开得太少。

kept-years = 在园里过了 { $years } 年，一共开了 { $blooms } 朵花
kept-seeds = 留了 { $seeds } 包种子
kept-key = 花圃底下的一把钥匙

trait-garden = 园子
figure-blooms = 花
