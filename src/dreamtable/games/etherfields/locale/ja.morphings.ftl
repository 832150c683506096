card-anguish = 苦悶
card-sealing = 封縛
card-speed = 加速
card-reach = 伸長
card-unmasking = 仮面無効
card-undoing = 進行無効
card-no-rerolls = 振り直し禁止
card-dull-gems = 宝石鈍化
