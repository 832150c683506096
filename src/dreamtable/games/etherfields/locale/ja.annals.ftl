## 転機

turning-tile-laid = 道が開く：{ $card }
turning-entity-came = 「{ $card }」が現れた
turning-goal-nearer = { $goal }
turning-out-of-turns = 時間切れ
turning-died = ドリーマーが倒れた

## 結果

gauge-distress = { $who }の苦悩
gauge-tiles = 夢景のタイル
deed-story-mode = 物語モードで遊んだ
deed-turns = { $count }ターン
deed-tiles = タイル{ $count }枚を発見
deed-secrets = 秘密カード { $of }枚中{ $found }枚を発見
deed-actions = アクション{ $count }回
deed-distress = 苦悩{ $distress }

## 一晩を一章に

gate-turns = { $turns }ターン
