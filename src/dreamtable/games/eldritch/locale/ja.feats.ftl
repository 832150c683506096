## 実績

feat-world-sleeps = 世界は眠る
feat-world-sleeps-how = 謎を解き、勝つ
feat-all-home = 全員帰還
feat-all-home-how = 探索者をひとりも失わずに勝つ
feat-stared-back = 目と目が合う
feat-stared-back-how = エンシェント・ワンが目覚めても勝つ
feat-ahead-of-doom = 時間の余裕
feat-ahead-of-doom-how = 破滅が7以上のうちに勝つ
feat-swift = 7ラウンド以内
feat-swift-how = 7ラウンド以内に勝つ
feat-gatekeeper = 門番
feat-gatekeeper-how = 1ゲームで、自分でゲートを4つ閉じる
feat-detective = 名探偵
feat-detective-how = 1ゲームで、自分で手がかりを5つ得る
feat-fighter = 真っ向勝負
feat-fighter-how = 1ゲームで4回戦う
feat-globetrotter = 世界旅行者
feat-globetrotter-how = 1ゲームで旅行チケットを6枚使う
feat-on-credit = 借金で救う
feat-on-credit-how = 銀行ローンを組み、勝つ
