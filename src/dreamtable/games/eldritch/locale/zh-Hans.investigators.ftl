card-ingrid-solheim = 英格丽·索尔海姆
title-ingrid-solheim = 极地制图师
story-ingrid-solheim-action = 标定航线。
story-ingrid-solheim-crippled = 冻伤已蔓延到她的手腕。她把海图塞进你怀里，求你替她画完最后一笔。
story-ingrid-solheim-insane = 她一遍又一遍地画着同一道海岸，而世上并无此岸。

card-rafael-quintana = 拉斐尔·金塔纳
title-rafael-quintana = 无线电工程师
story-rafael-quintana-action = 接通频道。
story-rafael-quintana-crippled = 他用唯一还能动的手指，在床栏上敲出一段电文。
story-rafael-quintana-insane = 一台早已报废的收音机里有声音在应答他。你必须切断电源。

card-sister-agnese-moretti = 阿涅塞·莫雷蒂修女
title-sister-agnese-moretti = 病房修女
story-sister-agnese-moretti-action = 照料病人。
story-sister-agnese-moretti-crippled = 修女们默默看护着她，一面清点你带来的硬币。
story-sister-agnese-moretti-insane = 她的祷告停不下来，念的却不是圣徒的名字。

card-hafiz-demir = 哈菲兹·德米尔
title-hafiz-demir = 巴扎掮客
story-hafiz-demir-action = 走遍摊位。
story-hafiz-demir-crippled = 债主们像乌鸦一样围坐在他床边。
story-hafiz-demir-insane = 同一只空盒子，他卖给了你九次。

card-moana-rewi = 莫阿娜·雷维
title-moana-rewi = 货轮船长
story-moana-rewi-action = 解缆启航。
story-moana-rewi-crippled = 船员把她抬上了岸，打算撇下她开船。
story-moana-rewi-insane = 她驾着一把椅子，驶向一颗一小时前就已落下的星。

card-shun-takeda = 武田瞬
title-shun-takeda = 剑术师范
story-shun-takeda-action = 先发制人。
story-shun-takeda-crippled = 他请你替他握住刀，好让他喘一口气。
story-shun-takeda-insane = 他向屋角鞠了一躬，屋角也回了一礼。

card-leela-deshpande = 莉拉·德什潘德
title-leela-deshpande = 古文字学者
story-leela-deshpande-action = 读出字里行间。
story-leela-deshpande-crippled = 她口授着一部绝不能被遗忘的语法。
story-leela-deshpande-insane = 她写下的每一页，开头都是你的名字。

card-samuel-otieno = 塞缪尔·奥蒂诺
title-samuel-otieno = 猎区看守人
story-samuel-otieno-action = 追踪野兽。
story-samuel-otieno-crippled = 你若不扛起第一件行李，脚夫们就不肯再走一步。
story-samuel-otieno-insane = 他低声说，兽群就在墙里。

card-eleanor-whitcombe = 埃莉诺·惠特科姆
title-eleanor-whitcombe = 灵媒
story-eleanor-whitcombe-action = 掀开帷幕。
story-eleanor-whitcombe-crippled = 她呵在镜上的雾气，凝成一只手的形状。
story-eleanor-whitcombe-insane = 你还没有开口，桌子已经叩响。

card-jack-callahan = 杰克·卡拉汉
title-jack-callahan = 铁路侦探
story-jack-callahan-action = 先行发报。
story-jack-callahan-crippled = 行李员发誓说，他没看见有谁摔下去。
story-jack-callahan-insane = 他把整张列车时刻表钉上了天花板。

card-song-yulan = 宋玉兰
title-song-yulan = 歌剧名伶
story-song-yulan-action = 唱起旧曲。
story-song-yulan-crippled = 她的经理人提出拿戏箱抵住院费。
story-song-yulan-insane = 她只唱休止的地方。

card-noah-littlebear = 诺亚·利特尔贝尔
title-noah-littlebear = 丛林飞行员
story-noah-littlebear-action = 上飞机吧。
story-noah-littlebear-crippled = 残骸正在冷却，仍然滴答作响。
story-noah-littlebear-insane = 他只肯降落在没有地面的地方。
