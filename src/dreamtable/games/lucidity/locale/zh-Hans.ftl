## 游戏

game-title = 清醒梦：六面梦魇
game-tagline = 你敢睡多深？一款拼运气、比胆量的骰子游戏，1至4人。
mode-solo = 独自入梦
mode-rivals = 互相较量

## 选项

option-temptation = 诱惑
option-temptation-none = 不使用
option-temptation-green = 绿色面，代替嫉妒
option-temptation-red = 红色面，代替原初恐惧
option-first = 起始玩家
option-first-none = 随机
option-first-0 = 1号座位
option-first-1 = 2号座位
option-first-2 = 3号座位
option-first-3 = 4号座位
option-last_watch = 最后守夜
option-last_watch-yes = 开启：有人达到15点力量后，其他做梦者各再进行一个回合
option-last_watch-no = 关闭：有人达到15点力量，游戏当场结束
option-lord = 梦主（单人）
option-lord-depths = { lord-depths }
option-lord-envy = { lord-envy }
option-lord-imprisonment = { lord-imprisonment }
option-lord-primeval-fear = { lord-primeval-fear }

## 骰子

colour-blue = 蓝
colour-green = 绿
colour-yellow = 黄
colour-red = 红

symbol-power-1 = 力量1
symbol-power-2 = 力量2
symbol-hunt = 狩猎
symbol-exhaust = 疲惫
symbol-shadow = 暗影

die = { $colour }骰
die-showing = { $colour }色{ $symbol }

## 卡

row-power = 力量
row-hunt = 狩猎
row-exhaust = 疲惫
row-shadow = 暗影

role-dreamer = 做梦者
role-nightmare = 梦魇
role-eliminated = 出局

nightmare-depths = 深渊
nightmare-envy = 嫉妒
nightmare-imprisonment = 囚禁
nightmare-primeval-fear = 原初恐惧
nightmare-temptation-green = 诱惑（绿）
nightmare-temptation-red = 诱惑（红）

track-light = 浅眠
track-middle = 中眠
track-deep = 深眠

temptation-none = 不用诱惑
temptation-green = 诱惑，绿色面
temptation-red = 诱惑，红色面

lord-depths = 深渊之主
lord-envy = 嫉妒之主
lord-imprisonment = 囚禁之主
lord-primeval-fear = 原初恐惧之主

## 行动

move-sleep = 入睡：{ $track }
move-put-back = 把一颗{ $die }放回袋子
move-resolve = 结算{ $die }
move-reroll = 花费{ $pay }，重掷{ $die }
move-let-it-be = 不作改变
move-pick = 选择{ $die }
move-move-to-hunt = 把{ $die }骰移到狩猎行
move-become = 成为{ $colour }色梦魇
move-return-shadow = 休息：把{ $die }放回袋子
move-return-no-shadow = 休息：没有暗影，什么也不放回
move-return-exhaust = 休息：把疲惫骰全部放回袋子
move-dream-again = 再次入梦：前进一格
move-consume = 吞噬力量：从{ $victim }那里拿走{ $die }
move-send-minions = 派遣爪牙
move-send-to = 把爪牙骰派给{ $receiver }
move-target-rerolls = 由目标自选两颗骰子重掷
move-reroll-this = 让目标重掷{ $die }
move-take-power = 拿走{ $die }
move-give-as-exhaust = 把夺来的骰子放进目标的疲惫行
move-tempt = 让目标从自己的卡上选一颗骰子
move-set-face = 把骰子转到{ $symbol }
move-take-hunt = 从狩猎行拿走{ $die }骰，转为力量1
move-give-up = 交出{ $die }，放回袋子

## 提问

ask-LUC-STEP1-01 = 睡多深？浅眠先抽3颗，再抽4颗、5颗；中眠先抽4颗，再抽5颗；深眠抽5颗。
ask-LUC-DRAW-02 = 把哪些骰子放回袋子？一共两颗。
ask-LUC-RES-02 = 结算下一颗骰子；付得起的话，也可以重掷一颗。
ask-LUC-RR-08 = 你派出的爪牙骰即将结算。要付费让它重掷吗？
ask-LUC-SHD-04 = 嫉妒之影：让上家重掷其卡上的哪颗骰子？
ask-of-neighbour = 嫉妒之影：让上家{ $seat }重掷卡上的哪颗骰子？
ask-LUC-SHD-09 = 原初恐惧之影：把哪颗疲惫骰移到你的狩猎行？
ask-LUC-NM-01 = 几条暗影行一样满。你要成为哪种颜色的梦魇？
ask-LUC-REST-01 = 你必须休息。把什么放回袋子？
ask-LUC-DRM-01 = 就此休息，还是再次入梦？
ask-LUC-NMT-01 = 你是梦魇：吞噬力量，还是派遣爪牙？
ask-LUC-MIN-01 = 爪牙出动：先放回一颗骰子，再选由哪位做梦者接另一颗。
ask-LUC-NENV-02 = 嫉妒夺取了一颗骰子。让目标怎么重掷？
ask-LUC-NENV-03 = 嫉妒迫使你重掷两颗未结算的骰子。选哪两颗？
ask-LUC-NENV-04 = 要从重掷的骰子中拿走一颗显示力量的吗？
ask-LUC-NIMP-02 = 留下夺来的骰子，还是转到疲惫面，塞给目标？
ask-LUC-NFEAR-02 = 留下夺来的骰子，还是转到疲惫面，塞给目标？
ask-LUC-TEMG-02 = 诱惑在耳边低语。你怎么选？
ask-LUC-TEMR-02 = 诱惑：把一颗疲惫骰移到狩猎行，拿走一颗狩猎骰，还是都不做？
ask-LUC-SOLO-18 = 嫉妒之主要分一杯羹。你交出哪颗力量骰？

## 事件

event-turn-began = 轮到{ $seat }（{ $role }）。
event-fell-asleep = { $seat }入睡：{ $track }，抽{ $dice }颗。
event-dreamed-on = { $seat }再次入梦，抽{ $dice }颗。
event-drew = { $seat }抽出{ $dice }。
event-returned = { $seat }把{ $dice }放回袋子。
event-rolled = { $seat }掷{ $dice }：{ $symbols }。
event-paid =
    { $onto_card ->
        [yes] { $seat }花费一颗{ $die }换取重掷，骰子放到该色梦魇卡上。
       *[no]
            { $to ->
                [none] { $seat }花费一颗{ $die }换取重掷，骰子放回袋子。
               *[other] { $seat }花费一颗{ $die }换取重掷，骰子归{ $to }。
            }
    }
event-placed = { $seat }把{ $die }放进{ $row }行。
event-moved = { $seat }卡上的一颗{ $die }移到{ $row }行。
event-picked-up = { $seat }卡上的一颗{ $die }松脱，重新待结算：{ $by }所为。
event-stolen = { $by }（{ $nightmare }）夺取{ $seat }的一颗{ $die }，转为力量1。
event-given-as-exhaust = { $by }把夺来的{ $die }丢进{ $seat }的疲惫行。
event-power-taken = { $by }从{ $seat }那里拿走一颗{ $die }作为力量。
event-tempted = { $by }把{ $seat }的{ $die }转到{ $symbol }。
event-minion-sent = { $by }向{ $seat }派出爪牙：{ $die }。
event-exhausted =
    { $lost_count ->
        [0] { $seat }精疲力竭，好在没有{ $colour }色力量可失。
       *[other] { $seat }精疲力竭，失去全部{ $colour }色力量，共{ $lost_count }颗。
    }
event-eliminated = { $seat }成了猎物，出局。
event-became-nightmare =
    { $gained_count ->
        [0] { $seat }变成梦魇：{ $nightmare }！
       *[other] { $seat }变成梦魇：{ $nightmare }！收下卡上的{ $gained_count }颗骰子。
    }
event-rested =
    { $dice_count ->
        [0] { $seat }休息，什么也没放回。
       *[other] { $seat }休息，放回{ $dice }。
    }
event-last-watch =
    { $seats_count ->
        [0] 15点力量！已没有其他做梦者来守最后一夜。
       *[other] 15点力量！最后守夜开始，再给{ $seats }一个回合。
    }
event-spooks-came = { $dice_count }个鬼影向{ $seat }逼近：{ $dice }。
event-awoke = 梦魇在{ $seat }的梦中苏醒：{ $nightmare }。
event-game-ended =
    { $reason ->
        [power] { reason-power }
        [no-dreamer] { reason-no-dreamer }
        [lone-survivor] { reason-lone-survivor }
        [empty-bag] { reason-empty-bag }
        [hunted] { reason-hunted }
        [awakened-twice] { reason-awakened-twice }
        [spooks-endured] { reason-spooks-endured }
        [spooks-prevailed] { reason-spooks-prevailed }
       *[other] 游戏结束。
    }{ $winners_count ->
        [0] 梦境沦陷。
        [1] { $winners }获胜！
       *[other] { $winners }共享胜利！
    }最终力量：{ $scores }。

## 游戏如何结束

reason-power = 力量达到15点。
reason-no-dreamer = 已经没有做梦者。
reason-lone-survivor = 只剩一位玩家。
reason-empty-bag = 袋子空了。
reason-hunted = 狩猎结束：做梦者被擒。
reason-awakened-twice = 早已苏醒的梦魇再度躁动。
reason-spooks-endured = 最后的鬼影已至，力量足够。
reason-spooks-prevailed = 最后的鬼影已至，力量却不够。

## 比较多局游戏

figure-rounds = 轮数
start-first = 先手
start-later = 非先手
trait-nightmare = 终局时的梦魇
trait-role = 终局时的身份
trait-start = 行动次序

## 做梦者

persona-1-name = 伊内丝
persona-1-line = 夜班护士，总在数别人的呼吸。
persona-2-name = 米卡
persona-2-line = 定了九个闹钟，一个也信不过。
persona-3-name = 雷恩
persona-3-line = 靠唱歌撑着不睡，黑暗早已学会副歌。
persona-4-name = 卢多
persona-4-line = 欠黑暗一份人情，正在分期偿还。

## 变成梦魇

intro-depths = 水在头顶合拢，极深处有什么睁开了眼。
intro-envy = 借来了一千张脸，仍想要下一张。
intro-imprisonment = 最后一道锁咔嗒合上，狱卒长着做梦者的手。
intro-primeval-fear = 它比火更古老，伏下四肢，侧耳倾听。
intro-temptation-green = 它笑得像个朋友，摊开一只手。
intro-temptation-red = “往这边逃。”它对猎物说着，指向黑暗。

## 面对梦主

lord-intro-depths = 深渊之主很有耐心：水位一夜高过一夜。
lord-intro-envy = 嫉妒之主数着你的力量，怎么数都嫌太多。
lord-intro-imprisonment = 囚禁之主从不锁门，只是走廊没有尽头。
lord-intro-primeval-fear = 原初恐惧之主让你先跑：喘着气的猎物滋味更好。

## 梦中景象，蓝

vignette-blue-0 = 楼梯一级级没入水中。
vignette-blue-1 = 下面有什么应了一声。
vignette-blue-2 = 口袋里渐渐灌满沙子。
vignette-blue-3 = 衣柜里正下着雨。
vignette-blue-4 = 潮水从门缝漫进来。
vignette-blue-5 = 鱼群游过一盏盏路灯。
vignette-blue-6 = 今夜的浴缸没有底。
vignette-blue-7 = 沉没的钟敲了十三下。
vignette-blue-8 = 你一呼吸，天花板便起涟漪。
vignette-blue-9 = 你开口呼喊，吐出的全是气泡。

## 梦中景象，绿

vignette-green-0 = 朋友戴着你的脸。
vignette-green-1 = 他们在隔壁房间笑。
vignette-green-2 = 你的座位有人了。
vignette-green-3 = 镜中人先笑了。
vignette-green-4 = 掌声是给你身后那个人的。
vignette-green-5 = 每张照片里都没有你。
vignette-green-6 = 陌生人哼着你母亲的摇篮曲。
vignette-green-7 = 你的外套，别人穿更合身。
vignette-green-8 = 他们拆开你的信，喜极而泣。
vignette-green-9 = 人人回过头，目光越过你。

## 梦中景象，黄

vignette-yellow-0 = 那扇门原来是画上去的。
vignette-yellow-1 = 车灯逼近，双脚却生了根。
vignette-yellow-2 = 床上装着绑带。
vignette-yellow-3 = 钥匙在手心里化了。
vignette-yellow-4 = 走廊尽头还是这条走廊。
vignette-yellow-5 = 房间又窄了一步。
vignette-yellow-6 = 你的喊声留在了玻璃里。
vignette-yellow-7 = 有人把你的两只袖子缝在一起。
vignette-yellow-8 = 电梯停在两层之间，一停多年。
vignette-yellow-9 = 门的两面都上了锁。

## 梦中景象，红

vignette-red-0 = 草丛逆着风分开。
vignette-red-1 = 它学会了你走路的样子。
vignette-red-2 = 你先闻到了自己的恐惧。
vignette-red-3 = 两盏灯眨了一下。那不是灯。
vignette-red-4 = 你停下，沉重的东西也停下。
vignette-red-5 = 鸟儿全都噤了声。
vignette-red-6 = 你的脚印不再孤单。
vignette-red-7 = 树枝折断，近在耳边。
vignette-red-8 = 你往上爬，它爬得更快。
vignette-red-9 = 它循着余温追来，那是你的足迹。

## 梦魇的能力

nightmare-depths-text = 夺取蓝色暗影，转为力量1。每次夺取后抽两颗骰子，放回一颗，另一颗作为爪牙骰派给任意一位做梦者。
nightmare-envy-text = 夺取绿色暗影和绿色力量，转为力量1。然后二选一：目标自选两颗未结算的骰子重掷（只剩一颗就重掷那一颗），嫉妒可以拿走其中一颗显示力量的；或由嫉妒指定一颗，让目标重掷。
nightmare-imprisonment-text = 夺取黄色暗影和黄色疲惫，转为力量1。也可以不留下这颗骰子，而是转到疲惫面，放进目标的疲惫行。
nightmare-primeval-fear-text = 夺取红色暗影和红色狩猎，转为力量1。也可以不留下这颗骰子，而是转到疲惫面，放进目标的疲惫行。
nightmare-temptation-green-text = 夺取绿色暗影和绿色力量，转为力量1。然后可以让目标从自己的卡上选一颗骰子，并可以把它转到该颜色有的任何一面，重新结算；这颗骰子若又被夺取，不再使用此能力。
nightmare-temptation-red-text = 夺取红色暗影和红色狩猎，转为力量1。然后可以二选一：目标的疲惫骰有两颗或更多时，把其中一颗移到目标的狩猎行；或从目标的狩猎行拿走一颗骰子，转为力量1。

## 暗影的效果

shadow-blue-text = 深渊之影：抽一颗骰子，掷出后加进你的待结算池。
shadow-green-text = 嫉妒之影：下一位玩家在你的卡上选一颗骰子（绿色暗影行除外），你重掷它，重新结算。单人模式下随机决定，力量骰优先。
shadow-yellow-text = 囚禁之影：若你的疲惫行里有黄色骰子，其中一颗转到暗影面，移到黄色暗影行。
shadow-red-text = 原初恐惧之影：若你的疲惫行里有骰子，选一颗移到狩猎行。

## 梦主的规则

lord-depths-text = 蓝色已苏醒期间，每次深渊之影抽两颗骰子。
lord-envy-text = 每次休息时若有4点或更多力量，选一颗力量1的骰子放回袋子；没有力量1，就放回一颗力量2的。
lord-imprisonment-text = 疲惫行里只要有骰子，就不能再次入梦。
lord-primeval-fear-text = 检查时，每个已苏醒的梦魇算作狩猎行里的一颗骰子。

## 帮助卡

summary-1 = 你的回合：选一条睡眠轨，抽相应数量的骰子，放回两颗，掷出其余的并结算。然后休息，或者再次入梦，抽更多骰子。
summary-2 = 力量：力量行里的骰子每颗算1点或2点。力量最多的人获胜。
summary-3 = 狩猎：这一行有四颗骰子，你就出局。休息也救不了你。
summary-4 = 疲惫：满三颗就会失去随机一种颜色的全部力量，而且必须休息。休息可以放回一颗暗影，或者全部疲惫骰。
summary-5 = 暗影：每颗都有效果。同色三颗（一人或两人局为四颗），你就变成该色的梦魇；单人模式下则是该色梦魇苏醒。
summary-6 = 重掷：花费一颗力量骰，重掷一颗同色的未结算骰子；付得起几次就能重掷几次。
summary-7 = 梦魇：做梦者要结算梦魇本色的某些符号时，骰子会被夺走。轮到梦魇时，或吞噬他人的本色力量，或派出一颗爪牙骰。
summary-8 = 终局：回合结束时有人达到15点力量；没有做梦者了；只剩一人未出局；或者要抽骰子而袋子已空。

## 终端里的桌面

lucidity-role = 身份
lucidity-power = 力量
lucidity-hunt = 狩猎
lucidity-exhaust = 疲惫
lucidity-shadows = 暗影
lucidity-pool = 待结算的骰子
lucidity-drawn = 抽出的骰子
lucidity-bag = 袋中
lucidity-on-card = 未认领的梦魇卡上
lucidity-spooks = 鬼影（自下而上）
lucidity-awakened = 已苏醒
lucidity-track = { $track }：现抽 { $dice } 枚
lucidity-round = 第 { $round } 轮
lucidity-legend = +1 +2 力量 · ☠ 狩猎 · z 疲惫 · ● 暗影
