card-blessed = 祝福
card-cursed = 呪い
card-debt = 負債
card-dark-pact = 闇の契約
card-detained = 拘束
card-night-terrors = 夜驚
card-paranoia = 偏執
card-lost-hours = 失われた時間
card-broken-leg = 骨折した脚
card-crushed-hand = 潰れた手
card-slow-bleed = 緩やかな出血

label-open-the-doors = 扉を開く
label-be-the-door = 扉となる
