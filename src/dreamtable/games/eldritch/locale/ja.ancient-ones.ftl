card-azathoth = アザトース
title-azathoth = 盲目の帝王
story-azathoth-final = 笛の音が止み、それに気づく者はもういない。

card-cthulhu = クトゥルフ
title-cthulhu = 深みに眠るもの
story-cthulhu-final = 眠れるものを再び海の底へ沈めよ。

card-shub-niggurath = シュブ＝ニグラス
title-shub-niggurath = 森の母
story-shub-niggurath-final = 森の心臓を焼き尽くせ。

card-yog-sothoth = ヨグ＝ソトース
title-yog-sothoth = 門にして門番
story-yog-sothoth-final = 境界を閉ざせ。
