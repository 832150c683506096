## 转折点

turning-story-drawn = { $card }
turning-player-reset = { $seat }重置
turning-boss-came = “{ $card }”现身
turning-objective-taken = 达成“{ $card }”

## 结局

gauge-time = 时间
gauge-corrupted = 剩余受损代码
gauge-enemies = 锁定中的敌人

deed-no-body = 尚无躯体
deed-rounds = 共{ $count }轮
deed-tiles = 揭示{ $count }个地区
deed-enemies = 击败{ $count }个敌人
deed-resets = 重置{ $count }次
deed-points = { $count }分
deed-objectives = 达成{ $count }个目标
deed-programs = 启动{ $count }个程序
