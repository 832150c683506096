card-anguish = 苦痛加深
card-sealing = 封印加深
card-speed = 加速
card-reach = 延伸
card-unmasking = 面具失效
card-undoing = 进程失效
card-no-rerolls = 禁止重掷
card-dull-gems = 宝石失效
