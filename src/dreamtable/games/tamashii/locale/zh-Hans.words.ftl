## 卡牌所说的话。一个步骤写成一个分句，不加句号：“获得1点能量”。

## 步骤：对谁、几次、在什么条件下

step-per = 每有{ $per }，{ $do }
step-who = { $may ->
    [yes] { $who }可以{ $do }
   *[no] { $who }{ $do }
}
step-let = 让{ $who }{ $do }
step-you = { $person ->
    [you] 你{ $do }
   *[other] { $do }
}
step-while = 若{ $if }，{ $do }
step-may = 你可以{ $do }
say-you = { $person ->
    [goal] { "" }
    [you] 你
   *[other] 自己
}
say-your = { $person ->
    [goal] { "" }
    [you] 你的
   *[other] 自己的
}
say-measure = { $token_is ->
    [token-player] 名
    [token-wearer] 名
    [token-survivor] 名
    [token-engineer] 名
    [token-R] 枚
    [token-Y] 枚
    [token-G] 枚
    [token-B] 枚
    [token-basic] 枚
    [token-open] 枚
    [token-corrupted] 枚
    [token-code] 枚
    [token-body] 张
    [token-equipped-faction] 张
    [token-equipped-class] 张
    [token-faction-card] 张
    [token-lying-card] 张
    [token-ledger] 本
    [token-wire] 根
    [token-frost] 道
    [token-seal] 道
    [token-body-memory] 份
    [token-resource] 点
    [token-resource-at-5] 种
   *[other] 个
}
step-if = 如果{ $if }，{ $do }
per-thing = { $at_is ->
    [spot-me] 1个{ say-your }{ $of }
    [spot-my-queue] 1个锁定{ say-you }的敌人
   *[other] 1个{ $at }的{ $of }
}
per-dumped = 1枚以此转储的代码
per-me = 1点{ say-your }{ $of }
per-time = 1点时间
per-P = 1名玩家
per-round = 1轮
do-choose-on = 选择故事怎样继续
do-choose-way = 选择一项：{ $ways }
way = { $if ->
    [none] { "" }
   *[some] （仅当{ $if }时）
}“{ $cost ->
    [none] { "" }
   *[some] { $cost }：
}{ $do ->
    [none] 什么也不做
   *[some] { $do }
}”
do-pay = { $person ->
    [you] 你
   *[other] 该玩家
}可以{ $cost }；若如此做，{ $then }

## 数字

number-P = 玩家人数
number-round = 轮数
number-time = 时间值
number-all = 所有
number-dumped = 转储的代码数
number-highest-trace = 所有玩家中最高的追踪值
number-me = { say-your }{ $of }
number-top = 头号敌人剩余的完整度
number-supply = 池中剩余的{ $of }
number-boss = 头目剩余的完整度
number-count = { $at_is ->
    [spot-me] { say-your }{ $of }数
    [spot-my-queue] 锁定{ say-you }的{ $of }数
    [spot-queues] 锁定玩家的{ $of }数
    [spot-my-load] { say-you }携带的{ $of }数
    [spot-carried] 被携带的{ $of }数
    [spot-numbered-card] { $at }上的{ $of }数
   *[other] { $at }的{ $of }数
}
amount-to = { $low }至{ $high }
amount-or-more = 至少{ $low }

value-integrity = 完整度
value-cap = 完整度上限
value-trace = 追踪值
value-xp = 经验
value-enemies = 敌人数
value-bodies = 躯体卡数
value-tile = 地区编号
value-resets = 重置次数
value-energy = 能量
value-shield = 护盾
value-memory = 内存
value-reroll = 重投
value-left = 完整度
value-corrupted = 受损代码
value-ascend = 尊者标记
value-success = 成功标记

## 谁

who-me = 你
who-that = 该玩家
who-each = 每名玩家
who-other = 自选的另一名玩家
who-all-others = 每名其他玩家
who-chosen = 自选的一名玩家
who-others-here = { say-you }所在地区的每名其他玩家
who-chosen-here = { say-you }所在地区的另一名玩家
who-chosen-near = { say-you }所在或相邻地区的另一名玩家
who-left = 顺时针的下一名玩家
who-each-here = { say-you }所在地区的每名玩家
who-each-on-its-tile = 它所在地区的每名玩家
who-each-adjacent = 与它相邻地区的每名玩家
who-each-on-tile-with-ascend = 有尊者标记的地区上的每名玩家
who-each-on = { $at }的每名玩家

## 哪里

tile-name = { $tile }（{ $number }）
tile-none = 没有地区
spot-tile = { $tile }
spot-tile-adjacent = 与{ $tile }相邻的地区
spot-tile-or-adjacent = { $tile }或与其相邻的地区
spot-numbered-card = 卡牌{ $card }
spot-map = 地图上
spot-card = 这张卡上
spot-last-card = 前一张剧情卡上
spot-story = 当前剧情卡上
spot-boss-card = 头目卡上
spot-me = { say-you }
spot-queues = 所有敌人序列中
spot-pools = 所有代码标记池中
spot-my-queue = { say-your }敌人序列中
spot-my-tile = { say-you }所在地区
spot-my-launcher = { say-you }启动器上
spot-my-dump = { say-your }转储区中
spot-my-bag = { say-your }代码袋中
spot-my-pool = { say-your }代码标记池中
spot-my-load = { say-you }身上
spot-carried = 某人身上
spot-bodies = 玩家的躯体卡上
spot-my-body = { say-you }激活的躯体卡上
spot-that-body = 那张躯体卡上
spot-worn-here = { say-you }所在地区被激活的躯体卡上
spot-marked-tiles = 标出的地区
spot-open-marked-tiles = 没有尊者标记的标出地区
spot-marked-tiles-2-each = 标出的地区（各2个）
spot-emptiest-marked-tile = 人最少的开放标出地区
spot-all-face-down = 每个面朝下的地区上
spot-farthest-face-down = 离庇护所最远的几个面朝下的地区上（各1个）
spot-its-tile = 它所在的地区
spot-its-tile-or-adjacent = 它所在或与其相邻的地区
spot-own-or-adjacent-player = 同一地区或相邻地区有其他玩家的地区
spot-next-to-boss = 与它相邻的地区（逐一放置）
spot-each-tile = 每个地区
spot-each-tile-without-player = 每个没有玩家的地区
spot-chosen-tile-without-player = 自选的一个没有玩家的地区
spot-chosen-revealed-tile = 自选的一个面朝上的地区
spot-random-revealed-tile = 随机一个面朝上的地区
spot-random-revealed-outside = 庇护所以外随机一个面朝上的地区
spot-start-tile = 起始地区
spot-here = 该地区
spot-battery = 一个空的电量格
spot-far-end = 最后三列
spot-left = 左半边
spot-right = 右半边

## 事物

token-player = 玩家
token-enemy = 敌人
token-tile-revealed = 面朝上的地区
token-tile-hidden = 面朝下的地区
token-stronghold = 阵营据点
token-success = 成功标记
token-ascend = 尊者标记
token-seal = 封印
token-marker = 指示物
token-R = 红色代码
token-Y = 黄色代码
token-G = 绿色代码
token-B = 蓝色代码
token-basic = 基本代码
token-open = 开源代码
token-corrupted = 受损代码
token-code = 代码
token-body = 躯体卡
token-explore = 探索标记
token-face = 玩家骰面标记
token-wearer = 穿着躯体卡的玩家
token-resource = 资源
token-resource-at-5 = 达到5点的资源
token-unlocked-cell = 已解锁代码格
token-equipped-faction = 已装备阵营卡
token-equipped-class = 已装备职业卡
token-faction-card = 阵营卡
token-that-faction = 该卡所属阵营的指示物
token-closed = 路障
token-lying-card = 面朝下的卡牌
tokens-player = 玩家
tokens-enemy = 敌人
tokens-tile-revealed = 面朝上的地区
tokens-tile-hidden = 面朝下的地区
tokens-stronghold = 阵营据点
tokens-success = 成功标记
tokens-ascend = 尊者标记
tokens-seal = 封印
tokens-marker = 指示物
tokens-R = 红色代码
tokens-Y = 黄色代码
tokens-G = 绿色代码
tokens-B = 蓝色代码
tokens-basic = 基本代码
tokens-open = 开源代码
tokens-corrupted = 受损代码
tokens-code = 代码
tokens-body = 躯体卡
tokens-explore = 探索标记
tokens-face = 玩家骰面标记
tokens-wearer = 穿着躯体卡的玩家
tokens-resource = 资源
tokens-resource-at-5 = 达到5点的资源
tokens-unlocked-cell = 已解锁代码格
tokens-equipped-faction = 已装备阵营卡
tokens-equipped-class = 已装备职业卡
tokens-faction-card = 阵营卡
tokens-that-faction = 该卡所属阵营的指示物
tokens-closed = 路障
tokens-lying-card = 面朝下的卡牌
tokens-survivor = 幸存者
tokens-quiet = 静候
tokens-loop = 循环
tokens-ledger = 账簿
tokens-spartans = 斯巴达誓约
tokens-ninkyodo = 任侠道誓约
tokens-seekers = 探求者誓约
tokens-nameless = 无名氏誓约
tokens-frost = 霜痕
tokens-engineer = 工程师
tokens-body-memory = 躯体记忆
tokens-wire = 铁丝
tokens-fallen = 落音

## 条件

check-all-players = 所有玩家都在{ $at }
much = { $how ->
    [exactly] { $num ->
        [0] 没有{ $token }
       *[other] 正好有{ $num }{ say-measure }{ $token }
    }
    [at-most] 最多有{ $num }{ say-measure }{ $token }
    [other-than] 并非正好有{ $num }{ say-measure }{ $token }
   *[at-least] { $person ->
        [goal] 有{ $num }{ say-measure }{ $token }
       *[other] 至少有{ $num }{ say-measure }{ $token }
    }
}
check-count = { $at_is ->
    [spot-my-queue] { $much }锁定{ say-you }
    [spot-queues] { $much }锁定玩家
    [spot-carried] { $much }被携带
    [spot-numbered-card] { $at }上{ $much }
    [spot-marked-tiles] 标出的地区中{ $much }
   *[other] { $at }{ $much }
}
check-players = 玩家人数{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-tile-exactly = { say-you }在{ $tile }
check-tile-other-than = { say-you }不在{ $tile }
check-all-there = 地图上的{ $token }都在{ $at }
check-me = { say-your }{ $of }{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] { $person ->
        [goal] 达到{ $num }
       *[other] 至少为{ $num }
    }
}
check-boss = 头目剩余的完整度{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-top = 头号敌人剩余的完整度{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-time = 时间{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-round = 轮数{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-highest-trace = 所有玩家中最高的追踪值{ $how ->
    [exactly] 为{ $num }
    [at-most] 不超过{ $num }
    [other-than] 不为{ $num }
   *[at-least] 至少为{ $num }
}
check-all = { $at_is ->
    [spot-my-pool] 每名玩家的代码标记池中都有{ $of }
   *[other] 每名玩家在{ $at }都有{ $of }
}
check-closed = { $tile }已封闭
check-in-play = { $card }在场
check-not-in-play = { $card }不在场
check-type-R = 红色
check-type-Y = 黄色
check-type-G = 绿色
check-type-B = 蓝色
check-type-core = 核心
check-type-any = 任意
check-type-basic = 基本
check-type-chosen = 任选一种

## 玩家

points-energy = { $num }点能量
points-shield = { $num }点护盾
points-memory = { $num }点内存
points-reroll = { $num }点重投
points-any = { $num }点任意资源
do-gain = 获得{ $points }
do-lose = 损失{ $points }
do-spend = 花费{ $points }
do-give = 将{ $points }交给{ $who }
do-take = 从{ $who }处拿走{ $points }
do-xp = { $more ->
    [yes] 再
   *[no] { "" }
}获得{ $num }点经验
do-lose-xp = { $more ->
    [yes] 再
   *[no] { "" }
}损失{ $num }点经验
do-duel = 与{ $who }决斗：双方各按攻击值掷骰（常见符号计1，少见符号计2），多者从对方处拿走{ $xp }点经验
do-wound = { $more ->
    [yes] 再
   *[no] { "" }
}受到{ $num }点创伤
do-bleed = { $more ->
    [yes] 再
   *[no] { "" }
}损失{ $num }点完整度
do-prevent = 抵消{ $num }点创伤
do-recover = 恢复{ $num }点完整度
do-cap = 将{ say-your }完整度上限和完整度提高{ $num }
do-unlock-cell = 解锁{ $num }个代码格
do-trace = 追踪值{ $more ->
    [yes] 再
   *[no] { "" }
}+{ $num }
do-lower-trace = 追踪值{ $more ->
    [yes] 再
   *[no] { "" }
}−{ $num }
do-rise-less = 这次少上升{ $num }
do-trace-set = 将追踪值设置为{ $num }
do-trace-on = 从现在起使用追踪：每名玩家将追踪标记放到0
do-reset = 重置
do-keep-body = 不掷骰，保留{ say-your }躯体
do-skip-combat = 跳过{ say-your }战斗阶段
do-add-die = 多掷{ $num }颗骰子
do-reroll = 重投至多{ $num }颗骰子
do-turn-die = 将{ $n }颗骰子转为{ $to }
do-roll-for = 掷{ $n }颗玩家骰。{ $lines }
on-face = 掷出{ $face }：{ $do ->
    [none] 无事发生
   *[some] { $do }
}
value-change-move = 移动值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-attack = 攻击值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-write = 编写值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-linger = 所有地区的逗留追踪值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-entry = 所有地区的进入追踪值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-equip-cost = 装备卡牌{ $sign ->
    [less] 少花
   *[more] 多花
}{ $num }点内存
value-change-boss-hit = 每次对它造成的伤害{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}（至少为0）
do-stat = { $values }，直到{ $until ->
    [game] 游戏结束
   *[round] 本轮结束
}

## 代码与程序

codes-R = { $num_is ->
    [number-all] 所有红色
    [plain] { $num }枚红色
    [amount-to] { $num }枚红色
    [amount-or-more] { $num }枚红色
   *[other] （{ $num }）枚红色
}
codes-Y = { $num_is ->
    [number-all] 所有黄色
    [plain] { $num }枚黄色
    [amount-to] { $num }枚黄色
    [amount-or-more] { $num }枚黄色
   *[other] （{ $num }）枚黄色
}
codes-G = { $num_is ->
    [number-all] 所有绿色
    [plain] { $num }枚绿色
    [amount-to] { $num }枚绿色
    [amount-or-more] { $num }枚绿色
   *[other] （{ $num }）枚绿色
}
codes-B = { $num_is ->
    [number-all] 所有蓝色
    [plain] { $num }枚蓝色
    [amount-to] { $num }枚蓝色
    [amount-or-more] { $num }枚蓝色
   *[other] （{ $num }）枚蓝色
}
codes-any = { $num_is ->
    [number-all] 所有任意
    [plain] { $num }枚任意
    [amount-to] { $num }枚任意
    [amount-or-more] { $num }枚任意
   *[other] （{ $num }）枚任意
}
codes-basic = { $num_is ->
    [number-all] 所有基本
    [plain] { $num }枚基本
    [amount-to] { $num }枚基本
    [amount-or-more] { $num }枚基本
   *[other] （{ $num }）枚基本
}
codes-core = { $num_is ->
    [number-all] 所有核心
    [plain] { $num }枚核心
    [amount-to] { $num }枚核心
    [amount-or-more] { $num }枚核心
   *[other] （{ $num }）枚核心
}
codes-open = { $num_is ->
    [number-all] 所有开源
    [plain] { $num }枚开源
    [amount-to] { $num }枚开源
    [amount-or-more] { $num }枚开源
   *[other] （{ $num }）枚开源
}
codes-corrupted = { $num_is ->
    [number-all] 所有受损
    [plain] { $num }枚受损
    [amount-to] { $num }枚受损
    [amount-or-more] { $num }枚受损
   *[other] （{ $num }）枚受损
}
codes-all = 所有
do-code = 获得{ $codes }代码{ $to ->
    [bag] ，放入代码袋
    [launcher] ，放到启动器上
   *[dump] { "" }
}
do-dump = 转储{ $codes }代码
do-discard = 弃置{ $from ->
    [dump] 转储区中的
    [bag] 代码袋中的
   *[launcher] 启动器上的
}{ $codes }代码
do-restore = 从转储区选择至多{ $num }枚标记放入代码袋
do-prepare = 准备{ $num }
do-write = 编写{ $num }
do-core = 改变{ say-your }核心类型
do-limit-writes = 在下一个编写步骤中至多编写{ $num }次
do-exchange-code = 将{ say-you }启动器上的一枚标记与{ $who }同一代码格上的标记交换
do-launch = { $only ->
    [intrude] 立即启动一个入侵程序
    [repel] 立即启动一个逐退程序
    [basic] 立即启动一个基本程序
    [faction] 立即启动一个阵营程序
   *[any] 立即启动一个程序
}

## 敌人

target-top = { $person ->
    [you] 头号敌人
   *[other] { say-your }头号敌人
}
target-next = 头号敌人身后的敌人
target-last = 序列中最后的敌人
target-self = 此敌人
target-all = 所有锁定{ say-you }的敌人
target-chosen = 自选的一个敌人
target-others = 所有其他锁定{ say-you }的敌人
do-damage = { $target_is ->
    [target-top] { "" }
   *[other] 对{ $target }
}{ $more ->
    [yes] 再
   *[no] { "" }
}造成{ $n }点伤害{ $carry ->
    [yes] （多余的伤害转到下一个敌人）
   *[no] { "" }
}
do-defeat = { $max ->
    [none] 击败{ $target }
   *[some] 若{ $target }剩余完整度不超过{ $max }，将其击败
}
do-expel = { $max ->
    [none] 弃置{ $target }
   *[some] 若{ $target }剩余完整度不超过{ $max }，将其弃置
}
do-mend = { $target }恢复{ $n }点完整度
do-lock = { $more ->
    [yes] 再
   *[no] { "" }
}让{ $num }个敌人锁定自己
do-requeue = 将{ $target }移到敌人序列的{ $to ->
    [top] 最前
   *[bottom] 最后
}
do-hand-over = 将{ $target }从{ say-your }序列移到{ $who }的敌人序列{ $to ->
    [top] 最前
   *[bottom] 最后
}
do-stun = 跳过接下来{ $num }个敌人的行动
do-boss-damage = 对头目造成{ $num }点伤害
do-boss-move = 头目向最近的玩家移动{ $num }个地区

## 地图

do-move = 移动至多{ $num }个地区
do-put = 将自己的模型放到{ $tile }
do-reveal = 揭示距离不超过{ $range }的一个面朝下的地区
do-peek = 查看距离不超过{ $range }的一个面朝下的地区及其探索标记
do-place = { $n_is ->
    [plain] 将{ $n }{ say-measure }{ $token }放到{ $at }
   *[other] 将{ $token }（数量为{ $n }）放到{ $at }
}{ $at_is ->
    [spot-numbered-card] 上
   *[other] { "" }
}
do-remove = 从{ $at }{ $at_is ->
    [spot-numbered-card] 上
   *[other] { "" }
}移除{ $n_is ->
    [number-all] 所有{ $token }
   *[other] { $n }{ say-measure }{ $token }
}
do-remove-where = 从每个满足“{ $if }”的地区移除{ $n_is ->
    [number-all] 所有{ $token }
   *[other] { $n }个{ $token }
}
do-carry = 从{ say-you }所在地区带走{ $n }{ say-measure }{ $token }（至多携带{ $max }{ say-measure }）
do-put-down = 将{ say-you }携带的{ $token }全部放到{ say-you }所在的地区
do-shift = 将{ $from }{ $from_is ->
    [spot-numbered-card] 上
   *[other] { "" }
}的{ $n_is ->
    [number-all] 所有{ $token }
   *[other] { $n }个{ $token }
}移到{ $to }
do-close-tile = 封闭{ $tile }（不能进入或穿过）
do-open-tile = 开放{ $tile }
do-remove-tile = 移除{ $tile }（其上之物全部失去，其上的模型移到相邻地区）
do-shuffle-tiles = 除{ $tiles }外的所有地区随机交换位置
do-swap-tiles = 团队选择两个相邻的面朝上的地区，连同其上一切交换位置
do-lay = 将{ $cards }面朝下各放到一个随机的{ $at ->
    [random-face-down-tiles] 面朝下的地区
   *[random-tiles] 地区
}上{ $but ->
    [yes] （{ $tiles }除外）
   *[no] { "" }
}
do-face-tokens = 将一套玩家骰面标记面朝下放在{ $card }上
do-face = 揭示{ $card }上的一枚玩家骰面标记

## 卡牌

do-swap-body = 交换{ say-your }两张躯体卡
do-take-body = 免费依附市场中的一张躯体卡
do-market = 将市场中的{ $refresh }张卡放到躯体牌库底并补满
do-draw-class = 抽{ $n }张职业卡，保留{ $keep }张
do-draw-faction = 抽1张{ $faction }的卡
do-equip = 少花{ $discount }点内存装备一张卡
do-destroy = 损坏此卡
do-hand-in = { $where ->
    [its-stronghold] 在其据点将{ say-you }已装备的一张阵营卡移出游戏
   *[other] 将{ say-you }已装备的一张阵营卡移出游戏
}

## 剧本

do-time = { $num_is ->
    [plain] 时间+{ $num }
   *[other] 时间增加（{ $num }）
}
do-lower-time = { $num_is ->
    [plain] 时间−{ $num }
   *[other] 时间减少（{ $num }）
}
do-time-set = 将时间设置为{ $num }
do-story = 抽{ $card }
do-special = 拿取{ $card }
do-drop = 弃置{ $card }
do-success = 在当前剧情卡上放{ $num }个成功标记
do-boss = 让头目“{ $boss }”登场
do-unlock = 解锁{ $locks }
do-relock = 重新锁定{ $locks }
do-tick = 在进程记录表上勾选{ $number }
do-result-victory = 胜利
do-result-defeat = 失败
do-name-player = 团队指定一名玩家
do-check = { $must ->
    [yes] { "" }
   *[no] { $person ->
        [they] 可以
        [them] { "" }
       *[you] 你可以
    }
}进行{ $type_is ->
    [check-type-chosen] 自选一种类型的
   *[other] { $type }
}检定（需{ $need }{ $must ->
    [yes] ，不尝试视为失败
   *[no] { "" }
}）{ $pass ->
    [none] { "" }
   *[some] ；通过：{ $pass }
}{ $fail ->
    [none] { "" }
   *[some] ；失败：{ $fail }
}
do-team-check = 进行{ $type }团队检定（需{ $need }）{ $pass ->
    [none] { "" }
   *[some] ；通过：{ $pass }
}{ $fail ->
    [none] { "" }
   *[some] ；失败：{ $fail }
}

## 其他印刷内容

tile-values = 进入追踪值{ $entry }，逗留追踪值{ $linger }
frame-values = 移动{ $move }，攻击{ $attack }，编写{ $write }
enemy-values = 等级{ $level }，完整度{ $hp }，基本：{ $basic }点创伤
enemy-special = 特殊：{ $do }
jordan-values = 至多移动{ $move }个地区，5个电量格
boss-values = { $hp ->
    [none] 无法受到伤害，站在{ $tile }
   *[some] 完整度为{ $hp }，站在{ $tile }
}
boss-defeat = 如果{ $check }，它被击败
body-program = 程序（{ $pattern }）
box-line = { $many ->
    [yes] 每个{ $need }：{ $do }
   *[no] { $need }：{ $do }
}
box-need = { $faces }
box-face = { $count ->
    [1] { $face }
   *[other] { $count }个{ $face }
}
box-of = { $many ->
    [yes] “{ $card }”（每个{ $need }）
   *[no] “{ $card }”（{ $need }）
}
program-pattern = （{ $pattern }）
pattern-beside = { $before }、{ $symbol }
pattern-below = { $above }／{ $row }
pattern-gap = –
pattern-open = 开源
pattern-core = 核心
pattern-any = 任意
program-line = { $sort ->
    [intrude] 入侵（{ $pattern }）
    [repel] 逐退（{ $pattern }）
   *[other] 程序（{ $pattern }）
}{ $where ->
    [none] { "" }
   *[some] （在{ $where }）
}{ $if ->
    [none] { "" }
   *[some] （仅当{ $if }时）
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}：{ $do ->
    [none] 无效果
   *[some] { $do }
}
activity-line = 玩家活动{ $where ->
    [none] { "" }
   *[some] （在{ $where }）
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}{ $if ->
    [none] { "" }
   *[some] ，如果{ $if }
}：{ $cost ->
    [none] { $do }
   *[some] { $cost }；若如此做，{ $do }
}
world-always = 外界活动：{ $do }
world-if = 外界活动，如果{ $check }：{ $do }
world-else-if = 否则，如果{ $check }：{ $do }
world-else = 否则：{ $do }
lesson-line = 步骤{ $number }：{ $goal }{ $do ->
    [none] { "" }
   *[some] ；奖励：{ $do }
}
goal-program = 启动程序（{ $pattern }）
goal-check = 通过{ $type_is ->
    [check-type-chosen] 自选一种类型的
   *[other] { $type }
}检定（需{ $need }）
goal-launch = { $same ->
    [yes] 在同一启动步骤中
   *[no] { "" }
}启动{ $n }个程序
goal-launch-basic = 启动{ $n }个基本程序
goal-launch-extended = 启动{ $n }个加长资源程序
goal-launch-faction = 启动{ $n }个阵营程序
goal-launch-with-open = 用开源代码启动{ $n }个程序
goal-intrude = 启动{ $n }个入侵程序
goal-repel = 逐退{ $n }个敌人
goal-defeat = 击败{ $n }个{ $level ->
    [0] { "" }
   *[other] 等级{ $level }或更高的
}敌人
goal-damage-dealt = 造成{ $n }点伤害
goal-wounds-taken = 因创伤损失{ $n }点完整度
goal-recover = 恢复{ $n }点完整度
goal-gain-code = 获得{ $n }枚非受损代码
goal-discard-code = 弃置{ $n }枚代码
goal-draw-faction = 抽{ $n }张阵营卡
goal-swap-body = 交换躯体{ $n }次
goal-trace-roll-no-enemy = 进行{ $n }次未引来敌人的追踪掷骰
goal-visit-different-tiles = 在{ $n }个不同地区结束移动
goal-reveal = 揭示{ $n }个地区
goal-explore = 揭示{ $n }个探索标记
text-setup = 设置：{ $do }
text-instant = 即时效果：{ $do }
text-turned = 面朝下放在地区上；进入者将其翻开：{ $do }
text-reward = 起始奖励：{ $do }
text-reversed = 从最后一名玩家起逆时针进行
text-boss-activity = 头目活动：{ $do }
text-reference = 剧本引导页的规则，供查阅
text-map = 本局的地图
text-points = { $points }分
text-scoring = 每3点资源、每个已解锁代码格、每枚开源代码、每点超过5的完整度上限、每张不带“损坏”的已装备阵营卡各1分；每张非起始的已装备职业卡2分；受损代码：1枚扣1分，2至3枚扣2分，4至5枚扣3分，更多扣4分
text-deck = 敌人牌库（自上而下）：{ $groups }
deck-group = { $num_is ->
    [plain] { $num }张等级{ $level }
    [number-all] 所有等级{ $level }
   *[other] 等级{ $level }（张数为{ $num }）
}

## 能力

has-stat = { $if ->
    [none] { "" }
   *[some] 当{ $if }时，
}{ $values }
has-ability = { $event }{ $if ->
    [none] { "" }
   *[some] ，如果{ $if }
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}：{ $instead ->
    [yes] 改为
   *[no] { "" }
}{ $may ->
    [yes] 你可以
    [this] 你可以如此做：
   *[no] { "" }
}{ $cost ->
    [none] { $do }
   *[some] { $cost }；若如此做，{ $do }
}
limit-step = 每步骤一次
limit-phase = 每阶段一次
limit-round = 每轮一次
limit-game = 每局一次
limit-player = 每名玩家一次
limit-card = 一次
limit-group = 全队一次
moment-planning = 规划阶段中
moment-launch = 你的启动步骤中
moment-combat = 你的战斗阶段中
moment-any = 任何时刻
when-planning = 规划阶段中
when-writing = 编写步骤中
when-defeat = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}击败{ $level ->
    [0] { "" }
   *[other] 等级{ $level }或更高的
}敌人时
when-expel = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}的敌人被弃置时
when-intrude = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}启动入侵程序时
when-repel = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}逐退敌人时
when-launch = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}启动程序时
when-launch-basic = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}启动基本程序时
when-launch-faction = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}启动阵营程序时
when-reveal = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}揭示{ $where ->
    [none] 地区
   *[some] { $where }
}时
when-explore = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}揭示探索标记时
when-enter = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}{ $where ->
    [none] 结束移动
   *[some] 移动到{ $where }
}时
when-linger = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}{ $where ->
    [none] 逗留
   *[some] 在{ $where }逗留
}时
when-wounds = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}即将受到创伤时
when-attack-roll = { $whose ->
    [any] 攻击掷骰
    [other] 另一名玩家攻击掷骰
   *[me] 你攻击掷骰
}之前
when-rolled = { $whose ->
    [any] 掷骰
    [other] 另一名玩家掷骰
   *[me] 你掷骰
}之后
when-trace-roll = { $whose ->
    [any] 追踪掷骰
    [other] 另一名玩家追踪掷骰
   *[me] 你追踪掷骰
}之前
when-trace-rise = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}的追踪值即将上升时
when-trace-top = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}的追踪值到达最顶格后
when-refill = 重填启动器之后
when-combat-start = { $whose ->
    [any] 一名玩家的
    [other] 另一名玩家的
   *[me] 你的
}战斗阶段开始时
when-combat-end = { $whose ->
    [any] 一名玩家的
    [other] 另一名玩家的
   *[me] 你的
}战斗阶段结束时
when-action-end = 行动阶段结束时{ $where ->
    [none] { "" }
   *[some] （在{ $where }）
}
when-reset = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}重置时
when-attach = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}依附市场中的躯体时
when-first-attach = 当一张躯体首次被依附时
when-give-up-body = 当一张躯体因第三张而被放弃时
when-equip = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}装备卡牌时
when-gain-corrupted = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}获得受损代码时
when-discard-corrupted = 当{ $whose ->
    [any] 一名玩家
    [other] 另一名玩家
   *[me] 你
}弃置受损代码时
when-repel-corrupted = 当逐退将带来受损代码时
when-corrupted-empty = 当需要获得受损代码而受损代码池已空时
when-check = { $whose ->
    [any] 检定
    [other] 另一名玩家检定
   *[me] 你检定
}之前
when-round-start = 一轮开始时
when-round-end = 一轮结束时
when-time-is = 当时间变为{ $at }时
when-card-entered = 当此卡进场时
when-trade = 当阵营卡被交易时
when-trade-equipped = 当一张已装备的阵营卡被交易给指定玩家时

## 持续变化

change-while = 当{ $if }时，{ $change }
change-entry = { $tile }的进入追踪值为{ $num }
change-linger = { $tile }的逗留追踪值为{ $num }
change-no-entry = 抽到卡牌{ $until }之前，任何人不得进入{ $tile }
change-linger-times = 有{ $token }的地区，逗留追踪值变为{ $times }倍
change-top-space = 追踪轨的最顶格为{ $num }
change-resource-cap = 每种资源至多{ $num }点
change-experience-program = 经验程序给予{ $num }点经验
change-boss-move = 头目改为移动{ $num }个地区
change-fights = 在它所在地区的玩家不跳过战斗阶段，且可以将战斗框的伤害指向它
change-corrupted-discards = 被弃置的受损代码放到卡牌{ $card }上
change-upgrade-open = 开源代码花费{ $num }点经验
change-upgrade-cap = 提高完整度上限花费{ $num }点经验
change-upgrade-cell = 解锁代码格花费{ $num }点经验
change-upgrade-class = 抽职业卡花费{ $num }点经验
