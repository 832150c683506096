card-azathoth = 阿撒托斯
title-azathoth = 盲目的苏丹
story-azathoth-final = 笛声停了，再没有谁会察觉。

card-cthulhu = 克苏鲁
title-cthulhu = 深渊沉眠者
story-cthulhu-final = 将沉眠者再度赶回深渊。

card-shub-niggurath = 莎布·尼古拉丝
title-shub-niggurath = 林中之母
story-shub-niggurath-final = 烧尽森林之心。

card-yog-sothoth = 犹格·索托斯
title-yog-sothoth = 门与守门者
story-yog-sothoth-final = 封住门槛。
