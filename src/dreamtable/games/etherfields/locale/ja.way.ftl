## 道のり

number-least = 最も少ないドリーマーの{ $of }の数
amount-progress = 有効な進行カード
when-fate-icon = 運命アイコンを解決するたび
when-key-icon = 鍵アイコンを解決するたび
when-slumber-lost = まどろみに勝てなかったとき
when-loot = 戦利品を得たとき
when-session-start = 一夜の始めに
when-save = 今夜を終えるとき
mod-free-shortcuts = 一度の旅でただになる近道の数
mod-show = マーケットで見られる枚数
mod-sanctuary-uses = 聖域で選べる数
mod-delta-uses = デルタフェーズで選べる数
mod-turns-slumber = まどろみのターン数
mod-skip-movement = 飛ばされる移動ステップ
print-slumber = { $turns }ターン
print-out = ターン切れ{ $skip ->
    [yes] 、またはスキップ
   *[no] { "" }
}：{ $do }
print-deliverance = 救済。{ $action }
print-jumps = 歩かない。移動ステップごとに1体が、ドリーマーに最も近い{ $of }に移る
print-gone = 最後のフィギュアが去ったとき：{ $do }
print-quirk-slot = 奇癖スロット（{ $corner }につながる）
print-quirk = 奇癖として：{ $text }
print-quirk-space = 奇癖マスで：{ $text }
print-plain-season = いつもと変わらない。
print-location = { $number }：{ $icons }
print-shopping = 買い物アイコンで使える。ドリーマーはそれぞれ、影響力マーケットのカード3枚か、2エーテルのアイテム1つを見る。何も買わなかった人は宝石を1個得る。
do-end-slumber = このまどろみは{ $result ->
    [win] 勝利で終わる
    [loss] 敗北で終わる
   *[none] 終わる
}
do-remove-slumber = このタイルをゲームから取り除く
do-delta = ドリーマーはそれぞれ一つの方法で回復してよい。時間を置き直し、まどろみデッキを混ぜる
do-slumber-tile = まどろみマップタイルを1枚引いて置く
do-remove-quirk = { $which ->
    [this] この奇癖を運命デッキの下に置く
   *[any] 奇癖を1枚、運命デッキの下に置く
}
do-relocate-team = チームは{ $to ->
    [awakening] 覚醒の場所
    [this-tile] この街区の別の場所
   *[any] 別の場所
}へ移る
do-cancel = このまどろみをデッキの下に置く
deed-of-active-progress = 有効な進行カードを{ $num }枚持つ。
about-phase-waking = 傷は癒え、デッキを組み、みな起き出す。
about-phase-travel = チームはマップの上にいる。行き先はみんなで決める。
about-phase-arrival = この場所のアイコンを順に解決する。
about-phase-slumber = まどろみを並べる。
about-phase-slumber-end = まどろみが終わった。
about-location = 街の中の場所。
about-rest = 回復のしかた。
about-goods = マーケットで見るもの。
about-result = まどろみの結果。
advice-all = 持っているカードは全部入る
advice-colour = デッキに{ $colour }が足りない
advice-strong = 入れるだけの働きをする
advice-progress = 置いておく価値がある
advice-enough = 進行カードはもう足りている
advice-weak = ほかのカードのほうが役に立つ
note-advice = { $num }枚、外すのは{ $out }枚：憤怒{ $wrath }、狡知{ $cunning }、認知{ $awareness }。
note-market-price = エーテル{ $num }。持っているのは{ $have }。
note-deck-then = 買うと{ $count }枚：憤怒{ $wrath }、狡知{ $cunning }、認知{ $awareness }。
note-why = { $why }
do-move-tile = タイル{ $code }が、載っているものごと{ $to }へ動く
way-title = 街を抜ける道
way-teaser = 通りはあなたたちより早く起きている。角の矢印は元どおり掛けられ、呼び鈴のわきにはチョークで名前が書いてある。次の門が鍵をほしがるまで、店に寄り、カードをめくり、階段で知らない人とすれちがうくらいの間はある。
way-leads-to = 「{ $gate }」へ続く
