story-ingrid-solheim-crippled = 冻伤已蔓延到她的手腕。她把海图塞进你怀里，求你替她画完最后一笔。
story-ingrid-solheim-insane = 她一遍又一遍地画着同一道海岸，而世上并无此岸。

story-rafael-quintana-crippled = 他用唯一还能动的手指，在床栏上敲出一段电文。
story-rafael-quintana-insane = 一台早已报废的收音机里有声音在应答他。你必须切断电源。

story-sister-agnese-moretti-crippled = 修女们默默看护着她，一面清点你带来的硬币。
story-sister-agnese-moretti-insane = 她的祷告停不下来，念的却不是圣徒的名字。

story-hafiz-demir-crippled = 债主们像乌鸦一样围坐在他床边。
story-hafiz-demir-insane = 同一只空盒子，他卖给了你九次。

story-moana-rewi-crippled = 船员把她抬上了岸，打算撇下她开船。
story-moana-rewi-insane = 她驾着一把椅子，驶向一颗一小时前就已落下的星。

story-shun-takeda-crippled = 他请你替他握住刀，好让他喘一口气。
story-shun-takeda-insane = 他向屋角鞠了一躬，屋角也回了一礼。

story-leela-deshpande-crippled = 她口授着一部绝不能被遗忘的语法。
story-leela-deshpande-insane = 她写下的每一页，开头都是你的名字。

story-samuel-otieno-crippled = 你若不扛起第一件行李，脚夫们就不肯再走一步。
story-samuel-otieno-insane = 他低声说，兽群就在墙里。

story-eleanor-whitcombe-crippled = 她呵在镜上的雾气，凝成一只手的形状。
story-eleanor-whitcombe-insane = 你还没有开口，桌子已经叩响。

story-jack-callahan-crippled = 行李员发誓说，他没看见有谁摔下去。
story-jack-callahan-insane = 他把整张列车时刻表钉上了天花板。

story-song-yulan-crippled = 她的经理人提出拿戏箱抵住院费。
story-song-yulan-insane = 她只唱休止的地方。

story-noah-littlebear-crippled = 残骸正在冷却，仍然滴答作响。
story-noah-littlebear-insane = 他只肯降落在没有地面的地方。
