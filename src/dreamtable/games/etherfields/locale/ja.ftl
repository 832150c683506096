## エーテルフィールズ

game-title = エーテルフィールズ
game-tagline = 長い夢。扉はひとつずつ。
mode-cooperative = 全員で協力

## オプション

option-gate = ゲート（まだ訪れていないゲートを選ぶと、先の話が分かってしまう）
option-gate-i-01-x = ゲート1 · 約1時間
option-gate-i-02-x = ゲート2 · 約1時間半
option-gate-i-03-x = ゲート3 · 約1時間半
option-gate-i-04-x = ゲート4 · 約1時間半
option-pack_gate = パックのゲート
option-turn_by_turn = 行動のしかた
option-turn_by_turn-yes = 順番に手番を行う
option-turn_by_turn-no = 同時に、好きな順で
option-one_roll = 実影の移動
option-one_roll-yes = 全フィギュアで1回だけ振る
option-one_roll-no = フィギュアごとに振る
option-playing_cards = トランプルール
option-playing_cards-yes = ドリームごとに1回、助けにも災いにもなる
option-playing_cards-no = 使わない
option-votes = 細かな決定
option-votes-yes = これも投票で決める
option-votes-no = スタートプレイヤーが決める
option-short_nights = 夜
option-short_nights-yes = 短い夜：門の鍵が少なくて済み、同じまどろみに三度会わなくてよい
option-short_nights-no = ルールどおり
option-story = 難しさ
option-story-yes = 物語モード：ターンと時間が増え、亀裂がない
option-story-no = ルールどおり
option-closed_hands = 手札
option-closed_hands-yes = 非公開：枚数だけ見える
option-closed_hands-no = 公開

## 結末

reason-victory = 答えは届き、夢は皆を帰してくれる。
reason-failure = 時間は尽き、夢は欲しいものを手元に残した。
reason-death = ドリーマーが倒れ、全員が失敗した。
kept-victory = ドリームは勝利の結末を迎えた。
kept-failure = ドリームは失敗の結末を迎えた。
kept-death = ドリームの中でドリーマーが倒れた。
kept-no-further = 通りは今のところここで終わっている。
previously-way = 今は街を歩いている。どこかで「{ $gate }」が開いている。
previously-gate = 「{ $gate }」の前に立っている。
kept-item = アイテム：{ $card }
kept-mask = 仮面：{ $card }
kept-note = ノート：{ $card }

## 多くの対戦を比べる

ending-victory = 勝利
ending-failure = ターン切れ
ending-death = 死亡
figure-distress = 終了時の苦悩
figure-hours = 終了時の時間
figure-paragraphs = 読んだ段落
figure-progress = 終了時の進行カード
figure-sealed = 終了時の封印カード
figure-tiles = 置かれたタイル
figure-turns = ターン数
trait-dreamer = ドリーマー
trait-ending = 結末

## もの

card-none = なし
space-none = どこでもない場所
space-at = { $slot }{ $corner }
space-in = { $tile }の{ $corner }
corner-nw = 北西
corner-ne = 北東
corner-sw = 南西
corner-se = 南東
figure-of = { $card }（{ $number }）
figure-number = { $number }番のフィギュア
paragraph-number = 段落{ $number }
code-name = { $code }
code-portrait = { $dreamer }の{ $code }
back-dreamer = { $dreamer }の裏面
back-plain = 無地の裏面
back-empty = 空のデッキ
back-flaw = 亀裂の裏面
back-code = { $code }の裏面
action-back = { $action }（デッキの一番上）
colour-wrath = 憤怒
colour-cunning = 狡知
colour-awareness = 認知
luck-fail = 失敗
luck-blank = 空白
luck-one = +1
luck-two = +2
luck-three = +3
pace-one = 1マス
pace-full = 移動値
pace-full-again = 移動値＋再ロール
phase-dreamers = ドリーマーの選択
phase-gate = ゲートを開く
phase-entrance = 入場
phase-start = 新しいターン
phase-draw = ドローステップ
phase-floor = カード・アクションステップ
phase-events = 夢景フェーズ
phase-turn-end = ターン終了
phase-over = 終了
suit-hearts = ♥
suit-spades = ♠
suit-diamonds = ♦
suit-clubs = ♣
luckless-ether = エーテル1を捨てる
luckless-distress = 苦悩1を受ける
luckless-seal = 3枚を封印する
element-morphings = 変異
element-gems = 輝く宝石
element-hours = 時間
element-distress = 苦悩
element-sealed = 封印されたカード
kind-morphing = 変異効果
kind-basic = 基本効果
kind-special = 特殊効果
kind-movement = 実影移動
setting-digit = { $number }
thing-ether = エーテル
thing-gem = 輝く宝石
thing-gems = 宝石
thing-key = 鍵
thing-hour = 時間
thing-mask = 仮面
thing-distress = 苦悩
thing-sealed = 封印されたカード
thing-hand = 手札
thing-progress = 進行カード
thing-flaws = 亀裂
thing-light = 光
thing-light-night = 常夜灯
thing-light-steady = 消えない光
thing-light-ember = 消えない光
thing-darkness = 闇
thing-swamp = 沼
thing-water = 水
thing-terrain = 地形
thing-same = 同じ地形
thing-threat = 脅威トークン
thing-entrance = 入口
thing-story = 物語トークン
thing-story-1 = 物語トークン1
thing-story-2 = 物語トークン2
thing-story-3 = 物語トークン3
thing-story-4 = 物語トークン4
thing-story-5 = 物語トークン5
thing-story-6 = 物語トークン6
thing-story-7 = 物語トークン7
thing-story-8 = 物語トークン8
thing-story-9 = 物語トークン9
thing-story-10 = 物語トークン10
glyph-moth = 蛾
glyph-key = 鍵
glyph-wave = 波
glyph-ladder = はしご
glyph-eye = 目
glyph-bell = 鈴
glyph-thread = 糸
glyph-salt = 塩
glyph-hare = 野うさぎ
glyph-candle = ろうそく
glyph-door = 扉
glyph-mask = 仮面
glyph-wheel = 車輪
thing-universal = 汎用マーカー
thing-spirit = 魂トークン
thing-personal = 個人トークン
thing-hole = 穴トークン
thing-wall = 壁トークン
thing-mark-key = 鍵の絵（正しい向き）
thing-mark-key-over = 鍵の絵（さかさま）
thing-mark-cup = カップの絵（取っ手は右）
thing-mark-cup-left = カップの絵（取っ手は左）
thing-mark-bird = 鳥の絵（正しい向き）
thing-mark-bird-over = 鳥の絵（さかさま）
thing-mark-hat = 帽子の絵（正しい向き）
thing-mark-hat-over = 帽子の絵（さかさま）
thing-stairs = 階段
thing-trap = 罠
thing-special = 特殊マス
thing-special-hearts = 特殊マス♥
thing-special-spades = 特殊マス♠
thing-special-diamonds = 特殊マス♦
thing-special-clubs = 特殊マス♣
thing-spawn = 出現マス
thing-spawn-hearts = 出現マス♥
thing-spawn-spades = 出現マス♠
thing-spawn-diamonds = 出現マス♦
thing-spawn-clubs = 出現マス♣
thing-draw-1 = ドローボーナス1
thing-gem-slot = 宝石スロット
thing-draw-2 = ドローボーナス2

## 質問

ask-ETH-SET-02 = どのドリーマーになりますか？
ask-ETH-LIM-06 = 供給が足りません。次は誰が得ますか？
ask-ETH-MAP-06 = どこからドリームに入りますか？
ask-ETH-TRO-03 = 先に捨てますか、引きますか？
ask-ETH-TRO-05 = 自由行動です。何をしますか？
ask-ETH-TBT-02 = あなたの手番です。何をしますか？
ask-ETH-ACT-04 = 手札のカードで支払ってください。
ask-ETH-ACT-04-need = { $what }のために{ $colour }{ $need }を支払ってください：いま{ $paid }。
ask-ETH-ACT-04-any = { $what }のために{ $colour }を支払ってください：いま{ $paid }。
ask-ETH-ACT-09 = どの色で支払いますか？
ask-ETH-ACT-11 = コストとしてどのカードを捨てますか？
ask-ETH-ACT-19 = どの方法で支払いますか？
ask-ETH-ATK-04 = どのフィギュアに使いますか？
ask-ETH-BAS-02 = 奮闘：何時間使いますか？1時間で1マス動きます。
ask-ETH-BAS-03 = 何を捨て、どの秘密を覗きますか？
ask-ETH-BAS-04 = 宝石のためにどのカードを捨てますか？
ask-ETH-BAS-06 = どの変異を取り除きますか？
ask-ETH-BST-04 = 増幅に失敗しました。どれを負いますか？
ask-ETH-CAP-02 = マスがいっぱいです。どこへ退きますか？
ask-ETH-CAP-03 = 誰がどこへ押し出されますか？
ask-ETH-CAP-08 = フィギュアをどこへ押し出しますか？
ask-ETH-CHO-01 = 皆でどれを選びますか？
ask-ETH-CHO-04 = どの方法を選びますか？
ask-ETH-CHO-07 = あなたが決めます。皆の代わりにどれを選びますか？
ask-ETH-CLK-03 = 何時間をターンに換えますか？
ask-ETH-EMV-04 = フィギュアはどこへ向かいますか？
ask-ETH-EMV-09 = 次にどのフィギュアが動きますか？
ask-flaw = 支払って「{ $card }」を取り除きますか？
ask-ETH-FLW-04 = 支払って亀裂を取り除きますか？
ask-ETH-GEN-03 = これを行いますか？
ask-ETH-GEN-09 = Xはいくつにしますか？
ask-ETH-GEN-13 = どのマスのトークンですか？
ask-ETH-GRD-07 = どのアクションからマーカーを取りますか？
ask-ETH-GRD-14 = どの漸進アクションにマーカーを置きますか？
ask-ETH-HND-04 = 手札が多すぎます。どれを捨てますか？
ask-ETH-INF-12 = 見たカードをどうしますか？
ask-ETH-INF-02 = どの手札にしますか？
ask-ETH-INF-10 = 誰に渡しますか？
ask-ETH-MAP-09 = どの壁を開けますか？壁の向こうのマスを選んでください。
ask-ETH-MKT-04 = どのカードをマーケットに戻しますか？
ask-ETH-SEA-02 = どのカードの封印を解除しますか？
ask-ETH-TRN-01 = 次のターンカードのスートはどれだと思いますか？
ask-ETH-ITM-04 = どのアイテムを保管庫へ送りますか？
ask-ETH-ITM-07 = どのアイテムを捨てますか？
ask-ETH-MOR-10 = どの変異をプールに戻しますか？
ask-ETH-MOV-01 = どこへ移動しますか？
ask-ETH-MOV-06 = どのマスへ転移しますか？
ask-ETH-OVL-03 = このマスは封鎖されました。どこへ移しますか？
ask-ETH-MSK-05 = どの仮面に替えますか？
ask-ETH-MSK-07 = どの仮面を着けますか？
ask-ETH-PRG-02 = どの進行カードを置きますか？
ask-ETH-PRG-05 = どの進行カードを捨てて場所を空けますか？
ask-ETH-PRG-06 = どの進行カードを裏返しますか？
ask-ETH-PRG-11 = 進行カードが多すぎます。どれを捨てますか？
ask-ETH-RNG-01 = 射程内のどのフィギュアですか？
ask-ETH-RRL-04 = このダイスを振り直しますか？
ask-ETH-SCR-04 = 誰の身に起こりますか？
ask-ETH-SEC-12 = 誰がカードを得ますか？
ask-ETH-SHU-02 = デッキが尽きました。どれを負いますか？
ask-ETH-SPN-01 = フィギュアはどこに現れますか？
ask-ETH-SPN-06 = 空きがありません。隣のどこに置きますか？
ask-ETH-TIM-06 = 害が迫っています。何か使いますか？
ask-ETH-TIM-20 = いま何か使いますか？
ask-ETH-TRN-06 = どの効果を先に解決しますか？
ask-ETH-TRN-07 = どのステップを封鎖しますか？
ask-ETH-VAR-02 = トランプ：どうしますか？
ask-ETH-VAR-03 = このカードで挑みますか？
ask-ETH-VAR-06 = トランプはどの実影に効きますか？
ask-ETH-VAR-07 = 次の宝石は誰が得ますか？
ask-ETH-VAR-09 = トランプはどのドリーマーに効きますか？
ask-ETH-PAI-10 = この代価を払うとあなたは倒れ、全員が失敗します。それでも払いますか？
ask-ETH-MCH-07 = 前回、ここで倒れた者がいます。門の前へ戻ってなかったことにするか、覚醒して見つけたものを残すか、どちらにしますか？
ask-ETH-RID-01 = ダイヤルを順に合わせ、確定するか、やめてください。
ask-ETH-RID-03 = この合わせ方で確定しますか？
ask-ETH-RID-12 = この合わせ方は前に試しました。もう一度確定しますか？
ask-ETH-DRM-02 = 潮に押されています。1マス流されますか？
ask-ETH-DRM-07 = 雪のあとに残る、守られた明かりは1つです。どれを残しますか？
ask-ETH-CMP-01 = どのマスに来ますか？
ask-ETH-CMP-02 = 仲間に苦悩を受けてもらいますか？
ask-ETH-CMP-04 = どこへ行かせますか？
ask-ETH-DRM-03 = どれを渡しますか？
ask-ETH-MAP-30 = どれにしますか？
ask-story = { LAST($story) }
ask-colour = { $what }：どの色で支払いますか？
ask-luck = 幸運ダイスは「{ $face }」。振り直しますか？
ask-pace = { $figure }の移動は「{ $face }」。ダイスを振り直しますか？
ask-harm-distress = 苦悩{ $num }があなたに迫っています。何か使いますか？
ask-harm-seals = あなたのカード{ $num }枚が封印されます。何か使いますか？
ask-harm-distress-others = ほかの人に苦悩{ $num }が迫っています。何か使いますか？
ask-harm-seals-others = ほかの人のカードが封印されます。何か使いますか？
paid-move = 移動
paid-action = このアクション

## 行動

move-pick-dreamer = { $card }
move-enter-at = { $space }から入る
move-discard-card = 「{ $card }」を捨てる
move-draw = 引く
move-act = { $action }
move-start-move = 移動する
move-make-effort = 奮闘：時間を使って動く
move-gain-gem = 3枚捨てて宝石を得る
move-peek = 1枚捨てて覗き見る
move-peek-at = { $code }を覗く
move-remove-morphing = { $ether ->
    [yes] エーテルを捨てて{ $figure }の変異を取り除く
   *[no] 鍵を捨てて{ $figure }の変異を取り除く
}
move-spend-hours = 提案：時間をターンに換える
move-place-card = 「{ $card }」を置く
move-place-gem = 宝石をはめる
move-take-gem = 宝石を取り出す
move-remove-flaw = 支払って「{ $card }」を取り除く
move-lift = { $thing }を拾う
move-put-down = { $thing }を置く
move-play-poker = 提案：トランプに賭ける
move-done = 完了
move-withdraw = やはり続ける
move-end-round = 手番を終える
move-pay-card = 「{ $card }」を捨てる
move-pay-item = アイテム「{ $card }」を捨てる
move-boost = 増幅：幸運ダイスを振る
move-finish = 支払いを終える
move-cancel = 支払いをやめる
move-give-up = あきらめる
move-pick-colour = { $colour }
move-pick-price = { $price }
move-pick-number = { $number }
move-use-gem = 宝石を捨てて振り直す
move-pass = 使わない
move-pass-phase = このフェーズは使わない
move-walk = { $space }へ
move-stay = 動かない
move-pick-space = { $space }
move-pick-figure = { $figure }
move-pick-seat = { $seat }
move-pick-card = { $card }
move-pick-step = ステップ{ NUMBER($number) ->
    [0] 1
    [1] 2
   *[2] 3
}：{ $sort }
move-bear = { $what }
move-pick-option = { $way }
move-pick-choice = { $choice }
move-accept = はい
move-refuse = いいえ
move-abstain = 棄権
move-keep-on-top = 「{ $card }」を上に戻す
move-put-away = 「{ $card }」を捨て札へ
move-put-under = 「{ $card }」をデッキの下へ
move-take-marker = 「{ $action }」から
move-put-marker = 「{ $action }」に置く：{ $colour }
move-decide = 「{ $action }」で皆の代わりに決める
move-set-dial = { $setting }
move-enter-answer = 答えを確定する
move-leave = やめる
move-ask-hint = ヒントを求める
move-go-back = 門の前へ戻る：前回のことは何も残らない
move-wake-up = 覚醒する：アイテム、仮面、ノート、亀裂を残し、エーテルはすべて失う
move-clear-dials = ダイヤルを合わせ直す
move-pick-thing = { $thing }
move-pick-element = { $element }
move-pick-suit = { $suit }

## 出来事

event-asked = { $card }
event-asked-of = { $seat }
event-dreamer-picked = { $seat }は「{ $card }」。
event-gate-opened = ゲートが開く：「{ $card }」。
event-turns-dealt = ターンカード{ $count }枚が置かれた。
event-entered = { $seat }が{ $space }から入った。
event-turn-began = 第{ $turn }ターン：「{ $card }」。
event-first-player = { $seat }がスタートプレイヤー。
event-phase-began = { $phase }。
event-discarded = { $cards_count ->
    [1] { $seat }が「{ $cards }」を捨てた。
   *[other] { $seat }がカードを{ $cards_count }枚捨てた：{ $cards }。
}
event-drawn = { $cards_count ->
    [1] { $seat }が「{ $cards }」を引いた。
   *[other] { $seat }がカードを{ $cards_count }枚引いた：{ $cards }。
}
event-back-shown = { $seat }のデッキの上は{ $back }。
event-reshuffled = { $seat }がデッキを作り直した。
event-cards-sealed = { $cards_count ->
    [1] { $seat }が「{ $cards }」を封印した。
   *[other] { $seat }がカードを{ $cards_count }枚封印した：{ $cards }。
}
event-unsealed = { $cards_count ->
    [1] { $seat }が「{ $cards }」の封印を解いた。
   *[other] { $seat }がカード{ $cards_count }枚の封印を解いた：{ $cards }。
}
event-suffered = { $seat }が苦悩{ $num }を受けた。
event-cured = { $seat }の苦悩{ $num }が癒えた。
event-prevented = { $seat }はそのうち{ $num }を免れた。
event-redirected = { $to }が{ $seat }の苦悩{ $num }を引き受けた。
event-gained = { $seat }が{ $thing }×{ $num }を得た。
event-lost = { $seat }が{ $thing }×{ $num }を失った。
event-team-gained = チームが{ $thing }×{ $num }を得た。
event-team-lost = チームが{ $thing }×{ $num }を失った。
event-announced = { $seat }：「{ $action }」。
event-move-announced = { $seat }は移動する。
event-placing-announced = { $seat }は「{ $card }」を置く。
event-paid = { $seat }が「{ $card }」を捨て、{ $colour }{ $num }。
event-intent-added = { $seat }に{ $colour }{ $num }が加わる。
event-cancelled = { $seat }が取り消した。
event-failed = { $seat }の行動は失敗した。
event-performed = { $seat }が「{ $action }」を行った。
event-markers-put = 「{ $action }」に{ $colour }マーカー{ $num }個。
event-markers-taken = 「{ $action }」からマーカー{ $num }個が戻る。
event-luck-rolled = { $seat }の目：{ $luck }。
event-pace-rolled = 「{ $entity }」：{ $pace }。
event-rerolling = { $seat }が振り直させる。
event-die-turned = { $seat }がダイスの目を変えた。
event-tile-marked = 「{ $card }」の上のマーカーは{ $num }個。
event-suit-named = { $seat }が{ $suit }に賭けた。
event-bet-settled = { $won ->
    [yes] { $seat }の賭けは{ $suit }、当たり。
   *[no] { $seat }の賭けは{ $suit }、外れ。
}
event-card-given = { $seat }が「{ $card }」を{ $to }に渡した。
event-taken-along = { $seat }が{ $other }を連れていく。
event-taken-back = { $seat }が「{ $card }」を手札に戻した。
event-card-returned = { $seat }が「{ $card }」をマーケットに戻した。
event-moved = { $seat }が移動：{ $path }。
event-relocated = { $seat }が{ $space }へ転移した。
event-pushed = { $seat }が{ $space }へ押し出された。
event-figure-spawned = 「{ $card }」が{ $space }に現れた。
event-figure-moved = 「{ $entity }」が移動：{ $path }。
event-figure-stood = 「{ $entity }」が{ $space }に移った。
event-figure-gone = 「{ $entity }」が去った。
event-morphing-added = 「{ $card }」が変異：{ $token }。
event-morphing-removed = 「{ $card }」から変異「{ $token }」が消えた。
event-figure-state = 「{ $entity }」：{ $card }。
event-dreamer-state = { $seat }：{ $card }。
event-placed = { $seat }が「{ $card }」を置いた。
event-flipped = { $seat }が「{ $card }」を裏返した。
event-unflipped = { $seat }が「{ $card }」を表に戻した。
event-card-gained = { $seat }が「{ $card }」を得た。
event-flaw-spared = 物語モード：{ $seat }は亀裂を免れた。
event-streets-end = 通りはここまでしかできていない。この先の門はまだ開かない。街はこれからも歩ける。
event-flaw-gained = { $seat }が亀裂「{ $card }」を得た。
event-flaw-drawn = { $seat }が亀裂「{ $card }」を引いた。
event-flaw-removed = { $seat }から「{ $card }」が取り除かれた。
event-item-gained = チームが「{ $card }」を得た。
event-item-stored = 「{ $card }」は保管庫へ。
event-item-active = 「{ $card }」が戻ってきた。
event-mask-gained = { $seat }が仮面「{ $card }」を得た。
event-sign-gained = { $seat }が自分の兆し「{ $card }」を得た。
event-sign-found = チームが「{ $card }」を得た。
event-sign-spent = { $seat }が「{ $card }」を使った。
event-mask-worn = { $seat }が「{ $card }」を着けた。
event-mask-taken-off = { $seat }が「{ $card }」を外した。
event-step-began = { $kind }。
event-step-blocked = 封鎖：{ $kind }。
event-turn-ended = 第{ $turn }ターン終了。
event-turn-added = { $count }ターン追加。
event-out-of-turns = ターン切れ。
event-said-done = { $seat }は完了。
event-withdrew = { $seat }はまだ続ける。
event-gem-placed = { $seat }が{ $space }に宝石をはめた。
event-gem-taken = { $seat }が{ $space }の宝石を取った。
event-token-put = { $space }に{ $thing }。
event-token-taken = { $space }から{ $thing }がなくなる。
event-wall-changed = { $open ->
    [yes] { $space }と{ $other }の間の壁が消えた。
   *[no] { $space }と{ $other }の間に壁ができた。
}
event-tile-laid = 「{ $card }」が地図に置かれた。
event-entity-came = 「{ $card }」が来る。
event-secret-shown = 公開：「{ $card }」。
event-paragraph-read = { $number }
event-goal-nearer = { $goal }
event-way-shut = 今は選べない：「{ $choice }」。
event-choice-taken = 選択：「{ $choice }」。
event-looked = { $cards_count ->
    [1] { $seat }が「{ $cards }」を見た。
   *[other] { $seat }がカードを{ $cards_count }枚見た：{ $cards }。
}
event-action-closed = 「{ $action }」は封鎖された。
event-suit-changed = スートは{ $suit }になった。
event-remembered = これからの夜に残る：{ $gained }。
event-dial-set = { $seat }がダイヤルを{ $setting }に合わせた。
event-answer-entered = { $seat }が答えを確定した。
event-riddle-solved = 開いた。
event-answer-wrong = 開かない。
event-answer-near = 惜しい。でも違う。
event-dials-cleared = ダイヤルを合わせ直す。
event-token-moved = { $thing }：{ $space } → { $to }。
event-token-delivered = { $seat }が{ $thing }を渡した。
event-went-back = { $back ->
    [yes] 何もなかったように、また門の前に立っている。
   *[no] 目を覚ました。見つけたものは手元にある。
}
event-snow-fell = 雪で明かりが{ $count }つ消えた。
event-companion-came = { $space }に{ $companion }が来た。
event-companion-moved = { $companion }が進む：{ $way }。
event-companion-helped = { $companion }が{ $seat }の代わりに苦悩{ $count }を受けた。
event-companion-gone = { $companion }が去った。
event-tide-turned = 潮位は{ $level }になった。
event-bar-played = { $seat }が{ $suit }を鳴らす。第{ $bar }小節がそろう。
event-wrong-note = { $seat }が{ $suit }を鳴らすが、間違いの音だった。そろっている小節：{ $bar }。
event-overlay-gone = 「{ $card }」を取り除く。
event-drifted = { $seat }が{ $space }へ流された。
event-hint-given = ヒント{ $number }。
event-poker-named = トランプの対象：{ $element }。
event-poker-drawn = トランプ：{ $cards }。
event-poker-settled = { $good ->
    [yes] 運が勝った。
   *[no] 運が負けた。
}
event-died = { $seat }が倒れた。
event-dream-ended = { $ending ->
    [victory] ドリームは勝利で終わった。
    [failure] ドリームは失敗で終わった。
    [evening] 夢の途中で目が覚めた。
   *[death] ドリームは死で終わった。
}
event-peeked = { $seat }が{ $code }を覗いた。

## ターミナル

etherfields-legend = 1–5 ドリーマー · E 実影 · C 仲間 · ! 行動あり · ◇ ◆ 宝石スロット（空き、宝石あり） · x 罠 · * 出現マス · ▒ 通れない · ━ ┃ 壁
etherfields-head = 第{ $turn }ターン · { $phase } · このあと{ $left }ターン · { $hours }時間 · 鍵{ $keys }
etherfields-card = ターンカード：{ $card }
etherfields-where = 場所
etherfields-cards = デッキ / 捨て札 / 封印
etherfields-state = 苦悩 · エーテル · 宝石
etherfields-hand = 手札
etherfields-progress = 進行・仮面・亀裂
etherfields-first = スタートプレイヤー
etherfields-done = 完了
etherfields-items = アイテム：{ $items }
etherfields-gained = 残るもの：{ $gained }
etherfields-entity = { $card }：{ $morphings }
etherfields-markers = { $action }：憤怒{ $wrath }、狡知{ $cunning }、認知{ $awareness }

## The rules in short

summary-1 = 共に夢を見る：成功も失敗も全員一緒。何をしに来たかはドリームが語る。一人倒れれば全員の失敗。
summary-2 = 1ターン：カードを4枚引く（手札は6枚まで）。そのあとは全員が好きな順に、払える限り何度でも動き、全員が完了したら終わり。
summary-3 = 意図：カードを捨てて、角にある憤怒・狡知・認知を作り、行動に払う。余りは消える。
summary-4 = カード：意図のかわりにカードのアクションを使ってもいい。進行カードは払えば場に残る。
summary-5 = 増幅：1ターンに1回、幸運ダイスが支払いに意図を足す。ただし6面のうち1面で行動は失敗する。
summary-6 = 秘密：タイルもカードも段落も、ドリームが明かすまで閉じている。マスのアクションを使うには、たいていそこに立つ。
summary-7 = ターンカード：全員が完了すると働く。実影は最も近いドリーマーへ向かい、ドリームも進む。
summary-8 = 痛み：苦悩が8になるか、封印されていないカードが6枚を切ると、ドリーマーは倒れる。ターンカードが尽きるとドリームは終わる。

## ブラウザ

web-etherfields-anywhere = どこにいてもできること
web-etherfields-blocked = 封鎖マス：入れない
web-etherfields-book = スクリプト
web-etherfields-boost = 増幅
web-etherfields-choose = 選べるカード
web-etherfields-close = スクリプトを閉じる
web-etherfields-closed = 封鎖中
web-etherfields-place = このカードを置く
web-etherfields-use = 代わりに使う
web-etherfields-continue = 続ける
web-etherfields-decide = どうしますか？
web-etherfields-decide-together = 皆で決めます。誰が何を選んだかは全員に見えます。
web-etherfields-deck = デッキ：{ $count }枚
web-etherfields-deck-how = 一番上の裏面は全員に見え、そこにある間は裏面のアクションを使える。{ $back }
web-etherfields-deck-short = 尽きたら捨て札をリシャッフルし、苦悩1を受けるか3枚を封印する。
web-etherfields-gate-rules = このゲートのルール
web-etherfields-dial = 次のダイヤルの目盛り
web-etherfields-entries = 入れた答え
web-etherfields-entry-near = – 惜しい
web-etherfields-entry-wrong = – 外れ
web-etherfields-entry-right = – 正解
web-etherfields-dial-open = 未設定
web-etherfields-discard = 捨て札：{ $count }枚
web-etherfields-discard-how = 払ったり、使ったり、捨てたりしたカード。デッキが尽きるまでここにある。
web-etherfields-distress = 苦悩{ $now }（上限{ $most }）
web-etherfields-distress-how = 上限に達したドリーマーは倒れ、全員が失敗する。
web-etherfields-dreamers = ドリーマー
web-etherfields-dreamscape = 夢景
web-etherfields-near = 近くで見る
web-etherfields-near-how = 近くで見ると行動の文字が読め、地図を動かせる。離れると夢の全体が見える。
web-etherfields-empty-hand = 手札はありません。
web-etherfields-entities = 場の実影
web-etherfields-ether-how = 亀裂や変異を取り除ける。残りはドリームのあとに持ち越す。
web-etherfields-first = スタートプレイヤー：{ $name }
web-etherfields-gem-how = 捨てればダイスを振り直せる。宝石スロットにはめてもよい。
web-etherfields-own-hand = あなたの手札
web-etherfields-hand = 手札：{ $most }枚中{ $count }枚
web-etherfields-harm = { $name }に苦悩{ $num }が迫る
web-etherfields-harm-seals = { $name }のカード{ $num }枚が封印される
web-etherfields-hours-how = 全員で共有する時間。奮闘なら1時間で1歩、相談してターンに換えることもできる。
web-etherfields-icon-draw = ドローステップのときここにいれば、多く引ける。
web-etherfields-icon-gem = 宝石をはめると全員の助けになる。
web-etherfields-icon-spawn = ターンカードがこのスートのとき、実影がここに現れる。
web-etherfields-icon-special = カードや段落の文に出てくるマス。
web-etherfields-icon-stairs = 階段。カードや段落の文に出てくる。
web-etherfields-icon-trap = 入った者は、ここに書かれた効果を受ける。
web-etherfields-items = チームのアイテム
web-etherfields-items-how = アクティブなのは3つまで。残りは保管庫に置かれ、薄く表示される。
web-etherfields-keys-how = 鍵は変異を1つ取り除くか、ゲートを開く。
web-etherfields-kind-basic = 基本
web-etherfields-kind-morphing = 変異
web-etherfields-kind-movement = 移動
web-etherfields-kind-special = 特殊
web-etherfields-moment = いま起きていること
web-etherfields-paid = { $need ->
    [0] { $colour }を{ $paid }支払い済み
   *[other] { $colour }：{ $need }のうち{ $paid }を支払い済み
}
web-etherfields-progress = 進行エリア
web-etherfields-progress-how = 進行カードを1枚置ける。置けば、ずっと働き続ける。
web-etherfields-rapid = 即時：いつでも使える
web-etherfields-tide = 水位{ $level }（最高{ $most }）
web-etherfields-beside = 地図のわき
web-etherfields-riddle = ダイヤル錠
web-etherfields-sealed = 封印：{ $count }枚
web-etherfields-sealed-how = 封印が解かれるまで使えないカード。ほかのカードが6枚を切ると全員が失敗する。
web-etherfields-secrets = このドリームの秘密
web-etherfields-secrets-how = コードは公開、中身は不明。手札を1枚捨てれば1つ覗ける。
web-etherfields-gained = 知恵と残るもの
web-etherfields-gained-how = 知恵は得たときからずっと働く。ほかはこれからの夜に残る。
web-etherfields-step-basic = すべての基本効果を解決する。穏やか。
web-etherfields-step-morphing = すべての変異効果を解決する。実影は手強くなる。
web-etherfields-step-movement = すべての実影がダイスで動く。たいてい最も近いドリーマーへ。
web-etherfields-step-special = すべての特殊効果を解決する。強力。
web-etherfields-steps = ターンカードのステップ
web-etherfields-supply = 残りの苦悩マーカー
web-etherfields-supply-how = ドリーマー全員で共有する。足りなくなると全員が失敗する。
web-etherfields-turn = 第{ $turn }ターン
web-etherfields-turn-card = ターンカード
web-etherfields-turns-left = { $turns ->
    [0] 最後のターン
   *[other] このあと{ $turns }ターン
}
web-etherfields-turns-left-how = これからのターンカードは裏向き。誰かが見たものはスートが見える。最後のターンが終われば時間切れ。

## 道のり

ending-gate = 門の前
ending-evening = 今夜はここまで
reason-gate = 次の門にたどり着いた。
reason-evening = 今夜はここまで。街は待っている。
phase-waking = 目覚め
phase-travel = マップの上
phase-arrival = 到着
phase-slumber = まどろみ
phase-slumber-end = まどろみのあと
location-at = { $district }{ $number }
location-nowhere = 地図にない場所
rest-deck = デッキを混ぜ直す
rest-progress = 進行カードを表に戻す
rest-sealed = 封印したカードを取り戻す
rest-distress = 苦悩をすべて癒やす
rest-mask = 別の仮面を着ける
rest-item = 保管庫からアイテムを出す
goods-influence = 影響力カード
goods-item = アイテム
goods-receipt = 受け取りでアイテム
result-win = 勝利
result-passed = やり過ごした
result-loss = 敗北
result-none = 終わり
result-death = 死により中断
result-cancelled = 後回し
ask-ETH-DWM-03 = チームはどこへ行きますか？
ask-ETH-DWM-08 = ドリームゲートです。ドリームに入りますか、鍵を取ってまどろみに向き合いますか？
ask-ETH-DWM-12 = 聖域：どれにしますか？
ask-ETH-DWM-14 = 扉があります。通りますか？
ask-ETH-DWM-15 = チームマーカーをどの場所へ移しますか？
ask-ETH-SLU-07 = このまどろみを続けますか、成り行きに任せますか？
ask-ETH-SLU-08 = まどろみです。向き合いますか、成り行きに任せますか？
ask-ETH-FAT-01 = どれをデッキの上に残し、どれを下へ置く？
ask-ETH-VAR-14 = 前の夢のあと、もう二度会っている。向き合うか、やり過ごすか？
ask-ETH-FAT-03 = どの奇癖スロットに置きますか？
ask-ETH-FAT-06 = どの奇癖を除きますか？
ask-ETH-SOL-01 = このカードにしますか、ゲームから除いて引き直しますか？
ask-ETH-DEL-02 = デルタフェーズ：どう回復しますか？
ask-ETH-SHP-01 = 買い物：何を見ますか？
ask-ETH-SHP-03 = このアイテムは2エーテルです。買いますか？
ask-ETH-MKT-02 = どのカードを買いますか？
ask-ETH-SAV-07 = 夢の途中で今夜を終えるか？死とみなされ、エーテルはすべて失われる。次は門からやり直す。
ask-ETH-SAV-02 = 今夜を終える前に、影響力カードを買いますか？
ask-ETH-AWK-06 = 覚醒：何を着け、何を持ちますか？
ask-ETH-AWK-08 = 覚醒：今のドリーマーのままですか？
ask-exchange = 覚醒：{ $who }が「{ $card }」になりたいという。交換する？
ask-ETH-DCK-01 = あなたのデッキ：影響力カード20～40枚。これでいいですか？
move-go-to = { $to }へ行く
move-take-shortcut = 近道で{ $to }へ：各ドリーマーはカード1枚を封印する
move-through-door = 扉を通って{ $to }へ
move-awaken = 覚醒する：デッキを組み直し、傷は癒え、鍵と宝石を返す
move-leave-dream = ここで今夜を終える：死とみなされ、エーテルはすべて失われる
move-end-evening = 今夜を終える：もう一度だけ買い、あとはカードと各自1エーテル、保管庫のものだけが残る
move-enter-gate = 入る：{ $card }
move-take-key = 鍵を取り、まどろみに向き合う
move-face-slumber = 向き合う
move-let-pass = やり過ごす
move-skip-slumber = 成り行きに任せる
move-refresh = { $what }
move-recover = { $what }
move-use-shopping = 買い物カードを使う
move-shop = { $what }を見る
move-buy-card = 「{ $card }」を買う
move-put-back = 除いて引き直す
move-leave-out = 外す：{ $card }
move-put-in = 入れる：{ $card }
move-deck-done = デッキはこれでいい
move-take-advice = すすめられたデッキにする
event-way-began = 街路がひらける。
event-team-moved = チームは{ $to }に着いた。
event-good-stop = 区切りにちょうどよい。今テーブルを離れても中断になるだけで、失うものはない。夜を終えるのは地図の上で皆が決め、鍵、宝石、手札、エーテルの大半を失う。
event-fate-drawn = 運命：{ $card }。
event-quirk-placed = 「{ $card }」が「{ $tile }」に居着いた。
event-quirk-gone = 「{ $card }」は去った。
event-slumber-drawn = まどろみが現れた：{ $card }。
event-slumber-began = 「{ $card }」が始まった。
event-slumber-ended = { $card }：{ $result }。
event-hours-set = 時計は{ $hours }を指す。
event-awakening-began = 覚醒した。
event-dreamer-changed = { $seat }は「{ $card }」になった。
event-dreamer-wanted = { $seat }が「{ $card }」になりたいという。
event-deck-built = { $seat }のデッキは影響力カード{ $inside }枚、外したのは{ $outside }枚。
event-market-shown = { $seat }が見たもの：{ $cards }。
event-shopping-used = 買い物カードを使った。残り{ $left }枚。
event-ether-stored = { $seat }は次の夜のために1エーテルを取っておいた。
event-way-ended = { $ending ->
    [gate] 鍵が回る。門の前に立つ。
   *[evening] 今夜はここまで。
}
event-tile-rode = 「{ $card }」が、載っているものごと動いた。

## The way between the Dreams

icon-none = なし
icon-awakening = 覚醒
icon-fate = 運命
icon-slumber = まどろみ
icon-shop = 買い物
icon-gate = ドリームゲート
icon-key = 鍵
icon-sanctuary = 聖域
icon-door = 扉
icon-script = 段落{ $number }
web-etherfields-dreamworld = 夢界
web-etherfields-team = チームはここにいる
web-etherfields-journey = 道中の持ち物
web-etherfields-gates = 手にしたゲート
web-etherfields-no-gates = 入れるゲートはまだない。
web-etherfields-slumbers = デルタフェーズまでのまどろみ
web-etherfields-fates = 運命カード
web-etherfields-shopping = 買い物カード
web-etherfields-way-awakening = 着いても何も起こらない。
web-etherfields-way-fate = 運命カードを1枚引き、解決する。
web-etherfields-way-slumber = まどろみデッキの一番上を解決する。
web-etherfields-way-shop = 買い物カードを1枚使ってよい。
web-etherfields-way-gate = 鍵を払ってこの街区のゲートに入る。または鍵を1つ得て、まどろみに出会う。
web-etherfields-way-key = 鍵を1つ得る。
web-etherfields-way-sanctuary = ドリーマーはそれぞれ、1つの方法で回復してよい。
web-etherfields-way-door = もう一つの扉へ抜けてよい。
web-etherfields-way-script = ページが開く。キャンペーンに一度だけ。
web-etherfields-way-glyph = しるしが描いてある。
web-etherfields-way-nothing = 着いても何も起こらない。
web-etherfields-building = あなたのデッキ
web-etherfields-deck-size = デッキは{ $count }枚
web-etherfields-deck-lasting = 進行カード{ $count }枚
web-etherfields-deck-unused = 外したカード：{ $count }枚
web-etherfields-market = マーケット
web-etherfields-market-have = エーテル{ $count }
web-etherfields-market-dear = 今は買えない
web-etherfields-market-then = 買ったあとのカード
web-etherfields-market-size = 枚数
web-etherfields-market-curve = 出せる意図が最大0、1、2、3、4のカードがそれぞれ何枚になるか
web-etherfields-market-open = 色と曲線は、{ $size }枚のうち見えている{ $count }枚で数える。
