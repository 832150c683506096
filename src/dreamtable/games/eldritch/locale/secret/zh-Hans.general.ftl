## 通用遭遇

story-general-1-city = 当铺老板把一只裹好的包裹推过柜台。
story-general-1-wilderness = 一座石冢，是从里面打开的。
story-general-1-sea = 电台里反复播着你自己的求救信号。

story-general-2-city = 夜班店员说，这间房从一八九九年起就给你留着。
story-general-2-wilderness = 丢下行囊，你就能跑赢这场雨。
story-general-2-sea = 一个漂流者苦苦哀求，别把他从这里带走。

story-general-3-city = 昔日的导师纠正你念错的一个禁忌元音。
story-general-3-wilderness = 向导要跟你摔一跤来定价钱。
story-general-3-sea = 一连九夜，后半夜那一班都是你一个人值。

story-general-4-city = 警察问你，为什么只给门拍照。
story-general-4-wilderness = 狼群绕着你打转，一个高大的东西绕着狼群打转。
story-general-4-sea = 船员们投票，决定要不要把你扔下海。

story-general-5-city = 弥撒用的是一种连神父都不懂的语言。
story-general-5-wilderness = 你在一圈彩绘的石头中间过夜。
story-general-5-sea = 海面平静得连星星都躺到了甲板上。

story-general-6-city = 你的电报还没发，回电已经到了。
story-general-6-wilderness = 桥只剩一根绳子吊着。
story-general-6-sea = 货物在舱里挪了挪，然后礼貌地敲了敲门。

story-general-7-city = 裁缝给你量了两次尺寸，收了三次钱。
story-general-7-wilderness = 你与几个人同坐一堆火，他们身上却不沾烟。
story-general-7-sea = 船长拿他的海图，赌你的胆量。

story-general-8-city = 疯人院误把一名病人交给你照管。
story-general-8-wilderness = 山体滑落，露出一道向下的阶梯。
story-general-8-sea = 风停了，船停在一条沉没的街道上方。

story-general-9-city = 股票机吐出的纸条上，印着一篇祷文。
story-general-9-wilderness = 有什么东西一直在啃里程碑。
story-general-9-sea = 救生艇里已经装满了冰。

story-general-10-city = 伪造师说，天亮前可以让你变成任何人。
story-general-10-wilderness = 你挖井找水，挖出一部电话。
story-general-10-sea = 两艘船用同一个嗓音向你呼喊。

story-general-11-city = 拍卖师把第九号拍品卖了两次；你竞拍的是第二次。
story-general-11-wilderness = 隐士愿意给你一样东西：整整一周的寂静。
story-general-11-sea = 你这艘船的航海日志，写到明天为止。

story-general-12-city = 孩子们跳着绳，童谣里有你的名字。
story-general-12-wilderness = 罗盘的指针对准了你。
story-general-12-sea = 船医想取一点你的血，说是作个对照。
