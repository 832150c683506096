## 异界遭遇

story-other-world-1-initial = 孢子像慢雪一样从你身旁飘过，每一粒都有一张脸。
story-other-world-1-pass = 你屏住呼吸，沿着最老的菌丝往家走。
story-other-world-1-fail = 它们落了下来。

story-other-world-2-initial = 每条街都映出你正从另一条街离开。
story-other-world-2-pass = 有一块玻璃，什么也不映照。
story-other-world-2-fail = 有个倒影穿着你的外套，不肯还。

story-other-world-3-initial = 没有嘴的主人问，是谁请你来的。
story-other-world-3-pass = 你报上别人的名字，等着对方相信。
story-other-world-3-fail = 你报上了自己的名字。

story-other-world-4-initial = 沙丘鸣响，有什么循声而来。
story-other-world-4-pass = 你沿着不出声的沙脊奔跑。
story-other-world-4-fail = 它只是在等你停下来。

story-other-world-5-initial = 虹彩流转的锥形肉体递给你一支笔。
story-other-world-5-pass = 你写下它们永远不可做的事。
story-other-world-5-fail = 你写下它们早已做过的事。

story-other-world-6-initial = 先是水压，而后是礼数。
story-other-world-6-pass = 你向溺亡的法官鞠躬，然后朝水面的盖子游去。
story-other-world-6-fail = 判决已下。

story-other-world-7-initial = 身披丝绸的祭司做着买卖，不让你看见货物。
story-other-world-7-pass = 你拿了灯，没拿袍子。
story-other-world-7-fail = 货物就是你。

story-other-world-8-initial = 甲虫们为你举行仪式。你可以致辞，也可以聆听。
story-other-world-8-pass = 你开口致辞。
story-other-world-8-fail = 你静静聆听。

story-other-world-9-initial = 你被锁在桨旁，身边的东西并不划桨。
story-other-world-9-pass = 你砸碎长凳，连同天空一起砸碎。
story-other-world-9-fail = 鼓自有它的节拍。

story-other-world-10-initial = 乐声希望由你来吹完这一句。
story-other-world-10-pass = 你故意把它吹错。
story-other-world-10-fail = 你把它吹对了。

story-other-world-11-initial = 树上沉甸甸地结满了门。
story-other-world-11-pass = 你摘下没熟的那一扇。
story-other-world-11-fail = 你咬了一口。

story-other-world-12-initial = 你看着自己犯下那个错。
story-other-world-12-pass = 你早一秒伸手去拿那盏灯。
story-other-world-12-fail = 有人看见了你。

story-other-world-13-initial = 一个大的，正在教一个小的狩猎。
story-other-world-13-pass = 你走向那小东西被告诫不准去的地方。
story-other-world-13-fail = 你就是这堂课。

story-other-world-14-initial = 黑码头上的商人要给你过秤。
story-other-world-14-pass = 你把拇指按在了秤盘上。
story-other-world-14-fail = 他们按上了自己的。

story-other-world-15-initial = 书被人相信的先后，就是它们化灰的先后。
story-other-world-15-pass = 你捧起一本，大声地、飞快地念。
story-other-world-15-fail = 你打了个喷嚏。

story-other-world-16-initial = 潮水从上方涨来。
story-other-world-16-pass = 你从潮水底下走过去，走到沙子还干着的地方。
story-other-world-16-fail = 你抬头看了。

story-other-world-17-initial = 还没有脸的石匠们，递给你一块石头。
story-other-world-17-pass = 你把它砌在拱券最用不着的地方。
story-other-world-17-fail = 严丝合缝。

story-other-world-18-initial = 甲壳类的外科医生们，正为一只写着你名字的罐子争执。
story-other-world-18-pass = 你了结了这场争执。
story-other-world-18-fail = 它们自己了结了。

story-other-world-19-initial = 两扇门。一扇吸气，一扇呼气。
story-other-world-19-pass = 你随着那口长气进去。
story-other-world-19-fail = 你随着那口短气出去。

story-other-world-20-initial = 风对你有了看法。
story-other-world-20-pass = 你顶着风站住，直到它改变主意。
story-other-world-20-fail = 全体一致通过。

story-other-world-21-initial = 提词人低声念出你的台词，很短。
story-other-world-21-pass = 你即兴演了下去，满场屏息。
story-other-world-21-fail = 你早已背得烂熟。

story-other-world-22-initial = 每一朵花，都是你即将失去之物的气味。
story-other-world-22-pass = 你一一叫出它们的名字，最后叫出那扇门。
story-other-world-22-fail = 你来这里，本是有原因的。

story-other-world-23-initial = 天花板很低，建造它们的东西也一样。
story-other-world-23-pass = 你像它们从前那样爬行。
story-other-world-23-fail = 它们如今还在爬。

story-other-world-24-initial = 列车员在你的车票上打了孔，又在你的手套上打了孔，然后抬起头来。
story-other-world-24-pass = 你给他看的是别人的手。
story-other-world-24-fail = 他有一整夜的时间。
