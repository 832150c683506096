## 调查遭遇

story-research-azathoth-1-city = 失明的调琴师从前听过这支曲子。
story-research-azathoth-1-wilderness = 陨石只有一面是温的。
story-research-azathoth-1-sea = 六分仪在船壳里面找到一颗星。

story-research-azathoth-2-city = 物理学家们付钱请你把那台仪器搬走。
story-research-azathoth-2-wilderness = 牧羊人已经不再数羊了。
story-research-azathoth-2-sea = 船的尾流绕成了螺旋。

story-research-azathoth-3-city = 那个教派在电车轨道交叉的地方聚会。
story-research-azathoth-3-wilderness = 正午时分，火山口湖嗡嗡作响。
story-research-azathoth-3-sea = 有一平方英里的海面，海豚都绕着走。

story-research-azathoth-4-city = 音乐厅的管风琴，一直在演奏休止符。
story-research-azathoth-4-wilderness = 一座废弃的天文台：圆顶敞着，镜片是从里面拆走的。
story-research-azathoth-4-sea = 气压计跌出刻度，还在往下跌。

story-research-azathoth-5-city = 一位数学家用同一个等式糊满了窗户。
story-research-azathoth-5-wilderness = 牧民们骑马绕行，避开某一片天空。
story-research-azathoth-5-sea = 不是客厅的钢琴调成了轮机的音，就是轮机调成了钢琴的音。

story-research-azathoth-6-city = 拱廊里的钟全停了，各自停在不同的午夜。
story-research-azathoth-6-wilderness = 跳舞的场地，已被踩磨成了玻璃。
story-research-azathoth-6-sea = 飞鱼按行星的次序掉在甲板上。

story-research-azathoth-7-city = 一位收藏家愿拿太阳系仪，换你一直哼着的那支调子。
story-research-azathoth-7-wilderness = 蚂蚁把沙粒摆成螺旋，正中留了块空地，扫得干干净净。
story-research-azathoth-7-sea = 海平线下面，有什么在吹笛。

story-research-azathoth-8-city = 指挥从序曲起就已经死了。
story-research-azathoth-8-wilderness = 挖到九十英尺，打井人挖出了黑暗。
story-research-azathoth-8-sea = 有那么一分钟，天上有星，望远镜里没有。

story-research-cthulhu-1-city = 十一个陌生人按着顺序，讲给你同一个梦。
story-research-cthulhu-1-wilderness = 一块泥板上画着你家的港口，从水下看去。
story-research-cthulhu-1-sea = 你测量海底，海底也测量你。

story-research-cthulhu-2-city = 雕塑家请你摸一摸软的那部分。
story-research-cthulhu-2-wilderness = 一片手掌形状的盐田。
story-research-cthulhu-2-sea = 一筏神像逆着洋流漂来。

story-research-cthulhu-3-city = 警察的突袭，晚了一场仪式。
story-research-cthulhu-3-wilderness = 沼泽里的火光列队而立。
story-research-cthulhu-3-sea = 昨天的海图上没有这座礁。

story-research-cthulhu-4-city = 水族馆最老的水槽上，牌子写着“职员”。
story-research-cthulhu-4-wilderness = 离海岸很远的松林里，挂着一张湿漉漉的渔网。
story-research-cthulhu-4-sea = 锚起上来时干干净净，只是老了许多。

story-research-cthulhu-5-city = 水手们付钱请刺青师照样再刺一个图案，而他从未刺过。
story-research-cthulhu-5-wilderness = 洞穴随着潮汐，一天呼吸两次。
story-research-cthulhu-5-sea = 一艘汽艇漂过，餐桌已经摆好，舱门砌着砖。

story-research-cthulhu-6-city = 建筑师发誓说，那个角在图纸上是对的。
story-research-cthulhu-6-wilderness = 棚屋里的睡者，同时翻了个身。
story-research-cthulhu-6-sea = 涌浪下面有亮着灯的窗，还挂着窗帘。

story-research-cthulhu-7-city = 珠宝商在收购一种金饰，没有哪个人的脖子戴得上。
story-research-cthulhu-7-wilderness = 高原上散落着船桨，支支刻着名字，有一支刻着你的。
story-research-cthulhu-7-sea = 一条街道般粗的锁链，通向下方的黑暗。

story-research-cthulhu-8-city = 疯人院的诗人们罢笔了，除非放海进来。
story-research-cthulhu-8-wilderness = 干涸的河床上有几行脚印，里面还在渗水。
story-research-cthulhu-8-sea = 海图室里留着一格抽屉，给一段还没升起的海岸。

story-research-shub-niggurath-1-city = 第二次检查之后，奶牛场就关了门。
story-research-shub-niggurath-1-wilderness = 蹄印一路上了树。
story-research-shub-niggurath-1-sea = 运牛船误了期，也超了载。

story-research-shub-niggurath-2-city = 接生婆用绳结记账。
story-research-shub-niggurath-2-wilderness = 树林清点你的时候，你躺着不动。
story-research-shub-niggurath-2-sea = 一夜之间甲板长满海草，还结了芽苞。

story-research-shub-niggurath-3-city = 九个孤儿，一张出生证。
story-research-shub-niggurath-3-wilderness = 那头雄鹿怎么也不肯倒下。
story-research-shub-niggurath-3-sea = 一座有脉搏的岛。

story-research-shub-niggurath-4-city = 屠夫为一个没有人过的节日布置了橱窗。
story-research-shub-niggurath-4-wilderness = 果园在雪下结着果。
story-research-shub-niggurath-4-sea = 离港以来，船首像长大了。

story-research-shub-niggurath-5-city = 育婴堂备足了干草。
story-research-shub-niggurath-5-wilderness = 黑山羊围成一圈，脸朝外站着。
story-research-shub-niggurath-5-sea = 货舱里有股奶味和新绳子的气味。

story-research-shub-niggurath-6-city = 草药婆宁可把兄弟借给你，也不肯把方子借给你。
story-research-shub-niggurath-6-wilderness = 烧炭人留着一棵树不砍，也从不背对着它。
story-research-shub-niggurath-6-sea = 海鸥在索具上筑了巢，孵出的东西不会游水。

story-research-shub-niggurath-7-city = 动物园的出生数，比动物还多。
story-research-shub-niggurath-7-wilderness = 不管什么，只要你能引到跟前，伐木人都肯砍倒。
story-research-shub-niggurath-7-sea = 一片树林漂过海面，林中有人吹着口哨。

story-research-shub-niggurath-8-city = 植物学家的那株幼苗受了洗，是它自己要求的。
story-research-shub-niggurath-8-wilderness = 荆棘上系着缎带，缎带上写着名字。
story-research-shub-niggurath-8-sea = 一艘废船，上千个畜栏，栏门都是从里面打开的。

story-research-yog-sothoth-1-city = 锁匠出售的钥匙，开的是还没租出去的房间。
story-research-yog-sothoth-1-wilderness = 问哪块石头，说的都是同一天。
story-research-yog-sothoth-1-sea = 你自己的船迎面驶过，开往相反的方向。

story-research-yog-sothoth-2-city = 钟表匠修理的，是滴答与滴答之间的空隙。
story-research-yog-sothoth-2-wilderness = 一道带门的篱笆，只有门，没有篱笆。
story-research-yog-sothoth-2-sea = 龙骨下面悬着一个个光球。

story-research-yog-sothoth-3-city = 人口普查把一户人家数了两遍，另一户一遍也没数。
story-research-yog-sothoth-3-wilderness = 一只夜鹰念着你的卒年。
story-research-yog-sothoth-3-sea = 有棱有角的雾。

story-research-yog-sothoth-4-city = 旅馆的走廊，出来的时候多了一扇门。
story-research-yog-sothoth-4-wilderness = 每一块路牌标的，都是到你出发地的里程。
story-research-yog-sothoth-4-sea = 你越过日期变更线，它跟了上来。

story-research-yog-sothoth-5-city = 档案馆把明天的报纸归进了“已归还”一栏。
story-research-yog-sothoth-5-wilderness = 山民点起两堆火，一堆给来过的，一堆给将要来过的。
story-research-yog-sothoth-5-sea = 气泡成行成列地升起，到了甲板上仍不破。

story-research-yog-sothoth-6-city = 投币占卜机，钱还没投就给了答案。
story-research-yog-sothoth-6-wilderness = 有人绕着一道楼梯，盖了一座谷仓。
story-research-yog-sothoth-6-sea = 瞭望员报告说，船首偏两个罗经点处，看见了他自己。

story-research-yog-sothoth-7-city = 肖像画廊里，画中人都正走出同一个房间。
story-research-yog-sothoth-7-wilderness = 两座山丘之间，有时会放进第三座。
story-research-yog-sothoth-7-sea = 一只瓶子，信是你的笔迹，钥匙却不是任何人的。

story-research-yog-sothoth-8-city = 房东说，前任房客还没有到。
story-research-yog-sothoth-8-wilderness = 鸟飞进峡谷，出来时老了几岁。
story-research-yog-sothoth-8-sea = 船钟敲响之前的一瞬，水下先有了回应。
