## 转折

turning-killed = 坠入迷失层
turning-vault-opened = { $content_is ->
    [content-secret] 秘密现世
   *[other] 满库黄金
}
turning-bribe-given = 交易达成

## 结局

gauge-locks = 剩余心锁
gauge-vaults = 已开金库
gauge-deck = 牌库张数

deed-vaults = { $count ->
    [0] 没有一座金库被打开
   *[other] 打开了{ $count }座金库
}
deed-deck = { $count ->
    [0] 牌库耗尽
   *[other] 牌库还剩{ $count }张
}
deed-killed = 击杀{ $count }次
deed-unlocked = 解锁{ $count }次
