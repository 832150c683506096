card-sickle-routine = 镰刃例程
story-sickle-routine = 两个短循环，你磨我，我磨你。

card-shared-mark = 共享标记
story-shared-mark = 你在它背上画个粉笔叉，留给下一个人。

card-lone-mark = 独行标记
story-lone-mark = 粉笔记号没有别人看。你把叉画得更大。

card-termination-code = 终止代码
story-termination-code = 三个音节。剩下的，机器自己说完。

card-harvest-log = 收割日志
story-harvest-log = 每行一个编号，写着它停下时在做什么。

card-row-by-row = 逐行收割
story-row-by-row = 从左边起，不抬头。

card-gleaner = 拾穗人
story-gleaner = 里头总剩一颗好螺丝，拧到你缺的地方。

card-through-and-through = 贯穿
story-through-and-through = 刀从这个编号进去，从下一个编号出来。

card-bait = 诱饵
story-bait = 灯留一盏，话筒不挂。

card-second-cut = 回刀
story-second-cut = 这一刀还没完，只换了收件人。

card-crossfire = 交叉火力
story-crossfire = 你站到它俩能看见彼此的地方。

card-cull = 筛除
story-cull = 听风扇声，从队里挑出一个。

card-full-basket = 满筐
story-full-basket = 大家伙身上带着小家伙的备件。

card-hammer-call = 锤击调用
story-hammer-call = 砸一下，手臂举着不放，当屋顶。

card-stand-behind-me = 站我身后
story-stand-behind-me = 你的背够挡两个人加一辆自行车。

card-stand-alone = 孤军
story-stand-alone = 身后没人。位置照样留着。

card-overclock = 超频
story-overclock = 心脏问你确定吗。你早按了“是”。

card-momentum = 惯性
story-momentum = 撞开第一扇，后面的门自己就开了。

card-shield-bash = 盾击
story-shield-bash = 护着你的那块，抡起来就砸。

card-capacitor = 电容
story-capacitor = 这一仗最后的噼啪声装进罐子，留到早上。

card-heavy-hand = 重手
story-heavy-hand = 三回才举起来。落下只要一回。

card-bulkhead = 隔舱壁
story-bulkhead = 关掉暖气，墙就厚一层。

card-riposte = 还击
story-riposte = 让它伸进来，伸到胳膊肘。

card-ready-stance = 架势
story-ready-stance = 左脚在前，十一年了。

card-short-fuse = 短引信
story-short-fuse = 它还在问名字，你已经把包裹塞了过去。

card-last-plate = 最后一片甲
story-last-plate = 只剩一片甲，上面有孩子的画。什么都打不穿。

card-loaded-die = 灌铅骰
story-loaded-die = 有一个角重些，刻着你的名字。

card-borrowed-luck = 借来的运气
story-borrowed-luck = 按钟点出借，还的时候要热的。

card-private-luck = 私藏的运气
story-private-luck = 收在火柴盒里，有一根火柴作伴。

card-false-address = 伪地址
story-false-address = 寄给你的信，全送到一座灯塔。

card-polite-exit = 礼貌离场
story-polite-exit = 你替它扶着门。它走时顺手带走你的垃圾。

card-sleight = 手法
story-sleight = 好的那面，一直压在拇指下。

card-deaf-dice = 聋骰
story-deaf-dice = 垫着毛毡，关进抽屉，在隔壁屋里掷。

card-bribe = 打点
story-bribe = 口袋里掏出三样，摆在引擎盖上。它往别处开走了。

card-double-back = 折返
story-double-back = 从进来的那扇窗出去，低了一层。

card-quick-change = 快速换装
story-quick-change = 它追外套去了。里子还在你手上。

card-shell-game = 猜碗
story-shell-game = 挪那几只碗，挪到你怕的那台在最后一只下面。

card-not-my-table = 不归我管
story-not-my-table = 替它点了单，写上九号桌，走开。

card-phantom-signal = 幻影信号
story-phantom-signal = 对面窗里，另一个你举起手。

card-second-thought = 转念
story-second-thought = 心里再说一遍，有个词挪了位。

card-open-channel = 开放频道
story-open-channel = 你收了声。别人舌尖上多出两个词。

card-closed-channel = 封闭频道
story-closed-channel = 跟空座位商量。它说得有理。

card-echo-cache = 回声缓存
story-echo-cache = 那句话回来时，夹着一枚硬币。

card-mind-bridge = 心桥
story-mind-bridge = 走到桥中间遇见自己，抬着桌子的另一头。

card-recall = 回想
story-recall = 三个词放回袋里。说过的事还记得。

card-shared-draft = 共享草稿
story-shared-draft = 纸摊在你们中间，谁拿着笔谁写。

card-repeat-after-me = 跟我念
story-repeat-after-me = 头一遍是命令。唱出来，又灵一次。

card-deep-copy = 深拷贝
story-deep-copy = 抄到它不归任何人。

card-loose-thread = 线头
story-loose-thread = 一拽，袖子成了另一只袖子。

card-inner-voice = 心声
story-inner-voice = 它说话，还是你上传前的口音。

card-cross-talk = 串话
story-cross-talk = 一条线，两通电话。挂断时，各攥着对方一个词。

card-remote-hand = 隔空之手
story-remote-hand = 一只手在桌上。另一只在它的线路里。
