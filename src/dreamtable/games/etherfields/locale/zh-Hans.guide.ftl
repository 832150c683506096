## 局势

role-watcher = 你在旁观入梦者。
role-nobody = 你还没有选择入梦者。
role-you = 你是{ $dreamer }。
goal-beginning = 选择入梦者，一同入梦。
held = { $card }
held-by = { $thing }（{ $seat }）
goal-gate = “{ $gate }”可以进了，{ $steps ->
    [0] 就在这里
   *[other] 还有{ $steps }支箭头
}。
goal-keys = 收集钥匙：“{ $gate }”要{ $keys }把，你们有{ $have }把。
goal-streets-end = 街道暂时到此为止，城里仍可以随意走。
goal-way = 收集钥匙，进入一扇门。
goal-slumber = { $card }：趁轮次还没耗尽把它解决，或者放它过去。
danger-way = 城里随便走。有些街角等着浅眠。
danger-beginning = 暂时没有威胁。
danger-distress = { $who }再遭受{ $left }点苦痛就会死去，全队失败。
danger-cards = { $who }只剩{ $cards }张牌；少于6张时全队失败。
danger-supply = 苦痛标记只剩{ $left }个；不够时全队失败。
danger-deadly = { $sure ->
    [yes] 照这样下去，{ $who }本轮就会死去，全队失败。
   *[no] { $who }本轮可能死去，那样全队失败。
}
danger-foretold = 即将到来：{ $line }。
danger-last = 这是最后一轮，除非用小时换取轮次。
danger-turns = 这轮之后还剩{ $turns }轮，随后时间耗尽。

## 这一轮会带来什么

foretold-nothing = 暂时无人响应
foretold-stays = “{ $card }”原地不动
foretold-walks = “{ $card }”至多走{ $steps }格{ $many ->
    [0] { "" }
   *[other] ，朝{ $whom }而来
}
foretold-line = “{ $card }”：{ $text }
foretold-harm = “{ $card }”{ $range ->
    [0] { "" }
   *[other] ，距离{ $range }以内
}：{ $seals ->
    [yes] 封印{ $num }张牌
   *[no] { $num }点苦痛
}——{ $many ->
    [0] { $perhaps ->
        [0] 无人受害
       *[other] 可能波及{ $maybe }
    }
   *[other] { $whom }{ $perhaps ->
        [0] { "" }
       *[other] ，可能波及{ $maybe }
    }
}

## 心愿的提议

proposal-go = 前往{ $space }
proposal-act = { $action }
proposal-place = 放置“{ $card }”
proposal-card = “{ $card }”
proposal-cards = { $cards }
proposal-pays = 用{ $cards }支付。
proposal-walks = 先走{ $steps }格，到{ $space }。
proposal-wastes = 多付{ $num }点意图。
proposal-share = 付清余下{ $of }份中的{ $num }份。
proposal-trap = 途中有陷阱：{ $space }。
route-to = 一路走到{ $place }
route-icons = { $icons }
route-place = { $number }. { $place }：{ $icons }{ $kind ->
    [shortcut] （走捷径）
   *[other] { "" }
}{ $full ->
    [yes] （钥匙已经拿满）
   *[no] { "" }
}
route-shortcuts = 走捷径，每位入梦者要封印{ $num }张牌。
route-season = 现在是“{ $season }”。
route-stops = 走到{ $place }会先停下：那里有事发生。之后再决定走不走。

## 行动的含义

reason-opens = 故事由此往下走，后面是什么还没人知道。
reason-towards = 离“{ $action }”更近。
reason-safer = 站到别处更好。
reason-least-missed = 能付的里面，少了它最不可惜。
reason-nothing-better = 眼下能做的事，都不值它的费用。
note-cost = 费用：{ $cost }。
note-cost-parts = 费用：{ $cost }，共{ $parts }份，谁付都行。还差{ $left }份。
note-free = 免费。
note-move = 每点狡黠移动一格。
note-hours = 每小时移动一格；小队有{ $hours }小时。
note-ether = 花费{ $num }以太。
note-keys = { $num ->
    [0] 不用付钥匙。
   *[other] 付{ $num }把钥匙。
}
note-length = 大约要{ $least }到{ $most }分钟，随时可以暂停。
note-gem = 花费三张牌。
note-peek = 花费一张牌；只有你看得到。
note-intent = 提供{ $num }点{ $colour }。
note-boost = 6面中4面增加意图，1面失败。
note-reroll = 花费一颗宝石；只计新的结果。
note-turns = 若全队同意，每小时增加一轮。
note-morphing = 花费{ $ether ->
    [yes] 1点以太
   *[no] 1把钥匙
}。
note-cards-left = 你还有{ $count }张手牌。
note-trap = 那里有陷阱。
note-trap-way = 最短的路要经过陷阱。
note-deadly = 再受这点苦痛，你就会死去。

## 事物说明

about-space = 梦境中的一格，至多容纳四个模型。
about-figure = 实影的模型，会走向最近的入梦者，除非板块另有说明。
about-code = 本睡梦的一个秘密，揭示之前无人知晓。
about-back = 牌库顶的牌背，所有人可见。
about-paragraph = 剧本中的一段，由事件开启。
about-way = 牌面文字给出的选择之一。
about-choice = 段落给出的选择之一，由全队决定。
about-goal = 这个睡梦要你们做的事；书页讲到哪里，就写到哪里。
about-price = 一种支付方式。
about-setting = 转盘的一个刻度。先拨好全部转盘，确认时才核对答案。
about-card-turn = 轮次牌：入梦者行动后依次结算其步骤。
about-card-morphing-anguish = 此实影造成的苦痛+1。
about-card-morphing-sealing = 此实影造成的封印+2。
about-card-morphing-speed = 移动+2。
about-card-morphing-reach = 距离+1。
about-card-morphing-unmasking = 所有面具失效。
about-card-morphing-undoing = 所有进程牌失效。
about-card-morphing-no-rerolls = 无法重掷。
about-card-morphing-dull-gems = 宝石不能用于重掷。
about-card-state-dazed = 距离至多为1。
about-card-state-stunned = 该实影本轮不造成苦痛。
about-card-state-paralyzed = 不能移动或转移。
about-card-state-poisoned = 该实影不再获得变异。
about-card-companion = 同伴：既不是入梦者，也不是实影。它占一个位置；陷阱、各行文字和行动都与它无关。
about-card-silent = 一幅画，不讲故事；上面画的东西也许有用。
about-card-dreamer = 一位入梦者，有自己的22张牌。
about-card-other = 游戏组件。
about-colour-wrath = 力量、战斗与坚韧的意图。
about-colour-cunning = 移动、机智与谎言的意图，用于移动。
about-colour-awareness = 交谈、观察与理解的意图。
about-luck-fail = 行动失败，还要付出代价。
about-luck-blank = 没有增加。
about-luck-one = 增加1点意图。
about-luck-two = 增加2点意图。
about-luck-three = 增加3点意图。
about-pace-one = 无论移动值多少，只移动1格。
about-pace-full = 按移动值移动。
about-pace-full-again = 按移动值移动，然后再掷一次。
about-phase-dreamers = 每位玩家选择不同的入梦者。
about-phase-gate = 睡梦之门布置睡梦。
about-phase-entrance = 入梦者进入梦境。
about-phase-start = 翻开一张轮次牌。
about-phase-draw = 可先弃牌，然后抽4张。
about-phase-floor = 所有人以任意顺序行动，直到全部完成。
about-phase-events = 结算轮次牌的步骤。
about-phase-turn-end = 弃置轮次牌。
about-phase-over = 睡梦已经结束。
about-suit = 轮次牌的花色，本身没有效果；生成格和各处文字会用到它。
about-luckless = 激化失败或牌库耗尽时承担的代价。
about-element = 扑克牌规则会帮到或害到的东西，每个睡梦一次。
about-kind-morphing = 结算所有变异效果行。
about-kind-basic = 结算所有基础效果行：较温和。
about-kind-special = 结算所有特殊效果行：较强烈。
about-kind-movement = 所有实影掷骰移动。
about-thing-ether = 可移除裂痕与变异，日后可购买卡牌。
about-thing-gem = 可重掷骰子，或放入宝石槽。
about-thing-key = 可打开睡梦之门，或移除变异。
about-thing-hour = 全队共享：换取移动或轮次。
about-thing-distress = 到8点，入梦者死去，全队失败。
about-thing-sealed = 解封之前不能使用。其余的牌不足6张时，入梦者死去。
about-thing-light = 地形。有光的地方，暗不起作用。
about-thing-darkness = 地形。有什么作用，看提到它的文字。
about-thing-swamp = 地形。有什么作用，看提到它的文字。
about-thing-water = 地形。有什么作用，看提到它的文字。
about-thing-token = 标记。是什么意思，看放下它的文字。
about-kept-item = 全队把它带进以后的夜晚。
about-kept-mask = 它的主人以后还能戴上。
about-kept-note = 全队留着它，等用得上的那一刻。
about-kept-sign = 在画着它的地方可以拿它来付，付了就没了。
about-kept-own-sign = 谁拿着，谁挑个时候用一次。
about-gained-wisdom = 自获得起一直有效。
about-gained-season = 睡梦之间的路上一直受它影响，直到它改变。
about-gained-gate = 通往另一个夜晚的睡梦。
about-gained-remove-gate = 它的睡梦已经结束，不会再进入。
about-gained-world-tile = 城市的一部分，你们在睡梦之间走过那里。
about-gained-add-slumber = 在睡梦之间的路上会遇到。
about-gained-add-fate = 在睡梦之间的路上会抽到。
about-gained-add-market = 睡梦之间可以买到。
about-gained-shopping = 凭它可以在睡梦之间买牌。
about-gained-memory = 这位入梦者自己的目标，留给以后的夜晚。
about-gained-awakening = 下一个夜晚由此开始：伤会好，牌库重新构筑。
about-gained-flag = 你们做过的事。以后也许有人提起。
about-gained-item-market = 睡梦之间可以买到。
