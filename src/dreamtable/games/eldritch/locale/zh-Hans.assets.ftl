card-boat-hook = 船钩
story-boat-hook = 白蜡木，铁尖，勾东西过来用的；推开也行。

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
story-flare-pistol = 一颗星，只用一回，给等不得的人。

card-satchel-charge = 炸药包
story-satchel-charge = 说明书不长，有一句写到一半就没了。

card-silvered-knife = 镀银匕首
story-silvered-knife = 镀的银一到冬天就磨掉，总磨同一面。

card-annotated-bestiary = 批注怪物图鉴
story-annotated-bestiary = 页边的批注越往后越平静，看着反倒不踏实。

card-merchant-ledger = 商人账簿
story-merchant-ledger = 栏栏都对得上，连没写栏名的那一栏也对得上。

card-field-grimoire = 野外魔典
story-field-grimoire = 油布面，什么天气都能翻，包括还没起名字的天气。

card-book-of-hours = 时祷书
story-book-of-hours = 月历上多画了一个节，倒是个心软的节。

card-surgeons-kit = 外科箱
story-surgeons-kit = 样样都在原位，只缺最小的那把刀。

card-laudanum = 鸦片酊
story-laudanum = 四十滴止痛，第四十一滴就做起梦来。

card-fur-parka = 毛皮大衣
story-fur-parka = 卖它的猎人不肯说是什么皮。

card-storm-lantern = 防风灯
story-storm-lantern = 火苗很稳，只是有时候朝某面墙歪一歪。

card-wireless-set = 无线电台
story-wireless-set = 两个电台之间还有第三个，它很有耐心。

card-sledge-compass = 雪橇罗盘
story-sledge-compass = 它对准过极点，后来极点挪了。

card-diving-suit = 潜水服
story-diving-suit = 面窗里侧，另有一双手印。

card-silk-disguise = 丝绸伪装
story-silk-disguise = 光线对的时候，它还记得上回是谁穿的。

card-relic-vial = 圣物小瓶
story-relic-vial = 是哪位圣人没写，封蜡也没动过。

card-iron-talisman = 铁护符
story-iron-talisman = 摸着冰凉，只有用得着的时候不凉。

card-ivory-die = 象牙骰
story-ivory-die = 你不去数，它有七个面。

card-pocket-chronometer = 怀表
story-pocket-chronometer = 它快一分钟，回回都快得有道理。

card-puzzle-casket = 机关盒
story-puzzle-casket = 有四个人打开过，四个人都又关上了。

card-jade-cicada = 玉蝉
story-jade-cicada = 本该含在死人舌头上，找着的时候，那人还活着。

card-port-interpreter = 港口译员
story-port-interpreter = 他会说九种语言，只用其中一种撒谎。

card-retired-inspector = 退休探长
story-retired-inspector = 退休时他带走一份卷宗，如今还在变厚。

card-stevedore-gang = 码头工帮
story-stevedore-gang = 什么他们都肯扛，只要它不倒过来扛他们。

card-jesuit-scholar = 耶稣会学者
story-jesuit-scholar = 他读禁书，为的是禁得周全些。

card-army-nurse = 军队护士
story-army-nurse = 过了第三个冬天，绷带底下是什么她都见过了。

card-street-urchin = 街头流浪儿
story-street-urchin = 一枚硬币，他知道时刻表；两枚，他知道车上坐的究竟是谁。

card-occult-bookseller = 神秘书商
story-occult-bookseller = 他只卖自己读完还活着的书。

card-chartered-seaplane = 包租水上飞机
story-chartered-seaplane = 飞行员论英里收钱，哪儿的英里，他不问。

card-lakeside-sanatorium = 湖畔疗养院
story-lakeside-sanatorium = 窗子都朝着湖，都锁着，锁得挺客气。

card-press-syndicate = 报业联社
story-press-syndicate = 到明天早上，有一百家报纸替你问。

card-consular-favour = 领事人情
story-consular-favour = 盖一个章，签一个字，那间牢房里就从没关过人。

card-gunboat-salvo = 炮艇齐射
story-gunboat-salvo = 舰长写道：坐标没错，只是图上没有那个村子。

card-hired-patrol = 雇佣巡逻队
story-hired-patrol = 他们先收一半，再打听另一半长什么样。
