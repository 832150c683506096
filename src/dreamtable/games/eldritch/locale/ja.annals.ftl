## 転機

turning-mystery-solved = 謎がひとつ解けた
turning-final-mystery-solved = 最後の謎が解けた
turning-awakened = { $ancient_one }、目覚める
turning-defeated = { $investigator }、倒れる
turning-devoured = { $investigator }、食われる
turning-eliminated = もう送り出す者はいない

## 結末

gauge-doom = 破滅
gauge-mysteries = 解けた謎
gauge-gates = 開いたゲート

deed-mysteries = 謎を{ $needed }つのうち{ $count }つ解いた
deed-gates = ゲートを{ $count }つ閉じた
deed-monsters = 怪物を{ $count }体倒した
deed-lost = 探索者を{ $count }人失った
deed-doom = 破滅は{ $count }で止まった
deed-rounds = 全{ $count }ラウンド
deed-clues = 手がかり{ $count }つ
