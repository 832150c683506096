## How it stands

role-you-nobody = まだボードを選んでいない。
role-you-walker = ボディは{ $body }。
role-you = { $calling }。ボディは{ $body }。
role-you-rival = { $calling }。ボディは{ $body }。全員が競争相手。

held-by = { $token }{ $count ->
    [1] { "" }
   *[other] ×{ $count }
}（{ $seat }）
goal-beginning = まず自分が何者かを選ぶ。街はそれから開く。
goal-story = { $objective }{ $of ->
    [0] { "" }
   *[other] （{ $done }／{ $of }）
}{ $time ->
    [0] { "" }
   *[other] 残り{ $time }ラウンド。
}
goal-rivals = 時間切れのとき最高得点なら勝ち。あなたは{ $points }点、他の最高は{ $best }点と伏せた目標。残り{ $time }ラウンド。
goal-rivals-watched = 時間切れのとき最高得点の人が勝つ。今の最高は{ $best }点と伏せた目標。残り{ $time }ラウンド。

danger-reset = { $others ->
    [0] 「{ $enemy }」
   *[other] 「{ $enemy }」とほか{ $others }体
}：戦闘で最大{ $wounds }の負傷。耐久は残り{ $left }、リセットが近い。
danger-corrupted = { $left ->
    [0] 破損コードプールは空。次に受け取るときが、たいてい終わりだ。
   *[other] 破損コードは残り{ $left }個。リセット1回で2個減る。
}
danger-last-round = この目標の最後のラウンド。
danger-time = 残り{ $time }ラウンド。
danger-enemies = { $others ->
    [0] 「{ $enemy }」
   *[other] 「{ $enemy }」とほか{ $others }体
}：戦闘で最大{ $wounds }の負傷。耐久{ $left }。
foretold-enemy = 「{ $enemy }」が{ $chance }%で{ $seat }を攻撃：負傷{ $wounds }。{ $special }%でスペシャル：{ $do }
foretold-basic = 「{ $enemy }」が{ $seat }を攻撃：負傷{ $wounds }。
foretold-special = 「{ $enemy }」が{ $seat }を攻撃：{ $do }
danger-trace-top = トレース{ $trace }。{ $top }に届くと敵2体が即座にロックオンする。
danger-trace = トレース{ $trace }。ダイス{ $dice }個で敵が来るかどうかが決まる。
danger-none = まだ何にも見つかっていない。

## What a move means

note-trace = トレース+{ $count }
note-no-trace = トレースは上がらない
note-top-space = 最上段に届く。敵2体がロックオン
note-explore = 探索トークンがある
note-unknown = 何があるか、トレースがどれだけ上がるかは不明
note-memory = メモリ{ $count }
note-experience = 経験{ $count }
note-no-cost = 費用なし
note-cap = 耐久上限と耐久+1
note-cell = このラウンドから補充される
note-cell-late = 補充は次のラウンドから
note-open = オープンソースコードを1個得る
note-class = クラスカード2枚から1枚を残す
note-writes-left = 記述があと{ $count }回残っている
note-programs-left = まだ起動できるプログラムが{ $count }個ある
note-tokens = トークン{ $count }個
note-cost = コスト：{ $cost }
note-does = 効果：{ $do }
note-does-each = ダイス1個ごとの効果：{ $do }
note-token = { $code }
note-printed = { $text }
note-shield = 負傷{ $count }まで打ち消す。1につきシールド1
note-repel = 経験は得られず、代償を受ける
note-open-spent = オープンソースコードを{ $count }個使う
note-dice = ダイス{ $count }個以上
note-reroll = リロール{ $count }
note-check = トークン{ $dice }個すべてで、{ $need }成功の確率は{ $chance } %
note-battery = バッテリー1
note-last-battery = 最後の1つ。ステップの終わりにジョーダンは去る

## What can be brought about

ahead-program = { $program }{ $do ->
    [none] { "" }
   *[other] ：{ $do }
}{ $where ->
    [none] { "" }
   *[other] （{ $where }）
}
ahead-gain = { $what ->
    [energy] エネルギー{ $count }
    [reroll] リロール{ $count }
    [memory] メモリ{ $count }
    [shield] シールド{ $count }
   *[xp] 経験{ $count }
}
ahead-attach = このボディに接続
ahead-goal = 学習プロトコルの進行中の段階を完了

## What things are

about-resource-shield = 負傷しそうなときに張れる。1点で負傷1つを防ぎ、防げるだけ防ぐ。最大5。
about-resource-memory = 計画フェイズのアップグレードに使う。カードの装備、基本コードの獲得、ランチャーのトークンの廃棄。最大5。
about-resource-energy = 攻撃ロールの前に1点払うごとにダイスが1個増える。最大5。
about-resource-reroll = 自分のロールの後に1度だけ、払った点数だけダイスを振り直せる。最大5。

about-colour-red = 赤のボード。コアは赤で、ウォーカーは赤のコードを攻撃ダイスに変える。
about-colour-yellow = 黄のボード。コアは黄で、ウォーカーは黄のコードで負傷を受け止める。
about-colour-green = 緑のボード。コアは緑で、ウォーカーは緑のコード1個で記述を2回増やす。
about-colour-blue = 青のボード。コアは青で、ウォーカーは青のコードでトレースを抑える。

about-calling-reaper = 敵にとどめを刺し、多勢を相手にするクラス。
about-calling-striker = ダメージ、シールド、エネルギーのクラス。
about-calling-trickster = ダイスとトレースを操り、敵を追い払うクラス。
about-calling-telepath = コードを操り、写し取り、仲間を助けるクラス。

about-faction-spartans = ダメージとシールド。カードはスパルタ兵舎で手に入る。
about-faction-ninkyodo = 回復、ボディ、仲間との誓い。カードは任侠道の会所で手に入る。
about-faction-seekers = コード、探索、経験。カードは探求者の書庫で手に入る。
about-faction-nameless = トレース、敵の列の小細工、オープンソース。カードは無名の地下室で手に入る。

about-find-experience = この探索トークンを公開した人は経験1を得る。
about-find-basic-code = この探索トークンを公開した人は好きな種類の基本コードを1個得る。
about-find-energy = この探索トークンを公開した人はエネルギー1を得る。
about-find-shield = この探索トークンを公開した人はシールド1を得る。
about-find-reroll = この探索トークンを公開した人はリロール1を得る。
about-find-memory = この探索トークンを公開した人はメモリ1を得る。

about-face-hit = プレイヤーダイスの3面。判定では1成功、トレースロールでは敵を1体呼ぶ。
about-face-special = プレイヤーダイスの2面。判定では2成功。
about-face-blank = プレイヤーダイスの1面。何も起きない。

about-roll-trace = ラウンドの始めに振る。トレースが高いほどダイスが多く、ヒット1つで敵が1体来る。敵が来ればトレースは0になる。
about-roll-attack = 攻撃値の数だけ振り、エネルギー1点で1個増える。その後ダイスを戦闘枠に割り当てる。
about-roll-check = ダンプしたトークン1個につきダイス1個。ヒットは1成功、スペシャルは2成功。
about-roll-card = カードが求めるロール。

about-code-red = 基本コード。3個並べるとエネルギー。
about-code-yellow = 基本コード。3個並べるとリロール。
about-code-green = 基本コード。3個並べるとメモリ。
about-code-blue = 基本コード。3個並べるとシールド。
about-code-open = オープンソース。どの基本コードの代わりにもなり、強力なプログラムがこれ自体を求めることもある。
about-code-corrupted = マスをふさぎ、プログラムにならない。起動ステップの終わりにランチャーを離れる。シナリオでは数に限りがある。

about-cell-light = 強調マス。空いていればラウンドの始めにバッグから補充される。
about-cell-plain = 普通のマス。記述か準備でしかトークンは来ない。
about-cell-locked = ロック中のマス。経験で解除すると他の強調マスと同じになる。
about-edge = 記述1回。トークンを隣の空きマスへ移すか、2個を入れ替える。

about-place = マップの一か所。裏向きのタイルは、入った人が公開する。
about-tile = エリアタイル。入っても留まってもトレースが上がる。効果は自分の手番に1回使える。
about-token-ascend = アセンドトークン。圧力、または特別な場所。意味はシナリオが決める。
about-token-success = 成功トークン。成し遂げたことを数える。
about-token = このシナリオのマーカー。意味はカードに書いてある。
about-lock = ロック番号。これを持つ内容物は今後のゲームに入る。
about-way = いくつかの道の1つ。何が起きるかはカードの文にある。

about-program-basic = 資源プログラム。誰でも使える。同じ種類を3個並べる。
about-program-extended = 拡張資源プログラム。誰でも使える。同じ種類を4個並べる。
about-program-experience = 経験プログラム。誰でも使える。4種類を1個ずつこの順に並べる。
about-program-intrude = 侵入プログラム。撃破しないかぎり敵は残る。
about-program-repel = 撃退プログラム。敵はすぐに去るが、経験はなく、代償を受ける。
about-program-faction = 装備した勢力強化カードのプログラム。
about-program-body = 市場のボディの費用プログラム。起動すると接続できる。
about-program-goal = 起動すると学習プロトコルの進行中の段階が完了する。
about-program-protocol = 学び終えた学習プロトコルのプログラム。
about-program-scenario = このシナリオのプログラム。特定のタイルでしか起動できないこともある。
about-ability = このカードの能力。使うかどうかは自由。
about-box = 戦闘枠。求める目とちょうど同じダイスを割り当てる。星印は何度でも使える。
about-activity = 進行フェイズのプレイヤー活動ステップで行える。

about-walker = ボードに印刷されたボディ。失うことはない。
about-body = ボディ。移動値、攻撃値、記述値、戦闘枠、能力がある。2枚まで持て、上の1枚がアクティブ。
about-enemy = ロックオンした相手の列に居座る。戦闘フェイズで戦うか、侵入するか、撃退する。
about-protocol = 学習プロトコル。3段階を順に進み、それぞれ報酬がある。最後の報酬は永続する。
about-class-card = クラス強化カード。メモリで装備すると働く。取引はできない。
about-faction-card = プログラムを持つ勢力強化カード。メモリで装備すると働く。取引できる。
about-boss = ボス。マップに立ち、独自のルールに従う。
about-jordan = 1人で遊ぶ人を助けるロボット。
about-guide = シナリオガイド。そのルールは最後まで有効。
about-story = アクティブな物語カード。何をするか、毎ラウンド何が起きるか。
about-special = 特殊カード。取り除かれるまで場に残る。
about-victory = シナリオの勝利。
about-defeat = シナリオの敗北。
about-map-setup = マップの置き方。
about-situation = 敵デッキと開始時の報酬。
about-variable-rule = 全員に最後まで有効なルール。
about-interaction = このゲームでプレイヤーどうしができること。
about-objective = 最初に達成した人が取る。点数は最後まで伏せておく。
about-scoring-aid = 最後の得点の数え方。
