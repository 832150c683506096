## ゲーム

game-title = エルドリッチホラー
game-tagline = 邪神が目覚める前に、力を合わせて世界を巡る。全員で勝ち、全員で負ける1〜8人用。
mode-cooperative = 全員で協力

## オプション

option-ancient_one = エンシェント・ワン
option-ancient_one-chosen = リーダー探索者が選ぶ
option-ancient_one-random = ランダムに引く
option-ancient_one-azathoth = アザトース
option-ancient_one-cthulhu = クトゥルフ
option-ancient_one-shub-niggurath = シュブ＝ニグラス
option-ancient_one-yog-sothoth = ヨグ＝ソトース
option-random_investigators = 探索者
option-random_investigators-yes = ランダムに配る
option-random_investigators-no = プレイヤーが選ぶ
option-difficulty = 神話カード
option-difficulty-normal = 普通：すべてのカード
option-difficulty-easy = やさしい：難しいカードなし
option-difficulty-hard = 難しい：やさしいカードなし
option-difficulty-staged = 段階式：やさしいカードから難しいカードへ
option-numbers = リファレンスの数値
option-numbers-printed = 記載どおり
option-numbers-easier = やさしめ：少ない人数として扱う
option-numbers-harder = 難しめ：多い人数として扱う
option-starting_rumor = 開始時の噂
option-starting_rumor-yes = あり：噂が最初から場にある
option-starting_rumor-no = なし
option-final_alone = 最後の謎
option-final_alone-yes = 目覚めた後は、これだけで勝利する
option-final_alone-no = 解決した3つの謎とあわせて勝利する
option-open_cards = 遭遇カード
option-open_cards-yes = 公開：判定の前に結果を見せる
option-open_cards-no = 結果は起きたときに読む
option-lead = 最初のリーダー探索者
option-lead-none = ランダム
option-lead-0 = 席1
option-lead-1 = 席2
option-lead-2 = 席3
option-lead-3 = 席4
option-lead-4 = 席5
option-lead-5 = 席6
option-lead-6 = 席7
option-lead-7 = 席8

## 結末

reason-solved = 謎は解決された。世界は再び眠りにつく。
reason-awakened = エンシェント・ワンが目覚めた。救うべき世界はもうない。
reason-eliminated = 闇に立ち向かう探索者は、もう誰もいない。
reason-exhausted = 神話デッキが尽きた。時間切れである。
reason-rumor = ただの噂だったものが、世界を呑み込んだ。

## 多数のゲームの比較

figure-awake = エンシェント・ワンの覚醒
figure-defeated = 失った探索者
figure-doom = 終了時の破滅
figure-gates = 終了時のゲート
figure-mysteries = 解決した謎
figure-rounds = ラウンド数
trait-ancient-one = エンシェント・ワン
trait-investigator = 探索者

## 技能、チケット、色、フェイズ

skill-lore = 知識
skill-influence = 影響力
skill-observation = 観察力
skill-strength = 筋力
skill-will = 意志
skill-any = 任意の技能

ticket-train = 鉄道のチケット
ticket-ship = 船のチケット
ticket-any = 好きな旅行チケット

colour-green = 緑の彗星
colour-blue = 青い星々
colour-red = 赤い蝕

phase-investigators = 探索者の選択
phase-ancient-one = エンシェント・ワンの選択
phase-set-up = 準備
phase-action = アクションフェイズ
phase-encounter = 遭遇フェイズ
phase-mythos = 神話フェイズ
phase-omen = 神話フェイズ：予兆を進める
phase-reckoning = 神話フェイズ：清算
phase-gates = 神話フェイズ：ゲートの出現
phase-surge = 神話フェイズ：モンスターの大量発生
phase-clues = 神話フェイズ：手掛かりの出現
phase-text = 神話フェイズ：カードの文章
phase-end = 神話フェイズ：終了ステップ

meeting-general = 一般遭遇
meeting-regional = この都市の遭遇
meeting-research = 調査遭遇
meeting-other-world = 異世界遭遇
meeting-expedition = 遠征遭遇
meeting-fallen = 倒れた探索者との遭遇
meeting-text = 遭遇

## 名前

card-none = なし
clue-of = 手掛かり（{ $space }）
gate-of = ゲート（{ $space }）
encounter-general = 一般遭遇
encounter-america = アメリカ遭遇
encounter-europe = ヨーロッパ遭遇
encounter-asia = アジア・オーストラリア遭遇
encounter-research = 調査遭遇
encounter-expedition = 遠征遭遇：{ $space }
encounter-special = 特殊遭遇：{ $title }

deck-mythos = 神話デッキ
deck-gate = ゲートの山
deck-general = 一般遭遇デッキ
deck-america = アメリカ遭遇デッキ
deck-europe = ヨーロッパ遭遇デッキ
deck-asia = アジア・オーストラリア遭遇デッキ
deck-other-world = 異世界遭遇デッキ
deck-research = 調査遭遇デッキ
deck-expedition = 遠征遭遇デッキ

benefit-incantation-spells = 詠唱の呪文
benefit-improve-observation = 観察力の成長
benefit-ritual-spells = 儀式の呪文
benefit-spawn-clues = 手掛かりの出現
benefit-improve-will = 意志の成長
benefit-improve-influence = 影響力の成長
benefit-improve-lore = 知識の成長
benefit-hurt-monsters = モンスターへのダメージ
benefit-improve-strength = 筋力の成長

trait-item = アイテム
trait-weapon = 武器
trait-tome = 書物
trait-ally = 仲間
trait-service = サービス
trait-trinket = 小物
trait-magical = 魔法
trait-teamwork = 協力
trait-madness = 狂気
trait-injury = 負傷
trait-boon = 恩恵
trait-bane = 災い
trait-deal = 取引
trait-common = 共通
trait-restriction = 制限
trait-incantation = 詠唱
trait-ritual = 儀式
trait-event = 事件
trait-ongoing = 継続
trait-rumor = 噂

## 手番の選択

move-choose-investigator = { $investigator }
move-choose-ancient-one = { $ancient_one }
move-draw-ancient-one = 運に任せる
move-travel = { $space }へ移動する
move-spend-ticket = { $ticket }を消費し、さらに{ $space }へ
move-stop = ここまで
move-rest = 休息
move-trade = { $partner }と交換する
move-prepare = 旅行チケットの入手：{ $ticket }
move-acquire = 資産の獲得
move-perform = アクション：{ $card }
move-perform-local = ローカルアクション：{ $holder }の「{ $card }」
move-end-turn = これ以上何もしない
move-give-card = 「{ $card }」を渡す
move-give-clue = { $owner }の手掛かりを1つ渡す
move-give-ticket = { $owner }の{ $ticket }を1枚渡す
move-propose = この交換を提案する
move-accept = そうする
move-refuse = やめておく
move-take-loan = 銀行ローンを組む：成功2つと負債
move-buy = 「{ $card }」を得る
move-throw = リザーブから「{ $card }」を捨てる
move-fight = { $monster }と戦う
move-meet = { $meeting }{ $card ->
    [none] { "" }
   *[some] ：{ $card }
}{ $clue ->
    [none] { "" }
   *[some] ：{ $clue }
}
move-pass = 使わない
move-use = 「{ $card }」を使う
move-reroll-with-clue = 手掛かり1つを消費し、{ $face }の目を振り直す
move-reroll-with-card = { $card }：{ $face }の目を振り直す
move-keep-dice = ダイスをそのままにする
move-pick-space = { $space }
move-pick-seat = { $seat }
move-pick-monster = { $monster }
move-pick-card = { $card }
move-pick-clue = { $clue }
move-pick-skill = { $skill }
move-pick-ticket = { $ticket }
move-pick-omen = { $colour }（トラックの{ $place ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
}番目）
move-pick-die = { $face }の目
move-pick-deck = { $deck }
move-pick-option = { $label }
move-pick-number = { $number }
move-pick-token = { $mad ->
    [yes] 正気度を失って倒れた
   *[no] 体力を失って倒れた
}
move-resolve = 「{ $card }」を解決する
move-bring = { $seat_is ->
    [you] 自分が新しい探索者を選ぶ
   *[other] { $seat }が新しい探索者を選ぶ
}
move-give-lead = { $seat_is ->
    [you] 自分がリーダー探索者を続ける
   *[other] { $seat }をリーダー探索者にする
}

## 出来事

event-lead-chosen = { $seat }がリーダー探索者になった。
event-investigator-chosen = { $seat }は{ $investigator }として{ $space }から始める。
event-ancient-one-chosen = { $ancient_one }が身じろぎする。
event-round-began = 第{ $round }ラウンド開始。
event-phase-began = { $phase }。
event-moved = { $seat }は{ $space }へ移動した。
event-ticket-spent = { $seat }は{ $ticket }を1枚消費した。
event-ticket-gained = { $seat }は{ $ticket }を1枚得た。
event-ticket-lost = { $seat }は{ $ticket }を1枚失った。
event-rested = { $seat }は休息した。
event-recovered = { $seat }は{ $health ->
    [0] 正気度を{ $sanity }
   *[other] { $sanity ->
        [0] 体力を{ $health }
       *[other] 体力を{ $health }、正気度を{ $sanity }
    }
}回復した。
event-lost = { $seat }は{ $health ->
    [0] 正気度を{ $sanity }
   *[other] { $sanity ->
        [0] 体力を{ $health }
       *[other] 体力を{ $health }、正気度を{ $sanity }
    }
}失った。
event-spent = { $seat }は{ $health ->
    [0] 正気度を{ $sanity }
   *[other] { $sanity ->
        [0] 体力を{ $health }
       *[other] 体力を{ $health }、正気度を{ $sanity }
    }
}消費した。
event-prevented = { $seat }は{ $health ->
    [0] 正気度{ $sanity }
   *[other] { $sanity ->
        [0] 体力{ $health }
       *[other] 体力{ $health }と正気度{ $sanity }
    }
}の喪失を防いだ。
event-trade-proposed = { $seat }が{ $partner }に交換を提案した。{ $seat }から：{ $given_count ->
    [0] カードなし
   *[other] { $given }
}、手掛かり{ $clues_given }、チケット{ $tickets_given }。{ $partner }から：{ $taken_count ->
    [0] カードなし
   *[other] { $taken }
}、手掛かり{ $clues_taken }、チケット{ $tickets_taken }。
event-traded = { $seat }と{ $partner }が交換した。
event-trade-refused = { $partner }は{ $seat }との交換に応じなかった。
event-clues-given = { $seat }は{ $partner }に手掛かりを{ $count }つ渡した。
event-performed = { $seat }は「{ $card }」のアクションを行った。
event-used = { $seat }：「{ $card }」の効果が働く。
event-test-began = { $seat }はダイス{ $dice }個で{ $skill }の判定を行う。
event-rolled = { $seat }の出目：{ $dice }。
event-rerolled = { $seat }は{ $old }の目を振り直し、{ $new }が出た。
event-tested = { $seat }の{ $skill }判定：{ $result ->
    [0] 失敗
   *[other] 成功（{ $result }）
}。
event-dice-thrown = { $seat }の出目：{ $dice }。
event-skill-improved = { $seat }の{ $skill }が成長した（+{ $by }）。
event-acquire-began = { $seat }は資産の獲得を試みる。
event-loan-taken = { $seat }は銀行ローンを組んだ。
event-reserve-filled = 「{ $card }」がリザーブに加わった。
event-reserve-discarded = 「{ $card }」がリザーブから捨てられた。
event-card-gained = { $seat }は「{ $card }」を得た。
event-card-lost = { $seat }は「{ $card }」を捨てた。
event-card-boxed = { $seat }は「{ $card }」を箱に戻した。
event-gain-replaced = { $seat }は反対の状態を得る代わりに「{ $card }」を捨てた。
event-card-flipped = { $seat }は「{ $card }」を裏返した。{ $story }
event-card-turned-back = { $seat }は「{ $card }」を表に戻した。
event-back-seen = { $seat }は「{ $card }」の裏を見た。
event-top-seen = { $seat }は{ $deck }の一番上を見た{ $cards_count ->
    [0] { "" }
   *[other] ：{ $cards }
}。
event-clue-spawned = { $space }に手掛かりが出現した。
event-clue-moved = { $clue }は{ $space }へ移った。
event-clue-gained = { $seat }は{ $clue }を得た。
event-clues-spent = { $seat }は手掛かりを{ $count }つ消費した。
event-clues-lost = { $seat }は手掛かりを{ $count }つ捨てた。
event-clue-discarded = { $clue }は捨てられた。
event-gate-spawned = { $space }にゲートが開いた。
event-gate-closed = { $seat }は{ $gate }を閉じた。
event-gate-discarded = { $gate }は捨てられた。
event-monster-spawned = { $monster }が{ $space }に出現した。
event-monster-moved = { $monster }は{ $space }へ移動した。
event-monster-hurt = { $monster }は体力を{ $num }失った。
event-monster-healed = { $monster }は体力を{ $num }回復した。
event-monster-defeated = { $monster }は倒された。
event-monster-discarded = { $monster }は捨てられた。
event-combat-began = { $seat }は{ $monster }と戦う。
event-ambushed = { $monster }が{ $seat }に奇襲をかけた。
event-encounter-began = { $seat }・{ $card }。{ $story }
event-story-told = { $part ->
    [pass] 成功：{ $story }
    [fail] 失敗：{ $story }
   *[way] { $story }
}
event-encounter-ended = { $seat }の遭遇が終わった：{ $card }。
event-expedition-moved = 進行中の遠征トークンは{ $space }にある。
event-mythos-drawn = 神話カード：{ $card }。{ $story }
event-mythos-stays = 「{ $card }」は場に残る。
event-mythos-left = 「{ $card }」は場を離れた。
event-mythos-exhausted = 神話デッキが尽きた。
event-omen-moved = 予兆が{ $colour }へ進んだ。
event-doom-moved = { $advanced ->
    [yes] 破滅が{ $doom }へ進んだ。
   *[no] 破滅が{ $doom }へ戻った。
}
event-doom-stopped = 「{ $card }」が破滅の前進を止めた。
event-reckoned = 清算：{ $card }。
event-tokens-put = 「{ $card }」に怪異トークンを{ $count }個置いた。
event-tokens-taken = 「{ $card }」から怪異トークンを{ $count }個取り除いた。
event-clue-on-card = { $clue }を「{ $card }」に置いた。
event-omen-marked = 予兆トラックの{ $colour }に怪異トークンを置いた。
event-marker-put = 「{ $card }」のトークンを{ $space }に置いた。
event-marker-taken = 「{ $card }」のトークンが{ $space }から取り除かれた。
event-rumor-put = { $space }に噂：{ $card }。
event-rumor-ended = 噂「{ $card }」は終わった。
event-mystery-drawn = 新しい謎：{ $card }。
event-mystery-advanced = 謎「{ $card }」が進展した。
event-mystery-solved = 謎「{ $card }」が解決された。解決した謎：{ $solved }。
event-final-mystery-solved = { $ancient_one }の最後の謎が解決された。
event-awakened = { $ancient_one }が目覚めた！
event-tale-ended = { $won ->
    [yes] { $ancient_one }は眠り続ける。
   *[no] 世界は{ $ancient_one }のものになった。
}
event-was-delayed = { $seat }は遅延した。
event-stood-up = { $seat }は遅延から立ち直った。
event-turn-lost = { $seat }の手番は終わった。
event-defeated = { $mad ->
    [yes] { $seat }の探索者{ $investigator }は最後の正気度を失い、{ $space }に倒れている。
   *[no] { $seat }の探索者{ $investigator }は最後の体力を失い、{ $space }に倒れている。
}
event-devoured = { $seat }の探索者{ $investigator }は貪り食われた。
event-rescued = { $seat }は{ $investigator }を見送った。{ $investigator }はゲームを離れる。
event-asked = { $card }
event-eliminated = { $seat }は脱落した。

## 質問

ask-ELD-ACQ-02 = 成功を使ってどの資産を得ますか？
ask-ELD-ACQ-04 = リザーブのカードを1枚捨てられます。どれを捨てますか？
ask-ELD-ACQ-06 = 銀行ローンを組んで成功を2つ増やしますか？
ask-ELD-ACQ-10 = リザーブのどのカードを捨てますか？
ask-ELD-ACT-01 = あなたの手番です。どのアクションを行いますか？
ask-ELD-ACT-03 = 追加のアクションを行えます。どれにしますか？
ask-ELD-CBT-01 = 戦闘が終わりました。どの効果を解決しますか？
ask-ELD-CLU-09 = どの手掛かりを動かしますか？
ask-ELD-CPX-03 = この遭遇でどうするか選んでください。
ask-ELD-DEF-04 = あなたは敗北しました。どの都市に倒れますか？
ask-ELD-DEF-05 = 最後の体力と正気度を同時に失いました。どちらで倒れましたか？
ask-ELD-DEF-07 = あなたは敗北しました。誰がリーダー探索者になりますか？
ask-ELD-ENC-02 = どのモンスターと先に戦いますか？
ask-ELD-ENC-05 = ここにモンスターはもういません。追加の遭遇を行えます。どれにしますか？
ask-ELD-ENC-06 = どの遭遇を行いますか？
ask-ELD-EPC-03 = どのモンスターにしますか？
ask-ELD-GAN-07 = どのカードを得ますか？
ask-ELD-GAN-09 = 得たカードが効果を発揮します。どれを解決しますか？
ask-ELD-GAT-05 = どのゲートを捨てますか？
ask-ELD-GEN-06 = どの探索者にしますか？
ask-ELD-GEN-10 = { $step_is ->
    [step-none] { $card }：どうしますか？
   *[some] { $card }：{ $step }
}
ask-ELD-GEN-11 = どの効果を使い、または解決しますか？
ask-ELD-MAP-05 = 同じ近さのスペースがあります。どれにしますか？
ask-ELD-MAP-08 = どのスペースにしますか？
ask-ELD-MYT-16 = 次はどこにモンスターが出現しますか？
ask-ELD-NEW-02 = 新しい探索者を選んでください。
ask-ELD-OMN-04 = 予兆をトラックのどこに置きますか？
ask-ELD-PRE-01 = どのチケットを得ますか？
ask-ELD-PRE-04 = 持てるチケットは2枚までです。どれを捨てますか？
ask-ELD-RKN-02 = 清算：次はどの効果を解決しますか？
ask-reckoning = 清算：ここではあと{ $count }つの効果があります。次はどれを解決しますか？
ask-ELD-RND-03 = 次のラウンドのリーダー探索者は誰ですか？
ask-test = { $skill }の判定：ダイスの目は{ $dice }。どれかを振り直しますか？
ask-of-test = { $card }：{ $skill }の判定：ダイスの目は{ $dice }。どれかを振り直しますか？
ask-ELD-RRL-01 = ダイスを振り直しますか？
ask-ELD-RSP-02 = ランダムなスペースを示す手掛かりがありません。どのスペースにしますか？
ask-ELD-RST-04 = 休息します。どの効果を使い、または解決しますか？
ask-ELD-SET-06 = どの探索者になりますか？
ask-ELD-SET-09 = どのエンシェント・ワンが目覚めようとしていますか？
ask-ELD-SKL-02 = どの技能を成長させますか？
ask-ELD-SPD-01 = どのチケットを消費しますか？
ask-ELD-SPD-04 = 何を捨てますか？
ask-ELD-SPD-06 = 全員で手掛かりを支払います。いくつ出しますか？
ask-ELD-SPL-01 = どのカードの裏を見ますか？
ask-ELD-TIM-05 = 体力または正気度を失おうとしています。いくらか防ぎますか？
ask-ELD-TIM-06 = 起きることの代わりにこれを使いますか？
ask-ELD-TIM-11 = 予兆が動きました。どの効果を解決しますか？
ask-ELD-TIM-14 = 神話フェイズの終わりです。次は何をしますか？
ask-end-step = 神話フェイズの終わりです。まだ解決されていないもの：{ $cards }。何から始めますか？
ask-ELD-TKN-01 = どの手掛かりについて調査遭遇を行いますか？
ask-ELD-TRD-01 = 取引：何を交換しますか？決まったら申し出ます。
ask-ELD-TRD-02 = この交換に応じますか？
ask-ELD-TRV-02 = チケットを使ってさらに移動しますか？
ask-ELD-TST-05 = この判定に何か使いますか？
ask-ELD-TST-14 = 判定のどのダイスにしますか？

story-none = { "" }
label-none = { "" }

## 端末の盤面

eldritch-head = 第{ $round }ラウンド · { $phase } · 破滅 { $doom } · 予兆：{ $omen } · 神話デッキ：{ $mythos }
eldritch-asleep = 眠り
eldritch-awake = 覚醒
eldritch-solved = 解決した謎 { $solved }/{ $all }
eldritch-mystery = 謎
eldritch-ongoing = 場のカード
eldritch-tokens = 怪異トークン：{ $count }
eldritch-space = スペース
eldritch-gate = ゲート
eldritch-clues = 手掛かり
eldritch-monsters = モンスター
eldritch-others = その他
eldritch-rumor = 噂：{ $card }
eldritch-expedition = 進行中の遠征
eldritch-fallen = { $name }（敗北）
eldritch-token-of = 「{ $card }」のトークン
eldritch-investigator = 探索者
eldritch-where = 場所
eldritch-health = 体力
eldritch-sanity = 正気度
eldritch-skills = 技能
eldritch-possessions = 所持品
eldritch-lead = リーダー
eldritch-delayed = 遅延
eldritch-turned = 裏
eldritch-tickets = { $ticket } × { $count }
eldritch-eliminated = 脱落
eldritch-reserve = リザーブ
eldritch-set-aside = モンスターカップ：{ $cup } · 残りゲート：{ $gates } · 手掛かりプール：{ $pool }

## ブラウザーの盤面

web-eldritch-map = 世界地図
web-eldritch-zoom-in = 拡大
web-eldritch-zoom-out = 縮小
web-eldritch-show-me = 自分の探索者を表示
web-eldritch-city = 都市
web-eldritch-wilderness = 荒野
web-eldritch-sea = 海
web-eldritch-number = スペース{ $number }
web-eldritch-site = 遠征地
web-eldritch-path-train = 鉄道
web-eldritch-path-ship = 航路
web-eldritch-path-uncharted = 未踏路
web-eldritch-gate = ゲート：{ $colour }
web-eldritch-matches = 予兆と一致
web-eldritch-gate-tip = その先は異世界。予兆がこの色に来ると、破滅が進む。
web-eldritch-expedition = 進行中の遠征
web-eldritch-expedition-tip = ここにいる探索者は遠征遭遇を行える。
web-eldritch-clue = 手掛かり
web-eldritch-clue-tip = ここにいる探索者は調査遭遇で得られる。
web-eldritch-monster-here = { $damage ->
    [0] { $name }
   *[other] { $name }（体力を{ $damage }／{ $toughness }失っている）
}
web-eldritch-hurt = 体力を{ $damage }／{ $toughness }失っている
web-eldritch-rumor = 噂：{ $name }
web-eldritch-token = 怪異トークン：{ $count }（{ $name }）
web-eldritch-mystery-token = 謎トークン：{ $count }（{ $name }）
web-eldritch-fallen = { $name }が重傷で倒れている
web-eldritch-fallen-mad = { $name }が正気を失って倒れている
web-eldritch-delayed = 遅延
web-eldritch-delayed-tip = 次のアクションフェイズは行動せずに起き上がる。
web-eldritch-round = 第{ $round }ラウンド
web-eldritch-actions = 残りアクション：{ $count }
web-eldritch-lead = リーダー探索者
web-eldritch-lead-tip = 最初に手番を行い、ルールが全員に委ねることを決める。
web-eldritch-doom = 破滅
web-eldritch-doom-at = 破滅：{ $doom }／{ $most }
web-eldritch-doom-tip = 破滅は{ $doom }。0でエンシェント・ワンが目覚める。
web-eldritch-omen = 予兆
web-eldritch-omen-at = 予兆：{ $colour }
web-eldritch-omen-tip = 予兆がここに来ると、同じ色のゲート1つにつき破滅が1進む。
web-eldritch-tokens = 怪異トークン：{ $count }
web-eldritch-threat = エンシェント・ワンと謎
web-eldritch-asleep = 眠り
web-eldritch-awake = 目覚め
web-eldritch-mystery = 謎
web-eldritch-solved = 解決した謎：{ $solved }／{ $needed }
web-eldritch-progress = 進み具合：{ $done }／{ $goal }
web-eldritch-ongoing = 場に残るカード
web-eldritch-reserve = リザーブ
web-eldritch-choice = 選べるカード
web-eldritch-tops = 見た山札の上
web-eldritch-pile-mythos = 神話デッキ
web-eldritch-pile-gates = ゲートの山
web-eldritch-pile-cup = モンスターカップ
web-eldritch-pile-clues = 手掛かりの山
web-eldritch-pile-assets = 資産デッキ
web-eldritch-pile-artifacts = アーティファクトデッキ
web-eldritch-pile-spells = 呪文の山札
web-eldritch-pile-conditions = 状態の山札
web-eldritch-left = 残り：{ $count }
web-eldritch-discarded = 捨て札：{ $count }
web-eldritch-health = 体力
web-eldritch-sanity = 正気度
web-eldritch-improved = 成長 { $by }
web-eldritch-skill-tip = この技能の判定で振るダイスの数。
web-eldritch-short-lore = 知
web-eldritch-short-influence = 影
web-eldritch-short-observation = 観
web-eldritch-short-strength = 筋
web-eldritch-short-will = 意
web-eldritch-clues-held = 手掛かり：{ $count }
web-eldritch-out = 脱落
web-eldritch-choosing = 探索者を選んでいる
web-eldritch-back = あなたが見た裏面：
web-eldritch-turned = 裏面が表向き：
web-eldritch-choose-investigator = 誰になりますか？
web-eldritch-choose-ancient-one = どのエンシェント・ワンが目覚めようとしていますか？
web-eldritch-figure-value = 価値{ $number }
web-eldritch-figure-health = 体力{ $number }
web-eldritch-figure-sanity = 正気度{ $number }
web-eldritch-figure-lore = 知識{ $number }
web-eldritch-figure-influence = 影響力{ $number }
web-eldritch-figure-observation = 観察力{ $number }
web-eldritch-figure-strength = 筋力{ $number }
web-eldritch-figure-will = 意志{ $number }
web-eldritch-figure-horror = 恐怖{ $number }
web-eldritch-figure-damage = ダメージ{ $number }
web-eldritch-figure-toughness = 耐久力{ $number }
web-eldritch-figure-doom = 破滅{ $number }
web-eldritch-story = 物語
web-eldritch-fold = 物語をしまう
web-eldritch-on = 先へ
web-eldritch-read = ページを開いて読む：{ $title }
web-eldritch-life = 人となり
web-eldritch-to-sheets = 選ぶ画面へ戻る
web-eldritch-earlier = 前へ
web-eldritch-later = 次へ
web-eldritch-scene-encounter = 遭遇
web-eldritch-scene-combat = 戦闘
web-eldritch-scene-mythos = 神話
web-eldritch-scene-action = アクション
web-eldritch-scene-test = 判定
web-eldritch-scene-card = カードの裏
web-eldritch-scene-text = カードの効果
web-eldritch-scene-reckoning = 清算
web-eldritch-scene-opening = 発端
web-eldritch-scene-mystery = 謎
web-eldritch-scene-awakening = 目覚め
web-eldritch-scene-fall = 最後の一行
web-eldritch-scene-ending = 結末
web-eldritch-roll = ダイス
web-eldritch-result = { $result ->
    [0] 失敗
   *[other] 成功：{ $result }
}

## The rules in short

summary-1 = 力を合わせる：探索者は全員で勝つか、全員で負ける。エンシェント・ワンのシートが求める数の謎を、手遅れになる前に解く。
summary-2 = 1ラウンドは3つのフェイズ：アクション、遭遇、神話。それぞれで手番が回ってくる。
summary-3 = アクション：違うものを2つ。隣のスペースへの移動、休息、旅行チケットの入手、都市での資産の獲得、交換、カードや探索者自身のアクション。
summary-4 = 遭遇：まず同じスペースのモンスターすべてと戦う。1体も残らなければ、そこで遭遇を1回。都市の遭遇、手掛かり、ゲート、遠征のどれか。
summary-5 = 判定：技能の値だけダイスを振る。5か6の目が成功で、1つあれば足りる。手掛かりを1つ使えばダイス1個を振り直せる。
summary-6 = 神話：カード1枚でラウンドが終わる。予兆が動き、同じ色のゲートの数だけ破滅が進み、モンスターが現れ、清算のあるカードが働く。
summary-7 = 敗北：体力か正気度がなくなると探索者は倒れ、破滅が進む。別の探索者で続ける。
summary-8 = 終わり：破滅が0になるとエンシェント・ワンが目覚め、勝つのは難しくなる。引くべき神話カードがなければ、全員の負け。
