card-a-friend-at-the-ministry = 部里的朋友
story-a-friend-at-the-ministry = 运来一只木箱，盖着“鲜鱼”的章，海关却没一个人闻过。次官附来问候，说跟你们当中一位是同学，没说是哪个世纪的，只盼着星期四以前用得上。

card-quiet-waters = 平静的海面
story-quiet-waters = 整整一个星期，海跟画里一样安分。旅客脱了鞋躺在甲板上。有个女乘务员过了苏伊士就没睡过，大家在救生艇里找到她，睡着了，还在笑，船长叫人拿旗子给她盖上。

card-the-vigilantes = 义警
story-the-vigilantes = 他们提着马灯和斧柄，不再先问那是什么。领头的是个杂货商，开春时丢了送货的孩子。他们一条街一条街走过去，到了早上，水沟冲得干干净净，谁也不提。

card-a-door-left-ajar = 虚掩的门
story-a-door-left-ajar = 过来的东西还没有全过来，现在顶门还来得及。一位穿拖鞋的老太太从星期二顶到现在。谁把打听到的带来，再捎个楔子，她就领情了。

card-charity-ball = 慈善舞会
story-charity-ball = 乐队奏到天亮，为的是哪桩善举，在场的谁也说不上来。女主人捧着银盘挨桌走，看不出那么大岁数。她想请你们哪位在席上讲几句：这个世界，为什么该继续下去。

card-bank-run = 挤兑
story-bank-run = 队伍绕了街区一圈，队尾接上了队头。到中午，柜员付的是纽扣。经理在后头把架子上的东西全搬进出租车，两位客气的先生沿着队伍走，问大家尊姓大名。

card-blood-in-the-snow = 雪中之血
story-blood-in-the-snow = 探险队的脚印清清楚楚，旁边那一行却没有开头。赶雪橇的走回去看了四趟。他说，两只脚是一齐落地的，像人下马车，下来以后就跟着汤味走了。

card-border-closed = 边境关闭
story-border-closed = 火车亮着灯停在站里，谁也不许下。有个关员提着一桶白灰水沿站台走，把一个个城名刷掉。上头叫他刷下去，刷到对上为止。

card-the-wrong-faces = 不对的面孔
story-the-wrong-faces = 走过整整一条街，人人都像你亲手埋过的某个人。他们很和气。一九〇九年卖你紫罗兰的姑娘，又卖给你一束。别数找的零钱，认准一个生面孔，盯着他走到街角。

card-restless-cults = 躁动的教团
story-restless-cults = 布道越来越短，门都从里头闩上了。家家教堂都添了一排长凳。送货的木匠收的是上好的银子，每回都有人请他走窗户。

card-bells-below-the-keel = 龙骨下的钟声
story-bells-below-the-keel = 四大洋的船在同一个钟点听见钟响，响在水底下。红海上有位事务长下去抗议了。甲板上的旅客拿手指堵住耳朵，手指里也听得见。

card-wreckers-lights = 骗船灯
story-wreckers-lights = 今夜，海图上的港口个个亮着灯，海图上没有的几处也亮着。领港的都回了家，拉上窗帘。有孩子的船长谁也不肯开，等人去挨个问明白，哪几盏在说谎。

card-an-unclaimed-trunk = 无人认领的箱子
story-an-unclaimed-trunk = 它过了十一趟大洋，标签上写的是明天。搬运工把它搁在你们领头的跟前，因为到了那儿它就不哼了。拿凿子撬得开。他又说，从码头上推下去也行。

card-the-sky-lowers = 天空低垂
story-the-sky-lowers = 三个大洲的天文学家都合上圆顶，不说缘故。扫烟囱的罢了工，要加危险钱。那天夜里，各处的天花板都低了一掌，仰着睡的人，梦见了趴在那一面的东西。

card-second-birth = 再度降生
story-second-birth = 伤了的好了，一个成了几个。打死它的看林人把皮挂在墙上，皮里又有东西了。三个教区的接生婆都端着热水等在门户前，等里头请她们进去。

card-the-stars-correct-themselves = 群星自正
story-the-stars-correct-themselves = 历书原本没错，天只是在等一个晴夜。前后四分钟。利兹有个守夜人从头看到尾，在马路牙子上坐下，把靴子脱了，因为用不着了。

card-the-ground-remembers = 大地记得
story-the-ground-remembers = 每座城底下都有一座更老的城，今夜它伸了个懒腰。电车轨拱了起来。鱼市的地窖塌了一堵墙，墙后是另一个市场，开着张，秤还在晃。找个钉死的东西抓住。

card-all-accounts-fall-due = 诸债到期
story-all-accounts-fall-due = 银行家、神父和杀人犯，同一班邮差送来同一封信。信不长，写得得体，谢他们久候。到了傍晚，教堂和当铺门前都排起了队，一个提包的小个子走在最前头，先进去了。

card-letters-of-marque = 私掠许可证
story-letters-of-marque = 领事馆半夜开门，发车票船票，不问去哪儿。领事穿着睡袍亲自坐在窗口盖章。电报上叫他办的，是让人都待到别处去，越多越好。

card-the-papers-believe-you = 报纸相信了你
story-the-papers-believe-you = 你的信登出来了，一字未删，夹在天气和溺亡者当中。第二班邮差就送来了回信：一座灯塔，一家修道院，一个字迹工整的九岁孩子。都见过它，都写明了地方。

card-night-schools = 夜校
story-night-schools = 讲师好得很，只是总待在大厅没点灯的那头。学费公道。大学里不讲的他都讲，还放幻灯，下课留你们领头的单独问，问到看门的拿着钥匙来。

card-a-market-for-curios = 古玩市集
story-a-market-for-curios = 商人不要钱，只要带着走过远路的东西。布底下盖着另一样，他一件一件跟它称，细得像称珠宝。两件好的换一件怪的，他说。城城有这么个摊子，城城是他。

card-general-amnesty = 大赦
story-general-amnesty = 赦令是春天过世的大臣签的，照办不误。牢房开了锁，欠条在市政厅前码齐了烧，警官站在大门口跟人人握手。上头交代过，要道歉。

card-round-up-at-dawn = 拂晓搜捕
story-round-up-at-dawn = 他们有一份名单，末尾空着一行。带家伙的，都请到院子里说说清楚。队长很客气，看过这方面的书。末一行他慢慢在填，写一个字母，抬头看一眼。

card-cholera-on-the-quay = 码头霍乱
story-cholera-on-the-quay = 旗子一面接一面升起来，末一面升在医院。港医拿白兰地煮器械，叫你们把自己也照样煮煮。他说，身子硬的比身子弱的晚些。他就弄明白了这一条。

card-dead-reckoning = 盲航
story-dead-reckoning = 照日志，你们在港里；照星星，你们哪儿也不在。大副算了九遍，算出来都是加的夫的同一条街。两天没让人下船，第三天，厨子换上好衣裳，迈过栏杆，回家去了。

card-the-guides-desert = 向导逃亡
story-the-guides-desert = 早上起来，行李在，火在，脚印少了一行。水给你们留下了，算有良心，盐拿走了。认得路的就走，不认得的跟着烟走，烟会动。

card-auction-of-relics = 圣物拍卖
story-auction-of-relics = 来了封电报，谢你送去拍卖的东西，你从没送过。一号到九号创了高价，买主举起来的那样不是手。箱子今早有人提走了，签的是你的名。

card-false-prophet = 假先知
story-false-prophet = 星期二他给人治病，到星期三，治好的人都不肯看太阳。坐专列来了四千人。他母亲裹着灰披巾站在后头，见人就问，他从前有这么高吗。你们知道的可以讲给大家听，讲了，就一点不剩。

card-earth-tremor = 地震
story-earth-tremor = 架子上什么也没掉，地窖里的却全搬了出来。运煤的看见它背着包袱过去，很有礼貌，走得急，往下一座城去了，那边还没震。

card-counterfeit-notes = 伪钞
story-counterfeit-notes = 肖像一点破绽也没有，只是眼睛闭上了。到星期五，人人的钱包里都有。出纳把你们的一张张举到窗前看。快说哪几张是真的，他已经在盖章了。

card-the-seance-at-number-nine = 九号的降灵会
story-the-seance-at-number-nine = 那条街只有八所房子，请柬上写的却是你。女仆接过帽子。九把椅子围着桌子，每把上头都搭着一只手。太太说，您研究过这个，开场那几句，请您来念。

card-the-clocks-run-on = 时钟不停
story-the-clocks-run-on = 半夜钟响了，响个没完，数起了别的东西。有人搬来梯子。站到市政厅的脚手架上，刚够得着分针，几个人一起拉得住；要不就像市长那样，回去睡觉。

card-the-ink-runs = 墨迹流散
story-the-ink-runs = 老字句正从纸上走掉，除非有人通宵读着，才肯留下。到十点钟，旅馆地毯上积了一摊蓝的，已经流到楼梯口，一个字母一个字母往下拼。

card-nothing-was-ever-sealed = 从来没有过封印
story-nothing-was-ever-sealed = 那些封印是画上去的，颜料干了三百年。佛罗伦萨的女修复师拿湿海绵一擦就擦了出来。她收起海绵，自己掏钱给你们每人发了电报，往后就没有消息了。

card-they-know-our-names = 他们知道我们的名字
story-they-know-our-names = 每家旅馆的门房都说同一句话：您的客人已经上去了。还叫了茶。他问房间用的是号码，问你用的是你母亲叫的那个名字。电梯慢，有人走楼梯下来接你了。

card-the-long-eclipse = 漫长的日蚀
story-the-long-eclipse = 月亮走完了，不肯挪开。第三天，母鸡是摸黑赶去市上的。人累了就躺下，起来跟躺下时一样累。街灯那边，只好请它们多担待。

card-one-night-everywhere = 举世一夜
story-one-night-everywhere = 就这一回，世界的两面同时入了夜。瓦伦西亚的电报局问纽约看见了什么，纽约也问瓦伦西亚。线上进来第三个台，清楚得很，告诉了他们俩。

card-an-offer-to-each = 每人一纸
story-an-offer-to-each = 纸是白的，只在末尾有一道横线，长短正合你的名字。六座城里，它跟早饭一起送上来，压在烤面包底下。笔是温的。楼梯口有人等着，等多久都行。

card-the-whistling-wire = 呼啸的电线
story-the-whistling-wire = 北边的电报线翻来覆去传一句话，可那条线从没接通过。分辨堡的报务员拿牛油堵了耳朵，狗都跑了。那句话他写在墙上，缺最末一个字。他觉得，最末一个字他受不住。

card-a-library-burns = 着火的图书馆
story-a-library-burns = 烧了九天，一天一架，照着目录的次序。莫斯科的消防队员戴着铜盔围着它，轮流压水泵。不到日子的，火星落上去也不着。馆员已经算出来，哪天轮到你们要的那几本。

card-dust-of-the-comet = 彗星之尘
story-dust-of-the-comet = 世界薄的地方，都落下细细的灰雪，不化。孩子们拿它堆了个人，天一黑，进屋去的是他。格拉茨的药剂师把它扣在玻璃罩里，说这是灰，烧成灰的那样东西还没烧。

card-the-sleeping-village = 沉睡的村庄
story-the-sleeping-village = 骡子自己下了山，货还驮在背上。神父上去看，接着是医生，接着是医生太太。站在山口数得清屋顶。家家烟囱冒着烟，天天早上，还是那几缕烟。

card-haunter-in-the-belfry = 钟楼里的魔影
story-haunter-in-the-belfry = 教区只求一件事：街灯别灭。柏林市每晚派人扛梯子来，每月寄账单来。星期六，扛梯子的没下来。打那以后，大家赌下一盏灭的是哪盏，坐庄的是看堂的。

card-the-white-idol = 白色神像
story-the-white-idol = 博物馆抱歉地通告：那尊蜡像离开了展柜，另外，它不是蜡的。有人在戈特霍布见过它，在吃东西。找到它的猎人接着喂，起先喂海豹。他们说，喂了它，冰就厚些，夜也不走了。

card-a-thousand-missing = 千人失踪
story-a-thousand-missing = 狂欢的队伍奏着乐进了沼泽，乐声到今天还听得见。照警察数的，一千零四人。他们洗的衣裳还晾在新奥尔良。到水边去喊他们的人，回来都戴着面具，还领了个角色。

card-poisoned-almanac = 有毒的历书
story-poisoned-almanac = 一万册历书印错了星星的夜晚，星星照办了。农夫照它下种，船长照它开船。瓦尔帕莱索的印刷匠拿母亲起誓，说给什么排什么。活儿确实漂亮，错处都对得上。

card-the-unlit-lamps = 未点亮的灯
story-the-unlit-lamps = 守灯人来信说，他们喜欢这样，船就一条接一条开了进去，也没触礁。蓬塔阿雷纳斯的领港站在崖上看：每条船都在同一处打舵，干净利落，开进一个没有“里头”的里头。

card-locks-without-keys = 无钥之锁
story-locks-without-keys = 海底有样东西，把世上每扇门都撑开了一寸。好几家银行的金库说有穿堂风。北太平洋那条电缆船的铁钩已经钩住它一个月，船长写道：不重，就是不情愿。

card-the-hunger-winter = 饥馑之冬
story-the-hunger-winter = 炉子烧着，粮仓满着，就是没法让人吃。叶尼塞河上，他们裹着皮袄围桌坐着。长老说，村里有谁替大家吃过了。雪橇印他认得。他只盼着那是一个人。

card-the-fleet-in-the-weed = 海藻中的舰队
story-the-fleet-in-the-weed = 四百年里没回来的船漂成了一列，打头的几条已经在张帆。口令听得见，先是葡萄牙话，再是荷兰话，再是汽笛。气象局管它叫低压，劝各船让一让。

label-force-the-lock = 撬开锁
label-sink-it-unopened = 原封沉海
label-hold-the-hands = 按住指针
label-let-them-turn = 任其转动
label-sign-the-page = 在纸上签名
label-tear-the-page = 撕掉那页
