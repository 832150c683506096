## Names

title = 夢卓
tagline = 五つの夢のゲームをひとつの卓で。ルールの処理はすべておまかせ。
language-name = 日本語
seat-number = プレイヤー{ $number }
bot-name = { $name }（ボット）
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

## The command line

cli-bot-seats = ボットが{ $bots }体指定されたが、ほかの席は{ $seats }つしかない。
cli-seat-range = --seat は1〜{ $seats }。{ $seat }は使えない。
cli-option-form = オプションは 名前=値 の形で指定する。「{ $text }」ではない。
cli-no-file = ファイル{ $file }がない。
cli-cannot-write = { $file }に書き込めない：{ $reason }
