## ゲーム

game-title = 盗夢都市
game-tagline = 四つの夢の層、一つの秘密、そして裏切り者がいるかもしれない。1人対全員、4〜8人用。
mode-lord = 夢の主ひとり対盗夢者全員

## オプション

option-preset = カード構成
option-preset-full = フル：アクションカード102枚すべて
option-preset-first-game = はじめてのゲーム：「移形換影」なし、97枚
option-lord = 夢主
option-lord-none = 無作為（立候補者を優先）
option-lord-0 = 席1
option-lord-1 = 席2
option-lord-2 = 席3
option-lord-3 = 席4
option-lord-4 = 席5
option-lord-5 = 席6
option-lord-6 = 席7
option-lord-7 = 席8
option-volunteers = 夢主の立候補者
option-teaching = 練習ゲーム
option-teaching-yes = オン：キャラクターも世界観も「移形換影」もなし
option-teaching-no = オフ
option-clockwise = 手番の回り方
option-clockwise-yes = 時計回り（連戦の偶数回のゲーム）
option-clockwise-no = 反時計回り

## 居場所

level = 第{ $level }層
limbo = 虚無

## 金庫と賄賂

content-gold = 金貨
content-secret = 秘密

face-fail = 決裂
face-deal = DEAL

## フェイズ

step-set-up = 準備
step-turn-start = 手番開始
step-draw = ドローフェイズ
step-play = プレイフェイズ
step-creation = 捨て札フェイズ
step-discard = 捨て札フェイズ

## カード名

card-shoot-name = SHOOT
card-assassin-king-name = SHOOT・暗殺王
card-armour-spiral-name = SHOOT・破甲螺旋
card-bursting-warhead-name = SHOOT・炸裂弾頭
card-unseal-name = 封印解除
card-transit-serum-name = 夢渡りの薬
card-dream-peek-name = 夢のぞき
card-mind-pull-name = 念力牽引
card-from-nothing-name = 無からの創造
card-body-swap-name = 移形換影

## 文中のカード名

kind-shoot = 「{ card-shoot-name }」
kind-assassin-king = 「{ card-assassin-king-name }」
kind-armour-spiral = 「{ card-armour-spiral-name }」
kind-bursting-warhead = 「{ card-bursting-warhead-name }」
kind-unseal = 「{ card-unseal-name }」
kind-transit-serum = 「{ card-transit-serum-name }」
kind-dream-peek = 「{ card-dream-peek-name }」
kind-mind-pull = 「{ card-mind-pull-name }」
kind-from-nothing = 「{ card-from-nothing-name }」
kind-body-swap = 「{ card-body-swap-name }」

## 夢盗人

character-none = キャラクターなし
character-joker = ジョーカー
character-point-man = ポイントマン
character-tourist = ツーリスト
character-shade = シェイド
character-avatar = アバター
character-architect = アーキテクト
character-chemist = ケミスト
character-forger = フォージャー
character-soul-sculptor = ソウルスカルプター
character-space-queen = スペースクイーン
character-lord-of-war = ロード・オブ・ウォー
character-black-swan = ブラックスワン
character-dream-interpreter = ドリームインタープリター
character-extractor = エクストラクター
character-judge-of-mind = マインドジャッジ
character-martyr = マーター
character-paprika = パプリカ
character-terrorist = テロリスト

## 夢主

character-black-hole = ブラックホール
character-harbor = 港
character-imperial-city = 皇城
character-feast = 饗宴
character-secret-passage = 抜け道
character-fortress = 要塞
character-chess = 棋局

## スキル

skill-out-of-control = 暴走
skill-scout = 嗅覚
skill-support = 支援
skill-tag-along = 随行
skill-descent = 降臨
skill-labyrinth = 迷宮
skill-dispense = 調合
skill-inject = 注射
skill-trickery = 奸計
skill-carve = 彫琢
skill-interlace = 交錯
skill-creation = 造物
skill-black-market = 闇市
skill-scatter = 乱舞
skill-foreshadow = 伏線
skill-extract = 抽出
skill-convict = 断罪
skill-sacrifice = 犠牲
skill-salvation = 救済
skill-manhunt = 追撃
skill-zeal = 狂熱
skill-backflow = 逆流
skill-tsunami = 津波
skill-big-money = 大金
skill-plenty = 充溢
skill-teleport = 転送
skill-ruthless = 冷酷
skill-transposition = 入れ替え

## 手

move-keep = { $character }を選ぶ
move-keep-and-hide = { $character }を選び、秘密を{ $level }に隠す
move-hide = 秘密を{ $level }に隠す
move-draw = { $count }枚引く
move-decline = 見送る
move-out-of-control = 「暴走」：ドローの代わりにダイスを振り、出た数だけ引く
move-scatter = 「乱舞」：ドローの代わりに手札すべてをほかの夢盗人に渡し、4枚引く
move-give-to = { $card }を{ $target }に渡す
move-scout = 「嗅覚」：いま引いたカードを公開する
move-end-phase = プレイフェイズを終える
move-shoot = { $card }を{ $target }に使う
move-unlock = { $card }を使い、自分のいる層の錠を1つ外す
move-travel = { $card }を使い、{ $level }に移動する
move-peek = { $card }を使い、金庫を1つ見る
move-peek-at-bribes = { $card }を使い、{ $target }の賄賂を見る
move-mind-pull = { $card }を使い、{ $target }を自分の層に引き寄せる
move-from-nothing = { $card }を使い、2枚引く
move-body-swap = { $card }を使い、{ $target }とキャラクターを交換する
move-revive = コストを払い、{ $target }を復活させる
move-free-move = カードなしで{ $level }に移動する
move-sacrifice = 「犠牲」：自分のいる層の錠を賭けてダイスを振り、死亡する
move-support = 「支援」：手札すべてを{ $target }に渡し、その層に移動する
move-tag-along = 「随行」：夢主のいる層に移動する
move-labyrinth = 「迷宮」：{ $card }を捨て、{ $target }を迷宮状態にする
move-dispense = 「調合」：{ $card }を捨て、捨て札から「夢渡りの薬」を取る
move-inject = 「注射」：{ $card }を使い、{ $target }を{ $level }に移動させる
move-trickery = 「奸計」：{ $target }の手札から無作為に{ $count }枚引き、{ $count }枚返す
move-black-market = 「闇市」：手札を2枚捨て、捨て札から好きな1枚を取る
move-salvation = 「救済」：{ $card }を捨て、{ $target }を復活させて手札をすべて得る
move-teleport = 「転送」：{ $card }を使い、{ $target }を虚無に送る
move-cancel = { $card }を使い、解錠を打ち消す
move-discard = { $card }を捨てる
move-accept-penalty = 何も捨てず、結果−1を受ける
move-give = { $card }を渡す
move-take = { $card }を取る
move-put-on-top = { $card }を山札の一番上に置く
move-choose-die = { $roll }の目を採る
move-carve = 「彫琢」：結果を{ $result }にする
move-push = 対象を{ $level }に移動させる
move-shoot-at = { $target }を撃つ
move-look-at = { $level }の金庫を見る
move-transpose = { $level }の金庫と入れ替える
move-give-bribe = 賄賂を渡す：無作為に引かせる
move-give-chosen-bribe = 「大金」：{ $face }の賄賂を渡す
move-add-locks = 錠を2つ増やす
move-take-locks = 錠を2つ減らす

## 問いかけ

ask-DRM-SET-13 = ゲームが始まる前に、ひそかに選ぶ。秘密の隠し場所を決めるのは夢主。
ask-DRM-DRW-03 = あなたのドローフェイズ。どうする？
ask-DRM-SWN-02 = 「乱舞」：どのカードを誰に渡す？　手札はすべて渡す。
ask-DRM-PLY-02 = あなたのプレイフェイズ。どうする？
ask-DRM-SHT-06 = { $seat }の結果は{ $result }。どの層に移動させる？
ask-DRM-JDG-01 = 「断罪」：どちらのダイスを採る？
ask-DRM-SCU-01 = 「彫琢」：{ $seat }の結果は{ $result }。手札の枚数に置き換える？
ask-DRM-TER-02 = { $seat }が「狂熱」であなたを撃つ。手札を1枚捨てる？　結果−1を受ける？
ask-DRM-DTH-01 = { $by }に殺害された。どの手札を渡す？　全部で2枚。
ask-DRM-UNL-04 = { $seat }が{ $level }の錠に{ $card }を使う。「封印解除」で打ち消す？
ask-DRM-INT-01 = 「封印解除」を使った。「伏線」で2枚引く？
ask-DRM-EXT-01 = 「抽出」：自分のいる層に残る錠の数だけ引く？
ask-DRM-SPQ-01 = { $seat }が{ $level }の解錠に成功した。「交錯」で1枚引く？
ask-DRM-CHS-01 = 金庫が開こうとしている。「入れ替え」で、まだ開いていない別の金庫と交換する？
ask-DRM-BRB-02 = { $seat }に賄賂を渡す？　DEALなら裏切り者になる。
ask-DRM-IMP-04 = 皇城の世界観：賄賂を受け取ったからには、賄賂のない夢盗人を撃つ。結果は−3。誰を撃つ？
ask-DRM-PEK-02 = どの金庫を見る？　中身を公言してはならない。
ask-DRM-REV-02 = 復活のコストにどの手札を捨てる？　全部で2枚。
ask-DRM-AVA-01 = より数字の大きい層に移動した。「降臨」で2枚引く？
ask-DRM-FRT-01 = 「冷酷」：どの層でもよい、夢盗人を1人撃つ？
ask-DRM-FOR-03 = 「奸計」：どのカードを返す？　引いたのと同じ枚数。
ask-DRM-LOW-01 = 「闇市」：どの手札を捨てる？　全部で2枚。
ask-DRM-LOW-02 = 「闇市」：捨て札からどのカードを取る？
ask-DRM-MAR-02 = 「犠牲」は実を結んだ。自分のいる層の錠を2つ増やす？　2つ減らす？
ask-DRM-SPQ-03 = 「造物」：手札を1枚、山札の一番上に置く？
ask-DRM-DSC-02 = あなたの捨て札フェイズ。どの手札を捨てる？　残すのは5枚。

## できごと

event-characters-dealt =
    { $characters_count ->
        [0] { $seat }は{ $count }枚のキャラクターから選ぶ。
       *[other] { $seat }は次のキャラクターから選ぶ：{ $characters }。
    }
event-secret-hidden =
    { $levels_count ->
        [0] { $seat }は夢のどこかに秘密を隠す。
       *[other] { $seat }は{ $levels }に秘密を隠す。
    }
event-character-revealed = { $seat }のキャラクターは{ $character }。
event-world-view-began = { $character }の世界観が有効になる。
event-turn-began = { $seat }の手番。
event-skill-used = { $seat }は「{ $skill }」を発動する。
event-drew =
    { $cards_count ->
        [0] { $seat }は{ $count }枚引く。
       *[other] { $seat }は{ $cards }を引く。
    }
event-showed =
    { $cards_count ->
        [0] { $seat }には公開するカードがない。
       *[other] { $seat }は{ $cards }を公開する。
    }
event-card-used = { $seat }は{ $card }を使う。
event-card-used-on = { $seat }は{ $target }に{ $card }を使う。
event-shot-fired = { $seat }は{ $target }を撃つ（「SHOOT」を使ったものとして扱う）。
event-discarded = { $seat }は{ $cards }を捨てる。
event-gave =
    { $cards_count ->
        [0] { $seat }は{ $to }に{ $count }枚渡す。
       *[other] { $seat }は{ $to }に{ $cards }を渡す。
    }
event-took-blindly =
    { $cards_count ->
        [0] { $seat }は{ $victim }の手札から無作為に{ $count }枚引く。
       *[other] { $seat }は{ $victim }の手札から無作為に{ $cards }を引く。
    }
event-took-from-pile = { $seat }は捨て札から{ $card }を取る。
event-put-on-deck =
    { $cards_count ->
        [0] { $seat }は山札の一番上にカードを1枚置く。
       *[other] { $seat }は山札の一番上に{ $cards }を置く。
    }
event-rolled = { $seat }はダイスを振る：{ $dice }。
event-die-chosen = { $seat }は{ $roll }の目を採る。
event-penalty-accepted = { $seat }は何も捨てず、結果−1を受ける。
event-result-known = { $seat }の結果は{ $result }。
event-carved = { $seat }は{ $target }の手札の枚数を結果に刻む：{ $result }。
event-moved = { $seat }は{ $start }から{ $level }に移動する。
event-killed = { $by }が{ $seat }を殺害。{ $seat }は虚無に落ちる。
event-went-to-limbo = { $seat }は虚無に落ちる。
event-revived = { $seat }は{ $level }に復活する。
event-unlocking = { $seat }は{ $level }の錠に{ $card }を使う。
event-unlock-cancelled = { $seat }は{ $card }を使い、{ $thief }の解錠を打ち消す！
event-unlocked =
    { $locks ->
        [0] { $seat }は{ $level }の解錠に成功。最後の錠が外れた！
       *[other] { $seat }は{ $level }の解錠に成功。錠は残り{ $locks }つ。
    }
event-locks-changed =
    { $locks ->
        [0] { $level }の錠はすべて消えた。
       *[other] { $level }の錠は{ $locks }つになる。
    }
event-vaults-exchanged = { $level }と{ $other }の金庫が入れ替わる。
event-vault-opened = { $level }の金庫が開く：{ $content }！
event-vault-looked-at =
    { $content ->
        [none] { $seat }は{ $level }の金庫を見る。
       *[other] { $seat }は{ $level }の金庫を見る：{ $content }。
    }
event-bribes-looked-at =
    { $faces_count ->
        [0] { $seat }は{ $target }の賄賂{ $count }枚を見る。
       *[other] { $seat }は{ $target }の賄賂を見る：{ $faces }。
    }
event-undealt-looked-at = { $seat }は未配布の賄賂を見る：{ $faces }。
event-bribe-given =
    { $chosen ->
        [yes]
            { $face ->
                [none] { $by }は自ら選んだ賄賂を{ $seat }に渡す。
               *[other] { $by }は自ら選んだ賄賂を{ $seat }に渡す：{ $face }。
            }
       *[no]
            { $face ->
                [none] { $by }は{ $seat }に賄賂を無作為に引かせる。
               *[other] { $by }は{ $seat }に賄賂を無作為に引かせる：{ $face }。
            }
    }
event-bribe-withheld = { $seat }に賄賂は渡されない。
event-sealed = { $seat }は{ $by }の迷宮に閉じ込められる。
event-seal-ended = { $seat }は迷宮を抜け出す。
event-characters-swapped = { $seat }と{ $target }は、手番の終わりまでキャラクターを交換する。
event-characters-returned = すべてのキャラクターが元の持ち主に戻る。
event-game-ended =
    { $reason ->
        [secret-opened] { reason-secret-opened }
        [deck-empty] { reason-deck-empty }
        [vaults-lost] { reason-vaults-lost }
       *[other] ゲーム終了。
    }勝者は{ $winners }！　{ $traitors_count ->
        [0] 裏切り者はいなかった。
       *[other] 裏切り者は{ $traitors }。
    }

## ゲームの終わり方

reason-secret-opened = 秘密は暴かれた。夢盗人陣営の勝利。
reason-deck-empty = 山札が尽き、秘密は守られた。夢主陣営の勝利。
reason-vaults-lost = 金庫が2つ開き、どちらも金貨だった。夢主陣営の勝利。

## 多数のゲームの比較

figure-cards-left = 山札の残り枚数
figure-vaults-opened = 開いた金庫
side-lord = 夢主
side-thief = 夢盗人
side-traitor = 裏切り者
trait-character = キャラクター
trait-side = 陣営
trait-world = 世界観

## プレイヤー

persona-1-name = ヴェスパー
persona-2-name = エコー
persona-3-name = コバルト
persona-4-name = エンバー
persona-5-name = ラーク
persona-6-name = ミスト
persona-7-name = クォーツ
persona-8-name = ドミノ

## アクションカードの効果

card-shoot-text = 自分のプレイフェイズに、同じ層のほかのプレイヤー1人に使う。対象は赤ダイスを1個振る。1：対象は死亡する。2〜4：使った側が選んだ隣の層に対象を移動させる。5か6：何も起こらない。
card-assassin-king-text = 自分のプレイフェイズに、層を問わず、ほかのプレイヤー1人に使う。対象は赤ダイスを1個振る。1か2：対象は死亡する。3〜5：使った側が選んだ隣の層に対象を移動させる。6：何も起こらない。
card-armour-spiral-text = 自分のプレイフェイズに、同じ層のほかのプレイヤー1人に使う。対象は赤ダイスを1個振る。1か2：対象は死亡する。3〜5：対象は手札を公開して「封印解除」をすべて捨て、その後、使った側が選んだ隣の層に移動させられる。6：何も起こらない。
card-bursting-warhead-text = 自分のプレイフェイズに、同じ層のほかのプレイヤー1人に使う。対象は赤ダイスを1個振る。1か2：対象は死亡する。3〜5：対象は手札を公開してSHOOT類をすべて捨て、その後、使った側が選んだ隣の層に移動させられる。6：何も起こらない。
card-unseal-text = 解錠（夢盗人のみ、自分のプレイフェイズ）：自分のいる層の錠を1つ減らす。0になればその層の金庫が開く。解錠成功は1手番に1回まで。復活した手番には解錠できない。打ち消し（夢の中にいるプレイヤーなら誰でも、誰の手番でも）：始まったばかりの解錠を打ち消す。打ち消しは打ち消せない。
card-transit-serum-text = 自分のプレイフェイズに使い、自分で選んだ隣の層に移動する。
card-dream-peek-text = 自分のプレイフェイズに使う。夢盗人：まず夢主が賄賂を1枚渡してもよい。その後、どの層でもよい、まだ開いていない金庫を1つ見る。中身を公言してはならない。夢主：夢の中にいて賄賂を1枚以上持つ夢盗人を1人選び、その賄賂をすべて見る。
card-mind-pull-text = 自分のプレイフェイズに使い、層を問わず、ほかのプレイヤー1人を自分の層に移動させる。虚無にいるプレイヤーは選べない。
card-from-nothing-text = 自分のプレイフェイズに使い、2枚引く。
card-body-swap-text = 自分のドローフェイズ、プレイフェイズ、捨て札フェイズに使い、層を問わず、ほかの夢盗人1人とキャラクターカードを交換する。スキルが入れ替わり、ほかはすべてそのまま。手番の終わりに、すべてのキャラクターが元の持ち主に戻る。夢主は選べない。

## 夢盗人のスキル

character-joker-text = 「暴走」：通常のドローの代わりに、赤ダイスを1個振って結果と同じ枚数を引いてもよい。追加の枚数は一切つかない。その手番の捨て札フェイズにジョーカーを持っていれば、手札をすべて捨てる。虚無でも同じ。
character-point-man-text = 「嗅覚」：通常のドローの直後に、引いたカードをすべて公開してもよい。その中に「夢渡りの薬」が1枚でもあれば、さらに2枚引く。この2枚は公開しない。
character-tourist-text = 「支援」：自分のプレイフェイズに、手札すべて（1枚以上）を、層を問わず、ほかのプレイヤー1人に渡してもよい。そうしたら、そのプレイヤーの層に移動する。回数に制限はない。
character-shade-text = 「随行」：自分のプレイフェイズに、何回でも、コストなしで、夢主のいる層に移動してもよい。夢主が虚無にいるときは使えない。
character-avatar-text = 「降臨」：自分のプレイフェイズに、より数字の大きい層に移動するたびに、2枚引いてもよい。自分を復活させることは0から1への移動と数える。
character-architect-text = 「迷宮」：自分のプレイフェイズに、SHOOT類を1枚捨て、同じ層のプレイヤー1人（自分でもよい）を、その次の手番が終わるまで迷宮状態にしてもよい。回数に制限はないが、すでに迷宮状態のプレイヤーは選べない。どのアクションカードもスキルも、迷宮状態のプレイヤーを選べず、影響も与えられない。迷宮状態のプレイヤーは、死亡と復活のほかに層を移れず、自分を移動させる「夢渡りの薬」、「無からの創造」、「移形換影」を使えず、自分のスキルでカードを引くことも、得ることも、移動することもできない。
character-chemist-text = 「調合」：1手番に2回まで、自分のプレイフェイズに、手札を1枚捨て、その後、捨て札から「夢渡りの薬」を1枚取ってもよい。捨てる前から捨て札になければならない。「注射」：自分のプレイフェイズに、同じ層のほかのプレイヤー1人に「夢渡りの薬」を使い、自分が選んだ隣の層に移動させてもよい。回数に制限はない。
character-forger-text = 「奸計」：1手番に1回、自分のプレイフェイズに、層を問わず、ほかのプレイヤー1人の手札から無作為に1枚か2枚を引いてもよい。その後、自分で選んだカードを同じ枚数だけ返す。いま引いたカードでもよい。
character-soul-sculptor-text = 「彫琢」：自分が撃つとき、ダイスロールのあとで、対象の手札の枚数を最終の結果としてもよい。0枚は1、6枚を超えれば6とし、いかなる修正も受けない。
character-space-queen-text = 「交錯」：ほかのプレイヤーが解錠に成功したとき、1枚引いてもよい。「造物」：誰の捨て札フェイズでも1回ずつ、カードが捨てられる前に、手札1枚を山札の一番上に置いてもよい。そのカードを見るのは自分だけ。
character-lord-of-war-text = 「闇市」：1手番に1回、自分のプレイフェイズに、手札を2枚捨て、その後、捨て札から好きなカードを1枚取ってもよい。いま捨てた2枚のどちらかでもよい。
character-black-swan-text = 「乱舞」：通常のドローの代わりに、手札すべて（1枚以上）を、層を問わず、ほかの夢盗人に渡し、その後4枚引いてもよい。どのカードを誰に渡すかは自分が決める。夢主には渡せない。追加の枚数は一切つかない。
character-dream-interpreter-text = 「伏線」：解錠でも打ち消しでも、「封印解除」を使うたびに、その場で2枚引いてもよい。解錠が打ち消されても、引いたカードは失わない。
character-extractor-text = 「抽出」：自分が解錠に成功したあと、その層に残る錠の数だけカードを引いてもよい。
character-judge-of-mind-text = 「断罪」：自分が撃つとき、対象は赤ダイスを2個振り、どちらを採るかを自分が選ぶ。修正は選んだダイスにつく。
character-martyr-text = 「犠牲」：プレイフェイズのすべてと引き換えに、金庫がまだ開いていない層で、赤ダイスを1個振ってもよい。3〜6：自分のいる層の錠を2つ増やすか2つ減らす。初期の数より多くも、0より少なくもならず、0になれば金庫が開く。1か2：錠は変わらない。いずれにせよ、その後死亡し、手札をすべて捨てる。殺害者はいない。「封印解除」では打ち消せない。
character-paprika-text = 「救済」：1手番に2回まで、自分のプレイフェイズに、手札を1枚捨て、虚無にいるプレイヤー1人を自分のいる層に復活させ、その手札をすべて得てもよい。
character-terrorist-text = 「追撃」：自分のSHOOT類は、どの層のプレイヤーでも対象にできる。「狂熱」：自分が撃つとき、対象はダイスを振る前に、手札を1枚捨てるか、結果−1を受けるかを選ぶ。手札がなければ−1を受ける。

## 夢主のスキル

character-black-hole-text = 「逆流」：自分のドローフェイズの初めごとに、金庫が開いていないすべての層で錠が2つずつ戻る。初期の数は超えない。
character-harbor-text = 「津波」：金庫が開いてゲームが続くとき、夢の中にいて迷宮状態でない夢盗人全員が、手番順に赤ダイスを1個振る。1〜5：虚無に落ちる。6：何も起こらない。殺害者はおらず、カードも渡さない。
character-imperial-city-text = 「大金」：夢主として賄賂を渡すとき、無作為に引かせる代わりに、自分でカードを選んでもよい。未配布の賄賂はいつでも見てよい。
character-feast-text = 「充溢」：自分の通常のドローは、未配布の賄賂1枚につき1枚多くなる。
character-secret-passage-text = 「転送」：1手番に2回まで、自分のプレイフェイズに「夢渡りの薬」を使うとき、移動する代わりに、どの層にいる夢盗人でも1人を虚無に送ってよい。殺害ではないので、カードは渡さない。
character-fortress-text = 「冷酷」：自分のプレイフェイズに別の層へ移動するたびに、どの層にいる夢盗人でも1人を選び、その夢盗人に「SHOOT」を使ったものとして扱ってもよい。カードは消費せず、夢主のM4カービンが適用される。
character-chess-text = 「入れ替え」：1ゲームに2回まで、金庫が開こうとするとき、まだ開いていないほかの金庫1つと交換してもよい。金庫が1回開くにつき1回まで。その後、いまその層にある金庫が開く。錠は元の層に残る。

## 世界観

world-black-hole-text = 各夢盗人は、1手番に2回まで解錠に成功できる。
world-harbor-text = 金庫が2つ開き、その中に秘密がなければ、ただちに夢主陣営が勝利する。
world-imperial-city-text = 賄賂を受け取ったプレイヤーは、層を問わず、賄賂を持たないほかの夢盗人を必ず1人選び、その夢盗人に「SHOOT」を使ったものとして扱う。結果は−3となる。
world-feast-text = 夢盗人の通常のドローは1枚多く、3枚となる。虚無でも同じ。スキルで置き換えたドローにはつかない。
world-secret-passage-text = 復活のコストは、手札2枚ではなく、ちょうど「夢渡りの薬」1枚となる。夢主の自動復活と「救済」には影響しない。
world-fortress-text = 夢主の赤ダイスの結果はすべて−1となる。SHOOT類の対象としても、自分のスキルで振るときも同じ。
world-chess-text = 「夢のぞき」を使う者は、夢主も含め、その場で必ず2枚引く。

## ヘルプカード

summary-1 = 陣営：夢主1人と夢盗人全員の戦い。DEALの賄賂を持つ夢盗人はひそかな裏切り者で、夢主と勝敗をともにする。
summary-2 = 夢の層：全部で4つ。各層に錠で守られた金庫があり、1つに秘密、3つに金貨が隠されている。「夢渡りの薬」で1つ上か下の層に移動できる。
summary-3 = 解錠：夢盗人は自分の手番に「封印解除」を使い、自分のいる層の錠を1つ外す。1手番に1回。錠が0になれば金庫が開く。
summary-4 = 打ち消し：夢の中にいれば誰でも、「封印解除」で解錠を打ち消せる。打ち消しは打ち消せない。
summary-5 = 賄賂：夢盗人が金貨の金庫を開けたときや「夢のぞき」を使ったとき、夢主は賄賂を1枚渡してもよい。DEALなら裏切り者になり、決裂なら何も起こらない。
summary-6 = 「SHOOT」：同じ層のほかのプレイヤーがダイスを振る。1で死亡、2〜4で隣の層に移動、5か6なら無事。夢主が撃つと結果は−1。
summary-7 = 死亡：殺害されると、殺害者に手札を2枚渡して虚無に落ちる。虚無でも引いて捨てることはするが、カードもスキルも使えない。
summary-8 = 復活：自分のプレイフェイズに手札を2枚捨てれば、自分は第1層に、ほかの人は自分のいる層に復活する。復活した手番には解錠できない。夢主は自分の手番の初めに無料で復活する。
summary-9 = 手番：2枚引き、好きなだけカードを使い、最後に手札が5枚になるまで捨てる。
summary-10 = ゲームの終わり：秘密の金庫が開けば夢盗人陣営の勝ち。山札が尽きれば夢主陣営の勝ち。

## 定型メッセージ

phrase-1 = こんにちは！
phrase-2 = お見事！
phrase-3 = こっちを助けて！
phrase-4 = 裏切り者がいる気がする。
phrase-5 = ついてきて！
phrase-6 = ありがとう！
phrase-7 = 幸運を祈る！
phrase-8 = 急いで、山札がなくなる！

## 端末の盤面

inception-level = 層
inception-locks = 錠
inception-vault = 金庫
inception-people = いる人
inception-character = キャラクター
inception-cards = 手札
inception-bribes = 賄賂
inception-sealed = 迷宮状態
inception-hand = あなたの手札
inception-piles = 山札{ $deck } · 捨て札{ $discard }

## ブラウザーの盤面

web-inception-lord = 夢主
web-inception-thief = 夢盗人
web-inception-world = 世界観：
web-inception-offered = 選べるキャラクター
web-inception-locks = 錠 { $locks }/{ $full }
web-inception-unlocks = この手番に成功した解錠：{ $count }回
web-inception-vault-closed = 裏向き：金貨か秘密。
web-inception-vault-known = 裏向きだが、あなたは知っている：{ $content }。
web-inception-vault-open = 開いている：{ $content }。
web-inception-vault-looked = 見た人：{ $names }
web-inception-limbo = ここに落ちたプレイヤーもカードを引き、捨てるが、復活するまでカードもスキルも使えない。
web-inception-sealed = このプレイヤーの次の手番が終わるまで迷宮状態：どのカードもスキルも、選べず、影響も与えられない。
web-inception-revived = この手番に復活した：手番が終わるまで解錠できない。
web-inception-borrowed = 手番の終わりまで交換中。本来の持ち主は{ $name }。
web-inception-used = 使用済み：{ $skill } × { $times }
web-inception-hand = 手札{ $count }枚
web-inception-hand-hidden = 持ち主だけが見られる。
web-inception-hand-known = あなたが知っているカード：{ $cards }
web-inception-deck = 山札
web-inception-deck-text = { $all }枚のうち残り{ $count }枚。最後の1枚が引かれると、夢主側の勝ち。
web-inception-deck-known = 山札の上から知っているカード：{ $cards }
web-inception-discard = 捨て札
web-inception-bribe = 賄賂
web-inception-bribe-hidden = 裏向き：DEALか決裂。
web-inception-bribe-known = 裏向きだが、あなたは知っている：{ $face }。
web-inception-bribes = 賄賂の山
web-inception-bribes-text = まだ渡されていない賄賂：{ $count }枚。このゲームのDEAL：{ $deals }枚。
