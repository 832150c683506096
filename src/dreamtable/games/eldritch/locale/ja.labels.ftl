## 選択肢

label-body = 体
label-mind = 心
label-drive = 追い立てる
label-wound = 傷を負わせる
label-ask = 尋ねる
label-leave = 立ち去る
label-calm = 落ち着かせる
label-cure = 癒す
label-pay-alone = ひとりで払う
label-let-the-world-pay = 世界に払わせる
label-expose-him = 正体を暴く
label-let-him-preach = 説教させておく

label-run = 走る
label-stay = 留まる
label-open-it = 開ける
label-burn-it = 燃やす
label-descend = 降りる
label-mark-it = 印をつける
label-accept = 受ける
label-decline = 辞退する
label-give-it = 与える
label-refuse = 拒む

label-pray = 祈る
label-flee = 逃げる
label-kneel = ひざまずく
label-blow-them-out = 吹き消す
label-confess = 告白する
label-keep-silent = 黙っている
label-swim-out = 泳いでいく
label-stay-ashore = 岸に残る

label-read-to-the-end = 最後まで読む
label-tear-out-a-leaf = 一葉を破り取る

label-follow = 追う
label-cross-it = 横切る
label-feed-it = 餌をやる
label-walk-through = 通り抜ける
label-walk-around = 回りこむ
label-take-soundings = 測深する
label-stop-your-ears = 耳をふさぐ
