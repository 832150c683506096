## 成就

feat-fifteen = 清醒梦
feat-fifteen-how = 对战中以15点力量获胜
feat-last-dreamer = 最后的做梦者
feat-last-dreamer-how = 另有至少两人化为梦魇，你仍以做梦者的身份获胜
feat-night-rules = 黑夜归我
feat-night-rules-how = 以梦魇的身份获胜
feat-thief-of-sleep = 窃梦贼
feat-thief-of-sleep-how = 一局中以梦魇之身从做梦者那里夺取8颗骰子
feat-deep-diver = 深潜者
feat-deep-diver-how = 四次选择深眠并获胜
feat-bargainer = 花在刀刃上
feat-bargainer-how = 三次花费力量重掷，依然获胜
feat-untroubled = 一夜安眠
feat-untroubled-how = 单人获胜，且没有梦魇苏醒
feat-awake-at-dawn = 熬过最坏的一夜
feat-awake-at-dawn-how = 单人获胜，尽管至少有两个梦魇苏醒
feat-brink = 一息之差
feat-brink-how = 单人以不超过6点力量获胜
