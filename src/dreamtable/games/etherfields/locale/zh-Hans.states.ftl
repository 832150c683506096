card-dazed = 迷惑
card-stunned = 眩晕
card-paralyzed = 麻痹
card-poisoned = 中毒
