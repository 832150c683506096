card-ingrid-solheim = 英格丽·索尔海姆
title-ingrid-solheim = 极地制图师
story-ingrid-solheim = 她生在特罗姆瑟一所朝北的房子里，驾着敞篷小艇测过一千多英里海岸。一九二三年，学会把她的东格陵兰海图退了回来，附信很客气：最后四十英里，除她之外没人见过，接她回国的船就从那上头开过去的。水深记录她还留着。她喝茶加糖，戴父亲的表，没站上去过的地方，她不画。
story-ingrid-solheim-action = 标定航线。
story-ingrid-solheim-falls-crippled = 她最后一条记的是水深、风向，还有剩下的手指数。
story-ingrid-solheim-falls-insane = 她把病房测到了英寸，有一张床标的是岛。
story-ingrid-solheim-falls-devoured = 她站过的地方，罗盘针直直指着下面。

card-rafael-quintana = 拉斐尔·金塔纳
title-rafael-quintana = 无线电工程师
story-rafael-quintana = 里约第一台发报机是他造的，用的是电车马达和他姐姐的钢琴弦。头一个回答他的声音报了方位：就在港里，水下三十寻。他连钟点一起记下，从此每回都记，四年六十一次，没有一次是呼救。他会说五种话，听得懂的更多。房东太太请他把天线从小教堂上拆下来。
story-rafael-quintana-action = 接通频道。
story-rafael-quintana-falls-crippled = 他规规矩矩收了报，写上时刻，把机器留在收听上。
story-rafael-quintana-falls-insane = 他请大家安静，让家具把话说完。
story-rafael-quintana-falls-devoured = 他的电台又响了一个钟头，是他的手法，越来越远。

card-sister-agnese-moretti = 阿涅塞·莫雷蒂修女
title-sister-agnese-moretti = 病房修女
story-sister-agnese-moretti = 在不治之症医院的热病房待了二十二年，她听呼吸就知道谁熬得过今夜，也知道屋里还有谁。一九一八年秋天最难的时候，她守过一个病人，医生没给它床，也没给它名字。它记着她的好，留给她一只小瓶，还有一张单子，写着哪些人不该救。那些人她全看护了。
story-sister-agnese-moretti-action = 照料病人。
story-sister-agnese-moretti-falls-crippled = 她自己铺好床，翻开被角，说别给人添麻烦。
story-sister-agnese-moretti-falls-insane = 她给蟑螂一只一只祝福，叫的是它们的教名。
story-sister-agnese-moretti-falls-devoured = 只找到她的鞋，并排放着，四周的地扫过了。

card-hafiz-demir = 哈菲兹·德米尔
title-hafiz-demir = 巴扎掮客
story-hafiz-demir = 他在大巴扎的摊位四尺宽、六尺长，打穆拉德苏丹那会儿就是他家的。别人卖不掉的，他收：单只的鞋，抵押来的祷告，一只换过九位主人又退回来的钟。没人骗得了他第二回。今年春天，有位主顾付的钱币还没开铸，一口气订了十二打。哈菲兹头一回早早收了摊，翻开账本。
story-hafiz-demir-action = 走遍摊位。
story-hafiz-demir-falls-crippled = 他把秤留给送茶的孩子，外带一拇指重的忠告。
story-hafiz-demir-falls-insane = 他在走廊里开了铺子，人人都许赊账。
story-hafiz-demir-falls-devoured = 收据齐全，货已全数提走。

card-moana-rewi = 莫阿娜·雷维
title-moana-rewi = 货轮船长
story-moana-rewi = 她领着“木鸽号”绕过十八趟合恩角，九个船员，一口保险公司称为文物的锅炉。一九二四年在克马德克群岛外，她看见一座港，有灯，有领港，有乐队。祖母跟她讲过这地方，她打满舵，一路骂到它落在船尾。有两个人跳了下去。他们的铺她一直铺着，每到一港都去打听。
story-moana-rewi-action = 解缆启航。
story-moana-rewi-falls-crippled = 她下令弃她，还嫌你们手脚慢。
story-moana-rewi-falls-insane = 她下舱找船东谈去了，可底下没有舱。
story-moana-rewi-falls-devoured = 她的船趁晚潮进了港，一个不少，还多一个。

card-shun-takeda = 武田瞬
title-shun-takeda = 剑术师范
story-shun-takeda = 他在横滨一家米店楼上教剑道，学生多半是银行职员，家传的刀从没出过鞘。一九二三年地震那天，它自己出来了。它砍中的东西站在裂开的街心，向人鞠躬，人就跟着它下去。打那以后他只练一刀，一个冬天一万遍。学生们以为他是为了身体。
story-shun-takeda-action = 先发制人。
story-shun-takeda-falls-crippled = 他用牙咬住袖带系好，说左手向来偷懒。
story-shun-takeda-falls-insane = 他请墙教他一课，学费先付。
story-shun-takeda-falls-devoured = 席边留着一只草鞋，鞋尖冲着家。

card-leela-deshpande = 莉拉·德什潘德
title-leela-deshpande = 古文字学者
story-leela-deshpande = 她认得三十一种文字，信不过其中四种。孟买大学给她一间屋、一架梯子，还有东印度公司走后没人开过的箱子。第九箱里有一部评注，评的是她自己的博士论文，六百年前写的，口气颇严。动词那几条，它说得对。她拿好纸写了封答辩，放回箱里。星期一，有了回信。
story-leela-deshpande-action = 读出字里行间。
story-leela-deshpande-falls-crippled = 她在自己的病历上改了医生的拉丁文，合上了。
story-leela-deshpande-falls-insane = 她如今只说脚注，正文不知在谁手里。
story-leela-deshpande-falls-devoured = 她桌上摊着词典，多出一个词，释义是她。

card-samuel-otieno = 塞缪尔·奥蒂诺
title-samuel-otieno = 猎区看守人
story-samuel-otieno = 从沃伊到海边，大象认得他的口哨，偷猎的认得他的靴子。他看了十五年林地，没丢过一群，直到一九二五年旱季：一群象正午从他面前走过，一点声音没有，也没有影子。他跟了六天。象走到海滩站成一排，有什么东西数了一遍，他没看见是什么。他想把它们要回来。
story-samuel-otieno-action = 追踪野兽。
story-samuel-otieno-falls-crippled = 他把枪退了弹交给那孩子，又交代了狗的名字。
story-samuel-otieno-falls-insane = 他把自己放归了，在围栏深处，请游客别下车。
story-samuel-otieno-falls-devoured = 脚印穿着他的靴子走了一英里，后来是四脚着地。

card-eleanor-whitcombe = 埃莉诺·惠特科姆
title-eleanor-whitcombe = 灵媒
story-eleanor-whitcombe = 灯塔山的人家一场付她五块钱，十二年来她挣得规规矩矩，靠一段纱布，靠记得住讣告。今年三月，来了一位谁也没请的。他知道纱布藏在哪儿，谈吐风趣，坐了一个钟头。灯一亮，桌边比收钱的人数多出一位。从那以后，她不用纱布了。
story-eleanor-whitcombe-action = 掀开帷幕。
story-eleanor-whitcombe-falls-crippled = 她说去去就来，请大家给她留着座。
story-eleanor-whitcombe-falls-insane = 他们一下子全来了，谁也不让她插嘴。
story-eleanor-whitcombe-falls-devoured = 下一回降灵会，她的声音很清楚，求人放她出来。

card-jack-callahan = 杰克·卡拉汉
title-jack-callahan = 铁路侦探
story-jack-callahan = 他在伯灵顿线上干了十九年，没丢过邮袋，没丢过旅客，没发过脾气。不让他再查的那桩案子是一节卧车，叫“心宿二”，同一夜挂在十来趟快车后头，哪个车场都没有它。他跟在里头睡过的人谈过，都说睡得好，都在同一站下的车，谁也说不出站名。他的通行证还没交。
story-jack-callahan-action = 先行发报。
story-jack-callahan-falls-crippled = 他问几点了，对了表，认定是火车晚点。
story-jack-callahan-falls-insane = 他逮捕了列车长、脚夫和窗外的景致。
story-jack-callahan-falls-devoured = 有人替他交还了警徽，那个站一九一一年就撤了。

card-song-yulan = 宋玉兰
title-song-yulan = 歌剧名伶
story-song-yulan = 南边都爱看她《白蛇》第三折，白娘子一言不发，站足一炷香。去年冬天在香港，这一炷香里楼座有人轻轻唱起来，唱的是各种本子都删掉的那段。她向楼座鞠了一躬，楼座正在修，早封了。打那以后她带两只戏箱走路，嘴里老哼着，好不留空。
story-song-yulan-action = 唱起旧曲。
story-song-yulan-falls-crippled = 她躺在担架上谢幕，先谢楼上的。
story-song-yulan-falls-insane = 她把脸送回家洗去了。
story-song-yulan-falls-devoured = 满园子一排排站起来喝彩，座上没有人。

card-noah-littlebear = 诺亚·利特尔贝尔
title-noah-littlebear = 丛林飞行员
story-noah-littlebear = 他在斯基纳河和育空之间运邮件、运猎人、运死人，飞机重造过三回，材料都是在它底下捡的。地上的路是舅舅教的，天上的得自己认。九千英尺高处有条山谷，冒着炊烟，他三个冬天见过三回，一回比一回低。他带两副降落伞，另一副给谁，没说过。
story-noah-littlebear-action = 上飞机吧。
story-noah-littlebear-falls-crippled = 他先跟飞机道歉，再跟树道歉。
story-noah-littlebear-falls-insane = 他报了一条飞往天花板的航线，申请顺风。
story-noah-littlebear-falls-devoured = 风向袋对着那个地方指了一个星期。
