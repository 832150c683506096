## 転機

turning-killed = 虚無への墜落
turning-vault-opened = { $content_is ->
    [content-secret] 暴かれた秘密
   *[other] 黄金の金庫
}
turning-bribe-given = 取引成立

## 結末

gauge-locks = 残りの錠
gauge-vaults = 開いた金庫
gauge-deck = 山札の枚数

deed-vaults = { $count ->
    [0] 金庫はひとつも開かなかった
   *[other] 開いた金庫は{ $count }つ
}
deed-deck = { $count ->
    [0] 山札は尽きた
   *[other] 山札は残り{ $count }枚
}
deed-killed = { $count }人を倒した
deed-unlocked = 錠を{ $count }つ開けた
