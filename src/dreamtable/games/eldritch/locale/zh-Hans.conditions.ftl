card-blessed = 祝福
card-cursed = 诅咒
card-debt = 债务
card-dark-pact = 黑暗契约
card-detained = 拘留
card-night-terrors = 夜惊
card-paranoia = 偏执
card-lost-hours = 失落的时间
card-broken-leg = 断腿
card-crushed-hand = 碎手
card-slow-bleed = 缓慢失血

label-open-the-doors = 打开门户
label-be-the-door = 化身为门
