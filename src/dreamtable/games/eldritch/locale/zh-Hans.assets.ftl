card-boat-hook = 船钩
story-boat-hook = 白蜡木与铁，本是把东西勾近些用的；反过来也一样。

card-oak-bokken = 橡木刀
story-oak-bokken = 要紧的从来不是刃。

card-snub-revolver = 短管左轮
story-snub-revolver = 五发上膛，空一格讨个吉利。

card-trench-shotgun = 堑壕霰弹枪
story-trench-shotgun = 它比主人先从战场回了家。

card-hunting-rifle = 猎枪
story-hunting-rifle = 耐心，校准在三百码处。

card-elephant-gun = 猎象枪
story-elephant-gun = 肩膀的医药费已算在价钱里。

card-flare-pistol = 信号枪
story-flare-pistol = 一颗星，只能用一次，给等不起的人。

card-satchel-charge = 炸药包
story-satchel-charge = 说明书很短，写到一句话的半截就没了。

card-silvered-knife = 镀银匕首
story-silvered-knife = 每到冬天镀银就会磨掉，总是同一面。

card-annotated-bestiary = 批注怪物图鉴
story-annotated-bestiary = 页边的批注越到后面越平静，这并不叫人安心。

card-merchant-ledger = 商人账簿
story-merchant-ledger = 每一栏都收支相抵，连那没有栏名的一栏也是。

card-field-grimoire = 野外魔典
story-field-grimoire = 油布装订，供在尚无名称的天气里使用。

card-book-of-hours = 时祷书
story-book-of-hours = 彩绘的月历上多出一个节日，倒是个慈悲的节日。

card-surgeons-kit = 外科箱
story-surgeons-kit = 样样都在原位，只缺最小的那把刀。

card-laudanum = 鸦片酊
story-laudanum = 四十滴止痛，第四十一滴就做起梦来。

card-fur-parka = 毛皮大衣
story-fur-parka = 卖它的猎人不肯说这原是什么的皮。

card-storm-lantern = 防风灯
story-storm-lantern = 火焰很稳，只是偶尔会朝某面墙歪过去。

card-wireless-set = 无线电台
story-wireless-set = 两个电台之间还有第三个，它很有耐心。

card-sledge-compass = 雪橇罗盘
story-sledge-compass = 它对准的那个极点，后来挪了位置。

card-diving-suit = 潜水服
story-diving-suit = 面窗的内侧另有一双手印。

card-silk-disguise = 丝绸伪装
story-silk-disguise = 光线合适的时候，它还记得上一位穿它的人。

card-relic-vial = 圣物小瓶
story-relic-vial = 圣人没有留名，封蜡也从未破过。

card-iron-talisman = 铁护符
story-iron-talisman = 摸上去冰凉，用得着的时候除外。

card-ivory-die = 象牙骰
story-ivory-die = 不去数的话，它有七个面。

card-pocket-chronometer = 怀表
story-pocket-chronometer = 它快了一分钟，而且一向快得有理。

card-puzzle-casket = 机关盒
story-puzzle-casket = 打开过它的有四个人；四个人都又把它关上了。

card-jade-cicada = 玉蝉
story-jade-cicada = 本该含在死者舌上，却是从活人口中找到的。

card-port-interpreter = 港口译员
story-port-interpreter = 他会说九种语言，只用其中一种撒谎。

card-retired-inspector = 退休探长
story-retired-inspector = 他离职时带走了一份卷宗，至今仍在变厚。

card-stevedore-gang = 码头工帮
story-stevedore-gang = 什么他们都肯扛，只要那东西不反过来扛他们。

card-jesuit-scholar = 耶稣会学者
story-jesuit-scholar = 他读禁书，是为了禁得更周全。

card-army-nurse = 军队护士
story-army-nurse = 第三个冬天过后，绷带底下再没有什么能叫她吃惊。

card-street-urchin = 街头流浪儿
story-street-urchin = 一枚硬币，他知道时刻表；两枚，他知道车上坐的究竟是谁。

card-occult-bookseller = 神秘书商
story-occult-bookseller = 他只卖自己读过还活着的书。

card-chartered-seaplane = 包租水上飞机
story-chartered-seaplane = 飞行员按里程收钱，从不问是哪里的里程。

card-lakeside-sanatorium = 湖畔疗养院
story-lakeside-sanatorium = 窗子都朝着湖，而且锁得十分客气。

card-press-syndicate = 报业联社
story-press-syndicate = 到早上，会有一百家报纸替你发问。

card-consular-favour = 领事人情
story-consular-favour = 一枚章，一个签名，于是那间牢房里从没关过这个人。

card-gunboat-salvo = 炮艇齐射
story-gunboat-salvo = 坐标无误，舰长记道，只是海图上并没有那座村子。

card-hired-patrol = 雇佣巡逻队
story-hired-patrol = 他们要先收一半定金，再问清另一半是什么模样。
