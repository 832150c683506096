## 游戏

game-title = 远古邪神
game-tagline = 环游世界，赶在邪神苏醒之前。全队共胜共败，1至8人。
mode-cooperative = 全队合作

## 选项

option-ancient_one = 远古邪神
option-ancient_one-chosen = 由调查员领导者选择
option-ancient_one-random = 随机抽取
option-ancient_one-azathoth = 阿撒托斯
option-ancient_one-cthulhu = 克苏鲁
option-ancient_one-shub-niggurath = 莎布·尼古拉丝
option-ancient_one-yog-sothoth = 犹格·索托斯
option-random_investigators = 调查员
option-random_investigators-yes = 随机发放
option-random_investigators-no = 由玩家选择
option-difficulty = 神话卡
option-difficulty-normal = 普通：使用全部卡牌
option-difficulty-easy = 简单：不用困难卡
option-difficulty-hard = 困难：不用简单卡
option-difficulty-staged = 渐进：先简单卡，后困难卡
option-numbers = 参照数值
option-numbers-printed = 按参照卡
option-numbers-easier = 较易：按较少玩家计
option-numbers-harder = 较难：按较多玩家计
option-starting_rumor = 开局谣言
option-starting_rumor-yes = 开：一张谣言从开局起在场
option-starting_rumor-no = 关
option-final_alone = 最终神秘事件
option-final_alone-yes = 邪神苏醒后，解决它即可获胜
option-final_alone-no = 须与三个已解决的神秘事件一同获胜
option-open_cards = 遭遇卡
option-open_cards-yes = 公开：测试前就能看到结果
option-open_cards-no = 结果发生时才宣读
option-lead = 首位调查员领导者
option-lead-none = 随机
option-lead-0 = 1号座位
option-lead-1 = 2号座位
option-lead-2 = 3号座位
option-lead-3 = 4号座位
option-lead-4 = 5号座位
option-lead-5 = 6号座位
option-lead-6 = 7号座位
option-lead-7 = 8号座位

## 结局

reason-solved = 神秘事件已经解决，世界得以重新安眠。
reason-awakened = 邪神已经苏醒，世界无可挽救。
reason-eliminated = 再没有调查员能与黑暗抗衡。
reason-exhausted = 神话卡卡组已空，时间到了。
reason-rumor = 起初只是谣言的东西，吞没了整个世界。

## 比较多局游戏

figure-awake = 邪神苏醒
figure-defeated = 失去的调查员
figure-doom = 终局时的末日
figure-gates = 终局时的次元门
figure-mysteries = 已解决的神秘事件
figure-rounds = 轮数
trait-ancient-one = 远古邪神
trait-investigator = 调查员

## 技能、票据、颜色、阶段

skill-lore = 知识
skill-influence = 势力
skill-observation = 洞察力
skill-strength = 力量
skill-will = 意志
skill-any = 任意技能

ticket-train = 车票
ticket-ship = 船票
ticket-any = 任选的旅行票据

colour-green = 绿色彗星
colour-blue = 蓝色群星
colour-red = 红色日蚀

phase-investigators = 选择调查员
phase-ancient-one = 选择远古邪神
phase-set-up = 准备
phase-action = 行动阶段
phase-encounter = 遭遇阶段
phase-mythos = 神话阶段
phase-omen = 神话阶段：推进预兆
phase-reckoning = 神话阶段：结算
phase-gates = 神话阶段：召唤次元门
phase-surge = 神话阶段：怪物涌出
phase-clues = 神话阶段：召唤线索
phase-text = 神话阶段：卡牌文字
phase-end = 神话阶段：结束步骤

meeting-general = 通用遭遇
meeting-regional = 本城的遭遇
meeting-research = 调查遭遇
meeting-other-world = 异界遭遇
meeting-expedition = 探险遭遇
meeting-fallen = 与倒下的调查员遭遇
meeting-text = 遭遇

## 名称

card-none = 无
clue-of = 线索（{ $space }）
gate-of = 次元门（{ $space }）
encounter-general = 通用遭遇
encounter-america = 美洲遭遇
encounter-europe = 欧洲遭遇
encounter-asia = 亚洲与澳洲遭遇
encounter-research = 调查遭遇
encounter-expedition = 探险遭遇：{ $space }
encounter-special = 特殊遭遇：{ $title }

deck-mythos = 神话卡卡组
deck-gate = 次元门牌堆
deck-general = 通用遭遇卡组
deck-america = 美洲遭遇卡组
deck-europe = 欧洲遭遇卡组
deck-asia = 亚洲与澳洲遭遇卡组
deck-other-world = 异界遭遇卡组
deck-research = 调查遭遇卡组
deck-expedition = 探险遭遇卡组

benefit-incantation-spells = 咒语法术
benefit-improve-observation = 升级洞察力
benefit-ritual-spells = 仪式法术
benefit-spawn-clues = 召唤线索
benefit-improve-will = 升级意志
benefit-improve-influence = 升级势力
benefit-improve-lore = 升级知识
benefit-hurt-monsters = 伤害怪物
benefit-improve-strength = 升级力量

trait-item = 物品
trait-weapon = 武器
trait-tome = 典籍
trait-ally = 盟友
trait-service = 服务
trait-trinket = 饰物
trait-magical = 魔法
trait-teamwork = 协作
trait-madness = 疯狂
trait-injury = 伤病
trait-boon = 恩赐
trait-bane = 灾厄
trait-deal = 交易
trait-common = 常见
trait-restriction = 限制
trait-incantation = 咒语
trait-ritual = 仪式
trait-event = 事件
trait-ongoing = 持续
trait-rumor = 谣言

## 行动

move-choose-investigator = { $investigator }
move-choose-ancient-one = { $ancient_one }
move-draw-ancient-one = 交给命运决定
move-travel = 旅行到{ $space }
move-spend-ticket = 花费1张{ $ticket }：前往{ $space }
move-stop = 到此为止
move-rest = 休息
move-trade = 与{ $partner }交换
move-prepare = 准备旅行：{ $ticket }
move-acquire = 获得资产
move-perform = 行动：{ $card }
move-perform-local = 地区行动：{ $holder }的“{ $card }”
move-end-turn = 不再行动
move-give-card = 交出“{ $card }”
move-give-clue = 交出{ $owner }的1个线索
move-give-ticket = 交出{ $owner }的1张{ $ticket }
move-propose = 提出这项交换
move-accept = 照办
move-refuse = 作罢
move-take-loan = 申请银行贷款：多2个成功点，并负上债务
move-buy = 获得“{ $card }”
move-throw = 从储备区丢弃“{ $card }”
move-fight = 与{ $monster }战斗
move-meet = { $meeting }{ $card ->
    [none] { "" }
   *[some] ：{ $card }
}{ $clue ->
    [none] { "" }
   *[some] ：{ $clue }
}
move-pass = 不使用
move-use = 使用“{ $card }”
move-reroll-with-clue = 花费1个线索：重掷{ $face }
move-reroll-with-card = { $card }：重掷{ $face }
move-keep-dice = 保留骰子
move-pick-space = { $space }
move-pick-seat = { $seat }
move-pick-monster = { $monster }
move-pick-card = { $card }
move-pick-clue = { $clue }
move-pick-skill = { $skill }
move-pick-ticket = { $ticket }
move-pick-omen = { $colour }（监测轨第{ $place ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}格）
move-pick-die = 点数{ $face }
move-pick-deck = { $deck }
move-pick-option = { $label }
move-pick-number = { $number }
move-pick-token = { $mad ->
    [yes] 因失去神智值而倒下
   *[no] 因失去生命值而倒下
}
move-resolve = 结算“{ $card }”
move-bring = { $seat_is ->
    [you] 自己选择新的调查员
   *[other] 由{ $seat }选择新的调查员
}
move-give-lead = { $seat_is ->
    [you] 自己继续担任调查员领导者
   *[other] 让{ $seat }担任调查员领导者
}

## 事件

event-lead-chosen = { $seat }成为调查员领导者。
event-investigator-chosen = { $seat }扮演{ $investigator }，从{ $space }出发。
event-ancient-one-chosen = { $ancient_one }蠢蠢欲动。
event-round-began = 第{ $round }轮次开始。
event-phase-began = { $phase }。
event-moved = { $seat }移动到{ $space }。
event-ticket-spent = { $seat }花费1张{ $ticket }。
event-ticket-gained = { $seat }获得1张{ $ticket }。
event-ticket-lost = { $seat }失去1张{ $ticket }。
event-rested = { $seat }休息。
event-recovered = { $seat }回复{ $health ->
    [0] { $sanity }点神智值
   *[other] { $sanity ->
        [0] { $health }点生命值
       *[other] { $health }点生命值和{ $sanity }点神智值
    }
}。
event-lost = { $seat }失去{ $health ->
    [0] { $sanity }点神智值
   *[other] { $sanity ->
        [0] { $health }点生命值
       *[other] { $health }点生命值和{ $sanity }点神智值
    }
}。
event-spent = { $seat }花费{ $health ->
    [0] { $sanity }点神智值
   *[other] { $sanity ->
        [0] { $health }点生命值
       *[other] { $health }点生命值和{ $sanity }点神智值
    }
}。
event-prevented = { $seat }免于失去{ $health ->
    [0] { $sanity }点神智值
   *[other] { $sanity ->
        [0] { $health }点生命值
       *[other] { $health }点生命值和{ $sanity }点神智值
    }
}。
event-trade-proposed = { $seat }向{ $partner }提出交换。{ $seat }给出：{ $given_count ->
    [0] 无卡牌
   *[other] { $given }
}，线索{ $clues_given }个，票据{ $tickets_given }张。{ $partner }给出：{ $taken_count ->
    [0] 无卡牌
   *[other] { $taken }
}，线索{ $clues_taken }个，票据{ $tickets_taken }张。
event-traded = { $seat }与{ $partner }完成交换。
event-trade-refused = { $partner }不同意与{ $seat }交换。
event-clues-given = { $seat }给{ $partner }{ $count }个线索。
event-performed = { $seat }执行“{ $card }”的行动。
event-used = { $seat }：“{ $card }”生效。
event-test-began = { $seat }以{ $dice }颗骰子进行{ $skill }测试。
event-rolled = { $seat }掷出{ $dice }。
event-rerolled = { $seat }重掷{ $old }：{ $new }。
event-tested = { $seat }，{ $skill }：{ $result ->
    [0] 失败
   *[other] 通过，{ $result }个成功点
}。
event-dice-thrown = { $seat }掷出{ $dice }。
event-skill-improved = { $seat }升级{ $skill }（+{ $by }）。
event-acquire-began = { $seat }尝试获得资产。
event-loan-taken = { $seat }申请银行贷款。
event-reserve-filled = “{ $card }”进入储备区。
event-reserve-discarded = “{ $card }”从储备区丢弃。
event-card-gained = { $seat }获得“{ $card }”。
event-card-lost = { $seat }丢弃“{ $card }”。
event-card-boxed = { $seat }将“{ $card }”放回游戏盒。
event-gain-replaced = { $seat }丢弃“{ $card }”，不获得与它相反的状态。
event-card-flipped = { $seat }翻转“{ $card }”。{ $story }
event-card-turned-back = { $seat }将“{ $card }”翻回正面。
event-back-seen = { $seat }查看“{ $card }”的背面。
event-top-seen = { $seat }查看{ $deck }的顶牌{ $cards_count ->
    [0] { "" }
   *[other] ：{ $cards }
}。
event-clue-spawned = { $space }出现1个线索。
event-clue-moved = { $clue }移到了{ $space }。
event-clue-gained = { $seat }获得{ $clue }。
event-clues-spent = { $seat }花费{ $count }个线索。
event-clues-lost = { $seat }丢弃{ $count }个线索。
event-clue-discarded = { $clue }被丢弃。
event-gate-spawned = { $space }开启1扇次元门。
event-gate-closed = { $seat }关闭{ $gate }。
event-gate-discarded = { $gate }被丢弃。
event-monster-spawned = { $monster }出现在{ $space }。
event-monster-moved = { $monster }移动到{ $space }。
event-monster-hurt = { $monster }失去{ $num }点生命值。
event-monster-healed = { $monster }回复{ $num }点生命值。
event-monster-defeated = { $monster }被击败。
event-monster-discarded = { $monster }被丢弃。
event-combat-began = { $seat }与{ $monster }战斗。
event-ambushed = { $monster }突袭{ $seat }。
event-encounter-began = { $seat }·{ $card }。{ $story }
event-story-told = { $part ->
    [pass] 通过：{ $story }
    [fail] 失败：{ $story }
   *[way] { $story }
}
event-encounter-ended = { $seat }结束了这次遭遇：{ $card }。
event-expedition-moved = 当前探险指示物现在位于{ $space }。
event-mythos-drawn = 神话卡：{ $card }。{ $story }
event-mythos-stays = “{ $card }”留在场上。
event-mythos-left = “{ $card }”离场。
event-mythos-exhausted = 神话卡卡组已空。
event-omen-moved = 预兆推进到{ $colour }。
event-doom-moved = { $advanced ->
    [yes] 末日推进到{ $doom }。
   *[no] 末日推迟到{ $doom }。
}
event-doom-stopped = “{ $card }”阻止了末日推进。
event-reckoned = 结算：{ $card }。
event-tokens-put = “{ $card }”上放置{ $count }个恐惧指示物。
event-tokens-taken = 从“{ $card }”上移除{ $count }个恐惧指示物。
event-clue-on-card = { $clue }放到“{ $card }”上。
event-omen-marked = 预兆监测轨的{ $colour }上放置1个恐惧指示物。
event-marker-put = “{ $card }”的1个指示物放置在{ $space }。
event-marker-taken = “{ $card }”的指示物离开{ $space }。
event-rumor-put = { $space }出现谣言：{ $card }。
event-rumor-ended = 谣言“{ $card }”结束。
event-mystery-drawn = 新的神秘事件：{ $card }。
event-mystery-advanced = 神秘事件“{ $card }”推进。
event-mystery-solved = 神秘事件“{ $card }”已解决。目前已解决{ $solved }个。
event-final-mystery-solved = { $ancient_one }的最终神秘事件已解决。
event-awakened = { $ancient_one }苏醒了！
event-tale-ended = { $won ->
    [yes] { $ancient_one }睡了下去。
   *[no] 世界归{ $ancient_one }了。
}
event-was-delayed = { $seat }被延误。
event-stood-up = { $seat }不再延误。
event-turn-lost = { $seat }的回合结束。
event-defeated = { $mad ->
    [yes] { $seat }的调查员{ $investigator }失去了最后的神智值，倒在{ $space }。
   *[no] { $seat }的调查员{ $investigator }失去了最后的生命值，倒在{ $space }。
}
event-devoured = { $seat }的调查员{ $investigator }被吞噬。
event-rescued = { $seat }送别{ $investigator }，后者离开游戏。
event-asked = { $card }
event-eliminated = { $seat }被排除。

## 提问

ask-ELD-ACQ-02 = 用成功点获得哪张资产？
ask-ELD-ACQ-04 = 可以从储备区丢弃一张卡牌。哪一张？
ask-ELD-ACQ-06 = 是否申请银行贷款，多得2个成功点？
ask-ELD-ACQ-10 = 丢弃储备区的哪张卡牌？
ask-ELD-ACT-01 = 轮到你了：执行哪个行动？
ask-ELD-ACT-03 = 现在可以再执行一个行动。哪一个？
ask-ELD-CBT-01 = 战斗结束：结算哪个效果？
ask-ELD-CLU-09 = 移动哪个线索？
ask-ELD-CPX-03 = 这次遭遇由你选择：怎么做？
ask-ELD-DEF-04 = 你被击败了。倒在哪座城市？
ask-ELD-DEF-05 = 你同时失去了最后的生命值和神智值。因何倒下？
ask-ELD-DEF-07 = 你被击败了。由谁担任调查员领导者？
ask-ELD-ENC-02 = 先与哪只怪物战斗？
ask-ELD-ENC-05 = 这里已没有怪物，可以再进行一次遭遇。哪一种？
ask-ELD-ENC-06 = 进行哪种遭遇？
ask-ELD-EPC-03 = 选择哪只怪物？
ask-ELD-GAN-07 = 获得哪张卡牌？
ask-ELD-GAN-09 = 获得的卡牌生效：结算哪个效果？
ask-ELD-GAT-05 = 丢弃哪扇次元门？
ask-ELD-GEN-06 = 选择哪名调查员？
ask-ELD-GEN-10 = { $step_is ->
    [step-none] { $card }：你怎么做？
   *[some] { $card }：{ $step }
}
ask-ELD-GEN-11 = 使用或结算哪个效果？
ask-ELD-MAP-05 = 有几个区域同样近。选哪一个？
ask-ELD-MAP-08 = 选择哪个区域？
ask-ELD-MYT-16 = 接下来在哪里召唤怪物？
ask-ELD-NEW-02 = 选择你的新调查员。
ask-ELD-OMN-04 = 将预兆放到监测轨的哪一格？
ask-ELD-PRE-01 = 获得哪种票据？
ask-ELD-PRE-04 = 只能保留两张票据。丢弃哪一张？
ask-ELD-RKN-02 = 结算：接下来结算哪个效果？
ask-reckoning = 结算：这里还有{ $count }个效果，接下来结算哪个？
ask-ELD-RND-03 = 下一轮由谁担任调查员领导者？
ask-test = { $skill }测试：骰子为 { $dice }。要重掷一颗吗？
ask-of-test = { $card }：{ $skill }测试：骰子为 { $dice }。要重掷一颗吗？
ask-ELD-RRL-01 = 是否重掷一颗骰子？
ask-ELD-RSP-02 = 没有线索可以指示随机地点：选哪个区域？
ask-ELD-RST-04 = 你在休息：使用或结算哪个效果？
ask-ELD-SET-06 = 你扮演哪名调查员？
ask-ELD-SET-09 = 哪位远古邪神将要苏醒？
ask-ELD-SKL-02 = 升级哪项技能？
ask-ELD-SPD-01 = 花费哪张票据？
ask-ELD-SPD-04 = 丢弃什么？
ask-ELD-SPD-06 = 全队共同花费线索。你出几个？
ask-ELD-SPL-01 = 查看哪张卡牌的背面？
ask-ELD-TIM-05 = 你即将失去生命值或神智值。是否防止其中一部分？
ask-ELD-TIM-06 = 是否用它取代即将发生的事？
ask-ELD-TIM-11 = 预兆已移动：结算哪个效果？
ask-ELD-TIM-14 = 神话阶段结束：接下来进行什么？
ask-end-step = 神话阶段结束，尚待结算：{ $cards }。先进行什么？
ask-ELD-TKN-01 = 对哪个线索进行调查遭遇？
ask-ELD-TRD-01 = 交易：双方交换什么？选好后提出交换。
ask-ELD-TRD-02 = 是否同意这项交换？
ask-ELD-TRV-02 = 是否用票据继续旅行？
ask-ELD-TST-05 = 是否为这次测试使用什么？
ask-ELD-TST-14 = 选择测试中的哪颗骰子？

story-none = { "" }
label-none = { "" }

## 终端里的桌面

eldritch-head = 第{ $round }轮次 · { $phase } · 末日 { $doom } · 预兆：{ $omen } · 神话卡卡组：{ $mythos }
eldritch-asleep = 沉睡
eldritch-awake = 苏醒
eldritch-solved = 已解决神秘事件 { $solved }/{ $all }
eldritch-mystery = 神秘事件
eldritch-ongoing = 场上
eldritch-tokens = 恐惧指示物：{ $count }
eldritch-space = 区域
eldritch-gate = 次元门
eldritch-clues = 线索
eldritch-monsters = 怪物
eldritch-others = 其他
eldritch-rumor = 谣言：{ $card }
eldritch-expedition = 当前探险
eldritch-fallen = { $name }（被击败）
eldritch-token-of = “{ $card }”的指示物
eldritch-investigator = 调查员
eldritch-where = 所在区域
eldritch-health = 生命值
eldritch-sanity = 神智值
eldritch-skills = 技能
eldritch-possessions = 拥有物
eldritch-lead = 领导者
eldritch-delayed = 延误
eldritch-turned = 背面
eldritch-tickets = { $ticket } × { $count }
eldritch-eliminated = 被排除
eldritch-reserve = 储备区
eldritch-set-aside = 怪物池：{ $cup } · 剩余次元门：{ $gates } · 线索池：{ $pool }

## 浏览器里的桌面

web-eldritch-map = 世界地图
web-eldritch-zoom-in = 放大
web-eldritch-zoom-out = 缩小
web-eldritch-show-me = 找到我的调查员
web-eldritch-city = 城市
web-eldritch-wilderness = 荒野
web-eldritch-sea = 海洋
web-eldritch-number = { $number } 号区域
web-eldritch-site = 探险地点
web-eldritch-path-train = 铁路
web-eldritch-path-ship = 航道
web-eldritch-path-uncharted = 未知路线
web-eldritch-gate = 次元门：{ $colour }
web-eldritch-matches = 与预兆相符
web-eldritch-gate-tip = 门后是另一个世界。预兆移动到它的颜色时，末日推进。
web-eldritch-expedition = 当前探险
web-eldritch-expedition-tip = 身在此处的调查员可以进行探险遭遇。
web-eldritch-clue = 线索
web-eldritch-clue-tip = 身在此处的调查员可以通过调查遭遇获得它。
web-eldritch-monster-here = { $damage ->
    [0] { $name }
   *[other] { $name }（已失去 { $damage }／{ $toughness } 点生命值）
}
web-eldritch-hurt = 已失去 { $damage }／{ $toughness } 点生命值
web-eldritch-rumor = 谣言：{ $name }
web-eldritch-token = 恐惧指示物：{ $count }（{ $name }）
web-eldritch-mystery-token = 神秘事件指示物：{ $count }（{ $name }）
web-eldritch-fallen = { $name }倒在这里，身负重伤
web-eldritch-fallen-mad = { $name }倒在这里，神智尽失
web-eldritch-delayed = 延误
web-eldritch-delayed-tip = 下个行动阶段只能起身，不能行动。
web-eldritch-round = 第 { $round } 轮
web-eldritch-actions = 剩余行动：{ $count }
web-eldritch-lead = 调查员领导者
web-eldritch-lead-tip = 最先行动，并在规则交由全桌抉择时做出决定。
web-eldritch-doom = 末日
web-eldritch-doom-at = 末日：{ $doom }／{ $most }
web-eldritch-doom-tip = 末日位于 { $doom }。到 0 时邪神苏醒。
web-eldritch-omen = 预兆
web-eldritch-omen-at = 预兆：{ $colour }
web-eldritch-omen-tip = 预兆移动到此处时，每有一扇同色次元门，末日就推进 1 格。
web-eldritch-tokens = 恐惧指示物：{ $count }
web-eldritch-threat = 邪神与神秘事件
web-eldritch-asleep = 沉睡
web-eldritch-awake = 苏醒
web-eldritch-mystery = 神秘事件
web-eldritch-solved = 已解决的神秘事件：{ $solved }／{ $needed }
web-eldritch-progress = 进度：{ $done }／{ $goal }
web-eldritch-ongoing = 持续生效的卡牌
web-eldritch-reserve = 储备区
web-eldritch-choice = 可供选择
web-eldritch-tops = 看过的牌堆顶
web-eldritch-pile-mythos = 神话牌堆
web-eldritch-pile-gates = 次元门堆
web-eldritch-pile-cup = 怪物池
web-eldritch-pile-clues = 线索池
web-eldritch-pile-assets = 资产牌堆
web-eldritch-pile-artifacts = 工艺品牌堆
web-eldritch-pile-spells = 法术牌堆
web-eldritch-pile-conditions = 状态牌堆
web-eldritch-left = 剩余：{ $count }
web-eldritch-discarded = 弃置：{ $count }
web-eldritch-health = 生命值
web-eldritch-sanity = 神智值
web-eldritch-improved = 已升级 { $by }
web-eldritch-skill-tip = 测试这项技能时掷这么多颗骰子。
web-eldritch-short-lore = 知
web-eldritch-short-influence = 势
web-eldritch-short-observation = 察
web-eldritch-short-strength = 力
web-eldritch-short-will = 意
web-eldritch-clues-held = 线索：{ $count }
web-eldritch-out = 已被排除
web-eldritch-choosing = 正在选择调查员
web-eldritch-back = 你看过的背面：
web-eldritch-turned = 背面朝上：
web-eldritch-choose-investigator = 你要成为谁？
web-eldritch-choose-ancient-one = 哪位邪神正在苏醒？
web-eldritch-figure-value = 价值 { $number }
web-eldritch-figure-health = 生命值 { $number }
web-eldritch-figure-sanity = 神智值 { $number }
web-eldritch-figure-lore = 知识 { $number }
web-eldritch-figure-influence = 势力 { $number }
web-eldritch-figure-observation = 洞察力 { $number }
web-eldritch-figure-strength = 力量 { $number }
web-eldritch-figure-will = 意志 { $number }
web-eldritch-figure-horror = 恐惧值 { $number }
web-eldritch-figure-damage = 伤害 { $number }
web-eldritch-figure-toughness = 坚韧值 { $number }
web-eldritch-figure-doom = 末日 { $number }
web-eldritch-story = 故事
web-eldritch-fold = 收起故事
web-eldritch-on = 继续
web-eldritch-read = 展开来读：{ $title }
web-eldritch-life = 生平
web-eldritch-to-sheets = 回去选人
web-eldritch-earlier = 往前
web-eldritch-later = 往后
web-eldritch-scene-encounter = 遭遇
web-eldritch-scene-combat = 战斗
web-eldritch-scene-mythos = 神话
web-eldritch-scene-action = 行动
web-eldritch-scene-test = 测试
web-eldritch-scene-card = 卡牌背面
web-eldritch-scene-text = 卡牌效果
web-eldritch-scene-reckoning = 结算
web-eldritch-scene-opening = 开场
web-eldritch-scene-mystery = 神秘事件
web-eldritch-scene-awakening = 苏醒
web-eldritch-scene-fall = 最后一行
web-eldritch-scene-ending = 结局
web-eldritch-roll = 掷骰
web-eldritch-result = { $result ->
    [0] 失败
   *[other] 通过：{ $result } 点成功
}

## The rules in short

summary-1 = 同心协力：所有调查员同胜同败。邪神卡要求几个神秘事件，就要在它得逞之前解决几个。
summary-2 = 每轮三个阶段：行动、遭遇、神话。每个阶段都会轮到你。
summary-3 = 行动：两个不同的行动。走到邻近区域、休息、准备车票船票、在城市获得资产、交换，或者使用卡牌和调查员自己的行动。
summary-4 = 遭遇：先与所在区域的每只怪物战斗。一只不剩时，进行一次遭遇：城市自己的遭遇、线索、次元门或探险。
summary-5 = 测试：技能值是几就掷几颗骰。每颗 5 或 6 是一个成功，有一个就通过。花一个线索可以重掷一颗骰。
summary-6 = 神话：每轮以一张神话卡收尾。预兆移动，同色的次元门推进末日，怪物出现，带结算图标的牌生效。
summary-7 = 倒下：生命值或神智值归零，调查员就被击败，末日推进。你换一位调查员继续。
summary-8 = 终局：末日到 0 时邪神苏醒，取胜变得更难。要抽神话卡而无牌可抽时，全员落败。
