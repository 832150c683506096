## 状況

role-watcher = ドリーマーたちを見守っている。
role-nobody = まだドリーマーを選んでいない。
role-you = あなたは{ $dreamer }。
goal-beginning = ドリーマーを選び、共に夢へ入る。
held = { $card }
held-by = { $thing }（{ $seat }）
goal-gate = 「{ $gate }」に入れる。{ $steps ->
    [0] ここにある
   *[other] 矢印{ $steps }本先だ
}。
goal-keys = 鍵を集める。「{ $gate }」は{ $keys }つ、手もとには{ $have }つ。
goal-streets-end = 通りは今のところここまで。街はこれからも歩ける。
goal-way = 鍵を集めて、ゲートに入る。
goal-slumber = { $card }：ターンが尽きる前に片をつけるか、やり過ごす。
danger-way = 街は自由に歩ける。まどろみの待つ角もある。
danger-beginning = まだ脅威はない。
danger-distress = { $who }はあと苦悩{ $left }で倒れ、全員が失敗する。
danger-cards = { $who }のカードは残り{ $cards }枚。6枚を切ると全員が失敗する。
danger-supply = 苦悩マーカーは残り{ $left }。足りなくなれば全員が失敗する。
danger-deadly = { $sure ->
    [yes] このままでは{ $who }がこのターンに死に、全員の負けになる。
   *[no] { $who }がこのターンに死ぬかもしれない。そうなれば全員の負け。
}
danger-foretold = 次に来るもの：{ $line }。
danger-last = 最後のターン。時間で買い足さない限り。
danger-turns = このあと{ $turns }ターンで時間切れ。

## このターンに起こること

foretold-nothing = まだ応じるものはない
foretold-stays = 「{ $card }」は動かない
foretold-walks = 「{ $card }」が{ $many ->
    [0] { "" }
   *[other] { $whom }に向かって
}{ $steps }マスまで進む
foretold-line = 「{ $card }」：{ $text }
foretold-harm = 「{ $card }」{ $range ->
    [0] { "" }
   *[other] 、距離{ $range }以内
}：{ $seals ->
    [yes] { $num }枚を封印
   *[no] 苦悩{ $num }
}――{ $many ->
    [0] { $perhaps ->
        [0] 該当者なし
       *[other] 場合により{ $maybe }
    }
   *[other] { $whom }{ $perhaps ->
        [0] { "" }
       *[other] （場合により{ $maybe }も）
    }
}

## 望みへの提案

proposal-go = { $space }へ行く
proposal-act = { $action }
proposal-place = 「{ $card }」を置く
proposal-card = 「{ $card }」
proposal-cards = { $cards }
proposal-pays = { $cards }で支払う。
proposal-walks = まず{ $steps }マス歩いて{ $space }へ。
proposal-wastes = 意図が{ $num }余る。
proposal-share = 残り{ $of }回分のうち{ $num }回分を払う。
proposal-trap = 途中に罠がある：{ $space }。
route-to = { $place }まで行く
route-icons = { $icons }
route-place = { $number }. { $place }：{ $icons }{ $kind ->
    [shortcut] （近道）
   *[other] { "" }
}{ $full ->
    [yes] （鍵はもう持てない）
   *[no] { "" }
}
route-shortcuts = 近道のため、各ドリーマーはカードを{ $num }枚封印する。
route-season = 今の季節は「{ $season }」。
route-stops = { $place }で何かが起こるので、いったん止まる。続きはそこで決める。

## 行動の意味

reason-opens = 話が先へ進む。その先はまだ誰も知らない。
reason-towards = 「{ $action }」に近づく。
reason-safer = 別のマスにいるほうがよい。
reason-least-missed = 払えるもののうち、いちばん惜しくない。
reason-nothing-better = いまできることで、コストに見合うものがない。
note-cost = コスト：{ $cost }。
note-cost-parts = コスト：{ $cost }を{ $parts }回分。誰が払ってもよい。残り{ $left }回分。
note-free = 無料。
note-move = 狡知1につき1マス。
note-hours = 1時間につき1マス。チームは{ $hours }時間。
note-ether = { $num }エーテルかかる。
note-keys = { $num ->
    [0] 鍵はいらない。
   *[other] 鍵を{ $num }つ払う。
}
note-length = およそ{ $least }〜{ $most }分。いつでも中断できる。
note-gem = カード3枚を使う。
note-peek = カード1枚を使う。見えるのはあなただけ。
note-intent = { $colour }{ $num }になる。
note-boost = 6面中4面で増え、1面は失敗。
note-reroll = 宝石1つを使う。新しい目だけが有効。
note-turns = 皆が賛成すれば1時間で1ターン増える。
note-morphing = { $ether ->
    [yes] エーテル
   *[no] 鍵
}1つを使う。
note-cards-left = 手札がまだ{ $count }枚ある。
note-trap = そこには罠がある。
note-trap-way = 最短の道には罠がある。
note-deadly = この苦悩を受けると倒れる。

## ものの説明

about-space = 夢景のマス。フィギュアは4体まで。
about-figure = 実影のフィギュア。タイルに別の指示がなければ最も近いドリーマーに向かう。
about-code = このドリームの秘密。公開されるまで、表は誰も知らない。
about-back = デッキの一番上の裏面。全員に見える。
about-paragraph = スクリプトの段落。出来事によって開かれる。
about-way = カードの文が示す選択肢の一つ。
about-choice = 段落が示す選択肢の一つ。皆で決める。
about-goal = このドリームがあなたたちに求めること。ページに語られたところまで。
about-price = 支払い方の一つ。
about-setting = ダイヤルの目盛りの1つ。すべて合わせてから確定し、そのとき初めて答えと照らし合わせる。
about-card-turn = ターンカード。ドリーマーの行動後にステップを解決する。
about-card-morphing-anguish = この実影の苦悩は+1。
about-card-morphing-sealing = この実影の封印は+2。
about-card-morphing-speed = 移動+2。
about-card-morphing-reach = 射程+1。
about-card-morphing-unmasking = すべての仮面が無効になる。
about-card-morphing-undoing = 置かれた進行カードはすべて無効。
about-card-morphing-no-rerolls = 誰も振り直せない。
about-card-morphing-dull-gems = 宝石で振り直せない。
about-card-state-dazed = 射程は最大1。
about-card-state-stunned = この実影はこのターン苦悩を与えない。
about-card-state-paralyzed = 移動も転移もできない。
about-card-state-poisoned = この実影は新たな変異を得ない。
about-card-companion = 仲間。ドリーマーでも実影でもない。マスの場所を1つ取るが、罠、行、アクションの対象にならない。
about-card-silent = 物語のない絵。描かれたものが役に立つかもしれない。
about-card-dreamer = 22枚のデッキを持つドリーマー。
about-card-other = ゲームのコンポーネント。
about-colour-wrath = 力、戦い、粘りの意図。
about-colour-cunning = 移動、機転、嘘の意図。移動の支払いに使う。
about-colour-awareness = 会話、観察、理解の意図。
about-luck-fail = 行動は失敗し、代償を負う。
about-luck-blank = 何も増えない。
about-luck-one = 意図1が加わる。
about-luck-two = 意図2が加わる。
about-luck-three = 意図3が加わる。
about-pace-one = 移動値にかかわらず1マス動く。
about-pace-full = 移動値どおり動く。
about-pace-full-again = 移動値どおり動き、もう一度振る。
about-phase-dreamers = 各プレイヤーは別々のドリーマーを選ぶ。
about-phase-gate = ドリームゲートがドリームを用意する。
about-phase-entrance = ドリーマーが夢景に入る。
about-phase-start = ターンカードが現在のカードになる。
about-phase-draw = 捨ててもよい。その後4枚引く。
about-phase-floor = 全員が終わるまで好きな順に行動する。
about-phase-events = ターンカードのステップを解決する。
about-phase-turn-end = ターンカードを捨てる。
about-phase-over = ドリームは終わった。
about-suit = ターンカードのスート。それ自体に効果はなく、出現マスやカードの文で使われる。
about-luckless = 増幅の失敗やデッキ切れで負うもの。
about-element = トランプルールで助けや妨げを受けるもの。ドリームごとに1回。
about-kind-morphing = すべての変異効果を解決する。
about-kind-basic = すべての基本効果を解決する。穏やか。
about-kind-special = すべての特殊効果を解決する。強力。
about-kind-movement = すべての実影がダイスで動く。
about-thing-ether = 亀裂や変異を取り除き、あとでカードも買える。
about-thing-gem = ダイスを振り直すか、スロットにはめる。
about-thing-key = ゲートを開くか、変異を取り除く。
about-thing-hour = 全員で共有。移動やターンに換えられる。
about-thing-distress = 8になるとドリーマーは倒れ、全員が失敗する。
about-thing-sealed = 封印が解かれるまで使えない。ほかのカードが6枚を切るとドリーマーは倒れる。
about-thing-light = 地形。光があれば闇は無視される。
about-thing-darkness = 地形。働きは、これに触れる文が決める。
about-thing-swamp = 地形。働きは、これに触れる文が決める。
about-thing-water = 地形。働きは、これに触れる文が決める。
about-thing-token = トークン。意味は置いた文が示す。
about-kept-item = チームがこれからの夜へ持っていく。
about-kept-mask = 持ち主は、また身につけられる。
about-kept-note = 役に立つときが来るまで、チームが持っている。
about-kept-sign = その印の描かれたところで払える。払えばなくなる。
about-kept-own-sign = 持っている人が、好きなときに一度使える。
about-gained-wisdom = 得たときからずっと働く。
about-gained-season = 変わるまで、ドリームのあいだの道に影響する。
about-gained-gate = 別の夜のドリームへ通じる。
about-gained-remove-gate = そのドリームは終わり、もう入ることはない。
about-gained-world-tile = ドリームのあいだに旅する、街の一部。
about-gained-add-slumber = ドリームのあいだの道で出会う。
about-gained-add-fate = ドリームのあいだの道で引く。
about-gained-add-market = ドリームのあいだに買える。
about-gained-shopping = ドリームのあいだにカードを買える。
about-gained-memory = このドリーマーだけの目標で、これからの夜のためのもの。
about-gained-awakening = 次の夜はここから始まる。傷は癒え、デッキを組み直す。
about-gained-flag = あなたたちのしたこと。誰かがまた口にするかもしれない。
about-gained-item-market = ドリームのあいだに買える。
