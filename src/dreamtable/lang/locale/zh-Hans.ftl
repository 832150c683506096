## Names

title = 梦桌
tagline = 五款梦之游戏，一张桌子，规则全部由程序执行。
language-name = 简体中文
seat-number = 玩家 { $number }
bot-name = { $name }（电脑）
bot-persona-1 = 诺娃
bot-persona-2 = 奥里昂
bot-persona-3 = 虹
bot-persona-4 = 阿特拉
bot-persona-5 = 朱诺
bot-persona-6 = 赛拉
bot-persona-7 = 露娜
bot-persona-8 = 菲力
one-of-many-name = { $name }（{ $number }）
somebody = 某人
you = 你
yourself = 自己

## Choosing a game

choose-game = 玩哪一款？
choose-mode = 选哪种玩法？
choose-players = 几位玩家？（{ $least }–{ $most }）
game-line = { $title } · { $tagline }
players-line = { $least }–{ $most } 人
players-exactly = { $count } 人
welcome = 你是{ $name }。本局种子：{ $seed }
opponents = 同桌：{ $names }
alone = 单人游戏。
no-bot-of-its-own = 这个游戏没有自带的电脑玩家：电脑只会从合法的走法里随便挑一个。

## Asking

prompt = 你的选择
prompt-help = 数字选择 · ? 为什么 · i 牌面说明（i 2：选项 2 提到的东西；i 追猎：按名字查） · b 规则书 · l 记录 · s 请教电脑 · u 撤回 · h 帮助 · q 保存并离开
prompt-read = r 读读别人遇到了什么
prompt-take = t 2 请 2 号座的电脑来读没人读过的
need-not-answer = 你可以回答，也可以不答：{ $question }
set-apart = 一般不会这样选：
suggestion = 电脑会选：{ $number } { $text }
take-it = { $name }，你来吧。
take-it-none = 没有可以托付的电脑玩家。
take-it-which = 请谁来？输入 t 和座位号：{ $seats }
explained-none = 到目前为止没有提到过“{ $text }”，或者它除了名字没有更多可说的。
not-a-choice = “{ $text }”不是有效的选择。请输入 1 到 { $most } 的数字，或 ? i b l s u h q 之一
vote-of = { $name }投票：{ $vote }
still-busy = 尚待回应：{ $names }
prompt-next = n 让{ $name }先来
prompt-ahead = a 看看接下来几步能达成什么
prompt-picks = 一共要选 { $count } 个。可以一次输入几个数字一起选，例如 1 3
held-along = 随身带着：{ $things }。
picked-together = 按回车选定这 { $count } 个，输入其他内容则重新选择
not-together = “{ $text }”不能这样选：最多 { $count } 个 1 到 { $most } 的数字，同一个不能超过现有的数量
ahead-by = { $moves ->
    [0] 已经达成：
   *[other] { $moves } 步可达成：
}
ahead-none = 接下来几步达不成什么。
prompt-wish = w 看看可以一步做到的事：整段路、连付款的行动（w 3：其中第 3 件）
wish-which = 输入 w 和数字，例如 w 1，先看它要付什么，再决定做不做。
wish-none = 现在没有可以一步做到的事。
wish-confirm = 回车：照做 · 输入别的：算了
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
read-none = 从你上次决定到现在，别人什么也没遇到。
revealed-head = 至今揭示的一切
help-head = 玩法提要

## 教练

choose-lesson = 第一次玩？五分钟学会：{ $commands }
coach-step = 第 { $step } 步，共 { $steps } 步
coach-go-on = 回车：继续 · x：跳过课程 · q：保存并离开
coach-skip-help = x 跳过课程
coach-skipped = 课程结束，接下来自己玩吧。
coach-mute-help = x 不再提示
coach-muted = 以后不再提示。想知道是什么意思，仍可用 i 和 ? 查看。
coach-not-now = 这一步可以走，但课程里现在还轮不到：请照教练说的做，或输入 x 跳过课程。
how-to-go-on-lesson = 再输入同样的命令，课程就会接着上。

## Saving, resuming, replaying

saved = 本局已保存：{ $file }
how-to-resume = 继续：dreamtable resume { $file }
how-to-replay = 重看：dreamtable replay { $file }
resumed = 回到桌边，已有 { $count } 个决定。
event-asked-again = 上次之后规则有了更新：最后 { $answers } 个决定已不再适用，请重新选择，骰子也会重新掷。
event-no-longer-shown = 最后 { $answers } 个决定是按旧版规则作出的，已无法显示。
reason-earlier-rules = 这一局按旧版规则进行，结局没有保存下来。
already-over = 这一局已经结束。
replay-step = 回车：下一步 · q：离开
replay-head = { $title }，{ $seats } 人，{ $count } 个决定
replay-older = 这一局按规则第 { $version } 版进行，现在用第 { $now } 版重放。
replay-lost = 最后 { $count } 个决定与现在的规则不符，无法重放。
replay-stood = 第 { $count } 个决定之后的局面：

## The end

over = 游戏结束
winner = { $names_count ->
    [1] { $names }获胜！
   *[other] { $names }共同获胜！
}
nobody-wins = 无人获胜。
score = 得分
player = 玩家

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
check-vocabulary-none = pack.yaml 没有写明这些卡牌是按哪个版本的词汇写的。当前为第 { $newest } 版；检查无误后，请加上：vocabulary: { $newest }
check-vocabulary-newer = 这些卡牌是按词汇第 { $version } 版写的，而本程序只认识第 { $newest } 版，可能需要更新的梦桌。
check-vocabulary-older = 这些卡牌是按词汇第 { $version } 版写的，当前为第 { $newest } 版。其间的变化：
check-vocabulary-new = { "  " }第 { $version } 版，新增：{ $words }
check-vocabulary-changed = { "  " }第 { $version } 版，写法有变：{ $words }
check-vocabulary-gone = { "  " }第 { $version } 版，已移除：{ $words }
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
server-preview = { $name }在这里开了一桌。来坐下，或者旁观。
server-preview-book = 一桌人把一个个晚上写成了书。进来读一读。
server-preview-replay-title = 回放：{ $title }
server-preview-replay = { $known ->
    [yes] { $name }那一桌的对局，从第一步到结局。来看看是怎么打的。
   *[no] 一场打完的对局，从第一步到结局。来看看是怎么打的。
}

server-no-table = 没有这张桌子，也许因为无人就座，它已被撤走。若是私人桌，请用邀请链接打开。
server-no-game = 这里没有这个游戏。
server-no-lesson = 这个游戏没有课程。
server-lesson-dice = 这是一堂课，骰子是事先安排好的，没有什么可验证。
server-lesson-not-now = 这一步可以走，但课程里现在还轮不到。请照教练说的做，或者跳过课程。
server-lesson-read-first = 先看看教练说的话，再继续。
server-no-page = 这个地址下什么也没有。
server-no-method = 这个地址不支持这种操作。
server-no-language = 这里不支持这种语言。
server-no-seat = 这张桌子有 { $seats } 个座位，没有你说的那个。
server-no-bot = 没有这种机器人能玩这个游戏。可选：{ $bots }。
server-no-ahead = 这个游戏不提示接下来几步能达成什么。
server-no-phrase = 没有这条快捷短语。
server-not-to-pin = 只能钉上你读过的东西。
server-board-full = 放不下了：最多{ $most }个。
server-not-askable = 那个座位上没有能接手的电脑玩家。
server-no-hello = 请先打招呼（hello）。
server-no-such-move = 游戏里没有这种行动。
server-no-suggestions = 这张牌桌不提供建议。
server-no-undo = 不能悔步：它已掷骰或揭示了内容，或之后已有人作答。
server-built-on = 不能悔步：其他人之后的行动以它为前提。
server-undo-too-late = 不能再悔步：那次决定的时间已到。
server-bad-request = 无法理解这个请求。
server-bad-frame = 无法理解这条消息，或其中某部分过长。
server-bad-name = 名字至少要有一个看得见的字符，最多 { $most } 个字符。
server-bad-seats = 这个游戏适合 { $least } 到 { $most } 人。
server-bad-mode = 这个游戏没有这种玩法。
server-bad-option = 选项“{ $name }”在这里不能是“{ $value }”。
server-no-pack = 这里没有适用于这个游戏的卡包“{ $pack }”。
server-gone = 这张桌子用到了“{ $pack }”里的卡牌“{ $card }”，而这台服务器现在没有它。等服务器重新装上，桌子就能继续。
server-name-taken = 这个账号名已有人使用。
server-wrong-password = 账号名与密码不符。
server-not-your-password = 密码不对。
server-no-account = 你还没有账号。
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
server-muted = 房主不让你在这里发言。
server-quiet = 这张桌子的旁观者不能发言。
server-nobody-there = 这张桌子没有这个人。
server-not-yourself = 那是你自己。
server-reports = { $count ->
    [0] 没有举报。
   *[other] { $count }份举报。
}
server-reports-written = 已写入{ $file }。
server-no-group = 没有这个小组，或者你不是成员。请向成员要邀请链接。
server-group-full = 一个小组最多{ $most }人。
server-many-groups = 你已经加入了太多小组。
server-bad-title = 这不能作小组的名字。
server-bad-time = 这不是带时区的日期。
server-not-host = 只有房主可以这样做。
server-not-here = 你不在这张桌子上。
server-not-running = 对局没有在进行。
server-not-over = 对局尚未结束。
server-bad-push = 无法向这个地址的浏览器发送通知。
server-wrong-code = 名字与恢复码不符，或恢复码已用过。
call-turn = 轮到你了
call-rematch = 再来一局吗？
call-invitation = 有一个座位留给你
server-day-not-over = 这是今天人人同做的梦：今天过完才会公开结果。
server-no-undo-today = 每日一梦不能悔步。
server-no-daily = 没有这样的每日一梦。
server-over = 对局已经结束。
server-not-asked = 现在没有轮到你。
server-not-allowed = 现在不能这样行动。
server-stale = 这期间游戏已有进展。现在的局面如下。
server-conceded = 你已彻底离开这局；由机器人继续。
server-not-stored = 你的行动未能保存，因此没有发生。请再试一次。
server-away = 服务器暂时读写不了牌桌数据。什么都没有丢失，请稍后再试。
server-rules-failed = 规则在处理这个行动时出错，因此它没有发生。请附上本桌地址报告此问题。
server-other-rules = 这张桌子上次是用更新的版本玩的，这里运行的版本较旧。换回新版本后即可继续。
server-failed = 这里出了点问题。什么也没有改变；详情已记入日志。

server-verified = { $game }：全部 { $answers } 个回答都符合规则，终局状态与记录一致。
server-verified-versions = { $game }：共 { $answers } 个回答，所用规则版本为 { $versions }。用该版本可以重新算出骰子；当前版本只能检查种子。
server-verified-dice = 骰子公平：密钥与事先承诺一致，种子由它和各位玩家的部分得出。
server-verified-no-dice = 这份记录不含骰子的密钥，因此只检查了行动。
server-verified-first-scheme = 这份种子的各部分是按旧办法拼接的，中间以冒号相隔（方案 1）。
server-to-tidy = 将清除：已结束的牌桌 { $finished } 张，无人继续的牌桌 { $abandoned } 张，访客 { $guests } 位，过期的登录 { $sessions } 个。现在什么也没有改动；加上 --now 才会真正清除。
server-tidied = 已清除：已结束的牌桌 { $finished } 张，无人继续的牌桌 { $abandoned } 张，访客 { $guests } 位，过期的登录 { $sessions } 个。
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

## Small screens

web-fold = 收起问题
web-unfold = 展开问题
web-unread = { $what }：{ $lines } 条未读
web-vitals = 你的状况
web-summary = 规则速览
log-late = { $name }时间已到，由牌桌代为作答。
web-first-table = 第一次玩这个游戏？规则速览，一分钟就能看完。
web-first-table-no = 不用了
web-first-table-go = 开始玩

## Campaigns in the browser

web-book = 你们写成的书
web-book-by = { $names } 著
web-book-carried = 谁带着什么
web-book-chapter = 第{ $number }章
web-book-chapter-read = 读这一章
web-book-chosen = 你们选了
web-book-contents = 目录
web-book-doors = 没有打开的门
web-book-download = 存成文件
web-book-empty = 第一个晚上会是它的第一章。
web-book-fork = 故事在这里分岔
web-book-keep = 留作一章
web-book-kept = 留下来的
web-book-left = 没有走
web-book-note = 每个晚上都是一章：读了什么、选了什么、带着什么，还有哪些门一直关着。
web-book-print = 打印
web-book-read = 读这本书
web-book-road = 另一条路，从第{ $number }章分出
web-book-share = 分享
web-book-shared = 有这个链接的人都能读这本书
web-book-shared-note = 书里有你们一起读过的内容和你们的名字；没有人读到的不在里面。
web-book-to-campaign = 回到战役
web-book-unshare = 停止分享
web-book-untold = 还有{ $count }个晚上用的是旧规则，没法再讲一遍。
web-campaign-again = 重打这一局
web-campaign-back = 回到战役
web-campaign-begin = 开始
web-campaign-choose = 去哪里？
web-campaign-continue = 继续：第 { $number } 局
web-campaign-ended = 战役到此结束。
web-campaign-ended-note = 每一局都可以重打，也可以从任何一处另走一条路。
web-campaign-endings = 已有{ $count }个结局
web-campaign-export = 下载为文件
web-campaign-export-note = 包含所有打完的局和留下的存档，绝不含进行中的一局。注意：翻看文件会剧透。
web-campaign-first = 打第一局
web-campaign-go = 去牌桌
web-campaign-here = 你在这里
web-campaign-import = 从文件读入
web-campaign-import-note = 文件里的每一局都会先重演核对。
web-campaign-imported = 战役已读入：每一局都重演过，准确无误。
web-campaign-invite = 用这个链接邀请朋友加入战役
web-campaign-invited = 有人邀请你加入战役
web-campaign-join = 加入
web-campaign-leads = 发起人
web-campaign-leave = 退出战役
web-campaign-leave-sure = 确定退出这场战役吗？之后只能凭参加者的链接回来。
web-campaign-locked = 还有 { $count } 项未解锁
web-campaign-members = 参加者
web-campaign-new = 开始一场战役
web-campaign-new-note = 这一局留下的，下一局都记得。
web-campaign-next = 接下来
web-campaign-none = 还没有战役。
web-campaign-nothing-yet = 故事还没有开始。
web-campaign-on-from = 从这里继续
web-campaign-open = 第 { $number } 局即将开始。
web-campaign-otherwise = 换个玩法……
web-campaign-play = 开始“{ $title }”
web-campaign-remove = 请出
web-campaign-remove-sure = 请 { $name } 离开吗？现有的邀请链接会随之作废。
web-campaign-road = 另一条路：从第 { $number } 局走起
web-campaign-road-beginning = 另一条路：从头走起
web-campaign-running = 第 { $number } 局进行中。
web-campaign-seating = { $again ->
    [yes] 跟上次一样：
   *[no] {""}
}{ $seats ->
    [1] 你一个人
   *[other] { $seats }个座位
}{ $bots ->
    [0] {""}
   *[other] ，其中{ $bots }个是电脑
}。{ $alone ->
    [yes] 马上开始。
   *[no] 人到齐就开始。
}
web-campaign-session = 第 { $number } 局
web-campaign-sessions = { $count ->
    [0] 尚未开始
   *[other] { $count } 局
}
web-campaign-story = 一路走来
web-campaign-title = 给它起个名字
web-campaign-treasures = 你们赢得的
web-campaign-treasures-all = 全部{ $count }样
web-campaign-shelf = 结局架
web-campaign-shelf-secrets = 秘密卡找到{ $found }/{ $secrets }张
web-campaign-shelf-empty = 还没到过
web-campaign-shelf-count = 结局{ $count }/{ $places }个
campaign-shelf = { $title }：结局{ $count }/{ $places }个，秘密卡{ $found }/{ $secrets }张
web-campaign-unlocked = 已解锁
web-campaign-unreadable = 这里的存档来自另一个版本的游戏，无法从此继续。
web-campaign-unverified = 导入，未经验证：这一场在别处按旧版规则进行，这里无法重演核对。
web-campaign-won = { $names }获胜。
web-campaigns = 我的战役

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
web-data = 你的数据
web-data-download = 下载本站存储的你的数据
web-data-why = 一个文件，包括你的名字、牌桌与每一步选择、聊天发言、战役和提示记录。
web-delete-campaigns = 与他人共有的战役会保留，你的名字变成“某人”；由你主持的，改由下一位成员主持。
web-delete-games = 与他人正在进行的对局照常继续，你的座位从此由电脑接手。
web-delete-me = 注销并删除我的数据…
web-delete-names = 在别人和你一起玩过的对局、聊天和回放里，你的名字会变成“某人”；说过的话保留。
web-delete-now = 确认永久删除
web-delete-own = 你的账号、所有设备上的登录，以及你独自或只与电脑玩过的一切都会删除。
web-delete-sure = 要永久删除吗？
web-delete-undo = 删除后无法恢复。想留一份的话，请先下载你的数据。
web-deleted = 已全部删除。你现在是一位新访客。
web-empty-seat = 空座位
web-eyes = 视角
web-eyes-all = 全部公开
web-finished = 已结束的对局
web-first = 回到开头
web-friend = 朋友
web-led = 机器人先替{ $name }，人到就交回
web-campaign-same-seats = 今晚接着玩，人数不变。谁不在，可以先让机器人替着，人到就交回。
web-campaign-absent = 谁不在，少设一席就歇一晚；也可以先让机器人替着，人到就交回。
web-game = 游戏
web-mode = 玩法
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
web-more-options = 更多选项
web-my-tables = 我的牌桌
web-name-kept = 名字已保存。
web-narrowed = 显示全部选项（Esc）
web-on-board = 另有 { $count } 项，可直接在版图上操作
web-next = 下一步
web-no-answer = 服务器没有回应，请再试一次。
web-no-table = 没有这张牌桌。若是私人桌，请用邀请链接打开。
web-notify = 轮到我时通知我
web-notify-on = 轮到你时浏览器会通知你。
web-offline = 连接中断。一切都已保存，正在重连……
web-offline-mark = 离线
web-open-rulebook = 打开规则书
web-open-table = 开桌
web-page-aloud = 朗读
web-looks = 只有你看过
web-look-alone = 桌上没有别人看过，说不说由你。
web-page-earlier = 上一页
web-page-hush = 停止朗读
web-page-known = 这一页在座的人都读过了。
web-page-unfold = 展开
web-page-unfold-all = 以后都展开
web-page-fold-all = 读过的页折起来
web-page-later = 下一页
web-password = 密码（至少 8 个字符）
web-orders = 只有一种回答时替我回答
web-replay-still = 这一局只保留了事件记录：棋盘显示终局的样子，过程请看记录。
web-together = 要选几样时，一起选好再确认
web-not-this-round = 本轮不再问
web-not-until-said = 我说之前都不问
web-ask-again = 再来问我（已略过 { $count } 种）
web-picked = 已选 { $count }
web-answer-waits = 连接恢复后，你的回答会立即送出。
web-answer-late = 现在问的已经不是这件事了，请重新选择。
web-proposal = 你的心愿
web-proposal-agree = 就这样做
web-proposal-begin = 自己决定
web-proposal-decline = 算了
web-picks-to-go = 选 { $picks } 项，{ $left ->
    [0] 请确认
   *[other] 还差 { $left } 项
}
web-confirm-picks = 确认：{ $count } / { $picks }
web-pause = 暂停
web-play = 播放
web-coach = 教练
web-coach-on = 继续
web-coach-got-it = 知道了
web-coach-skip = 跳过课程
web-coach-mute = 不再提示
web-learn = 五分钟学会
web-learn-first = 五分钟学会{ $game }
web-learn-offer = 第一次玩？在真正的版图上，五分钟就能学会。
web-hints-wanted = 遇到新情况时给我提示
web-hints-here = 向新手解释新情况
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
web-rematch-join = 再来一局，算我一个
web-rematch-by = { $name }想再来一局。
web-rematch-ready = 已准备
web-rematch-not = 这次不了
web-rematch-start = 现在开局，其余座位由机器人坐
web-rematch-runs = 新的一局正在进行。
web-rematch-go = 去新牌桌
web-campaign-previously = 前情提要
web-campaign-missed = 这一场你不在。你错过的：
web-onward = 接下来
web-onward-soon = 接下来：{ $title }。稍后大家一起出发。
web-onward-go = 现在就走
web-onward-stay = 再待一会儿
web-onward-stays = 你先留在这里，想走时再走。
web-onward-there = 已在前面等着：{ $names }
web-onward-waits = 在座的人都准备好，就继续。
web-onward-start = 先走一步，缺席的座位由机器人代管，等他们来
web-onward-runs = 其他人已经继续了。
web-remove = 移走
web-replay = 回放
web-course = 本局走势
web-result = 结果
web-result-lost = 落败
web-result-over = 已结束
web-result-unknown = 结果不明
web-result-won = 获胜
web-profile = 玩过的梦
web-profile-none = 还没有玩到结局的对局。玩完的每一局都会留在这里：你是谁，和谁一起，结果如何。
web-profile-total = { $played } 局，胜 { $won } 局
web-profile-streak = 连胜 { $now } 局，最多 { $most } 局
web-profile-uncounted = 有 { $count } 局不计入：大半由替手代打，或者结局已无人知晓。
web-profile-partners = 最常同桌的人
web-profile-partner = 同桌 { $played } 次，一起赢 { $won } 次
web-profile-rating = 等级分 { $rating }
web-profile-rated = 来自 { $count } 局真人之间的较量。只要有替手代答过，那一局就不计分。
web-feats = 成就
web-profile-feats = 成就：{ $earned }/{ $all }
web-profile-feat-open = 尚未达成
web-history = 所有对局
web-history-person = 和谁一起
web-history-any-game = 全部游戏
web-history-any-result = 不论胜负
web-history-more = 更早的
web-history-empty = 没有这样的对局。
web-history-uncounted = 不计入：由替手代打
web-history-stood-in = 替手代答 { $count } 次
web-see-table = 看看桌面
web-turning-points = 转折点
web-who-was-what = 各人身份
web-log-earlier = 更早的记录
web-log-all = 全部
web-log-filter = 记录显示
web-log-mine = 与我有关
web-log-turning = 转折
web-log-story = 故事
web-next-turning = 下一个转折点
web-previous-turning = 上一个转折点
web-rolling = 掷骰中……
web-skip-to-mine = 跳到轮到我
web-skip-turn = 跳过这个回合
web-speed = 速度
web-speed-at-once = 立即
web-speed-times = { $speed }×
web-volume = 声音与振动
web-volume-off = 关
web-volume-percent = { $percent }%
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
web-signed-out-everywhere = 已在所有设备上退出登录。
web-sign-out-everywhere = 在所有设备上退出登录
web-safety = 密码与设备
web-password-changed = 密码已修改，其他设备需重新登录。
web-old-password = 当前密码
web-new-password = 新密码（至少 8 个字符）
web-change-password-why = 修改后，其他设备都要重新登录。
web-change-password = 修改密码
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
web-suggest = 建议一步
web-take-it-how = 还没人读过的内容，电脑玩家会留给大家。请这一位现在来，只要办得到。
web-suggestions-here = 允许玩家请求建议
web-boldness = 遇到还没人读过的剧情，电脑玩家
web-boldness-reserved = 留给真人揭开
web-boldness-considerate = 等真人行动完再去揭开
web-boldness-bold = 自己随意揭开
web-packs = 加入的卡包
web-suggested = 建议
web-undo = 悔步
web-verdict-fair = 公平：密钥与开局前的承诺相符，种子由它和每位玩家的部分共同得出。
web-verdict-foul = 不公平：密钥、承诺与种子互不相符。
web-verdict-unknown = 密钥会在游戏结束后公布。
web-verify = 验证骰子
web-verify-insecure = 此验证需要安全连接（https）。
web-wait-host = 人齐后由桌主开始。
web-votes = 目前的投票
web-look-through = 以{ $name }的视角看
web-waiting-for = 等待{ $names }……
web-watch = 观战
web-watch-link = 本桌链接
web-welcome-back = 欢迎回来。
web-who-plays = 谁来玩？
web-what-is = 这是什么？{ $what }
web-why = 为什么？
web-within-reach = 还可以选
web-you = 你
web-your-name = 你的名字
web-your-turn = 轮到你了
web-status-open = 还有 { $free } 个空位

## How it stands

role-watcher = 你在旁观。
web-standing = 局势
web-held = 随身
web-clues = 线索板
web-clues-pin = 把读过的钉上去……
web-clues-none = 还什么都没钉。钉上来的东西大家都看得见，解谜时就在旁边。
web-clues-off = 取下：{ $what }
web-notes = 大家的笔记
web-notes-none = 不想忘记的都写在这里，大家看得见。
web-sketch = 在地图上画
web-sketch-done = 画好了
web-sketch-wipe = 擦掉最后一笔
web-side-changed = 情况变了：从现在起，你获胜的方式不同了。
web-understood = 明白了

## 谁也不会卡住牌桌

server-paused = 牌桌正在休息，大家同意后再继续。
server-not-paused = 对局已经在继续了。
server-not-absent = 对方离开一段时间后，才能让机器人代打。
log-stood-in = 机器人替{ $name }作答。
web-offline-for = 离线{ $time }
web-absent = { $name }已离线{ $time }。
web-relieve = 让机器人替{ $name }打
web-relieved-table = 你不在的时候，大家请机器人替你打。
web-relieved-time = 你连续两次超时，现在由机器人替你打。
web-agreed = { $agreed }/{ $needed } 人同意
web-agree = 同意
web-disagree = 收回
web-rest = 提议休息
web-rest-asked = { $names }想休息一会儿。休息时不计时。
web-rests = 牌桌正在休息，不计时。最迟{ $when }自动继续。
web-go-on = 继续对局
web-go-on-asked = { $names }想继续了。
web-meanwhile = 你离开了{ $time }，其间牌桌上有 { $answers } 次作答。
web-meanwhile-show = 回看这一段
web-meanwhile-no = 不用了
web-meanwhile-now = 这是你不在时发生的事。
web-meanwhile-end = 回到现在
web-seat-free = { $name }的座位空出来了，谁来都可以坐下接着打。
web-offer = 把{ $name }的座位让给新来的人
web-offer-not = 不让了
web-stood-in = { $count } 次由机器人代答

## 开局前的小厅

web-share = 分享……
web-qr = 二维码
web-qr-label = 邀请二维码，用手机一扫就能进来
web-watching = 旁观
web-watchers = { $count } 人旁观

## 每日一梦

web-daily = 每日一梦
web-daily-more = 这里所有人今天做同一个梦，独自一人，机运相同。只算第一次，不能悔步。
web-daily-open = 开放到世界时（UTC）零点，还剩 { $left }
web-daily-begin = 入梦
web-daily-go-on = 继续
web-daily-see = 再看一遍
web-daily-page = 当日与结果
web-daily-day = { $day } 的梦
web-daily-today = 今天过完之前，只能看自己的结果。
web-daily-coming = 这些梦还没有人知道。服务器已经立下承诺。
web-daily-guest = 有账号才能上榜。今天结束前注册，这一次也算数。
web-daily-started = { $count ->
    [0] 还没有人入梦。
   *[other] 已有 { $count } 人入梦。
}
web-daily-commitment = 承诺
web-daily-committed = 立于{ $when }
web-daily-secret = 密文
web-daily-proof = 密文的 SHA-256 就是承诺，梦的内容也写在里面。
web-daily-best = 最佳的一局
web-daily-results = 结果
web-daily-none = 榜上无人。
web-daily-answers = { $count } 步
web-daily-score = { $score } 分
web-daily-uncounted = 未上榜
web-daily-before = 前一天
web-daily-after = 后一天
web-daily-share = 这个梦的链接
web-daily-table = 每日一梦：不能悔步，没有建议，今天过完别人才看得到。

## 桌上的和睦

web-about-person = 关于{ $name }
web-people = 其他人
web-mute = 对我静音
web-hear-again = 取消静音
web-muted-line = （已静音）
web-mute-here = 禁止在本桌发言
web-remove-person = 请离座位
web-remove-playing = 让机器人接替
web-ban = 请出本桌，不再放行
web-unmute = 让{ $name }重新发言
web-unban = 让{ $name }重新进来
web-quiet-watchers = 旁观者不能发言
web-quiet = 房主关闭了旁观者的聊天。
web-report = 向管理员举报
web-report-why = 发生了什么？
web-report-note = 管理员会一并收到对局记录和最近的聊天。
web-report-send = 发送
web-reported = 管理员会看到的，谢谢。

## 小组

web-groups = 我的小组
web-group = 小组
web-group-found = 成立固定小组
web-group-title = 小组名称
web-group-begin = 成立
web-group-members = { $count }位成员
web-group-next = 下次：{ $when }
web-group-play = 开一局
web-group-seat = 全员入座
web-group-seat-more = 私人桌，每位成员都有座位，空位由机器人补上。
web-group-chronicle = 大事记
web-group-none = 还没有玩过。
web-group-meets = 聚会时间
web-group-start = 首次时间
web-group-every = 频率
web-group-every-0 = 仅一次
web-group-every-7 = 每周
web-group-every-14 = 每两周
web-group-every-28 = 每四周
web-group-calendar = 加入日历
web-group-leave = 退出小组
web-group-leave-sure = 退出后，凭邀请才能回来。
web-group-send-away = 请{ $name }离开
web-group-missing = 没有这个小组，或者你不是成员。请向成员要邀请链接。

## 唤你回来

web-push = 页面关闭后也通知我
web-push-more = 不赶时间的牌桌轮到你，或有人想和你再玩一局时，这个浏览器会告诉你。每个问题只通知一次。
web-push-on = 这个浏览器会通知你。
web-push-off = 不再通知
web-push-no-https = 只有通过 https 打开的页面才能收到通知。
web-push-never = 这个浏览器不能接收通知，或已被设为不接收。
web-recovery = 你的恢复码
web-recovery-more = 忘了密码，就靠它回来。请抄下来，它只显示这一次。
web-recovery-kept = 我抄好了
web-recovery-new = 换一个恢复码
web-forgot = 忘记密码？
web-recovery-code = 恢复码
web-recover = 设置新密码
web-what-if = 假如……
web-what-if-from-here = 在自己的牌桌上从这里接着玩：假如当时换一种走法，会怎样？此后的随机是新的，也不计入任何记录。
web-what-if-from-now = 在自己的牌桌上试演后事。你看不到的东西在那里是虚构的，随机也是新的，不计入任何记录。这边的对局不受影响。
web-what-if-as = 接着扮演
web-what-if-bots = 和机器人玩
web-what-if-begin = 从这里接着玩
web-what-if-alone = 独自玩所有座位
web-what-if-here = 允许玩家试演后事（“假如”）
web-what-if-table = 这是一场“假如”，从另一局的第 { $step } 次回答接着玩，不计入任何记录。
web-what-if-imagined = 这是一场“假如”，出自一局尚未结束的对局：看不到的东西是虚构的，不计入任何记录。
web-what-if-origin = 看它的出处
web-chances = 胜算
web-chances-how = 普通机器人在每次回答之后给各方的胜算
web-chances-now = { $name }：{ $percent } %
web-mail = 邮件
web-mail-more = 不赶时间的牌桌轮到你时，或有人想和你一起玩时，如果叫不到浏览器，就写信给你；每件事只写一次。忘了密码时，设置新密码的验证码也发到那里。
web-mail-address = 邮箱
web-mail-give = 发送确认邮件
web-mail-sent = 邮件正发往 { $address }。打开里面的链接即可确认。
web-mail-unconfirmed = { $address } 尚未确认。
web-mail-known = 邮件发往 { $address }。
web-mail-calls = 牌桌等我时写信给我
web-mail-forget = 删除这个邮箱
web-mail-code = 用邮件发验证码给我
web-mail-code-sent = 如果这个账号有已确认的邮箱，验证码正在路上。
web-friends = 好友
web-friends-none = 别人打开你的链接就成为你的好友。之后你能看到他们坐在哪些你可以去的开放牌桌上。
web-friends-guest = 有账号才能有好友。
web-friends-link = 成为你好友的链接
web-friends-new = 生成链接
web-friends-another = 换一个链接
web-friends-made = 你们现在是好友了。
web-friends-at = 坐在{ $game }的牌桌上
web-friends-part = 不再是好友
web-friends-become = 成为好友
