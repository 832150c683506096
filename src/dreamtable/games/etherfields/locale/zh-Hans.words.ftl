## 数目

number-P = 入梦者人数
number-X = X
number-all = 全部
number-distress = 你的苦痛
number-sealed = 你的封印牌数量
number-ether = 你的以太
number-gems = 你的闪光宝石数量
number-hand = 你的手牌数量
number-progress = 你激活的{ $of_is ->
    [colour-any] { "" }
   *[other] { $of }
}进程牌数量
colour-any = 任意颜色
number-keys = 小队的钥匙数量
number-hours = 时钟上的小时数
number-turns-left = 剩余的轮次牌数量
number-turn = 当前轮次数
number-roll = 幸运骰的上次结果
number-same = 刚弃置的张数
number-paid-cards = 你为这次支付弃置的牌数
number-counter = { $of }
counter-here = 计数
counter-camp-debt = 在这座城欠下的账
counter-camp-mercy = 留下的善意
number-tokens = 该处的标记数量
number-sum = 全体入梦者的{ $of }总数
number-morphs = 其变异数量
number-figures = 其模型数量
number-marks = 此板块上的标记数量
number-carried = 你携带的标记数
number-delivered = 已交出的数量
number-level = 潮位
number-markers = 一个行动上的标记数
number-bar = 已奏小节数
number-wrong-notes = 错音数
number-at-most = { $number }，至多{ $most }

## 谁

who-you = 你
who-each = 每位入梦者
who-others = 其他每位入梦者
who-one = 一位入梦者
who-other = 另一位入梦者
who-range = { $num ->
    [0] 与其同格的每位入梦者
   *[other] 距离{ $num }以内的每位入梦者
}
who-space = 该格的每位入梦者
who-here = 与你同格的每位入梦者（包括你）
who-tile = 该板块上的每位入梦者
who-on = 位于{ $of_is ->
    [thing-light] 光亮格
    [thing-darkness] 黑暗格
   *[other] 有{ $of }的格
}的每位入梦者
who-somewhere = { $where }的每位入梦者
where-within = { $num ->
    [0] 与其同格
   *[other] 距离{ $num }以内
}
where-on = 位于{ $of_is ->
    [thing-light] 光亮格
    [thing-darkness] 黑暗格
   *[other] 有{ $of }的格
}
who-most = { $of }最多的入梦者
who-least = { $of }最少的入梦者
who-holder = 持有此牌的入梦者

## 哪些实影

which-this = 此实影
which-kind = 此实影
which-one = 该实影
which-all = 每个实影
which-range = { $num ->
    [0] 你所在格的一个实影
   *[other] 距离{ $num }以内的一个实影
}
which-closest = 最近的实影
which-any = 它的一个模型
which-here = 该格内它的所有模型
which-on = 位于{ $of_is ->
    [thing-light] 光亮格
   *[other] 有{ $of }的格
}的它的所有模型
which-struck = 该实影
which-of = { $of }的所有实影

## 哪里

where-here = 你所在的格
where-entity = 该实影所在的格
where-tile = 此板块
where-adjacent = 你所在的格及相邻格
where-any = 任意一格
where-at = { $space }
where-icon = { $of_is ->
    [thing-spawn] 实影生成格
    [thing-special] 特殊格
    [thing-entrance] 入口格
   *[other] 有{ $of }的格
}
where-range = { $num }格以内的格
where-terrain = { $of_is ->
    [thing-same] 相同地形的格
    [thing-light] 光亮格
    [thing-darkness] 黑暗格
   *[other] 有{ $of }的格
}
where-token = 有{ $of }的格

## 物

face-fail = 失败
face-blank = 空白
face-1 = +1
face-2 = +2
face-3 = +3

figure-human = 人型变形怪
figure-creature = 兽型变形怪
figure-token = 实影标记
figure-big = 大型实影

secret-card = 秘密牌{ $code }
secret-tile = 秘密板块{ $code }

## 费用

cost-free = 免费
cost-paid = 支付{ $cost }
cost-intent = { $num }点{ $colour ->
    [W] 愤怒
    [C] 狡黠
   *[A] 认知
}
cost-intents = { $how ->
    [gradual] { $ways }（渐进，每位入梦者一份）
    [times] { $ways }×入梦者人数（一次付清）
   *[plain] { $ways }
}
cost-and = { $parts }
cost-distress = 遭受{ $num }点苦痛
cost-ether = { $num }点以太
cost-gem = { $num }颗闪光宝石
cost-key = { $num }把钥匙
cost-hour = { $num }小时
cost-hand = { $num ->
    [all] 弃置全部手牌
   *[other] 弃置{ $num }张手牌
}
cost-flip = 将你的{ $num }张进程牌翻面
cost-seal = 封印{ $num }张牌
cost-seal-each = 每位入梦者封印{ $num }张牌
cost-item = 弃置{ $name }
cost-note = 弃置此笔记
cost-market = 将{ $num }张手牌退回市场
cost-self = 弃置此牌
cost-seal-self = 封印此牌
cost-flip-self = 将此牌翻面
cost-top = 弃置你牌库顶的牌
cost-flaw = 获得{ $num }张裂痕牌
cost-morph = 距离1以内的一个实影获得{ $num }个变异

## 是否

check-suit = 花色为{ $suit }
check-on = 你位于{ $of_is ->
    [thing-light] 光亮格
    [thing-darkness] 黑暗格
   *[other] 有{ $of }的格
}
check-figure-on = 该实影位于{ $of_is ->
    [thing-entrance] 入口格
   *[other] 有{ $of }的格
}
check-not-figure-on = 该实影不在{ $of_is ->
    [thing-darkness] 黑暗格
   *[other] 有{ $of }的格
}
check-has = 小队拥有{ $card }
check-has-mask = 你拥有面具
check-no-mask = 你没有面具
check-note = 小队拥有笔记牌{ $code }
check-in-dream = 你们身在睡梦
check-in-slumber = 你们身在浅眠
check-in-world = 你们身在梦界
check-not-in-dream = 你们不在睡梦
check-not-in-slumber = 你们不在浅眠
check-not-in-world = 你们身在睡梦或浅眠
check-dreamer = 你是{ $card }
check-within = 你在其距离{ $num }以内
check-last-roll = 幸运骰结果为{ $face }
check-entity = 实影{ $code }在场
check-not-entity = 实影{ $code }不在场
check-side = 板块{ $code }已放置
check-not-side = 板块{ $code }未放置
check-paragraph = 段落{ $number }已读过
check-not-paragraph = 段落{ $number }还没读过
check-shown = 秘密{ $code }已揭示
check-not-shown = 秘密{ $code }还没揭示
check-alone = 你所在的格没有别人
check-solo = 只有一位入梦者
check-not-solo = 入梦者不止一位
check-carries = 你携带{ $of }
check-gem = { $space }的宝石槽里有宝石
check-lit = { $space }有光
check-level = 潮位为{ $num }
check-apart = 所有入梦者都在不同的房间
check-clear = 没有入梦者和{ $of }同格

## 变化

mod-hand = 手牌上限
mod-progress = 进程牌上限
mod-distress = 苦痛上限
mod-items = 激活道具上限
mod-draw = 抽牌步骤的抽牌数
mod-range-assault = 攻击距离
mod-range-contact = 交流距离
mod-cost-assault = 攻击费用
mod-cost-contact = 交流费用
mod-cost-action = 其他行动的费用
mod-price = 市场里牌的价格
mod-cost-of = “{ $action }”的费用
mod-cost-move = 移动费用
mod-swamp-max = 进出沼泽的移动距离
mod-cost-place = 进程牌放置费用
mod-cost-place-first = 每轮第一张进程牌的放置费用
mod-cost-next = 下一个行动的费用
mod-move = 移动距离
mod-move-max = 移动距离上限
mod-move-walls = 移动可穿过的墙体
mod-effort-uses = 每轮冲刺次数
mod-boost-uses = 每轮激化次数
mod-target-distance = 实影寻找最近入梦者时，你的距离
mod-suffer = 每行效果造成的苦痛
mod-range-source-spirit = 距离也可从灵魂标记起算
mod-round-up = 渐进行动的支付向上取整
mod-fail-price = 激化失败没有代价
mod-first-fail = 每场梦境中首次激化失败没有代价
mod-contact-in-wrath = 交流费用可用愤怒支付
mod-riddle-free = 免费确认谜题答案的次数

forbid-effort = 冲刺
forbid-boost-wrath = 激化愤怒支付
forbid-gate-lines = 受睡梦之门的各行影响
forbid-boost = 激化
forbid-mask = 使用面具
forbid-assault = 攻击
forbid-contact = 交流
forbid-reroll = 重掷
forbid-reroll-gem = 用闪光宝石重掷
forbid-peek = 偷看
forbid-items = 使用道具
forbid-push = 被推开
forbid-relocate = 被转移
forbid-target = 成为实影的目标
forbid-carry = 携带标记
forbid-leave = 离开所在的格

until-turn = 本轮内
until-dream = 本睡梦内
until-next = 下一次支付
until-next-move = 下一次移动时

when-boost-good = 你的激化增加意图时
when-luck-roll = 你掷幸运骰后
when-pay-assault = 你支付攻击费用时
when-pay-contact = 你支付交流费用时
when-pay-action = 你支付其他行动费用时
when-pay-move = 你支付移动费用时
when-pay-place = 你支付放置费用时
when-place-progress = 你放置进程牌后
when-would-suffer = 你将遭受苦痛时
when-would-seal = 你将封印牌时
when-flaw-drawn = 你抽到裂痕牌时
when-turn-start = 轮次开始时
when-turn-end = 轮次结束时
when-dream-start = 睡梦开始时
when-gradual-done = 你完成渐进行动时
when-tile-placed = 放置地图板块时
when-out-of-turns = 轮次耗尽时
when-redirected = 你代人承受苦痛后
when-travel-start = 在地图上启程时
when-slumber-start = 浅眠开始时
when-slumber-won = 赢下浅眠时

## 步骤：得失

do-gain = { $what ->
    [key] 小队获得{ $num }把钥匙
    [hour] 小队获得{ $num }小时
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }
    }获得{ $what ->
        [gem] { $num }颗闪光宝石
       *[other] { $num }点以太
    }
}
do-lose = { $what ->
    [key] 小队失去{ $num }把钥匙
    [hour] 小队失去{ $num }小时
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }
    }失去{ $what ->
        [gem] { $num }颗闪光宝石
       *[other] { $num_is ->
            [number-all] 全部
           *[other] { $num }点
        }以太
    }
}
do-suffer = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}遭受{ $num_is ->
    [plain] { $num }点苦痛
   *[count] 苦痛，点数等于{ $num }
}
do-cure = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}治疗{ $num_is ->
    [plain] { $num }点苦痛
   *[count] 苦痛，点数等于{ $num }
}
do-seal = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}封印{ $num }张牌
do-unseal = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}解封{ $pick ->
    [chosen] 任选的
   *[top] { "" }
}{ $num }张牌
do-prevent = 防止{ $is-you ->
    [yes] 你
   *[no] { $who }
}{ $what ->
    [seal] 将封印的{ $num }张牌
   *[distress] 将遭受的{ $num }点苦痛
}
do-redirect = 另一位入梦者将遭受的苦痛，改由你遭受
do-none = 什么也不发生

## 步骤：卡牌

do-draw = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}抽{ $num_is ->
    [plain] { $num }张牌
   *[count] 牌，张数等于{ $num }
}
do-discard = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}弃置{ $from ->
    [deck] 牌库顶的{ $num_is ->
        [number-all] 全部
        [plain] { $num }张
       *[count] 若干张
    }牌
   *[other] { $num_is ->
        [number-all] 全部
        [plain] { $num }张
       *[count] { "" }
    }{ $from ->
        [progress] 进程牌
       *[hand] 手牌
    }
}{ $num_is ->
    [number-all] { "" }
    [plain] { "" }
   *[count] ，张数等于{ $num }
}
do-reshuffle = { $is-you ->
    [yes] 将你的牌库与弃牌堆
   *[no] { $who }将牌库与弃牌堆
}一起重洗，没有惩罚
do-look = 查看{ $deck ->
    [turn] 接下来的
    [fate] 命运牌库顶的
    [slumber] 浅眠牌库顶的
   *[own] 你牌库顶的
}{ $num }{ $deck ->
    [turn] 张轮次牌
    [slumber] 块板块
   *[own] 张牌
}{ $keep ->
    [any] ，{ $deck ->
        [fate] 逐张放回牌库顶（顺序任意）或牌库底
        [slumber] 逐块放回牌库顶（顺序任意）或牌库底
       *[own] { $num ->
            [1] 放回或弃置
           *[other] 逐张放回牌库顶（顺序任意）或弃置
        }
    }
   *[order] ，按原样放回
}
do-peek = 免费偷看一个秘密
do-gain-flaw = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}获得{ $num }张裂痕牌
do-remove-flaw = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}移除{ $num }张裂痕牌
do-place-progress = { $free ->
    [yes] 免费放置
   *[no] { $discount ->
        [0] 支付放置费用，放置
       *[other] 少付{ $discount }点费用，放置
    }
}{ $from ->
    [discard] 你弃牌堆中的一张进程牌
    [discard-top] 刚弃置的牌（须是进程牌）
   *[hand] 你手中的一张进程牌
}
do-flip = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}将{ $num_is ->
    [number-all] 全部
   *[other] { $num }张
}进程牌翻面
do-unflip = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}将{ $num_is ->
    [number-all] 全部
   *[other] { $num }张
}进程牌翻回
do-gain-card = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}获得1张秘密牌{ $code }
do-gain-item = 小队获得道具“{ $item }”
do-restore-item = 小队重整{ $num }件道具
do-discard-item = 小队弃置{ $num }件道具
do-gain-mask = 获得面具“{ $mask }”
do-restore-mask = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}重整面具
do-discard-mask = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}弃置面具
do-seal-this = 封印此牌
do-remove = 将此牌移出游戏
do-intent = 增加{ $num_is ->
    [plain] { $num }点
   *[count] { "" }
}{ $colour ->
    [W] 愤怒
    [C] 狡黠
    [A] 认知
   *[same] 所付颜色的意图
}{ $num_is ->
    [plain] { "" }
   *[count] ，点数等于{ $num }
}
do-recolour = 将为这次支付弃置的{ $num }张牌视为任意颜色
do-swap-cards = 用{ $num }张手牌换回你弃牌堆顶的{ $num }张牌（此牌与裂痕牌不算）
do-give = 将{ $num }张手牌交给{ $here ->
    [yes] 同格的
   *[no] 另一位
}入梦者（用过后回到你的弃牌堆）
do-reroll = 重掷{ $whose ->
    [any] 任何人的
   *[own] 你的
}{ $die ->
    [luck] 幸运骰
    [move] 实影移动骰
   *[any] 一颗骰子
}
do-set-die = 将刚掷出的{ $die ->
    [luck] 幸运骰
   *[move] 实影移动骰
}改为“{ $face }”
do-guess = 说出一个花色，若下一张轮次牌正是该花色，{ $win }

## 步骤：移动

do-move = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}移动{ $num_is ->
    [plain] 至多{ $num }格
   *[count] ，格数至多为{ $num }
}{ $ignore ->
    [none] { "" }
   *[some] ，{ $ignore }
}
ignoring = 可以{ $things }
ignored-walls = 穿过墙体
ignored-blocked = 越过封锁格
ignored-diagonal = 斜走
do-relocate = { $is-you ->
    [yes] { "" }
   *[no] { $who }
}转移到{ $range ->
    [none] { "" }
   *[some] { $range }格以内的
}{ $to }
do-take-along = 同格至多{ $num }位愿意的入梦者，本轮随你的下一次移动同行
do-swap = 与{ $which }交换位置

## 步骤：一段时间的变化

do-mod = { $is-you ->
    [yes] { "" }
   *[no] { $who }：
}{ $what_is ->
    [mod-range-source-spirit] { $until }{ $what }
    [mod-round-up] { $until }{ $what }
    [mod-fail-price] { $until }{ $what }
    [mod-first-fail] { $until }{ $what }
    [mod-contact-in-wrath] { $until_is ->
        [until-next] 下一次{ $what }
       *[other] { $until }{ $what }
    }
    [mod-riddle-free] { $num ->
        [1] 下一次确认谜题答案不用付费
       *[other] 接下来{ $num }次确认谜题答案不用付费
    }
    [mod-move] { $until_is ->
        [until-next-move] 下一次移动可{ $sign ->
            [less] 少走{ $num }格
           *[more] 多走{ $num }格
        }
       *[other] { $until }{ $what }{ $sign ->
            [less] −{ $num }
           *[more] +{ $num }
        }
    }
    [mod-move-max] { $until }{ $what }为{ $num }
    [mod-boost-uses] { $until_is ->
        [until-turn] 本轮
       *[other] { $until }
    }可多激化{ $num }次
    [mod-move-walls] 下一次移动可穿过{ $num }道墙体
    [mod-cost-next] { $until_is ->
        [until-turn] 本轮
       *[other] { "" }
    }{ $what }{ $sign ->
        [less] 少{ $num }点
       *[more] 多{ $num }点
    }
   *[other] { $until_is ->
        [until-next] 下一次{ $what }{ $sign ->
            [less] 少{ $num }点
           *[more] 多{ $num }点
        }
       *[other] { $until }{ $what }{ $sign ->
            [less] −{ $num }
           *[more] +{ $num }
        }
    }
}
do-forbid = { $until }{ $is-you ->
    [yes] 你
   *[no] { $who }
}不能{ $what }

## 步骤：实影

do-spawn = { $num_is ->
    [plain] 在{ $at }生成{ $num }个{ $code }
   *[count] 在{ $at }生成{ $code }，个数等于{ $num }
}
do-banish = 驱散{ $which }
do-discard-entity = 该实影离开梦境
do-move-entity = 将{ $which }{ $dir ->
    [away] 移离你
    [target] 移向最近的入梦者
   *[toward] 移向你
}至多{ $num }格
do-relocate-entity = 将{ $which }转移到{ $to }
do-morph = { $which }获得{ $num }个变异
do-unmorph = 从{ $which }移除{ $num_is ->
    [plain] { $num }个变异
   *[count] 变异，个数等于{ $num }
}
do-state = { $whom }陷入{ $state }
do-clear-state = { $is-you ->
    [yes] 你
   *[no] { $who }
}的状态结束
do-befriend = 与{ $which }结交
do-mark = 在此板块上放{ $num_is ->
    [plain] { $num }个标记
   *[count] 标记，个数等于{ $num }
}
do-unmark = 从此板块取走{ $num }个标记
do-lead-home = 该模型朝入口走{ $num }格，到了入口即被驱散

## 步骤：故事

do-reveal = { $own ->
    [yes] 揭示印有你头像的{ $code }
   *[no] 揭示{ $code }
}
do-for-own = { $bare ->
    [yes] 没有面具的入梦者
   *[no] { $who }
}揭示自己的{ $num ->
    [1] 秘密牌{ $code }
    [2] 两张秘密牌{ $code }
   *[other] { $num }张秘密牌{ $code }
}
do-for-bare = 若有入梦者没有面具，{ $do }
do-for-told = { $who }：{ $do }
do-for-choose = { $who }选择一项：{ $ways }
do-script = 阅读段落{ $number }
do-flag = { $clear ->
    [yes] 此事就此忘记
   *[no] { $lasts ->
        [camp] 这座城会记得
       *[other] 此事有人记着
    }
}
do-counter = 计数变化{ $num }
do-loot = 获得战利品
do-end-dream = { $ending ->
    [victory] 睡梦以胜利结束
   *[failure] 睡梦以失败结束
}
do-perish = 你死去，全队失败
do-note = 获得笔记牌{ $code }
in-marks = “{ $what }”
do-wisdom = 获得智慧牌{ $what }
do-season = 季节变为{ $what }
do-gate = 获得睡梦之门{ $what }
do-remove-gate = 将睡梦之门{ $what }移出游戏
do-world-tile = 发现城区{ $what }
do-add-slumber = { $num }块浅眠板块加入牌库
do-add-fate = { $num }张命运牌加入牌库
do-add-market = { $num }张牌加入影响牌市场
do-shopping = 小队获得{ $num }张采购牌
do-memory = 获得你的下一张最初记忆卡牌
do-add-item-market = 未找到的道具加入道具牌市场
do-awaken = 接着觉醒
do-riddle = 解开有{ $num }个转盘的谜题；每次尝试的费用：{ $price }
do-decide = 由你决定正在进行的投票
do-choose-way = { $ways }
way = { $if ->
    [none] { "" }
   *[some] （仅当{ $if }时）
}“{ $do ->
    [none] { $cost ->
        [none] 什么也不发生
       *[some] { $cost_is ->
            [cost-gem] 支付{ $cost }
            [cost-ether] 支付{ $cost }
            [cost-key] 支付{ $cost }
            [cost-hour] 支付{ $cost }
            [cost-intents] 支付{ $cost }
           *[other] { $cost }
        }
    }
   *[some] { $cost ->
        [none] { "" }
       *[some] { $cost }：
    }{ $do }
}”
do-roll-luck = 掷幸运骰：{ $lines }

## 步骤：梦境

do-put = 在{ $at }放置{ $token_is ->
    [thing-light] { $num }个光标记
    [thing-darkness] { $num }个暗标记
    [thing-swamp] { $num }个沼泽标记
    [thing-water] { $num }个水标记
   *[other] { $num ->
        [1] { "" }
       *[other] { $num }个
    }{ $token }
}
do-take = { $num_is ->
    [number-all] { $at_is ->
        [where-any] { "" }
       *[other] 从{ $at }
    }
   *[other] 从{ $at }
}移除{ $num_is ->
    [number-all] 全部
   *[other] 至多{ $num }个
}{ $token_is ->
    [thing-light] 光标记
    [thing-darkness] 暗标记
    [thing-swamp] 沼泽标记
    [thing-water] 水标记
    [either] { $token }标记
   *[other] { $token }
}
do-carry = 可以携带{ $token }{ $most ->
    [1] { "" }
   *[other] ，一次最多{ $most }个
}
do-deliver = 交出你携带的或本格的一个{ $token }
do-move-token = { $row ->
    [none] { $range ->
        [none] 一个没人携带的{ $token }
       *[other] { $range }格内一个没人携带的{ $token }
    }
   *[other] 第{ $row }行一个没人携带的{ $token }
}最多移动{ $num }格{ $through ->
    [none] { "" }
   *[other] ，只能经过{ $through }
}
do-block = 在“{ $action }”上放置封锁标记
do-unblock-here = 移除你所在格1个行动上的封锁标记
do-unblock = 移除“{ $action }”上的封锁标记
do-marker = 在一个渐进行动上放{ $num }个标记
do-move-marker = 将一个标记移到同色的另一个渐进行动上
do-wall = { $open ->
    [yes] 一道墙体打开
   *[no] 立起一道墙体
}
do-breach = 本轮内打开你所在格的一道墙体
do-cut-open = 本睡梦内打开你所在格的一道墙体
do-summon = { $companion }来到你所在的格
do-order = { $companion }移动至多{ $num }格
do-secrets = 取出{ $group }的秘密备用
do-place-tile = 放置板块{ $code }
do-overlay = 将{ $code }覆盖到梦境上
do-lift-overlay = 移走{ $code }
do-add-turn = 增加{ $num }个轮次
do-block-step = 阻止当前轮次牌的{ $num }个{ $kind ->
    [any] { "" }
   *[other] { $kind }
}步骤
do-resolve-turn = 立刻结算当前轮次牌
do-discard-turn = 弃置当前轮次牌
do-suit = 本轮内花色视为{ $suit }
do-score = 有一份{ $num }小节的乐谱要演奏
do-play = 演奏{ $next ->
    [yes] 下一小节，不论花色
   *[no] 这间房间的小节
}
do-tune = 本轮内花色视为{ $suit }；然后来一个想把自己那小节再奏一遍的人

## 印在牌上的

kw-assault = 攻击
kw-contact = 交流
kw-single = 仅限一次
kw-once = 每轮一次
kw-rapid = 瞬时
kw-dream = 每个睡梦一次
print-action = { $kw ->
    [none] { "" }
   *[some] { $kw }。
}{ $limit ->
    [once] 每轮一次。
    [dream] 每个睡梦一次。
   *[none] { "" }
}{ $range ->
    [none] { "" }
   *[some] 距离{ $range }。
}{ $needs ->
    [none] { "" }
   *[some] 仅当{ $needs }时。
}{ $cost }：{ $do ->
    [none] 弃置此牌
   *[some] { $do }
}
print-named = { $name }。{ $action }
print-space = { $corner }：{ $text }
print-icon = { $corner }：{ $icons }
print-trap = { $corner }：陷阱。{ $do }
print-gem = { $corner }：宝石在槽中时，{ $text }
print-join = { $one }与{ $other }叠在一起：对入梦者是相邻的，一处有光，两处都有光。
print-shields = 每轮一次，替同格的入梦者承受{ $num }点苦痛，并将它的牌翻面；没有牌时，每个梦一次。
print-keeps-light = 它所在格的光不会灭。
print-flies = 到场之后，它的牌每轮一次让它越墙移动至多{ $num }格。
print-minds-slots = 拥有它的牌的入梦者，可以使用它所在格的宝石槽。
print-calms-traps = 它所在格的陷阱不起作用。
print-assaults = 入梦者可以从它所在格计算攻击距离，另加{ $num }。
print-terrain = 整块板块的地形：{ $terrain }
print-back = 牌背。{ $action }
print-intent = 意图：{ $ways }
print-place = 进程牌。放置费用：{ $cost }
print-when = { $event }：{ $do }
print-first = { $event }（每轮仅第一次）：{ $do }
print-max = { $what }为{ $num }
print-stays = 置于进程区
print-leave = { $cost }：弃置此牌
print-price = 移除费用：{ $cost }
print-turn = { $suit }：{ $steps }
print-loot = 战利品：{ $do }
print-move = 移动值{ $num }（{ $figure }）
print-no-move = 没有移动值（{ $figure }）
print-gate = { $turns }个轮次
print-morph = 变异：{ $do }
print-basic = 基础：{ $do }
print-special = 特殊：{ $do }
print-turn-end = 轮次结束时：{ $do }
print-mod = { $what_is ->
    [mod-turns-slumber] { "" }
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }：
    }
}{ $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $what_is ->
    [mod-range-source-spirit] { $what }
    [mod-round-up] { $what }
    [mod-fail-price] { $what }
    [mod-first-fail] { $what }
    [mod-contact-in-wrath] { $what }
    [mod-move-max] { $what }为{ $num }
   *[other] { $what }{ $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
}
print-forbid = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $is-you ->
    [yes] 你
   *[no] { $who }
}不能{ $what }

## 变异与状态

print-bonus = 仅限支付{ $kw ->
    [assault] 攻击
   *[contact] 交流
}费用时

# What a number is compared with, as a sentence

so-many = { $how ->
    [at-least] 至少{ $num }
    [at-most] 至多{ $num }
    [other-than] 不止或不足{ $num }
   *[exactly] { $num }
}
check-P = 有{ $many }位入梦者
check-hand = 你有{ $many }张手牌
check-distress = 你有{ $many }点苦痛
check-progress = 你有{ $many }张激活的进程牌
check-least = 每位入梦者都有{ $many }张{ $of }
check-marks = 此板块上{ $num ->
    [0] 没有标记
   *[other] 有{ $many }个标记
}
check-wrong-notes = 已弹错{ $many }个音
check-bar = 已演奏{ $many }个小节
check-paid-cards = 你为本次支付弃置了{ $many }张牌
