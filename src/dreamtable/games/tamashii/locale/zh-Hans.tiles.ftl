card-shelter = 庇护所
story-shelter = 三十具躯体挂在钩上，一把水壶。杯子都贴了名字。

card-ruins-2 = 废墟
story-ruins-2 = 房子没了，厨房还在。抽屉里有个词还能用。

card-ruins-3 = 废墟
story-ruins-3 = 墙塌得比原来整齐。

card-ruins-4 = 废墟
story-ruins-4 = 孩子们按颜色码好了砖，许你放回两块。

card-spartan-barracks = 斯巴达营房
story-spartan-barracks = 靴子摆两排。第二排是死者的，先擦。

card-ninkyodo-hall = 任侠道堂口
story-ninkyodo-hall = 先脱鞋，再脱名字，都在门边摆好。

card-seeker-archive = 探求者书库
story-seeker-archive = 目录在天花板上。读者躺着看。

card-nameless-cellar = 无名氏地窖
story-nameless-cellar = 敲门，别说话。不说话就是暗号。

card-rail-yard = 铁路场
story-rail-yard = 没有车头。靠上去的人够多，车厢就走。

card-night-market = 夜市
story-night-market = 手臂论斤卖。今晚带手掌。

card-power-station = 发电站
story-power-station = 一台涡轮给全城转，一台给猫转。

card-server-cluster = 服务器集群
story-server-cluster = 一排又一排机架。有一台还存着你母亲的号码。

card-high-rise = 大厦
story-high-rise = 四十楼晾着床单。从床单缝里望得见四条街。

card-abandoned-hut = 废弃小屋
story-abandoned-hut = 门一关，街道就忘了门牌。

card-back-alley-clinic = 暗巷诊所
story-back-alley-clinic = 按针收费，零头抹掉。

card-central-server = 中央服务器
story-central-server = 什么都答。答完，问是谁想知道。

card-data-well = 数据井
story-data-well = 桶提上来，里面两个词，湿的。

card-drone-nest = 无人机巢
story-drone-nest = 蛋是热的。有只大的还没回来。

card-skybridge = 空中桥
story-skybridge = 玻璃掉了一半。哪间办公室松了手，风就往这儿送。

card-wire-shrine = 线缆神社
story-wire-shrine = 在电闸箱上系根彩线，再向别的颜色鞠一躬。

card-scrap-foundry = 废料铸厂
story-scrap-foundry = 扔进一句不再说的话。出来一片甲。

card-signal-mast = 信号塔
story-signal-mast = 四十根天线都答应你的名字。城里一根根查过去。

card-cold-vault = 冷库
story-cold-vault = 九号抽屉放坏掉的东西，自己会关上。

card-flooded-metro = 淹没地铁
story-flooded-metro = 列车照样每站都停，屏着气。
