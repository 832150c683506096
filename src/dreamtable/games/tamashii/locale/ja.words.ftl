## カードの言葉。ステップは句点なしの節で書く：「エネルギー1を得る」。

## ステップ：誰が、何度、どんなとき

step-per = { $per }につき、{ $do }
step-who = { $may ->
    [yes] { $who }は任意で、{ $do }
   *[no] { $who }は{ $do_is ->
        [step-while] 、
       *[other] { "" }
    }{ $do }
}
step-let = { $who }は{ $do }
step-you = { $person ->
    [you] あなたは{ $do }
   *[other] { $do }
}
step-while = { $if }なら、{ $do }
step-may = 任意で、{ $do }
say-you = { $person ->
    [goal] { "" }
    [you] あなた
   *[other] 自分
}
say-your = { $person ->
    [goal] { "" }
    [you] あなたの
   *[other] 自分の
}
say-counter = { $token_is ->
    [token-player] 人
    [token-wearer] 人
    [token-survivor] 人
    [token-engineer] 人
    [token-enemy] 体
    [token-R] 個
    [token-Y] 個
    [token-G] 個
    [token-B] 個
    [token-basic] 個
    [token-open] 個
    [token-corrupted] 個
    [token-code] 個
    [token-body] 枚
    [token-equipped-faction] 枚
    [token-equipped-class] 枚
    [token-faction-card] 枚
    [token-lying-card] 枚
    [token-resource] { "" }
   *[other] つ
}
say-is = { $token_is ->
    [token-player] いる
    [token-wearer] いる
    [token-survivor] いる
    [token-engineer] いる
    [token-enemy] いる
   *[other] ある
}
say-is-not = { $token_is ->
    [token-player] いない
    [token-wearer] いない
    [token-survivor] いない
    [token-engineer] いない
    [token-enemy] いない
   *[other] ない
}
step-if = { $if }なら、{ $do }
per-thing = { $at_is ->
    [spot-me] { say-your }{ $of }1つ
    [spot-my-queue] { say-you }にロックオンした敵1体
   *[other] { $at }の{ $of }1つ
}
per-dumped = こうしてダンプしたコード1個
per-me = { say-your }{ $of }1
per-time = 時間1
per-P = プレイヤー1人
per-round = 1ラウンド
do-choose-on = 物語の続きを選ぶ
do-choose-way = 1つ選ぶ：{ $ways }
way = { $if ->
    [none] { "" }
   *[some] （条件：{ $if }）
}「{ $cost ->
    [none] { "" }
   *[some] { $cost }：
}{ $do ->
    [none] 何もしない
   *[some] { $do }
}」
do-pay = { $person ->
    [you] 任意で、
   *[other] そのプレイヤーは任意で、
}{ $cost }。そうしたなら、{ $then }

## 数

number-P = プレイヤー人数
number-round = ラウンド数
number-time = 時間
number-all = すべて
number-dumped = ダンプしたコードの数
number-highest-trace = 全プレイヤーで最も高いトレース
number-me = { say-your }{ $of }
number-top = 先頭の敵の残り耐久
number-supply = ストックに残る{ $of }
number-boss = ボスの残り耐久
number-count = { $at_is ->
    [spot-me] { say-your }{ $of }の数
    [spot-my-queue] { say-you }にロックオンした{ $of }の数
    [spot-queues] ロックオンしている{ $of }の数
    [spot-my-load] { say-you }が運んでいる{ $of }の数
    [spot-carried] 運ばれている{ $of }の数
   *[other] { $at }の{ $of }の数
}
amount-to = { $low }～{ $high }
amount-or-more = { $low }個以上

value-integrity = 耐久
value-cap = 耐久上限
value-trace = トレース
value-xp = 経験
value-enemies = 敵の数
value-bodies = ボディカードの数
value-tile = タイル番号
value-resets = リセット回数
value-energy = エネルギー
value-shield = シールド
value-memory = メモリ
value-reroll = リロール
value-left = 耐久
value-corrupted = 破損コード
value-ascend = アセンドトークン
value-success = 成功トークン

## 誰

who-me = あなた
who-that = そのプレイヤー
who-each = 各プレイヤー
who-other = { say-you }が選ぶ他のプレイヤー1人
who-all-others = 他の各プレイヤー
who-chosen = { say-you }が選ぶプレイヤー1人
who-others-here = { say-your }タイルにいる他の各プレイヤー
who-chosen-here = { say-your }タイルにいる他のプレイヤー1人
who-chosen-near = { say-your }タイルか隣のタイルにいる他のプレイヤー1人
who-left = 時計回りで次のプレイヤー
who-each-here = { say-your }タイルにいる各プレイヤー
who-each-on-its-tile = そのタイルにいる各プレイヤー
who-each-adjacent = 隣のタイルにいる各プレイヤー
who-each-on-tile-with-ascend = アセンドトークンのあるタイルにいる各プレイヤー
who-each-on = { $at }にいる各プレイヤー

## どこ

tile-name = { $tile }（{ $number }）
tile-none = タイルなし
spot-tile = { $tile }
spot-tile-adjacent = { $tile }の隣のタイル
spot-tile-or-adjacent = { $tile }かその隣のタイル
spot-numbered-card = カード{ $card }
spot-map = マップ
spot-card = このカード
spot-last-card = 前の物語カード
spot-story = アクティブな物語カード
spot-boss-card = ボスカード
spot-me = { say-you }
spot-queues = すべての敵の列
spot-pools = すべてのトークンプール
spot-my-queue = { say-your }敵の列
spot-my-tile = { say-your }タイル
spot-my-launcher = { say-your }ランチャー
spot-my-dump = { say-your }ダンプエリア
spot-my-bag = { say-your }コードバッグ
spot-my-pool = { say-your }トークンプール
spot-my-load = { say-your }荷
spot-carried = 誰かの荷
spot-bodies = 全プレイヤーのボディカード
spot-my-body = { say-your }アクティブなボディカード
spot-that-body = そのボディカード
spot-worn-here = { say-your }タイルのアクティブなボディカード
spot-marked-tiles = 印のあるタイル
spot-open-marked-tiles = 印があってアセンドトークンのないタイル
spot-marked-tiles-2-each = 印のあるタイル（各2）
spot-emptiest-marked-tile = 印のある開いたタイルのうち人が最も少ない所
spot-all-face-down = 裏向きの各タイル
spot-farthest-face-down = シェルターから最も遠い裏向きのタイル（各1）
spot-its-tile = そのタイル
spot-its-tile-or-adjacent = そのタイルか隣のタイル
spot-own-or-adjacent-player = 同じタイルか隣に他のプレイヤーがいるタイル
spot-next-to-boss = 隣のタイル（1つずつ順に）
spot-each-tile = 各タイル
spot-each-tile-without-player = プレイヤーのいない各タイル
spot-chosen-tile-without-player = プレイヤーのいない好きなタイル1つ
spot-chosen-revealed-tile = 表向きの好きなタイル1つ
spot-random-revealed-tile = 無作為の表向きのタイル1つ
spot-random-revealed-outside = シェルター以外の無作為の表向きのタイル1つ
spot-start-tile = 開始タイル
spot-here = そのタイル
spot-battery = 空のバッテリーマス
spot-far-end = 最後の3列
spot-left = 左半分
spot-right = 右半分

## もの

token-player = プレイヤー
token-enemy = 敵
token-tile-revealed = 表向きのタイル
token-tile-hidden = 裏向きのタイル
token-stronghold = 拠点
token-success = 成功トークン
token-ascend = アセンドトークン
token-seal = 封印
token-marker = マーカー
token-R = 赤コード
token-Y = 黄コード
token-G = 緑コード
token-B = 青コード
token-basic = 基本コード
token-open = オープンソースコード
token-corrupted = 破損コード
token-code = コード
token-body = ボディカード
token-explore = 探索トークン
token-face = ダイス面トークン
token-wearer = ボディカードを着たプレイヤー
token-resource = リソース
token-resource-at-5 = 5に達したリソース
token-unlocked-cell = 解除済みマス
token-equipped-faction = 装備済みの勢力カード
token-equipped-class = 装備済みのクラスカード
token-faction-card = 勢力カード
token-that-faction = そのカードの勢力のマーカー
token-closed = 柵
token-lying-card = 裏向きのカード
tokens-player = プレイヤー
tokens-enemy = 敵
tokens-tile-revealed = 表向きのタイル
tokens-tile-hidden = 裏向きのタイル
tokens-stronghold = 拠点
tokens-success = 成功トークン
tokens-ascend = アセンドトークン
tokens-seal = 封印
tokens-marker = マーカー
tokens-R = 赤コード
tokens-Y = 黄コード
tokens-G = 緑コード
tokens-B = 青コード
tokens-basic = 基本コード
tokens-open = オープンソースコード
tokens-corrupted = 破損コード
tokens-code = コード
tokens-body = ボディカード
tokens-explore = 探索トークン
tokens-face = ダイス面トークン
tokens-wearer = ボディカードを着たプレイヤー
tokens-resource = リソース
tokens-resource-at-5 = 5に達したリソース
tokens-unlocked-cell = 解除済みマス
tokens-equipped-faction = 装備済みの勢力カード
tokens-equipped-class = 装備済みのクラスカード
tokens-faction-card = 勢力カード
tokens-that-faction = そのカードの勢力のマーカー
tokens-closed = 柵
tokens-lying-card = 裏向きのカード
tokens-survivor = 生存者
tokens-quiet = 静けさ
tokens-loop = ループ
tokens-ledger = 帳簿
tokens-spartans = スパルタの誓い
tokens-ninkyodo = 任侠道の誓い
tokens-seekers = 探求者の誓い
tokens-nameless = 無名の誓い
tokens-frost = 霜の印
tokens-engineer = 技師
tokens-body-memory = ボディの記憶
tokens-wire = 針金
tokens-fallen = 落ちた音

## 条件

check-all-players = 全プレイヤーが{ $at }にいる
much = { $token }が{ $how ->
    [exactly] { $num ->
        [0] { say-is-not }
       *[other] ちょうど{ $num }{ say-counter }{ say-is }
    }
    [at-most] { $num }{ say-counter }以下
    [other-than] { $num }{ say-counter }以外
   *[at-least] { $num }{ say-counter }{ $person ->
        [goal] { "" }
       *[other] 以上
    }{ say-is }
}
check-count = { $at_is ->
    [spot-me] { say-your }{ $much }
    [spot-my-queue] { say-you }にロックオンした{ $much }
    [spot-queues] ロックオンしている{ $much }
    [spot-my-load] { say-you }が{ $token_is ->
        [token-survivor] 連れている
        [token-engineer] 連れている
       *[other] 持っている
    }{ $much }
    [spot-carried] { $token_is ->
        [token-survivor] 連れられている
        [token-engineer] 連れられている
       *[other] 持ち運ばれている
    }{ $much }
   *[other] { $at }{ $how ->
        [at-most] の
        [other-than] の
       *[other] に
    }{ $much }
}
check-players = プレイヤーが{ $how ->
    [exactly] { $num }人
    [at-most] { $num }人以下
    [other-than] { $num }人以外
   *[at-least] { $num }人以上
}
check-tile-exactly = { say-you }が{ $tile }にいる
check-tile-other-than = { say-you }が{ $tile }にいない
check-all-there = マップの{ $token }がすべて{ $at }に{ say-is }
check-me = { say-your }{ $of }が{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-boss = ボスの残り耐久が{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-top = 先頭の敵の残り耐久が{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-time = 時間が{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-round = ラウンド数が{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-highest-trace = 全プレイヤーで最も高いトレースが{ $how ->
    [exactly] { $num }
    [at-most] { $num }以下
    [other-than] { $num }以外
   *[at-least] { $num }以上
}
check-all = { $at_is ->
    [spot-my-pool] 全プレイヤーのトークンプールに{ $of }がある
   *[other] 全プレイヤーについて{ $at }に{ $of }がある
}
check-closed = { $tile }が閉じている
check-in-play = { $card }が場にある
check-not-in-play = { $card }が場にない
check-type-R = 赤
check-type-Y = 黄
check-type-G = 緑
check-type-B = 青
check-type-core = コア
check-type-any = 任意
check-type-basic = 基本
check-type-chosen = 好きな1種類

## プレイヤー

points-energy = エネルギー{ $num }
points-shield = シールド{ $num }
points-memory = メモリ{ $num }
points-reroll = リロール{ $num }
points-any = 好きなリソース{ $num }
do-gain = { $points }を得る
do-lose = { $points }を失う
do-spend = { $points }を消費する
do-give = { $points }を{ $who }に渡す
do-take = { $who }から{ $points }を取る
do-xp = { $more ->
    [yes] さらに
   *[no] { "" }
}経験{ $num }を得る
do-lose-xp = { $more ->
    [yes] さらに
   *[no] { "" }
}経験{ $num }を失う
do-duel = { $who }と決闘する（双方が攻撃値分のダイスを振り、ヒット1、スペシャル2と数え、多い方が相手から経験{ $xp }を取る）
do-wound = { $more ->
    [yes] さらに
   *[no] { "" }
}負傷{ $num }を受ける
do-bleed = { $more ->
    [yes] さらに
   *[no] { "" }
}耐久{ $num }を失う
do-prevent = 負傷{ $num }を打ち消す
do-recover = 耐久を{ $num }回復する
do-cap = { say-your }耐久上限と耐久を{ $num }上げる
do-unlock-cell = マス{ $num }つのロックを解除する
do-trace = { $more ->
    [yes] さらに
   *[no] { "" }
}トレース+{ $num }
do-lower-trace = { $more ->
    [yes] さらに
   *[no] { "" }
}トレース−{ $num }
do-rise-less = 上昇を{ $num }減らす
do-trace-set = トレースを{ $num }にする
do-trace-on = 以後トレースを使う（全員がトレースマーカーを0に置く）
do-reset = リセットする
do-keep-body = ダイスを振らずにボディを保つ
do-skip-combat = 自分の戦闘フェイズを飛ばす
do-add-die = ダイスを{ $num }個多く振る
do-reroll = ダイスを{ $num }個まで振り直す
do-turn-die = ダイス{ $n }個を{ $to }にする
do-roll-for = プレイヤーダイスを{ $n }個振る。{ $lines }
on-face = { $face }：{ $do ->
    [none] 何も起きない
   *[some] { $do }
}
value-change-move = 移動値{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-attack = 攻撃値{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-write = 記述値{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-linger = すべてのタイルの滞在トレース{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-entry = すべてのタイルの進入トレース{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-equip-cost = 装備に必要なメモリ{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}
value-change-boss-hit = それへの一撃ごとのダメージ{ $sign ->
    [less] −{ $num }
   *[more] +{ $num }
}（0未満にはならない）
do-stat = { $until ->
    [game] ゲーム終了まで
   *[round] ラウンド終了まで
}{ $values }

## コードとプログラム

codes-R = { $num_is ->
    [number-all] 赤コードすべて
    [plain] 赤コード{ $num }個
    [amount-to] 赤コード{ $num }個
    [amount-or-more] 赤コード{ $num }
   *[other] 赤コード（{ $num }）
}
codes-Y = { $num_is ->
    [number-all] 黄コードすべて
    [plain] 黄コード{ $num }個
    [amount-to] 黄コード{ $num }個
    [amount-or-more] 黄コード{ $num }
   *[other] 黄コード（{ $num }）
}
codes-G = { $num_is ->
    [number-all] 緑コードすべて
    [plain] 緑コード{ $num }個
    [amount-to] 緑コード{ $num }個
    [amount-or-more] 緑コード{ $num }
   *[other] 緑コード（{ $num }）
}
codes-B = { $num_is ->
    [number-all] 青コードすべて
    [plain] 青コード{ $num }個
    [amount-to] 青コード{ $num }個
    [amount-or-more] 青コード{ $num }
   *[other] 青コード（{ $num }）
}
codes-any = { $num_is ->
    [number-all] 好きなコードすべて
    [plain] 好きなコード{ $num }個
    [amount-to] 好きなコード{ $num }個
    [amount-or-more] 好きなコード{ $num }
   *[other] 好きなコード（{ $num }）
}
codes-basic = { $num_is ->
    [number-all] 基本コードすべて
    [plain] 基本コード{ $num }個
    [amount-to] 基本コード{ $num }個
    [amount-or-more] 基本コード{ $num }
   *[other] 基本コード（{ $num }）
}
codes-core = { $num_is ->
    [number-all] コアコードすべて
    [plain] コアコード{ $num }個
    [amount-to] コアコード{ $num }個
    [amount-or-more] コアコード{ $num }
   *[other] コアコード（{ $num }）
}
codes-open = { $num_is ->
    [number-all] オープンソースコードすべて
    [plain] オープンソースコード{ $num }個
    [amount-to] オープンソースコード{ $num }個
    [amount-or-more] オープンソースコード{ $num }
   *[other] オープンソースコード（{ $num }）
}
codes-corrupted = { $num_is ->
    [number-all] 破損コードすべて
    [plain] 破損コード{ $num }個
    [amount-to] 破損コード{ $num }個
    [amount-or-more] 破損コード{ $num }
   *[other] 破損コード（{ $num }）
}
codes-all = コードすべて
do-code = { $codes }を{ $to ->
    [bag] コードバッグに
    [launcher] ランチャーに
   *[dump] { "" }
}得る
do-dump = { $codes }をダンプする
do-discard = { $from ->
    [dump] ダンプエリア
    [bag] コードバッグ
   *[launcher] ランチャー
}の{ $codes }を廃棄する
do-restore = ダンプエリアから好きなトークン{ $num }つまでをコードバッグに入れる
do-prepare = { $person ->
    [you] 準備{ $num }
   *[other] 準備{ $num }を行う
}
do-write = { $person ->
    [you] 記述{ $num }
   *[other] 記述{ $num }を行う
}
do-core = コアの種類を変える
do-limit-writes = 次の記述ステップでは{ $num }回までしか記述できない
do-exchange-code = 自分のランチャーのトークン1つを、{ $who }の同じマスのトークンと交換する
do-launch = { $only ->
    [intrude] 侵入プログラム1つを今すぐ起動する
    [repel] 撃退プログラム1つを今すぐ起動する
    [basic] 基本プログラム1つを今すぐ起動する
    [faction] 勢力プログラム1つを今すぐ起動する
   *[any] プログラム1つを今すぐ起動する
}

## 敵

target-top = { $person ->
    [you] 先頭の敵
   *[other] { say-your }先頭の敵
}
target-next = 先頭の次の敵
target-last = 列の最後の敵
target-self = この敵
target-all = { say-you }にロックオンしたすべての敵
target-chosen = { say-you }が選ぶ敵1体
target-others = { say-you }にロックオンした他のすべての敵
do-damage = { $more ->
    [yes] さらに
   *[no] { "" }
}{ $target_is ->
    [target-top] { "" }
   *[other] { $target }に
}{ $n }ダメージ{ $person ->
    [you] { "" }
   *[other] を与える
}{ $carry ->
    [yes] （余ったダメージは次の敵に移る）
   *[no] { "" }
}
do-defeat = { $max ->
    [none] { $target }を撃破する
   *[some] 残り耐久が{ $max }以下なら{ $target }を撃破する
}
do-expel = { $max ->
    [none] { $target }を捨てる
   *[some] 残り耐久が{ $max }以下なら{ $target }を捨てる
}
do-mend = { $target }の耐久が{ $n }回復する
do-lock = { $more ->
    [yes] さらに
   *[no] { "" }
}敵{ $num }体にロックオンされる
do-requeue = { $target }を列の{ $to ->
    [top] 先頭
   *[bottom] 最後
}に移す
do-hand-over = { $target }を自分の列から、{ $who }の列の{ $to ->
    [top] 先頭
   *[bottom] 最後
}に移す
do-stun = 次の敵{ $num }体の行動を飛ばす
do-boss-damage = ボスに{ $num }ダメージ
do-boss-move = ボスが最も近いプレイヤーへ{ $num }タイル移動する

## マップ

do-move = { $num }タイルまで移動する
do-put = 自分のコマを{ $tile }に置く
do-reveal = { $range }タイル以内の裏向きのタイル1つを公開する
do-peek = { $range }タイル以内の裏向きのタイル1つとその探索トークンを見る
do-place = { $n_is ->
    [plain] { $token }{ $n }{ say-counter }を{ $at }に置く
   *[other] { $token }（{ $n }）を{ $at }に置く
}
do-remove = { $at }から{ $token }を{ $n_is ->
    [number-all] すべて
   *[other] { $n }{ $token_is ->
        [token-survivor] 人
        [tokens-survivor] 人
        [token-engineer] 人
        [tokens-engineer] 人
       *[other] つ
    }
}取り除く
do-remove-where = 各タイルについて、{ $if }なら、{ $token }を{ $n_is ->
    [number-all] すべて
   *[other] { $n }{ say-counter }
}取り除く
do-carry = 自分のタイルの{ $token }{ $token_is ->
    [token-survivor] { $n }人を連れて行く（{ $max }人まで）
    [tokens-survivor] { $n }人を連れて行く（{ $max }人まで）
    [token-engineer] { $n }人を連れて行く（{ $max }人まで）
    [tokens-engineer] { $n }人を連れて行く（{ $max }人まで）
   *[other] { $n }つを持って行く（{ $max }つまで）
}
do-put-down = { $token_is ->
    [token-survivor] 連れている{ $token }を全員、自分のタイルに残す
    [tokens-survivor] 連れている{ $token }を全員、自分のタイルに残す
    [token-engineer] 連れている{ $token }を全員、自分のタイルに残す
    [tokens-engineer] 連れている{ $token }を全員、自分のタイルに残す
   *[other] 持っている{ $token }をすべて自分のタイルに置く
}
do-shift = { $from }の{ $token }を{ $n_is ->
    [number-all] すべて
   *[other] { $n }つ
}{ $to }へ移す
do-close-tile = { $tile }を閉じる（誰も入れず、通れない）
do-open-tile = { $tile }を開く
do-remove-tile = { $tile }を取り除く（その上のものは失われ、コマは隣のタイルへ移る）
do-shuffle-tiles = { $tiles }以外のすべてのタイルを無作為に入れ替える
do-swap-tiles = チームが選ぶ隣り合う表向きのタイル2つを、上のものごと入れ替える
do-lay = { $cards }を{ $but ->
    [yes] { $tiles }以外の
   *[no] { "" }
}無作為の{ $at ->
    [random-face-down-tiles] 裏向きのタイル
   *[random-tiles] タイル
}に1枚ずつ裏向きに置く
do-face-tokens = ダイス面トークン1組を裏向きに{ $card }に置く
do-face = { $card }のダイス面トークン1つを公開する

## カード

do-swap-body = 自分のボディカード2枚を入れ替える
do-take-body = 市場のボディ1枚をプログラムなしで接続する
do-market = 市場のカード{ $refresh }枚をボディデッキの下に置き、補充する
do-draw-class = クラスカードを{ $n }枚引き、{ $keep }枚を残す
do-draw-faction = { $faction }のカードを1枚引く
do-equip = メモリを{ $discount }少なくしてカード1枚を装備する
do-destroy = このカードを破壊する
do-hand-in = { $where ->
    [its-stronghold] その拠点で、自分の装備済みの勢力カード1枚をゲームから除く
   *[other] 自分の装備済みの勢力カード1枚をゲームから除く
}

## シナリオ

do-time = { $num_is ->
    [plain] 時間+{ $num }
   *[other] 時間を{ $num }だけ増やす
}
do-lower-time = { $num_is ->
    [plain] 時間−{ $num }
   *[other] 時間を{ $num }だけ減らす
}
do-time-set = 時間を{ $num }にする
do-story = { $card }を引く
do-special = { $card }を取る
do-drop = { $card }を捨てる
do-success = アクティブな物語カードに成功トークン{ $num }つを置く
do-boss = ボス「{ $boss }」を場に出す
do-unlock = { $locks }を解放する
do-relock = { $locks }を再びロックする
do-tick = 進行記録シートの{ $number }に印をつける
do-result-victory = 勝利
do-result-defeat = 敗北
do-name-player = チームがプレイヤー1人を指名する
do-check = { $must ->
    [yes] { "" }
   *[no] { $person ->
        [them] { "" }
       *[other] 任意で、
    }
}{ $type_is ->
    [check-type-chosen] 好きな1種類の判定
   *[other] { $type }判定
}（必要成功数は{ $need }）を行う{ $must ->
    [yes] （試みなければ失敗）
   *[no] { "" }
}{ $pass ->
    [none] { "" }
   *[some] 。成功：{ $pass }
}{ $fail ->
    [none] { "" }
   *[some] 。失敗：{ $fail }
}
do-team-check = { $type }のチーム判定（必要成功数は{ $need }）を行う{ $pass ->
    [none] { "" }
   *[some] 。成功：{ $pass }
}{ $fail ->
    [none] { "" }
   *[some] 。失敗：{ $fail }
}

## ほかの印刷

tile-values = 進入トレース{ $entry }、滞在トレース{ $linger }
frame-values = 移動{ $move }、攻撃{ $attack }、記述{ $write }
enemy-values = レベル{ $level }、耐久{ $hp }、基本：負傷{ $basic }
enemy-special = 特殊：{ $do }
jordan-values = { $move }タイルまで移動、バッテリー5マス
boss-values = { $hp ->
    [none] ダメージを受けず、{ $tile }に立つ
   *[some] 耐久は{ $hp }、{ $tile }に立つ
}
boss-defeat = { $check }なら、撃破される
body-program = プログラム（{ $pattern }）
box-line = { $many ->
    [yes] { $need }1個につき：{ $do }
   *[no] { $need }：{ $do }
}
box-need = { $faces }
box-face = { $count ->
    [1] { $face }
   *[other] { $face }{ $count }個
}
box-of = { $many ->
    [yes] 「{ $card }」（{ $need }1個ごと）
   *[no] 「{ $card }」（{ $need }）
}
program-pattern = （{ $pattern }）
pattern-beside = { $before }、{ $symbol }
pattern-below = { $above }／{ $row }
pattern-gap = –
pattern-open = オープン
pattern-core = コア
pattern-any = 任意
program-line = { $sort ->
    [intrude] 侵入（{ $pattern }）
    [repel] 撃退（{ $pattern }）
   *[other] プログラム（{ $pattern }）
}{ $where ->
    [none] { "" }
   *[some] （{ $where }で）
}{ $if ->
    [none] { "" }
   *[some] （条件：{ $if }）
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}：{ $do ->
    [none] 効果なし
   *[some] { $do }
}
activity-line = プレイヤー活動{ $where ->
    [none] { "" }
   *[some] （{ $where }で）
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}{ $if ->
    [none] { "" }
   *[some] 、{ $if }なら
}：{ $cost ->
    [none] { $do }
   *[some] { $cost }。そうしたなら、{ $do }
}
world-always = 世界活動：{ $do }
world-if = 世界活動、{ $check }なら：{ $do }
world-else-if = そうでなく、{ $check }なら：{ $do }
world-else = そうでなければ：{ $do }
lesson-line = 段階{ $number }：{ $goal }{ $do ->
    [none] { "" }
   *[some] 。報酬：{ $do }
}
goal-program = プログラム（{ $pattern }）を起動する
goal-check = { $type_is ->
    [check-type-chosen] 好きな1種類の判定
   *[other] { $type }判定
}（必要成功数は{ $need }）に成功する
goal-launch = { $same ->
    [yes] 1回の起動ステップで
   *[no] { "" }
}プログラム{ $n }つを起動する
goal-launch-basic = 基本プログラム{ $n }つを起動する
goal-launch-extended = 拡張資源プログラム{ $n }つを起動する
goal-launch-faction = 勢力プログラム{ $n }つを起動する
goal-launch-with-open = オープンソースコードを使ってプログラム{ $n }つを起動する
goal-intrude = 侵入プログラム{ $n }つを起動する
goal-repel = 敵{ $n }体を撃退する
goal-defeat = { $level ->
    [0] { "" }
   *[other] レベル{ $level }以上の
}敵{ $n }体を撃破する
goal-damage-dealt = { $n }ダメージを与える
goal-wounds-taken = 負傷で耐久{ $n }を失う
goal-recover = 耐久を{ $n }回復する
goal-gain-code = 破損でないコード{ $n }個を得る
goal-discard-code = コード{ $n }個を廃棄する
goal-draw-faction = 勢力カード{ $n }枚を引く
goal-swap-body = ボディを{ $n }回入れ替える
goal-trace-roll-no-enemy = 敵を引かないトレースロールを{ $n }回行う
goal-visit-different-tiles = 異なる{ $n }タイルで移動を終える
goal-reveal = タイル{ $n }つを公開する
goal-explore = 探索トークン{ $n }つを公開する
text-setup = 準備：{ $do }
text-instant = 即時効果：{ $do }
text-turned = タイルに裏向きに置かれ、入った者が表にする：{ $do }
text-reward = 開始報酬：{ $do }
text-reversed = 最後のプレイヤーから反時計回りに行う
text-boss-activity = ボス活動：{ $do }
text-reference = シナリオガイドのルールの確認用
text-map = このゲームのマップ
text-points = { $points }点
text-scoring = リソース3ごと、解除済みマスごと、オープンソースコードごと、5を超える耐久上限ごと、破壊のない装備済み勢力カードごとに1点。開始カードでない装備済みクラスカードごとに2点。破損コードは1個で−1点、2～3個で−2点、4～5個で−3点、それ以上で−4点
text-deck = 敵デッキ（上から）：{ $groups }
deck-group = { $num_is ->
    [plain] レベル{ $level }を{ $num }枚
    [number-all] レベル{ $level }をすべて
   *[other] レベル{ $level }を{ $num }
}

## 能力

has-stat = { $if ->
    [none] { "" }
   *[some] { $if }なら、
}{ $values }
has-ability = { $event }{ $if ->
    [none] { "" }
   *[some] 、{ $if }なら
}{ $limit ->
    [none] { "" }
   *[some] （{ $limit }）
}：{ $instead ->
    [yes] 代わりに
   *[no] { "" }
}{ $may ->
    [yes] 任意で、
    [this] 任意で、次を行う：
   *[no] { "" }
}{ $cost ->
    [none] { $do }
   *[some] { $cost }。そうしたなら、{ $do }
}
limit-step = ステップに1回
limit-phase = フェイズに1回
limit-round = ラウンドに1回
limit-game = ゲームに1回
limit-player = プレイヤーごとに1回
limit-card = 1回
limit-group = チームで1回
moment-planning = 計画フェイズ中
moment-launch = 自分の起動ステップ中
moment-combat = 自分の戦闘フェイズ中
moment-any = いつでも
when-planning = 計画フェイズ中
when-writing = 記述ステップ中
when-defeat = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}{ $level ->
    [0] { "" }
   *[other] レベル{ $level }以上の
}敵を撃破したとき
when-expel = { $whose ->
    [any] プレイヤーの
    [other] 他のプレイヤーの
   *[me] あなたの
}敵が捨てられたとき
when-intrude = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}侵入プログラムを起動したとき
when-repel = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}敵を撃退したとき
when-launch = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}プログラムを起動したとき
when-launch-basic = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}基本プログラムを起動したとき
when-launch-faction = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}勢力プログラムを起動したとき
when-reveal = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}{ $where ->
    [none] タイル
   *[some] { $where }
}を公開したとき
when-explore = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}探索トークンを公開したとき
when-enter = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}{ $where ->
    [none] 移動を終えた
   *[some] { $where }で移動を終えた
}とき
when-linger = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}{ $where ->
    [none] 滞在した
   *[some] { $where }に滞在した
}とき
when-wounds = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}負傷を受けるとき
when-attack-roll = { $whose ->
    [any] 攻撃ロール
    [other] 他のプレイヤーの攻撃ロール
   *[me] あなたの攻撃ロール
}の前
when-rolled = { $whose ->
    [any] ロール
    [other] 他のプレイヤーのロール
   *[me] あなたのロール
}の後
when-trace-roll = { $whose ->
    [any] トレースロール
    [other] 他のプレイヤーのトレースロール
   *[me] あなたのトレースロール
}の前
when-trace-rise = { $whose ->
    [any] プレイヤーの
    [other] 他のプレイヤーの
   *[me] あなたの
}トレースが上がるとき
when-trace-top = { $whose ->
    [any] プレイヤーの
    [other] 他のプレイヤーの
   *[me] あなたの
}トレースが最上段に達した後
when-refill = 補充の後
when-combat-start = { $whose ->
    [any] プレイヤーの
    [other] 他のプレイヤーの
   *[me] あなたの
}戦闘フェイズの開始時
when-combat-end = { $whose ->
    [any] プレイヤーの
    [other] 他のプレイヤーの
   *[me] あなたの
}戦闘フェイズの終了時
when-action-end = 行動フェイズの終了時{ $where ->
    [none] { "" }
   *[some] （{ $where }で）
}
when-reset = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}リセットしたとき
when-attach = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}市場のボディを接続したとき
when-first-attach = ボディが初めて接続されたとき
when-give-up-body = 3枚目のためにボディが手放されるとき
when-equip = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}カードを装備したとき
when-gain-corrupted = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}破損コードを得たとき
when-discard-corrupted = { $whose ->
    [any] プレイヤーが
    [other] 他のプレイヤーが
   *[me] あなたが
}破損コードを廃棄したとき
when-repel-corrupted = 撃退で破損コードを得るとき
when-corrupted-empty = 破損コードプールが空なのに破損コードを得るとき
when-check = { $whose ->
    [any] 判定
    [other] 他のプレイヤーの判定
   *[me] あなたの判定
}の前
when-round-start = ラウンドの開始時
when-round-end = ラウンドの終了時
when-time-is = 時間が{ $at }になったとき
when-card-entered = このカードが場に出たとき
when-trade = 勢力カードが取引されたとき
when-trade-equipped = 装備済みの勢力カードが指名されたプレイヤーに渡されたとき

## 続く変化

change-while = { $if }なら、{ $change }
change-entry = { $tile }の進入トレースは{ $num }
change-linger = { $tile }の滞在トレースは{ $num }
change-no-entry = カード{ $until }を引くまで、誰も{ $tile }に入れない
change-linger-times = { $token }の{ $token_is ->
    [token-survivor] いる
    [token-engineer] いる
   *[other] ある
}タイルの滞在トレースは{ $times }倍
change-top-space = トレーストラックの最上段は{ $num }
change-resource-cap = 各リソースは最大{ $num }
change-experience-program = 経験プログラムは経験{ $num }を与える
change-boss-move = ボスの移動は{ $num }タイルになる
change-fights = そのタイルにいるプレイヤーは戦闘フェイズを飛ばさず、戦闘枠のダメージをそれに向けてもよい
change-corrupted-discards = 廃棄された破損コードはカード{ $card }に置く
change-upgrade-open = オープンソースコードは経験{ $num }
change-upgrade-cap = 耐久上限は経験{ $num }
change-upgrade-cell = マスの解除は経験{ $num }
change-upgrade-class = クラスカードを引くのは経験{ $num }
