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

## 解放されたもの

lock-bo = ボディ「{ $cards }」
lock-en = { $count ->
    [1] 敵「{ $cards }」
   *[other] 敵{ $count }種
}
lock-cl = { $count ->
    [1] クラスカード「{ $cards }」
   *[other] クラスカード{ $count }枚
}
lock-fa = { $count ->
    [1] { $faction }の「{ $cards }」
   *[other] { $faction }のカード{ $count }枚
}
lock-lp = 学習プロトコル「{ $cards }」
lock-ti = タイル「{ $cards }」
why-lock-bo = 市場に並ぶことがある。着られる体がひとつ増えた。
why-lock-en = { $cards }。次のシナリオから、追ってくるものに加わる。
why-lock-cl = { $cards }。どのクラスも引けるカードが1枚増えた。
why-lock-fa = { $cards }。{ $faction }がいるところなら、その山札に入っている。
why-lock-lp = はじめに配られることがある。やりながら覚える道がひとつ増えた。
why-lock-ti = 箱に加わり、地図をでたらめに並べるときに使う。

## シナリオのポスター

length-short = 短め
length-medium = 一晩
length-long = 長い一晩
difficulty-easy = やさしい
difficulty-medium = 手ごわい
difficulty-hard = とても手ごわい
guide-warning = 最初の一回には不向き
opens-last = ほかのシナリオすべてに結末がつくと開く。
opens-after-prologue = プロローグのあとに開く。

## 一晩を一章に

door-tiles = 誰もめくらなかったタイル{ $count }枚
door-cards = 伏せたまま残ったカード{ $count }枚
