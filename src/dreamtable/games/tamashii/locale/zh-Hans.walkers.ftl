card-walker-red = 行者
story-walker-red = 投东西的那条手臂，原先是泥瓦匠的。

card-walker-yellow = 行者
story-walker-yellow = 胸口有人给絮过棉花。挨一下，掉根线。

card-walker-green = 行者
story-walker-green = 两根拇指都能往后弯，挺管用。

card-walker-blue = 行者
story-walker-blue = 鞋底是毛毡的。前一位主人怕生。
