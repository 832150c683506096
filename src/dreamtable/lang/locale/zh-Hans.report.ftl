## The report about many games

report-title = { $game }：竞技场报告
report-kind = Dreamtable · 竞技场报告
report-who = { $bots } · { $seats } · 种子 { $seed }
report-contents = 目录
report-made = 由 Dreamtable 生成。本页自带全部内容，不会访问网络。
report-theme-dark = 切换到深色
report-theme-light = 切换到浅色

report-summary = 概要
report-comparison = 前后对比
report-wins = 谁会赢
report-winners = 赢家有何不同
report-things = 用过什么
report-lengths = 一局多长
report-endings = 如何结束
report-failed = 出错的对局
report-about = 如何阅读

## Numbers and names

report-blank = …
report-percent = { $value }%
report-points = { $value } 个百分点
report-with-interval = { $value }（{ $interval }）
report-from-to = { $low } 至 { $high }
report-list-comma = 、
report-list-semicolon = ；
report-bot = { $title }（{ $name }）
report-seat = { $number } 号座位
report-seats = { $count } 人
report-by-bot = 机器人
report-by-seat = 座位
report-by-seats = 人数
report-seat-counts = { $counts } 人
report-yes = 是
report-no = 否
report-search = 在表中查找

report-tile-games = 局
report-tile-decisions = 次决定
report-tile-mean = 次决定／局
report-tile-won = 共同获胜
report-tile-failed = 局出错

## Verdicts

report-verdict-more = 明显更多
report-verdict-less = 明显更少
report-verdict-unclear = 无明显差别
report-verdict-too-few = 局数太少
report-verdict-untested = 不作比较
report-change-more = 明显上升
report-change-less = 明显下降
report-change-unclear = 无明显变化
report-change-too-few = 局数太少
report-change-untested = 不作比较

## Win rates

report-wins-how = 圆点是胜率，横线是 95% 区间：就这些对局所知，真实胜率应在其中。竖短线是处境相同者的胜率：同一阵营、同样人数、同一种机器人。三角形表示这一差别无法用偶然解释。
report-win-rate = 胜率
report-played = 出场
report-others = 与其他人相比（百分点）
report-difference = 胜率之差（百分点）
report-chart-wins = 按“{ $trait }”的胜率。旁边的表格列有同样的数字。
report-table-wins = 按“{ $trait }”的胜率
report-note-together = 这里所有玩家同胜同负。因此，拿有人如此的对局与没有人如此的对局相比，人数相同，机器人相同。
report-note-seats = 多人之中只有一人获胜时，人数越多，每人的份额越小：这样的胜率只列出，不比较。

## What winners do differently

report-winners-how = 处境相同时，赢家做某事的次数是输家的多少倍：先按每局，再按同样多的决定次数。活得久的人，每局里样样都做得多；按决定次数就不会。偏右：赢家做得更多。图中只画出明显的差别（两个方向各取最强的），表格列出全部。与获胜相伴的未必是获胜的原因。
report-all-players = 全体玩家
report-times-a-game = 每局：赢家的次数是输家的多少倍
report-times-of-decisions = 按同样多的决定次数：多少倍
report-chart-winners = 赢家每局更常做和更少做的事（{ $side }）。旁边的表格列有同样的数字。
report-chart-winners-decisions = 按同样多的决定次数，赢家更常做和更少做的事（{ $side }）。旁边的表格列有同样的数字。
report-table-winners = 赢家与输家每局所做的事（{ $side }）
report-what = 项目
report-kind-moves = 行动
report-kind-things = 使用
report-winners-losers = 赢家 : 输家，每局
report-a-game = 每局的倍数
report-of-decisions = 按决定次数
report-nothing-sure = 这里没有偶然所不能解释的差别。

## What was used

report-things-how = 至少用过一次某张卡牌或某样东西的人，胜率是多少；比处境相同而没有用过的人高多少。图中以百分点画出明显的差别。
report-thing = 卡牌或物品
report-used-by = 使用人次
report-chart-things = 按所用之物的胜率之差。旁边的表格列有同样的数字。

## Lengths and endings

report-lengths-how = 一次决定是对游戏所提问题的一次回答；没有选择余地时，不会提问。
report-decisions-a-game = 每局的决定次数
report-decisions-a-player = 每局中一名玩家的决定次数
report-score = 最终得分
report-games = 局数
report-players = 玩家人次
report-result = 结果
report-won-0 = 落败
report-won-1 = 获胜
report-median = 中位数
report-half = 中间一半
report-most = 十之八九
report-mean = 平均
report-chart-histogram = { $what }的分布。旁边的表格是其概括。
report-table-spread = { $what }：中位数、中间一半、十之八九、平均
report-reason = 结局
report-share = 占对局的比例
report-chart-endings = 对局如何结束。旁边的表格列有同样的数字。

## Failures

report-failed-how = 在这些对局里，机器人出错、选了未提供的选项或超时，或者规则本身出错。它们不计入本页的其他任何数字。
report-game-number = 对局
report-seed = 种子
report-why = 经过

## Two runs

report-comparison-how = 本次运行（之后）与另一次运行（之前）相比。横线不碰到零，还不足以称为变化：数字这么多，总有一些偶然不同。称为“明显”的，也通过了这项检验。
report-before = 之前
report-after = 之后
report-changed = 变化
report-change-together = 共同获胜的对局
report-changes-games = 整局的数字
report-changes-deeds = 所做之事与所用之物
report-chart-changes = 胜率的变化：{ $what }。旁边的表格列有同样的数字。
report-chart-changed-deeds = 比之前更常做和更少做的事。旁边的表格列有同样的数字。
report-times-as-before = 是之前的多少倍
report-nothing-changed = 这里没有偶然所不能解释的变化。
report-topic-reason = 结局的比例
report-topic-length = 平均
report-topic-figure = 平均
report-topic-moves = 行动，每人每局
report-topic-things = 使用，每人每局
report-plans-same = 两次运行的计划相同：差别来自规则、内容或机器人本身。
report-plans-differ = 两次运行的计划有以下不同，变化也可能由此而来：
report-plan = 计划
report-plan-rules-version = 规则版本
report-plan-options = 选项
report-plan-mode = 玩法
report-plan-seats = 人数
report-plan-bots = 机器人
report-plan-rotate = 机器人轮换座位
report-plan-games = 局数
report-plan-seed = 种子
report-plan-limit = 每步秒数上限

## In short

report-sum-unfinished = 运行尚未完成：{ $wanted } 局中已有 { $there } 局，本报告只说这些对局。
report-sum-failed = 有 { $count } 局出错，不计入统计；列在下面。
report-sum-few = { $count ->
    [0] 没有一局打完，所以无话可说。
   *[other] 只打完了 { $count } 局，什么都还不能断言；至少需要 { $least } 局。
}
report-sum-together = 玩家共同获胜的比例为 { $rate }。
report-sum-side = { $name }的胜率为 { $rate }
report-sum-sides = { $rates }。{ $verdict }
report-sum-ahead = { $names }明显占优。
report-sum-balanced = 没有哪一方明显占优。
report-sum-trait = { $trait }：{ $verdict }。
report-sum-better = { $names }的胜率明显高于处境相同的其他人
report-sum-worse = { $names }的胜率明显低于处境相同的其他人
report-sum-worse-too = { $names }明显更低
report-sum-named = { $name }（{ $rate }，{ $difference }）
report-sum-more = 另外 { $count } 个
report-sum-fair-seats = 没有哪个座位明显占便宜；若有超过 { $reach } 个百分点的优势，那会十分出人意料。
report-sum-fair = { $trait }：没有谁明显突出；若有超过 { $reach } 个百分点的差别，那会十分出人意料。
report-sum-length = 一局的决定次数，中位数为 { $median }；中间一半的对局在 { $low } 到 { $high } 之间。
report-sum-lengths = 一局的决定次数，中位数：{ $each }。
report-sum-length-one = { $seats }局 { $median } 次
report-sum-reason = 最常见的结局：“{ $reason }”（占全部对局的 { $rate }）。
report-sum-did-more = 赢家更常做，且不只是因为打得更久的事（每局，赢家 : 输家）：{ $deeds }。
report-sum-did-less = 赢家更少做的事：{ $deeds }。
report-sum-deed = { $name }（{ $rates }）
report-sum-no-deeds = 除了打得更久以外，赢家与输家所做的事没有明显差别。
report-sum-changed = 与另一次运行相比，{ $count } 个数字中有 { $sure } 个明显不同，尤其是：{ $first }。
report-sum-change = { $name }（{ $before } → { $after }）
report-sum-unchanged = 所比较的 { $count } 个数字，与另一次运行都没有明显差别。

## How to read this

report-about-1 = 95% 区间的意思是：换一批骰子，20 次中有 19 次，真实值会落在这样的横线之内。横线要短，就要多打：长度减半，局数要四倍。
report-about-2 = 同一局的玩家命运相连：一方同胜同负，一个赢家身后就有输家。所以这里以局为证据的单位，而不是座位。
report-about-3 = 只拿同类相比：同一阵营、同样人数、同一种机器人。一个角色是与同阵营的其他角色比，而不是与所有人比。
report-about-4 = 看一百个数字，单凭偶然就会有五个不同。所以只有通过本杰明尼–霍赫贝格检验的差别才称为“明显”：本页每一部分里称为“明显”的，预计至多二十分之一是误报。任何一边少于 30 局时，不作判断。
report-about-5 = 机器人不是人。机器人之间谁赢，既说明规则，也说明机器人。

## The command

report-written = 报告已写入：{ $file }
