## カードの文章。各ステップは句点なしで書く：「呪文を1枚得る」。

## 数

number-players = 探索者の人数
number-half-players = 探索者の人数の½
number-by-team = 隊の規模（1～3）
number-result = 判定結果
number-gates = ボード上のゲートの数
number-tokens = そこにある怪異トークンの数
number-monsters-here = そのスペースにいる他のモンスターの数
number-all = すべて
number-any = 好きな数
number-this = これ

body-health = { $health_is ->
    [plain] 体力を{ $health }
   *[count] 体力を{ $health }だけ
}
body-sanity = { $sanity_is ->
    [plain] 正気度を{ $sanity }
   *[count] 正気度を{ $sanity }だけ
}
body-both = { $health_is ->
    [plain] 体力を{ $health }、正気度を{ $sanity }
   *[count] 体力と正気度を{ $health }だけ
}

## 誰

who-you = あなた
who-lead = リーダー探索者
who-trigger = その探索者
who-each = 各探索者
who-each-here = あなたのスペースにいる各探索者
who-each-here-of-this = そのスペースにいる各探索者
who-each-on-city = 都市にいる各探索者
who-each-on-wilderness = 荒野にいる各探索者
who-each-on-sea = 海にいる各探索者
who-each-on-gate = ゲートのあるスペースにいる各探索者
who-each-cultist = ボード上の狂信者1体につき
who-each-within-1-of = { $of }のスペースまたは隣接スペースにいる各探索者
who-chosen = あなたが選ぶ探索者1人
who-chosen-other = あなたが選ぶ他の探索者1人
who-chosen-here = あなたのスペースにいる、あなたが選ぶ探索者1人
who-any-here = あなたのスペースにいる好きな人数の探索者
who-you-and-one-here = あなたと、望むならあなたのスペースにいる他の探索者1人

## どこ

filter-city = 都市
filter-wilderness = 荒野
filter-sea = 海
filter-gate = ゲートのあるスペース
filter-gate-matching = 予兆と一致するゲートのあるスペース
filter-clue = 手掛かりのあるスペース
filter-monster = モンスターのいるスペース
filter-investigator = 探索者のいるスペース

place-space = { $space }
place-here = あなたのスペース
place-adjacent = 隣接スペース1つ
place-adjacent-by-train = 鉄道で隣接するスペース1つ
place-chosen = 好きなスペース1つ
place-random = ランダムなスペース1つ
place-random-of = ランダムな{ $of }1つ
place-expedition = 進行中の遠征トークンのあるスペース
place-lead-space = リーダー探索者のスペース
place-this-space = そのスペース
place-nearest = 最も近い{ $of }
place-any = { $of_is ->
    [filter-gate] ゲートのある好きなスペース1つ
    [filter-gate-matching] 予兆と一致するゲートのある好きなスペース1つ
    [filter-clue] 手掛かりのある好きなスペース1つ
    [filter-monster] モンスターのいる好きなスペース1つ
    [filter-investigator] 探索者のいる好きなスペース1つ
   *[other] 好きな{ $of }1つ
}
place-all = { $of_is ->
    [filter-gate] ゲートのある各スペース
    [filter-gate-matching] 予兆と一致するゲートのある各スペース
    [filter-clue] 手掛かりのある各スペース
    [filter-monster] モンスターのいる各スペース
    [filter-investigator] 探索者のいる各スペース
   *[other] 各{ $of }
}
place-space-of = { $of }のスペース
place-its-tokens = このカードのトークンがあるスペース

path-train = 鉄道
path-ship = 航路
path-uncharted = 未踏路

spot-this = このカード
spot-mystery = 現在の謎
spot-sheet = エンシェント・ワン・シート
spot-omen-red = 予兆トラックの赤い蝕
spot-omen-blue = 予兆トラックの青い星々
spot-omen-green = 予兆トラックの緑の彗星
spot-here = あなたのスペース
spot-you = あなたの手掛かり
spot-pool = 手掛かりプール
spot-gained = 得た手掛かり

## どのモンスター

which-this = このモンスター
which-spawned = いま出現したモンスター
which-fought = 戦っているモンスター
which-one-here = あなたのスペースにいるモンスター1体
which-all-here = あなたのスペースにいる各モンスター
which-one-near = あなたのスペースまたは隣接スペースにいるモンスター1体
which-one-adjacent = 隣接スペースにいるモンスター1体
which-one-anywhere = 好きなモンスター1体
which-all = 各モンスター
which-all-on = { $of }にいる各モンスター
which-all-at-chosen-space = 好きなスペース1つにいる各モンスター

## もし

check-not-defeated-this = このモンスターを倒していない
check-no-trait = それが{ $trait }でない
check-space-city = あなたが都市にいる
check-space-wilderness = あなたが荒野にいる
check-space-sea = あなたが海にいる
check-space-has-gate = そのスペースにゲートがある
check-space-has-monster = そのスペースにモンスターがいる
check-space-has-clue = そのスペースに手掛かりがある
check-space-has-fallen = そのスペースに敗北した探索者がいる
check-any-investigator-on-city = 都市に探索者がいる
check-any-investigator-on-wilderness = 荒野に探索者がいる
check-any-investigator-on-sea = 海に探索者がいる
check-has-clue = 手掛かりを{ $num }つ持っている
check-has-card = 「{ $card }」を持っている
check-has-asset = { $trait }の資産を持っている
check-omen-green = 予兆が緑にある
check-omen-blue = 予兆が青にある
check-omen-red = 予兆が赤にある
check-gates = ボード上のゲートの数が{ $than }
check-result = 判定結果が{ $than }
check-tokens-on-omen = 予兆のあるマスの怪異トークンの数が{ $than }
check-tokens-on-sheet = エンシェント・ワン・シート上の怪異トークンの数が{ $than }
check-cup-empty = { $so ->
    [yes] モンスターカップが空
   *[no] モンスターカップが空でない
}
check-during-combat = 戦闘中
check-during-acquire = 資産の獲得中
check-during-research = 調査遭遇中
check-during-other-world = 異世界遭遇中
check-during-expedition = 遠征遭遇中
check-during-encounter = 遭遇中
check-during-spell = 呪文のための判定
check-trait-item = それがアイテム
check-trait-weapon = それが武器
check-trait-tome = それが書物
check-trait-ally = それが仲間
check-trait-service = それがサービス
check-trait-trinket = それが小物
check-trait-magical = それが魔法
check-trait-teamwork = それが協力
check-trait-madness = それが狂気
check-trait-injury = それが負傷
check-trait-boon = それが恩恵
check-trait-bane = それが災い
check-trait-deal = それが取引
check-trait-common = それが共通
check-trait-restriction = それが制限
check-trait-incantation = それが詠唱
check-trait-ritual = それが儀式
check-trait-event = それが事件
check-trait-ongoing = それが継続
check-trait-rumor = それが噂
check-chosen-as-cost = { $so ->
    [yes] 自分で選んだコスト
   *[no] 自分で選んだコストでない
}
check-defeated-this = このモンスターを倒した
check-done = { $so ->
    [yes] そうできた
   *[no] そうできなかった
}
check-awake = { $so ->
    [yes] エンシェント・ワンが目覚めている
   *[no] エンシェント・ワンが眠っている
}

## 流れを決めるステップ

skill-test = { $skill }{ $sign ->
    [plus] +{ $by }
    [minus] −{ $by }
   *[none] { "" }
}
do-test = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $test }の判定を行う{ $pass ->
    [none] { $fail ->
        [none] { "" }
       *[some] 。失敗：{ $fail }
    }
   *[some] 。{ $need ->
        [1] 成功
       *[other] 成功{ $need }つ以上
    }：{ $pass }{ $fail ->
        [none] { "" }
       *[some] ／失敗：{ $fail }
    }
}
## 探索者についてのステップ

do-lose = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $body }失う
do-recover = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $body }回復する
do-spend-body = { $body }消費する
do-spend-clue = { $from ->
    [group] 全員で
    [mystery] 現在の謎の上の
   *[you] { "" }
}手掛かりを{ $clue_is ->
    [plain] { $clue }つ
   *[count] { $clue }だけ
}消費する
do-spend-ticket = 旅行チケットを{ $ticket }枚消費する
do-improve = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $skill_is ->
    [skill-any] 好きな技能1つ
   *[other] { $skill }
}を成長させる
do-delay = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}遅延する
do-move-to = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $to }へ移動する
do-move-along = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $along ->
    [any] { "" }
   *[some] { $along }に沿って
}{ $up_to ->
    [1] 1スペース
   *[other] { $up_to }スペースまで
}移動{ $who_is ->
    [who-you] する
   *[other] してもよい
}
do-act = 追加のアクションを{ $num }回行う
do-share-clues = { $with }と好きな数の手掛かりを交換する
do-devour = { $who_is ->
    [who-you] あなた
   *[other] { $who }
}は貪り食われる
do-fall-health = { $who_is ->
    [who-you] あなた
   *[other] { $who }
}は最後の体力を失ったものとして敗北する
do-fall-sanity = { $who_is ->
    [who-you] あなた
   *[other] { $who }
}は最後の正気度を失ったものとして敗北する

## カード、手掛かり、チケットについてのステップ

do-gain-all = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}倒れた探索者の所持品をすべて得る
do-gain-this-clue = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}この手掛かりを得る
do-gain-clue = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}手掛かりを{ $num_is ->
    [plain] { $num }つ
   *[count] { $num }だけ
}得る
do-gain-ticket = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $ticket }を{ $num }枚得る
do-gain-condition = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}「{ $card }」の状態を得る
do-gain-any-condition = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $trait ->
    [none] { "" }
   *[some] { $trait }の
}状態を1枚得る
do-gain-asset = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $from ->
    [reserve] リザーブから
   *[deck] デッキから
}{ $name ->
    [none] { $max ->
        [none] { "" }
       *[some] 価値{ $max }以下の
    }{ $trait ->
        [none] { "" }
       *[some] { $trait }の
    }資産を{ $num }枚
   *[some] 資産「{ $name }」を
}得る
do-gain-artifact = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $name ->
    [none] { $trait ->
        [none] { "" }
       *[some] { $trait }の
    }アーティファクトを{ $num }枚
   *[some] アーティファクト「{ $name }」を
}得る
do-gain-spell = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $name ->
    [none] { $trait ->
        [none] { "" }
       *[some] { $trait }の
    }呪文を{ $num }枚
   *[some] 呪文「{ $name }」を
}得る
do-discard-this = このカードを捨てる
do-discard-this-clue = この手掛かりを捨てる
do-discard-clue = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}手掛かりを{ $num_is ->
    [plain] { $num }つ
   *[count] { $num }
}捨てる
do-discard-ticket = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}旅行チケットを{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }
}捨てる
do-discard-asset = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $trait ->
    [none] { "" }
   *[some] { $trait }の
}{ $name ->
    [none] { "" }
   *[some] { $name }の
}資産を{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }
}捨てる
do-discard-artifact = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $trait ->
    [none] { "" }
   *[some] { $trait }の
}{ $name ->
    [none] { "" }
   *[some] { $name }の
}アーティファクトを{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }
}捨てる
do-discard-spell = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $trait ->
    [none] { "" }
   *[some] { $trait }の
}{ $name ->
    [none] { "" }
   *[some] { $name }の
}呪文を{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }
}捨てる
do-discard-condition = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}{ $trait ->
    [none] { "" }
   *[some] { $trait }の
}{ $name ->
    [none] { "" }
   *[some] { $name }の
}状態を{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }
}捨てる
do-flip-this = このカードを裏返す
do-flip = { $who_is ->
    [who-you] { "" }
    [who-same] { "" }
   *[other] { $who }は
}「{ $card }」を裏返す
do-box = このカードを箱に戻す
do-peek = { $back_of }の裏を見る
peek-own-spell = 自分の呪文1枚
peek-condition-here = あなたのスペースにいる探索者の状態1枚
peek-gained-spell = その呪文
do-look = { $deck ->
    [mythos] 神話デッキ
    [gate] ゲートの山
   *[any-encounter-or-mythos] 好きな遭遇デッキまたは神話デッキ
}の上から{ $num }枚を見る
do-reserve-all = リザーブのカードをすべて捨てる
do-reserve-any = リザーブのカードを好きな枚数捨てる
do-reserve-some = リザーブのカードを{ $num }枚捨てる

## 世界についてのステップ

do-spawn-monster = { $at ->
    [none] あなたのスペース
   *[some] { $at }
}に{ $name ->
    [none] モンスター
   *[some] { $name }
}を{ $num_is ->
    [plain] { $num }体
   *[count] { $num }だけ
}出現させる
do-spawn-epic = { $at ->
    [none] あなたのスペース
   *[some] { $at }
}に{ $epic }を出現させる
do-spawn-gate = ゲートを{ $num_is ->
    [plain] { $num }つ
   *[count] { $num }だけ
}出現させる
do-spawn-clue = { $at ->
    [none] { "" }
   *[some] { $at }に
}手掛かりを{ $num_is ->
    [plain] { $num }つ
   *[count] { $num }だけ
}出現させる
do-hurt = { $which }は体力を{ $num_is ->
    [plain] { $num }
   *[count] { $num }だけ
}失う
do-heal = { $which }は体力を{ $num_is ->
    [plain] { $num }
    [number-all] すべて
   *[count] { $num }だけ
}回復する
do-remove = { $max ->
    [none] { "" }
   *[some] 耐久力が{ $max }以下の、
}{ $which }を捨てる
do-defeat = { $max ->
    [none] { "" }
   *[some] 耐久力が{ $max }以下の、
}{ $which }を倒す
do-shift-monster = { $from ->
    [none] { "" }
   *[some] { $from }から
}{ $name ->
    [none] { $monster }
   *[some] すべての{ $name }
}を{ $to ->
    [none] { $along ->
        [any] { "" }
       *[some] { $along }に沿って
    }{ $toward }へ向けて{ $num }スペース動かす
   *[some] { $to }へ動かす
}
do-shift-clue = { $from ->
    [none] その手掛かり
   *[some] { $from }から手掛かり1つ
}を{ $to }へ動かす
do-fight = { $which }と戦う
do-ambush = { $name ->
    [none] モンスター
   *[some] { $name }
}{ $num }体が{ $who }に奇襲をかける
do-close = このゲートを閉じる
do-drop-gate = { $by ->
    [lead] リーダー探索者が選ぶ
   *[you] 好きな
}{ $which ->
    [one-matching] 予兆と一致するゲート1つ
   *[any] ゲート1つ
}を捨てる
do-doom-advance = 破滅を{ $num_is ->
    [plain] { $num }
   *[count] { $num }だけ
}進める
do-doom-retreat = 破滅を{ $num_is ->
    [plain] { $num }
   *[count] { $num }だけ
}戻す
do-omen-advance = 予兆を{ $num }進める
do-omen-to = 予兆を{ $to }まで進める
do-omen-set = 予兆を好きなマスに置く
do-token-eldritch = { $from ->
    [none] { $to }に怪異トークンを{ $num_is ->
        [plain] { $num }個
       *[count] { $num }だけ
    }置く
   *[some] { $to ->
        [none] { $from }から怪異トークンを{ $num }個取り除く
       *[some] { $from }から{ $to }へ怪異トークンを{ $num }個移す
    }
}
do-token-mystery = { $to }に謎トークンを置く
do-token-clue = { $from_is ->
    [spot-gained] その手掛かり
    [spot-pool] プールの手掛かり{ $num }つ
   *[spot-you] 自分の手掛かり{ $num }つ
}を{ $to }に置く
do-mystery-advance = 現在の謎を進展させる
do-mystery-solve = 現在の謎を解決する
do-rumor = この噂を解決する
do-reckoning = 清算を行う
do-surge = { $place }でモンスターの大量発生を解決する
do-draw-mythos = 神話カードをさらに{ $num }枚引いて解決する
do-set-aside-monster = { $name }を{ $num }体脇に置く
do-set-aside-special = 特殊遭遇デッキ「{ $special }」を脇に置く
do-lead = リーダー探索者はリーダー探索者トークンを渡す
do-encounter-as = { $clue_at }にある手掛かりについて、そこにいるものとして調査遭遇を解決する。これがこの手番の遭遇となる
do-special = 「{ $title }」デッキの特殊遭遇を解決する
do-win = 探索者たちはゲームに勝利する
do-lose-game = 探索者たちはゲームに敗北する

## 進行中の判定や喪失についてのステップ

do-dice = 追加ダイスを{ $num }個振る
do-bonus = { $skill }+{ $num }を得る
do-add-success = 成功を{ $num }つ加える
do-reroll = ダイスを{ $num }個振り直す
do-set-die = { $from }の目のダイス1個を{ $to }にする
do-success-on = { $face }の目は成功{ $counts }つとして数える
do-use-skill = 判定する技能の代わりに{ $skill }を使う
do-mod-damage = この戦闘の間、モンスターのダメージ{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
do-mod-horror = この戦闘の間、モンスターの恐怖{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
do-ignore = この戦闘の間、モンスターの耐性を無視する
do-prevent = { $body }失うのを防ぐ
do-cancel = { $what ->
    [recover-sanity] 正気度を回復しない
    [recover-health] 体力を回復しない
   *[event] それを防ぐ
}

## 能力

during-combat = 戦闘中
during-acquire = 資産の獲得中
during-research = 調査遭遇中
during-other-world = 異世界遭遇中
during-expedition = 遠征遭遇中
during-encounter = 遭遇中
during-spell = 呪文のための判定中

limit-once-per-test = 判定ごとに1回

has-bonus = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $during ->
    [none] { "" }
   *[some] { $during }、
}{ $skill_is ->
    [skill-any] すべての技能
   *[other] { $skill }
}+{ $num }
has-dice = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $during ->
    [none] { "" }
   *[some] { $during }、
}{ $skill_is ->
    [skill-any] { "" }
   *[other] { $skill }の
}判定で追加ダイスを{ $num }個振る
has-reroll = { $limit }、{ $during ->
    [none] { "" }
   *[some] { $during }、
}{ $skill_is ->
    [skill-any] { "" }
   *[other] { $skill }の
}判定で{ $faces ->
    [none] ダイスを{ $num }個
   *[some] { $faces }の目のダイスをすべて
}振り直してもよい
has-add-success = { $during ->
    [none] { "" }
   *[some] { $during }、
}{ $who_is ->
    [who-you] { "" }
   *[other] { $who }は
}成功を{ $num }つ加える
has-mod-damage = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $whose ->
    [this] このモンスターの
   *[fought] あなたが戦うモンスターの
}ダメージ{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] は{ $num }だけ増える
}
has-mod-horror = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $whose ->
    [this] このモンスターの
   *[fought] あなたが戦うモンスターの
}恐怖{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] は{ $num }だけ増える
}
has-mod-toughness = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $whose ->
    [this] このモンスターの
   *[fought] あなたが戦うモンスターの
}耐久力{ $num_is ->
    [plain] { $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
   *[count] は{ $num }だけ増える
}
has-mod-travel-tickets = { $num ->
    [0] 移動アクションで旅行チケットを消費できない
   *[other] 移動アクションで消費できる旅行チケットは{ $num }枚まで
}
has-mod-weapon-bonus = あなたの武器のボーナス{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
has-success-on = { $faces_count ->
    [0] { $last }
   *[other] { $faces }、{ $last }
}の目{ $fewer ->
    [yes] だけが成功
   *[no] はどれも成功
}
face-number = { $face }
has-home = このモンスターは{ $at }に出現する
has-prevented = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $what ->
    [become-delayed] 遅延しない
   *[other] { $event }、それを防ぐ
}
has-cannot-all = 探索者は{ $things_is ->
    [cannot-spend-train-ticket] 鉄道のチケットを消費できない
    [cannot-spend-ship-ticket] 船のチケットを消費できない
    [cannot-recover-sanity-by-rest] 休息で正気度を回復できない
    [cannot-recover-health-by-rest] 休息で体力を回復できない
    [cannot-close-gate] ゲートを閉じられない
    [cannot-set-omen] 予兆を好きなマスに置けない
    [cannot-gain-clue] 手掛かりを得られない
   *[other] { $things }ができない
}
cannot-move = 移動
cannot-act-except-this = このカード以外のアクション
cannot-trade = 交換
cannot-rest = 休息
cannot-spend-train-ticket = 鉄道のチケットの消費
cannot-spend-ship-ticket = 船のチケットの消費
cannot-recover-sanity-by-rest = 休息による正気度の回復
cannot-recover-health-by-rest = 休息による体力の回復
cannot-close-gate = ゲートを閉じること
cannot-set-omen = 予兆を好きなマスに置くこと
cannot-gain-clue = 手掛かりの獲得
has-local-action = { $cost ->
    [none] ローカルアクション：{ $do }
   *[some] ローカルアクション（{ $cost }）：{ $do }
}
has-reckoning = 清算：{ $do }
has-encounter = { $at }での遭遇：{ $do }

when-gain-this = このカードを得たとき
when-gain-spell = 呪文を得たとき
when-gain-condition = 状態を得るとき
when-gain-clue-by-research = 調査遭遇で手掛かりを得たとき
when-rest = { $who ->
    [other-here] あなたのスペースにいる他の探索者が休息したとき
   *[you] 休息したとき
}
when-travel = { $who ->
    [other-here] あなたのスペースにいる他の探索者が移動アクションを行ったとき
   *[you] 移動アクションを行ったとき
}
when-prepare = { $who ->
    [other-here] あなたのスペースにいる他の探索者が旅行チケットの入手を行ったとき
   *[you] 旅行チケットの入手を行ったとき
}
when-acquire = { $who ->
    [other-here] あなたのスペースにいる他の探索者が資産の獲得を行うとき
   *[you] 資産の獲得を行うとき
}
when-trade = { $who ->
    [other-here] あなたのスペースにいる他の探索者が交換したとき
   *[you] 交換したとき
}
when-encounter-choice = 遭遇を選ぶとき
when-other-world = 異世界遭遇で判定を行うとき
when-expedition = 遠征遭遇を解決した後
when-research = 調査遭遇を解決した後
when-fallen-encounter = 倒れた探索者との遭遇で判定を行うとき
when-combat-start = 戦闘が始まるとき
when-after-will-test = この戦闘の意志の判定の後
when-strength-test = 筋力の判定を行うとき
when-spell-test = 呪文のための判定を行うとき
when-test = { $who ->
    [other-here] あなたのスペースにいる他の探索者が判定を行うとき
   *[you] 判定を行うとき
}
when-combat-end = 戦闘が終わったとき
when-defeat-this = このモンスターが倒されたとき
when-defeat-monster = モンスターを倒したとき
when-defeat = { $name ->
    [none] モンスター
   *[some] { $name }
}が倒されたとき
when-investigator-loses-health-to-this = 探索者がこのモンスターによって体力を失ったとき
when-would-lose-health = 体力を失うとき
when-would-lose-sanity = 正気度を失うとき
when-become-delayed = 遅延するとき
when-stand-up = 遅延から立ち直るとき
when-fall-by-health = 体力を失って敗北するとき
when-fall-by-sanity = 正気度を失って敗北するとき
when-encounter = 遭遇を行うとき
when-spawn-this = このモンスターが出現したとき
when-clue-spawned = 手掛かりが出現したとき
when-gate-spawned = ゲートが出現したとき
when-close-gate = ゲートを閉じたとき
when-omen-enter = 予兆がマスに入ったとき
when-doom-would-advance = 破滅が進むとき
when-investigator-defeated = 探索者が敗北したとき
when-tokens-zero = このカードに怪異トークンがなくなったとき
when-mythos-end = 神話フェイズの終わりに

## カード全体

keyword-physical-resistance = 物理耐性
keyword-magical-resistance = 魔法耐性
figure-horror = { $test }、恐怖{ $harm }
figure-damage = { $test }、ダメージ{ $harm }
figure-toughness = 耐久力{ $num_is ->
    [plain] { $num }
   *[count] は{ $num }
}
figure-sheet = 体力{ $health }、正気度{ $sanity }；知識{ $lore }、影響力{ $influence }、観察力{ $observation }、筋力{ $strength }、意志{ $will }；{ $space }から開始
text-setup = 準備：{ $do }
text-enter = このカードが場に出たとき：{ $do }
text-awake = 目覚めたとき：{ $do }
text-doom-instead = 破滅が進むたびに、代わりに：{ $do }
text-rumor = { $space }の噂{ $tokens ->
    [0] { "" }
   *[other] 。このカードに怪異トークンを{ $tokens }個置く
}
text-solve-clues-on-this = 神話フェイズの終わりに、このカード上の手掛かりの数が{ $than }なら、この謎を解決する
text-solve-eldritch-on-this = 神話フェイズの終わりに、このカード上の怪異トークンの数が{ $than }なら、この謎を解決する
text-solve-clues-on-sheet = 神話フェイズの終わりに、このシート上の手掛かりの数が{ $than }なら、最後の謎が解決される
text-solve-defeat = { $monster }が倒されたとき、この謎を解決する
text-final-defeat = { $monster }が倒されたとき、最後の謎が解決される
text-initial-choose = 選ぶ：{ $pass }、または{ $fail }
text-second-flip = この状態をもう一度得るなら、代わりにこのカードを裏返す
text-opposite = 「{ $card }」を得るなら、代わりにこのカードを捨てる
