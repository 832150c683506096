game-title = 工房
game-tagline = それぞれの作業台で、みんな同時に。
mode-rivals = 各自の勝負
mode-crew = 手札を見せ合う組
option-decides = 図面を決める人
option-decides-0 = 多数決
option-decides-1 = 親方
option-leak = ゲームの誤り
option-leak-0 = なし
option-leak-1 = 作業途中の札
option-leak-2 = 作業の始まり
cell = { $number }番の枠
tile = { $number }番の札
plan = { $number }番の図面
ask-WRK-01 = あなたの作業台です。何をしますか？
ask-WRK-03 = どの札を袋に戻しますか？
ask-WRK-04 = { $by }が{ $cell }の刻みを交換したがっています。応じますか？
ask-WRK-05 = どの図面にしますか？
ask-WRK-06 = 建てますか？
move-carve = { $cell }に刻む
move-take = 部品を取る
move-give-back = 部品を返す
move-draw = 札を引く
move-stow = 札を戻す
move-pick = { $tile }を戻す
move-offer = { $seat }に{ $cell }の交換を持ちかける
move-agree = 応じる
move-refuse = やめておく
move-ready = 準備完了
move-vote = { $plan }に投票
move-abstain = 棄権する
move-decree = 部品三つで{ $plan }に決める
move-approve = 建てる
move-reject = 建てない
move-object = 異議を唱える
event-carved = { $seat }が{ $cell }に{ $mark }本刻みました。
event-moved = { $parts ->
    [-1] { $seat }が部品を返しました。
   *[other] { $seat }が部品を取りました。
}
event-drawn = { $tile ->
    [none] { $seat }が札を引きました。
   *[other] { $seat }が{ $tile }を引きました。
}
event-stowed = { $tile ->
    [none] { $seat }が札を戻しました。
   *[other] { $seat }が{ $tile }を戻しました。
}
event-offered = { $by }が{ $seat }に{ $cell }の交換を持ちかけました。
event-answered = { $agreed ->
    [yes] { $seat }が応じました。
   *[other] { $seat }は断りました。
}
event-planned = { $by ->
    [none] { $plan }に決まりました。
   *[other] { $by }が{ $plan }に決めました。
}
event-objected = { $seat }が異議を唱えました。
event-built = { $approved ->
    [yes] { $seat }が建てさせました。
   *[other] { $seat }は何も建てさせませんでした。
}
reason-counted = 刻みを数えます。
reason-closed = 棚が空になり、工房は店じまいです。
ahead-mark = { $cell }に刻み目{ $mark }
