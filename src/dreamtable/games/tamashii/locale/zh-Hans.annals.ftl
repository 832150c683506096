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

## 解锁了什么

lock-bo = 躯体“{ $cards }”
lock-en = { $count ->
    [1] 敌人“{ $cards }”
   *[other] { $count }种敌人
}
lock-cl = { $count ->
    [1] 职业牌“{ $cards }”
   *[other] { $count }张职业牌
}
lock-fa = { $count ->
    [1] { $faction }的“{ $cards }”
   *[other] { $count }张{ $faction }牌
}
lock-lp = 学习协议“{ $cards }”
lock-ti = 地区“{ $cards }”
why-lock-bo = 往后躯体市场里可能摆着它，多一副身子可穿。
why-lock-en = { $cards }：下个剧本起，追你们的又多了这些。
why-lock-cl = { $cards }：每个职业多一张可抽的牌。
why-lock-fa = { $cards }：有{ $faction }的地方，牌库里就有它们。
why-lock-lp = 开局时可能发到手里，多一种边做边学的路子。
why-lock-ti = 进了盒子，随机摆地图时用得上。

## 剧本海报

length-short = 不长
length-medium = 一个晚上
length-long = 一个长夜
difficulty-easy = 好上手
difficulty-medium = 有难度
difficulty-hard = 很难
guide-warning = 别当第一局
opens-last = 其他剧本都有了结局，它才开放。
opens-after-prologue = 序章之后开放。

## 一晚写成一章

door-tiles = { $count }块地区没有人翻开
door-cards = { $count }张牌一直扣在地上
