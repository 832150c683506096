game-title = 工坊
game-tagline = 各守一案，同时开工。
mode-rivals = 各自为战
mode-crew = 明牌协作
option-decides = 由谁选图样
option-decides-0 = 多数票
option-decides-1 = 工头
option-leak = 游戏出的差错
option-leak-0 = 没有
option-leak-1 = 行动中途的牌块
option-leak-2 = 行动开头
cell = { $number }号格
tile = { $number }号牌块
plan = { $number }号图样
ask-WRK-01 = 你的工案：要做什么？
ask-WRK-03 = 把哪块放回袋里？
ask-WRK-04 = { $by }想与你交换{ $cell }的刻痕，同意吗？
ask-WRK-05 = 选哪个图样？
ask-WRK-06 = 要动工吗？
move-carve = 刻{ $cell }
move-take = 取一个零件
move-give-back = 还一个零件
move-draw = 抽一块牌
move-stow = 放回一块牌
move-pick = 放回{ $tile }
move-offer = 提议与{ $seat }交换{ $cell }
move-agree = 同意
move-refuse = 算了
move-ready = 我好了
move-vote = 投{ $plan }
move-abstain = 弃权
move-decree = 花三个零件独断：{ $plan }
move-approve = 动工
move-reject = 不建
move-object = 反对
event-carved = { $seat }在{ $cell }刻下{ $mark }道痕。
event-moved = { $parts ->
    [-1] { $seat }还回一个零件。
   *[other] { $seat }取走一个零件。
}
event-drawn = { $tile ->
    [none] { $seat }抽了一块牌。
   *[other] { $seat }抽到{ $tile }。
}
event-stowed = { $tile ->
    [none] { $seat }放回一块牌。
   *[other] { $seat }放回{ $tile }。
}
event-offered = { $by }提议与{ $seat }交换{ $cell }。
event-answered = { $agreed ->
    [yes] { $seat }同意了。
   *[other] { $seat }没有同意。
}
event-planned = { $by ->
    [none] 定为{ $plan }。
   *[other] { $by }独断，定为{ $plan }。
}
event-objected = { $seat }反对。
event-built = { $approved ->
    [yes] { $seat }下令动工。
   *[other] { $seat }决定不建。
}
reason-counted = 清点刻痕。
reason-closed = 货架空了，工坊打烊。
ahead-mark = { $cell }：刻痕 { $mark }
