card-ii-36-crossing = 十字路口
action-read-what-was-posted = 看看寄来了什么
card-ii-36-tram-stop = 电车站
action-give-a-leg-up = 托人一把
card-ii-36-roofs = 晾着衣服的屋顶
card-ii-36-lock = 运河船闸
action-go-down-the-lock = 顺着船闸下去
card-ii-36-garages = 一排车库
