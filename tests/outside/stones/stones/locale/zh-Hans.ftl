game-title = 取石子
game-tagline = 一次取一到三颗，当心最后那一颗。

mode-last-wins = 取到最后一颗者胜
mode-last-loses = 取到最后一颗者负

option-long = 石堆加倍
option-long-yes = 是
option-long-no = 否

ask-STO-TAKE-01 = 你要取几颗石子？
move-take = 取{ $stones }颗
event-took = { $seat }取了{ $stones }颗，还剩{ $left }颗。
reason-last-stone = 石子取完了。
