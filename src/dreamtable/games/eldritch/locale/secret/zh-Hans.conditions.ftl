story-blessed-1 = 一种你早已忘却的温暖。
story-blessed-2 = 这份恩典落到了别人身上。
story-blessed-3 = 你醒来时完好无恙，却说不出是从何时起的。

story-cursed-1 = 对那印记说话，它开始应声了。
story-cursed-2 = 循着气味追猎的东西，嗅到了它。
story-cursed-3 = 屋里的镜子全都面朝着墙，而动手的不是你。

story-debt-1 = 大堂里有两位客客气气的先生在等你。
story-debt-2 = 银行报了警。
story-debt-3 = 你的借据已经转卖给一家不记账的商号。
story-debt-4 = 他们先收走行李，再收走托运行李用的车船票。
story-debt-5 = 他们解释说，断一根骨头可以抵利息。
story-debt-6 = 收据上写着“全数付清”，是你自己的笔迹。

story-dark-pact-1 = 它来收第一期款项了。
story-dark-pact-2 = 你许诺过给它一条进来的路。它太有礼貌，没有说要哪一条。
story-dark-pact-3 = 它要取走你最珍爱之物，不然就取走你用来珍爱的那份神智。

story-detained-1 = 他们要一个名字。随便什么名字。
story-detained-2 = 牢房里只有一张铺，而且已经是热的。
story-detained-3 = 定保释金的人只问了一句：你的名字怎么写。

story-night-terrors-1 = 你在床的另一块大陆上醒来。
story-night-terrors-2 = 梦里，躲在床底下的是你。
story-night-terrors-3 = 一双橡胶般的手把你从被褥里拎起来，没有言语，也没有脸。

story-paranoia-1 = 你烧掉了手头的每一封信。
story-paranoia-2 = 你没猜错：真的有人在跟踪你。
story-paranoia-3 = 你把最后一个朋友打发走，还守在窗口看他确实走了。

story-lost-hours-1 = 你手里的票是一个月前的。
story-lost-hours-2 = 有人拿你的钱大方了一回，签字用的是你的手。
story-lost-hours-3 = 你的指甲缝里有红土，而方圆百里并没有红土。

story-broken-leg-1 = 骨头长歪了。
story-broken-leg-2 = 热度从夹板往上爬，一级一级，像上楼梯。
story-broken-leg-3 = 换作从前你能跳过去；这一回，你松开了手里的包。

story-crushed-hand-1 = 你任它掉在地上。
story-crushed-hand-2 = 外科医生把手指数了两遍，两遍都收钱。
story-crushed-hand-3 = 到了夜里，它轻轻握拢，而有什么东西也回握着它。

story-slow-bleed-1 = 绷带又变沉了。
story-slow-bleed-2 = 有个靠更少的血也能活的东西，循着血滴跟来了。
story-slow-bleed-3 = 医生开了罂粟，却没说吃到什么时候。
