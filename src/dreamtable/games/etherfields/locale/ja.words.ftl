## 数

number-P = ドリーマーの人数
number-X = X
number-all = すべて
number-distress = あなたの苦悩
number-sealed = あなたの封印されたカードの枚数
number-ether = あなたのエーテル
number-gems = あなたの輝く宝石の数
number-hand = あなたの手札の枚数
number-progress = あなたのアクティブな{ $of_is ->
    [colour-any] { "" }
   *[other] { $of }の
}進行カードの枚数
colour-any = どの色でも
number-keys = チームの鍵の数
number-hours = 時計の時間数
number-turns-left = 残りのターンカードの枚数
number-turn = 現在のターン数
number-roll = 幸運ダイスの直前の結果
number-same = いま捨てた枚数
number-paid-cards = この支払いで捨てたカードの枚数
number-counter = { $of }
counter-here = カウント
counter-camp-debt = 街への借り
counter-camp-mercy = 街にかけた情け
number-tokens = そこにあるトークンの数
number-sum = ドリーマー全員の{ $of }の合計
number-morphs = その変異の数
number-figures = そのフィギュアの数
number-marks = このタイルのマーカーの数
number-carried = 運んでいるトークンの数
number-delivered = 渡したものの数
number-level = 潮位
number-markers = アクションのマーカーの数
number-bar = 演奏した小節の数
number-wrong-notes = 間違えた音の数
number-at-most = { $number }（最大{ $most }）

## 誰

who-you = あなた
who-each = 各ドリーマー
who-others = 他の各ドリーマー
who-one = ドリーマー1人
who-other = 他のドリーマー1人
who-range = { $num ->
    [0] 同じマスにいる各ドリーマー
   *[other] 射程{ $num }以内の各ドリーマー
}
who-space = そのマスの各ドリーマー
who-here = あなたのマスにいる各ドリーマー
who-tile = そのタイルの各ドリーマー
who-on = { $of }のあるマスにいる各ドリーマー
who-somewhere = { $where }にいる各ドリーマー
where-within = { $num ->
    [0] 同じマス
   *[other] 射程{ $num }以内
}
where-on = { $of }のあるマス
who-most = { $of }が最も多いドリーマー
who-least = { $of }が最も少ないドリーマー
who-holder = このカードの持ち主

## どの実影

which-this = この実影
which-kind = この実影
which-one = その実影
which-all = すべての実影
which-range = { $num ->
    [0] あなたのマスにいる実影1体
   *[other] 射程{ $num }以内の実影1体
}
which-closest = 最も近い実影
which-any = そのフィギュア1体
which-here = そのマスにいる、この実影のすべてのフィギュア
which-on = { $of }のあるマスにいる、この実影のすべてのフィギュア
which-struck = その実影
which-of = { $of }のすべての実影

## どこ

where-here = あなたのマス
where-entity = その実影のマス
where-tile = このタイル
where-adjacent = あなたのマスと隣のマス
where-any = 好きなマス
where-at = { $space }
where-icon = { $of_is ->
    [thing-spawn] 出現マス
    [thing-special] 特殊マス
    [thing-entrance] 入口のマス
   *[other] { $of }のあるマス
}
where-range = { $num }マス以内のマス
where-terrain = { $of_is ->
    [thing-same] 同じ地形のマス
   *[other] { $of }のあるマス
}
where-token = { $of }のあるマス

## もの

face-fail = 失敗
face-blank = 空白
face-1 = +1
face-2 = +2
face-3 = +3

figure-human = 人型シェイプシフター
figure-creature = 獣型シェイプシフター
figure-token = 実影トークン
figure-big = 大型実影

secret-card = シークレットカード{ $code }
secret-tile = シークレットタイル{ $code }

## コスト

cost-free = 無料
cost-paid = { $cost }を払う
cost-intent = { $colour ->
    [W] 憤怒
    [C] 狡知
   *[A] 認知
}{ $num }
cost-intents = { $how ->
    [gradual] { $ways }（漸進：ドリーマー1人につき1回分）
    [times] { $ways }×ドリーマーの人数（一度に払う）
   *[plain] { $ways }
}
cost-and = { $parts }
cost-distress = 苦悩を{ $num }受ける
cost-ether = エーテル{ $num }
cost-gem = 輝く宝石{ $num }個
cost-key = 鍵{ $num }本
cost-hour = { $num }時間
cost-hand = { $num ->
    [all] 手札をすべて捨てる
   *[other] 手札を{ $num }枚捨てる
}
cost-flip = 進行カードを{ $num }枚裏返す
cost-seal = カードを{ $num }枚封印する
cost-seal-each = 各ドリーマーがカードを{ $num }枚封印する
cost-item = { $name }を捨てる
cost-note = このノートを捨てる
cost-market = 手札{ $num }枚をマーケットに戻す
cost-self = このカードを捨てる
cost-seal-self = このカードを封印する
cost-flip-self = このカードを裏返す
cost-top = デッキの一番上のカードを捨てる
cost-flaw = 亀裂カードを{ $num }枚得る
cost-morph = 射程1以内の実影1体が変異を{ $num }つ得る

## 条件

check-suit = スートが{ $suit }
check-on = あなたが{ $of }のあるマスにいる
check-figure-on = その実影が{ $of_is ->
    [thing-entrance] 入口のマス
   *[other] { $of }のあるマス
}にいる
check-not-figure-on = その実影が{ $of }のあるマスにいない
check-has = チームが{ $card }を持っている
check-has-mask = あなたが仮面を持っている
check-no-mask = あなたが仮面を持っていない
check-note = チームがノートカード{ $code }を持っている
check-in-dream = ドリームの中にいる
check-in-slumber = まどろみの中にいる
check-in-world = 夢界にいる
check-not-in-dream = ドリームの中にいない
check-not-in-slumber = まどろみの中にいない
check-not-in-world = ドリームかまどろみの中にいる
check-dreamer = あなたが{ $card }
check-within = あなたがその射程{ $num }以内にいる
check-last-roll = 幸運ダイスの結果が{ $face }
check-entity = 実影{ $code }が場にいる
check-not-entity = 実影{ $code }が場にいない
check-side = タイル{ $code }が置かれている
check-not-side = タイル{ $code }が置かれていない
check-paragraph = 段落{ $number }を読んだ
check-not-paragraph = 段落{ $number }をまだ読んでいない
check-shown = 秘密{ $code }を公開した
check-not-shown = 秘密{ $code }をまだ公開していない
check-alone = あなたのマスに他の誰もいない
check-solo = ドリーマーが1人だけ
check-not-solo = ドリーマーが2人以上
check-carries = あなたが{ $of }を運んでいる
check-gem = { $space }のスロットに宝石がある
check-lit = { $space }に光がある
check-level = 潮位が{ $num }
check-apart = すべてのドリーマーが別々の部屋にいる
check-clear = { $of }と同じマスにドリーマーがいない

## いつもと違うこと

mod-hand = 手札上限
mod-progress = 進行カードの上限
mod-distress = 苦悩の上限
mod-items = アクティブアイテムの上限
mod-draw = ドローステップで引く枚数
mod-range-assault = 襲撃の射程
mod-range-contact = 交流の射程
mod-cost-assault = 襲撃のコスト
mod-cost-contact = 交流のコスト
mod-cost-action = 他のアクションのコスト
mod-price = 市場のカードの値段
mod-cost-of = 「{ $action }」のコスト
mod-cost-move = 移動のコスト
mod-swamp-max = 沼に出入りする移動の距離
mod-cost-place = 進行カードを置くコスト
mod-cost-place-first = 各ターンに最初に置く進行カードのコスト
mod-cost-next = 次のアクションのコスト
mod-move = 移動の歩数
mod-move-max = 移動の歩数の上限
mod-move-walls = 移動で抜けられる壁
mod-effort-uses = 1ターンの奮闘の回数
mod-boost-uses = 1ターンの増幅の回数
mod-target-distance = 実影が最も近いドリーマーを探すときの、あなたの距離
mod-suffer = 効果1行ごとに受ける苦悩
mod-range-source-spirit = 射程を魂トークンからも測れる
mod-round-up = 漸進アクションの支払いは切り上げる
mod-fail-price = 増幅に失敗しても代償はない
mod-first-fail = 夢ごとに最初の増幅の失敗には代償がない
mod-contact-in-wrath = 交流のコストを憤怒で払える
mod-riddle-free = 無料で答えを確定できる回数

forbid-effort = 奮闘できない
forbid-boost-wrath = 怒りの支払いを増幅できない
forbid-gate-lines = ゲートの行を受けない
forbid-boost = 増幅できない
forbid-mask = 仮面を使えない
forbid-assault = 襲撃できない
forbid-contact = 交流できない
forbid-reroll = 振り直せない
forbid-reroll-gem = 宝石で振り直せない
forbid-peek = 覗き見できない
forbid-items = アイテムを使えない
forbid-push = 押し出されない
forbid-relocate = 転移させられない
forbid-target = 実影の目標にならない
forbid-carry = トークンを運べない
forbid-leave = マスを離れられない

until-turn = このターンの終わりまで
until-dream = ドリームの終わりまで
until-next = 次の支払い
until-next-move = 次の移動

when-boost-good = あなたの増幅で意図が加わったとき
when-luck-roll = あなたが幸運ダイスを振ったあと
when-pay-assault = あなたが襲撃のコストを払うとき
when-pay-contact = あなたが交流のコストを払うとき
when-pay-action = あなたが他のアクションのコストを払うとき
when-pay-move = あなたが移動のコストを払うとき
when-pay-place = あなたが進行カードのコストを払うとき
when-place-progress = あなたが進行カードを置いたあと
when-would-suffer = あなたが苦悩を受けるとき
when-would-seal = あなたがカードを封印するとき
when-flaw-drawn = あなたが亀裂カードを引いたとき
when-turn-start = ターンの始めに
when-turn-end = ターンの終わりに
when-dream-start = ドリームの始めに
when-gradual-done = あなたが漸進アクションを完了したとき
when-tile-placed = マップタイルが置かれたとき
when-out-of-turns = ターン切れのとき
when-redirected = あなたが苦悩を引き受けたあと
when-travel-start = 地図で旅に出るとき
when-slumber-start = まどろみの始めに
when-slumber-won = まどろみに勝ったとき

## ステップ：得るもの、失うもの

do-gain = { $what ->
    [key] チームは鍵を{ $num }本得る
    [hour] チームは{ $num }時間を得る
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }は
    }{ $what ->
        [gem] 輝く宝石を{ $num }個
       *[other] エーテルを{ $num }
    }得る
}
do-lose = { $what ->
    [key] チームは鍵を{ $num }本失う
    [hour] チームは{ $num }時間を失う
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }は
    }{ $what ->
        [gem] 輝く宝石を{ $num }個
       *[other] エーテルを{ $num }
    }失う
}
do-suffer = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}苦悩を{ $num_is ->
    [plain] { $num }
   *[count] { $num }だけ
}受ける
do-cure = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}苦悩を{ $num_is ->
    [plain] { $num }
   *[count] { $num }だけ
}癒す
do-seal = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}カードを{ $num }枚封印する
do-unseal = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}{ $pick ->
    [chosen] 好きな
   *[top] { "" }
}カード{ $num }枚の封印を解除する
do-prevent = { $is-you ->
    [yes] あなた
   *[no] { $who }
}が{ $what ->
    [seal] 封印するカードを{ $num }枚
   *[distress] 受ける苦悩を{ $num }
}減らす
do-redirect = 他のドリーマーが受ける苦悩を代わりに受ける
do-none = 何も起きない

## ステップ：カード

do-draw = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}カードを{ $num_is ->
    [plain] { $num }枚
   *[count] { $num }だけ
}引く
do-discard = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}{ $from ->
    [deck] デッキの上のカード
    [progress] 進行カード
   *[hand] 手札
}を{ $num_is ->
    [number-all] すべて
    [plain] { $num }枚
   *[count] { $num }だけ
}捨てる
do-reshuffle = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}デッキと捨て札を合わせてリシャッフルする（代償なし）
do-look = { $deck ->
    [turn] これから来るターンカード
    [fate] 運命デッキの上から
    [slumber] まどろみデッキの上から
   *[own] デッキの上から
}{ $num }枚を見{ $keep ->
    [any] て、{ $deck ->
        [fate] それぞれを好きな順で上に、または下に戻す
        [slumber] それぞれを好きな順で上に、または下に戻す
       *[own] { $num ->
            [1] 戻すか捨てる
           *[other] それぞれを好きな順で上に戻すか捨てる
        }
    }
   *[order] る
}
do-peek = 無料でシークレットを1つ覗き見する
do-gain-flaw = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}亀裂カードを{ $num }枚得る
do-remove-flaw = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}亀裂カードを{ $num }枚取り除く
do-place-progress = { $from ->
    [discard] 捨て札の進行カードを1枚
    [discard-top] いま捨てたカードが進行カードなら
   *[hand] 手札の進行カードを1枚
}、{ $free ->
    [yes] 無料で
   *[no] { $discount ->
        [0] コストを払って
       *[other] コストを{ $discount }減らして
    }
}置く
do-flip = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}進行カードを{ $num_is ->
    [number-all] すべて
   *[other] { $num }枚
}裏返す
do-unflip = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}裏返した進行カードを{ $num_is ->
    [number-all] すべて
   *[other] { $num }枚
}戻す
do-gain-card = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}シークレットカード{ $code }を1枚得る
do-gain-item = チームはアイテム「{ $item }」を得る
do-restore-item = チームはアイテムを{ $num }つ復帰させる
do-discard-item = チームはアイテムを{ $num }つ捨てる
do-gain-mask = 仮面「{ $mask }」を得る
do-restore-mask = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}仮面を復帰させる
do-discard-mask = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}仮面を捨てる
do-seal-this = このカードを封印する
do-remove = このカードをゲームから取り除く
do-intent = { $num_is ->
    [plain] { "" }
   *[count] { $num }だけ
}{ $colour ->
    [W] 憤怒
    [C] 狡知
    [A] 認知
   *[same] 支払い中の色の意図
}を{ $num_is ->
    [plain] { $num }
   *[count] { "" }
}加える
do-recolour = この支払いで捨てたカード{ $num }枚を好きな色として扱う
do-swap-cards = 手札{ $num }枚を捨て札の一番上の{ $num }枚と取り替える（このカードと亀裂カードは数えない）
do-give = 手札{ $num }枚（使われたあとはあなたの捨て札に置く）を{ $here ->
    [yes] 同じマスの
   *[no] 他の
}ドリーマーに渡す
do-reroll = { $whose ->
    [any] 誰かが振った
   *[own] あなたが振った
}{ $die ->
    [luck] 幸運ダイス
    [move] 実影移動ダイス
   *[any] ダイス1個
}を振り直す
do-set-die = いま振られた{ $die ->
    [luck] 幸運ダイス
   *[move] 実影移動ダイス
}の目を「{ $face }」にする
do-guess = スートを1つ言い、次のターンカードがそのスートなら、{ $win }

## ステップ：移動

do-move = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}{ $num_is ->
    [plain] { $num }マス
   *[count] { $num }と同じマス数
}まで移動する{ $ignore ->
    [none] { "" }
   *[some] （{ $ignore }）
}
ignoring = { $things }もよい
ignored-walls = 壁を抜けて
ignored-blocked = 封鎖マスを越えて
ignored-diagonal = 斜めに進んで
do-relocate = { $is-you ->
    [yes] { "" }
   *[no] { $who }は
}{ $range ->
    [none] { "" }
   *[some] { $range }マス以内の
}{ $to }に転移する
do-take-along = 同じマスのドリーマー{ $num }人までを、本人がよければ、このターンの次の移動に連れていく
do-swap = { $which }と場所を入れ替える

## ステップ：しばらくの変化

do-mod = { $is-you ->
    [yes] { "" }
   *[no] { $who }：
}{ $what_is ->
    [mod-range-source-spirit] { $until }、{ $what }
    [mod-round-up] { $until }、{ $what }
    [mod-fail-price] { $until }、{ $what }
    [mod-first-fail] { $until }、{ $what }
    [mod-contact-in-wrath] { $until_is ->
        [until-next] 次の{ $what }
       *[other] { $until }、{ $what }
    }
    [mod-riddle-free] { $num ->
        [1] 次に謎の答えを確定するとき、コストを払わなくてよい
       *[other] 次の{ $num }回、謎の答えを確定するコストを払わなくてよい
    }
    [mod-move] { $until_is ->
        [until-next-move] 次の移動は{ $num }マス{ $sign ->
            [less] 短くなる
           *[more] 長くなる
        }
       *[other] { $until }、{ $what }{ $sign ->
            [less] −{ $num }
           *[more] +{ $num }
        }
    }
    [mod-move-max] { $until }、{ $what }は{ $num }
    [mod-boost-uses] { $until }、増幅をあと{ $num }回使える
    [mod-move-walls] 次の移動で壁を{ $num }つ抜けられる
    [mod-cost-next] { $until_is ->
        [until-turn] このターン、
       *[other] { "" }
    }{ $what }が{ $num }{ $sign ->
        [less] 減る
       *[more] 増える
    }
   *[other] { $until_is ->
        [until-next] 次の{ $what }が{ $num }{ $sign ->
            [less] 減る
           *[more] 増える
        }
       *[other] { $until }、{ $what }{ $sign ->
            [less] −{ $num }
           *[more] +{ $num }
        }
    }
}
do-forbid = { $until }、{ $is-you ->
    [yes] あなた
   *[no] { $who }
}は{ $what }

## ステップ：実影

do-spawn = { $num_is ->
    [plain] { $at }に{ $code }を{ $num }体出現させる
   *[count] { $at }に{ $code }を、{ $num }だけ出現させる
}
do-banish = { $which }を追放する
do-discard-entity = その実影は夢景を去る
do-move-entity = { $which }を{ $num }マスまで{ $dir ->
    [away] あなたから遠ざける
    [target] 最も近いドリーマーに近づける
   *[toward] あなたに近づける
}
do-relocate-entity = { $which }を{ $to }に転移させる
do-morph = { $which }は変異を{ $num }つ得る
do-unmorph = { $which }から変異を{ $num_is ->
    [plain] { $num }つ
   *[count] { $num }だけ
}取り除く
do-state = { $whom }は{ $state }状態になる
do-clear-state = { $is-you ->
    [yes] あなた
   *[no] { $who }
}の状態が終わる
do-befriend = { $which }と仲よくなる
do-mark = このタイルにマーカーを{ $num_is ->
    [plain] { $num }個
   *[count] { $num }と同じ数だけ
}置く
do-unmark = このタイルからマーカーを{ $num }個取り除く
do-lead-home = そのフィギュアが入口へ{ $num }マス進む。入口に着いたら追放する

## ステップ：物語

do-reveal = { $own ->
    [yes] あなたの肖像のある{ $code }を公開する
   *[no] { $code }を公開する
}
do-for-own = { $bare ->
    [yes] 仮面のないドリーマー
   *[no] { $who }
}は自分のシークレットカード{ $code }を{ $num ->
    [1] { "" }
    [2] 2枚とも
   *[other] { $num }枚
}公開する
do-for-bare = 仮面のないドリーマーがいれば、{ $do }
do-for-told = { $who }：{ $do }
do-for-choose = { $who }は1つ選ぶ：{ $ways }
do-script = 段落{ $number }を読む
do-flag = { $clear ->
    [yes] このことは忘れられる
   *[no] { $lasts ->
        [camp] 街はこれを覚えている
       *[other] このことは記憶に残る
    }
}
do-counter = カウントが{ $num }変わる
do-loot = 戦利品を得る
do-end-dream = { $ending ->
    [victory] ドリームは勝利で終わる
   *[failure] ドリームは失敗で終わる
}
do-perish = あなたは倒れ、全員が失敗する
do-note = ノートカード{ $code }を得る
in-marks = 「{ $what }」
do-wisdom = 知恵カード{ $what }を得る
do-season = 季節が{ $what }になる
do-gate = ドリームゲート{ $what }を得る
do-remove-gate = ドリームゲート{ $what }をゲームから取り除く
do-world-tile = 街区{ $what }を発見する
do-add-slumber = まどろみ{ $num }つがデッキに加わる
do-add-fate = 運命カード{ $num }枚がデッキに加わる
do-add-market = カード{ $num }枚が影響力マーケットに加わる
do-shopping = チームは買い物カードを{ $num }枚得る
do-memory = あなたの次の最初の記憶カードを得る
do-add-item-market = 見つからなかったアイテムをアイテムマーケットに加える
do-awaken = 覚醒に移る
do-riddle = ダイヤル{ $num }個の謎を解く。1回の確定のコスト：{ $price }
do-decide = 行われている投票をあなたが決める
do-choose-way = { $ways }
way = { $if ->
    [none] { "" }
   *[some] （条件：{ $if }）
}「{ $do ->
    [none] { $cost ->
        [none] 何も起きない
       *[some] { $cost_is ->
            [cost-gem] { $cost }を支払う
            [cost-ether] { $cost }を支払う
            [cost-key] { $cost }を支払う
            [cost-hour] { $cost }を支払う
            [cost-intents] { $cost }を支払う
           *[other] { $cost }
        }
    }
   *[some] { $cost ->
        [none] { "" }
       *[some] { $cost }：
    }{ $do }
}」
do-roll-luck = 幸運ダイスを振る。{ $lines }

## ステップ：夢景

do-put = { $at }に{ $token_is ->
    [thing-light] 光トークン
    [thing-darkness] 闇トークン
    [thing-swamp] 沼トークン
    [thing-water] 水トークン
   *[other] { $token }
}を{ $token_is ->
    [thing-light] { $num }個
    [thing-darkness] { $num }個
    [thing-swamp] { $num }個
    [thing-water] { $num }個
   *[other] { $num ->
        [1] { "" }
       *[other] { $num }個
    }
}置く
do-take = { $num_is ->
    [number-all] { $at_is ->
        [where-any] { "" }
       *[other] { $at }から
    }
   *[other] { $at }から
}{ $token_is ->
    [thing-light] 光トークン
    [thing-darkness] 闇トークン
    [thing-swamp] 沼トークン
    [thing-water] 水トークン
    [either] { $token }トークン
   *[other] { $token }
}を{ $num_is ->
    [number-all] すべて
   *[other] { $num }個まで
}取り除く
do-carry = { $token }を運べる{ $most ->
    [1] { "" }
   *[other] （一度に{ $most }個まで）
}
do-deliver = 運んでいるか、ここにある{ $token }を1つ渡す
do-move-token = { $row ->
    [none] { $range ->
        [none] 誰も運んでいない{ $token }1つ
       *[other] 射程{ $range }以内の、誰も運んでいない{ $token }1つ
    }
   *[other] { $row }行目の、誰も運んでいない{ $token }1つ
}が{ $num }マスまで動く{ $through ->
    [none] { "" }
   *[other] （{ $through }だけを通る）
}
do-block = 「{ $action }」に封鎖トークンを置く
do-unblock-here = あなたのマスのアクション1つの封鎖トークンを取り除く
do-unblock = 「{ $action }」の封鎖トークンを取り除く
do-marker = 漸進アクション1つにマーカーを{ $num }個置く
do-move-marker = マーカー1個を同じ色の別の漸進アクションへ移す
do-wall = { $open ->
    [yes] 壁が1つ開く
   *[no] 壁が1つ立つ
}
do-breach = このターンの終わりまで、あなたのマスの壁を1つ開ける
do-cut-open = ドリームの終わりまで、あなたのマスの壁を1つ開ける
do-summon = { $companion }があなたのマスに来る
do-order = { $companion }が{ $num }マスまで進む
do-secrets = { $group }のシークレットを取り分ける
do-place-tile = タイル{ $code }を置く
do-overlay = { $code }を夢景に重ねる
do-lift-overlay = { $code }を取り除く
do-add-turn = ターンを{ $num }追加する
do-block-step = 現在のターンカードの{ $kind ->
    [any] { "" }
   *[other] { $kind }
}ステップを{ $num }つ封鎖する
do-resolve-turn = 現在のターンカードをいま解決する
do-discard-turn = 現在のターンカードを捨てる
do-suit = このターンの終わりまで、スートは{ $suit }になる
do-score = { $num }小節の楽譜を演奏する
do-play = { $next ->
    [yes] スートにかかわらず次の小節
   *[no] この部屋の小節
}を演奏する
do-tune = このターンの終わりまで、スートは{ $suit }になる。それから、自分の小節をもう一度弾きたがる者が来る

## カードに書かれていること

kw-assault = 襲撃
kw-contact = 交流
kw-single = 一度きり
kw-once = ターンに1回
kw-rapid = 即時
kw-dream = ドリームに1回
print-action = { $kw ->
    [none] { "" }
   *[some] { $kw }。
}{ $limit ->
    [once] ターンに1回。
    [dream] ドリームに1回。
   *[none] { "" }
}{ $range ->
    [none] { "" }
   *[some] 射程{ $range }。
}{ $needs ->
    [none] { "" }
   *[some] 条件：{ $needs }。
}{ $cost }：{ $do ->
    [none] このカードを捨てる
   *[some] { $do }
}
print-named = { $name }。{ $action }
print-space = { $corner }：{ $text }
print-icon = { $corner }：{ $icons }
print-trap = { $corner }：罠。{ $do }
print-gem = { $corner }：宝石がスロットにある間、{ $text }
print-join = { $one }と{ $other }は重なっている。ドリーマーには隣どうしで、片方の光はもう片方の光でもある。
print-shields = ターンに1回、同じマスのドリーマーが受ける苦悩{ $num }を代わりに受ける。そのカードは裏返しになる。カードがなければ夢に1回。
print-keeps-light = このマスの光は消えない。
print-flies = 来たあとは、ターンに1回、カードで壁を越えて{ $num }マスまで動かせる。
print-minds-slots = カードの持ち主は、このマスの宝石スロットを使える。
print-calms-traps = このマスの罠は働かない。
print-assaults = ドリーマーはこのマスから、ふだんより{ $num }遠くまで襲撃できる。
print-terrain = タイル全体の地形：{ $terrain }
print-back = カードの裏面。{ $action }
print-intent = 意図：{ $ways }
print-place = 進行カード。置くコスト：{ $cost }
print-when = { $event }：{ $do }
print-first = { $event }（各ターン最初の1回のみ）：{ $do }
print-max = { $what }は{ $num }
print-stays = 進行エリアに置く
print-leave = { $cost }：このカードを捨てる
print-price = 取り除くコスト：{ $cost }
print-turn = { $suit }：{ $steps }
print-loot = 戦利品：{ $do }
print-move = 移動値{ $num }（{ $figure }）
print-no-move = 移動値なし（{ $figure }）
print-gate = { $turns }ターン
print-morph = 変異：{ $do }
print-basic = 基本：{ $do }
print-special = 特殊：{ $do }
print-turn-end = ターンの終わりに：{ $do }
print-mod = { $what_is ->
    [mod-turns-slumber] { "" }
   *[other] { $is-you ->
        [yes] { "" }
       *[no] { $who }：
    }
}{ $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $what_is ->
    [mod-range-source-spirit] { $what }
    [mod-round-up] { $what }
    [mod-fail-price] { $what }
    [mod-first-fail] { $what }
    [mod-contact-in-wrath] { $what }
    [mod-move-max] { $what }は{ $num }
   *[other] { $what }{ $sign ->
        [less] −{ $num }
       *[more] +{ $num }
    }
}
print-forbid = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $is-you ->
    [yes] あなた
   *[no] { $who }
}は{ $what }

## 変異と状態

print-bonus = { $kw ->
    [assault] 襲撃
   *[contact] 交流
}の支払いのみ

# What a number is compared with, as a sentence

so-many = { $how ->
    [at-least] 以上
    [at-most] 以下
    [other-than] 以外
   *[exactly] { "" }
}
check-P = ドリーマーが{ $num }人{ $many }いる
check-hand = 手札が{ $num }枚{ $many }ある
check-distress = 苦悩が{ $num }{ $many }
check-progress = アクティブな進行カードが{ $num }枚{ $many }ある
check-least = どのドリーマーにも{ $of }が{ $num }枚{ $many }ある
check-marks = このタイルに{ $num ->
    [0] マーカーがない
   *[other] マーカーが{ $num }個{ $many }ある
}
check-wrong-notes = 音を{ $num }回{ $many }間違えた
check-bar = { $num }小節{ $many }弾いた
check-paid-cards = この支払いでカードを{ $num }枚{ $many }捨てた
