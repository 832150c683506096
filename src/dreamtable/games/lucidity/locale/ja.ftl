## ゲーム

game-title = ルシディティ：六面の悪夢
game-tagline = どこまで深く眠れるか。運を試す1～4人用ダイスゲーム。
mode-solo = ひとりで
mode-rivals = 競い合う

## オプション

option-temptation = 誘惑
option-temptation-none = 使わない
option-temptation-green = 緑の面（羨望の代わり）
option-temptation-red = 赤の面（原初の恐怖の代わり）
option-first = スタートプレイヤー
option-first-none = 無作為
option-first-0 = 1番の席
option-first-1 = 2番の席
option-first-2 = 3番の席
option-first-3 = 4番の席
option-last_watch = 最後の見張り
option-last_watch-yes = 使う：15パワーのあと、ほかのドリーマーはもう1ターンずつ行う
option-last_watch-no = 使わない：15パワーでその場で終了
option-lord = 主（ソロ）
option-lord-depths = { lord-depths }
option-lord-envy = { lord-envy }
option-lord-imprisonment = { lord-imprisonment }
option-lord-primeval-fear = { lord-primeval-fear }

## ダイス

colour-blue = 青
colour-green = 緑
colour-yellow = 黄
colour-red = 赤

symbol-power-1 = パワー1
symbol-power-2 = パワー2
symbol-hunt = ハント
symbol-exhaust = 疲労
symbol-shadow = シャドウ

die = { $colour }ダイス
die-showing = { $colour }の{ $symbol }

## カード

row-power = パワー
row-hunt = ハント
row-exhaust = 疲労
row-shadow = シャドウ

role-dreamer = ドリーマー
role-nightmare = ナイトメア
role-eliminated = 除外

nightmare-depths = 絶望
nightmare-envy = 羨望
nightmare-imprisonment = 束縛
nightmare-primeval-fear = 原初の恐怖
nightmare-temptation-green = 誘惑（緑）
nightmare-temptation-red = 誘惑（赤）

track-light = 浅い眠り
track-middle = 中ほどの眠り
track-deep = 深い眠り

temptation-none = 誘惑なし
temptation-green = 誘惑・緑の面
temptation-red = 誘惑・赤の面

lord-depths = 絶望の主
lord-envy = 羨望の主
lord-imprisonment = 束縛の主
lord-primeval-fear = 原初の恐怖の主

## 手

move-sleep = 眠る：{ $track }
move-put-back = { $die }を1個、袋に戻す
move-resolve = { $die }を解決する
move-reroll = { $pay }を支払って{ $die }を振り直す
move-let-it-be = このままにする
move-pick = { $die }を選ぶ
move-move-to-hunt = { $die }のダイスをハントスペースに移す
move-become = { $colour }のナイトメアになる
move-return-shadow = 休息：{ $die }を袋に戻す
move-return-no-shadow = 休息：シャドウがないので何も戻さない
move-return-exhaust = 休息：疲労のダイスをすべて袋に戻す
move-dream-again = 再び夢を見る：1マス進む
move-consume = パワーを奪う：{ $victim }から{ $die }を取る
move-send-minions = 手先を送る
move-send-to = 手先のダイスを{ $receiver }に送る
move-target-rerolls = 対象が自分で選んだ2個を振り直す
move-reroll-this = 対象に{ $die }を振り直させる
move-take-power = { $die }を取る
move-give-as-exhaust = 奪い取ったダイスを対象の疲労スペースに置く
move-tempt = 対象にカードのダイスを1個選ばせる
move-set-face = そのダイスを{ $symbol }の面にする
move-take-hunt = ハントスペースの{ $die }のダイスをパワー1として取る
move-give-up = { $die }を手放して袋に戻す

## 問いかけ

ask-LUC-STEP1-01 = どこまで深く眠る？　引く数は、浅い眠りが3個、次に4個、5個。中ほどの眠りが4個、次に5個。深い眠りが5個。
ask-LUC-DRAW-02 = どのダイスを袋に戻す？　全部で2個。
ask-LUC-RES-02 = 次のダイスを解決する。支払えるなら振り直してもよい。
ask-LUC-RR-08 = 送った手先のダイスが解決されようとしている。支払って振り直させる？
ask-LUC-SHD-04 = 羨望の影：前の席のドリーマーに、カードのどのダイスを振り直させる？
ask-of-neighbour = 羨望の影：{ $seat }に、カードのどのダイスを振り直させる？
ask-LUC-SHD-09 = 原初の恐怖の影：どの疲労のダイスをハントスペースに移す？
ask-LUC-NM-01 = シャドウが同数で並んだ。どの色のナイトメアになる？
ask-LUC-REST-01 = 休息しなければならない。何を袋に戻す？
ask-LUC-DRM-01 = ここで休息する？　それとも再び夢を見る？
ask-LUC-NMT-01 = あなたはナイトメア。パワーを奪う？　手先を送る？
ask-LUC-MIN-01 = 手先を放つ。1個を袋に戻し、もう1個を受けるドリーマーを選ぶ。
ask-LUC-NENV-02 = 羨望がダイスを奪い取った。対象にどう振り直させる？
ask-LUC-NENV-03 = 羨望の力で、未解決のダイスを2個振り直す。どれにする？
ask-LUC-NENV-04 = 振り直されたパワーのダイスを1個取る？
ask-LUC-NIMP-02 = 奪い取ったダイスを手元に残す？　疲労の面にして対象に押しつける？
ask-LUC-NFEAR-02 = 奪い取ったダイスを手元に残す？　疲労の面にして対象に押しつける？
ask-LUC-TEMG-02 = 誘惑がささやいている。どうする？
ask-LUC-TEMR-02 = 誘惑：疲労のダイスをハントに移す？　ハントのダイスを取る？　何もしない？
ask-LUC-SOLO-18 = 羨望の主が分け前を求めている。どのパワーのダイスを手放す？

## できごと

event-turn-began = { $seat }（{ $role }）のターン。
event-fell-asleep = { $seat }は{ $track }に落ちる。ダイス{ $dice }個。
event-dreamed-on = { $seat }は再び夢を見る。ダイス{ $dice }個。
event-drew = { $seat }は{ $dice }を引く。
event-returned = { $seat }は{ $dice }を袋に戻す。
event-rolled = { $seat }は{ $dice }を振る：{ $symbols }。
event-paid =
    { $onto_card ->
        [yes] { $seat }は振り直しに{ $die }を支払う。ダイスはその色のナイトメアカードへ。
       *[no]
            { $to ->
                [none] { $seat }は振り直しに{ $die }を支払う。ダイスは袋へ。
               *[other] { $seat }は振り直しに{ $die }を支払う。ダイスは{ $to }の手に。
            }
    }
event-placed = { $seat }は{ $die }を{ $row }スペースに置く。
event-moved = { $seat }の{ $die }が{ $row }スペースに移る。
event-picked-up = { $seat }のカードから{ $die }が外れ、未解決に戻る。{ $by }のしわざ。
event-stolen = { $by }（{ $nightmare }）が{ $seat }の{ $die }を奪い取り、パワー1にする。
event-given-as-exhaust = { $by }は奪い取った{ $die }を{ $seat }の疲労スペースに落とす。
event-power-taken = { $by }は{ $seat }から{ $die }を取り、パワーにする。
event-tempted = { $by }は{ $seat }の{ $die }を{ $symbol }の面にする。
event-minion-sent = { $by }は手先の{ $die }を{ $seat }に送る。
event-exhausted =
    { $lost_count ->
        [0] { $seat }は疲労困憊。だが失う{ $colour }のパワーはない。
       *[other] { $seat }は疲労困憊。{ $colour }のパワーをすべて失う（{ $lost_count }個）。
    }
event-eliminated = { $seat }は狩り立てられ、除外される。
event-became-nightmare =
    { $gained_count ->
        [0] { $seat }はナイトメアになる：{ $nightmare }！
       *[other] { $seat }はナイトメアになる：{ $nightmare }！　カードのダイス{ $gained_count }個を得る。
    }
event-rested =
    { $dice_count ->
        [0] { $seat }は休息する。袋に戻すものはない。
       *[other] { $seat }は休息し、{ $dice }を袋に戻す。
    }
event-last-watch =
    { $seats_count ->
        [0] 15パワー！　最後の見張りに立つドリーマーは、ほかにいない。
       *[other] 15パワー！　最後の見張りが始まる。{ $seats }にもう1ターン。
    }
event-spooks-came = スプーク{ $dice_count }体が{ $seat }に忍び寄る：{ $dice }。
event-awoke = { $seat }の夢でナイトメアが目覚める：{ $nightmare }。
event-game-ended =
    { $reason ->
        [power] { reason-power }
        [no-dreamer] { reason-no-dreamer }
        [lone-survivor] { reason-lone-survivor }
        [empty-bag] { reason-empty-bag }
        [hunted] { reason-hunted }
        [awakened-twice] { reason-awakened-twice }
        [spooks-endured] { reason-spooks-endured }
        [spooks-prevailed] { reason-spooks-prevailed }
       *[other] ゲーム終了。
    }最終パワー：{ $scores }。{ $winners_count ->
        [0] 夢は闇に沈む。
        [1] { $winners }の勝ち！
       *[other] { $winners }が勝利を分け合う！
    }

## ゲームの終わり方

reason-power = 15パワーに到達。
reason-no-dreamer = ドリーマーはもういない。
reason-lone-survivor = 残ったのは1人だけ。
reason-empty-bag = 袋は空。
reason-hunted = 狩りは終わり、ドリーマーは捕らえられた。
reason-awakened-twice = 目覚めたナイトメアが、ふたたび身を起こした。
reason-spooks-endured = 最後のスプークが来た。パワーは足りていた。
reason-spooks-prevailed = 最後のスプークが来た。パワーは足りなかった。

## 多数のゲームの比較

figure-rounds = ラウンド数
start-first = 先手
start-later = 先手以外
trait-nightmare = 終了時のナイトメア
trait-role = 終了時の役割
trait-start = 手番の順

## ドリーマー

persona-1-name = イネス
persona-1-line = 夜勤の看護師。いつも誰かの寝息を数えている。
persona-2-name = ミカ
persona-2-line = 目覚まし時計は九つ。どれも信じていない。
persona-3-name = レン
persona-3-line = 眠るまいと歌う。闇はもうサビを覚えた。
persona-4-name = ルド
persona-4-line = 闇に借りがある。ただいま分割払い中。

## ナイトメアになる

intro-depths = 頭上で水が閉じ、はるか底で何かが目を開く。
intro-envy = 借りた顔は千。それでも次の顔が欲しい。
intro-imprisonment = 最後の錠が下りる。看守の手は、夢見る者の手。
intro-primeval-fear = 火よりも古いものが、四つん這いになって耳を澄ます。
intro-temptation-green = それは友のように微笑み、開いた手を差し出す。
intro-temptation-red = 「逃げ道はこちら」と獲物に告げ、闇を指さす。

## 主との対面

lord-intro-depths = 絶望の主は気が長い。水かさは夜ごとに増していく。
lord-intro-envy = 羨望の主はあなたのパワーを数え、いつも多すぎると言う。
lord-intro-imprisonment = 束縛の主は扉に鍵をかけない。廊下に終わりがないだけだ。
lord-intro-primeval-fear = 原初の恐怖の主は先に逃がしてくれる。息の切れた獲物ほど旨いから。

## 夢の情景・青

vignette-blue-0 = 階段が水の中へ続いている。
vignette-blue-1 = 底のほうから返事がした。
vignette-blue-2 = ポケットに砂が満ちていく。
vignette-blue-3 = 洋服だんすの中に雨が降る。
vignette-blue-4 = 扉の下から潮が満ちてくる。
vignette-blue-5 = 街灯のあいだを魚が泳ぐ。
vignette-blue-6 = 今夜の浴槽には底がない。
vignette-blue-7 = 沈んだ鐘が十三を打つ。
vignette-blue-8 = 息をするたび、天井が波打つ。
vignette-blue-9 = 叫んだ声は、みな泡になる。

## 夢の情景・緑

vignette-green-0 = 友だちがあなたの顔をしている。
vignette-green-1 = 隣の部屋で笑い声がする。
vignette-green-2 = あなたの席には誰かがいる。
vignette-green-3 = 鏡のほうが先に笑った。
vignette-green-4 = 拍手は後ろの誰かへのもの。
vignette-green-5 = どの写真にもあなたがいない。
vignette-green-6 = 見知らぬ人が母の子守唄を歌う。
vignette-green-7 = あなたの上着は、あの人のほうが似合う。
vignette-green-8 = あなた宛ての手紙に、みながうれし泣き。
vignette-green-9 = みなが振り向き、あなたの向こうを見る。

## 夢の情景・黄

vignette-yellow-0 = 扉は、ただの絵だった。
vignette-yellow-1 = 迫るヘッドライト。足には根が生えている。
vignette-yellow-2 = ベッドに拘束帯がついている。
vignette-yellow-3 = 手の中で鍵が溶けていく。
vignette-yellow-4 = 廊下の先は、同じ廊下。
vignette-yellow-5 = 部屋がまた一歩ぶん狭くなる。
vignette-yellow-6 = 叫び声はガラスの中に残る。
vignette-yellow-7 = 両の袖が縫い合わされている。
vignette-yellow-8 = エレベーターは階の狭間。もう何年も。
vignette-yellow-9 = 錠は、扉の両側にある。

## 夢の情景・赤

vignette-red-0 = 風に逆らって草が割れる。
vignette-red-1 = それはあなたの足音を覚えた。
vignette-red-2 = 先に匂ったのは、自分の恐怖。
vignette-red-3 = 灯りが二つ、まばたきをした。
vignette-red-4 = 立ち止まると、重い何かも止まる。
vignette-red-5 = 鳥がいっせいに黙った。
vignette-red-6 = 足跡が、もう一組増えている。
vignette-red-7 = すぐそばで枝が折れた。
vignette-red-8 = 登って逃げる。向こうのほうが速い。
vignette-red-9 = 追われる足跡はまだ温かい。あなたの。

## ナイトメアの能力

nightmare-depths-text = 青のシャドウを奪い取り、パワー1にする。奪い取るたびにダイスを2個引き、1個を戻し、もう1個を手先のダイスとして好きなドリーマーに送る。
nightmare-envy-text = 緑のシャドウと緑のパワーを奪い取り、パワー1にする。続いて対象は、自分で選んだ未解決のダイス2個（1個しかなければ1個）か、羨望が選んだ1個を振り直す。前者でパワーが出たら、羨望はそのうち1個を取ってもよい。
nightmare-imprisonment-text = 黄のシャドウと黄の疲労を奪い取り、パワー1にする。手元に残す代わりに、疲労の面にして対象の疲労スペースに置いてもよい。
nightmare-primeval-fear-text = 赤のシャドウと赤のハントを奪い取り、パワー1にする。手元に残す代わりに、疲労の面にして対象の疲労スペースに置いてもよい。
nightmare-temptation-green-text = 緑のシャドウと緑のパワーを奪い取り、パワー1にする。続いて対象にカードのダイスを1個選ばせてもよく、さらにそれをその色にある好きな面にして解決し直させてもよい。そのダイスをまた奪い取っても、この能力は使わない。
nightmare-temptation-red-text = 赤のシャドウと赤のハントを奪い取り、パワー1にする。続いて、対象の疲労のダイスが2個以上あれば1個を対象のハントスペースに移すか、対象のハントスペースから1個をパワー1として取ってもよい。

## シャドウの効果

shadow-blue-text = 絶望の影：ダイスを1個引いて振り、自分の未解決のダイスに加える。
shadow-green-text = 羨望の影：次のプレイヤーがカードのダイスを1個選ぶ（緑のシャドウは除く）。それを振り直し、もう一度解決する。ソロでは無作為に、まずパワーから選ばれる。
shadow-yellow-text = 束縛の影：自分の疲労スペースに黄のダイスがあれば、1個がシャドウの面になり、黄のシャドウスペースに移る。
shadow-red-text = 原初の恐怖の影：自分の疲労スペースにダイスがあれば、1個選んでハントスペースに移す。

## 主の特別ルール

lord-depths-text = 青が目覚めている間、絶望の影1個につきダイスを2個引く。
lord-envy-text = 休息するたび、パワーが4以上ならパワー1のダイスを1個（なければパワー2を1個）選んで袋に戻す。
lord-imprisonment-text = 疲労スペースにダイスがある間は、再び夢を見ることができない。
lord-primeval-fear-text = 確認のとき、目覚めたナイトメア1体をハントスペースのダイス1個として数える。

## ヘルプカード

summary-1 = ターン：トラックを選び、その数だけダイスを引いて2個を戻し、残りを振って解決する。あとは休息するか、ダイスを増やして再び夢を見る。
summary-2 = パワー：パワースペースのダイスは1個につき1か2。いちばん多い人が勝つ。
summary-3 = ハント：4個たまると除外。休息しても減らない。
summary-4 = 疲労：3個たまると、無作為に決まる1色のパワーをすべて失い、必ず休息する。休息ではシャドウ1個か、疲労のダイスすべてを戻す。
summary-5 = シャドウ：どれにも効果がある。同じ色が3個（1人か2人なら4個）で、その色のナイトメアになる。ソロではナイトメアが目覚める。
summary-6 = 振り直し：パワーのダイスを1個支払い、同じ色の未解決のダイスを1個振り直す。支払えるかぎり何度でも。
summary-7 = ナイトメア：ドリーマーから、自分の色の決まったシンボルを奪い取る。自分のターンには、自分の色のパワーを奪うか、手先のダイスを送る。
summary-8 = ゲームの終わり：ターンの終わりに誰かが15パワー、ドリーマーがいない、1人を残して全員除外、または袋が空で引けない。

## 端末の盤面

lucidity-role = 役割
lucidity-power = パワー
lucidity-hunt = ハント
lucidity-exhaust = 疲労
lucidity-shadows = シャドウ
lucidity-pool = 未解決のダイス
lucidity-drawn = 引いたダイス
lucidity-bag = 袋の中
lucidity-on-card = 未使用のナイトメアカードの上
lucidity-spooks = スプーク（下から）
lucidity-awakened = 目覚めた
lucidity-track = { $track }：{ $dice }個引く
lucidity-round = 第{ $round }ラウンド
lucidity-legend = +1 +2 パワー · ☠ ハント · z 疲労 · ● シャドウ
