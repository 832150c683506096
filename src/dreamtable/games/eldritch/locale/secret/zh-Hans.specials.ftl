## 特殊遭遇

story-drowned-city-1-initial = 台阶是给船一般大的脚造的。
story-drowned-city-1-pass = 顶端有一根拉杆。
story-drowned-city-1-fail = 台阶没有尽头。

story-drowned-city-2-initial = 这里的几何是错的，而且很有耐心。
story-drowned-city-2-pass = 你闭上眼睛，数着拐弯。
story-drowned-city-2-fail = 你看了。

story-drowned-city-3-initial = 一支用鳃歌唱的合唱团。
story-drowned-city-3-pass = 你来指挥。
story-drowned-city-3-fail = 它们来指挥。

story-drowned-city-4-initial = 门比墙更古老。
story-drowned-city-4-pass = 你用一句谎话封住了它。
story-drowned-city-4-fail = 你用一只手封住了它。

story-drowned-city-5-initial = 守卫醒了。守卫只有一个，身子有许多副。
story-drowned-city-5-pass = 你走开的时候，它一截一截地又睡着了。
story-drowned-city-5-fail = 这一回，它不睡了。

story-drowned-city-6-initial = 低潮只持续一分钟。
story-drowned-city-6-pass = 你把这一分钟画成了图。
story-drowned-city-6-fail = 你把这一分钟花掉了。

story-threshold-1-initial = 你所有的门同时打开。
story-threshold-1-pass = 你关上其中一扇，那一扇就是你。
story-threshold-1-fail = 你走进了每一扇。

story-threshold-2-initial = 钥匙想要有人唤着名字来转动它。
story-threshold-2-pass = 你念错了。
story-threshold-2-fail = 它纠正了你。

story-threshold-3-initial = 球体映出你出生前的那一秒。
story-threshold-3-pass = 你找到了铰链。
story-threshold-3-fail = 球体找到了你的。

story-threshold-4-initial = 守门者请你接替他的职位。
story-threshold-4-pass = 从前的、眼下的、往后的，你一并推掉。
story-threshold-4-fail = 你答应了一个钟头。

story-threshold-5-initial = 有什么东西在另一边推门，一边抽泣。
story-threshold-5-pass = 你一直顶住，直到它交出名字。
story-threshold-5-fail = 抽泣声停了。

story-threshold-6-initial = 另一侧的门把上，是你自己的手。
story-threshold-6-pass = 你先松了手。
story-threshold-6-fail = 你们俩一起拉。
