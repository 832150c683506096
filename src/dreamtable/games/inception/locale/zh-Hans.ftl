## 游戏

game-title = 盗梦都市
game-tagline = 四层梦境，一个秘密，也许还有一名背叛者。一人对众人，4至8人。
mode-lord = 梦主独战众盗梦者

## 选项

option-preset = 用牌
option-preset-full = 完整：全部102张行动牌
option-preset-first-game = 初次游戏：不用【移形换影】，共97张
option-lord = 梦主
option-lord-none = 随机，自愿者优先
option-lord-0 = 1号座位
option-lord-1 = 2号座位
option-lord-2 = 3号座位
option-lord-3 = 4号座位
option-lord-4 = 5号座位
option-lord-5 = 6号座位
option-lord-6 = 7号座位
option-lord-7 = 8号座位
option-volunteers = 自愿担任梦主
option-teaching = 教学游戏
option-teaching-yes = 开启：没有角色和世界观，不用【移形换影】
option-teaching-no = 关闭
option-clockwise = 行动方向
option-clockwise-yes = 顺时针，用于连续多局中的偶数局
option-clockwise-no = 逆时针

## 位置

level = 第{ $level }层
limbo = 迷失层

## 金库与贿赂

content-gold = 金币
content-secret = 秘密

face-fail = 破裂
face-deal = DEAL

## 阶段

step-set-up = 游戏设置
step-turn-start = 回合开始
step-draw = 抽牌阶段
step-play = 出牌阶段
step-creation = 弃牌阶段
step-discard = 弃牌阶段

## 牌名

card-shoot-name = SHOOT
card-assassin-king-name = SHOOT·刺客之王
card-armour-spiral-name = SHOOT·爆甲螺旋
card-bursting-warhead-name = SHOOT·炸裂弹头
card-unseal-name = 解封
card-transit-serum-name = 梦境穿梭剂
card-dream-peek-name = 梦境窥视
card-mind-pull-name = 念力牵引
card-from-nothing-name = 凭空造物
card-body-swap-name = 移形换影

## 句中的牌名

kind-shoot = 【{ card-shoot-name }】
kind-assassin-king = 【{ card-assassin-king-name }】
kind-armour-spiral = 【{ card-armour-spiral-name }】
kind-bursting-warhead = 【{ card-bursting-warhead-name }】
kind-unseal = 【{ card-unseal-name }】
kind-transit-serum = 【{ card-transit-serum-name }】
kind-dream-peek = 【{ card-dream-peek-name }】
kind-mind-pull = 【{ card-mind-pull-name }】
kind-from-nothing = 【{ card-from-nothing-name }】
kind-body-swap = 【{ card-body-swap-name }】

## 盗梦者

character-none = 没有角色
character-joker = 小丑
character-point-man = 先锋
character-tourist = 穿行者
character-shade = 影子
character-avatar = 降世神通
character-architect = 筑梦师
character-chemist = 药剂师
character-forger = 欺诈师
character-soul-sculptor = 灵雕师
character-space-queen = 空间女王
character-lord-of-war = 战争之王
character-black-swan = 黑天鹅
character-dream-interpreter = 译梦师
character-extractor = 梦境猎手
character-judge-of-mind = 意念判官
character-martyr = 殉道者
character-paprika = 灵魂牧师
character-terrorist = 恐怖分子

## 梦主

character-black-hole = 黑洞
character-harbor = 港口
character-imperial-city = 皇城
character-feast = 盛宴
character-secret-passage = 密道
character-fortress = 要塞
character-chess = 棋局

## 技能

skill-out-of-control = 失控
skill-scout = 嗅探
skill-support = 支援
skill-tag-along = 随行
skill-descent = 降临
skill-labyrinth = 迷宫
skill-dispense = 调剂
skill-inject = 注射
skill-trickery = 诡计
skill-carve = 雕琢
skill-interlace = 交错
skill-creation = 造物
skill-black-market = 黑市
skill-scatter = 纷飞
skill-foreshadow = 伏笔
skill-extract = 萃取
skill-convict = 定罪
skill-sacrifice = 牺牲
skill-salvation = 拯救
skill-manhunt = 追杀
skill-zeal = 狂热
skill-backflow = 倒流
skill-tsunami = 海啸
skill-big-money = 重金
skill-plenty = 充盈
skill-teleport = 传送
skill-ruthless = 冷酷
skill-transposition = 易位

## 行动

move-keep = 选择角色：{ $character }
move-keep-and-hide = 选择角色：{ $character }，把秘密藏在{ $level }
move-hide = 把秘密藏在{ $level }
move-draw = 抽{ $count }张牌
move-decline = 放弃
move-out-of-control = 发动【失控】：掷骰，改为抽等量的牌
move-scatter = 发动【纷飞】：把所有手牌分给其他盗梦者，改为抽4张牌
move-give-to = 把{ $card }给予{ $target }
move-scout = 发动【嗅探】：展示刚抽到的牌
move-end-phase = 结束出牌阶段
move-shoot = 对{ $target }使用{ $card }
move-unlock = 使用{ $card }，解除所在层的1个心锁
move-travel = 使用{ $card }，移动到{ $level }
move-peek = 使用{ $card }，查看一座金库
move-peek-at-bribes = 使用{ $card }，查看{ $target }的贿赂牌
move-mind-pull = 对{ $target }使用{ $card }，将其拉到自己所在层
move-from-nothing = 使用{ $card }，抽2张牌
move-body-swap = 对{ $target }使用{ $card }，交换角色牌
move-revive = 支付代价，复活{ $target }
move-free-move = 免费移动到{ $level }
move-sacrifice = 发动【牺牲】：为所在层的心锁掷骰，然后死亡
move-support = 发动【支援】：把所有手牌给予{ $target }，并移动到其所在层
move-tag-along = 发动【随行】：移动到梦主所在层
move-labyrinth = 发动【迷宫】：弃掉{ $card }，令{ $target }处于迷宫中
move-dispense = 发动【调剂】：弃掉{ $card }，从弃牌堆取回【梦境穿梭剂】
move-inject = 发动【注射】：使用{ $card }，令{ $target }移动到{ $level }
move-trickery = 发动【诡计】：随机抽取{ $target }的{ $count }张手牌，再还{ $count }张
move-black-market = 发动【黑市】：弃掉2张手牌，从弃牌堆任取1张
move-salvation = 发动【拯救】：弃掉{ $card }，复活{ $target }并获得其所有手牌
move-teleport = 发动【传送】：使用{ $card }，将{ $target }送入迷失层
move-cancel = 使用{ $card }，抵消这次解锁
move-discard = 弃掉{ $card }
move-accept-penalty = 不弃牌，掷骰结果−1
move-give = 给予{ $card }
move-take = 取回{ $card }
move-put-on-top = 把{ $card }放到牌库顶
move-choose-die = 选择点数{ $roll }
move-carve = 发动【雕琢】：结果改为{ $result }
move-push = 令目标移动到{ $level }
move-shoot-at = 向{ $target }开枪
move-look-at = 查看{ $level }的金库
move-transpose = 与{ $level }的金库交换
move-give-bribe = 给予贿赂牌：由其随机抽取
move-give-chosen-bribe = 发动【重金】：给予贿赂牌（{ $face }）
move-add-locks = 增加2个心锁
move-take-locks = 减少2个心锁

## 提问

ask-DRM-SET-13 = 游戏开始前，请暗中选择。秘密藏在哪一层，由梦主决定。
ask-DRM-DRW-03 = 你的抽牌阶段：要做什么？
ask-DRM-SWN-02 = 【纷飞】：哪张牌给谁？所有手牌都要给出。
ask-DRM-PLY-02 = 你的出牌阶段：要做什么？
ask-DRM-SHT-06 = { $seat }的掷骰结果为{ $result }。令其移动到哪一层？
ask-DRM-JDG-01 = 【定罪】：哪颗骰子作数？
ask-DRM-SCU-01 = 【雕琢】：{ $seat }的掷骰结果为{ $result }。要改为其手牌数吗？
ask-DRM-TER-02 = { $seat }向你开枪，【狂热】生效：弃掉1张手牌，还是掷骰结果−1？
ask-DRM-DTH-01 = 你被{ $by }击杀。交出哪些手牌？一共2张。
ask-DRM-UNL-04 = { $seat }对{ $level }的心锁使用{ $card }。要使用【解封】抵消吗？
ask-DRM-INT-01 = 你使用了【解封】。要发动【伏笔】抽2张牌吗？
ask-DRM-EXT-01 = 要发动【萃取】吗？所在层剩几个心锁，就抽几张牌。
ask-DRM-SPQ-01 = { $seat }在{ $level }成功解锁。要发动【交错】抽1张牌吗？
ask-DRM-CHS-01 = 一座金库将被打开。要发动【易位】，与另一座未打开的金库交换吗？
ask-DRM-BRB-02 = 要给予{ $seat }一张贿赂牌吗？拿到DEAL便成为背叛者。
ask-DRM-IMP-04 = 皇城的世界观：你收了贿赂，须向一名没有贿赂牌的盗梦者开枪，掷骰结果−3。选谁？
ask-DRM-PEK-02 = 查看哪座金库？所见内容不得公布。
ask-DRM-REV-02 = 弃掉哪些手牌来支付复活的代价？一共2张。
ask-DRM-AVA-01 = 你移动到了数字更大的一层。要发动【降临】抽2张牌吗？
ask-DRM-FRT-01 = 要发动【冷酷】，向任意一层的一名盗梦者开枪吗？
ask-DRM-FOR-03 = 【诡计】：还哪些牌？抽了几张就还几张。
ask-DRM-LOW-01 = 【黑市】：弃掉哪些手牌？一共2张。
ask-DRM-LOW-02 = 【黑市】：从弃牌堆取回哪张牌？
ask-DRM-MAR-02 = 【牺牲】成功：所在层增加2个心锁，还是减少2个？
ask-DRM-SPQ-03 = 要发动【造物】，把一张手牌放到牌库顶吗？
ask-DRM-DSC-02 = 你的弃牌阶段：弃掉哪些手牌？留下5张。

## 事件

event-characters-dealt =
    { $characters_count ->
        [0] { $seat }从{ $count }张角色牌中选择。
       *[other] { $seat }从这些角色中选择：{ $characters }。
    }
event-secret-hidden =
    { $levels_count ->
        [0] { $seat }把秘密藏进了梦境某处。
       *[other] { $seat }把秘密藏在{ $levels }。
    }
event-character-revealed = { $seat }翻开角色牌：{ $character }。
event-world-view-began = { $character }的世界观生效。
event-turn-began = { $seat }的回合开始。
event-skill-used = { $seat }发动【{ $skill }】。
event-drew =
    { $cards_count ->
        [0] { $seat }抽{ $count }张牌。
       *[other] { $seat }抽到{ $cards }。
    }
event-showed =
    { $cards_count ->
        [0] { $seat }没有牌可以展示。
       *[other] { $seat }展示{ $cards }。
    }
event-card-used = { $seat }使用{ $card }。
event-card-used-on = { $seat }对{ $target }使用{ $card }。
event-shot-fired = { $seat }视为对{ $target }使用【SHOOT】。
event-discarded = { $seat }弃掉{ $cards }。
event-gave =
    { $cards_count ->
        [0] { $seat }给予{ $to }{ $count }张牌。
       *[other] { $seat }给予{ $to }{ $cards }。
    }
event-took-blindly =
    { $cards_count ->
        [0] { $seat }随机抽取{ $victim }的{ $count }张手牌。
       *[other] { $seat }随机抽取{ $victim }的手牌：{ $cards }。
    }
event-took-from-pile = { $seat }从弃牌堆取回{ $card }。
event-put-on-deck =
    { $cards_count ->
        [0] { $seat }把一张牌放到牌库顶。
       *[other] { $seat }把{ $cards }放到牌库顶。
    }
event-rolled = { $seat }掷骰：{ $dice }。
event-die-chosen = { $seat }选定点数{ $roll }。
event-penalty-accepted = { $seat }不弃牌，掷骰结果−1。
event-result-known = { $seat }的掷骰结果为{ $result }。
event-carved = { $seat }按{ $target }的手牌数，将掷骰结果改为{ $result }。
event-moved = { $seat }从{ $start }移动到{ $level }。
event-killed = { $by }击杀{ $seat }，{ $seat }进入迷失层。
event-went-to-limbo = { $seat }进入迷失层。
event-revived = { $seat }在{ $level }复活。
event-unlocking = { $seat }对{ $level }的心锁使用{ $card }。
event-unlock-cancelled = { $seat }使用{ $card }，抵消{ $thief }的解锁！
event-unlocked =
    { $locks ->
        [0] { $seat }在{ $level }成功解锁，心锁尽除！
       *[other] { $seat }在{ $level }成功解锁，还剩{ $locks }个心锁。
    }
event-locks-changed =
    { $locks ->
        [0] { $level }的心锁已尽数消失。
       *[other] { $level }现有{ $locks }个心锁。
    }
event-vaults-exchanged = { $level }与{ $other }的金库交换了位置。
event-vault-opened = { $level }的金库打开：{ $content }！
event-vault-looked-at =
    { $content ->
        [none] { $seat }查看{ $level }的金库。
       *[other] { $seat }查看{ $level }的金库：{ $content }。
    }
event-bribes-looked-at =
    { $faces_count ->
        [0] { $seat }查看{ $target }的{ $count }张贿赂牌。
       *[other] { $seat }查看{ $target }的贿赂牌：{ $faces }。
    }
event-undealt-looked-at = { $seat }查看未派发的贿赂牌：{ $faces }。
event-bribe-given =
    { $chosen ->
        [yes]
            { $face ->
                [none] { $by }亲自选定一张贿赂牌，给予{ $seat }。
               *[other] { $by }亲自选定一张贿赂牌，给予{ $seat }：{ $face }。
            }
       *[no]
            { $face ->
                [none] { $by }贿赂{ $seat }，{ $seat }随机抽取一张贿赂牌。
               *[other] { $by }贿赂{ $seat }，{ $seat }抽到：{ $face }。
            }
    }
event-bribe-withheld = { $seat }没有得到贿赂牌。
event-sealed = { $seat }被困在{ $by }的迷宫中。
event-seal-ended = { $seat }走出迷宫。
event-characters-swapped = { $seat }与{ $target }交换角色牌，直到回合结束。
event-characters-returned = 所有角色牌回到原主人手中。
event-game-ended =
    { $reason ->
        [secret-opened] { reason-secret-opened }
        [deck-empty] { reason-deck-empty }
        [vaults-lost] { reason-vaults-lost }
       *[other] 游戏结束。
    }{ $winners_count ->
        [1] 获胜者：{ $winners }！
       *[other] 共同获胜：{ $winners }！
    }{ $traitors_count ->
        [0] 没有人背叛。
       *[other] 背叛者：{ $traitors }。
    }

## 游戏如何结束

reason-secret-opened = 秘密重见天日，盗梦者阵营获胜。
reason-deck-empty = 牌库已空，秘密安然无恙，梦主阵营获胜。
reason-vaults-lost = 两座金库打开，里面都是金币，梦主阵营获胜。

## 比较多局游戏

figure-cards-left = 牌库剩余牌数
figure-vaults-opened = 已打开的金库
side-lord = 梦主
side-thief = 盗梦者
side-traitor = 背叛者
trait-character = 角色
trait-side = 阵营
trait-world = 世界观

## 玩家

persona-1-name = 暮星
persona-2-name = 回声
persona-3-name = 钴蓝
persona-4-name = 余烬
persona-5-name = 云雀
persona-6-name = 薄雾
persona-7-name = 石英
persona-8-name = 多米诺

## 行动牌的效果

card-shoot-text = 出牌阶段，对同层的另一位玩家使用。目标掷1颗红色骰子。1：目标死亡。2至4：由你将目标移动到相邻的一层。5或6：没有效果。
card-assassin-king-text = 出牌阶段，对任意一层的另一位玩家使用。目标掷1颗红色骰子。1或2：目标死亡。3至5：由你将目标移动到相邻的一层。6：没有效果。
card-armour-spiral-text = 出牌阶段，对同层的另一位玩家使用。目标掷1颗红色骰子。1或2：目标死亡。3至5：目标展示手牌并弃掉所有【解封】，然后由你将其移动到相邻的一层。6：没有效果。
card-bursting-warhead-text = 出牌阶段，对同层的另一位玩家使用。目标掷1颗红色骰子。1或2：目标死亡。3至5：目标展示手牌并弃掉所有 SHOOT 类牌，然后由你将其移动到相邻的一层。6：没有效果。
card-unseal-text = 解锁（仅限盗梦者，自己的出牌阶段）：所在层减少1个心锁，减至0时打开该层金库。每回合限成功解锁1次；被复活的那个回合不能解锁。抵消（任何在梦境中的玩家，任何人的回合）：令刚开始的一次解锁失效。抵消不能再被抵消。
card-transit-serum-text = 出牌阶段，移动到自选的相邻一层。
card-dream-peek-text = 出牌阶段使用。盗梦者：梦主可以先给予你一张贿赂牌，然后你查看任意一层未打开的金库，所见内容不得公布。梦主：选择一名在梦境中且至少有1张贿赂牌的盗梦者，查看其所有贿赂牌。
card-mind-pull-text = 出牌阶段，令任意一层的另一位玩家移动到你所在层。不能选择迷失层中的玩家。
card-from-nothing-text = 出牌阶段，抽2张牌。
card-body-swap-text = 自己的抽牌、出牌或弃牌阶段，与任意一层的另一名盗梦者交换角色牌。技能随之互换，其余一切不变。回合结束时，所有角色牌回到原主人手中。不能以梦主为目标。

## 盗梦者的技能

character-joker-text = 【失控】：你可以略过正常抽牌，改为掷1颗红色骰子，抽与结果等量的牌，没有任何加成。该回合的弃牌阶段，若你仍持有小丑，须弃掉所有手牌，在迷失层也一样。
character-point-man-text = 【嗅探】：正常抽牌之后，你可以立即展示抽到的所有牌。其中至少有一张【梦境穿梭剂】时，再抽2张牌，这2张不展示。
character-tourist-text = 【支援】：出牌阶段，你可以将所有手牌（至少1张）给予任意一层的另一位玩家，然后移动到该玩家所在层。次数不限。
character-shade-text = 【随行】：出牌阶段，你可以移动到梦主所在层，次数不限，没有代价。梦主在迷失层时不能发动。
character-avatar-text = 【降临】：在自己的出牌阶段，你每次移动到数字更大的一层，可以抽2张牌。复活自己视为从0移动到1。
character-architect-text = 【迷宫】：出牌阶段，你可以弃掉1张 SHOOT 类牌，令同层的一名玩家（包括自己）处于迷宫中，直到其下一个回合结束。次数不限，但不能选择已处于迷宫中的玩家。任何行动牌与技能都不能选择或影响处于迷宫中的玩家；除死亡与复活外，其不能换层；不能使用【梦境穿梭剂】移动自己，不能使用【凭空造物】与【移形换影】；其自己的技能不能让其抽牌、获得牌或移动。
character-chemist-text = 【调剂】：每回合两次，出牌阶段，你可以弃掉1张手牌，然后从弃牌堆取回1张【梦境穿梭剂】；弃牌之前，弃牌堆中就须有这种牌。【注射】：出牌阶段，你可以对同层的另一位玩家使用【梦境穿梭剂】，令其移动到由你选择的相邻一层。次数不限。
character-forger-text = 【诡计】：每回合一次，出牌阶段，你可以随机抽取任意一层另一位玩家的1或2张手牌，然后还给其同样数量的牌。还哪些牌由你选择，包括刚抽来的牌。
character-soul-sculptor-text = 【雕琢】：你射击时，可以在掷骰之后，将目标的手牌数作为最终结果。0张视为1，多于6张视为6，不受任何修正。
character-space-queen-text = 【交错】：另一位玩家成功解锁时，你可以抽1张牌。【造物】：每名玩家的弃牌阶段各一次，在弃牌之前，你可以将1张手牌放到牌库顶，只有你看到这张牌。
character-lord-of-war-text = 【黑市】：每回合一次，出牌阶段，你可以弃掉2张手牌，然后从弃牌堆任取1张牌，包括刚弃掉的两张。
character-black-swan-text = 【纷飞】：你可以略过正常抽牌，将所有手牌（至少1张）给予任意一层的其他盗梦者，每张给谁由你决定，不能给梦主；然后抽4张牌，没有任何加成。
character-dream-interpreter-text = 【伏笔】：你每次使用【解封】，不论解锁还是抵消，都可以立即抽2张牌。即使解锁被抵消，抽到的牌仍然保留。
character-extractor-text = 【萃取】：你成功解锁后，该层还剩几个心锁，就可以抽几张牌。
character-judge-of-mind-text = 【定罪】：你射击时，目标掷2颗红色骰子，由你选择哪颗作数。修正作用于选中的骰子。
character-martyr-text = 【牺牲】：你可以放弃整个出牌阶段，改为掷1颗红色骰子；所在层的金库须尚未打开。3至6：为所在层增加2个或减少2个心锁，不超过初始数，也不低于0；降为0则打开金库。1或2：心锁不变。不论结果如何，你随后死亡，没有凶手，并弃掉所有手牌。不能被【解封】抵消。
character-paprika-text = 【拯救】：每回合两次，出牌阶段，你可以弃掉1张手牌，使迷失层中的一名玩家在你所在层复活，并获得其所有手牌。
character-terrorist-text = 【追杀】：你的 SHOOT 类牌可以以任意一层的玩家为目标。【狂热】：你射击时，目标在掷骰前选择：弃掉1张手牌，或者掷骰结果−1。没有手牌则−1。

## 梦主的技能

character-black-hole-text = 【倒流】：在你的每个抽牌阶段开始时，金库尚未打开的每一层各恢复2个心锁，不超过初始数。
character-harbor-text = 【海啸】：任一金库打开且游戏没有结束时，每名在梦境中且不在迷宫中的盗梦者按行动顺序各掷1颗红色骰子。1至5：进入迷失层。6：没有效果。没有凶手，不给予手牌。
character-imperial-city-text = 【重金】：你作为梦主给予贿赂牌时，可以亲自选定一张，代替随机抽取。你可以随时查看未派发的贿赂牌。
character-feast-text = 【充盈】：每有1张未派发的贿赂牌，你的正常抽牌便多1张。
character-secret-passage-text = 【传送】：每回合两次，出牌阶段，你可以使用【梦境穿梭剂】将任意一层的一名盗梦者送入迷失层，代替自己的移动。这不是击杀，不给予手牌。
character-fortress-text = 【冷酷】：在自己的出牌阶段，你每次移动到另一层，可以视为对任意一层的一名盗梦者使用【SHOOT】。不消耗牌，梦主的M4卡宾枪适用。
character-chess-text = 【易位】：每场游戏两次，金库将被打开时，你可以将其与另一座未打开的金库交换，每次开启限一次。然后打开此时位于该层的金库；心锁留在原层。

## 世界观

world-black-hole-text = 每名盗梦者每回合可以成功解锁两次。
world-harbor-text = 两座金库已打开而其中没有秘密时，梦主阵营立即获胜。
world-imperial-city-text = 获得贿赂牌的玩家必须选择任意一层的另一名没有贿赂牌的盗梦者，视为对其使用【SHOOT】，掷骰结果−3。
world-feast-text = 每名盗梦者的正常抽牌多1张，即3张，在迷失层也一样。被技能代替的抽牌没有加成。
world-secret-passage-text = 每次复活的代价恰好是1张【梦境穿梭剂】，而不是2张手牌。梦主的自动复活与【拯救】不受影响。
world-fortress-text = 梦主的每个红色骰子结果−1，不论是作为 SHOOT 类牌的目标，还是为自己的技能掷骰。
world-chess-text = 任何人使用【梦境窥视】，包括梦主，都必须立即抽2张牌。

## 帮助卡

summary-1 = 阵营：一名梦主对抗所有盗梦者。持有DEAL贿赂牌的盗梦者暗中成为背叛者，与梦主同胜同负。
summary-2 = 梦境：共四层，每层有一座心锁看守的金库；一座藏着秘密，三座藏着金币。【梦境穿梭剂】可以移动到上一层或下一层。
summary-3 = 解锁：盗梦者在自己的回合使用【解封】，所在层减少1个心锁，每回合一次。心锁为0时打开金库。
summary-4 = 抵消：任何在梦境中的玩家都可以使用【解封】抵消一次解锁，抵消不能再被抵消。
summary-5 = 贿赂：盗梦者打开金币金库或使用【梦境窥视】时，梦主可以给予一张贿赂牌。DEAL使其成为背叛者，破裂没有效果。
summary-6 = 【SHOOT】：同层的另一位玩家掷骰。1死亡，2至4被移动到相邻的一层，5和6没有效果。梦主射击时，结果−1。
summary-7 = 死亡：被击杀的玩家给予凶手2张手牌，进入迷失层。在那里照常抽牌和弃牌，但不能使用牌和技能。
summary-8 = 复活：在自己的出牌阶段弃掉2张手牌，让自己回到第1层，或者让他人回到你所在层。被复活的回合不能解锁。梦主在自己的回合开始时免费复活。
summary-9 = 你的回合：抽2张牌，使用任意张牌，最后手牌弃至5张。
summary-10 = 终局：秘密被打开，盗梦者阵营获胜；牌库抽空，梦主阵营获胜。

## 快捷用语

phrase-1 = 大家好！
phrase-2 = 打得漂亮！
phrase-3 = 快来帮我！
phrase-4 = 我怀疑有人背叛。
phrase-5 = 跟我来！
phrase-6 = 谢谢！
phrase-7 = 祝你好运！
phrase-8 = 快点，牌库要见底了！

## 终端里的桌面

inception-level = 层
inception-locks = 心锁
inception-vault = 金库
inception-people = 在此
inception-character = 角色
inception-cards = 手牌
inception-bribes = 贿赂牌
inception-sealed = 迷宫中
inception-hand = 你的手牌
inception-piles = 牌库 { $deck } · 弃牌堆 { $discard }

## 浏览器里的桌面

web-inception-lord = 梦主
web-inception-thief = 盗梦者
web-inception-world = 世界观：
web-inception-offered = 可选角色
web-inception-locks = 心锁 { $locks }/{ $full }
web-inception-unlocks = 本回合成功解锁：{ $count }次
web-inception-vault-closed = 面朝下：金币或秘密。
web-inception-vault-known = 面朝下，但你知道是{ $content }。
web-inception-vault-open = 已打开：{ $content }。
web-inception-vault-looked = 看过的人：{ $names }
web-inception-limbo = 坠入此处的玩家照常抽牌、弃牌，但复活前不能使用牌和技能。
web-inception-sealed = 处于迷宫中，直到其下一个回合结束：任何牌和技能都不能选择或影响该玩家。
web-inception-revived = 本回合复活：回合结束前不能解锁。
web-inception-borrowed = 互换到回合结束；原属{ $name }。
web-inception-used = 已使用：{ $skill } × { $times }
web-inception-hand = { $count }张手牌
web-inception-hand-hidden = 只有持有者可见。
web-inception-hand-known = 你知道其中有：{ $cards }
web-inception-deck = 牌库
web-inception-deck-text = { $all }张牌还剩{ $count }张。最后一张被抽走时，梦主阵营获胜。
web-inception-deck-known = 你知道牌库顶是：{ $cards }
web-inception-discard = 弃牌堆
web-inception-bribe = 贿赂牌
web-inception-bribe-hidden = 面朝下：DEAL或破裂。
web-inception-bribe-known = 面朝下，但你知道是{ $face }。
web-inception-bribes = 贿赂牌堆
web-inception-bribes-text = 尚未送出的贿赂牌：{ $count }张。本局共有DEAL：{ $deals }张。
