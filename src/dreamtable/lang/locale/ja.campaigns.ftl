## Campaigns in the terminal

campaign-none = キャンペーン「{ $name }」はここにありません。あるのは：{ $known }
campaign-none-at-all = キャンペーン「{ $name }」はここにありません。始めるには：dreamtable campaign new GAME
campaign-none-yet = キャンペーンはまだありません。始めるには：dreamtable campaign new GAME
campaign-how-to-go-on = 続きは：dreamtable campaign go { $file }
campaign-session = 第{ $number }回
campaign-session-running = まだ途中です。
campaign-other-road = もう一つの道
campaign-bots = ボット{ $bots }体
campaign-chapter = 第{ $number }章　{ $title }
campaign-choose = どこへ行く？
campaign-chose = 選んだ道：{ $way }
campaign-door = 開けなかった：{ $door }
campaign-endings = 見つけた結末{ $count }つ
campaign-left = 選ばなかった道：{ $way }
campaign-no-book = まだ章がない。終わった回がないか、物語のないゲームだ。
campaign-won = 手に入れたもの
campaign-unlocked = 新しく解放（{ $option }）：{ $values }
campaign-unlocked-mode = 新しい遊び方：{ $values }
campaign-offers = 解放済み（{ $option }）：{ $values }
campaign-over = キャンペーンはここで終わりです。
campaign-state = { $played ->
    [0] これから
   *[other] { $played }回プレイ済み
}
campaign-state-running = { $played ->
    [0] 最初の回の途中
   *[other] { $played }回プレイ済み、次の回の途中
}
campaign-state-over = { $played }回で終了
campaign-exported = { $sessions }回分を{ $file }に書き出しました。
campaign-reads-ahead = ファイルの中身をのぞくと先が読めてしまいます。まだゲームしか知らないことも入っています。
campaign-imported = 「{ $title }」を取り込みました。{ $sessions }回分をすべて再現して確かめてあります。{ $file }

## Campaigns that bots play

arena-campaigns = キャンペーン{ $campaigns }本、平均{ $sessions }回。結末まで進んだもの{ $ended }本。1回あたりの決断{ $decisions }回。
arena-session = 回
arena-came-so-far = ここまで来たキャンペーン
arena-session-won = 勝利

## Campaigns at the server

server-no-campaign = あなたが開けるキャンペーンはここにありません。参加者から招待リンクをもらってください。
server-no-member = キャンペーンの参加者だけができます。
server-not-leader = キャンペーンの主催者だけができます。
server-game-without-campaign = このゲームにキャンペーンはありません。
server-nothing-follows = その回はまだ終わっていないので、続きは始められません。
server-kept-otherwise = その回の記録は、ここで動いているものより新しい版のものです。新しい版に戻せば、そこから続けられます。
server-campaign-over = キャンペーンは終わりました。前の回からもう一度たどることはできます。
server-session-begun = たった今、誰かが次の回を始めました。今の状況を表示します。
server-locked = まだ解放されていません。解放済み：{ $unlocked }
server-goes-on-in-campaign = これはキャンペーンの一回です。続きはキャンペーンのページから。
server-bad-campaign = このファイルは取り込めません：{ $why }
server-campaign-too-long = このキャンペーンは長すぎます。取り込めるのは{ $sessions }回、回答{ $answers }件までです。
server-played-elsewhere = この回は別の場所で遊ばれたもので、ダイスの由来はここでは分かりません。
server-no-book = この本は公開されていないか、公開が終わっている。
server-no-first-session = この対局はキャンペーンの始まりにできない。まだ終わっていないか、始まりとは違うコンポーネントで遊んでいる。
