card-the-nine-angles = 九重之角
story-the-nine-angles = 八个角都画得出来，第九个角是绘图者站过的地方。

card-the-widening-eye = 渐张之眼
story-the-widening-eye = 每座天文台都报告了同一个黑斑，它一夜比一夜更圆。

card-herald-of-the-court = 宫廷的传令
story-herald-of-the-court = 有人从沙漠中走来，通报一位无面可示的来宾。

card-an-instrument-of-silence = 寂静的乐器
story-an-instrument-of-silence = 它被拆散，寄给了素不相识的人，而每一块碎片仍在嗡鸣。

card-the-drowned-city = 沉没之城
story-the-drowned-city = 测深绳从两千寻的水下收上来，是干的。

card-mystery-father-dagon = 父神大衮
story-mystery-father-dagon = 拖网船满载而归，舵轮前却空无一人。

card-the-sleepers-chorus = 沉睡者的合唱
story-the-sleepers-chorus = 十一座港口的人梦见同一段诗，醒来时每人只记得其中一个字。

card-the-reef-colonies = 礁石聚落
story-the-reef-colonies = 潮水退到最低时，看得见烟囱。

card-clear-the-old-groves = 清除古林
story-clear-the-old-groves = 每晚都清点一遍树桩，每早都少了几个。

card-the-milk-litanies = 乳汁连祷
story-the-milk-litanies = 山谷里每个新生儿都听过这支圣歌，唱歌的东西在地板下面。

card-yeb-unbound = 脱缚的耶布
story-yeb-unbound = 大河背过身去，不再向海；鼓声也肃然止息。

card-altars-of-horn = 角之祭坛
story-altars-of-horn = 它们不是谁雕成的，是蜕下来的。

card-the-silver-lattice = 银之格栅
story-the-silver-lattice = 要把它关在外面，就得用它自己的语言告诉它，一根栅条一句。

card-the-unseen-twin = 不可见的孪生子
story-the-unseen-twin = 农舍从里面被拓宽了，牲口账上却没有写缘由。

card-annals-of-the-gatekeepers = 守门人编年史
story-annals-of-the-gatekeepers = 每个守门人写一页，而每页最后一行都是下一任的笔迹。

card-where-the-walls-are-thin = 壁薄之处
story-where-the-walls-are-thin = 有些地方，你还没喊，那边已经应了。
