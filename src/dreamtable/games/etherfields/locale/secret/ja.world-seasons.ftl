named-ii-41-i1 = いつもの天気
story-plain-weather = 天気予報が読み上げられ、窓の外もそのとおりだ。
story-clear-night = 星のほこりが払われ、ひとつだけ曲がって戻された。
story-fog = 霧が玄関先で帽子を預かり、番号札をくれる。
