card-dazed = 幻惑
card-stunned = 気絶
card-paralyzed = 麻痺
card-poisoned = 中毒
