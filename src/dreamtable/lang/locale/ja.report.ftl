## The report about many games

report-title = { $game }：アリーナの報告
report-kind = Dreamtable · アリーナの報告
report-who = { $bots } · { $seats } · シード { $seed }
report-contents = 目次
report-made = Dreamtable が作成。このページは必要なものをすべて含み、どこにも通信しません。
report-theme-dark = 暗くする
report-theme-light = 明るくする

report-summary = 要約
report-comparison = 前と後
report-wins = 誰が勝つか
report-winners = 勝者は何が違うか
report-things = 使われたもの
report-lengths = ゲームの長さ
report-endings = 終わり方
report-failed = 失敗したゲーム
report-about = 読み方

## Numbers and names

report-blank = …
report-percent = { $value }%
report-points = { $value } ポイント
report-with-interval = { $value }（{ $interval }）
report-from-to = { $low } ～ { $high }
report-list-comma = 、
report-list-semicolon = 、
report-bot = { $title }（{ $name }）
report-seat = 席 { $number }
report-seats = { $count }人
report-by-bot = ボット
report-by-seat = 席
report-by-seats = 人数
report-seat-counts = { $counts }人
report-yes = はい
report-no = いいえ
report-search = 表を検索

report-tile-games = ゲーム
report-tile-decisions = 回の決定
report-tile-mean = 回の決定／ゲーム
report-tile-won = 全員で勝利
report-tile-failed = 失敗

## Verdicts

report-verdict-more = 明らかに多い
report-verdict-less = 明らかに少ない
report-verdict-unclear = 明らかな差はない
report-verdict-too-few = ゲーム数不足
report-verdict-untested = 比較しない
report-change-more = 明らかに上昇
report-change-less = 明らかに下降
report-change-unclear = 明らかな変化はない
report-change-too-few = ゲーム数不足
report-change-untested = 比較しない

## Win rates

report-wins-how = 点は勝率、線は 95% 区間です。これらのゲームから言えるかぎり、真の勝率はその中にあります。短い縦線は、同じ立場（同じ陣営、同じ人数、同じボット）のほかの人の勝率です。点の代わりの三角形は、偶然では説明できない差を表します。
report-win-rate = 勝率
report-played = 出場
report-others = ほかとの比較（ポイント）
report-difference = 勝率の差（ポイント）
report-chart-wins = { $trait }ごとの勝率。隣の表に同じ数値があります。
report-table-wins = { $trait }ごとの勝率
report-note-together = ここでは全員が一緒に勝つか負けるかです。そのため、誰かがそうだったゲームを、人数とボットが同じで誰もそうでなかったゲームと比べます。
report-note-seats = 何人かのうち一人が勝つゲームでは、人数が増えるほど一人の取り分は減ります。そのような勝率は示すだけで、比較しません。

## What winners do differently

report-winners-how = 同じ立場の敗者に比べて、勝者が何倍それをしたか。先に 1 ゲームあたり、次に同じ数の決定あたりです。長く生き残った人は 1 ゲームには何でも多くしますが、決定の数あたりではそうなりません。右にあるほど勝者のほうが多くしています。図は明らかな差だけを、両方向とも強い順に描きます。表にはすべてがあります。勝利に伴うものが勝因とはかぎりません。
report-all-players = すべてのプレイヤー
report-times-a-game = 1 ゲームあたり：勝者は敗者の何倍か
report-times-of-decisions = 同じ数の決定あたり：何倍か
report-chart-winners = 勝者が 1 ゲームに多くすること、少なくすること（{ $side }）。隣の表に同じ数値があります。
report-chart-winners-decisions = 同じ数の決定あたりで勝者が多くすること、少なくすること（{ $side }）。隣の表に同じ数値があります。
report-table-winners = 勝者と敗者が 1 ゲームにすること（{ $side }）
report-what = 項目
report-kind-moves = 手
report-kind-things = 使用
report-winners-losers = 勝者 : 敗者（1 ゲーム）
report-a-game = 1 ゲームの倍率
report-of-decisions = 決定の数あたり
report-nothing-sure = ここには、偶然で説明できないほどの差はありません。

## What was used

report-things-how = あるカードやものを一度でも使った人の勝率と、同じ立場で使わなかった人との差です。図は明らかな差をポイントで示します。
report-thing = カードやもの
report-used-by = 使用者
report-chart-things = 使われたものごとの勝率の差。隣の表に同じ数値があります。

## Lengths and endings

report-lengths-how = 決定とは、ゲームの質問への一つの答えです。選ぶ余地がなければ質問されません。
report-decisions-a-game = 1 ゲームの決定の数
report-decisions-a-player = 1 ゲームにおける一人の決定の数
report-score = 最終得点
report-games = ゲーム数
report-players = のべ人数
report-result = 結果
report-won-0 = 敗北
report-won-1 = 勝利
report-median = 中央値
report-half = 中央の半分
report-most = 十中八九
report-mean = 平均
report-chart-histogram = { $what }の分布。隣の表がその要約です。
report-table-spread = { $what }：中央値、中央の半分、十中八九、平均
report-reason = 終わり方
report-share = ゲームに占める割合
report-chart-endings = ゲームの終わり方。隣の表に同じ数値があります。

## Failures

report-failed-how = ボットがエラーを起こした、選択肢にないものを選んだ、時間をかけすぎた、あるいはルールそのものが失敗したゲームです。このページのほかの数値には含まれません。
report-game-number = ゲーム
report-seed = シード
report-why = 何が起きたか

## Two runs

report-comparison-how = この実行（後）ともう一つの実行（前）の比較です。線がゼロに触れないだけでは、変化があったとは言えません。これだけ数値があれば、いくつかは必ず偶然に異なります。「明らか」としたものは、その検定にも耐えたものです。
report-before = 前
report-after = 後
report-changed = 変化
report-change-together = 全員で勝ったゲーム
report-changes-games = ゲーム全体
report-changes-deeds = したことと使ったもの
report-chart-changes = 勝率の変化：{ $what }。隣の表に同じ数値があります。
report-chart-changed-deeds = 前より多くすること、少なくすること。隣の表に同じ数値があります。
report-times-as-before = 前の何倍か
report-nothing-changed = ここには、偶然で説明できないほどの変化はありません。
report-topic-reason = 終わり方の割合
report-topic-length = 平均
report-topic-figure = 平均
report-topic-moves = 手（1 人 1 ゲーム）
report-topic-things = 使用（1 人 1 ゲーム）
report-plans-same = 二つの実行の計画は同じです。違いはルール、内容、またはボットそのものによるものです。
report-plans-differ = 計画は次の点で異なります。変化はここから来ているかもしれません。
report-plan = 計画
report-plan-rules-version = ルールの版
report-plan-options = オプション
report-plan-mode = 遊び方
report-plan-seats = 人数
report-plan-bots = ボット
report-plan-rotate = ボットの席替え
report-plan-games = ゲーム数
report-plan-seed = シード
report-plan-limit = 1 手の制限秒数

## In short

report-sum-unfinished = 実行はまだ終わっていません。{ $wanted } ゲームのうち { $there } ゲームがあり、この報告はそれについてのものです。
report-sum-failed = { $count } ゲームが失敗し、除かれています。一覧は下にあります。
report-sum-few = { $count ->
    [0] 最後まで終わったゲームがないので、何も言えません。
   *[other] 終わったゲームが { $count } だけでは何も言えません。少なくとも { $least } ゲームが必要です。
}
report-sum-together = プレイヤーが全員で勝つ割合は { $rate }。
report-sum-side = { $name }の勝率は { $rate }
report-sum-sides = { $rates }。{ $verdict }
report-sum-ahead = { $names }が明らかに優勢です。
report-sum-balanced = 明らかに優勢な側はありません。
report-sum-trait = { $trait }：{ $verdict }。
report-sum-better = { $names }は同じ立場のほかより明らかに多く勝つ
report-sum-worse = { $names }は同じ立場のほかより明らかに勝ちが少ない
report-sum-worse-too = { $names }は明らかに少ない
report-sum-named = { $name }（{ $rate }、{ $difference }）
report-sum-more = ほか { $count }
report-sum-fair-seats = 明らかに有利な席はありません。{ $reach } ポイントを超える差があれば、大きな驚きです。
report-sum-fair = { $trait }：明らかに目立つものはありません。{ $reach } ポイントを超える差があれば、大きな驚きです。
report-sum-length = 1 ゲームの決定の数は中央値で { $median }、中央の半分は { $low } から { $high } です。
report-sum-lengths = 1 ゲームの決定の数（中央値）：{ $each }。
report-sum-length-one = { $seats }で { $median } 回
report-sum-reason = 最も多い終わり方：「{ $reason }」（全ゲームの { $rate }）。
report-sum-did-more = 長く続けたからというだけでなく、勝者が多くすること（1 ゲーム、勝者 : 敗者）：{ $deeds }。
report-sum-did-less = 勝者が少なくすること：{ $deeds }。
report-sum-deed = { $name }（{ $rates }）
report-sum-no-deeds = 長く続けたことを除けば、勝者と敗者のすることに明らかな差はありません。
report-sum-changed = もう一つの実行と比べて、{ $count } の数値のうち { $sure } が明らかに異なります。とりわけ：{ $first }。
report-sum-change = { $name }（{ $before } → { $after }）
report-sum-unchanged = 比べた { $count } の数値のうち、もう一つの実行と明らかに異なるものはありません。

## How to read this

report-about-1 = 95% 区間とは、ダイスを振り直しても、20 回のうち 19 回は真の値がそのような線の中にある、という意味です。線を短くするにはゲームを増やします。長さを半分にするには 4 倍のゲームが必要です。
report-about-2 = 同じゲームのプレイヤーは運命をともにします。陣営は一緒に勝ち、一人が勝てばほかは負けます。そのため、ここでは席ではなくゲームを証拠の単位とします。
report-about-3 = 比べるのは同じ立場どうしだけです。同じ陣営、同じ人数、同じボット。キャラクターは全員とではなく、同じ陣営のほかのキャラクターと比べます。
report-about-4 = 百の数値を見れば、偶然だけで五つは異なります。そこで、ベンジャミニ–ホッホベルク法に耐えた差だけを「明らか」とします。このページの各部分で「明らか」としたもののうち、誤報と見込まれるのは多くて二十に一つです。どちらかが 30 ゲームに満たなければ、判定しません。
report-about-5 = ボットは人ではありません。ボットどうしで何が勝つかは、ルールについて、そしてボットについて何かを語ります。

## The command

report-written = 報告を書き出しました：{ $file }
