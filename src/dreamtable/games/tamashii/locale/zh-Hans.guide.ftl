## How it stands

role-you-nobody = 你还没有选面板。
role-you-walker = 你的躯体是{ $body }。
role-you = { $calling }，躯体为{ $body }。
role-you-rival = { $calling }，躯体为{ $body }，与所有人竞争。

held-by = { $token }{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}（{ $seat }）
goal-beginning = 先选好自己是谁，城市随后打开。
goal-story = { $objective }{ $of ->
    [0] { "" }
   *[other] （{ $done }/{ $of }）
}{ $time ->
    [0] { "" }
   *[other] 还剩{ $time }轮。
}
goal-rivals = 时间用完时分数最高者获胜：你有{ $points }分，其他人最高{ $best }分，另有未公开的目标。还剩{ $time }轮。
goal-rivals-watched = 时间用完时分数最高者获胜：目前最高{ $best }分，另有未公开的目标。还剩{ $time }轮。

danger-reset = { $others ->
    [0] “{ $enemy }”
   *[other] “{ $enemy }”和另外{ $others }个敌人
}：战斗中最多{ $wounds }点创伤，完整度只剩{ $left }，随时可能重置。
danger-corrupted = { $left ->
    [0] 受损代码池已空：再要获得一枚，剧本多半失败。
   *[other] 受损代码池只剩{ $left }枚。一次重置就拿走两枚。
}
danger-last-round = 完成这个目标的最后一轮。
danger-time = 还剩{ $time }轮。
danger-enemies = { $others ->
    [0] “{ $enemy }”
   *[other] “{ $enemy }”和另外{ $others }个敌人
}：战斗中最多{ $wounds }点创伤。完整度{ $left }。
foretold-enemy = “{ $enemy }”有{ $chance }%的机会攻击{ $seat }：{ $wounds }点创伤；{ $special }%改用少见能力：{ $do }
foretold-basic = “{ $enemy }”攻击{ $seat }：{ $wounds }点创伤。
foretold-special = “{ $enemy }”攻击{ $seat }：{ $do }
danger-trace-top = 追踪值{ $trace }：到{ $top }时立刻引来两个敌人。
danger-trace = 追踪值{ $trace }：下一轮掷{ $dice }颗骰，看敌人是否找上你。
danger-none = 还没有什么盯上你。

## What a move means

note-trace = 追踪值+{ $count }
note-no-trace = 追踪值不变
note-top-space = 到达最顶格：两个敌人锁定你
note-explore = 那里有探索标记
note-unknown = 谁也不知道那里是什么，追踪值会升多少
note-memory = { $count }点内存
note-experience = { $count }点经验
note-no-cost = 无需花费
note-cap = 完整度上限和完整度各+1
note-cell = 本轮就会重填
note-cell-late = 下一轮起才会重填
note-open = 得到一枚开源代码
note-class = 从两张职业卡里留一张
note-writes-left = 还能编写{ $count }次
note-programs-left = 还有{ $count }个程序可以启动
note-tokens = { $count }枚代码
note-cost = 代价：{ $cost }
note-does = 效果：{ $do }
note-does-each = 每颗骰子的效果：{ $do }
note-token = { $code }
note-printed = { $text }
note-shield = 最多抵消{ $count }点创伤，每点花费1点护盾
note-repel = 没有经验，还要承受惩罚
note-open-spent = 会用掉{ $count }枚开源代码
note-dice = 至少{ $count }颗骰
note-reroll = { $count }点重投
note-check = 用上全部{ $dice }枚代码，掷出{ $need }个成功的机会为{ $chance }%
note-battery = 1点电量
note-last-battery = 最后1点：步骤结束时乔丹离场

## What can be brought about

ahead-program = { $program }{ $do ->
    [none] { "" }
   *[other] ：{ $do }
}{ $where ->
    [none] { "" }
   *[other] （{ $where }）
}
ahead-gain = { $what ->
    [energy] { $count }点能量
    [reroll] { $count }点重投
    [memory] { $count }点内存
    [shield] { $count }点护盾
   *[xp] { $count }点经验
}
ahead-attach = 依附这具躯体
ahead-goal = 完成学习协议的当前步骤

## What things are

about-resource-shield = 将要受到创伤时可以举盾：每点抵消1点创伤，能抵多少就抵多少。最多5点。
about-resource-memory = 规划阶段用来升级：装备卡牌、获得基本代码，或弃置启动器上的代码。最多5点。
about-resource-energy = 攻击掷骰前每花1点，多掷一颗骰。最多5点。
about-resource-reroll = 自己掷骰之后可花一次，花几点就重投几颗骰。最多5点。

about-colour-red = 红色面板：核心为红，行者能把红色代码变成攻击骰。
about-colour-yellow = 黄色面板：核心为黄，行者能用黄色代码挡下创伤。
about-colour-green = 绿色面板：核心为绿，行者能用一枚绿色代码多编写两次。
about-colour-blue = 蓝色面板：核心为蓝，行者能用蓝色代码压低追踪值。

about-calling-reaper = 擅长收尾，不怕敌人多。
about-calling-striker = 伤害、护盾和能量的职业。
about-calling-trickster = 摆弄骰子和追踪值，把敌人打发走。
about-calling-telepath = 摆弄代码、复制效果、帮助同伴。

about-faction-spartans = 伤害与护盾。卡牌来自斯巴达营房。
about-faction-ninkyodo = 恢复、躯体和彼此的誓约。卡牌来自任侠道堂口。
about-faction-seekers = 代码、探索和经验。卡牌来自探求者书库。
about-faction-nameless = 追踪值、敌人序列的花招和开源代码。卡牌来自无名氏地窖。

about-find-experience = 揭示这个探索标记的人获得1点经验。
about-find-basic-code = 揭示这个探索标记的人获得一枚任选类型的基本代码。
about-find-energy = 揭示这个探索标记的人获得1点能量。
about-find-shield = 揭示这个探索标记的人获得1点护盾。
about-find-reroll = 揭示这个探索标记的人获得1点重投。
about-find-memory = 揭示这个探索标记的人获得1点内存。

about-face-hit = 玩家骰的三个面。检定时算1个成功，追踪掷骰时引来一个敌人。
about-face-special = 玩家骰的两个面。检定时算2个成功。
about-face-blank = 玩家骰的一个面：什么也没有。

about-roll-trace = 每轮开始时掷：追踪值越高骰越多，每个常见符号引来一个敌人；引来了敌人，追踪值归0。
about-roll-attack = 按攻击值掷骰，每花1点能量多一颗，然后把骰分配到战斗框。
about-roll-check = 转储几枚代码就掷几颗骰。常见符号1个成功，少见符号2个。
about-roll-card = 卡牌要求的掷骰。

about-code-red = 基本代码。三枚一线得能量。
about-code-yellow = 基本代码。三枚一线得重投。
about-code-green = 基本代码。三枚一线得内存。
about-code-blue = 基本代码。三枚一线得护盾。
about-code-open = 开源代码：可当作任意基本代码，有些强力程序指定要它。
about-code-corrupted = 占住一个代码格，组不成程序，启动步骤结束时离开启动器。剧本里它的数量有限。

about-cell-light = 高亮代码格：空着的话，每轮开始时从代码袋重填。
about-cell-plain = 普通代码格：只有编写或准备才会有代码到这里。
about-cell-locked = 待解锁的代码格。花经验解锁后与其他高亮代码格相同。
about-edge = 一次编写：把代码移到相邻的空代码格，或让两枚代码对调。

about-place = 地图上的一处。谁进入未揭示的地区，谁就把它揭示。
about-tile = 地区板块。进入或逗留都会提高追踪值；自己的回合可以用一次它的效果。
about-token-ascend = 尊者标记：压力，或要紧的地点。含义由剧本规定。
about-token-success = 成功标记：记下已经做到的事。
about-token = 这个剧本的指示物：含义见剧本卡。
about-lock = 解锁编号：带有它的配件会进入以后的游戏。
about-way = 几种做法之一：接下来发生什么，见卡牌文字。

about-program-basic = 资源程序，人人可用：同类型三枚一线。
about-program-extended = 加长资源程序，人人可用：同类型四枚一线。
about-program-experience = 经验程序，人人可用：四种类型各一枚，按这个顺序。
about-program-intrude = 入侵程序：敌人留在原处，除非被击败。
about-program-repel = 逐退程序：敌人立刻离开，没有经验，还要承受惩罚。
about-program-faction = 已装备的阵营增强卡的程序。
about-program-body = 市场里躯体的费用程序：启动之后可以依附它。
about-program-goal = 启动它就完成学习协议的当前步骤。
about-program-protocol = 学完学习协议后得到的程序。
about-program-scenario = 剧本的程序，也许只能在某个地区启动。
about-ability = 这张卡的能力。用不用由你决定。
about-box = 战斗框：放上符号正好相符的骰。带星号的可以反复使用。
about-activity = 推进阶段的玩家活动步骤可以做。

about-walker = 印在面板上的躯体，不会失去。
about-body = 躯体：移动值、攻击值、编写值、战斗框和能力。最多持有两张，最上面的激活。
about-enemy = 它留在被锁定者的敌人序列里。可以在战斗阶段打它、入侵它，或把它逐退。
about-protocol = 学习协议：依次三步，每步有奖励，第三步的奖励永久有效。
about-class-card = 职业增强卡。花内存装备后生效，不能交易。
about-faction-card = 带程序的阵营增强卡。花内存装备后生效，可以交易。
about-boss = 头目：站在地图上，有自己的规则。
about-jordan = 单人游戏的助手机器人。
about-guide = 剧本引导页：它的规则全程有效。
about-story = 激活的剧情卡：要做什么，每轮会发生什么。
about-special = 特殊剧本卡：留在场上，直到有卡把它移走。
about-victory = 剧本胜利。
about-defeat = 剧本失败。
about-map-setup = 地图怎样摆放。
about-situation = 敌人牌库与起始奖励。
about-variable-rule = 全程对所有人有效的规则。
about-interaction = 这一局里玩家之间能做的事。
about-objective = 最先达成的人拿走它；分数到最后才公开。
about-scoring-aid = 终局怎样计分。
