## 异界遭遇

card-other-world-1 = 真菌荒原

card-other-world-2 = 玻璃之城

card-other-world-3 = 面具之厅

card-other-world-4 = 钟声沙漠

card-other-world-5 = 伊斯的档案馆

card-other-world-6 = 底海

card-other-world-7 = 冷原

card-other-world-8 = 没有人类的未来
label-other-world-8-pass = 致辞
label-other-world-8-fail = 聆听

card-other-world-9 = 月之桨帆船

card-other-world-10 = 痴愚之笛的宫廷

card-other-world-11 = 果园

card-other-world-12 = 昨日

card-other-world-13 = 辛之墓窟

card-other-world-14 = 玄武岩码头

card-other-world-15 = 尘埃图书馆

card-other-world-16 = 星下之岸

card-other-world-17 = 未竟的大教堂

card-other-world-18 = 犹格斯之坑

card-other-world-19 = 呼吸的走廊
label-other-world-19-pass = 吸气的门
label-other-world-19-fail = 呼气的门

card-other-world-20 = 沉思的风暴

card-other-world-21 = 诸名剧场

card-other-world-22 = 遗忘花园

card-other-world-23 = 无名之城

card-other-world-24 = 终点站
