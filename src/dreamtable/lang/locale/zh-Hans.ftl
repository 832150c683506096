## Names

title = 梦桌
tagline = 五款梦之游戏，一张桌子，规则全部由程序执行。
language-name = 简体中文
seat-number = 玩家 { $number }
bot-name = { $name }（电脑）
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

## The command line

cli-bot-seats = 指定了 { $bots } 个电脑，但其余座位只有 { $seats } 个。
cli-seat-range = --seat 必须在 1 到 { $seats } 之间，不能是 { $seat }。
cli-option-form = 选项的写法是 名称=值，不是“{ $text }”。
cli-no-file = 没有文件 { $file }。
cli-cannot-write = 无法写入 { $file }：{ $reason }
