## 道のり

number-least = 最も少ないドリーマーの{ $of }の数
amount-progress = アクティブな進行カード
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
print-from-now = これからずっと：{ $do }
deed-of-active-progress = アクティブな進行カードを{ $num }枚持つ。
deed-of-luck-three = 1つの夢で+3を{ $num }回出す。
deed-of-slumber-last-turn = まどろみの最後のターンに勝つ。
deed-of-boost-failed = 苦悩が{ $num }以上のとき増幅に失敗し、そのターンを生き延びる。
deed-of-contacts = 1つの夢で交流アクションを{ $num }回行う。
deed-of-riddle-clean = 一度も間違えずに謎を解く。
deed-of-distress-at-end = 苦悩が{ $num }以上で夢を終える。
deed-of-distress-taken = ほかのドリーマーの苦悩を{ $num }回引き受ける。1人なら、苦悩をコストとして{ $num }回払う。
deed-of-wrath-at-once = 憤怒を一度に{ $num }払う。
deed-of-cut-off = 夢の中で、壁にふさがれたマスに立つ。
deed-of-rule-refused = 1つの夢で「そんな決まりはない」を{ $num }回使う。
deed-of-no-penalty = シャッフルの代償を払わずに夢を終える。
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
note-exchange = いまは{ $who }のドリーマー。交換するか尋ねる。
do-move-tile = タイル{ $code }が、載っているものごと{ $to }へ動く
way-title = 街を抜ける道
way-teaser = 通りはあなたたちより早く起きている。角の矢印は元どおり掛けられ、呼び鈴のわきにはチョークで名前が書いてある。次の門が鍵をほしがるまで、店に寄り、カードをめくり、階段で知らない人とすれちがうくらいの間はある。
way-leads-to = 「{ $gate }」へ続く
mod-ether-kept = 今夜の終わりに残すエーテル
print-sign = コストが兆し「{ $glyph }」を求めるところで捨てる。
print-from-discard = 捨て札にある間：{ $action }
check-drawing = 引くステップである
cost-sign = 兆し「{ $name }」を捨てる
do-sign = 兆し「{ $glyph }」を得る
do-buy-influence = 影響力マーケットのカード3枚を見て、好きなだけ買う
do-personal-sign = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}自分の兆しを{ $num }つ得る
