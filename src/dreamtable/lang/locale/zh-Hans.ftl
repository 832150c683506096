## Names

title = 梦桌
tagline = 五款梦之游戏，一张桌子，规则全部由程序执行。
language-name = 简体中文
seat-number = 玩家 { $number }
bot-name = { $name }（电脑）
one-of-many-name = { $name }（{ $number }）
you = 你

## Choosing a game

choose-game = 玩哪一款？
choose-players = 几位玩家？（{ $least }–{ $most }）
game-line = { $title } · { $tagline }
players-line = { $least }–{ $most } 人
welcome = 你是{ $name }。本局种子：{ $seed }
opponents = 同桌：{ $names }
alone = 单人游戏。

## Asking

prompt = 你的选择
prompt-help = 数字选择 · ? 为什么 · i 牌面说明 · b 规则书 · l 记录 · u 撤回 · h 帮助 · q 保存并离开
not-a-choice = “{ $text }”不是有效的选择。请输入 1 到 { $most } 的数字，或 ? i b l u h q 之一
times = × { $count }
since = 自你上次决定以来
turn-of = { $name }正在思考……
why-head = 为什么？规则 { $rule }，{ $chapter }
why-none = 规则书里没有 { $rule } 的条文。
search = 在规则书中查找（直接回车离开）
search-none = 规则书里没有“{ $text }”。
undone = 已撤回。
cannot-undo = 无法撤回：它已掷骰或翻开了什么，或其他人已经作出决定。
log-head = 至今发生的一切
help-head = 玩法提要

## Saving, resuming, replaying

saved = 本局已保存：{ $file }
how-to-resume = 继续：dreamtable resume { $file }
how-to-replay = 重看：dreamtable replay { $file }
resumed = 回到桌边，已有 { $count } 个决定。
already-over = 这一局已经结束。
replay-step = 回车：下一步 · q：离开
replay-head = { $title }，{ $seats } 人，{ $count } 个决定

## The end

over = 游戏结束
winner = { $names_count ->
    [one] { $names }获胜！
   *[other] { $names }共同获胜！
}
nobody-wins = 无人获胜。
score = 得分
player = 玩家

## Lucidity's board

lucidity-role = 身份
lucidity-power = 力量
lucidity-hunt = 狩猎
lucidity-exhaust = 疲惫
lucidity-shadows = 暗影
lucidity-pool = 待结算的骰子
lucidity-drawn = 抽出的骰子
lucidity-bag = 袋中
lucidity-on-card = 未认领的梦魇卡上
lucidity-spooks = 鬼影（自下而上）
lucidity-awakened = 已苏醒
lucidity-track = { $track }：现抽 { $dice } 枚
lucidity-round = 第 { $round } 轮
lucidity-legend = +1 +2 力量 · ☠ 狩猎 · z 疲惫 · ● 暗影

## Inception City's board

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

## 《远古邪神》的桌面

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
eldritch-token-of = { $card }的指示物
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

## Inception City in the browser

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

## The command line

cli-bot-code = 这局游戏的电脑玩家中有他人编写的代码。如果你信任它：{ $command }
cli-bot-failed = 电脑 { $bot } 出错（{ $why }）；对局已保存：{ $file }
cli-bot-seats = 指定了 { $bots } 个电脑，但其余座位只有 { $seats } 个。
cli-seat-range = --seat 必须在 1 到 { $seats } 之间，不能是 { $seat }。
cli-option-form = 选项的写法是 名称=值，不是“{ $text }”。
cli-no-file = 没有文件 { $file }。
cli-cannot-write = 无法写入 { $file }：{ $reason }

## 检查卡牌包

check-read = { $game }的{ $count }张卡牌：所写内容全部能够理解。
check-wrong = 共有{ $count }处错误。
check-no-texts = 尚无以下语言的文本：{ $languages }
check-crash = 种子{ $seed }，{ $seats }名玩家：{ $why }
check-again = 再现此局：{ $command }
check-played = 随机进行{ $games }局，共{ $answers }次决定，每局{ $speed }毫秒，{ $crashes ->
    [0] 全部正常结束。
   *[other] 其中{ $crashes }局出错。
}
check-never = 从未出现：{ $cards }

## 模拟

arena-bot = 电脑玩家
arena-failed = { $failed }局出错，不计入胜率：
arena-failed-bot = { $bot }，{ $games }局；最早在第{ $first }局的{ $seat }号座位（种子“{ $seed }”）：{ $why }
arena-failed-more = 其他出错类型：{ $count }
arena-failed-rules = 规则出错，{ $games }局；最早在第{ $first }局（种子“{ $seed }”）：{ $why }
arena-games = 共{ $games }局，平均每局{ $decisions }次决定
arena-interval = 95%区间
arena-nothing-to-do = 所有对局先前均已完成，本次无需进行。
arena-progress = 对局
arena-results = 结果：{ $folder }
arena-seats = 座位数
arena-speed = { $seconds }秒内进行了{ $games }局，每秒{ $speed }局。
arena-stopped = 已停止。{ $games }局中有{ $done }局已存入{ $folder }；再次执行同一命令即可继续。
arena-stopped-early = 尚无结果存入便已停止。
arena-win-rate = 胜率
arena-wins = 胜

## Tournaments of bots

tournament-difference = { $one } 与 { $other } 使用相同的发牌：只有 { $one } 获胜 { $only_one } 局，只有 { $other } 获胜 { $only_other } 局。{ $sure ->
    [yes] 两者有差别（纯属偶然的概率：p { $chance }）。
   *[no] 这可能只是偶然（p { $chance }）。
}
tournament-each = 两两对战：行对列的得分率及 95% 区间
tournament-failed = { $bot } 因出错输了 { $games } 局：{ $why }（首局种子“{ $seed }”）
tournament-games = 局数
tournament-one-sided = 有电脑对某个对手一分未得，那个对手可能比显示的更强。
tournament-points = 得分
tournament-rating = 等级分
tournament-ratings = 等级分：平均 1500，高 400 分意味着得分比为十比一
tournament-rules-failed = 规则在 { $games } 局中出错，这些对局不计：{ $why }（首局种子“{ $seed }”）
tournament-sides = 按阵营
tournament-stopped = 已停止。完成的对局保存在 { $folder }；用同一命令可继续。
tournament-teams = 团队对游戏

## The server

server-guest = 梦客{ $number }
server-no-client = 服务器已在运行，但网页界面尚未构建。请在源码目录中执行 make web，然后刷新此页。
server-coming-tamashii = 魂行纪元
server-coming-tamashii-tagline = 机械之城中的灵魂、躯体与代码。
server-coming-etherfields = 以太梦境
server-coming-etherfields-tagline = 一场长梦，一次推开一扇门。

server-no-table = 没有这张桌子。可能因为无人就座，它已被撤走。
server-no-game = 这里没有这个游戏。
server-no-page = 这个地址下什么也没有。
server-no-method = 这个地址不支持这种操作。
server-no-language = 这里不支持这种语言。
server-no-seat = 这张桌子有 { $seats } 个座位，没有你说的那个。
server-no-bot = 没有这种机器人能玩这个游戏。可选：{ $bots }。
server-no-invite = 这是私人桌。请向房主索取邀请链接。
server-no-phrase = 没有这条快捷短语。
server-no-hello = 请先打招呼（hello）。
server-no-such-move = 游戏里没有这种行动。
server-no-undo = 不能悔步：它已掷骰或揭示了内容，或之后已有人作答。
server-undo-too-late = 不能再悔步：那次决定的时间已到。
server-bad-request = 无法理解这个请求。
server-bad-frame = 无法理解这条消息，或其中某部分过长。
server-bad-name = 名字至少要有一个看得见的字符，最多 { $most } 个字符。
server-bad-seats = 这个游戏适合 { $least } 到 { $most } 人。
server-bad-option = 选项“{ $name }”在这里不能是“{ $value }”。
server-name-taken = 这个账号名已有人使用。
server-wrong-password = 账号名与密码不符。
server-signed-in-already = 你已经登录了。
server-other-origin = 这个请求来自别的网站，未予执行。
server-too-fast = 一下子太多了。请稍等片刻再试。
server-too-long = 太长了。
server-nothing-said = 里面没有可说的内容。
server-full = 座位已满。
server-seat-taken = 那里已经有人了。
server-one-seat = 在这个游戏里，每人只能有一个座位。
server-started = 对局已经开始。
server-empty-seats = 还有 { $seats } 个空座：放上机器人，或等人来。
server-not-host = 只有房主可以这样做。
server-not-here = 你不在这张桌子上。
server-not-running = 对局没有在进行。
server-not-over = 对局尚未结束。
server-over = 对局已经结束。
server-not-asked = 现在没有轮到你。
server-not-allowed = 现在不能这样行动。
server-stale = 这期间游戏已有进展。现在的局面如下。
server-conceded = 你已彻底离开这局；由机器人继续。
server-not-stored = 你的行动未能保存，因此没有发生。请再试一次。
server-rules-failed = 规则在处理这个行动时出错，因此它没有发生。请附上本桌地址报告此问题。
server-other-rules = 这张桌子使用的是旧版规则，已无法打开。
server-failed = 这里出了点问题。什么也没有改变；详情已记入日志。

server-verified = { $game }：全部 { $answers } 个回答都符合规则，终局状态与记录一致。
server-verified-dice = 骰子公平：密钥与事先承诺一致，种子由它和各位玩家的部分得出。
server-verified-no-dice = 这份记录不含骰子的密钥，因此只检查了行动。
server-exported = 已将 { $tables } 张桌子写入 { $file }。
server-imported = 已从 { $file } 读入 { $tables } 张桌子；其中 { $known } 张原本就有。
server-serving = 梦桌已开放：{ $address }

server-phrase-1 = 大家好！
server-phrase-2 = 打得漂亮！
server-phrase-3 = 祝你好运！
server-phrase-4 = 谢谢！
server-phrase-5 = 请稍等。
server-phrase-6 = 糟糕！
server-phrase-7 = 好险！
server-phrase-8 = 好局！

## The web table

web-account = 名字与账号
web-account-name = 账号
web-account-why = 不登录也能玩。有了账号，换设备时你的牌桌也跟着你走。
web-at-table = 同桌玩家
web-away-mark = 暂离
web-away-note = 机器人正在替你打。
web-bad-link = 这不是牌桌的链接。
web-bot-easy = 简单机器人
web-bot-greedy = 普通机器人
web-bot-hard = 困难机器人
web-bot-normal = 普通机器人
web-bot-random = 随性的机器人
web-cancel = 取消
web-chat = 聊天
web-chat-none = 还没有人说话。
web-close = 关闭
web-come-back = 我回来了
web-coming = 即将登场
web-concede = 认输
web-concede-sure = 确定认输吗？机器人会接管你的座位，之后不能再回来。
web-copied = 已复制。
web-copy = 复制
web-copy-by-hand = 请手动复制链接。
web-empty-seat = 空座位
web-eyes = 视角
web-eyes-all = 全部公开
web-finished = 已结束的对局
web-first = 回到开头
web-friend = 朋友
web-game = 游戏
web-games = 所有游戏
web-go-away = 暂离：让机器人替我打
web-hero = 入座，入梦。
web-hero-more = 同一张桌子上的梦境游戏：与朋友或机器人同玩，规则自动执行，无需安装。
web-host = 开一桌
web-host-mark = 桌主
web-invite = 用这个链接邀请朋友
web-join = 加入
web-join-link = 通过链接加入
web-language = 语言
web-last = 到结尾
web-leave = 离开
web-leave-note = 可以直接关闭页面：座位会为你保留，牌桌就在“我的牌桌”里。
web-leave-seat = 让出此座
web-link = 链接或牌桌编号
web-loading = 请稍候……
web-log = 记录
web-lost = 这里只有一片雾。
web-more = 牌桌
web-my-tables = 我的牌桌
web-name-kept = 名字已保存。
web-narrowed = 显示全部选项（Esc）
web-next = 下一步
web-no-answer = 服务器没有回应，请再试一次。
web-no-table = 没有这张牌桌。
web-notify = 轮到我时通知我
web-notify-on = 轮到你时浏览器会通知你。
web-offline = 连接中断。一切都已保存，正在重连……
web-offline-mark = 离线
web-open-rulebook = 打开规则书
web-open-table = 开桌
web-password = 密码（至少 8 个字符）
web-pause = 暂停
web-play = 播放
web-play-bots = 立即与机器人对战
web-play-now = 立即开始
web-play-too = 这个也由我来玩
web-previous = 上一步
web-private = 私密：只有拿到链接的人才能加入
web-public = 公开牌桌
web-public-none = 现在没有公开的牌桌。来开一桌吧！
web-question = 轮到你选择
web-record = 下载对局记录
web-register = 注册账号
web-registered = 账号已建立，你的牌桌都保留着。
web-rematch = 再来一局
web-rematch-join = 去新牌桌
web-rematch-waits = 再战的牌桌已经备好。
web-remove = 移走
web-replay = 回放
web-rulebook = 规则书
web-rulebook-of = 规则书：{ $game }
web-save = 保存
web-say = 说点什么
web-search = 搜索规则
web-seat = 座位 { $number }
web-seats = 人数
web-send = 发送
web-share-moment = 此刻的链接
web-sign-in = 登录
web-sign-out = 退出登录
web-signed-in = 已登录：{ $account }
web-signed-out = 已退出登录。
web-sit = 坐这里
web-skip = 跳到正文
web-start = 开始游戏
web-start-later = 等待所有座位坐满
web-status-running = 进行中
web-theme-dark = 切换到深色
web-theme-light = 切换到浅色
web-thinking = 思考中
web-time = 每步时限
web-time-left = 剩余时间
web-time-none = 不限时
web-timeline = 时间轴
web-to-front = 返回首页
web-undo = 悔步
web-verdict-fair = 公平：密钥与开局前的承诺相符，种子由它和每位玩家的部分共同得出。
web-verdict-foul = 不公平：密钥、承诺与种子互不相符。
web-verdict-unknown = 密钥会在游戏结束后公布。
web-verify = 验证骰子
web-verify-insecure = 此验证需要安全连接（https）。
web-wait-host = 人齐后由桌主开始。
web-waiting-for = 等待{ $names }……
web-watch = 观战
web-watch-link = 本桌链接
web-welcome-back = 欢迎回来。
web-who-plays = 谁来玩？
web-why = 为什么？
web-you = 你
web-your-name = 你的名字
web-your-turn = 轮到你了
web-status-open = 还有 { $free } 个空位

## 《远古邪神》的桌面

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
web-eldritch-omen-tip = 预兆移动到此处时，每有一个同色次元门，末日就推进 1 格。
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
web-eldritch-earlier = 往前
web-eldritch-later = 往后
web-eldritch-scene-encounter = 遭遇
web-eldritch-scene-combat = 战斗
web-eldritch-scene-mythos = 神话
web-eldritch-scene-action = 行动
web-eldritch-scene-test = 测试
web-eldritch-scene-card = 卡牌背面
web-eldritch-roll = 掷骰
web-eldritch-result = { $result ->
    [0] 失败
   *[other] 通过：{ $result } 点成功
}
