## How it stands

role-you = 你是{ $investigator }。
role-you-nobody = 你要选一位调查员。
role-you-eliminated = 你最后的调查员已经失去；你和大家同胜同负。

goal-beginning = 先选谁出发，再看与谁为敌。
goal-mysteries = 解决 { $needed } 个神秘事件：已解决 { $solved } 个。眼下：{ $mystery }{ $need ->
    [0] 。
   *[other] ，{ $have }/{ $need }。
}
goal-solved = 解决 { $needed } 个神秘事件：已解决 { $solved } 个。
goal-awake = { $ancient }已经苏醒：解决 { $needed } 个神秘事件（已解决 { $solved } 个）和最终神秘事件。眼下：{ $mystery }{ $need ->
    [0] 。
   *[other] ，{ $have }/{ $need }。
}
goal-final = { $ancient }已经苏醒：解决它面板上的最终神秘事件。

danger-beginning = 暂时没有威胁。
danger-health = 生命值只剩 { $left }：再受伤就可能倒下。
danger-sanity = 神智值只剩 { $left }：再失去就可能发疯。
danger-mythos = 神话卡卡组还剩 { $cards } 张；要抽而无牌可抽时，全盘皆输。
danger-doom = 末日 { $doom }，到 0 时邪神苏醒。开着 { $gates } 扇次元门，其中 { $due } 扇与下一个预兆同色。
danger-awake = 邪神已经苏醒，末日仍在推进。开着 { $gates } 扇次元门，其中 { $due } 扇与下一个预兆同色。

## What a move means

note-no-action = 不用行动
note-successes = 用 { $count } 个成功
note-action = 用 1 个行动
note-rest = 回复 1 点生命值和 1 点神智值
note-rest-whole = 你的生命值和神智值都是满的
note-acquire = { $dice } 颗骰，至少一个成功：{ $chance }%
note-ticket = 花掉这张票
note-debt = 背上债务
note-clue = 花 1 个线索
note-tickets-full = 最多保留 { $most } 张票：马上就要弃掉一张
note-is-success = 它已经是成功
note-reroll = 重掷成功的机会 { $chance }%
note-will = 意志：{ $dice } 颗骰，{ $chance }% 免受恐惧值 { $horror }
note-strength = 力量：{ $dice } 颗骰，{ $chance }% 将其击败（坚韧值 { $left }，伤害 { $damage }）
note-lead-first = 本步骤余下的效果由其排序并结算
note-actions-left = 还剩 { $count } 个行动

## What things are

about-city = 城市：可以获得资产，乘车乘船，遭遇看所在大洲的卡。
about-wilderness = 荒野：没有车船，遭遇看通用卡。
about-sea = 海洋：船只经过，遭遇看通用卡。
about-site = 当前探险指示物放在这里时，可以由此出发探险。
about-clue = 在此处的人可以进行调查遭遇来获得它。线索可用来重掷一颗骰子，神秘事件也要用它。
about-gate = 怪物从这里来；预兆走到它的颜色时末日推进。在此进行异界遭遇可能关闭它。
about-monster = 与它同处一地者先要战斗：先以意志面对恐惧值，再以力量攻击，每个成功造成 1 点伤害。
about-epic = 史诗怪物：战斗方式相同，但不在怪物池里，只有击败才会离开。
about-investigator = 调查员：生命值、神智值和五项技能。任一归零就被击败。
about-ancient-one = 这局的敌人。末日到 0 时它苏醒，翻到背面。
about-mystery = 按所写的方法解决。解决得够多，大家就赢了。
about-mythos = 每轮结束抽一张并执行。抽空就输了。
about-asset = 拥有物：任何人都可以用相当于其价值的成功从储备区获得。
about-artifact = 稀有的拥有物，来自遭遇。
about-spell = 背面隐藏的拥有物：施放时翻面。
about-condition = 跟着你，直到有效果移除它；翻面时才看到背面。
about-general = 没有所属大洲的地方的遭遇。
about-regional = 该大洲城市的遭遇。
about-research = 寻找线索时的遭遇。
about-other-world = 穿过次元门时的遭遇。
about-expedition = 当前探险地点的遭遇。
about-special = 由其他卡牌引出的遭遇。

about-skill-lore = 法术、书籍和被遗忘的事。每点一颗骰子。
about-skill-influence = 人脉与钱财：用它获得资产。每点一颗骰子。
about-skill-observation = 别人忽略的东西。每点一颗骰子。
about-skill-strength = 体力：用它伤害怪物。每点一颗骰子。
about-skill-will = 定力：面对怪物时用它。每点一颗骰子。
about-ticket-train = 旅行时花掉，沿铁路多走一格。
about-ticket-ship = 旅行时花掉，沿航道多走一格。
about-meeting-general = 为没有大洲的地方抽一张通用卡。
about-meeting-regional = 抽一张这座城市所在大洲的卡。
about-meeting-research = 为此处的线索抽一张调查卡。
about-meeting-other-world = 穿过次元门：抽一张异界卡，通过即可关门。
about-meeting-expedition = 随当前的探险出发。
about-meeting-fallen = 找回失踪调查员留下的东西。
about-meeting-text = 某张卡在此处提供的遭遇。
about-die = 5 和 6 算成功。
about-doom = 倒数邪神的苏醒：到 0 时它就醒来。
about-reserve = 在城市里可以获得的资产：四张，取走的会补上。
about-colour-green = 预兆停在这里时，每扇绿色次元门使末日推进 1。
about-colour-blue = 预兆停在这里时，每扇蓝色次元门使末日推进 1。
about-colour-red = 预兆停在这里时，每扇红色次元门使末日推进 1。
about-phase-investigators = 每人选一位调查员。
about-phase-ancient-one = 选定这局的敌人。
about-phase-set-up = 摆好卡组、次元门和线索。
about-phase-action = 每人进行两个不同的行动。
about-phase-encounter = 每人先与所在处的怪物战斗，再进行一次遭遇。
about-phase-mythos = 抽一张神话卡，执行图标和文字。
about-phase-omen = 预兆前进；每扇与新颜色相同的次元门使末日推进 1。
about-phase-reckoning = 执行场上所有结算效果。
about-phase-gates = 新的次元门打开，各带一只怪物。
about-phase-surge = 每扇与预兆同色的次元门涌出一只怪物。
about-phase-clues = 地图上出现新的线索。
about-phase-text = 执行神话卡的文字。
about-phase-end = 一轮结束，可以移交领导者。
about-deck-mythos = 每轮从这里抽一张；抽空就输了。
about-deck-gate = 新的次元门从这里来。
about-deck-general = 没有大洲的地方的遭遇。
about-deck-america = 美洲城市的遭遇。
about-deck-europe = 欧洲城市的遭遇。
about-deck-asia = 亚洲与澳洲城市的遭遇。
about-deck-other-world = 次元门那一边的遭遇。
about-deck-research = 寻找线索的遭遇。
about-deck-expedition = 探险的遭遇；最上面一张的背面写着下一个地点。
