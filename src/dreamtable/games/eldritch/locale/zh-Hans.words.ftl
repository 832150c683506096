## 卡牌上的话。每个步骤写成不带句号的分句：“获得1张法术”。

## 数目

number-players = 调查员人数
number-half-players = ½调查员人数
number-by-team = 队伍规模（1–3）
number-result = 测试成果
number-gates = 版图上的次元门数量
number-tokens = 该处的恐惧指示物数量
number-monsters-here = 其所在区域其他怪物的数量
number-all = 全部
number-any = 任意数量
number-this = 这个

body-health = { $health_is ->
    [plain] { $health }点生命值
   *[count] 等同于{ $health }的生命值
}
body-sanity = { $sanity_is ->
    [plain] { $sanity }点神智值
   *[count] 等同于{ $sanity }的神智值
}
body-both = { $health_is ->
    [plain] { $health }点生命值和{ $sanity }点神智值
   *[count] 等同于{ $health }的生命值和神智值
}

## 谁

who-you = 你
who-lead = 调查员领导者
who-trigger = 该调查员
who-each = 每名调查员
who-each-here = 你所在区域的每名调查员
who-each-here-of-this = 其所在区域的每名调查员
who-each-on-city = 城市区域的每名调查员
who-each-on-wilderness = 荒野区域的每名调查员
who-each-on-sea = 海洋区域的每名调查员
who-each-on-gate = 有次元门的区域的每名调查员
who-each-cultist = 版图上的每名教徒
who-each-within-1-of = { $of }所在区域及邻近区域的每名调查员
who-chosen = 你任选的一名调查员
who-chosen-other = 你任选的另一名调查员
who-chosen-here = 你所在区域的任意一名调查员
who-any-here = 你所在区域的任意数量调查员
who-you-and-one-here = 你以及（若你愿意）你所在区域的另一名调查员

## 哪里

filter-city = 城市区域
filter-wilderness = 荒野区域
filter-sea = 海洋区域
filter-gate = 有次元门的区域
filter-gate-matching = 有与预兆相符的次元门的区域
filter-clue = 有线索的区域
filter-monster = 有怪物的区域
filter-investigator = 有调查员的区域

place-space = { $space }
place-here = 你所在区域
place-adjacent = 一个邻近区域
place-adjacent-by-train = 经铁路邻近你的一个区域
place-chosen = 你任选的一个区域
place-random = 一个随机地点
place-random-of = 一个随机的{ $of }
place-expedition = 当前探险指示物所在区域
place-lead-space = 调查员领导者所在区域
place-this-space = 其所在区域
place-nearest = 最近的{ $of }
place-any = 任意一个{ $of }
place-all = 每个{ $of }
place-space-of = { $of }所在区域
place-its-tokens = 有此卡指示物的区域

path-train = 铁路
path-ship = 航道
path-uncharted = 未知路线

spot-this = 此卡
spot-mystery = 当前神秘事件
spot-sheet = 邪神卡
spot-omen-red = 预兆监测轨的红色日蚀
spot-omen-blue = 预兆监测轨的蓝色群星
spot-omen-green = 预兆监测轨的绿色彗星
spot-here = 你所在区域
spot-you = 你的线索
spot-pool = 线索池
spot-gained = 获得的线索

## 哪些怪物

measure-of-monster = { $name_is ->
    [card-cultist] 名
    [card-man-of-leng] 名
    [card-serpent-priest] 名
    [card-vampire] 名
    [card-witch] 名
    [card-mummy] 具
    [card-walking-dead] 具
    [card-bhole] 条
    [card-colour-out-of-space] 团
    [card-frenzied-mob] 群
   *[other] 只
}

which-this = 此怪物
which-fought = 你所战斗的怪物
which-spawned = 刚刚召唤的怪物
which-one-here = 你所在区域的1只怪物
which-all-here = 你所在区域的每只怪物
which-one-near = 你所在区域或邻近区域的1只怪物
which-one-adjacent = 邻近区域的1只怪物
which-one-anywhere = 你任选的1只怪物
which-all = 每只怪物
which-all-on = { $of }的每只怪物
which-all-at-chosen-space = 你任选的一个区域中的每只怪物

## 是否

check-not-defeated-this = 此怪物未被击败
check-no-trait = 它不是{ $trait }
check-space-city = 你在城市区域
check-space-wilderness = 你在荒野区域
check-space-sea = 你在海洋区域
check-space-has-gate = 其所在区域有次元门
check-space-has-monster = 其所在区域有怪物
check-space-has-clue = 其所在区域有线索
check-space-has-fallen = 其所在区域有被击败的调查员
check-any-investigator-on-city = 有调查员在城市区域
check-any-investigator-on-wilderness = 有调查员在荒野区域
check-any-investigator-on-sea = 有调查员在海洋区域
check-has-clue = { $who }有{ $num }个线索
check-has-card = { $who }有“{ $card }”
check-has-asset = { $who }有{ $trait }资产
check-omen-green = 预兆在绿色
check-omen-blue = 预兆在蓝色
check-omen-red = 预兆在红色
check-gates = 版图上的次元门数量{ $than }
check-result = 测试成果{ $than }
check-tokens-on-omen = 预兆所在格的恐惧指示物数量{ $than }
check-tokens-on-sheet = 邪神卡上的恐惧指示物数量{ $than }
check-cup-empty = { $so ->
    [yes] 怪物池已空
   *[no] 怪物池未空
}
check-during-combat = 正在战斗
check-during-acquire = 正在获得资产
check-during-research = 正在进行调查遭遇
check-during-other-world = 正在进行异界遭遇
check-during-expedition = 正在进行探险遭遇
check-during-encounter = 正在进行遭遇
check-during-spell = 是为法术而测试
check-trait-item = 它是物品
check-trait-weapon = 它是武器
check-trait-tome = 它是典籍
check-trait-ally = 它是盟友
check-trait-service = 它是服务
check-trait-trinket = 它是饰物
check-trait-magical = 它有魔法特征
check-trait-teamwork = 它有协作特征
check-trait-madness = 它是疯狂
check-trait-injury = 它是伤病
check-trait-boon = 它是恩赐
check-trait-bane = 它是灾厄
check-trait-deal = 它是交易
check-trait-common = 它有常见特征
check-trait-restriction = 它是限制
check-trait-incantation = 它是咒语
check-trait-ritual = 它是仪式
check-trait-event = 它是事件
check-trait-ongoing = 它有持续特征
check-trait-rumor = 它是谣言
check-chosen-as-cost = { $so ->
    [yes] 那是你自选的代价
   *[no] 那不是你自选的代价
}
check-defeated-this = 此怪物被击败
check-done = { $so ->
    [yes] 已这样做
   *[no] 未能这样做
}
check-awake = { $so ->
    [yes] 邪神已苏醒
   *[no] 邪神仍在沉睡
}

## 引导的步骤

skill-test = { $skill }{ $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] { "" }
}
do-test = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}进行{ $test }测试{ $pass ->
    [none] { $fail ->
        [none] { "" }
       *[some] 。失败：{ $fail }
    }
   *[some] 。{ $need ->
        [1] 通过
       *[other] 成功点不少于{ $need }个
    }：{ $pass }{ $fail ->
        [none] { "" }
       *[some] ；失败：{ $fail }
    }
}
## 关于调查员的步骤

do-lose = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}失去{ $body }
do-recover = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}回复{ $body }
do-spend-body = 花费{ $body }
do-spend-clue = { $from ->
    [group] 全队共同
   *[you] { "" }
}花费{ $from ->
    [mystery] 当前神秘事件上的
   *[you] { "" }
}{ $clue_is ->
    [plain] { $clue }个线索
   *[count] 数量等同于{ $clue }的线索
}
do-spend-ticket = 花费{ $ticket }张旅行票据
do-improve = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}升级{ $skill_is ->
    [skill-any] 任选的1项技能
   *[other] { $skill }
}
do-delay = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}被延误
do-move-to = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}移动到{ $to }
do-move-along = { $who_is ->
    [who-you] { "" }
   *[other] { $who }可以
}{ $along ->
    [any] { "" }
   *[some] 沿{ $along }
}移动{ $up_to ->
    [1] 1个区域
   *[other] 至多{ $up_to }个区域
}
do-act = 额外执行{ $num }个行动
do-share-clues = 与{ $with }交换任意数量的线索
do-devour = { $who_is ->
    [who-you] 你
   *[other] { $who }
}被吞噬
do-fall-health = { $who_is ->
    [who-you] 你
   *[other] { $who }
}如同失去最后的生命值一样被击败
do-fall-sanity = { $who_is ->
    [who-you] 你
   *[other] { $who }
}如同失去最后的神智值一样被击败

## 关于卡牌、线索和票据的步骤

do-gain-all = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得倒下的调查员的全部拥有物
do-gain-this-clue = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得此线索
do-gain-clue = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得{ $num_is ->
    [plain] { $num }个线索
   *[count] 数量等同于{ $num }的线索
}
do-gain-ticket = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得{ $num }张{ $ticket }
do-gain-condition = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得“{ $card }”状态
do-gain-any-condition = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得1张{ $trait ->
    [none] { "" }
   *[some] { $trait }
}状态
do-gain-asset = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}{ $from ->
    [reserve] 从储备区
   *[deck] 从卡组
}获得{ $name ->
    [none] { $num }张{ $max ->
        [none] { "" }
       *[some] 价值不高于{ $max }的
    }{ $trait ->
        [none] { "" }
       *[some] { $trait }
    }资产
   *[some] 资产“{ $name }”
}
do-gain-artifact = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得{ $name ->
    [none] { $num }张{ $trait ->
        [none] { "" }
       *[some] { $trait }
    }工艺品
   *[some] 工艺品“{ $name }”
}
do-gain-spell = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}获得{ $name ->
    [none] { $num }张{ $trait ->
        [none] { "" }
       *[some] { $trait }
    }法术
   *[some] 法术“{ $name }”
}
do-discard-this = 丢弃此卡
do-discard-this-clue = 丢弃此线索
do-discard-clue = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }个线索
   *[count] { $num }线索
}
do-discard-ticket = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }张旅行票据
   *[count] { $num }旅行票据
}
do-discard-asset = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }张
   *[count] { $num }
}{ $trait ->
    [none] { "" }
   *[some] { $trait }
}{ $name ->
    [none] { "" }
   *[some] { $name }
}资产
do-discard-artifact = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }张
   *[count] { $num }
}{ $trait ->
    [none] { "" }
   *[some] { $trait }
}{ $name ->
    [none] { "" }
   *[some] { $name }
}工艺品
do-discard-spell = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }张
   *[count] { $num }
}{ $trait ->
    [none] { "" }
   *[some] { $trait }
}{ $name ->
    [none] { "" }
   *[some] { $name }
}法术
do-discard-condition = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}丢弃{ $num_is ->
    [plain] { $num }张
   *[count] { $num }
}{ $trait ->
    [none] { "" }
   *[some] { $trait }
}{ $name ->
    [none] { "" }
   *[some] { $name }
}状态
do-flip-this = 翻转此卡
do-flip = { $who_is ->
    [who-you] { "" }
   *[other] { $who }
}翻转“{ $card }”
do-box = 将此卡放回游戏盒
do-peek = 查看{ $back_of }的背面
peek-own-spell = 你的一张法术
peek-condition-here = 你所在区域一名调查员的一张状态
peek-gained-spell = 该法术
do-look = 查看{ $deck ->
    [mythos] 神话卡卡组
    [gate] 次元门牌堆
   *[any-encounter-or-mythos] 任意一个遭遇卡组或神话卡卡组
}顶的{ $num }张卡牌
do-reserve-all = 丢弃储备区的全部卡牌
do-reserve-any = 丢弃储备区任意数量的卡牌
do-reserve-some = 丢弃储备区的{ $num }张卡牌

## 关于世界的步骤

do-spawn-monster = 在{ $at ->
    [none] 你所在区域
   *[some] { $at }
}召唤{ $name ->
    [none] { $num_is ->
        [plain] { $num }只怪物
       *[count] 数量等同于{ $num }的怪物
    }
   *[some] { $num }{ measure-of-monster }{ $name }
}
do-spawn-epic = 在{ $at ->
    [none] 你所在区域
   *[some] { $at }
}召唤{ $epic }
do-spawn-gate = 召唤{ $num_is ->
    [plain] { $num }扇次元门
   *[count] 数量等同于{ $num }的次元门
}
do-spawn-clue = { $at ->
    [none] { "" }
   *[some] 在{ $at }
}召唤{ $num_is ->
    [plain] { $num }个线索
   *[count] 数量等同于{ $num }的线索
}
do-hurt = { $which }失去{ $num_is ->
    [plain] { $num }点生命值
   *[count] 等同于{ $num }的生命值
}
do-heal = { $which }回复{ $num_is ->
    [plain] { $num }点生命值
    [number-all] 全部生命值
   *[count] 等同于{ $num }的生命值
}
do-remove = 丢弃{ $which }{ $max ->
    [none] { "" }
   *[some] （坚韧值不高于{ $max }）
}
do-defeat = 击败{ $which }{ $max ->
    [none] { "" }
   *[some] （坚韧值不高于{ $max }）
}
do-shift-monster = 将{ $from ->
    [none] { "" }
   *[some] { $from }的
}{ $name ->
    [none] { $monster }
   *[some] 每{ measure-of-monster }{ $name }
}{ $to ->
    [none] { $along ->
        [any] { "" }
       *[some] 沿{ $along }
    }向{ $toward }移动{ $num }个区域
   *[some] 移动到{ $to }
}
do-shift-clue = 将{ $from ->
    [none] 该线索
   *[some] { $from }的1个线索
}移动到{ $to }
do-fight = 与{ $which }战斗
do-ambush = { $name ->
    [none] { $num }只怪物
   *[some] { $num }{ measure-of-monster }{ $name }
}突袭{ $who_is ->
    [who-same] 其
   *[other] { $who }
}
do-close = 关闭此次元门
do-drop-gate = 丢弃{ $by ->
    [lead] 由调查员领导者任选的
   *[you] 任选的
}{ $which ->
    [one-matching] 1扇与预兆相符的次元门
   *[any] 1扇次元门
}
do-doom-advance = 末日推进{ $num_is ->
    [plain] { $num }
   *[count] ，数值等同于{ $num }
}
do-doom-retreat = 末日推迟{ $num_is ->
    [plain] { $num }
   *[count] ，数值等同于{ $num }
}
do-omen-advance = 预兆推进{ $num }格
do-omen-to = 预兆推进到{ $to }
do-omen-set = 将预兆放到任选的一格
on-a-card = { $to_is ->
    [spot-this] 上
    [spot-mystery] 上
    [spot-sheet] 上
   *[other] { "" }
}
off-a-card = { $from_is ->
    [spot-this] 上
    [spot-mystery] 上
    [spot-sheet] 上
   *[other] { "" }
}
do-token-eldritch = { $from ->
    [none] 在{ $to }{ on-a-card }放置{ $num_is ->
        [plain] { $num }个恐惧指示物
       *[count] 数量等同于{ $num }的恐惧指示物
    }
   *[some] { $to ->
        [none] 从{ $from }{ off-a-card }移除{ $num }个恐惧指示物
       *[some] 将{ $num }个恐惧指示物从{ $from }{ off-a-card }移到{ $to }{ on-a-card }
    }
}
do-token-mystery = 在{ $to }放置神秘事件指示物
do-token-clue = 将{ $from_is ->
    [spot-gained] 该线索
    [spot-pool] 线索池的{ $num }个线索
   *[spot-you] 你的{ $num }个线索
}放到{ $to }上
do-mystery-advance = 推进当前神秘事件
do-mystery-solve = 解决当前神秘事件
do-rumor = 解决此谣言
do-reckoning = 进行一次结算
do-surge = 在{ $place }结算怪物涌出
do-draw-mythos = 再抽取并结算{ $num }张神话卡
do-set-aside-monster = 将{ $num }{ measure-of-monster }{ $name }放在一旁
do-set-aside-special = 将特殊遭遇卡组“{ $special }”放在一旁
do-lead = 调查员领导者交出调查员领导者指示物
do-encounter-as = 对{ $clue_at }的线索进行一次调查遭遇，如同你就在那里；这算作你本回合的遭遇
do-special = 从“{ $title }”卡组进行一次特殊遭遇
do-win = 调查员获得胜利
do-lose-game = 调查员失败

## 关于当前测试或损失的步骤

do-dice = 额外掷{ $num }颗骰子
do-bonus = { $skill }+{ $num }
do-add-success = 增加{ $num }个成功点
do-reroll = 重掷{ $num }颗骰子
do-set-die = 将一颗显示{ $from }的骰子转为{ $to }
do-success-on = 每个{ $face }算作{ $counts }个成功点
do-use-skill = 以{ $skill }代替所测试的技能
do-mod-damage = 本次战斗中，怪物的伤害{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
do-mod-horror = 本次战斗中，怪物的恐惧值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
do-ignore = 本次战斗中，无视怪物的抗性
do-prevent = 防止失去{ $body }
do-cancel = { $what ->
    [recover-sanity] 不能回复神智值
    [recover-health] 不能回复生命值
   *[event] 防止其发生
}

## 能力

during-combat = 战斗中
during-acquire = 获得资产时
during-research = 调查遭遇中
during-other-world = 异界遭遇中
during-expedition = 探险遭遇中
during-encounter = 遭遇中
during-spell = 为法术测试时

limit-once-per-test = 每次测试一次

has-bonus = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $during ->
    [none] { "" }
   *[some] { $during }，
}{ $skill_is ->
    [skill-any] 所有技能
   *[other] { $skill }
}+{ $num }
has-dice = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $during ->
    [none] { "" }
   *[some] { $during }，
}{ $skill_is ->
    [skill-any] 测试时
   *[other] 测试{ $skill }时
}额外掷{ $num }颗骰子
has-reroll = { $limit }，{ $during ->
    [none] { "" }
   *[some] { $during }，
}{ $skill_is ->
    [skill-any] 测试时
   *[other] 测试{ $skill }时
}可以重掷{ $faces ->
    [none] { $num }颗骰子
   *[some] 所有显示{ $faces }的骰子
}
has-add-success = { $during ->
    [none] { "" }
   *[some] { $during }，
}{ $who_is ->
    [who-you] { "" }
   *[other] { $who }
}增加{ $num }个成功点
has-mod-damage = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $whose ->
    [this] 此怪物的
   *[fought] 与你战斗的怪物的
}伤害{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] 增加，数值等同于{ $num }
}
has-mod-horror = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $whose ->
    [this] 此怪物的
   *[fought] 与你战斗的怪物的
}恐惧值{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] 增加，数值等同于{ $num }
}
has-mod-toughness = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $whose ->
    [this] 此怪物的
   *[fought] 与你战斗的怪物的
}坚韧值{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] 增加，数值等同于{ $num }
}
has-mod-travel-tickets = { $num ->
    [0] 旅行时不能花费旅行票据
   *[other] 旅行时至多花费{ $num }张旅行票据
}
has-mod-weapon-bonus = 你的武器加值{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
has-success-on = { $fewer ->
    [yes] 只有
   *[no] { "" }
}{ $faces_count ->
    [0] { $last }
   *[other] { $faces }、{ $last }
}{ $fewer ->
    [yes] 算作成功点
   *[no] 都算成功点
}
face-number = { $face }
has-home = 此怪物总是出现在{ $at }
has-prevented = { $if ->
    [none] { "" }
   *[some] 若{ $if }，
}{ $what ->
    [become-delayed] 你不会被延误
   *[other] { $event }，防止其发生
}
has-cannot-all = 调查员不能{ $things }
cannot-move = 移动
cannot-act-except-this = 执行此卡以外的行动
cannot-trade = 交换
cannot-rest = 休息
cannot-spend-train-ticket = 花费车票
cannot-spend-ship-ticket = 花费船票
cannot-recover-sanity-by-rest = 通过休息回复神智值
cannot-recover-health-by-rest = 通过休息回复生命值
cannot-close-gate = 关闭次元门
cannot-set-omen = 将预兆放到任选的一格
cannot-gain-clue = 获得线索
has-local-action = { $cost ->
    [none] 地区行动：{ $do }
   *[some] 地区行动（{ $cost }）：{ $do }
}
has-reckoning = 结算：{ $do }
has-encounter = 在{ $at }遭遇：{ $do }

when-gain-this = 当你获得此卡时
when-gain-spell = 当你获得法术时
when-gain-condition = 当你将要获得状态时
when-gain-clue-by-research = 当你通过调查遭遇获得线索时
when-rest = { $who ->
    [other-here] 当你所在区域的另一名调查员休息时
   *[you] 当你休息时
}
when-travel = { $who ->
    [other-here] 当你所在区域的另一名调查员旅行时
   *[you] 当你旅行时
}
when-prepare = { $who ->
    [other-here] 当你所在区域的另一名调查员准备旅行时
   *[you] 当你准备旅行时
}
when-acquire = { $who ->
    [other-here] 当你所在区域的另一名调查员获得资产时
   *[you] 当你执行获得资产行动时
}
when-trade = { $who ->
    [other-here] 当你所在区域的另一名调查员交换时
   *[you] 当你交换时
}
when-encounter-choice = 当你选择遭遇时
when-other-world = 当你在异界遭遇中测试时
when-expedition = 你结算探险遭遇之后
when-research = 你结算调查遭遇之后
when-fallen-encounter = 当你在与倒下的调查员的遭遇中测试时
when-combat-start = 战斗开始时
when-after-will-test = 本次战斗的意志测试之后
when-strength-test = 当你测试力量时
when-spell-test = 当你为法术测试时
when-test = { $who ->
    [other-here] 当你所在区域的另一名调查员测试时
   *[you] 当你测试时
}
when-combat-end = 战斗结束时
when-defeat-this = 当此怪物被击败时
when-defeat-monster = 当你击败怪物时
when-defeat = 当{ $name ->
    [none] 怪物
   *[some] { $name }
}被击败时
when-investigator-loses-health-to-this = 当调查员因此怪物失去生命值时
when-would-lose-health = 当你将要失去生命值时
when-would-lose-sanity = 当你将要失去神智值时
when-become-delayed = 当你将要被延误时
when-stand-up = 当你将要从延误中站起时
when-fall-by-health = 当你将要因失去生命值被击败时
when-fall-by-sanity = 当你将要因失去神智值被击败时
when-encounter = 当你将要进行遭遇时
when-spawn-this = 当此怪物被召唤时
when-clue-spawned = 当线索被召唤时
when-gate-spawned = 当次元门被召唤时
when-close-gate = 当你关闭次元门时
when-omen-enter = 当预兆进入一格时
when-doom-would-advance = 当末日将要推进时
when-investigator-defeated = 当调查员被击败时
when-tokens-zero = 当此卡上没有恐惧指示物时
when-mythos-end = 神话阶段结束时

## 整张卡牌

keyword-physical-resistance = 物理抗性
keyword-magical-resistance = 魔法抗性
figure-horror = { $test }，恐惧值{ $harm }
figure-damage = { $test }，伤害{ $harm }
figure-toughness = 坚韧值{ $num_is ->
    [plain] { $num }
   *[count] 等同于{ $num }
}
figure-sheet = 生命值{ $health }，神智值{ $sanity }；知识{ $lore }，势力{ $influence }，洞察力{ $observation }，力量{ $strength }，意志{ $will }；起始于{ $space }
text-setup = 准备：{ $do }
text-enter = 此卡入场时：{ $do }
text-awake = 苏醒时：{ $do }
text-doom-instead = 每当末日将要推进时：{ $do }
text-rumor = 谣言位于{ $space }{ $tokens ->
    [0] { "" }
   *[other] ，此卡上有{ $tokens }个恐惧指示物
}
text-solve-clues-on-this = 神话阶段结束时，若此卡上的线索数量{ $than }，解决此神秘事件
text-solve-eldritch-on-this = 神话阶段结束时，若此卡上的恐惧指示物数量{ $than }，解决此神秘事件
text-solve-clues-on-sheet = 神话阶段结束时，若邪神卡上的线索数量{ $than }，最终神秘事件得到解决
text-solve-defeat = 当{ $monster }被击败时，解决此神秘事件
text-final-defeat = 当{ $monster }被击败时，最终神秘事件得到解决
text-initial-choose = 选择：{ $pass }，或{ $fail }
text-second-flip = 若你将要再次获得此状态，改为翻转此卡
text-opposite = 若你将要获得“{ $card }”，改为丢弃此卡
