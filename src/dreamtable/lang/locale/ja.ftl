## Names

title = 夢卓
tagline = 五つの夢のゲームをひとつの卓で。ルールの処理はすべておまかせ。
language-name = 日本語
seat-number = プレイヤー{ $number }
bot-name = { $name }（ボット）
bot-persona-1 = ノヴァ
bot-persona-2 = オリオン
bot-persona-3 = アイリス
bot-persona-4 = アトラス
bot-persona-5 = ジュノ
bot-persona-6 = サイラス
bot-persona-7 = ルナ
bot-persona-8 = フェリクス
one-of-many-name = { $name }（{ $number }）
somebody = 誰か
you = あなた
yourself = 自分

## Choosing a game

choose-game = どのゲームで遊ぶ？
choose-mode = どの遊び方にする？
choose-players = 何人で遊ぶ？（{ $least }〜{ $most }）
game-line = { $title } · { $tagline }
players-line = { $least }〜{ $most }人
players-exactly = { $count }人
welcome = あなたは{ $name }。この対戦のシード：{ $seed }
opponents = 同席者：{ $names }
alone = ひとりで遊ぶ。
no-bot-of-its-own = このゲームには専用のボットがいない。ボットは選べる手からでたらめに選ぶ。

## Asking

prompt = 選択
prompt-help = 番号で選ぶ · ? なぜ · i カードの説明（i 2：選択肢2に出てくるもの、i 追跡：名前で調べる） · b ルール · l 記録 · s ボットの考え · u 取り消し · h ヘルプ · q 保存して離席
prompt-read = r ほかの人の遭遇を読む
prompt-take = t 2 席2のボットに任せる
need-not-answer = 答えても答えなくてもかまいません：{ $question }
set-apart = ふつうは選ばないもの：
suggestion = ボットなら：{ $number } { $text }
take-it = { $name }、頼む。
take-it-none = 任せられるボットがいません。
take-it-which = 誰に任せますか。t と席の番号：{ $seats }
explained-none = 「{ $text }」という名前のものはまだ出てきていないか、名前のほかに説明することがない。
not-a-choice = 「{ $text }」は選べない。1〜{ $most }の番号か、? i b l s u h q のどれかを入力。
vote-of = { $name }の投票：{ $vote }
still-busy = まだ答えていない：{ $names }
prompt-next = n { $name }に先を譲る
prompt-ahead = a この先の手でできること
prompt-picks = 全部で{ $count }個選ぶ。「1 3」のように番号を並べれば、まとめて選べる。
held-along = 手もとにあるもの：{ $things }。
picked-together = Enterでこの{ $count }個に決定、ほかの入力で選び直し
not-together = 「{ $text }」では選べない。1〜{ $most }の番号を{ $count }個まで、同じものはある数まで。
ahead-by = { $moves ->
    [0] すでに完成：
   *[other] { $moves }手で完成：
}
ahead-none = この先の手で完成するものはない。
prompt-wish = w まとめてできること：道のりや、支払いまで含めた行動（w 3：その3番）
wish-which = w 1 のように番号を付けると、何が要るかを先に見られる。
wish-none = 今まとめてできることはない。
wish-confirm = Enterで実行 · ほかの入力でやめる
times = × { $count }
since = 前回の選択からのできごと
turn-of = { $name }が考え中……
why-head = なぜ？ ルール{ $rule }、{ $chapter }
why-none = ルールブックに{ $rule }の記述はない。
search = ルールブックを検索（空欄で終了）
search-none = ルールブックに「{ $text }」は見つからない。
undone = 取り消した。
cannot-undo = 取り消せない：ダイスが振られたか何かが公開された、または他の人がすでに選んだ。
log-head = これまでのできごと
read-none = 前回の選択から、ほかの誰も何にも出会っていない。
revealed-head = これまでに明かされたこと
help-head = 遊び方

## コーチ

choose-lesson = はじめてなら5分で覚えられる：{ $commands }
coach-step = ステップ { $step }/{ $steps }
coach-go-on = Enter：続ける · x：レッスンをやめる · q：保存して離席
coach-skip-help = x レッスンをやめる
coach-skipped = レッスンは終わり。ここからは自由に遊べる。
coach-mute-help = x ヒントを消す
coach-muted = ヒントはもう出ない。意味は i と ? で調べられる。
coach-not-now = それもできるが、レッスンのこの段階ではまだ。コーチの言うとおりにするか、x でレッスンをやめる。
how-to-go-on-lesson = 同じコマンドでレッスンの続きから始まる。

## Saving, resuming, replaying

saved = 対戦を保存した：{ $file }
how-to-resume = 続きから：dreamtable resume { $file }
how-to-replay = もう一度見る：dreamtable replay { $file }
resumed = 卓に戻った。これまでの選択は{ $count }回。
event-asked-again = 前回のあとルールが新しくなった。最後の{ $answers }回の選択は今のルールに合わないため、選び直しになる。ダイスも新しく振る。
event-no-longer-shown = 最後の{ $answers }回の選択は以前のルールによるもので、もう表示できない。
reason-earlier-rules = 以前のルールで遊ばれた対戦で、結末は残っていない。
already-over = この対戦は終わっている。
replay-step = Enter：次へ · q：終了
replay-head = { $title }、{ $seats }人、選択{ $count }回
replay-older = この対戦はルール第{ $version }版で行われ、第{ $now }版で再生しています。
replay-lost = 最後の選択{ $count }回は現在のルールに合わないため、再生できません。
replay-stood = 選択{ $count }回の時点の様子：

## The end

over = ゲーム終了
winner = { $names_count ->
    [1] { $names }の勝ち！
   *[other] { $names }がともに勝利！
}
nobody-wins = 勝者なし。
score = 得点
player = プレイヤー

## The command line

cli-bot-code = この対局のボットには、だれかが書いたコードが含まれている。信頼できるなら：{ $command }
cli-bot-failed = ボット{ $bot }が失敗した（{ $why }）。対局は保存されている：{ $file }
cli-bot-seats = ボットが{ $bots }体指定されたが、ほかの席は{ $seats }つしかない。
cli-seat-range = --seat は1〜{ $seats }。{ $seat }は使えない。
cli-option-form = オプションは 名前=値 の形で指定する。「{ $text }」ではない。
cli-no-file = ファイル{ $file }がない。
cli-cannot-write = { $file }に書き込めない：{ $reason }

## カードパックの検査

check-read = { $game }のカード{ $count }枚：書かれている内容はすべて解釈できます。
check-wrong = 誤りが{ $count }件あります。
check-no-texts = 次の言語のテキストがまだありません：{ $languages }
check-vocabulary-none = pack.yaml に、どの版の語彙で書かれたかの記載がありません。現在は第 { $newest } 版です。問題がなければ次の行を加えてください：vocabulary: { $newest }
check-vocabulary-newer = このカードは語彙の第 { $version } 版で書かれていますが、このプログラムが知っているのは第 { $newest } 版までです。新しい夢卓が必要かもしれません。
check-vocabulary-older = このカードは語彙の第 { $version } 版で書かれています。現在は第 { $newest } 版です。その間の変更：
check-vocabulary-new = { "  " }第 { $version } 版 追加：{ $words }
check-vocabulary-changed = { "  " }第 { $version } 版 書き方の変更：{ $words }
check-vocabulary-gone = { "  " }第 { $version } 版 廃止：{ $words }
check-crash = シード{ $seed }、{ $seats }人：{ $why }
check-again = 再現するには：{ $command }
check-played = ランダムな対局{ $games }回、回答{ $answers }件、1対局あたり{ $speed }ミリ秒、{ $crashes ->
    [0] すべて正常に終わりました。
   *[other] うち{ $crashes }回が異常終了しました。
}
check-never = 一度も出なかったカード：{ $cards }

## シミュレーション

arena-bot = ボット
arena-failed = { $failed }局が異常終了。勝率には数えない：
arena-failed-bot = { $bot }、{ $games }局。最初は第{ $first }局の席{ $seat }（シード「{ $seed }」）：{ $why }
arena-failed-more = ほかの異常の種類：{ $count }
arena-failed-rules = ルールの異常、{ $games }局。最初は第{ $first }局（シード「{ $seed }」）：{ $why }
arena-games = 全{ $games }局、1局あたりの決定は平均{ $decisions }回
arena-interval = 95%区間
arena-nothing-to-do = すべての対局が済んでいたので、何も行わなかった。
arena-progress = 対局
arena-results = 結果：{ $folder }
arena-seats = 席数
arena-speed = { $seconds }秒で{ $games }局。毎秒{ $speed }局。
arena-stopped = 中断した。{ $games }局のうち{ $done }局が{ $folder }にある。同じコマンドで続きから再開できる。
arena-stopped-early = 結果が保存される前に中断した。
arena-win-rate = 勝率
arena-wins = 勝ち

## Tournaments of bots

tournament-difference = 同じ配りで比べた{ $one }と{ $other }：{ $one }だけが勝ったのは{ $only_one }局、{ $other }だけが勝ったのは{ $only_other }局。{ $sure ->
    [yes] 差がある（偶然だけで起こる確率：p { $chance }）。
   *[no] 偶然かもしれない（p { $chance }）。
}
tournament-each = 総当たり：行のボットが列のボットから得た得点率と95%区間
tournament-failed = { $bot }は失敗により{ $games }局負けた：{ $why }（最初の局のシードは「{ $seed }」）
tournament-games = 局数
tournament-one-sided = ある相手から1点も取れなかったボットがある。その相手は表示よりさらに強いかもしれない。
tournament-points = 得点
tournament-rating = レーティング
tournament-ratings = レーティング：平均は1500、400の差は得点比10対1を意味する
tournament-rules-failed = { $games }局でルールが失敗した。これらは数えない：{ $why }（最初の局のシードは「{ $seed }」）
tournament-sides = 陣営ごと
tournament-stopped = 中断した。終わった対局は{ $folder }に保存されている。同じコマンドで続けられる。
tournament-teams = ゲームに挑むチーム

## The server

server-guest = 夢人{ $number }
server-no-client = サーバーは動いていますが、ブラウザー画面がまだ作られていません。ソースのフォルダーで make web を実行し、このページを読み込み直してください。
server-preview = { $name }さんの卓です。座って遊ぶことも、観戦もできます。
server-preview-book = 幾晩もの遊びが、一冊の本になりました。どうぞお読みください。
server-preview-replay-title = リプレイ：{ $title }
server-preview-replay = { $known ->
    [yes] { $name }さんの卓の対戦を、最初の一手から結末まで見られます。
   *[no] 終わった対戦を、最初の一手から結末まで見られます。
}

server-no-table = そのテーブルはありません。誰も座っておらず片付けられたのかもしれません。非公開のテーブルなら、招待リンクから開いてください。
server-no-game = そのゲームはここにはありません。
server-no-lesson = このゲームにレッスンはない。
server-lesson-dice = これはレッスン。ダイスは用意されたものなので、確かめることはない。
server-lesson-not-now = それもできるが、レッスンのこの段階ではまだ。コーチの言うとおりにするか、レッスンをやめる。
server-lesson-read-first = まずコーチの言葉を読んで、続けよう。
server-no-page = このアドレスには何もありません。
server-no-method = このアドレスではその操作はできません。
server-no-language = その言語には対応していません。
server-no-seat = このテーブルの席は { $seats } 席です。その席はありません。
server-no-bot = そのボットはこのゲームを遊べません。選べるもの：{ $bots }。
server-no-ahead = このゲームでは、この先の手で何ができるかを表示できません。
server-no-phrase = その定型文はありません。
server-not-to-pin = 留められるのは、読んだものだけです。
server-board-full = もう入りません。{ $most }個までです。
server-not-askable = その席に、任せられるボットはいません。
server-no-hello = まず挨拶（hello）をしてください。
server-no-such-move = ゲームにそのような手はありません。
server-no-suggestions = このテーブルでは手の提案はできません。
server-no-undo = 取り消せません：その手で何かが振られたか公開されたか、その後に誰かが答えています。
server-built-on = 取り消せません：その後のほかの人の手が、それを前提にしています。
server-undo-too-late = もう取り消せません：その決定の持ち時間は過ぎています。
server-bad-request = 要求を理解できませんでした。
server-bad-frame = メッセージを理解できないか、一部が長すぎます。
server-bad-name = 名前には見える文字が必要で、長さは { $most } 文字までです。
server-bad-seats = このゲームは { $least } 人から { $most } 人用です。
server-bad-mode = このゲームにその遊び方はありません。
server-bad-option = オプション「{ $name }」をここで「{ $value }」にはできません。
server-no-pack = このゲームで使えるパック「{ $pack }」はここにはありません。
server-gone = このテーブルは「{ $pack }」のカード「{ $card }」を使っていますが、今このサーバーにはありません。サーバーに戻れば、また開けます。
server-name-taken = そのアカウント名はすでに使われています。
server-wrong-password = 名前とパスワードが一致しません。
server-not-your-password = パスワードが違います。
server-no-account = アカウントがありません。
server-signed-in-already = すでにサインインしています。
server-other-origin = この要求は別のサイトから来たため、実行しませんでした。
server-too-fast = 一度に多すぎます。少し待ってからもう一度お試しください。
server-too-long = 長すぎます。
server-nothing-said = 言うことが何もありませんでした。
server-full = 席はすべて埋まっています。
server-seat-taken = そこにはもう誰かがいます。
server-one-seat = このゲームでは、ひとり一席だけです。
server-started = 対局はもう始まっています。
server-empty-seats = 空席が { $seats } 席あります：ボットを置くか、人を待ってください。
server-muted = 主催者により、ここでは発言できません。
server-quiet = このテーブルでは、観戦者は発言できません。
server-nobody-there = その人はこのテーブルにいません。
server-not-yourself = それはあなた自身です。
server-reports = { $count ->
    [0] 通報はありません。
   *[other] 通報{ $count }件。
}
server-reports-written = { $file } に書き出しました。
server-no-group = そのグループはないか、あなたはメンバーではありません。招待リンクはメンバーが持っています。
server-group-full = グループは最大{ $most }人です。
server-many-groups = すでに多くのグループに入っています。
server-bad-title = グループの名前にできません。
server-bad-time = 時間帯のある日時ではありません。
server-not-host = それは主催者だけができます。
server-not-here = あなたはこのテーブルに座っていません。
server-not-running = 対局は進行していません。
server-not-over = 対局はまだ終わっていません。
server-bad-push = この宛先のブラウザには知らせを送れません。
server-wrong-code = 名前と復旧コードが合わないか、コードはもう使われています。
call-turn = あなたの番だ
call-rematch = もう一局どう？
call-invitation = あなたの席がある
server-day-not-over = 今日みんなが見ている夢です。結果は一日が終わると公開されます。
server-no-undo-today = 今日の夢では手を取り消せません。
server-no-daily = そのような今日の夢はありません。
server-over = 対局は終わっています。
server-not-asked = いまはあなたの番ではありません。
server-not-allowed = いまその手は打てません。
server-stale = その間にゲームが進みました。現在の状況はこのとおりです。
server-conceded = あなたはこの対局を離れました。ボットが続けます。
server-not-stored = 回答を保存できなかったため、なかったことになりました。もう一度お試しください。
server-away = サーバーが今テーブルの記録に届きません。失われたものはありません。少し待ってからお試しください。
server-rules-failed = この手でルール処理に失敗したため、なかったことになりました。このテーブルのアドレスを添えて報告してください。
server-other-rules = このテーブルは、ここで動いているものより新しい版で遊ばれています。新しい版に戻せば、また続けられます。
server-failed = こちらで問題が起きました。何も変わっていません。記録に残しました。

server-verified = { $game }：{ $answers } 個の回答はすべてルールどおりで、最後の状態も記録と一致します。
server-verified-versions = { $game }：回答は{ $answers }個、ルールの版は{ $versions }。その版ならダイスを計算し直せますが、今の版で確かめられるのはシードだけです。
server-verified-dice = ダイスは公正です：秘密は事前の約束どおりで、シードはそれと各プレイヤーの分から作られています。
server-verified-no-dice = この記録にはダイスの秘密がないため、手だけを確かめました。
server-verified-first-scheme = このシードの各部分は、以前のやり方でコロンをはさんでつながれています（方式1）。
server-to-tidy = 削除の対象：終わったテーブル { $finished } 卓、放置されたテーブル { $abandoned } 卓、ゲスト { $guests } 人、期限切れのログイン { $sessions } 件。まだ何も削除していません。--now を付けると削除します。
server-tidied = 削除しました：終わったテーブル { $finished } 卓、放置されたテーブル { $abandoned } 卓、ゲスト { $guests } 人、期限切れのログイン { $sessions } 件。
server-exported = { $tables } 卓を { $file } に書き出しました。
server-imported = { $file } から { $tables } 卓を読み込みました（{ $known } 卓はすでにありました）。
server-serving = 夢の卓が開きました：{ $address }

server-phrase-1 = みなさん、こんにちは！
server-phrase-2 = お見事！
server-phrase-3 = 幸運を！
server-phrase-4 = ありがとう！
server-phrase-5 = 少し待ってください。
server-phrase-6 = しまった！
server-phrase-7 = 危なかった！
server-phrase-8 = いいゲームでした！

## Small screens

web-fold = 質問をたたむ
web-unfold = 質問を開く
web-unread = { $what }：未読{ $lines }件
web-vitals = あなたの状態
web-summary = ルールの要点
log-late = { $name }は時間切れ。テーブルが代わりに答えた。
web-first-table = このゲームは初めてですか？ルールの要点は1分で読めます。
web-first-table-no = 読まない
web-first-table-go = テーブルへ

## Campaigns in the browser

web-book = みんなで作った本
web-book-by = { $names }　著
web-book-carried = 誰が何を持っていたか
web-book-chapter = 第{ $number }章
web-book-chapter-read = この章を読む
web-book-chosen = 選んだ道
web-book-contents = 目次
web-book-doors = 開けなかった扉
web-book-download = ファイルに残す
web-book-empty = 最初の一晩が、最初の章になる。
web-book-fork = 物語の分かれ道
web-book-keep = 一章として残す
web-book-kept = 残ったもの
web-book-left = 選ばなかった道
web-book-note = 一晩が一章になる。読んだこと、選んだこと、持っていたもの、そして開けなかった扉。
web-book-print = 印刷
web-book-read = 本を読む
web-book-road = 別の道、第{ $number }章から
web-book-share = 共有
web-book-shared = このリンクがあれば、誰でもこの本を読める
web-book-shared-note = 本にあるのは、みんなで読んだことと、みんなの名前。まだ誰も読んでいないことは入っていない。
web-book-to-campaign = キャンペーンへ
web-book-unshare = 共有をやめる
web-book-untold = ほかに{ $count }晩あるが、昔のルールで遊んだので、もう語り直せない。
web-campaign-again = この回をやり直す
web-campaign-back = キャンペーンに戻る
web-campaign-begin = 始める
web-campaign-choose = どこへ行く？
web-campaign-continue = 続ける：第{ $number }回
web-campaign-ended = キャンペーンはここで終わりです。
web-campaign-ended-note = どの回もやり直せますし、どこからでも別の道へ進めます。
web-campaign-endings = 見つけた結末{ $count }つ
web-campaign-export = ファイルに保存
web-campaign-export-note = 終わった回と、そこから引き継がれるものがすべて入ります。途中の回は入りません。中身をのぞくと先が読めてしまうのでご注意を。
web-campaign-first = 最初の回を遊ぶ
web-campaign-go = テーブルへ
web-campaign-here = いまここ
web-campaign-import = ファイルから取り込む
web-campaign-import-note = ファイルの中の回は、すべて再現して確かめてから取り込みます。
web-campaign-imported = 取り込みました。どの回も再現して確かめてあります。
web-campaign-invite = このリンクで友だちをキャンペーンに招待
web-campaign-invited = キャンペーンへの招待です
web-campaign-join = 参加する
web-campaign-leads = 主催
web-campaign-leave = キャンペーンから抜ける
web-campaign-leave-sure = このキャンペーンから抜けますか？ 戻るには参加者からのリンクが必要です。
web-campaign-locked = 未解放：あと{ $count }個
web-campaign-members = 参加者
web-campaign-new = キャンペーンを始める
web-campaign-new-note = この回が残したものを、次の回が覚えています。
web-campaign-next = つぎは
web-campaign-none = キャンペーンはまだありません。
web-campaign-nothing-yet = まだ何も起きていません。
web-campaign-on-from = ここから続ける
web-campaign-open = 第{ $number }回がまもなく始まります。
web-campaign-otherwise = 別の遊び方…
web-campaign-play = 「{ $title }」を始める
web-campaign-remove = 外す
web-campaign-remove-sure = { $name }を外しますか？ これまでの招待リンクは使えなくなります。
web-campaign-road = もう一つの道：第{ $number }回から
web-campaign-road-beginning = もう一つの道：はじめから
web-campaign-running = 第{ $number }回をプレイ中です。
web-campaign-seating = { $again ->
    [yes] 前と同じく、
   *[no] {""}
}{ $seats ->
    [1] ひとり
   *[other] { $seats }席
}{ $bots ->
    [0] {""}
   *[other] 、うち{ $bots }席はボット
}。{ $alone ->
    [yes] すぐに始まる。
   *[no] 全員がそろうと始まる。
}
web-campaign-session = 第{ $number }回
web-campaign-sessions = { $count ->
    [0] これから
   *[other] { $count }回
}
web-campaign-story = これまでの物語
web-campaign-title = 名前をつけてください
web-campaign-treasures = 手に入れたもの
web-campaign-treasures-all = { $count }件すべて
web-campaign-shelf = 結末の棚
web-campaign-shelf-secrets = 秘密カード { $secrets }枚中{ $found }枚
web-campaign-shelf-empty = まだ見ていない
web-campaign-shelf-count = 結末 { $places }のうち{ $count }
campaign-shelf = { $title }：結末 { $places }のうち{ $count }、秘密カード { $secrets }枚中{ $found }枚
web-campaign-unlocked = 解放済み
web-campaign-unreadable = ここで引き継がれたものは別のバージョンのものなので、ここからは続けられません。
web-campaign-unverified = 取り込み・未検証：以前のルールで別の場所で遊ばれたため、ここでは再現して確かめられません。
web-campaign-won = { $names }の勝利。
web-campaigns = 自分のキャンペーン

## The web table

web-account = 名前とアカウント
web-account-name = アカウント名
web-account-why = アカウントなしでも遊べます。アカウントがあれば、別の端末でも自分のテーブルに戻れます。
web-at-table = 着席中
web-away-mark = 離席中
web-away-note = ボットが代わりに打っています。
web-bad-link = テーブルのリンクではありません。
web-bot-easy = やさしいボット
web-bot-greedy = ふつうのボット
web-bot-hard = つよいボット
web-bot-normal = ふつうのボット
web-bot-random = 気まぐれなボット
web-cancel = やめる
web-chat = チャット
web-chat-none = まだ誰も話していません。
web-close = 閉じる
web-come-back = 戻りました
web-coming = 近日登場
web-concede = 投了
web-concede-sure = 本当に投了しますか？ ボットが席を引き継ぎ、もう戻れません。
web-copied = コピーしました。
web-copy = コピー
web-copy-by-hand = リンクを手動でコピーしてください。
web-data = あなたのデータ
web-data-download = 保存されているデータをダウンロード
web-data-why = 名前、テーブルと回答、チャットでの発言、キャンペーン、ヒントの記録が一つのファイルになります。
web-delete-campaigns = ほかの人と共有しているキャンペーンは残り、あなたの名前は「誰か」になります。あなたが率いていたものは次のメンバーが引き継ぎます。
web-delete-games = ほかの人と対戦中のゲームはそのまま続き、あなたの席は最後までボットが受け持ちます。
web-delete-me = 退会してデータを削除…
web-delete-names = ほかの人と遊んだ対戦、チャット、リプレイでは、あなたの名前が「誰か」に変わります。発言そのものは残ります。
web-delete-now = 完全に削除する
web-delete-own = アカウント、すべての端末のサインイン、そして一人で、またはボットだけと遊んだものがすべて削除されます。
web-delete-sure = 本当に削除しますか？
web-delete-undo = 削除すると元に戻せません。残しておきたい場合は、先にデータをダウンロードしてください。
web-deleted = 削除しました。いまは新しいゲストです。
web-empty-seat = 空席
web-eyes = 視点
web-eyes-all = すべて公開
web-finished = 終わったゲーム
web-first = 最初へ
web-friend = 友だち
web-led = { $name }が来るまでボット
web-campaign-same-seats = 今夜の続きなので、人数は同じです。いない人の席は、来るまでボットに任せられます。
web-campaign-absent = いない人は、席を一つ減らせば休みになり、ボットに任せれば来たときに替われます。
web-game = ゲーム
web-mode = 遊び方
web-games = ゲーム一覧
web-go-away = 一時離席：ボットに任せる
web-hero = 席につけば、夢のなか。
web-hero-more = ひとつのテーブルで夢のゲームを。友だちともボットとも遊べて、ルールはおまかせ、インストール不要。
web-host = テーブルを開く
web-host-mark = ホスト
web-invite = このリンクで友だちを招待
web-join = 参加
web-join-link = リンクから参加
web-language = 言語
web-last = 最後へ
web-leave = 席を立つ
web-leave-note = ページを閉じても大丈夫です。席はそのまま残り、「自分のテーブル」から戻れます。
web-leave-seat = この席を空ける
web-link = リンクまたはテーブルID
web-loading = 少々お待ちください……
web-log = ログ
web-lost = ここには霧しかありません。
web-more = テーブル
web-more-options = その他の設定
web-my-tables = 自分のテーブル
web-name-kept = 名前を保存しました。
web-narrowed = すべての選択肢を表示（Esc）
web-on-board = ほか { $count } 手は盤面で直接選べる
web-next = 次へ
web-no-answer = サーバーが応答しません。もう一度お試しください。
web-no-table = そのテーブルはありません。非公開のテーブルなら、招待リンクから開いてください。
web-notify = 自分の番に通知する
web-notify-on = 自分の番になるとブラウザが通知します。
web-offline = 接続が切れました。すべて保存済みです。再接続中……
web-offline-mark = オフライン
web-open-rulebook = ルールブックを開く
web-open-table = テーブルを開く
web-page-aloud = 読み上げる
web-looks = あなただけが見たもの
web-look-alone = ほかの誰も見ていません。話すかどうかは、あなたしだいです。
web-page-earlier = 前のページ
web-page-hush = 読み上げを止める
web-page-known = このページは、ここにいる全員が前に読んでいる。
web-page-unfold = 開いて読む
web-page-unfold-all = いつも全文を出す
web-page-fold-all = 読んだページはたたむ
web-page-later = 次のページ
web-password = パスワード（8文字以上）
web-orders = 答えが一つしかないときは自動で答える
web-replay-still = この対戦は出来事の記録だけが残っています。盤面は終了時のもので、経過は記録で追えます。
web-together = いくつか選ぶときは、まとめて選んで決定する
web-not-this-round = このラウンドは訊かない
web-not-until-said = 言うまで訊かない
web-ask-again = また訊く（見送り中 { $count } 件）
web-picked = 選択中：{ $count }
web-answer-waits = つながり次第、この答えを送ります。
web-answer-late = いまは別のことを聞かれています。もう一度選んでください。
web-proposal = 望み
web-proposal-agree = これで行う
web-proposal-begin = 自分で決める
web-proposal-decline = やめておく
web-picks-to-go = { $picks } つ選ぶ（{ $left ->
    [0] 決定を押す
   *[other] あと { $left } つ
}）
web-confirm-picks = 決定：{ $count } / { $picks }
web-pause = 一時停止
web-play = 再生
web-coach = コーチ
web-coach-on = 次へ
web-coach-got-it = わかった
web-coach-skip = レッスンをやめる
web-coach-mute = ヒントを消す
web-learn = 5分で覚える
web-learn-first = { $game }を5分で覚える
web-learn-offer = はじめてですか。本物の盤で、5分で覚えられます。
web-hints-wanted = 初めてのことを説明する
web-hints-here = 初めての人に説明を出す
web-play-bots = 今すぐボットと遊ぶ
web-play-now = 今すぐ遊ぶ
web-play-too = ここも自分が遊ぶ
web-previous = 前へ
web-private = 非公開：リンクを知っている人だけが参加できます
web-public = 公開テーブル
web-public-none = 公開中のテーブルはありません。ひとつ開いてみませんか。
web-question = あなたの選択
web-record = 記録をダウンロード
web-register = アカウントを作る
web-registered = アカウントを作成しました。テーブルはそのままです。
web-rematch = 再戦
web-rematch-join = もう一局やる
web-rematch-by = { $name }がもう一局やりたいそうです。
web-rematch-ready = 準備よし
web-rematch-not = 今回はやめる
web-rematch-start = 今始める。ほかの席はボットに
web-rematch-runs = 再戦が始まっています。
web-rematch-go = 新しいテーブルへ
web-campaign-previously = これまでのあらすじ
web-campaign-missed = この回、あなたはいませんでした。その間のこと：
web-onward = このあと
web-onward-soon = 次は「{ $title }」。まもなく全員で進みます。
web-onward-go = 今すぐ進む
web-onward-stay = もう少しここにいる
web-onward-stays = しばらくここに残ります。進みたくなったらどうぞ。
web-onward-there = 先で待っている人：{ $names }
web-onward-waits = ここにいる全員の準備ができたら進みます。
web-onward-start = 先に進む。いない人の席は、来るまでボットが預かる
web-onward-runs = ほかの人はもう先へ進みました。
web-remove = 外す
web-replay = リプレイ
web-course = 対戦の流れ
web-result = 結果
web-result-lost = 敗北
web-result-over = 終了
web-result-unknown = 結果不明
web-result-won = 勝利
web-profile = 遊んだ夢
web-profile-none = 最後まで遊んだ対局はまだありません。終わった対局はここに残ります。誰になり、誰と遊び、どうなったか。
web-profile-total = { $played }局中{ $won }勝
web-profile-streak = 連勝 { $now }、最長 { $most }
web-profile-uncounted = { $count }局は数に入りません。代わりの者がほとんどを打ったか、結末がもうわからないためです。
web-profile-partners = よく一緒に遊ぶ人
web-profile-partner = { $played }回、ともに勝ったのは{ $won }回
web-profile-rating = レーティング { $rating }
web-profile-rated = 人と人の{ $count }局から。誰かの代わりに答えた者がいた対局は数えません。
web-feats = 実績
web-profile-feats = 実績：{ $earned }/{ $all }
web-profile-feat-open = まだ
web-history = すべての対局
web-history-person = 一緒に遊んだ人
web-history-any-game = すべてのゲーム
web-history-any-result = 勝ち負けを問わず
web-history-more = もっと前
web-history-empty = そのような対局はありません。
web-history-uncounted = 数に入りません。代わりの者が打ちました
web-history-stood-in = 代わりの者が{ $count }回答えました
web-see-table = 盤面を見る
web-turning-points = 転機
web-who-was-what = それぞれの正体
web-log-earlier = さらに前を表示
web-log-all = すべて
web-log-filter = ログの表示
web-log-mine = 自分
web-log-turning = 転機
web-log-story = 物語
web-next-turning = 次の転機
web-previous-turning = 前の転機
web-rolling = ダイスを振っています……
web-skip-to-mine = 自分の番まで飛ばす
web-skip-turn = この手番を飛ばす
web-speed = 速さ
web-speed-at-once = すぐに
web-speed-times = { $speed }×
web-volume = 音と振動
web-volume-off = なし
web-volume-percent = { $percent }%
web-rulebook = ルールブック
web-rulebook-of = ルールブック：{ $game }
web-save = 保存
web-say = ひとこと
web-search = ルールを検索
web-seat = 席 { $number }
web-seats = 人数
web-send = 送信
web-share-moment = この場面へのリンク
web-sign-in = ログイン
web-sign-out = ログアウト
web-signed-in = { $account } としてログイン中です。
web-signed-out = ログアウトしました。
web-signed-out-everywhere = すべての端末でログアウトしました。
web-sign-out-everywhere = すべての端末でログアウト
web-safety = パスワードと端末
web-password-changed = パスワードを変更しました。ほかの端末ではログインし直してください。
web-old-password = 今のパスワード
web-new-password = 新しいパスワード（8文字以上）
web-change-password-why = 変更すると、ほかの端末ではログインし直しになります。
web-change-password = パスワードを変更
web-sit = ここに座る
web-skip = 本文へ移動
web-start = ゲームを始める
web-start-later = 全席が埋まるのを待っています
web-status-running = 進行中
web-theme-dark = ダークに切り替え
web-theme-light = ライトに切り替え
web-thinking = 考え中
web-time = 一手の持ち時間
web-time-left = 残り時間
web-time-none = 無制限
web-timeline = タイムライン
web-to-front = トップへ戻る
web-suggest = 手を提案
web-take-it-how = まだ誰も読んでいないものを、ボットは人に残しておく。できるなら、今このボットに任せる。
web-suggestions-here = 手の提案を許す
web-boldness = まだ誰も読んでいない物語を、ボットは
web-boldness-reserved = 人に任せる
web-boldness-considerate = 人が終えてから進める
web-boldness-bold = 遠慮なく進める
web-packs = 加えるパック
web-suggested = おすすめ
web-undo = 一手戻す
web-verdict-fair = 公正です：秘密は開始前の約束と一致し、シードは秘密と全員の寄与から得られています。
web-verdict-foul = 公正ではありません：秘密・約束・シードが一致しません。
web-verdict-unknown = 秘密はゲーム終了後に公開されます。
web-verify = ダイスを検証
web-verify-insecure = この検証には安全な接続（https）が必要です。
web-wait-host = 全員そろったらホストが開始します。
web-votes = これまでの投票
web-look-through = { $name }の目で見る
web-waiting-for = { $names } を待っています……
web-watch = 観戦
web-watch-link = このテーブルへのリンク
web-welcome-back = おかえりなさい。
web-who-plays = 誰が遊びますか
web-what-is = これは何？ { $what }
web-why = なぜ？
web-within-reach = ほかに選べるもの
web-you = あなた
web-your-name = あなたの名前
web-your-turn = あなたの番
web-status-open = 空席 { $free }

## How it stands

role-watcher = あなたは観戦中。
web-standing = 状況
web-held = 手もと
web-clues = 手がかり
web-clues-pin = 読んだものを留める……
web-clues-none = まだ何も留めていない。ここに留めたものは、謎を解くときも全員に見える。
web-clues-off = はずす：{ $what }
web-notes = みんなのメモ
web-notes-none = 忘れたくないことを何でも。全員に見える。
web-sketch = 地図に描く
web-sketch-done = 描き終える
web-sketch-wipe = 最後の線を消す
web-side-changed = 立場が変わった。これからの勝ち方はこうだ。
web-understood = わかった

## 誰もテーブルを止めない

server-paused = テーブルは休憩中です。皆の同意で再開します。
server-not-paused = 対局はもう再開しています。
server-not-absent = しばらく離れている人の代わりにだけ、ボットを呼べます。
log-stood-in = ボットが{ $name }の代わりに答えた。
web-offline-for = オフライン { $time }
web-absent = { $name }は{ $time }前からオフラインです。
web-relieve = { $name }の代わりをボットに任せる
web-relieved-table = あなたの留守中、皆がボットに代わりを任せました。
web-relieved-time = 二度続けて時間切れになったので、ボットが代わりに打っています。
web-agreed = { $agreed }/{ $needed } 人が賛成
web-agree = 賛成する
web-disagree = 取り下げる
web-rest = 休憩を提案する
web-rest-asked = { $names }が休憩したいそうです。休憩中は時計が止まります。
web-rests = 休憩中です。時計は止まっています。遅くとも{ $when }に自動で再開します。
web-go-on = 再開する
web-go-on-asked = { $names }が再開したいそうです。
web-meanwhile = 席を外していた{ $time }の間に、{ $answers } 回の回答がありました。
web-meanwhile-show = その間を見る
web-meanwhile-no = 見なくていい
web-meanwhile-now = 留守の間の出来事です。
web-meanwhile-end = 今のテーブルへ
web-seat-free = { $name }の席が空いています。今から来た人が座れます。
web-offer = { $name }の席を新しく来る人に譲る
web-offer-not = やめる
web-stood-in = { $count } 回はボットが代わりに回答

## 始まる前の広間

web-share = 共有……
web-qr = QRコード
web-qr-label = 招待のQRコード。スマートフォンで読み取れます
web-watching = 観戦
web-watchers = { $count } 人が観戦中

## 今日の夢

web-daily = 今日の夢
web-daily-more = ここにいる全員が、同じ運で、ひとりで見る同じ夢だ。記録に残るのは最初の一回。手は取り消せない。
web-daily-open = 世界時（UTC）の零時まで、あと{ $left }
web-daily-begin = 夢を見る
web-daily-go-on = 続ける
web-daily-see = もう一度見る
web-daily-page = その日と結果
web-daily-day = { $day }の夢
web-daily-today = 一日が終わるまで、見られるのは自分の結果だけ。
web-daily-coming = まだ誰も知らない夢だ。サーバーの約束だけがここにある。
web-daily-guest = 記録に残るのはアカウントがある人だけ。今日のうちに登録すれば、この一回も数に入る。
web-daily-started = { $count ->
    [0] まだ誰も始めていない。
   *[other] { $count }人が始めた。
}
web-daily-commitment = 約束
web-daily-committed = { $when }に作成
web-daily-secret = 秘密
web-daily-proof = 秘密のSHA-256が約束になる。夢の内容も秘密に書かれている。
web-daily-best = 最善の一局
web-daily-results = 結果
web-daily-none = 記録はない。
web-daily-answers = { $count }手
web-daily-score = { $score }点
web-daily-uncounted = 記録外
web-daily-before = 前の日
web-daily-after = 次の日
web-daily-share = この夢のリンク
web-daily-table = 今日の夢：取り消しも提案もない。ほかの人が見られるのは一日が終わってから。

## 穏やかに

web-about-person = { $name } について
web-people = ほかの人
web-mute = 自分には聞こえないようにする
web-hear-again = また聞く
web-muted-line = （非表示）
web-mute-here = このテーブルで発言させない
web-remove-person = 席を空けてもらう
web-remove-playing = ボットに交代させる
web-ban = 退出させ、もう入れない
web-unmute = { $name } の発言を許す
web-unban = { $name } をまた入れる
web-quiet-watchers = 観戦者は発言できない
web-quiet = 主催者が観戦者のチャットを閉じている。
web-report = 運営者に通報する
web-report-why = 何があった？
web-report-note = 対局の記録と最近のチャットも運営者に届く。
web-report-send = 送る
web-reported = 運営者に届いた。ありがとう。

## グループ

web-groups = グループ
web-group = グループ
web-group-found = いつものグループを作る
web-group-title = グループの名前
web-group-begin = 作る
web-group-members = メンバー{ $count }人
web-group-next = 次回：{ $when }
web-group-play = 遊ぶ
web-group-seat = 全員の席を用意する
web-group-seat-more = メンバー全員の席がある非公開テーブル。余った席にはボットが座る。
web-group-chronicle = これまでの対局
web-group-none = まだ何も遊んでいない。
web-group-meets = 集まる日時
web-group-start = 最初の日時
web-group-every = 頻度
web-group-every-0 = 一度だけ
web-group-every-7 = 毎週
web-group-every-14 = 隔週
web-group-every-28 = 4週ごと
web-group-calendar = カレンダーに入れる
web-group-leave = グループを抜ける
web-group-leave-sure = 戻るには招待が必要になる。
web-group-send-away = { $name } を外す
web-group-missing = そのグループはないか、あなたはメンバーではない。招待リンクはメンバーが持っている。

## 呼び戻す

web-push = ページを閉じていても知らせる
web-push-more = 急がないテーブルで自分の番が来たとき、もう一局と誘われたとき、このブラウザが知らせる。ひとつの問いに一度だけ。
web-push-on = このブラウザに知らせが届く。
web-push-off = もう知らせない
web-push-no-https = 知らせを受け取れるのは、httpsで開いたページだけだ。
web-push-never = このブラウザは知らせを受け取れないか、受け取らない設定になっている。
web-recovery = 復旧コード
web-recovery-more = パスワードを忘れても、これがあれば戻れる。表示は今だけなので、書き留めておくこと。
web-recovery-kept = 書き留めた
web-recovery-new = 別の復旧コード
web-forgot = パスワードを忘れた？
web-recovery-code = 復旧コード
web-recover = 新しいパスワードにする
web-what-if = もしも…
web-what-if-from-here = 自分だけのテーブルで、ここから続きを遊びます。もしもあのとき、違う手を選んでいたら？ この先の運は新しく、どこにも数えられません。
web-what-if-from-now = 自分だけのテーブルで、この先を試します。あなたに見えないものはそこでは作りもので、運も新しく、どこにも数えられません。こちらの対戦には何も起こりません。
web-what-if-as = 続きを遊ぶ役
web-what-if-bots = ボットと遊ぶ
web-what-if-begin = ここから続きを遊ぶ
web-what-if-alone = ひとりで全席を受け持つ
web-what-if-here = 先を試すことを許す（「もしも」）
web-what-if-table = これは「もしも」。別の対戦の { $step } 回目の回答からの続きで、どこにも数えられません。
web-what-if-imagined = これは「もしも」。まだ終わっていない対戦からのもので、見えないものは作りもの。どこにも数えられません。
web-what-if-origin = もとの場面へ
web-chances = 勝ち目
web-chances-how = 普通のボットが回答ごとに見積もった、それぞれの勝ち目
web-chances-now = { $name }：{ $percent } %
web-mail = メール
web-mail-more = 急がないテーブルで番が来たとき、誰かがあなたと遊びたいとき、ブラウザに知らせられなければメールでお知らせします。ひとつの用件につき一度だけ。パスワードを忘れたときは、新しくするためのコードもそこへ届きます。
web-mail-address = メールアドレス
web-mail-give = 確認のメールを送る
web-mail-sent = { $address } にメールを送りました。中のリンクを開くと確認できます。
web-mail-unconfirmed = { $address } はまだ確認されていません。
web-mail-known = メールは { $address } に届きます。
web-mail-calls = テーブルが待っているときメールで知らせる
web-mail-forget = アドレスを消す
web-mail-code = コードをメールで送る
web-mail-code-sent = 確認済みのアドレスがあれば、コードをそこへ送りました。
web-friends = フレンド
web-friends-none = あなたのリンクを開いた人はフレンドになります。どの開いたテーブルに座っているか、あなたが行けるところなら分かります。
web-friends-guest = フレンドにはアカウントが要ります。
web-friends-link = フレンドになるためのリンク
web-friends-new = リンクを作る
web-friends-another = 別のリンクにする
web-friends-made = フレンドになりました。
web-friends-at = { $game }のテーブルにいます
web-friends-part = フレンドをやめる
web-friends-become = フレンドになる
