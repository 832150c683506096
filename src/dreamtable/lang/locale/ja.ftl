## Names

title = 夢卓
tagline = 五つの夢のゲームをひとつの卓で。ルールの処理はすべておまかせ。
language-name = 日本語
seat-number = プレイヤー{ $number }
bot-name = { $name }（ボット）
one-of-many-name = { $name }（{ $number }）
you = あなた

## Choosing a game

choose-game = どのゲームで遊ぶ？
choose-players = 何人で遊ぶ？（{ $least }〜{ $most }）
game-line = { $title } · { $tagline }
players-line = { $least }〜{ $most }人
welcome = あなたは{ $name }。この対戦のシード：{ $seed }
opponents = 同席者：{ $names }
alone = ひとりで遊ぶ。

## Asking

prompt = 選択
prompt-help = 番号で選ぶ · ? なぜ · i カードの説明 · b ルール · l 記録 · u 取り消し · h ヘルプ · q 保存して離席
not-a-choice = 「{ $text }」は選べない。1〜{ $most }の番号か、? i b l u h q のどれかを入力。
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
help-head = 遊び方

## Saving, resuming, replaying

saved = 対戦を保存した：{ $file }
how-to-resume = 続きから：dreamtable resume { $file }
how-to-replay = もう一度見る：dreamtable replay { $file }
resumed = 卓に戻った。これまでの選択は{ $count }回。
already-over = この対戦は終わっている。
replay-step = Enter：次へ · q：終了
replay-head = { $title }、{ $seats }人、選択{ $count }回

## The end

over = ゲーム終了
winner = { $names_count ->
    [one] { $names }の勝ち！
   *[other] { $names }がともに勝利！
}
nobody-wins = 勝者なし。
score = 得点
player = プレイヤー

## Lucidity's board

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

## Inception City's board

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

## 『エルドリッチホラー』の盤面

eldritch-head = 第{ $round }ラウンド · { $phase } · 破滅 { $doom } · 予兆：{ $omen } · 神話デッキ：{ $mythos }
eldritch-asleep = 眠り
eldritch-awake = 覚醒
eldritch-solved = 解決した謎 { $solved }/{ $all }
eldritch-mystery = 謎
eldritch-ongoing = 場のカード
eldritch-tokens = 怪異トークン：{ $count }
eldritch-space = スペース
eldritch-gate = ゲート
eldritch-clues = 手掛かり
eldritch-monsters = モンスター
eldritch-others = その他
eldritch-rumor = 噂：{ $card }
eldritch-expedition = 進行中の遠征
eldritch-fallen = { $name }（敗北）
eldritch-token-of = { $card }のトークン
eldritch-investigator = 探索者
eldritch-where = 場所
eldritch-health = 体力
eldritch-sanity = 正気度
eldritch-skills = 技能
eldritch-possessions = 所持品
eldritch-lead = リーダー
eldritch-delayed = 遅延
eldritch-turned = 裏
eldritch-tickets = { $ticket } × { $count }
eldritch-eliminated = 脱落
eldritch-reserve = リザーブ
eldritch-set-aside = モンスターカップ：{ $cup } · 残りゲート：{ $gates } · 手掛かりプール：{ $pool }

## Inception City in the browser

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
server-coming-tamashii = 魂行紀元
server-coming-tamashii-tagline = 機械の街の、魂と身体とコード。
server-coming-etherfields = エーテルフィールズ
server-coming-etherfields-tagline = 長い夢を、一つずつ扉を開けながら。

server-no-table = そのテーブルはありません。誰も座っていないので片付けられたのかもしれません。
server-no-game = そのゲームはここにはありません。
server-no-page = このアドレスには何もありません。
server-no-method = このアドレスではその操作はできません。
server-no-language = その言語には対応していません。
server-no-seat = このテーブルの席は { $seats } 席です。その席はありません。
server-no-bot = そのボットはこのゲームを遊べません。選べるもの：{ $bots }。
server-no-invite = これは非公開のテーブルです。主催者に招待リンクをもらってください。
server-no-phrase = その定型文はありません。
server-no-hello = まず挨拶（hello）をしてください。
server-no-such-move = ゲームにそのような手はありません。
server-no-undo = 取り消せません：その手で何かが振られたか公開されたか、その後に誰かが答えています。
server-undo-too-late = もう取り消せません：その決定の持ち時間は過ぎています。
server-bad-request = 要求を理解できませんでした。
server-bad-frame = メッセージを理解できないか、一部が長すぎます。
server-bad-name = 名前には見える文字が必要で、長さは { $most } 文字までです。
server-bad-seats = このゲームは { $least } 人から { $most } 人用です。
server-bad-option = オプション「{ $name }」をここで「{ $value }」にはできません。
server-name-taken = そのアカウント名はすでに使われています。
server-wrong-password = 名前とパスワードが一致しません。
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
server-not-host = それは主催者だけができます。
server-not-here = あなたはこのテーブルに座っていません。
server-not-running = 対局は進行していません。
server-not-over = 対局はまだ終わっていません。
server-over = 対局は終わっています。
server-not-asked = いまはあなたの番ではありません。
server-not-allowed = いまその手は打てません。
server-stale = その間にゲームが進みました。現在の状況はこのとおりです。
server-conceded = あなたはこの対局を離れました。ボットが続けます。
server-not-stored = 回答を保存できなかったため、なかったことになりました。もう一度お試しください。
server-rules-failed = この手でルール処理に失敗したため、なかったことになりました。このテーブルのアドレスを添えて報告してください。
server-other-rules = このテーブルは古い版のルールで遊ばれたもので、もう開けません。
server-failed = こちらで問題が起きました。何も変わっていません。記録に残しました。

server-verified = { $game }：{ $answers } 個の回答はすべてルールどおりで、最後の状態も記録と一致します。
server-verified-dice = ダイスは公正です：秘密は事前の約束どおりで、シードはそれと各プレイヤーの分から作られています。
server-verified-no-dice = この記録にはダイスの秘密がないため、手だけを確かめました。
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
web-empty-seat = 空席
web-eyes = 視点
web-eyes-all = すべて公開
web-finished = 終わったゲーム
web-first = 最初へ
web-friend = 友だち
web-game = ゲーム
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
web-my-tables = 自分のテーブル
web-name-kept = 名前を保存しました。
web-narrowed = すべての選択肢を表示（Esc）
web-next = 次へ
web-no-answer = サーバーが応答しません。もう一度お試しください。
web-no-table = そのテーブルはありません。
web-notify = 自分の番に通知する
web-notify-on = 自分の番になるとブラウザが通知します。
web-offline = 接続が切れました。すべて保存済みです。再接続中……
web-offline-mark = オフライン
web-open-rulebook = ルールブックを開く
web-open-table = テーブルを開く
web-password = パスワード（8文字以上）
web-pause = 一時停止
web-play = 再生
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
web-rematch-join = 新しいテーブルへ
web-rematch-waits = 再戦の席が用意されています。
web-remove = 外す
web-replay = リプレイ
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
web-undo = 一手戻す
web-verdict-fair = 公正です：秘密は開始前の約束と一致し、シードは秘密と全員の寄与から得られています。
web-verdict-foul = 公正ではありません：秘密・約束・シードが一致しません。
web-verdict-unknown = 秘密はゲーム終了後に公開されます。
web-verify = ダイスを検証
web-verify-insecure = この検証には安全な接続（https）が必要です。
web-wait-host = 全員そろったらホストが開始します。
web-waiting-for = { $names } を待っています……
web-watch = 観戦
web-watch-link = このテーブルへのリンク
web-welcome-back = おかえりなさい。
web-who-plays = 誰が遊びますか
web-why = なぜ？
web-you = あなた
web-your-name = あなたの名前
web-your-turn = あなたの番
web-status-open = 空席 { $free }

## エルドリッチホラーの盤面

web-eldritch-map = 世界地図
web-eldritch-zoom-in = 拡大
web-eldritch-zoom-out = 縮小
web-eldritch-show-me = 自分の探索者を表示
web-eldritch-city = 都市
web-eldritch-wilderness = 荒野
web-eldritch-sea = 海
web-eldritch-number = スペース{ $number }
web-eldritch-site = 遠征地
web-eldritch-path-train = 鉄道
web-eldritch-path-ship = 航路
web-eldritch-path-uncharted = 未踏路
web-eldritch-gate = ゲート：{ $colour }
web-eldritch-matches = 予兆と一致
web-eldritch-gate-tip = その先は異世界。予兆がこの色に来ると、破滅が進む。
web-eldritch-expedition = 進行中の遠征
web-eldritch-expedition-tip = ここにいる探索者は遠征遭遇を行える。
web-eldritch-clue = 手掛かり
web-eldritch-clue-tip = ここにいる探索者は調査遭遇で得られる。
web-eldritch-monster-here = { $damage ->
    [0] { $name }
   *[other] { $name }（体力を{ $damage }／{ $toughness }失っている）
}
web-eldritch-hurt = 体力を{ $damage }／{ $toughness }失っている
web-eldritch-rumor = 噂：{ $name }
web-eldritch-token = 怪異トークン：{ $count }（{ $name }）
web-eldritch-mystery-token = 謎トークン：{ $count }（{ $name }）
web-eldritch-fallen = { $name }が重傷で倒れている
web-eldritch-fallen-mad = { $name }が正気を失って倒れている
web-eldritch-delayed = 遅延
web-eldritch-delayed-tip = 次のアクションフェイズは行動せずに起き上がる。
web-eldritch-round = 第{ $round }ラウンド
web-eldritch-actions = 残りアクション：{ $count }
web-eldritch-lead = リーダー探索者
web-eldritch-lead-tip = 最初に手番を行い、ルールが全員に委ねることを決める。
web-eldritch-doom = 破滅
web-eldritch-doom-at = 破滅：{ $doom }／{ $most }
web-eldritch-doom-tip = 破滅は{ $doom }。0でエンシェント・ワンが目覚める。
web-eldritch-omen = 予兆
web-eldritch-omen-at = 予兆：{ $colour }
web-eldritch-omen-tip = 予兆がここに来ると、同じ色のゲート1つにつき破滅が1進む。
web-eldritch-tokens = 怪異トークン：{ $count }
web-eldritch-threat = エンシェント・ワンと謎
web-eldritch-asleep = 眠り
web-eldritch-awake = 目覚め
web-eldritch-mystery = 謎
web-eldritch-solved = 解決した謎：{ $solved }／{ $needed }
web-eldritch-progress = 進み具合：{ $done }／{ $goal }
web-eldritch-ongoing = 場に残るカード
web-eldritch-reserve = リザーブ
web-eldritch-choice = 選べるカード
web-eldritch-tops = 見た山札の上
web-eldritch-pile-mythos = 神話デッキ
web-eldritch-pile-gates = ゲートの山
web-eldritch-pile-cup = モンスターカップ
web-eldritch-pile-clues = 手掛かりの山
web-eldritch-pile-assets = 資産デッキ
web-eldritch-pile-artifacts = アーティファクトデッキ
web-eldritch-pile-spells = 呪文の山札
web-eldritch-pile-conditions = 状態の山札
web-eldritch-left = 残り：{ $count }
web-eldritch-discarded = 捨て札：{ $count }
web-eldritch-health = 体力
web-eldritch-sanity = 正気度
web-eldritch-improved = 成長 { $by }
web-eldritch-skill-tip = この技能の判定で振るダイスの数。
web-eldritch-short-lore = 知
web-eldritch-short-influence = 影
web-eldritch-short-observation = 観
web-eldritch-short-strength = 筋
web-eldritch-short-will = 意
web-eldritch-clues-held = 手掛かり：{ $count }
web-eldritch-out = 脱落
web-eldritch-choosing = 探索者を選んでいる
web-eldritch-back = あなたが見た裏面：
web-eldritch-turned = 裏面が表向き：
web-eldritch-choose-investigator = 誰になりますか？
web-eldritch-choose-ancient-one = どのエンシェント・ワンが目覚めようとしていますか？
web-eldritch-figure-value = 価値{ $number }
web-eldritch-figure-health = 体力{ $number }
web-eldritch-figure-sanity = 正気度{ $number }
web-eldritch-figure-lore = 知識{ $number }
web-eldritch-figure-influence = 影響力{ $number }
web-eldritch-figure-observation = 観察力{ $number }
web-eldritch-figure-strength = 筋力{ $number }
web-eldritch-figure-will = 意志{ $number }
web-eldritch-figure-horror = 恐怖{ $number }
web-eldritch-figure-damage = ダメージ{ $number }
web-eldritch-figure-toughness = 耐久力{ $number }
web-eldritch-figure-doom = 破滅{ $number }
web-eldritch-story = 物語
web-eldritch-fold = 物語をしまう
web-eldritch-earlier = 前へ
web-eldritch-later = 次へ
web-eldritch-scene-encounter = 遭遇
web-eldritch-scene-combat = 戦闘
web-eldritch-scene-mythos = 神話
web-eldritch-scene-action = アクション
web-eldritch-scene-test = 判定
web-eldritch-scene-card = カードの裏
web-eldritch-roll = ダイス
web-eldritch-result = { $result ->
    [0] 失敗
   *[other] 成功：{ $result }
}
