## 異世界遭遇

card-other-world-1 = 菌の荒野

card-other-world-2 = 硝子の都

card-other-world-3 = 仮面の広間

card-other-world-4 = 鐘の砂漠

card-other-world-5 = イスの書庫

card-other-world-6 = 海の下の海

card-other-world-7 = レンの高原

card-other-world-8 = 人のいない未来
label-other-world-8-pass = 語る
label-other-world-8-fail = 聴く

card-other-world-9 = 月のガレー船

card-other-world-10 = 白痴の笛の宮廷

card-other-world-11 = 果樹園

card-other-world-12 = 昨日

card-other-world-13 = ズィンの穴ぐら

card-other-world-14 = 玄武岩の波止場

card-other-world-15 = ちりの図書館

card-other-world-16 = 星の下のなぎさ

card-other-world-17 = 未完の大聖堂

card-other-world-18 = ユゴスの坑

card-other-world-19 = 息づく回廊
label-other-world-19-pass = 息を吸う扉
label-other-world-19-fail = 息を吐く扉

card-other-world-20 = 思考する嵐

card-other-world-21 = 名前の劇場

card-other-world-22 = 忘却の庭

card-other-world-23 = 無名都市

card-other-world-24 = 終着駅
