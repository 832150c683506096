card-walker-red = ウォーカー
story-walker-red = 投げる方の腕は、れんが職人のものだった。

card-walker-yellow = ウォーカー
story-walker-yellow = 胸は誰かが刺し子にした。殴られるたび、糸が一本抜ける。

card-walker-green = ウォーカー
story-walker-green = 親指が二本とも逆に曲がる。これが役に立つ。

card-walker-blue = ウォーカー
story-walker-blue = 足裏はフェルトだ。前の持ち主は人見知りだった。
