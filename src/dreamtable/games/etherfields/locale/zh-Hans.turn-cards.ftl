card-t01 = 红心一
card-t02 = 红心二
card-t03 = 红心三
card-t04 = 黑桃一
card-t05 = 黑桃二
card-t06 = 黑桃三
card-t07 = 方块一
card-t08 = 方块二
card-t09 = 方块三
card-t10 = 梅花一
card-t11 = 梅花二
card-t12 = 梅花三

label-each = 每位入梦者
label-one = 一位入梦者
label-team = 小队
