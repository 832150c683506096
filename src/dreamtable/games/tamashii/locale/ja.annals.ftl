## 転機

turning-story-drawn = { $card }
turning-player-reset = { $seat }、リセット
turning-boss-came = { $card }、現る
turning-objective-taken = 「{ $card }」達成

## 結末

gauge-time = 時間
gauge-corrupted = 残りの破損コード
gauge-enemies = ロックオン中の敵

deed-no-body = まだボディなし
deed-rounds = 全{ $count }ラウンド
deed-tiles = タイルを{ $count }枚公開した
deed-enemies = 敵を{ $count }体撃破した
deed-resets = リセット{ $count }回
deed-points = { $count }点
deed-objectives = 目標を{ $count }つ達成した
deed-programs = プログラムを{ $count }回起動した
