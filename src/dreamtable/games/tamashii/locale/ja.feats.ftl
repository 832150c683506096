## 実績

feat-mission = 任務完了
feat-mission-how = シナリオに勝つ
feat-alone-in-the-net = ひとりの網
feat-alone-in-the-net-how = ひとりでシナリオに勝つ
feat-pure = きれいなコード
feat-pure-how = 自分の破損コードが1枚もないまま勝つ
feat-same-body = まだ自分
feat-same-body-how = リセットせず、敵を1体以上撃破して勝つ
feat-back-again = 別の器
feat-back-again-how = リセットしても勝つ
feat-hunter = 狩人
feat-hunter-how = 1ゲームで敵を4体撃破する
feat-programmer = フル稼働
feat-programmer-how = 1ゲームでプログラムを9回起動する
feat-wide-open = 全開
feat-wide-open-how = 1ゲームでランチャーのセルを3つ解除する
feat-scout = 斥候
feat-scout-how = 1ゲームで探索トークンを4枚めくる
feat-objective = 狙いどおり
feat-objective-how = 対戦で目標を2つ以上取って勝つ
