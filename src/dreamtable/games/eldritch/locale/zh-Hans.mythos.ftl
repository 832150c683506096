card-a-friend-at-the-ministry = 部里的朋友
story-a-friend-at-the-ministry = 一只木箱运到，盖着“鲜鱼”的章，海关却没一个人闻过。

card-quiet-waters = 平静的海面
story-quiet-waters = 整整一周，大海就像画里那样安分。

card-the-vigilantes = 义警
story-the-vigilantes = 他们提着灯和斧柄，动手之前已不再问那是什么。

card-a-door-left-ajar = 虚掩的门
story-a-door-left-ajar = 过来的东西还没有完全过来；现在顶住门还来得及。

card-charity-ball = 慈善舞会
story-charity-ball = 乐队演奏到天明，为着一桩在场者谁也说不上来的善举。

card-bank-run = 挤兑
story-bank-run = 队伍绕着街区排了一圈，队尾已经接上了队头。

card-blood-in-the-snow = 雪中之血
story-blood-in-the-snow = 探险队的足迹清清楚楚；旁边那一行却不知从何而起。

card-border-closed = 边境关闭
story-border-closed = 火车亮着灯停在站里，谁也不准下车。

card-the-wrong-faces = 不对的面孔
story-the-wrong-faces = 走过整整一条街，人人都像你亲手埋过的某个人。

card-restless-cults = 躁动的教团
story-restless-cults = 布道越来越短，门都从里面闩上了。

card-bells-below-the-keel = 龙骨下的钟声
story-bells-below-the-keel = 四大洋的船在同一个钟点听见钟响，响在水底下。

card-wreckers-lights = 骗船灯
story-wreckers-lights = 今夜海图上的港口个个亮着灯，海图上没有的几处也亮着。

card-an-unclaimed-trunk = 无人认领的箱子
story-an-unclaimed-trunk = 它已十一次横渡大洋，标签上写的是明天的日期。

card-the-sky-lowers = 天空低垂
story-the-sky-lowers = 三个大洲的天文学家都合上了穹顶，不作任何解释。

card-second-birth = 再度降生
story-second-birth = 受伤的痊愈了，原先一个的，成了好几个。

card-the-stars-correct-themselves = 群星自正
story-the-stars-correct-themselves = 历书原本没错；天空只是在等一个晴朗的夜晚。

card-the-ground-remembers = 大地记得
story-the-ground-remembers = 每座城底下都有一座更老的城，今夜它伸了个懒腰。

card-all-accounts-fall-due = 诸债到期
story-all-accounts-fall-due = 银行家、神父和杀人犯，在同一班邮件里收到同一封信。

card-letters-of-marque = 私掠许可证
story-letters-of-marque = 领事馆午夜开门，派发船票车票，不问去往何方。

card-the-papers-believe-you = 报纸相信了你
story-the-papers-believe-you = 你的信全文刊出，夹在天气预报与溺亡名单之间。

card-night-schools = 夜校
story-night-schools = 讲师十分出色，只是始终待在大厅没有灯的那一头。

card-a-market-for-curios = 古玩市集
story-a-market-for-curios = 商人不要钱，只要那些被人带着走过远路的东西。

card-general-amnesty = 大赦
story-general-amnesty = 赦令由一位春天就已过世的大臣签署，却照样得到了执行。

card-round-up-at-dawn = 拂晓搜捕
story-round-up-at-dawn = 他们有一份名单，末尾还空着一行。

card-cholera-on-the-quay = 码头霍乱
story-cholera-on-the-quay = 黄旗一面接一面升起，最后升起的是医院那面。

card-dead-reckoning = 盲航
story-dead-reckoning = 照航海日志，你已在港中；照星星看，你哪儿也不在。

card-the-guides-desert = 向导逃亡
story-the-guides-desert = 早上，行李还在，火还在，只是少了一串脚印。

card-auction-of-relics = 圣物拍卖
story-auction-of-relics = 一封电报感谢你送来拍卖品，而你从未送过。

card-false-prophet = 假先知
story-false-prophet = 他每周二治病，到了周三，病人便不肯再看太阳。

card-earth-tremor = 地震
story-earth-tremor = 架子上什么也没掉，地窖里的东西却全都搬走了。

card-counterfeit-notes = 伪钞
story-counterfeit-notes = 肖像一点破绽也没有，只是眼睛闭上了。

card-the-seance-at-number-nine = 九号的降灵会
story-the-seance-at-number-nine = 那条街只有八幢房子，而请柬上写着你的名字。

card-the-clocks-run-on = 时钟不停
story-the-clocks-run-on = 午夜钟响，响个不停，渐渐数起了别的东西。

card-the-ink-runs = 墨迹流散
story-the-ink-runs = 古老的字句正从纸上离去；除非有人整夜诵读，它们才肯留下。

card-nothing-was-ever-sealed = 从来没有过封印
story-nothing-was-ever-sealed = 古老的封印只是画上去的，那漆已干了三百年。

card-they-know-our-names = 他们知道我们的名字
story-they-know-our-names = 每家旅馆的门房都说同一句话：您的客人已经上楼了。

card-the-long-eclipse = 漫长的日蚀
story-the-long-eclipse = 月亮已经走完了，却不肯挪开。

card-one-night-everywhere = 举世一夜
story-one-night-everywhere = 只这一次，世界的两面在同一时刻一起入夜。

card-an-offer-to-each = 每人一纸
story-an-offer-to-each = 纸上一片空白，只在末尾有一道横线，长短正合你的名字。

card-the-whistling-wire = 呼啸的电线
story-the-whistling-wire = 北方的电报线反复传着一句话，而那条线从未接通。

card-a-library-burns = 着火的图书馆
story-a-library-burns = 火烧了九天，一天一架，按着目录的次序。

card-dust-of-the-comet = 彗星之尘
story-dust-of-the-comet = 凡是世界单薄之处，都落下细细的灰雪，经久不化。

card-the-sleeping-village = 沉睡的村庄
story-the-sleeping-village = 骡子自己下了山，货还驮在背上。

card-haunter-in-the-belfry = 钟楼里的魔影
story-haunter-in-the-belfry = 教区只求一件事：街灯千万别熄。

card-the-white-idol = 白色神像
story-the-white-idol = 博物馆遗憾地通告：那尊蜡像已离开展柜，而且它并非蜡制。

card-a-thousand-missing = 千人失踪
story-a-thousand-missing = 狂欢的队伍奏着乐进了沼泽，乐声至今还听得见。

card-poisoned-almanac = 有毒的历书
story-poisoned-almanac = 一万册历书都印错了星象的夜晚，而群星照办了。

card-the-unlit-lamps = 未点亮的灯
story-the-unlit-lamps = 守灯人来信说他们更喜欢这样，船便一艘接一艘开了进去。

card-locks-without-keys = 无钥之锁
story-locks-without-keys = 海底有样东西，把世上每一扇门都撑开了一寸。

card-the-hunger-winter = 饥馑之冬
story-the-hunger-winter = 炉火生着，谷仓满着，却怎么也没法让人吃东西。

card-the-fleet-in-the-weed = 海藻中的舰队
story-the-fleet-in-the-weed = 四百年间失踪的船漂成了一列，打头的几艘已经开始张帆。

label-force-the-lock = 撬开锁
label-sink-it-unopened = 原封沉海
label-hold-the-hands = 按住指针
label-let-them-turn = 任其转动
label-sign-the-page = 在纸上签名
label-tear-the-page = 撕掉那页
