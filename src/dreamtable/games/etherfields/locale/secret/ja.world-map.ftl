card-ii-36-crossing = 十字路
action-read-what-was-posted = 投函されたものを読む
card-ii-36-tram-stop = 電停
action-give-a-leg-up = 足を支えてやる
card-ii-36-roofs = 洗濯物の屋根
card-ii-36-lock = 運河の水門
action-go-down-the-lock = 水門を下りる
card-ii-36-garages = 並んだ車庫
