## 特殊遭遇

title-drowned-city = 沉没之城
title-threshold = 门槛

label-threshold-4-pass = 拒绝
label-threshold-4-fail = 答应一个钟头
