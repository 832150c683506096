card-pattern-drill = 图案训练
story-pattern-drill = 第一课，摆桌子。第二课，摸黑摆。

card-field-medicine = 野战急救
story-field-medicine = 练习册附针线。有一章是缝死的。

card-cartography = 测绘
story-cartography = 过街前画一遍，到对面再画一遍。

card-pest-control = 除害
story-pest-control = 第一页列着只是长得像老鼠的东西。

card-clean-hands = 洁净手册
story-clean-hands = 洗手。数手指。不是你的那根，还回去。

card-silence-course = 静默课程
story-silence-course = 考场里堆满了勺子。

card-wardrobe-studies = 躯壳研究
story-wardrobe-studies = 在左臂里睡一个星期，再给它写封信。

card-open-library = 开放文库
story-open-library = 书全借出去了。借书人都登记了，连哪扇窗都写着。

card-guild-manners = 行会礼仪
story-guild-manners = 怎么斟酒，怎么鞠躬，怎么递刀才还算送礼。

card-door-theory = 门论
story-door-theory = 过门有两种办法。一种是当穿堂风。

card-dead-drop = 死信箱
story-dead-drop = 信压在第三个花盆底下。花有人浇。

card-inner-compiler = 内置编译器
story-inner-compiler = 学着把脉搏当成一串警告来读。

card-frost-grammar = 霜语法
story-frost-grammar = 这门语言里，冻坏的词才是动词。
