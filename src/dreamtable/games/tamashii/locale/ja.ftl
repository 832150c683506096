## ゲーム

game-title = 魂行紀元
game-tagline = 機械の街の、魂とボディとコード。1～4人、協力・ひとり・対戦。
mode-solo = ひとりで
mode-cooperative = 全員協力
mode-rivals = 対戦

## オプション

option-scenario = シナリオ
option-scenario-a = A：プロローグ
option-scenario-b = B：静電気の灯
option-scenario-c = C：借り物の午後
option-scenario-d = D：誓いの帳簿
option-scenario-e = E：冷たい中継
option-scenario-f = F：炉心
option-scenario-g = G：九つの空席
option-scenario-h = H：開かれた共有地
option-scenario-j = J：静寂プロトコル
option-scenario-k = K：二つの太陽
option-scenario-p = P：零時の聖歌
option-guide = 追加パックのシナリオ
option-components = 内容物
option-components-everything = すべて
option-components-first-box = 初期分
option-length = 長さ
option-length-short = 短
option-length-medium = 中
option-length-long = 長
option-protocols = 学習プロトコル
option-protocols-yes = 使う
option-protocols-no = 使わない
option-start = スタートプレイヤー
option-start-none = 無作為
option-start-0 = 席1
option-start-1 = 席2
option-start-2 = 席3
option-start-3 = 席4
option-experienced = 経験者として開始：プロローグは勝利扱い（キャンペーン）
option-experienced-yes = はい
option-experienced-no = いいえ

## 終わり方

reason-victory = シナリオに勝利した。
reason-defeat = シナリオに敗北した。
reason-experienced = プロローグは勝利扱い。経験者として始める。
reason-scored = 時間切れ。得点を数える。

## キャンペーン

kept-played = シナリオ{ $played }回、勝利{ $won }回。
kept-ticks = { $guide }：結末{ $ticks }つ。
kept-unlocked = 解放済み：{ $locks }。
lock-number = { $lock }

## 多くのゲームの比較

figure-rounds = ラウンド数
figure-resets = リセット回数
figure-corrupted = 得た破損コード
figure-tiles = 公開したタイル
trait-colour = 色
trait-class = クラス
trait-scenario = シナリオ

## 名前

resource-shield = シールド
resource-memory = メモリ
resource-energy = エネルギー
resource-reroll = リロール
colour-red = 赤
colour-yellow = 黄
colour-green = 緑
colour-blue = 青
calling-reaper = 刈り手
calling-striker = 強襲者
calling-trickster = 策術師
calling-telepath = 念話師
faction-spartans = スパルタ
faction-ninkyodo = 任侠道
faction-seekers = 探求者
faction-nameless = 無名
find-experience = 経験
find-basic-code = 基本コード
find-energy = エネルギー
find-shield = シールド
find-reroll = リロール
find-memory = メモリ
face-hit = ヒット
face-special = スペシャル
face-blank = 空白
code-empty = なし
code-red = 赤
code-yellow = 黄
code-green = 緑
code-blue = 青
code-open = オープンソース
code-corrupted = 破損
roll-trace = トレースロール
roll-attack = 攻撃ロール
roll-check = 判定
roll-card = ロール
step-colours = ボード選び
step-classes = クラス選び
step-protocols = 学習プロトコル選び
step-starts = 開始タイル選び
step-opening = 幕開け
step-before-trace = 計画フェイズ：トレースロールの前
step-trace-roll = 計画フェイズ：トレースロール
step-lock-on = 計画フェイズ：ロックオン
step-before-refill = 計画フェイズ：補充の前
step-refill = 計画フェイズ：補充
step-writing = 計画フェイズ：記述
step-move = 行動フェイズ：移動＆トレース
step-area = 行動フェイズ：エリア効果
step-launch = 行動フェイズ：起動
step-action-end = 行動フェイズの終わり
step-combat = 戦闘フェイズ：攻撃ロール
step-slots = 戦闘フェイズ：結果解決
step-activities = 進行フェイズ：プレイヤー活動
step-boss = 進行フェイズ：ボス
step-world = 進行フェイズ：世界活動
step-passing = 進行フェイズ：スタートプレイヤートークンを渡す
card-none = なし
place-number = 場所{ $number }
cell-at = { $row }行{ $column }列
edge-across = { $row }行の{ $column }・{ $next }列
edge-down = { $column }列の{ $row }・{ $next }行
edge-shift = { $cell }の{ $code }を{ $to ->
    [up] 上へ
    [down] 下へ
    [left] 左へ
   *[right] 右へ
}
edge-swap = { $cells }の{ $one }と{ $other }を入れ替える
program-basic = 資源プログラム（{ $pattern }）
program-extended = 拡張資源プログラム（{ $pattern }）
program-experience = 経験プログラム（{ $pattern }）
program-of = 「{ $card }」{ $sort ->
    [intrude] の侵入
    [repel] の撃退
    [body] のボディ
   *[other] { "" }
}（{ $pattern }）

## 手

move-pick-colour = { $colour }のボード
move-pick-class = { $calling }
move-keep-protocol = 「{ $card }」を残す
move-start-at = { $place }から始める
move-write = 記述：{ $edge }
move-discard-code = { $cell }のトークンを廃棄
move-buy-code = { $code }のコードを得る
move-equip = 「{ $card }」を装備
move-raise-cap = 耐久上限を上げる
move-unlock-cell = { $cell }のロックを解除
move-buy-open-source = オープンソースコードを得る
move-draw-class-cards = クラスカードを引く
move-keep-card = 「{ $card }」を残す
move-offer-card = 「{ $card }」を{ $seat }に渡すと申し出る
move-ask-for-card = { $seat }に「{ $card }」を求める
move-ready = 準備完了
move-move-to = { $place }へ移動
move-stay = 滞在
move-move-jordan = ジョーダンを{ $place }へ移動
move-jordan-moves-for-you = ジョーダンが代わりに移動
move-use-jordan = ジョーダンを使う
move-use-own-figure = 自分のコマを使う
move-use-area = タイルを使う
move-launch = { $program }を起動
move-use-cells = { $cells }を使う
move-use-ability = 「{ $ability }」を使う
move-finish = 終える
move-spend-energy = { $energy ->
    [0] エネルギーを使わない
   *[other] エネルギー{ $energy }を使う
}
move-reroll = 振り直す{ $hits ->
    [0] { "" }
   *[other] { " " }{ $hits }×ヒット
}{ $specials ->
    [0] { "" }
   *[other] { " " }{ $specials }×スペシャル
}{ $blanks ->
    [0] { "" }
   *[other] { " " }{ $blanks }×空白
}
move-keep-dice = ダイスをそのままにする
move-resolve-box = { $box }：ダイス{ $dice }個
move-aim-at-boss = ボスを狙う
move-aim-at-enemy = 先頭の敵を狙う
move-raise-shield = シールドを使う
move-take-wounds = シールドを使わない
move-accept = はい
move-refuse = いいえ
move-pass = パス
move-stop = ここまで
move-pick-code = { $code }
move-pick-cell = { $cell }
move-pick-resource = { $resource }
move-pick-enemy = { $enemy }
move-pick-card = { $card }
move-pick-seat = { $seat }
move-pick-place = { $place }
move-pick-number = { $number }
move-pick-face = { $face }
move-pick-way = { $way }
move-do-activity = { $activity }
move-jordan-does = ジョーダン：{ $activity }
move-try-objective = 「{ $card }」に挑む

## 問い

ask-TAM-SET-03 = どのボードを取る？
ask-TAM-SET-10 = どのクラスで遊ぶ？
ask-TAM-SET-11 = どの学習プロトコルを残す？
ask-TAM-SSU-07 = どこから始める？
ask-TAM-VS-05 = どこから始める？
ask-TAM-UPG-01 = アップグレードするか、カードを使う？
ask-TAM-UPG-04 = { $seat }と「{ $card }」：この取引に応じる？
ask-TAM-UPG-05 = このクラスカードから1枚残す。どれにする？
ask-TAM-WRI-02 = 記述、アップグレード、または準備完了
ask-TAM-WRI-05 = 次の記述はどうする？
ask-TAM-MAP-03 = どこへ移動する？
ask-TAM-MAP-12 = どこへ移動する？
ask-TAM-MAP-13 = タイルの効果を使う？
ask-TAM-MAP-16 = コマはどのタイルへ移る？
ask-TAM-SOL-05 = あなたとジョーダンがそれぞれ移動できる。誰がどこへ行く？
ask-TAM-SOL-06 = このステップではどちらのコマを使う？ジョーダンならバッテリー1を使う。
ask-TAM-SOL-08 = どちらのタイルでトレースを上げる？ジョーダンならジョーダンのタイルしか使えない。
ask-TAM-SOL-14 = ジョーダンは代わりにどこへ移動する？
ask-TAM-ACT-04 = どのプログラムを起動する？
ask-TAM-PRG-07 = { $program }：どのトークンで？
ask-TAM-RUN-08 = 今どのプログラムを起動する？
ask-TAM-BOD-05 = マーケットのどのボディを取る？
ask-TAM-BOD-06 = このボディを接続する？
ask-TAM-BOD-08 = ボディは2枚まで。新しいボディのために、どれを手放す？
ask-TAM-RES-02 = どのリソースを失う？
ask-TAM-RES-04 = シールドを使う？
ask-TAM-RES-09 = ダイスのためにエネルギーをいくつ使う？
ask-TAM-RES-10 = リロールを使って振り直す？
ask-TAM-RES-11 = どのダイスを振り直す？
ask-TAM-RES-14 = どのリソースにする？
ask-TAM-CBT-05 = どの戦闘枠を解決する？
ask-TAM-BOS-04 = ダメージをどちらに与える？
ask-TAM-ADV-01 = どの活動を行う？
ask-TAM-CHK-01 = どの種類のコードにする？
ask-TAM-CHK-02 = 判定のためにどのトークンをダンプする？1個につきダイス1個。
ask-TAM-COD-04 = そのうちいくつにする？
ask-TAM-COD-13 = どのコアの種類にする？
ask-TAM-KEY-01 = どの種類のコードを得る？
ask-TAM-KEY-02 = どのトークンを選ぶ？
ask-TAM-KEY-03 = どのトークンを廃棄する？
ask-TAM-KEY-04 = トークンをどこに置く？
ask-TAM-KEY-06 = どのタイルを公開する？
ask-TAM-LAU-03 = どのマスのロックを解除する？
ask-TAM-AUG-05 = カードの能力を使う？
ask-TAM-AUG-10 = どのカードを装備する？
ask-TAM-AUG-12 = どのカードをゲームから除く？
ask-TAM-TIL-01 = どれを選ぶ？
ask-TAM-TIL-03 = どのタイルへ移る？
ask-TAM-TMG-02 = 「{ $card }」：{ $step }。そうする？
ask-TAM-TMG-05 = どの能力を先に使う？
ask-TAM-TMG-07 = どのダイスの面を変える？
ask-TAM-VOC-01 = どの敵を選ぶ？
ask-TAM-VOC-02 = どのプレイヤーを選ぶ？
ask-TAM-VOC-12 = どのタイルを選ぶ？
ask-TAM-SCE-04 = どのタイルを選ぶ？
ask-TAM-SCE-11 = チームは何を選ぶ？
ask-TAM-VS-10 = どの目標に挑戦する？

## 何についての問いか

ask-story = { LAST($story) }
ask-way = 「{ $card }」：どうする？
ask-objective = 「{ $card }」：挑戦する？各ラウンド1回まで。
ask-move = どこへ移動する？{ $count }タイルまで。とどまってもよい。
ask-writes = 記述はあと{ $count }回：記述、アップグレード、または準備完了
ask-writes-none = 記述は残っていない：アップグレード、または準備完了
ask-window-before-trace = トレースロールの前：アップグレードするか、カードを使う？
ask-window-before-refill = ランチャー補充の前：アップグレードするか、カードを使う？
ask-tile = { $tile }の効果を使う？
ask-attach = 「{ $card }」を接続する？あなたのボディになる。
ask-wounds = 負傷{ $number }を受ける。耐久は残り{ $left }。シールドを使う？
ask-wounds-by = 「{ $card }」から負傷{ $number }を受ける。耐久は残り{ $left }。シールドを使う？
fought-enemy = 「{ $card }」（耐久残り{ $left }）
fought-boss = 「{ $card }」
ask-energy = { $foe }と戦う。ダイスは{ $dice }個。エネルギーをいくつ使って増やす？
ask-box = { $foe }と戦う：どの戦闘枠を解決する？
ask-box-nobody = もう敵はいない。まだ解決する戦闘枠は？
ask-ability = 「{ $ability }」を使う？
ask-reroll = { $roll }：ヒット×{ $hits }、スペシャル×{ $specials }、空白×{ $blanks }。どれを振り直す？
ask-put = { $code }のトークンをどこに置く？
ask-found-code = 探索トークンの下に基本コードがある。どの種類を得る？
ask-aim = ダメージを与えるのは「{ $boss }」か、「{ $enemy }」か？

## できごと

event-asked = { $card }：{ $step }
event-start-player = { $seat }がスタートプレイヤートークンを持つ。
event-colour-picked = { $seat }が{ $colour }のボードを取る。
event-class-picked = { $seat }は{ $calling }。
event-protocols-dealt = { $seat }に学習プロトコルが配られる{ $cards_count ->
    [0] 。
   *[other] ：{ $cards }。
}
event-protocol-kept = { $seat }が「{ $card }」を残す。
event-round-began = ラウンド{ $round }。
event-step-began = { $step }。
event-turn-began = { $seat }の番。
event-refilled = { $seat }がランチャーを補充：{ $codes }。
event-codes-drawn = { $seat }がコードを引く：{ $codes }。
event-code-put = { $seat }が{ $code }を{ $cell }に置く。
event-bag-filled = { $seat }のダンプエリアがコードバッグに入る。
event-written = { $seat }が記述：{ $edge }。
event-codes-gained = { $seat }がコードを得る：{ $codes }。
event-codes-dumped = { $seat }がコードをダンプ：{ $codes }。
event-codes-discarded = { $seat }がコードを廃棄：{ $codes }。
event-codes-restored = { $seat }がコードをバッグに戻す：{ $codes }。
event-codes-exchanged = { $seat }と{ $other }が{ $cell }のトークンを交換。
event-core-changed = { $seat }のコアの種類は{ $code }。
event-cell-unlocked = { $seat }が{ $cell }のロックを解除。
event-resource-gained = { $seat }が{ $resource }{ $number }を得る。
event-resource-lost = { $seat }の{ $resource }が{ $number }減る。
event-experience-gained = { $seat }が経験{ $number }を得る。
event-experience-spent = { $seat }の経験が{ $number }減る。
event-cap-raised = { $seat }の耐久上限は{ $cap }。
event-shield-raised = { $seat }がシールドで負傷{ $number }を打ち消す。
event-wounds-prevented = { $seat }の負傷{ $number }が防がれる。
event-integrity-lost = { $seat }が耐久{ $number }を失う。
event-recovered = { $seat }の耐久が{ $number }回復。
event-player-reset = { $seat }がリセット。
event-body-die-rolled = { $special ->
    [yes] 記号ダイスは特殊：{ $seat }はボディを失う。
   *[no] 記号ダイスは基本：{ $seat }はボディを保つ。
}
event-trace-changed = { $seat }のトレースは{ $trace }。
event-trace-switched-on = 以後トレースを使う。
event-step-learned = { $seat }が「{ $card }」の段階{ $number }を達成。
event-card-drawn = { $seat }が「{ $card }」を得る。
event-class-cards-drawn = { $seat }がクラスカードを引く{ $cards_count ->
    [0] 。
   *[other] ：{ $cards }。
}
event-equipped = { $seat }が「{ $card }」を装備。
event-card-lost = { $seat }の「{ $card }」がゲームから除かれる。
event-card-offered = { $seat }が{ $to }に「{ $card }」を申し出る。
event-card-wanted = { $seat }が{ $of }に「{ $card }」を求める。
event-card-given = { $seat }が{ $to }に「{ $card }」を渡す。
event-trade-refused = { $seat }は「{ $card }」の取引を断る。
event-attached = { $seat }が「{ $card }」を接続。
event-body-swapped = { $seat }は今「{ $card }」。
event-body-lost = { $seat }の「{ $card }」がボディデッキの下へ。
event-market-filled = 「{ $card }」がボディ市場に出る。
event-market-cleared = 「{ $card }」がボディ市場を去る。
event-ability-used = { $seat }が「{ $ability }」を使う。
event-launched = { $seat }が{ $program }を起動。
event-figure-put = { $seat }のコマが{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}に置かれる。
event-moved = { $seat }が{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}へ移動。
event-stayed = { $seat }は滞在。
event-tile-revealed = { $tile }が公開される。
event-tile-changed = { $tile_is ->
    [tile-name] { $before }のあった場所に{ $tile }がある。
   *[other] { $before }が地図から消える。
}
event-find-revealed = { $seat }の発見：{ $find }。
event-peeked = { $seat }が{ $place }をのぞく{ $tile_is ->
    [tile-name] ：{ $tile }
   *[other] { "" }
}{ $find_is ->
    [plain] 。
   *[other] 、{ $find }。
}
event-area-used = { $seat }が{ $tile }を使う。
event-tokens-put = { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}に{ $token }{ $number }つ。
event-tokens-taken = { $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}から{ $token }{ $number }つが除かれる。
event-tokens-put-on-card = 「{ $card }」に{ $token }{ $number }つ。
event-tokens-taken-from-card = 「{ $card }」から{ $token }{ $number }つが除かれる。
event-carried = { $seat }が運ぶ{ $token }：{ $number }。
event-locked-on = { $enemy }が{ $seat }にロックオン。
event-enemy-deck-renewed = 捨てられたレベル{ $level }の敵が敵デッキになる。
event-enemy-damaged = { $enemy }に{ $number }ダメージ。
event-enemy-mended = { $enemy }の耐久が{ $number }回復。
event-enemy-defeated = { $seat }が{ $enemy }を撃破。
event-enemy-discarded = { $seat }の{ $enemy }が捨てられる。
event-enemy-moved = { $enemy }が{ $seat }の列の{ $top ->
    [yes] 先頭
   *[no] 最後
}へ。
event-dice-rolled = { $seat }のロール（{ $roll }）：{ $hits }×ヒット、{ $specials }×スペシャル、{ $blanks }×空白。
event-dice-rerolled = { $seat }が{ $number }個を振り直し：{ $hits }×ヒット、{ $specials }×スペシャル、{ $blanks }×空白。
event-die-turned = { $seat }がダイスを{ $face }から{ $to }に変える。
event-enemy-dice-rolled = 敵ダイス：{ $number ->
    [0] 空白
   *[other] { $number }
}、{ $special ->
    [yes] 特殊
   *[no] 基本
}。
event-box-resolved = { $seat }がダイス{ $dice }個で{ $box }を解決。
event-enemy-acts = { $enemy }が{ $seat }を攻撃（{ $special ->
    [yes] 特殊
   *[no] 基本
}）。
event-enemy-stunned = { $enemy }は行動しない。
event-time-set = 時間は{ $time }。
event-story-drawn = { $card }
event-story-turned = { $card }：ルール面。
event-special-drawn = 「{ $card }」が場に出る。
event-special-turned = { $seat }が「{ $card }」を表にする。
event-card-dropped = 「{ $card }」が場を離れる。
event-way-chosen = チームの選択：{ $way }。
event-activity-done = { $seat }：{ $activity }。
event-check-made = { $passed ->
    [yes] 判定成功
   *[no] 判定失敗
}：{ $successes }／{ $need }。
event-face-revealed = 「{ $card }」のダイス面トークンは{ $face }。
event-ticked = 進行記録シートの{ $number }に印をつける。
event-unlocked = 解放：{ $locks }。
event-locked-again = 再ロック：{ $locks }。
event-ended = { $victory ->
    [yes] 勝利。
   *[no] 敗北。
}
event-boss-came = 「{ $card }」が{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}に現れる。
event-boss-moved = 「{ $card }」が{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}へ移動。
event-boss-damaged = 「{ $card }」に{ $number }ダメージ。
event-jordan-came = ジョーダンが{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}に来る。
event-jordan-moved = ジョーダンが{ $tile_is ->
    [tile-name] { $tile }
   *[other] { $place }
}へ移動。
event-battery-changed = ジョーダンのバッテリー：{ $battery }。
event-jordan-left = バッテリーが尽き、ジョーダンは去る。
event-situation-drawn = { $card }
event-objective-shown = 「{ $card }」が公開される。
event-objective-next = 次の目標：{ $card }。
event-objective-taken = { $seat }が「{ $card }」を取る。
event-scored = { $seat }：{ $points }点。

## ブラウザのテーブル

web-tamashii-map = 街の地図
web-tamashii-scenario = シナリオ
web-tamashii-players = プレイヤー
web-tamashii-round = 第{ $round }ラウンド
web-tamashii-first = スタートプレイヤー
web-tamashii-launcher = ランチャー
web-tamashii-launcher-label = ランチャー、4行5列。矢印キーで移動、Enterでコードを持ち上げ、矢印キーで動かす。
web-tamashii-writes = 記述 { $count }回
web-tamashii-cell = { $row }行{ $column }列
web-tamashii-light = 強調マス
web-tamashii-locked = ロック中
web-tamashii-picked = { $code }を持ち上げた
web-tamashii-written = { $code }を{ $place }へ
web-tamashii-hand = 引いたコード
web-tamashii-discard = コードを廃棄
web-tamashii-discard-how = コードを持ち上げてここに置くと、メモリ1で共通ストックに戻る。
web-tamashii-help = 見つけて
web-tamashii-help-none = 残りの記述で完成するプログラムはない。
web-tamashii-by-writes = 記述{ $count }回で完成
web-tamashii-write-it = { $count }回の記述で完成
web-tamashii-programs = プログラム
web-tamashii-pattern = パターン { $pattern }
web-tamashii-complete = 完成
web-tamashii-launched = 起動済み
web-tamashii-sort-basic = 資源プログラム
web-tamashii-sort-extended = 拡張資源プログラム
web-tamashii-sort-experience = 経験プログラム
web-tamashii-sort-faction = 勢力プログラム
web-tamashii-sort-intrude = 侵入
web-tamashii-sort-repel = 撃退
web-tamashii-sort-body = このボディに接続
web-tamashii-sort-goal = プロトコルの段階
web-tamashii-sort-protocol = プロトコルのプログラム
web-tamashii-sort-scenario = シナリオのプログラム
web-tamashii-supply = 共通ストック
web-tamashii-vitals = 状態
web-tamashii-integrity = 耐久
web-tamashii-integrity-how = 0になるとリセット。破損コード2個を受け、シェルターに戻り、そのフェイズの残りは失われる。点線は上限より上。
web-tamashii-integrity-at = 耐久 { $now }／上限 { $cap }
web-tamashii-trace = トレース
web-tamashii-trace-how = 移動しても留まっても上がる。高いほど次のラウンドの初めに多くのダイスに探され、ヒットごとに敵がロックオンする。最上段に達するとすぐ2体来る。
web-tamashii-trace-at = トレース { $trace }
web-tamashii-resource-at = { $name }：{ $count }
web-tamashii-resource-shield-how = 負傷を1点ずつ打ち消す。使うなら効くだけ全部、でなければ使わない。
web-tamashii-resource-memory-how = 計画フェイズのアップグレードに使う。装備、コードの獲得、コードの廃棄。
web-tamashii-resource-energy-how = 攻撃ロールの前に1点使うごとにダイスが1個増える。
web-tamashii-resource-reroll-how = 1回のロールにつき一度、使った点数だけ振り直せる。
web-tamashii-xp = 経験
web-tamashii-xp-how = 計画フェイズに2点で1つ選ぶ。耐久上限、マスの解除、オープンソース、クラスカード。
web-tamashii-xp-at = 経験：{ $count }
web-tamashii-core = コアコード
web-tamashii-core-how = プログラムのコア記号はこの種類を求める。
web-tamashii-core-at = コアコード：{ $code }
web-tamashii-bag = バッグ
web-tamashii-bag-at = コードバッグ：{ $count }個
web-tamashii-dump = ダンプ
web-tamashii-dump-at = ダンプエリア：{ $count }個
web-tamashii-move = 移動
web-tamashii-move-how = 一度の移動で進めるタイルの数。
web-tamashii-attack = 攻撃
web-tamashii-attack-how = 戦闘で振るダイスの数。
web-tamashii-write = 記述
web-tamashii-write-how = 記述ステップでできる記述の回数。
web-tamashii-covered = 下に：{ $name }
web-tamashii-box = 戦闘枠（1戦に一度）
web-tamashii-box-many = 戦闘枠（ダイスがあるだけ）
web-tamashii-box-used = 戦闘枠（使用済み）
web-tamashii-use-dice = ダイス{ $count }個で
web-tamashii-use = 使う
web-tamashii-spent = 使用済み
web-tamashii-foes = ロックオン中の敵
web-tamashii-foes-none = ロックオンした敵はいない。
web-tamashii-foe = { $name }：耐久 { $left }／{ $hp }
web-tamashii-intent = このままだと
web-tamashii-strikes = { $chance }%
web-tamashii-attacks = 攻撃する
web-tamashii-threat = 戦闘で最大{ $count }の負傷が来る。
web-tamashii-acts-next = 次に攻撃する
web-tamashii-locks-on = ロックオン
web-tamashii-wounds = 負傷 { $count }
web-tamashii-level = レベル{ $level }
web-tamashii-hp = 耐久 { $hp }
web-tamashii-cost = メモリ { $cost }
web-tamashii-fight = 戦闘
web-tamashii-symbol-basic = 敵は基本枠を使う
web-tamashii-symbol-special = 敵は特殊枠を使う
web-tamashii-no-attack = 攻撃する敵はいない
web-tamashii-reroll = { $count ->
    [0] 振り直す
   *[other] { $count }個振り直す
}
web-tamashii-reroll-how = 振り直すダイスを選ぶ。
web-tamashii-learned = { $steps }段階中 { $learned } 完了
web-tamashii-market = ボディ市場
web-tamashii-deck = デッキ { $count }枚
web-tamashii-unknown = 場所{ $number }、未公開
web-tamashii-entry = 進入トレース { $trace }
web-tamashii-linger = 滞在トレース { $trace }
web-tamashii-explore = 探索トークンがある。
web-tamashii-explore-known = 探索トークン：{ $what }
web-tamashii-lying = 裏向きのカードが{ $count }枚ある。
web-tamashii-marked = ガイドが示す場所。
web-tamashii-tokens = { $name }：{ $count }
web-tamashii-token-ascend = アセンドトークン
web-tamashii-token-success = 成功トークン
web-tamashii-token-seal = 封印
web-tamashii-token-marker = マーカー
web-tamashii-jordan = ジョーダン
web-tamashii-carried = 運んでいるもの
web-tamashii-battery = バッテリー { $count }／{ $most }
web-tamashii-time = 時間
web-tamashii-time-how = 時間が尽きるとどうなるかは物語カードにある。
web-tamashii-time-at = 時間 { $time }
web-tamashii-corrupted-supply = 破損コードプール
web-tamashii-corrupted-how = 残りの破損コード。受けるべき時に残っていなければ、たいていのシナリオは敗北になる。
web-tamashii-corrupted-at = 破損コード 残り{ $count }個
web-tamashii-enemy-deck = 敵デッキ
web-tamashii-enemy-deck-how = 上から順に、レベルと枚数。
web-tamashii-boss = ボス
web-tamashii-boss-damage = ダメージ：{ $damage }
web-tamashii-seals = 封印：{ $count }
web-tamashii-objective = 目標
web-tamashii-points = { $points }点
web-tamashii-read = 物語を読む
web-tamashii-close = 閉じる
web-tamashii-continue = 先へ
web-tamashii-decide = どうする？
web-tamashii-decide-together = どうする？ 皆で投票し、同数ならスタートプレイヤーが決める。
web-tamashii-victory = 勝利
web-tamashii-defeat = 敗北
web-tamashii-choose-colour = どのボードにする？
web-tamashii-choose-class = どのクラスにする？
web-tamashii-choose-card = カードを選ぶ
web-tamashii-class-reaper = 傷ついた敵を仕留め、倒れたものから取る。
web-tamashii-class-striker = ダイスもダメージも多く、正面から攻める。
web-tamashii-class-trickster = ダイス、トレース、戦いの決まりを裏返す。
web-tamashii-class-telepath = ランチャーを操る。他人のものも。

## The rules in short

summary-1 = みんなで、ロボットと1人で、あるいは互いに競って。借り物のボディに宿る魂が、機械の街でコードを盗む。物語では勝つも負けるも一緒で、決めるのはシナリオカード。
summary-2 = 1ラウンドは計画、行動、戦闘、進行の4フェイズ。まずトレースロール：トレースが高いほど多くの敵にロックオンされ、敵が来ればトレースは0になる。
summary-3 = ランチャー：強調マスはコードバッグから補充される。1回の記述で、トークンを隣の空きマスへ移すか、隣り合う2個を入れ替える。
summary-4 = プログラム：決まった形に並べると、エネルギー、リロール、メモリ、シールド、経験になり、敵への侵入や撃退、ボディやカードの代価にもなる。使ったトークンはダンプエリアへ。
summary-5 = 行動：移動しても留まってもトレースが上がる。裏向きのタイルを公開し、いるタイルの効果を使い、それからできるだけ多くのプログラムを起動する。
summary-6 = 戦闘：攻撃値の数だけダイスを振り、戦闘枠に割り当てる。敵の攻撃とは交互に解決する。シールドは負傷を防ぐ。
summary-7 = リセット：耐久が0になると破損コードを2個得て、シェルターから出直す。物語では、得るはずの破損コードが尽きていたら、たいてい敗北。
summary-8 = アップグレード：メモリで強化カードを装備し、コードを買う。経験で耐久上限を上げ、マスを解除し、オープンソースコードやクラスカードを得る。
