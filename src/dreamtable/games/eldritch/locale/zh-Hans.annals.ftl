## 转折

turning-mystery-solved = 神秘事件告破
turning-final-mystery-solved = 最终神秘事件告破
turning-awakened = { $ancient_one }苏醒
turning-defeated = { $investigator }倒下
turning-devoured = { $investigator }被吞噬
turning-eliminated = 再无人可派

## 结局

gauge-doom = 末日
gauge-mysteries = 已解决的神秘事件
gauge-gates = 开启的次元门

deed-mysteries = 解决了{ $count }/{ $needed }个神秘事件
deed-gates = 关闭{ $count }扇次元门
deed-monsters = 击败{ $count }只怪物
deed-lost = 失去{ $count }名调查员
deed-doom = 末日停在{ $count }
deed-rounds = 共{ $count }轮
deed-clues = { $count }条线索
