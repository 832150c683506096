## 転機

turning-became-nightmare = { $nightmare }、目覚める
turning-eliminated = 狩られた夢
turning-last-watch = 最後の夜番
turning-awoke = { $nightmare }、蠢く

## 結末

deed-rounds = 全{ $count }ラウンド
deed-dice = 振られたダイス{ $count }個
deed-power = { $power }パワー
