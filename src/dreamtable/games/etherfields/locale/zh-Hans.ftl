## 以太梦境

game-title = 以太梦境
game-tagline = 漫长的梦，一次一扇门。
mode-cooperative = 所有人合作

## 选项

option-gate = 睡梦之门（选还没到过的门，会提前知道后面的事）
option-gate-i-01-x = 第1扇门 · 约一小时
option-gate-i-02-x = 第2扇门 · 约一个半小时
option-gate-i-03-x = 第3扇门 · 约一个半小时
option-gate-i-04-x = 第4扇门 · 约一个半小时
option-pack_gate = 扩展包里的门
option-turn_by_turn = 行动方式
option-turn_by_turn-yes = 轮流进行
option-turn_by_turn-no = 同时行动，顺序不限
option-one_roll = 实影移动
option-one_roll-yes = 所有模型共掷一次
option-one_roll-no = 每个模型各掷一次
option-playing_cards = 扑克牌规则
option-playing_cards-yes = 每个睡梦可以求助一次，也可能反受其害
option-playing_cards-no = 不使用
option-votes = 细小的决定
option-votes-yes = 也由全队投票
option-votes-no = 由起始玩家决定
option-short_nights = 夜晚
option-short_nights-yes = 短夜：门要的钥匙更少，同一场浅眠不必打第三次
option-short_nights-no = 照规则
option-story = 难度
option-story-yes = 故事模式：轮次与小时更多，没有裂痕
option-story-no = 照规则
option-closed_hands = 手牌
option-closed_hands-yes = 暗置：他人只看得到张数
option-closed_hands-no = 公开

## 结局

reason-victory = 你们作出了回答，梦放你们离开。
reason-failure = 时间耗尽，梦留下了它想要的东西。
reason-death = 一位入梦者死去，全队失败。
kept-victory = 睡梦迎来了胜利结局。
kept-failure = 睡梦以失败告终。
kept-death = 有入梦者死在梦中。
kept-no-further = 街道暂时到此为止。
previously-way = 眼下你们走在城里，“{ $gate }”就在其中某处开着。
previously-gate = 你们站在“{ $gate }”门前。
kept-item = 道具：{ $card }
kept-mask = 面具：{ $card }
kept-note = 笔记：{ $card }

## 比较多局游戏

ending-victory = 胜利
ending-failure = 轮次耗尽
ending-death = 死亡
figure-distress = 终局时的苦痛
figure-hours = 终局时剩余的小时
figure-paragraphs = 读过的段落
figure-progress = 终局时的进程牌
figure-sealed = 终局时的封印牌
figure-tiles = 放置的板块
figure-turns = 轮数
trait-dreamer = 入梦者
trait-ending = 结局

## 事物

card-none = 无
space-none = 无处
space-at = { $slot }{ $corner }
space-in = { $tile }{ $corner }角
corner-nw = 西北
corner-ne = 东北
corner-sw = 西南
corner-se = 东南
figure-of = { $card }（{ $number }）
figure-number = { $number }号模型
paragraph-number = 第{ $number }段
code-name = { $code }
code-portrait = { $dreamer }的{ $code }
back-dreamer = { $dreamer }的牌背
back-plain = 普通牌背
back-empty = 空牌库
back-flaw = 裂痕牌背
back-code = { $code }的牌背
action-back = { $action }（牌库顶）
colour-wrath = 愤怒
colour-cunning = 狡黠
colour-awareness = 认知
luck-fail = 失败
luck-blank = 空白
luck-one = +1
luck-two = +2
luck-three = +3
pace-one = 1格
pace-full = 移动值
pace-full-again = 移动值并再掷
phase-dreamers = 选择入梦者
phase-gate = 打开睡梦之门
phase-entrance = 进入
phase-start = 新的轮次
phase-draw = 抽牌步骤
phase-floor = 卡牌与行动步骤
phase-events = 梦境阶段
phase-turn-end = 轮次结束
phase-over = 结束
suit-hearts = ♥
suit-spades = ♠
suit-diamonds = ♦
suit-clubs = ♣
luckless-ether = 弃置1点以太
luckless-distress = 遭受1点苦痛
luckless-seal = 封印3张牌
element-morphings = 变异
element-gems = 闪光宝石
element-hours = 小时
element-distress = 苦痛
element-sealed = 被封印的牌
kind-morphing = 变异效果
kind-basic = 基础效果
kind-special = 特殊效果
kind-movement = 实影移动
setting-digit = { $number }
thing-ether = 以太
thing-gem = 闪光宝石
thing-gems = 宝石
thing-key = 钥匙
thing-hour = 小时
thing-mask = 面具
thing-distress = 苦痛
thing-sealed = 被封印的牌
thing-hand = 手牌
thing-progress = 进程牌
thing-flaws = 裂痕
thing-light = 光
thing-light-night = 夜灯
thing-light-steady = 不灭的光
thing-light-ember = 不灭的光
thing-darkness = 暗
thing-swamp = 沼泽
thing-water = 水
thing-terrain = 地形
thing-same = 同种地形
thing-threat = 威胁标记
thing-entrance = 入口
thing-story = 剧情标记
thing-story-1 = 剧情标记1
thing-story-2 = 剧情标记2
thing-story-3 = 剧情标记3
thing-story-4 = 剧情标记4
thing-story-5 = 剧情标记5
thing-story-6 = 剧情标记6
thing-story-7 = 剧情标记7
thing-story-8 = 剧情标记8
thing-story-9 = 剧情标记9
thing-story-10 = 剧情标记10
glyph-moth = 蛾
glyph-key = 钥匙
glyph-wave = 浪
glyph-ladder = 梯
glyph-eye = 眼
glyph-bell = 铃
glyph-thread = 线
glyph-salt = 盐
glyph-hare = 兔
glyph-candle = 烛
glyph-door = 门
glyph-mask = 面具
glyph-wheel = 轮
thing-universal = 通用标记
thing-spirit = 灵魂标记
thing-personal = 个人标记
thing-hole = 坑洞标记
thing-wall = 墙体标记
thing-mark-key = 画着一把钥匙，正的
thing-mark-key-over = 画着一把钥匙，倒的
thing-mark-cup = 画着一只杯子，把手朝右
thing-mark-cup-left = 画着一只杯子，把手朝左
thing-mark-bird = 画着一只鸟，正的
thing-mark-bird-over = 画着一只鸟，倒的
thing-mark-hat = 画着一顶帽子，正的
thing-mark-hat-over = 画着一顶帽子，倒的
thing-stairs = 阶梯
thing-trap = 陷阱
thing-special = 特殊格
thing-special-hearts = 特殊格♥
thing-special-spades = 特殊格♠
thing-special-diamonds = 特殊格♦
thing-special-clubs = 特殊格♣
thing-spawn = 生成格
thing-spawn-hearts = 生成格♥
thing-spawn-spades = 生成格♠
thing-spawn-diamonds = 生成格♦
thing-spawn-clubs = 生成格♣
thing-draw-1 = 抽牌奖励1
thing-gem-slot = 宝石槽
thing-draw-2 = 抽牌奖励2

## 问题

ask-ETH-SET-02 = 你是哪位入梦者？
ask-ETH-LIM-06 = 供应不足：下一个给谁？
ask-ETH-MAP-06 = 你从哪里进入睡梦？
ask-ETH-TRO-03 = 先弃牌，还是抽牌？
ask-ETH-TRO-05 = 自由行动：你要做什么？
ask-ETH-TBT-02 = 轮到你：要做什么？
ask-ETH-ACT-04 = 请用手牌支付费用。
ask-ETH-ACT-04-need = 为{ $what }支付{ $need }点{ $colour }：已付{ $paid }点。
ask-ETH-ACT-04-any = 为{ $what }支付{ $colour }：已付{ $paid }点。
ask-ETH-ACT-09 = 用哪种颜色支付？
ask-ETH-ACT-11 = 弃置哪张牌作为费用？
ask-ETH-ACT-19 = 在这几种方式里，用哪一种支付？
ask-ETH-ATK-04 = 对哪个模型使用？
ask-ETH-BAS-02 = 冲刺：花费多少小时？每小时移动一格。
ask-ETH-BAS-03 = 弃置什么？偷看哪个秘密？
ask-ETH-BAS-04 = 弃置哪些牌换取宝石？
ask-ETH-BAS-06 = 移除哪个变异？
ask-ETH-BST-04 = 激化失败：承担哪一项？
ask-ETH-CAP-02 = 该格已满：移到哪里？
ask-ETH-CAP-03 = 谁被推开，推到哪里？
ask-ETH-CAP-08 = 模型被推到哪里？
ask-ETH-CHO-01 = 你们共同选择什么？
ask-ETH-CHO-04 = 你选择哪一种方式？
ask-ETH-CHO-07 = 由你决定。你替大家选择什么？
ask-ETH-CLK-03 = 把多少小时换成轮次？
ask-ETH-EMV-04 = 模型走向哪里？
ask-ETH-EMV-09 = 接下来移动哪个模型？
ask-flaw = 要付费移除“{ $card }”吗？
ask-ETH-FLW-04 = 要付费移除裂痕吗？
ask-ETH-GEN-03 = 你要这样做吗？
ask-ETH-GEN-09 = X取多少？
ask-ETH-GEN-13 = 在哪一格放下或取走标记？
ask-ETH-GRD-07 = 从哪个行动上取走标记？
ask-ETH-GRD-14 = 标记放在哪个渐进行动上？
ask-ETH-HND-04 = 手牌过多：弃置哪张？
ask-ETH-INF-12 = 怎样处理你看过的牌？
ask-ETH-INF-02 = 哪张手牌？
ask-ETH-INF-10 = 这张牌给谁？
ask-ETH-MAP-09 = 打开哪道墙？请选墙后的格。
ask-ETH-MKT-04 = 哪张牌退回市场？
ask-ETH-SEA-02 = 解封哪张牌？
ask-ETH-TRN-01 = 下一张轮次牌会是什么花色？
ask-ETH-ITM-04 = 哪件道具放入库存区？
ask-ETH-ITM-07 = 弃置哪件道具？
ask-ETH-MOR-10 = 哪个变异回到变异池？
ask-ETH-MOV-01 = 现在移动到哪里？
ask-ETH-MOV-06 = 转移到哪一格？
ask-ETH-OVL-03 = 这一格封锁了。移到哪里？
ask-ETH-MSK-05 = 戴上哪个面具？
ask-ETH-MSK-07 = 戴哪个面具？
ask-ETH-PRG-02 = 放置哪张进程牌？
ask-ETH-PRG-05 = 弃置哪张已放置的进程牌？
ask-ETH-PRG-06 = 翻转哪张进程牌？
ask-ETH-PRG-11 = 进程牌过多：弃置哪张？
ask-ETH-RNG-01 = 距离内的哪个模型？
ask-ETH-RRL-04 = 要重掷这颗骰子吗？
ask-ETH-SCR-04 = 这件事落到谁身上？
ask-ETH-SEC-12 = 谁获得这张牌？
ask-ETH-SHU-02 = 牌库耗尽：承担哪一项？
ask-ETH-SPN-01 = 模型出现在哪里？
ask-ETH-SPN-06 = 没有空位：放在旁边哪一格？
ask-ETH-TIM-06 = 伤害将至：要使用什么吗？
ask-ETH-TIM-20 = 现在要使用什么吗？
ask-ETH-TRN-06 = 先结算哪一行效果？
ask-ETH-TRN-07 = 阻止哪个步骤？
ask-ETH-VAR-02 = 扑克牌：你们怎么决定？
ask-ETH-VAR-03 = 抽到这些牌，要试一试吗？
ask-ETH-VAR-06 = 扑克牌影响哪个实影？
ask-ETH-VAR-07 = 下一颗宝石给谁？
ask-ETH-VAR-09 = 扑克牌影响哪位入梦者？
ask-ETH-PAI-10 = 付了这个代价你会死去，全队失败。还要付吗？
ask-ETH-MCH-07 = 上次有人死在这里。回到门前、当作没来过，还是觉醒、留下找到的东西？
ask-ETH-RID-01 = 依次拨动转盘，然后确认或离开。
ask-ETH-RID-03 = 要按现在的转盘确认吗？
ask-ETH-RID-12 = 这一组以前试过了。还要再确认一次吗？
ask-ETH-DRM-02 = 潮水推着你。要顺水漂一格吗？
ask-ETH-DRM-07 = 雪只留下一处有人守着的光。留哪一处？
ask-ETH-CMP-01 = 它来到哪一格？
ask-ETH-CMP-02 = 要让同伴替你承受苦痛吗？
ask-ETH-CMP-04 = 它去哪里？
ask-ETH-DRM-03 = 交出哪一件？
ask-ETH-MAP-30 = 哪一件？
ask-story = { LAST($story) }
ask-colour = { $what }：用哪种颜色支付？
ask-luck = 幸运骰掷出：{ $face }。要重掷吗？
ask-pace = { $figure }的移动：{ $face }。要重掷这颗骰子吗？
ask-harm-distress = 你将受到{ $num }点苦痛：要使用什么吗？
ask-harm-seals = 你将有{ $num }张牌被封印：要使用什么吗？
ask-harm-distress-others = 其他人将受到{ $num }点苦痛：要使用什么吗？
ask-harm-seals-others = 其他人将有牌被封印：要使用什么吗？
paid-move = 这次移动
paid-action = 这个行动

## 行动

move-pick-dreamer = { $card }
move-enter-at = 从{ $space }进入
move-discard-card = 弃置“{ $card }”
move-draw = 抽牌
move-act = { $action }
move-start-move = 移动
move-make-effort = 冲刺：花费小时移动
move-gain-gem = 弃置3张牌获得宝石
move-peek = 弃置1张牌偷看
move-peek-at = 偷看{ $code }
move-remove-morphing = { $ether ->
    [yes] 弃置以太：移除{ $figure }的变异
   *[no] 弃置钥匙：移除{ $figure }的变异
}
move-spend-hours = 提议：以小时换轮次
move-place-card = 放置“{ $card }”
move-place-gem = 放入宝石
move-take-gem = 取出宝石
move-remove-flaw = 付费移除“{ $card }”
move-lift = 拿起{ $thing }
move-put-down = 放下{ $thing }
move-play-poker = 提议：试试扑克牌
move-done = 完成
move-withdraw = 还要行动
move-end-round = 结束我的回合
move-pay-card = 弃置“{ $card }”
move-pay-item = 弃置道具“{ $card }”
move-boost = 激化：掷幸运骰
move-finish = 支付完毕
move-cancel = 取消支付
move-give-up = 放弃
move-pick-colour = { $colour }
move-pick-price = { $price }
move-pick-number = { $number }
move-use-gem = 弃置宝石：重掷
move-pass = 不使用
move-pass-phase = 本阶段都不使用
move-walk = 到{ $space }
move-stay = 不移动
move-pick-space = { $space }
move-pick-figure = { $figure }
move-pick-seat = { $seat }
move-pick-card = { $card }
move-pick-step = 第{ NUMBER($number) ->
    [0] 1
    [1] 2
   *[2] 3
}步：{ $sort }
move-bear = { $what }
move-pick-option = { $way }
move-pick-choice = { $choice }
move-accept = 是
move-refuse = 否
move-abstain = 弃权
move-keep-on-top = “{ $card }”放回顶部
move-put-away = “{ $card }”放入弃牌堆
move-put-under = “{ $card }”放到牌库底
move-take-marker = 取自“{ $action }”
move-put-marker = 放在“{ $action }”上：{ $colour }
move-decide = 用“{ $action }”替大家决定
move-set-dial = { $setting }
move-enter-answer = 确认答案
move-leave = 离开
move-ask-hint = 请求提示
move-go-back = 回到门前：上次的一切都不算
move-wake-up = 觉醒：留下道具、面具、笔记和裂痕，以太全部失去
move-clear-dials = 重新拨转盘
move-pick-thing = { $thing }
move-pick-element = { $element }
move-pick-suit = { $suit }

## 事件

event-asked = { $card }
event-asked-of = { $seat }
event-dreamer-picked = { $seat }是“{ $card }”。
event-gate-opened = 睡梦之门打开：“{ $card }”。
event-turns-dealt = 放置了{ $count }张轮次牌。
event-entered = { $seat }从{ $space }进入。
event-turn-began = 第{ $turn }轮：“{ $card }”。
event-first-player = { $seat }成为起始玩家。
event-phase-began = { $phase }。
event-discarded = { $cards_count ->
    [1] { $seat }弃置“{ $cards }”。
   *[other] { $seat }弃置{ $cards_count }张牌：{ $cards }。
}
event-drawn = { $cards_count ->
    [1] { $seat }抽到“{ $cards }”。
   *[other] { $seat }抽到{ $cards_count }张牌：{ $cards }。
}
event-back-shown = { $seat }的牌库顶是{ $back }。
event-reshuffled = { $seat }重洗牌库。
event-cards-sealed = { $cards_count ->
    [1] { $seat }封印“{ $cards }”。
   *[other] { $seat }封印{ $cards_count }张牌：{ $cards }。
}
event-unsealed = { $cards_count ->
    [1] { $seat }解封“{ $cards }”。
   *[other] { $seat }解封{ $cards_count }张牌：{ $cards }。
}
event-suffered = { $seat }遭受{ $num }点苦痛。
event-cured = { $seat }治疗{ $num }点苦痛。
event-prevented = { $seat }避免了其中{ $num }点。
event-redirected = { $to }替{ $seat }遭受{ $num }点苦痛。
event-gained = { $seat }获得{ $thing }×{ $num }。
event-lost = { $seat }失去{ $thing }×{ $num }。
event-team-gained = 小队获得{ $thing }×{ $num }。
event-team-lost = 小队失去{ $thing }×{ $num }。
event-announced = { $seat }宣布：“{ $action }”。
event-move-announced = { $seat }宣布移动。
event-placing-announced = { $seat }要放置“{ $card }”。
event-paid = { $seat }弃置“{ $card }”，得到{ $num }点{ $colour }。
event-intent-added = { $seat }增加{ $num }点{ $colour }。
event-cancelled = { $seat }取消了。
event-failed = { $seat }的行动失败。
event-performed = { $seat }执行“{ $action }”。
event-markers-put = “{ $action }”上放置{ $num }个{ $colour }标记。
event-markers-taken = “{ $action }”移走{ $num }个标记。
event-luck-rolled = { $seat }掷出：{ $luck }。
event-pace-rolled = “{ $entity }”：{ $pace }。
event-rerolling = { $seat }要求重掷。
event-die-turned = { $seat }拨了一下骰子。
event-tile-marked = “{ $card }”上有{ $num }个标记。
event-suit-named = { $seat }押{ $suit }。
event-bet-settled = { $won ->
    [yes] { $seat }押的是{ $suit }，押中了。
   *[no] { $seat }押的是{ $suit }，没有押中。
}
event-card-given = { $seat }把“{ $card }”交给{ $to }。
event-taken-along = { $seat }带上{ $other }同行。
event-taken-back = { $seat }拿回“{ $card }”。
event-card-returned = { $seat }把“{ $card }”退回市场。
event-moved = { $seat }移动：{ $path }。
event-relocated = { $seat }转移到{ $space }。
event-pushed = { $seat }被推到{ $space }。
event-figure-spawned = “{ $card }”出现在{ $space }。
event-figure-moved = “{ $entity }”移动：{ $path }。
event-figure-stood = “{ $entity }”来到{ $space }。
event-figure-gone = “{ $entity }”离开了。
event-morphing-added = “{ $card }”变异：{ $token }。
event-morphing-removed = “{ $card }”失去变异“{ $token }”。
event-figure-state = “{ $entity }”：{ $card }。
event-dreamer-state = { $seat }：{ $card }。
event-placed = { $seat }放置“{ $card }”。
event-flipped = { $seat }将“{ $card }”翻面。
event-unflipped = { $seat }将“{ $card }”翻回正面。
event-card-gained = { $seat }获得“{ $card }”。
event-flaw-spared = 故事模式：{ $seat }免去一张裂痕。
event-streets-end = 街道暂时修到这里，往后的门还没有开。城里仍可以随意走。
event-flaw-gained = { $seat }获得裂痕“{ $card }”。
event-flaw-drawn = { $seat }抽到裂痕“{ $card }”。
event-flaw-removed = { $seat }摆脱了“{ $card }”。
event-item-gained = 小队获得“{ $card }”。
event-item-stored = “{ $card }”放入库存区。
event-item-active = “{ $card }”重新激活。
event-mask-gained = { $seat }获得面具“{ $card }”。
event-sign-gained = { $seat }获得个人征兆“{ $card }”。
event-sign-found = 小队获得“{ $card }”。
event-sign-spent = { $seat }用掉“{ $card }”。
event-mask-worn = { $seat }戴上“{ $card }”。
event-mask-taken-off = { $seat }放下“{ $card }”。
event-step-began = { $kind }。
event-step-blocked = 已阻止：{ $kind }。
event-turn-ended = 第{ $turn }轮结束。
event-turn-added = 增加{ $count }个轮次。
event-out-of-turns = 轮次耗尽。
event-said-done = { $seat }完成。
event-withdrew = { $seat }还要行动。
event-gem-placed = { $seat }在{ $space }放入宝石。
event-gem-taken = { $seat }取走{ $space }的宝石。
event-token-put = { $space }放置{ $thing }。
event-token-taken = { $thing }离开{ $space }。
event-wall-changed = { $open ->
    [yes] { $space }与{ $other }之间的墙消失了。
   *[no] { $space }与{ $other }之间立起了墙。
}
event-tile-laid = 地图上出现了“{ $card }”。
event-entity-came = “{ $card }”来了。
event-secret-shown = 揭示：“{ $card }”。
event-paragraph-read = { $number }
event-goal-nearer = { $goal }
event-way-shut = 现在选不了：“{ $choice }”。
event-choice-taken = 选择了：“{ $choice }”。
event-looked = { $cards_count ->
    [1] { $seat }查看“{ $cards }”。
   *[other] { $seat }查看{ $cards_count }张牌：{ $cards }。
}
event-action-closed = “{ $action }”已封锁。
event-suit-changed = 花色变为{ $suit }。
event-remembered = 留给以后的夜晚：{ $gained }。
event-dial-set = { $seat }将转盘拨到{ $setting }。
event-answer-entered = { $seat }确认了答案。
event-riddle-solved = 打开了。
event-answer-wrong = 没有打开。
event-answer-near = 差一点，但不是它。
event-dials-cleared = 转盘重新拨。
event-token-moved = { $thing }：{ $space } → { $to }。
event-token-delivered = { $seat }交出{ $thing }。
event-went-back = { $back ->
    [yes] 你们又站在门前，像从没进去过。
   *[no] 你们觉醒了，找到的东西还在。
}
event-snow-fell = 雪落下来，灭了{ $count }处光。
event-companion-came = { $companion }来到{ $space }。
event-companion-moved = { $companion }前行：{ $way }。
event-companion-helped = { $companion }替{ $seat }承受了{ $count }点苦痛。
event-companion-gone = { $companion }离开了。
event-tide-turned = 潮位到了{ $level }。
event-bar-played = { $seat }奏响{ $suit }：第{ $bar }小节成了。
event-wrong-note = { $seat }奏响{ $suit }，是个错音。还剩{ $bar }小节。
event-overlay-gone = “{ $card }”移走了。
event-drifted = { $seat }顺水漂到{ $space }。
event-hint-given = 提示{ $number }。
event-poker-named = 扑克牌将影响：{ $element }。
event-poker-drawn = 扑克牌：{ $cards }。
event-poker-settled = { $good ->
    [yes] 运气获胜。
   *[no] 运气落败。
}
event-died = { $seat }死去。
event-dream-ended = { $ending ->
    [victory] 睡梦以胜利告终。
    [failure] 睡梦以失败告终。
    [evening] 你们在睡梦当中醒来。
   *[death] 睡梦以死亡告终。
}
event-peeked = { $seat }偷看{ $code }。

## 终端界面

etherfields-legend = 1–5 入梦者 · E 实影 · C 同伴 · ! 有行动 · ◇ ◆ 宝石槽（空、已放宝石） · x 陷阱 · * 生成格 · ▒ 不可进入 · ━ ┃ 墙
etherfields-head = 第{ $turn }轮 · { $phase } · 此后{ $left }轮 · { $hours }小时 · { $keys }钥匙
etherfields-card = 轮次牌：{ $card }
etherfields-where = 位置
etherfields-cards = 牌库 / 弃牌 / 封印
etherfields-state = 苦痛 · 以太 · 宝石
etherfields-hand = 手牌
etherfields-progress = 进程、面具、裂痕
etherfields-first = 起始玩家
etherfields-done = 完成
etherfields-items = 道具：{ $items }
etherfields-gained = 留下：{ $gained }
etherfields-entity = { $card }：{ $morphings }
etherfields-markers = { $action }：愤怒{ $wrath }、狡黠{ $cunning }、认知{ $awareness }

## The rules in short

summary-1 = 一同入梦：你们同成同败。睡梦会告诉你们来做什么；一位入梦者死去，全队失败。
summary-2 = 每一轮：抽4张牌，手牌最多6张。然后大家一起行动，次序随意，付得起就能一直做，直到所有人都完成。
summary-3 = 意图：弃牌取得牌角的愤怒、狡黠或认知，用来支付行动。超出费用的部分作废。
summary-4 = 牌：一张牌可以不取意图，而用它的行动。进程牌付清之后就留在场上。
summary-5 = 激化：每轮一次，幸运骰给支付增加意图，但六面里有一面会让行动失败。
summary-6 = 秘密：板块、牌和段落在睡梦揭示之前都不能看。格子上印着的行动，多半得站在那里才能用。
summary-7 = 轮次牌：所有人完成之后由它行动。实影走向最近的入梦者，睡梦也会继续发展。
summary-8 = 伤害：苦痛到8点，或未封印的牌少于6张，入梦者就会死去。轮次牌用完，睡梦结束。

## 浏览器

web-etherfields-anywhere = 随处可做
web-etherfields-blocked = 封锁格，无法进入
web-etherfields-book = 剧本
web-etherfields-boost = 激化
web-etherfields-choose = 可选的牌
web-etherfields-close = 合上剧本
web-etherfields-closed = 已封锁
web-etherfields-place = 放置此牌
web-etherfields-use = 改为使用
web-etherfields-continue = 继续
web-etherfields-decide = 你要怎么做？
web-etherfields-decide-together = 一起决定：谁选了什么，大家都看得见。
web-etherfields-deck = 牌库：{ $count }张
web-etherfields-deck-how = 顶牌的牌背对所有人公开，放在顶上时可以使用上面的行动。{ $back }
web-etherfields-deck-short = 牌库耗尽时洗入弃牌堆，并遭受1点苦痛或封印3张牌。
web-etherfields-gate-rules = 这扇门的规则
web-etherfields-dial = 下一个转盘的刻度
web-etherfields-entries = 试过的答案
web-etherfields-entry-near = – 差一点
web-etherfields-entry-wrong = – 不对
web-etherfields-entry-right = – 对了
web-etherfields-dial-open = 未设定
web-etherfields-discard = 弃牌堆：{ $count }张
web-etherfields-discard-how = 支付、打出或弃掉的牌放在这里，直到牌库耗尽。
web-etherfields-distress = 苦痛{ $now }，上限{ $most }
web-etherfields-distress-how = 有人达到上限便会死去，全队随之失败。
web-etherfields-dreamers = 入梦者
web-etherfields-dreamscape = 梦境
web-etherfields-near = 靠近看
web-etherfields-near-how = 靠近时，格上的行动都读得清，地图可以推着走；退远些，就看得见整个梦境。
web-etherfields-empty-hand = 没有手牌。
web-etherfields-entities = 在场的实影
web-etherfields-ether-how = 用来移除裂痕与变异；剩下的会留到梦醒之后。
web-etherfields-first = 起始玩家：{ $name }
web-etherfields-gem-how = 弃置一颗可以重掷骰子，也可以嵌入宝石槽。
web-etherfields-own-hand = 你的手牌
web-etherfields-hand = 手牌：{ $count }/{ $most }张
web-etherfields-harm = { $name }将遭受{ $num }点苦痛
web-etherfields-harm-seals = { $name }将封印{ $num }张牌
web-etherfields-hours-how = 全队共有的小时。冲刺时每小时走一步，也可以商量着换成轮次。
web-etherfields-icon-draw = 抽牌步骤时站在这里，可以多抽牌。
web-etherfields-icon-gem = 槽中嵌入宝石，全队受益。
web-etherfields-icon-spawn = 轮次牌是这种花色时，实影在此出现。
web-etherfields-icon-special = 其他文字会提到的格子。
web-etherfields-icon-stairs = 阶梯：其他文字会提到它。
web-etherfields-icon-trap = 谁进来，就要承受这里写的效果。
web-etherfields-items = 全队道具
web-etherfields-items-how = 最多激活三件；其余放在库存区，颜色较淡。
web-etherfields-keys-how = 钥匙可以移除一个变异，或打开睡梦之门。
web-etherfields-kind-basic = 基础
web-etherfields-kind-morphing = 变异
web-etherfields-kind-movement = 移动
web-etherfields-kind-special = 特殊
web-etherfields-moment = 正在进行
web-etherfields-paid = { $need ->
    [0] 已付{ $paid }点{ $colour }
   *[other] { $colour }：已付{ $paid }点，共需{ $need }点
}
web-etherfields-progress = 进程区
web-etherfields-progress-how = 可以放一张进程牌。放下后一直生效。
web-etherfields-rapid = 瞬时：随时可用
web-etherfields-tide = 水位{ $level }（最高{ $most }）
web-etherfields-beside = 地图旁边
web-etherfields-riddle = 转盘锁
web-etherfields-sealed = 已封印：{ $count }张
web-etherfields-sealed-how = 封印的牌不再可用，直到被解封。其余的牌不足6张时，全队失败。
web-etherfields-secrets = 此睡梦的秘密
web-etherfields-secrets-how = 编号公开，内容未知。弃置一张手牌，可以偷看其中一张。
web-etherfields-gained = 智慧与所留之物
web-etherfields-gained-how = 智慧牌自获得起一直有效，其余的留给以后的夜晚。
web-etherfields-step-basic = 结算所有基础效果，较为温和。
web-etherfields-step-morphing = 结算所有变异效果，实影变得更难对付。
web-etherfields-step-movement = 所有实影掷骰移动，多半走向最近的入梦者。
web-etherfields-step-special = 结算所有特殊效果，相当猛烈。
web-etherfields-steps = 轮次牌的步骤
web-etherfields-supply = 剩余的苦痛标记
web-etherfields-supply-how = 所有入梦者共用。不够用时，全队失败。
web-etherfields-turn = 第{ $turn }轮
web-etherfields-turn-card = 轮次牌
web-etherfields-turns-left = { $turns ->
    [0] 最后一轮
   *[other] 之后还有{ $turns }轮
}
web-etherfields-turns-left-how = 接下来的轮次牌面朝下；有人看过的会显示花色。最后一轮过后，时间耗尽。

## 路途

ending-gate = 到达门前
ending-evening = 今晚结束
reason-gate = 你们找到了下一扇门。
reason-evening = 今晚到此为止，城会等着。
phase-waking = 醒来
phase-travel = 地图上
phase-arrival = 到达
phase-slumber = 浅眠
phase-slumber-end = 浅眠之后
location-at = { $district }{ $number }
location-nowhere = 地图上没有的地方
rest-deck = 重洗牌库
rest-progress = 翻正进程牌
rest-sealed = 收回封印的牌
rest-distress = 治愈全部苦痛
rest-mask = 换一副面具
rest-item = 从库存取回一件道具
goods-influence = 影响牌
goods-item = 道具
goods-receipt = 凭收据拿道具
result-win = 取胜
result-passed = 放了过去
result-loss = 落败
result-none = 结束
result-death = 因死亡中断
result-cancelled = 搁置
ask-ETH-DWM-03 = 小队去哪里？
ask-ETH-DWM-08 = 睡梦之门：进入睡梦，还是拿一把钥匙、面对浅眠？
ask-ETH-DWM-12 = 圣所：取哪一样？
ask-ETH-DWM-14 = 有一扇门，要进去吗？
ask-ETH-DWM-15 = 小队标记移到哪个地点？
ask-ETH-SLU-07 = 这场浅眠继续，还是由它自己收场？
ask-ETH-SLU-08 = 浅眠来了：面对它，还是由它自己收场？
ask-ETH-FAT-01 = 哪些留在牌库顶，哪些放到牌库底？
ask-ETH-VAR-14 = 上一场梦境之后已经遇见它两次。面对它，还是放它过去？
ask-ETH-FAT-03 = 这张牌放进哪个奇遇槽？
ask-ETH-FAT-06 = 移走哪张奇遇？
ask-ETH-SOL-01 = 留下这张牌，还是移出游戏重抽一张？
ask-ETH-DEL-02 = 德尔塔阶段：怎样恢复？
ask-ETH-SHP-01 = 采购：要什么？
ask-ETH-SHP-03 = 这件道具要2以太，买吗？
ask-ETH-MKT-02 = 买哪张牌？
ask-ETH-SAV-07 = 在睡梦当中结束今晚吗？这算作死亡：以太全部失去，下次从门前重来。
ask-ETH-SAV-02 = 今晚结束前，要买影响牌吗？
ask-ETH-AWK-06 = 觉醒：戴什么，带什么？
ask-ETH-AWK-08 = 觉醒：还做原来的自己吗？
ask-exchange = 觉醒：{ $who }想扮演“{ $card }”，换吗？
ask-ETH-DCK-01 = 你的牌库：20到40张影响牌。这样可以吗？
move-go-to = 去{ $to }
move-take-shortcut = 抄近路去{ $to }：每位入梦者封印1张牌
move-through-door = 穿过门去{ $to }
move-awaken = 觉醒：重组牌库，伤口愈合，交还钥匙和宝石
move-leave-dream = 就在这里结束今晚：算作死亡，以太全部失去
move-end-evening = 结束今晚：还能买一次牌，之后只留下牌、每人1以太和库存里的东西
move-enter-gate = 进入：{ $card }
move-take-key = 拿一把钥匙，面对浅眠
move-face-slumber = 面对它
move-let-pass = 放它过去
move-skip-slumber = 由它自己收场
move-refresh = { $what }
move-recover = { $what }
move-use-shopping = 使用采购牌
move-shop = 看看{ $what }
move-buy-card = 买下“{ $card }”
move-put-back = 移出游戏，重抽一张
move-leave-out = 不带：{ $card }
move-put-in = 带上：{ $card }
move-deck-done = 牌库就这样
move-take-advice = 采用推荐的牌库
event-way-began = 街道在眼前铺开。
event-team-moved = 小队来到{ $to }。
event-good-stop = 在这里停下正合适。离开桌子只是暂停，什么也不损失；结束今晚要由大家在地图上决定，会失去钥匙、宝石、手牌和大部分以太。
event-fate-drawn = 命运：{ $card }。
event-quirk-placed = “{ $card }”在“{ $tile }”住下了。
event-quirk-gone = “{ $card }”散了。
event-slumber-drawn = 翻出浅眠：{ $card }。
event-slumber-began = “{ $card }”开始了。
event-slumber-ended = { $card }：{ $result }。
event-hours-set = 时钟拨到{ $hours }。
event-awakening-began = 你们觉醒了。
event-dreamer-changed = { $seat }现在是“{ $card }”。
event-dreamer-wanted = { $seat }想扮演“{ $card }”。
event-deck-built = { $seat }的牌库有{ $inside }张影响牌，{ $outside }张没带。
event-market-shown = { $seat }看到：{ $cards }。
event-shopping-used = 用掉一张采购牌，还剩{ $left }张。
event-ether-stored = { $seat }存下1以太，留给下一晚。
event-way-ended = { $ending ->
    [gate] 钥匙转动，你们站在门前。
   *[evening] 今晚到此为止。
}
event-tile-rode = “{ $card }”连同上面的一切换了地方。

## The way between the Dreams

icon-none = 无
icon-awakening = 觉醒
icon-fate = 命运
icon-slumber = 浅眠
icon-shop = 采购
icon-gate = 睡梦之门
icon-key = 钥匙
icon-sanctuary = 圣所
icon-door = 门
icon-script = 段落{ $number }
web-etherfields-dreamworld = 梦界
web-etherfields-team = 小队在这里
web-etherfields-journey = 路上带着的
web-etherfields-gates = 你们的门
web-etherfields-no-gates = 还没有可以进的门。
web-etherfields-slumbers = 德尔塔阶段之前的浅眠
web-etherfields-fates = 命运牌
web-etherfields-shopping = 采购牌
web-etherfields-way-awakening = 到达时不结算任何东西。
web-etherfields-way-fate = 抽一张命运牌并结算。
web-etherfields-way-slumber = 结算浅眠牌库最上面的板块。
web-etherfields-way-shop = 可以用掉一张采购牌。
web-etherfields-way-gate = 付钥匙进入本城区的一扇门；或者获得1把钥匙，遇上一场浅眠。
web-etherfields-way-key = 获得1把钥匙。
web-etherfields-way-sanctuary = 每位入梦者可以选一种方式恢复。
web-etherfields-way-door = 可以穿过去，到另一扇门。
web-etherfields-way-script = 翻开一页，一场战役只开一次。
web-etherfields-way-glyph = 这里画着一个征兆。
web-etherfields-way-nothing = 到达时不结算任何东西。
web-etherfields-building = 你的牌库
web-etherfields-deck-size = 牌库里{ $count }张牌
web-etherfields-deck-lasting = 进程牌{ $count }张
web-etherfields-deck-unused = 留在外面：{ $count }张
web-etherfields-market = 影响牌市场
web-etherfields-market-have = 你有{ $count }点以太
web-etherfields-market-dear = 现在买不起
web-etherfields-market-then = 买下它之后
web-etherfields-market-size = 张数
web-etherfields-market-curve = 你的牌里，最多给0、1、2、3、4点意图的各有几张
web-etherfields-market-open = 你的{ $size }张牌里，颜色和曲线只算看得见的{ $count }张。
