card-ingrid-solheim = 英格丽·索尔海姆
title-ingrid-solheim = 极地制图师
story-ingrid-solheim-action = 标定航线。

card-rafael-quintana = 拉斐尔·金塔纳
title-rafael-quintana = 无线电工程师
story-rafael-quintana-action = 接通频道。

card-sister-agnese-moretti = 阿涅塞·莫雷蒂修女
title-sister-agnese-moretti = 病房修女
story-sister-agnese-moretti-action = 照料病人。

card-hafiz-demir = 哈菲兹·德米尔
title-hafiz-demir = 巴扎掮客
story-hafiz-demir-action = 走遍摊位。

card-moana-rewi = 莫阿娜·雷维
title-moana-rewi = 货轮船长
story-moana-rewi-action = 解缆启航。

card-shun-takeda = 武田瞬
title-shun-takeda = 剑术师范
story-shun-takeda-action = 先发制人。

card-leela-deshpande = 莉拉·德什潘德
title-leela-deshpande = 古文字学者
story-leela-deshpande-action = 读出字里行间。

card-samuel-otieno = 塞缪尔·奥蒂诺
title-samuel-otieno = 猎区看守人
story-samuel-otieno-action = 追踪野兽。

card-eleanor-whitcombe = 埃莉诺·惠特科姆
title-eleanor-whitcombe = 灵媒
story-eleanor-whitcombe-action = 掀开帷幕。

card-jack-callahan = 杰克·卡拉汉
title-jack-callahan = 铁路侦探
story-jack-callahan-action = 先行发报。

card-song-yulan = 宋玉兰
title-song-yulan = 歌剧名伶
story-song-yulan-action = 唱起旧曲。

card-noah-littlebear = 诺亚·利特尔贝尔
title-noah-littlebear = 丛林飞行员
story-noah-littlebear-action = 上飞机吧。
