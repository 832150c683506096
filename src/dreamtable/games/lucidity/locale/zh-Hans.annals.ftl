## 转折

turning-became-nightmare = { $nightmare }降临
turning-eliminated = 猎杀
turning-last-watch = 最后守夜
turning-awoke = { $nightmare }苏醒

## 结局

deed-rounds = 共{ $count }轮
deed-dice = 掷出{ $count }颗骰子
deed-power = { $power }点力量
