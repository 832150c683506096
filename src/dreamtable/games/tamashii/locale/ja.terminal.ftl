## The table in a terminal

tamashii-head = 第{ $round }ラウンド · { $step } · 時間{ $time } · 残りの破損コード：{ $corrupted }
tamashii-specials = 特殊カード
tamashii-standing = このゲームのルール
tamashii-objectives = 目標
tamashii-market = ボディ市場
tamashii-tile = タイル
tamashii-trace = トレース
tamashii-here = そこにあるもの
tamashii-values = 移動{ $move } · 攻撃{ $attack } · 記述{ $write }
tamashii-integrity = 耐久{ $left }/{ $cap }
tamashii-stand = トレース{ $trace } · 経験{ $xp }
tamashii-writes = 記述はあと{ $count }回
tamashii-launcher-key = R赤 Y黄 G緑 B青 · Oオープンソース · X破損 · o強調マス · .普通のマス · #ロック中 · *探索トークン · Jジョーダン · !ボス
