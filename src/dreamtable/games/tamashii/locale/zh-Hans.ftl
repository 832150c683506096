## 游戏

game-title = 魂行纪元
game-tagline = 机器之城中的灵魂、躯体与代码。1至4人，合作、独行或相互竞争。
mode-solo = 单人模式
mode-cooperative = 合作模式
mode-rivals = 竞争模式

## 选项

option-scenario = 剧本
option-scenario-a = A：序章
option-scenario-b = B：静电里的灯
option-scenario-c = C：借来的下午
option-scenario-d = D：誓约账簿
option-scenario-e = E：冷中继
option-scenario-f = F：炉心
option-scenario-g = G：九把空椅
option-scenario-h = H：开放公地
option-scenario-j = J：静默协议
option-scenario-k = K：两个太阳
option-scenario-p = P：零时合唱
option-guide = 扩展包中的剧本
option-components = 配件
option-components-everything = 全部内容
option-components-first-box = 初始内容
option-length = 长度
option-length-short = 较短
option-length-medium = 中等
option-length-long = 较长
option-protocols = 学习协议
option-protocols-yes = 使用
option-protocols-no = 不使用
option-start = 起始玩家
option-start-none = 随机
option-start-0 = 座位1
option-start-1 = 座位2
option-start-2 = 座位3
option-start-3 = 座位4
option-experienced = 老手开局：视为已通过序章（战役）
option-experienced-yes = 是
option-experienced-no = 否

## 结局

reason-victory = 剧本胜利。
reason-defeat = 剧本失败。
reason-experienced = 序章视为胜利：你们以老手身份开始。
reason-scored = 时间用尽，结算分数。

## 战役

kept-played = 玩过{ $played }个剧本，胜利{ $won }次。
kept-ticks = { $guide }：已勾选{ $ticks }个结局。
kept-unlocked = 已解锁：{ $locks }。
lock-number = { $lock }

## 多局比较

figure-rounds = 轮数
figure-resets = 重置次数
figure-corrupted = 获得的受损代码
figure-tiles = 揭示的地区
trait-colour = 颜色
trait-class = 职业
trait-scenario = 剧本

## 名称

resource-shield = 护盾
resource-memory = 内存
resource-energy = 能量
resource-reroll = 重投
colour-red = 红色
colour-yellow = 黄色
colour-green = 绿色
colour-blue = 蓝色
calling-reaper = 索命使
calling-striker = 强袭者
calling-trickster = 诡术师
calling-telepath = 通念客
faction-spartans = 斯巴达
faction-ninkyodo = 任侠道
faction-seekers = 探求者
faction-nameless = 无名氏
find-experience = 经验
find-basic-code = 基本代码
find-energy = 能量
find-shield = 护盾
find-reroll = 重投
find-memory = 内存
face-hit = 常见符号
face-special = 少见符号
face-blank = 空白
code-empty = 空
code-red = 红
code-yellow = 黄
code-green = 绿
code-blue = 蓝
code-open = 开源
code-corrupted = 受损
roll-trace = 追踪掷骰
roll-attack = 攻击掷骰
roll-check = 检定
roll-card = 掷骰
step-colours = 选择面板
step-classes = 选择职业
step-protocols = 选择学习协议
step-starts = 选择起始地区
step-opening = 开场
step-before-trace = 规划阶段：追踪掷骰之前
step-trace-roll = 规划阶段：追踪掷骰
step-lock-on = 规划阶段：敌人锁定
step-before-refill = 规划阶段：重填之前
step-refill = 规划阶段：重填启动器
step-writing = 规划阶段：编写
step-move = 行动阶段：移动&追踪
step-area = 行动阶段：地区效果
step-launch = 行动阶段：启动
step-action-end = 行动阶段结束
step-combat = 战斗阶段：攻击掷骰
step-slots = 战斗阶段：结算
step-activities = 推进阶段：玩家活动
step-boss = 推进阶段：头目
step-world = 推进阶段：外界活动
step-passing = 推进阶段：传递起始玩家标记
card-none = 无
place-number = 位置{ $number }
cell-at = 第{ $row }行第{ $column }列
edge-across = 第{ $row }行第{ $column }、{ $next }列
edge-down = 第{ $column }列第{ $row }、{ $next }行
edge-shift = { $cell }的{ $code }{ $to ->
    [up] 向上移
    [down] 向下移
    [left] 向左移
   *[right] 向右移
}
edge-swap = { $cells }的{ $one }与{ $other }对调
program-basic = 资源程序（{ $pattern }）
program-extended = 加长资源程序（{ $pattern }）
program-experience = 经验程序（{ $pattern }）
program-of = “{ $card }”{ $sort ->
    [intrude] 的入侵
    [repel] 的逐退
    [body] 的躯体程序
   *[other] { "" }
}（{ $pattern }）

## 行动

move-pick-colour = { $colour }面板
move-pick-class = { $calling }
move-keep-protocol = 保留“{ $card }”
move-start-at = 从{ $place }开始
move-write = 编写：{ $edge }
move-discard-code = 弃置{ $cell }的标记
move-buy-code = 获得1枚{ $code }代码
move-equip = 装备“{ $card }”
move-raise-cap = 提高完整度上限
move-unlock-cell = 解锁{ $cell }
move-buy-open-source = 获得1枚开源代码
move-draw-class-cards = 抽职业卡
move-keep-card = 保留“{ $card }”
move-offer-card = 将“{ $card }”交给{ $seat }
move-ask-for-card = 向{ $seat }要“{ $card }”
move-ready = 就绪
move-move-to = 移动到{ $place }
move-stay = 逗留
move-move-jordan = 乔丹移动到{ $place }
move-jordan-moves-for-you = 由乔丹代你移动
move-use-jordan = 使用乔丹
move-use-own-figure = 使用自己的模型
move-use-area = 使用地区效果
move-launch = 启动{ $program }
move-use-cells = 使用{ $cells }
move-use-ability = 使用“{ $ability }”
move-finish = 结束
move-spend-energy = { $energy ->
    [0] 不花费能量
   *[other] 花费{ $energy }点能量
}
move-reroll = 重投{ $hits ->
    [0] { "" }
   *[other] { $hits }×常见符号{ " " }
}{ $specials ->
    [0] { "" }
   *[other] { $specials }×少见符号{ " " }
}{ $blanks ->
    [0] { "" }
   *[other] { $blanks }×空白
}
move-keep-dice = 保留骰子
move-resolve-box = { $box }：{ $dice }颗骰子
move-aim-at-boss = 打头目
move-aim-at-enemy = 打头号敌人
move-raise-shield = 使用护盾
move-take-wounds = 不使用护盾
move-accept = 是
move-refuse = 否
move-pass = 跳过
move-stop = 够了
move-pick-code = { $code }
move-pick-cell = { $cell }
move-pick-resource = { $resource }
move-pick-enemy = { $enemy }
move-pick-card = { $card }
move-pick-seat = { $seat }
move-pick-place = { $place }
move-pick-number = { $number }
move-pick-face = { $face }
move-pick-way = { $way }
move-do-activity = { $activity }
move-jordan-does = 乔丹：{ $activity }
move-try-objective = 尝试“{ $card }”

## 问题

ask-TAM-SET-03 = 选择哪块面板？
ask-TAM-SET-10 = 选择哪个职业？
ask-TAM-SET-11 = 保留哪张学习协议？
ask-TAM-SSU-07 = 从哪里开始？
ask-TAM-VS-05 = 从哪里开始？
ask-TAM-UPG-01 = 要升级或使用卡牌吗？
ask-TAM-UPG-04 = { $seat }与“{ $card }”：同意这笔交易吗？
ask-TAM-UPG-05 = 这些职业卡里留一张。留哪张？
ask-TAM-WRI-02 = 编写、升级，或就绪
ask-TAM-WRI-05 = 这一次怎么编写？
ask-TAM-MAP-03 = 移动到哪里？
ask-TAM-MAP-12 = 移动到哪里？
ask-TAM-MAP-13 = 要使用地区效果吗？
ask-TAM-MAP-16 = 模型移到哪个地区？
ask-TAM-SOL-05 = 你和乔丹各可以移动。谁去哪里？
ask-TAM-SOL-06 = 本步骤使用谁的模型？使用乔丹的要花1点电量。
ask-TAM-SOL-08 = 按谁的地区提高追踪值？选乔丹则只能使用乔丹所在地区。
ask-TAM-SOL-14 = 乔丹代你移动到哪里？
ask-TAM-ACT-04 = 启动哪个程序？
ask-TAM-PRG-07 = { $program }：使用哪些标记？
ask-TAM-RUN-08 = 现在启动哪个程序？
ask-TAM-BOD-05 = 拿市场里的哪张躯体卡？
ask-TAM-BOD-06 = 要依附这具躯体吗？
ask-TAM-BOD-08 = 最多留两张躯体卡。为新的放弃哪一张？
ask-TAM-RES-02 = 损失哪种资源？
ask-TAM-RES-04 = 要使用护盾吗？
ask-TAM-RES-09 = 花费多少能量来多掷骰子？
ask-TAM-RES-10 = 要花费重投吗？
ask-TAM-RES-11 = 重投哪些骰子？
ask-TAM-RES-14 = 选择哪一种资源？
ask-TAM-CBT-05 = 结算哪个战斗框？
ask-TAM-BOS-04 = 伤害打在谁身上？
ask-TAM-ADV-01 = 现在做哪项玩家活动？
ask-TAM-CHK-01 = 选择哪种代码类型？
ask-TAM-CHK-02 = 为检定转储哪些标记？每枚标记掷一颗骰子。
ask-TAM-COD-04 = 要用其中的多少？
ask-TAM-COD-13 = 哪种核心类型？
ask-TAM-KEY-01 = 获得哪种类型的代码？
ask-TAM-KEY-02 = 选择哪一枚标记？
ask-TAM-KEY-03 = 弃置哪枚标记？
ask-TAM-KEY-04 = 标记放在哪里？
ask-TAM-KEY-06 = 揭示哪个地区？
ask-TAM-LAU-03 = 解锁哪个代码格？
ask-TAM-AUG-05 = 要使用能力吗？
ask-TAM-AUG-10 = 装备哪张卡？
ask-TAM-AUG-12 = 哪张卡移出游戏？
ask-TAM-TIL-01 = 选择其中的哪一个？
ask-TAM-TIL-03 = 前往地图上的哪个地区？
ask-TAM-TMG-02 = “{ $card }”：{ $step }。要这样做吗？
ask-TAM-TMG-05 = 先结算哪个能力？
ask-TAM-TMG-07 = 转动哪颗骰子？
ask-TAM-VOC-01 = 选择哪一个敌人？
ask-TAM-VOC-02 = 选择哪一名玩家？
ask-TAM-VOC-12 = 选择哪一个地区？
ask-TAM-SCE-04 = 选择哪一个地区？
ask-TAM-SCE-11 = 团队如何选择？
ask-TAM-VS-10 = 要尝试目标吗？

## 说清所指的问题

ask-story = { LAST($story) }
ask-way = “{ $card }”：怎么做？
ask-objective = “{ $card }”：要尝试吗？每轮只能试一次。
ask-move = 移动到哪里？最多{ $count }个地区，也可以停留。
ask-writes = 还能编写{ $count }次：编写、升级，或就绪
ask-writes-none = 编写次数用完了：升级，或就绪
ask-window-before-trace = 追踪掷骰之前：要升级或使用卡牌吗？
ask-window-before-refill = 补充启动器之前：要升级或使用卡牌吗？
ask-tile = 要使用{ $tile }的效果吗？
ask-attach = 要依附“{ $card }”吗？它会成为你的躯体。
ask-wounds = 你将受到{ $number }点创伤，完整度还有{ $left }。要使用护盾吗？
ask-wounds-by = “{ $card }”对你造成{ $number }点创伤，你的完整度还有{ $left }。要使用护盾吗？
fought-enemy = “{ $card }”（完整度还剩{ $left }）
fought-boss = “{ $card }”
ask-energy = 对战{ $foe }，你掷{ $dice }颗骰子。再花多少能量加骰子？
ask-box = 对战{ $foe }：结算哪个战斗框？
ask-box-nobody = 没有敌人了：还要结算哪个战斗框？
ask-ability = 要使用“{ $ability }”吗？
ask-reroll = { $roll }：常见符号×{ $hits }，少见符号×{ $specials }，空白×{ $blanks }。重投哪些？
ask-put = 这枚{ $code }标记放在哪里？
ask-found-code = 探索标记下面是一枚基本代码。要哪种类型？
ask-aim = 伤害打在“{ $boss }”身上，还是“{ $enemy }”身上？

## 事件

event-asked = { $card }：{ $step }
event-start-player = { $seat }持有起始玩家标记。
event-colour-picked = { $seat }拿取{ $colour }面板。
event-class-picked = { $seat }选择{ $calling }。
event-protocols-dealt = { $seat }得到可选的学习协议{ $cards_count ->
    [0] 。
   *[other] ：{ $cards }。
}
event-protocol-kept = { $seat }保留“{ $card }”。
event-round-began = 第{ $round }轮开始。
event-step-began = { $step }。
event-turn-began = 轮到{ $seat }。
event-refilled = { $seat }重填启动器：{ $codes }。
event-codes-drawn = { $seat }抽出代码：{ $codes }。
event-code-put = { $seat }将{ $code }放到{ $cell }。
event-bag-filled = { $seat }的转储区全部放入代码袋。
event-written = { $seat }编写：{ $edge }。
event-codes-gained = { $seat }获得代码：{ $codes }。
event-codes-dumped = { $seat }转储代码：{ $codes }。
event-codes-discarded = { $seat }弃置代码：{ $codes }。
event-codes-restored = { $seat }将代码放回代码袋：{ $codes }。
event-codes-exchanged = { $seat }与{ $other }交换{ $cell }的标记。
event-core-changed = { $seat }的核心类型变为{ $code }。
event-cell-unlocked = { $seat }解锁{ $cell }。
event-resource-gained = { $seat }获得{ $number }点{ $resource }。
event-resource-lost = { $seat }减少{ $number }点{ $resource }。
event-experience-gained = { $seat }获得{ $number }点经验。
event-experience-spent = { $seat }减少{ $number }点经验。
event-cap-raised = { $seat }的完整度上限为{ $cap }。
event-shield-raised = { $seat }使用护盾：抵消{ $number }点创伤。
event-wounds-prevented = { $seat }抵消了{ $number }点创伤。
event-integrity-lost = { $seat }损失{ $number }点完整度。
event-recovered = { $seat }恢复{ $number }点完整度。
event-player-reset = { $seat }重置。
event-body-die-rolled = { $special ->
    [yes] 符号骰为特殊：{ $seat }失去躯体。
   *[no] 符号骰为基本：{ $seat }保留躯体。
}
event-trace-changed = { $seat }的追踪值为{ $trace }。
event-trace-switched-on = 从现在起使用追踪。
event-step-learned = { $seat }完成“{ $card }”的步骤{ $number }。
event-card-drawn = { $seat }得到“{ $card }”。
event-class-cards-drawn = { $seat }抽职业卡{ $cards_count ->
    [0] 。
   *[other] ：{ $cards }。
}
event-equipped = { $seat }装备“{ $card }”。
event-card-lost = { $seat }的“{ $card }”移出游戏。
event-card-offered = { $seat }想把“{ $card }”交给{ $to }。
event-card-wanted = { $seat }向{ $of }要“{ $card }”。
event-card-given = { $seat }将“{ $card }”交给{ $to }。
event-trade-refused = { $seat }不愿交易“{ $card }”。
event-attached = { $seat }依附“{ $card }”。
event-body-swapped = { $seat }现在是“{ $card }”。
event-body-lost = { $seat }的“{ $card }”放到躯体牌库底。
event-market-filled = “{ $card }”进入躯体市场。
event-market-cleared = “{ $card }”离开躯体市场。
event-ability-used = { $seat }使用“{ $ability }”。
event-launched = { $seat }启动{ $program }。
event-figure-put = { $seat }的模型放到{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-moved = { $seat }移动到{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-stayed = { $seat }逗留。
event-tile-revealed = 揭示：{ $tile }。
event-tile-changed = { $tile_is ->
    [tile-name] { $before }的位置上现在是{ $tile }。
   *[other] { $before }从地图上消失了。
}
event-find-revealed = { $seat }发现：{ $find }。
event-peeked = { $seat }查看{ $place }{ $tile_is ->
    [tile-name] ：{ $tile }
   *[other] { "" }
}{ $find_is ->
    [plain] 。
   *[other] ，{ $find }。
}
event-area-used = { $seat }使用{ $tile }。
event-tokens-put = { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}放上{ $number }个{ $token }。
event-tokens-taken = { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}移除{ $number }个{ $token }。
event-tokens-put-on-card = “{ $card }”放上{ $number }个{ $token }。
event-tokens-taken-from-card = “{ $card }”移除{ $number }个{ $token }。
event-carried = { $seat }携带{ $token }：{ $number }。
event-locked-on = { $enemy }锁定{ $seat }。
event-enemy-deck-renewed = 等级{ $level }的弃置敌人成为新的敌人牌库。
event-enemy-damaged = { $enemy }受到{ $number }点伤害。
event-enemy-mended = { $enemy }恢复{ $number }点完整度。
event-enemy-defeated = { $seat }击败{ $enemy }。
event-enemy-discarded = { $seat }弃置{ $enemy }。
event-enemy-moved = { $enemy }移到{ $seat }敌人序列的{ $top ->
    [yes] 最前
   *[no] 最后
}。
event-dice-rolled = { $seat }掷骰（{ $roll }）：{ $hits }×常见符号，{ $specials }×少见符号，{ $blanks }×空白。
event-dice-rerolled = { $seat }重投{ $number }颗：{ $hits }×常见符号，{ $specials }×少见符号，{ $blanks }×空白。
event-die-turned = { $seat }将一颗骰子从{ $face }转为{ $to }。
event-enemy-dice-rolled = 敌人骰：{ $number ->
    [0] 空白
   *[other] { $number }
}，{ $special ->
    [yes] 特殊
   *[no] 基本
}。
event-box-resolved = { $seat }用{ $dice }颗骰子结算{ $box }。
event-enemy-acts = { $enemy }攻击{ $seat }（{ $special ->
    [yes] 特殊
   *[no] 基本
}）。
event-enemy-stunned = { $enemy }不行动。
event-time-set = 时间为{ $time }。
event-story-drawn = { $card }
event-story-turned = { $card }：规则面。
event-special-drawn = “{ $card }”进场。
event-special-turned = { $seat }翻开“{ $card }”。
event-card-dropped = “{ $card }”离场。
event-way-chosen = 团队选择：{ $way }。
event-activity-done = { $seat }：{ $activity }。
event-check-made = { $passed ->
    [yes] 检定通过
   *[no] 检定失败
}：{ $successes }／{ $need }。
event-face-revealed = “{ $card }”的玩家骰面标记为{ $face }。
event-ticked = 在进程记录表上勾选{ $number }。
event-unlocked = 解锁：{ $locks }。
event-locked-again = 重新锁定：{ $locks }。
event-ended = { $victory ->
    [yes] 胜利。
   *[no] 失败。
}
event-boss-came = “{ $card }”出现在{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-boss-moved = “{ $card }”移动到{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-boss-damaged = “{ $card }”受到{ $number }点伤害。
event-jordan-came = 乔丹来到{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-jordan-moved = 乔丹移动到{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}。
event-battery-changed = 乔丹的电量：{ $battery }。
event-jordan-left = 乔丹的电量耗尽，乔丹离场。
event-situation-drawn = { $card }
event-objective-shown = 展示“{ $card }”。
event-objective-next = 下一个目标：{ $card }。
event-objective-taken = { $seat }拿走“{ $card }”。
event-scored = { $seat }：{ $points }分。

## 网页桌面

web-tamashii-map = 城市地图
web-tamashii-scenario = 剧本
web-tamashii-players = 玩家
web-tamashii-round = 第{ $round }轮
web-tamashii-first = 起始玩家
web-tamashii-launcher = 启动器
web-tamashii-launcher-label = 启动器，4行5列。方向键移动光标；回车拿起代码，再用方向键移动它。
web-tamashii-writes = 编写{ $count }次
web-tamashii-cell = 第{ $row }行第{ $column }列
web-tamashii-light = 高亮
web-tamashii-locked = 待解锁
web-tamashii-picked = 拿起{ $code }代码
web-tamashii-written = { $code }代码移到{ $place }
web-tamashii-hand = 抽出的代码
web-tamashii-discard = 弃置代码
web-tamashii-discard-how = 拿起一枚代码放到这里：花1点内存，让它回到公共池。
web-tamashii-help = 帮我看看
web-tamashii-help-none = 剩下的编写次数凑不出任何程序。
web-tamashii-by-writes = 编写{ $count }次可完成
web-tamashii-write-it = 编写{ $count }次完成
web-tamashii-programs = 程序
web-tamashii-pattern = 图案 { $pattern }
web-tamashii-complete = 已凑成
web-tamashii-launched = 已启动
web-tamashii-sort-basic = 资源程序
web-tamashii-sort-extended = 加长资源程序
web-tamashii-sort-experience = 经验程序
web-tamashii-sort-faction = 阵营程序
web-tamashii-sort-intrude = 入侵
web-tamashii-sort-repel = 逐退
web-tamashii-sort-body = 依附这具躯体
web-tamashii-sort-goal = 学习协议的步骤
web-tamashii-sort-protocol = 学习协议程序
web-tamashii-sort-scenario = 剧本程序
web-tamashii-supply = 公共池
web-tamashii-vitals = 状态
web-tamashii-integrity = 完整度
web-tamashii-integrity-how = 降到0就要重置：获得2枚受损代码，回到庇护所，本阶段余下的部分作废。虚线格在你的上限之上。
web-tamashii-integrity-at = 完整度{ $now }，上限{ $cap }
web-tamashii-trace = 追踪值
web-tamashii-trace-how = 移动和逗留都会让它上升。它越高，下一轮开始时找你的骰子越多；每个常见符号引来一个敌人锁定你。升到最顶格，立刻来两个。
web-tamashii-trace-at = 追踪值{ $trace }
web-tamashii-resource-at = { $name }：{ $count }
web-tamashii-resource-shield-how = 每点抵消1点创伤：要么能用多少用多少，要么不用。
web-tamashii-resource-memory-how = 规划阶段的升级费用：装备卡牌、获得代码、弃置代码。
web-tamashii-resource-energy-how = 攻击掷骰前每花1点，多掷一颗骰。
web-tamashii-resource-reroll-how = 每次掷骰可用一次：花几点，就重投几颗骰。
web-tamashii-xp = 经验
web-tamashii-xp-how = 规划阶段每2点换一次升级：提高上限、解锁代码格、开源代码或职业卡。
web-tamashii-xp-at = 经验：{ $count }
web-tamashii-core = 核心代码
web-tamashii-core-how = 程序上的核心符号要的就是这一种。
web-tamashii-core-at = 核心代码：{ $code }
web-tamashii-bag = 代码袋
web-tamashii-bag-at = 代码袋：{ $count }枚
web-tamashii-dump = 转储区
web-tamashii-dump-at = 转储区：{ $count }枚
web-tamashii-move = 移动
web-tamashii-move-how = 一次移动最多走几个地区。
web-tamashii-attack = 攻击
web-tamashii-attack-how = 战斗时掷几颗骰。
web-tamashii-write = 编写
web-tamashii-write-how = 编写步骤里可以编写几次。
web-tamashii-covered = 下面还有：{ $name }
web-tamashii-box = 战斗框，每场战斗一次
web-tamashii-box-many = 战斗框，有骰就能再用
web-tamashii-box-used = 战斗框，已使用
web-tamashii-use-dice = 用{ $count }颗骰
web-tamashii-use = 使用
web-tamashii-spent = 已使用
web-tamashii-foes = 锁定你的敌人
web-tamashii-foes-none = 没有敌人锁定。
web-tamashii-foe = { $name }：完整度{ $left }/{ $hp }
web-tamashii-intent = 局面不变的话
web-tamashii-strikes = { $chance }%
web-tamashii-attacks = 会攻击
web-tamashii-threat = 战斗中最多将受到{ $count }点创伤。
web-tamashii-acts-next = 接下来由它攻击
web-tamashii-locks-on = 锁定
web-tamashii-wounds = { $count }点创伤
web-tamashii-level = { $level }级
web-tamashii-hp = 完整度{ $hp }
web-tamashii-cost = { $cost }点内存
web-tamashii-fight = 战斗
web-tamashii-symbol-basic = 敌人用基本框
web-tamashii-symbol-special = 敌人用特殊框
web-tamashii-no-attack = 没有敌人攻击
web-tamashii-reroll = { $count ->
    [0] 重投
   *[other] 重投{ $count }颗
}
web-tamashii-reroll-how = 选出想重投的骰子。
web-tamashii-learned = 已完成{ $learned }/{ $steps }步
web-tamashii-market = 躯体市场
web-tamashii-deck = 牌库{ $count }张
web-tamashii-unknown = 位置{ $number }，未揭示
web-tamashii-entry = 进入追踪值{ $trace }
web-tamashii-linger = 逗留追踪值{ $trace }
web-tamashii-explore = 这里有一枚探索标记。
web-tamashii-explore-known = 探索标记：{ $what }
web-tamashii-lying = 这里有{ $count }张面朝下的卡。
web-tamashii-marked = 引导页上的标记地点。
web-tamashii-tokens = { $name }：{ $count }
web-tamashii-token-ascend = 尊者标记
web-tamashii-token-success = 成功标记
web-tamashii-token-seal = 封印
web-tamashii-token-marker = 指示物
web-tamashii-jordan = 乔丹
web-tamashii-carried = 携带
web-tamashii-battery = 电量{ $count }/{ $most }
web-tamashii-time = 时间
web-tamashii-time-how = 时间耗尽意味着什么，写在剧情卡上。
web-tamashii-time-at = 时间{ $time }
web-tamashii-corrupted-supply = 受损代码池
web-tamashii-corrupted-how = 剩余的受损代码。需要获得却一枚不剩时，多数剧本就失败了。
web-tamashii-corrupted-at = 还剩{ $count }枚受损代码
web-tamashii-enemy-deck = 敌人牌库
web-tamashii-enemy-deck-how = 从上到下：等级与张数。
web-tamashii-boss = 头目
web-tamashii-boss-damage = 伤害：{ $damage }
web-tamashii-seals = 封印：{ $count }
web-tamashii-objective = 目标
web-tamashii-points = { $points }分
web-tamashii-read = 读故事
web-tamashii-close = 关闭
web-tamashii-continue = 继续
web-tamashii-decide = 你们怎么做？
web-tamashii-decide-together = 你们怎么做？大家投票，平票时由起始玩家定夺。
web-tamashii-victory = 胜利
web-tamashii-defeat = 失败
web-tamashii-choose-colour = 选哪块面板？
web-tamashii-choose-class = 选哪个职业？
web-tamashii-choose-card = 选一张卡
web-tamashii-class-reaper = 了结受伤的敌人，从倒下者身上取走所需。
web-tamashii-class-striker = 骰子更多，伤害更高，正面硬打。
web-tamashii-class-trickster = 翻转骰面、追踪值，乃至一场战斗的规则。
web-tamashii-class-telepath = 摆弄启动器，别人的也行。

## The rules in short

summary-1 = 可以合作，可以带着机器人独自玩，也可以互相竞争：借来的躯体里住着灵魂，在机器的城市里窃取代码。剧本模式同胜同败，胜负看剧本卡怎么写。
summary-2 = 每轮四个阶段：规划、行动、战斗、推进。先做追踪掷骰：追踪值越高，锁定你的敌人越多；引来了敌人，追踪值就归0。
summary-3 = 启动器：高亮代码格从你的代码袋里重填。每次编写，把一枚代码平移到相邻的空代码格，或者让相邻的两枚对调。
summary-4 = 程序：代码排成规定的图案，就能得到能量、重投、内存、护盾或经验，入侵或逐退敌人，换取躯体和卡牌。启动用过的代码进入转储区。
summary-5 = 行动：移动或停留，都会提高追踪值；揭示未知的地区；使用所在地区的效果；然后能启动几个程序就启动几个。
summary-6 = 战斗：按攻击值掷骰，把骰子分配到战斗框，与敌人的攻击交替结算。护盾可以抵消创伤。
summary-7 = 重置：完整度降到0，你获得两枚受损代码，回到庇护所重新开始。剧本里该拿受损代码却已用尽，多半就是失败。
summary-8 = 升级：内存用来装备增强卡、购买代码；经验用来提高完整度上限、解锁代码格、换取开源代码和职业卡。
