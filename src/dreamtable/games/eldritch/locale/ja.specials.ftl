## 特殊遭遇

title-drowned-city = 沈める都
title-threshold = 境界

label-threshold-4-pass = 断る
label-threshold-4-fail = 一時間だけ引き受ける
