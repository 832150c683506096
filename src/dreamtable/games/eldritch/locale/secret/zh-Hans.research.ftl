## 调查遭遇

story-research-azathoth-1-city = 盲眼的调琴师说，这曲子他听过，在莱比锡一架老钢琴里头，比最低的那根弦还低，那儿本没有琴键。收四马克，许你把耳朵贴在木头上。有一只琴槌没人敲，自己在动，他想知道是哪一只。
story-research-azathoth-1-city-pass = 左起第九只。他用盲文扎在卡片上，拿拇指摸了两遍，把卡片给了你。
story-research-azathoth-1-city-fail = 你听了足足一分钟。出来以后，满街的脚步都合着那个拍子，你的脉搏也合着，慢半拍。
story-research-azathoth-1-wilderness = 陨石只有一面是热的，农夫把牛奶放在另一面。他说，它一九一一年落下来，一九一九年转了个身，脸朝着屋子，打那时起，上头的划痕一周比一周多。他识字，可不识这个，问你认不认得。
story-research-azathoth-1-wilderness-pass = 是巴比伦的历法，六十一进，倒着数。你抄下末一行，帮他把石头转过去，朝着山。
story-research-azathoth-1-wilderness-fail = 你念出声来，想听听是什么调子。夜里，热的那面就在枕头底下，每个钟头都得起来翻一翻。
story-research-azathoth-1-sea = 六分仪在船舱里找到一颗星。二副测了九遍：高出龙骨四度，在煤和邮包当中。他想找个见证，再往日志上写，因为上回这么写的那位，如今在岸上削木头。你把眼睛凑到镜筒上。
story-research-azathoth-1-sea-pass = 在那儿，底下还有一颗小的，是它的伴星。两颗的位置你都记了。照哪一颗算，船都不在这里。
story-research-azathoth-1-sea-fail = 只看见自己的睫毛，再一看已经是第二天。船长停了船，一直等着你报数。

story-research-azathoth-2-city = 物理学家们出钱请你把仪器搬走。林德奎斯特教授开口就是四十克朗：它从星期二转到现在，可插头星期一就拔了。几个助手贴着对面的墙，背冲着它站。教授看出你有兴趣，价钱开始往下掉。你跟他还价。
story-research-azathoth-2-city-pass = 他搭上一只装它的箱子，还有那本怎么也合不上的笔记。
story-research-azathoth-2-city-fail = 到中午，变成你分期付钱给他了。搬运工说东西已经放进你的旅馆，放在哪儿，不肯讲。
story-research-azathoth-2-wilderness = 牧羊人不数羊了。从前每过一只，往罐里扔一颗石子；星期五，罐是空的，羊还在过。最年长的那位请你天黑时坐到豁口边上，大声数。不管过去的是什么，他说，别停下。
story-research-azathoth-2-wilderness-pass = 数到四百零六。末一只不是羊，脖子上却挂着铃。你要找的东西就在铃里。
story-research-azathoth-2-wilderness-fail = 数到九十，想不起九十后头是几。他们把罐子倒在草里，你的笔记也一块儿倒了。
story-research-azathoth-2-sea = 船后的浪在打旋。从船尾数过去，一共九圈。舵手赌咒说整夜都是北偏东，罗盘也替他作证。最里头那圈挨得很近，亮着几点光。往里开也行，横着穿过去也行，他只等一句话。
story-research-azathoth-2-sea-follow = 天亮才开到正中，那儿只有你一个人醒着。让它转的是什么，你知道了。
story-research-azathoth-2-sea-cross-it = 船头一圈一圈碾过去，轻轻一颠，像电车过道岔。过了最后一圈，有人煮起了可可。

story-research-azathoth-3-city = 凌晨三点二十，道岔要为一班时刻表上没有的车扳过去。那伙人就在轨道交叉的地方碰头，捧募捐箱的太太问你是谁领来的。今晚少一个人，她脚也站疼了，话只要说得圆，她就肯信。
story-research-azathoth-3-city-pass = 你成了某人的外甥。扳道杆交给你。那班车空着，从另一条轨上开了过去，又能太平一年。
story-research-azathoth-3-city-fail = 她道了谢，摇摇铃。下一根路灯柱底下，有位先生迈开步子，跟你走得一样快。
story-research-azathoth-3-wilderness = 火山湖一到正午就嗡嗡响。看湖人领工钱量它，船上吊着铅垂线，今天线歪了，歪向湖心。他说浅水里有块石头，搬起来就明白了。得两个人搬，他的腰又不行。你卷起袖子。
story-research-azathoth-3-wilderness-pass = 石头出水，像拔了瓶塞。嗡嗡声低下去一个音，湿的那面有字。
story-research-azathoth-3-wilderness-fail = 石头起来了，悬一悬，又落回原处，你的手垫在底下。看湖人记下了钟点。
story-research-azathoth-3-sea = 有一平方海里的水，海豚总是绕着走，边线齐得能裁玻璃。卑尔根来的女生物学家一天花六英镑，雇船停在线外。夜里，线里头有个声音给海豚讲，为什么不能进来。她要一个懂古话的人。
story-research-azathoth-3-sea-pass = 是一条语法，带一个例外，只有例外念得出口。两样你都记下，把能念的念了一遍。
story-research-azathoth-3-sea-fail = 天快亮时，你听懂了一句。这一整天，你都盼着那句说的是鱼。

story-research-azathoth-4-city = 音乐厅的管风琴，近来专奏休止。看堂的星期天先听出来：每逢停顿，空气就沉一分，前排的人都往前歪。他把人全请出去，给你一个跪垫。今晚这首有个四分钟的休止，他求你坐到底，告诉他停完以后是什么。
story-research-azathoth-4-city-pass = 你咬着牙坐着。三分五十秒，它吸了口气，攒了这么久的那个音，你听见了。
story-research-azathoth-4-city-fail = 你咳了一声，只为听见点什么。管风琴把那声咳嗽学了去，用脚键轻轻奏着，奏到锁门。
story-research-azathoth-4-wilderness = 废弃的天文台，圆顶开着，镜头是从里头卸走的。看台人从一九二二年起没领过薪水，照旧天天扫。他说，当年他们看的那样东西，如今从窟窿里往下看，连雨都不落进来。他想把圆顶关上，摇把锈死了。
story-research-azathoth-4-wilderness-pass = 摇到第十下，松了。圆顶一点点合拢，一圈光在地上越缩越小，停在他们当年的粉笔字上。
story-research-azathoth-4-wilderness-fail = 转了半圈，卡住了。只好等看台人上油，他每月一号上一次。
story-research-azathoth-4-sea = 气压跌出了刻度，还在跌，听得见它在板壁里往下走，已经过了水线。船长靠这支表跑了三十年，要停船等它跌到底。外头是个大晴天。谁想伸手进去捞，得他点头。你去说。
story-research-azathoth-4-sea-pass = 他到底点了头，是冲着天点的。你把整条胳膊伸进去，捞住了，还温着，读数也在。
story-research-azathoth-4-sea-fail = 他给你斟了杯白兰地，讲起纪律。全船在太阳底下停了三天，听着它往下走。

story-research-azathoth-5-city = 数学家拿一道算式糊满了窗户。房东太太要他月初以前把玻璃擦出来。她说，他算出来等于零，打那以后，左脚的鞋、猫、星期四，全找不着了。他放你进去，没回头，只求你看看第三行。
story-research-azathoth-5-city-pass = 有个符号错了。你一改，脚边有东西打起呼噜，剩下的式子能念出声来。
story-research-azathoth-5-city-fail = 没有错。你在电车上又验了一遍，渐渐看出车里还有谁也在验。
story-research-azathoth-5-wilderness = 牧民骑着骆驼，绕开某一块天。来回各多走两天，水要省着喝，小孩子都不用教。到了边上，沙上一个蹄印也没有，向导勒住骆驼，递来一片熏黑的玻璃。他自己从没看过，想听你说，它是不是又低了。
story-research-azathoth-5-wilderness-pass = 低了一掌。它靠什么挂着，你也看见了，在沙上画给他看。
story-research-azathoth-5-wilderness-fail = 你看得太高了。它早下来了，两脚并拢，站在骆驼后头。
story-research-azathoth-5-sea = 交谊厅的钢琴是照着轮机调的，也可能是轮机照着它调的。过了塞得港，三管轮就替她翻谱；她一歇手，船就慢。她累了，问船上有没有人知道，这支比钢琴还老的曲子怎么收尾。
story-research-azathoth-5-sea-pass = 你在柏林一块泥板上见过。她弹完你说的四小节，合上盖，睡了，轮机自己转下去。
story-research-azathoth-5-sea-fail = 你哼了记得的那点。那是另一个开头，她只好接着弹，到半夜，盘子都跟着哼。

story-research-azathoth-6-city = 拱廊里的钟全停了，停在各自的半夜。钟表匠分得清：这只是一八八三年天红的那夜，那只是个还没到的星期二，每只底下都死过一位主顾。有人要他让钟再走起来，他得知道先后。你看指针。
story-research-azathoth-6-city-pass = 针上的灰有厚有薄。你排出先后，钟点的间隔拼成一个图，名字又拼成一个。
story-research-azathoth-6-city-fail = 你挑早了。那只钟敲了起来。往后每天夜里到这一分，你都在床上坐起来。
story-research-azathoth-6-wilderness = 跳舞的场子磨成了玻璃，方圆六十英里没有人家，踩上去还是热的。抱鼓的男孩说，新月那晚他们来跳，总得有个人站在圈外不跳，不然他们忘了回去。从前是他父亲站。他胳膊酸了，把位置让给你。
story-research-azathoth-6-wilderness-pass = 你并着脚跟站了一夜。天快亮，他们一个个乱了步子，天又升高了一指。
story-research-azathoth-6-wilderness-fail = 起先只是脚在动。男孩哭着又打起鼓来，因为这下有人要听了。
story-research-azathoth-6-sea = 飞鱼照着行星的次序落在甲板上。厨子煎着八条，还给第九条留了地方，说那条小，来得晚。历书上没有第九颗。他肯出一先令，打听它从哪一边过栏杆。你盯着海面。
story-research-azathoth-6-sea-pass = 右舷后头来的，凉得像枚硬币。他还没撒盐，你先剖开了，里头刻着字。
story-research-azathoth-6-sea-fail = 从头顶上来的。东西不大，走的路可远，正砸在你眉骨上。

story-research-azathoth-7-city = 收藏家愿拿天象仪换你一路哼的那支曲子。你没觉出自己在哼。他屋里全是推算将来的机器，这一台有根铜臂，指着空处，磨得最亮。他补了一句：他是聋的，得请你说给他听。说准些，再开个价。
story-research-azathoth-7-city-pass = 你连说带比画讲了一个钟头。他流着泪给天象仪上了最后一回弦，叫人抬上你的车。
story-research-azathoth-7-city-fail = 他要听第二段。没有第二段。他开来账单：一个钟头，两杯茶，一段安静。
story-research-azathoth-7-wilderness = 蚂蚁把沙粒摆成螺旋，正中留了块空地，扫得干干净净，刚好站得下一双脚。里昂来的昆虫学家派过三个助手进去，出来都年轻了些，还打听今天几号。他按天付钱。站进去，他说，心里只抓住一样东西。
story-research-azathoth-7-wilderness-pass = 你死死抓住自己鞋的尺码。那些线绕着你转了一圈，像开锁，你从当中往外读。
story-research-azathoth-7-wilderness-fail = 一分钟就出来了。昆虫学家不在了，帐篷不在了，夏天也不在了。
story-research-azathoth-7-sea = 海平线底下有人在吹笛。水手们拿蜡堵了耳朵，只有小伙计没堵，他五音不全，说声音是顺着测深绳上来的。绳子放了九十寻，那头还在拽。大副一手是绳，一手是蜡，随你挑。
story-research-azathoth-7-sea-take-soundings = 你两手攥住绳子。它嗡嗡响，像电线杆，分量也不对。
story-research-azathoth-7-sea-take-soundings-pass = 一寻一寻收上来了。铅锤底的油脂上，印着一个笛嘴。
story-research-azathoth-7-sea-take-soundings-fail = 绳子磨着手套滑到了头，全船只好停下来等它。
story-research-azathoth-7-sea-stop-your-ears = 蜡是温的，有教堂的气味。整整一班，你只听见自己的血，拍子平平常常。

story-research-azathoth-8-city = 指挥从序曲起就死了。乐手们都看得见，谁也不敢比他先停。首席小提琴趁两小节的空当俯下身来，问你认不认得管事的。曲子长，她说，到第四乐章，他要转过身来。你去找人说。
story-research-azathoth-8-city-pass = 你找到拉幕的，人挺讲理。总谱还摊在谱架上，你拿走了。
story-research-azathoth-8-city-fail = 经理在包厢里。他谢你肯站出来说话，派了位先生坐到你旁边。
story-research-azathoth-8-wilderness = 打井的挖到九十英尺，挖出了黑。黑装在桶里提上来，大太阳底下还是黑。下头还有一个人，喊着说没事，用四副嗓子喊。工头把轱辘让给你，给双倍工钱。它不急。慢慢摇。
story-research-azathoth-8-wilderness-pass = 上来的只有他一个，眯着眼。手里攥着挖到的东西，巴不得送人。
story-research-azathoth-8-wilderness-fail = 把手倒转回来，正打在你身上。工头会接骨，是这个月才学会的。
story-research-azathoth-8-sea = 有一分钟，星星都在天上，望远镜里只有黑。女天文学家渡过一个大洋来看这一分钟，从一九〇七年等起，等到眼睛看不见了。她说黑的后头有只手，搭在轮子上。她抓住你的袖子：往哪边转？
story-research-azathoth-8-sea-pass = 逆着太阳。你说了，她便扶着栏杆轻轻一推，像推孩子荡秋千，推到你点头为止。
story-research-azathoth-8-sea-fail = 你看见什么就说什么。她和气地请你别说了，你却停不下来。

story-research-cthulhu-1-city = 七个陌生人讲同一个梦，一个接一个往下讲。他们是看了你的启事来的，一人两块钱，帽子搁在膝上，沿走廊坐了一排。第七位是鱼市上的女人，怕生，刚讲到楼梯口，当着人不肯往下走。你哄她。
story-research-cthulhu-1-city-pass = 她闭上眼，攥着你的手下去了。最底下有一个词，她拼给你听。
story-research-cthulhu-1-city-fail = 她摇摇头走了。梦已经讲到了你这儿，下一个轮到你。
story-research-cthulhu-1-wilderness = 泥板上画着你家乡的港口，是从底下看的：八条船的龙骨，一根铁链，几双游水人的腿。打井人的老婆拿它盖泡菜坛。都说有四千年了，她想卖，可里头有一双腿她认得。她请你念念边上那行字。
story-research-cthulhu-1-wilderness-pass = 写的是一次潮水，一个日子。两样你都记下，她把泥板盖回坛子上。
story-research-cthulhu-1-wilderness-fail = 看着像菜谱，又像警告，也许都是。她没怪你，还送你一坛泡菜带走。
story-research-cthulhu-1-sea = 你去探海底，海底也来探你。测量员拿锤子敲一下船壳，数着等应答：四千寻。从中午起，他敲一下，底下应两下，后来应三下，隔的工夫也越来越短。他不肯再敲了，把锤子递过来。
story-research-cthulhu-1-sea-pass = 你敲了一下，手按在钢板上等。应答有板有眼，没等它停，你全记下了。
story-research-cthulhu-1-sea-fail = 你敲了一下，锤子脱了手。过了很久才落下去，落在什么上头，你听得出来。

story-research-cthulhu-2-city = 雕刻家请你摸摸那块软的地方。他做的是玄武岩，得过三枚奖章，可打二月起，大像上有一处按得下去。来的客人都找借口去看草图。他睡不着了，请你把手搁上去，告诉他那是石头。
story-research-cthulhu-2-city-pass = 你把手搁着，搁到它成了石头。里头有脉，很慢。后来，你的脉也慢下来了。
story-research-cthulhu-2-city-fail = 你说是石头。他谢你，雕像后头也有人谢你。回去的路上，你对朋友们留了心。
story-research-cthulhu-2-wilderness = 从山脊上望下去，盐田像一只手，连掌纹都看得清。工人只耙手指，不碰当中，因为手心到正午就合上。监工的弟弟有把铲子丢在那儿，在推车里。现在十点，来回四英里，一踩一陷。他想要回那把铲子。
story-research-cthulhu-2-wilderness-pass = 差五分十二点，你扛着它回来了。铲子上结着一块盐，盐里有个记号。
story-research-cthulhu-2-wilderness-fail = 走到第二道掌纹，陷到了膝盖。正午，手轻轻合上，把这一天过完才松开。
story-research-cthulhu-2-sea = 一筏子神像逆着水漂。六十尊，拿头发捆在一处，脸全朝着来的方向。大副奉命清航道，铁钩挂住了最大的一尊，水里拖筏子的那位察觉了。绳上已经有六个人，他喊第七个。
story-research-cthulhu-2-sea-pass = 底下松了手。高的那尊水淋淋地过了栏杆，放到甲板上，几乎没有分量。
story-research-cthulhu-2-sea-fail = 绳子一松。一只带蹼的手搭上栏杆，客客气气把铁钩还了回来。

story-research-cthulhu-3-city = 警察来晚了一场仪式。警长站在掀翻的长凳当中，抓了三十个人，却没有案子：没丢人，没丢东西，只是港里的水低了四英尺。天亮前他得找个人顶。他们唱的那本书夹在他胳膊底下。他递给你一支烟，等你开口。
story-research-cthulhu-3-city-pass = 你叫他去跟潮水表生气。他把书借给你，签了字，一个星期。
story-research-cthulhu-3-city-fail = 他想过了：你是外国人，鞋还是湿的。牢房的窗户对着烂泥滩。
story-research-cthulhu-3-wilderness = 沼泽里的鬼火列着队，前排三十，后排三十，水鸟一叫，齐齐举起什么来。向导摘了帽子，撑船从当中过，他表弟就在第二排。水道尽头横着一段黑木头，刻满了花纹。点名以前得弄上船，他说。
story-research-cthulhu-3-wilderness-pass = 木头从船尾滑了上来。向导使劲撑篙，身后的队伍往前补了一个位子。
story-research-cthulhu-3-wilderness-fail = 你抬起了一头。第二排走出一团火，抬起另一头，脚上穿着人的靴子。
story-research-cthulhu-3-sea = 这片礁，昨天的海图上没有。今天的图上有，墨色跟别处一样，绘图员赌咒说两张都不是他画的。退也退不回去，昨天的航道也没了。船长给你一面白旗、一面红旗，让你站到船头，看水的颜色。
story-research-cthulhu-3-sea-pass = 你认着绿和褐，把船领了过去。珊瑚是一层层砌的，退潮时露出两道横梁，刻着年份。
story-research-cthulhu-3-sea-fail = 红旗慢了一步。船擦着了什么，那东西把边往回收，你正低着头看。

story-research-cthulhu-4-city = 水族馆里最老的那只缸，牌子上写着“员工”。饲养员等五点半客人走了才喂：鲱鱼，一条面包，星期五加一份报纸。里头是什么，没人给他看过，可它近来挂起围裙了。他请你贴着玻璃站好，别动，数数有几位。
story-research-cthulhu-4-city-pass = 三位，有一位正在带第四位。隔着水，你把值班表抄了下来。
story-research-cthulhu-4-city-fail = 你把自己的影子也数了进去。往后退一步，它没退，正在系围裙。
story-research-cthulhu-4-wilderness = 离海这么远，松树上却挂着一张渔网，还是湿的。护林员说，开春就在了，为地上那摊水，他每周挨一回骂。网上有浮子，有涂了焦油的绳，五十英尺高的地方兜着样东西。梯子短一半。他叠起两手，给你当脚蹬。
story-research-cthulhu-4-wilderness-pass = 你割断绳，拿衬衫兜着放下来。是一本皮面的航海日志，皮还想往一块儿长。
story-research-cthulhu-4-wilderness-fail = 绳是滑的，枝是朽的。你一路碰过四根树枝，落进那摊水里。
story-research-cthulhu-4-sea = 锚起上来了，干干净净，老了许多。星期四放下去的是铁的，桑德兰造；现在是青铜的，锚爪上画着眼睛。大副管这个，两样都签收过了。不弄清该写哪个朝代，他不肯开船。他把放大镜递给你。
story-research-cthulhu-4-sea-pass = 那时候还没有铁，也没有船。可这个作坊的印记，你在开罗见过，旁边写着地名。
story-research-cthulhu-4-sea-fail = 你缩到四个朝代。那一栏只写得下一个，船只好抛着锚，等公司回电。

story-research-cthulhu-5-city = 水手们花钱请刺青师傅，重刺一个他从没画过的图。他留了心，回回不一样，回回都接着上一位的往下画。三个港口，刺满了九副后背。下一块有小臂那么长。要是有人肯一动不动坐到完，他就看得出是什么了。
story-research-cthulhu-5-city-pass = 你没缩手。他擦掉血，凑近了看：所有的线都在你胳膊上碰头，你这块是正中。
story-research-cthulhu-5-city-fail = 最后一针，你缩了一下，线糊了。帘子后头等着的主顾站起来，要找你算账。
story-research-cthulhu-5-wilderness = 山洞一天喘两回气，跟着潮水，海在三百英里外。隐士照着它的钟点祷告。他说近来呼出的气里有话，不是他在圣山学过的哪一种，他拿炭记了满满一墙。他请你看看有没有写错的字。
story-research-cthulhu-5-wilderness-pass = 改了两个字母，满墙都通了。他马上擦掉，可你已经念过一遍，语法很好。
story-research-cthulhu-5-wilderness-fail = 你改好了。山洞屏住气来听，足足一刻钟，你也没喘过气。
story-research-cthulhu-5-sea = 一条蒸汽游艇漂过来，桌上摆着饭，门全拿砖砌死了。灰浆没干，汤还热着。船长盼着分三分之一的打捞钱，派你打着手电过去。驾驶台上有只猫，领着你一堵墙一堵墙地看，看砖是哪儿来的。
story-research-cthulhu-5-sea-pass = 砖是压舱的，从里头砌的。最松的那块后面，有本来宾签名簿，还有张没填名字的船票。
story-research-cthulhu-5-sea-fail = 有堵墙没干。你伸手去试，墙那边也有只手，比你的热。

story-research-cthulhu-6-city = 建筑师发誓，那个角在图上是对的。到了工地，下午四点以前是锐角，四点以后是钝角。两个瓦匠绕过去就没了，眼下正在底层找。银行星期一开张。他把图摊开，问你在哪门几何里，这个角才成立。
story-research-cthulhu-6-city-pass = 在以弗所教过、又在以弗所烧掉的那一门里。你在图边上算通了，两个瓦匠进来喝茶。
story-research-cthulhu-6-city-fail = 你叫他加两度。到了傍晚，满城的墙角一个接一个跟着它改了。
story-research-cthulhu-6-wilderness = 小屋里睡着的人一齐翻身。传教士说，两个钟头一回，每回都朝西多偏一点。敲钟、泼凉水都试过了。他自己六夜没合眼，怕跟着翻。他求你陪他坐到天亮，盯着他们的嘴唇。
story-research-cthulhu-6-wilderness-pass = 四点，他们同声报了一个方位，六点又报了一回。两回你都记下了。
story-research-cthulhu-6-wilderness-fail = 两口气的工夫，你闭了闭眼。再睁开已经朝着西，往后每夜醒来都是。
story-research-cthulhu-6-sea = 涌浪底下有亮着的窗户，还挂着窗帘。瞭望的从日落数到现在，数了十九条街，数得想家，他老家就是这么个镇子。上头吩咐只报碍航的东西，他问你这算不算。有一扇窗帘正拉开。你探出身去。
story-research-cthulhu-6-sea-pass = 一家人围着桌子做谢饭祷告。墙上挂着地图，帘子落下以前，你背熟了。
story-research-cthulhu-6-sea-fail = 桌上多摆着一副刀叉，座位往后推着。身后的舷梯上，有人上来了。

story-research-cthulhu-7-city = 珠宝商在收金器，都不是照人脖子打的。价钱给双倍，一件也不熔。他说，有户人家每年从河里上来试戴一回，不能叫人家等。还差一只项圈。他认定你弄得到，翻开了订货簿。
story-research-cthulhu-7-city-pass = 你弄不到，可你由着他形容。等他住了口，哪户人家、哪条河、哪一天，你全知道了。
story-research-cthulhu-7-city-fail = 说定复活节交货。总得押点什么，他解释说，押东西的是你。
story-research-cthulhu-7-wilderness = 高原上躺着一地的桨，每支都有名字，有一支是你的。海在两英里底下，草从桨缝里长了上来。放羊人家的孩子拿别的做了秋千，没动那一支，因为它是新的。老祖母说，就在原地划它一下，别往前看。
story-research-cthulhu-7-wilderness-pass = 你坐下，划了一桨。高原动了一动，身后掌舵的说了什么，你听见了。
story-research-cthulhu-7-wilderness-fail = 你往前看了。前头那条板凳上坐着人，一直等你划这一桨。
story-research-cthulhu-7-sea = 一条跟街一样粗的铁链，往黑里垂下去。渔夫领你来的地方，有一环露出水面，环上穿着根销子，簇新的，拿楔子别着。有人许给女潜水员一份养老金，叫她别碰。她递给你另一把锤子：第七个浪归他们，趁空当打。
story-research-cthulhu-7-sea-pass = 打到第六下，楔子跳了出来。极深的底下，什么东西松了劲，满海的鸥都飞起来。
story-research-cthulhu-7-sea-fail = 第七个浪来早了。它把你托起来，往铁环上磕了两下，像人磕烟斗。

story-research-cthulhu-8-city = 疯人院的诗人罢工了，不把海放进来就不复工。他们不押韵了，涨潮时张着嘴躺在草坪上。院长给他们放满一浴缸水，挨了一顿笑。他是个好人，星期五还得见董事会。他说你带着条件去，他们兴许肯谈。
story-research-cthulhu-8-city-pass = 你答应跟海提一提。领头的把要求背了一遍，一共十九节，你都记了。
story-research-cthulhu-8-city-fail = 他们听得很体谅。有一个问，是谁叫你来的，你发觉自己也说不准。
story-research-cthulhu-8-wilderness = 干河床上有脚印，水还在往里渗。一个有独木舟那么长，往上游去的。地质学家啃着硬饼干跟了五天，脚印一个比一个新一分钟。追上以前，他想听听别人怎么看这步幅。你在边上跪下来。
story-research-cthulhu-8-wilderness-pass = 它瘸，还背着另一个。你指给他看，它在哪儿放下的，放下时掉了什么。
story-research-cthulhu-8-wilderness-fail = 你量一个脚印，量到水满了出来。接下来只好在岸上等，等河过完。
story-research-cthulhu-8-sea = 海图室有个抽屉，专放一段还没露头的海岸。每班邮差都送来水深，不署名，老测量员照标不误。他说再添一个数就能走船，能走船就会有船去。今天的信封里有两个数，一真一假。你看墨色。
story-research-cthulhu-8-sea-pass = 真的你留下，假的给了他。他把线连上，远处一片浅滩沉下去一寻。
story-research-cthulhu-8-sea-fail = 他很感激。末一截海岸描上去了，细得很，满抽屉都是退潮的气味。

story-research-shub-niggurath-1-city = 乳品厂查过第二回就关了。头一回，六十头牛，六十只桶；第二回，检查员只数了桶。牛奶照样六点送，凡有孩子的人家都送。挤奶的姑娘守在栅栏口，想弄清地上那些蹄印是谁的。你扒开麦秸看。
story-research-shub-niggurath-1-city-pass = 是她自己的，往外走的。她看看脚，点点头，领你去看奶桶在哪儿灌。
story-research-shub-niggurath-1-city-fail = 只找到麦秸。第二天早上，你窗台上有一瓶，隔壁有一瓶，一条街的窗台上都有。
story-research-shub-niggurath-1-wilderness = 蹄印上了树。印子很深，一步一步很匀，到三十英尺高的树杈为止，那儿有东西给自己铺了张床。邮差在这段路上丢过两封信、一条狗，如今只好走路，自行车也在上头。他替你拿着外衣。你往上爬。
story-research-shub-niggurath-1-wilderness-pass = 床空着，垫的全是邮件。你把自行车放下来，寄给这棵树的那封，你留着。
story-research-shub-niggurath-1-wilderness-fail = 爬到树杈，脚滑了。睡在那儿的从你身边爬下去，看看掉了什么。
story-research-shub-niggurath-1-sea = 运牲口的船误了期，还超了载。在桑托斯装了三百头，这会儿从栏杆上往外看的有九百，有几头看的是你。船长要干草，要水，还要个伴：过了赤道他就没下过舱。黑地里它们轮着叫，叫得还押韵。你下去，听到完。
story-research-shub-niggurath-1-sea-pass = 你站在热烘烘的肚子当中，等它轮完一圈。到第九段，叠句你会了，它们给你让路。
story-research-shub-niggurath-1-sea-fail = 第三段你就上来了。船长没问，把铺让给你。你躺着，嘴里嚼个不停。

story-research-shub-niggurath-2-city = 接生婆拿绳结记账，一条街一根绳，一个孩子一个结，六十年的都挂在房梁上。近来有些孩子不是她接的，早上一看，结已经在了，是从那一头打的。她好强，不愿问神父，把最新的一根搁到你手上。
story-research-shub-niggurath-2-city-pass = 左压右，多绕一圈：这不是人名，是规矩。她许你学会怎么打。
story-research-shub-niggurath-2-city-fail = 你解开一个想看看。她收回绳子，画个十字，往你腕上系了样东西，解不下来。
story-research-shub-niggurath-2-wilderness = 你躺着不动，林子正在点数，点到你了。护林员交代过：天一黑，它把家当过一遍，谁动了，就记成一棵树。他父亲动过，就是那棵落叶松。他想知道末了报的总数。手指上带树皮的那位，已经摸到你的靴子。
story-research-shub-niggurath-2-wilderness-pass = 它当你是石头，跳过去了。总数你听见了，过一会儿，明年的也听见了。
story-research-shub-niggurath-2-wilderness-fail = 你喘了口气。它退回两棵，把你的脸细细摸遍，想了好一阵。
story-research-shub-niggurath-2-sea = 一夜工夫，甲板上长出海草，还打了苞。水手长拿水冲，拿盐撒，拿话骂，都没用。到中午，栏杆上的荚有小孩拳头大，裂开的那个里头是你日记的一页，下个月的。剩下的，他建议用喷火的家伙。厨子却留意到，它爱吃行李。
story-research-shub-niggurath-2-sea-burn-it = 火朝你这边烧。眉毛没了，皮也掉了些，你从灰里把荚都扒了出来。
story-research-shub-niggurath-2-sea-feed-it = 它连皮带扣整个吞下去，知足了。沿着栏杆，荚一个接一个裂开，冲着你。

story-research-shub-niggurath-3-city = 九个孤儿，一张出生证。女院长没意见：证是好证，盖了章，他们轮着用。上头叫她秋天以前把九个送进同一户，要带院子的。有位养羊的先生来信要人。最小的那个用九张嘴求你，先去跟她说说。
story-research-shub-niggurath-3-city-pass = 她到底把信撕了，信封给了你。九个孩子送你到栅栏口，把剩下的讲完。
story-research-shub-niggurath-3-city-fail = 午饭时就签了字。马车上九只手冲你招，招着招着，就不止九只了。
story-research-shub-niggurath-3-wilderness = 这头雄鹿不肯躺下。星期一挨了三枪，打那以后，每天傍晚都到猎庄来，站在枪手们当中。庄主的女儿嫌它没规矩，把祖父的长矛从墙上摘了下来。鹿角上缠着带叶子的东西，撑着它不倒。她冲你点点头：抓住角。
story-research-shub-niggurath-3-wilderness-pass = 你把鹿头按到草上，她割了下去。鹿叹口气躺下了。她说，矛还是你留着吧。
story-research-shub-niggurath-3-wilderness-fail = 它把你挑起来，像挑一块栅栏。大家在墙根找到你，鹿在旁边，还站着。
story-research-shub-niggurath-3-sea = 一座有脉搏的岛。海军的名录上注着“存疑”。船医带着怀表上了岸，数下来每分钟六跳。老草皮，没有鸟。登岸处上方的石头刻着几行字，元音多得离谱。他要先弄明白写的什么，再定要不要给它放血。小艇等着。
story-research-shub-niggurath-3-sea-pass = 是写给接生婆看的。头在哪一边，几时出来，你都知道了，他收起了刀。
story-research-shub-niggurath-3-sea-fail = 念到第二行，脉快了。登岸的地方转到岛那边去了，你跟着走，走到天黑。

story-research-shub-niggurath-4-city = 肉铺老板布置橱窗，过的是个没人过的节：花边，月桂叶，一块“从速订购”的牌子。从星期四起收了两百份订单，全是一个人的字，他想不出什么牲口有那么多前腿。到那天他真不想开张。可主顾总是主顾。你得说动他，把订单拿出来。
story-research-shub-niggurath-4-city-pass = 你要半磅舌头，外加他的高见。他拿最后两张订单，把两样一起包了。
story-research-shub-niggurath-4-city-fail = 他给你也记上一份。凑成两百零一份，看来等的就是这个数。
story-research-shub-niggurath-4-wilderness = 雪底下，果园挂果了。风把雪吹开时，看得见红的。寡妇一个也没卖：上头是苹果，越往下越是别的东西，可都在一棵树上。夜里，低处的总有人摘。她把树根四周扫平了，请你来看。
story-research-shub-niggurath-4-wilderness-pass = 小蹄子，一对一对，从这条根到那条根。你跟到一截树桩，果柄都藏在那儿。
story-research-shub-niggurath-4-wilderness-fail = 你弯腰去捡滚开的一个。上面有你母亲的胎记，还没熟透。
story-research-shub-niggurath-4-sea = 船头像自打离港就在长。原是个戴花环的素净姑娘，现在花环里生了角，胳膊搂住船头，吃水比船还深一英尺。她是木匠亲手雕的，他下不去手。他拿一块木板把你吊到船舷外，递给你长锯。
story-research-shub-niggurath-4-sea-pass = 你从腰上把她锯断了。木头里有九圈年轮，第十圈是字。
story-research-shub-niggurath-4-sea-fail = 锯夹住了。她挪挪胳膊，想舒服些，你的肋骨正在胳膊和船头当中。

story-research-shub-niggurath-5-city = 育婴堂进了一批麦秸，天亮前不许修女上楼。夜班看护在走廊这头指给你看：三十张小床，每张底下另有一口气在喘。都喂过了，她说，不是她喂的。要是有人坐进去唱唱歌，它们就又躺下了。她唱不了。你进去。
story-research-shub-niggurath-5-city-pass = 会唱的都唱了，唱了两遍。它们躺下了，麦秸里有一顶角编的冠，你带走了。
story-research-shub-niggurath-5-city-fail = 唱到第二段，嗓子没了。它们从那儿接着唱，唱得挺好听，一路下楼，唱到城里去。
story-research-shub-niggurath-5-wilderness = 黑山羊站成一圈，脸朝外。教书先生天刚亮就看见了，没放学生出来。十三只，去年春天也是十三只，可有一只是新来的，还有一只不是羊。认出是哪只，他才知道明天该教什么。走到沟边，它们不动。看眼睛。
story-research-shub-niggurath-5-wilderness-pass = 第四只有睫毛。它知道你认出来了，让开一步，它们围着的东西就在那儿。
story-research-shub-niggurath-5-wilderness-fail = 你指错了。没指到的那只很高兴，从圈里出来迎你，几只脚一起迈。
story-research-shub-niggurath-5-sea = 货舱里一股奶味，还有新绳子味。提单上写的是机器零件。司炉每晚端一碟下去，说做人要公道；他拉上你，是不愿它只认得他一个。黑地里有个很大的东西卧下来，打起呼噜，要人抱着它的头。
story-research-shub-niggurath-5-sea-pass = 你抱到换班。它脖子上有块铁牌，写着地址，那所房子你认得。
story-research-shub-niggurath-5-sea-fail = 它没睡着你就起来了。第二天一整天，谁闻到奶味，都回头看你。

story-research-shub-niggurath-6-city = 草药婆子宁可把兄弟借你，也不借方子。兄弟打完仗就在柜台底下，拿鼠尾草养着。方子是教区的女人们开春起就来求的，坏就坏在它灵。她给你治咳嗽，你坐着，慢慢劝。兄弟也在听。
story-research-shub-niggurath-6-city-pass = 她自己把方子烧了，给你灌了药，掀开柜板。兄弟眯着眼出来，拎起你的包。
story-research-shub-niggurath-6-city-fail = 她说回绝不了，人家拿鸡蛋付的。你说话的工夫来了三个，出去时都重了些。
story-research-shub-niggurath-6-wilderness = 烧炭的留着一棵树不砍，也从不拿背对着它，回家都横着走。最小的那个横着走了六年，脖子都僵了，想听个念过书的人说一句：那是棵山毛榉。树上没有窝，别的树全往外歪。绕它走一圈，他说，看看它在看哪儿。
story-research-shub-niggurath-6-wilderness-pass = 有个树节跟着你转。你找到它看不见的那面，那儿靠着把斧子，柄上刻着名字。
story-research-shub-niggurath-6-wilderness-fail = 你绕到了它背后。背后有两面，另一面垂下一根枝子模样的东西，抽在你肩上。
story-research-shub-niggurath-6-sea = 海鸥在索具上做窝，孵出个不会游水的。它蹲在桅盘里张着嘴，大鸟都瘦了。船长运的是邮件，不许伤它，它的眼睛老跟着船上的猫转。博物馆来的先生出一英镑，要它的长相。你带着望远镜爬上去。
story-research-shub-niggurath-6-sea-pass = 四层眼皮，没有毛，一条腿上套着环，打着年份和教区。
story-research-shub-niggurath-6-sea-fail = 它把你当成了妈。不把你弄下来船走不了，可它不答应。

story-research-shub-niggurath-7-city = 动物园里生的比养的多，秘书是从麦秸账上看出来的。新来的都有拉丁文牌子，一个字母不错，待的馆也对，夹在两种他记得的当中。他是正经念过动物学的。开园以前，他求你带着名录走一圈，从来没造过的，划掉。
story-research-shub-niggurath-7-city-pass = 五样。饲养员们松了口气，那几只笼子原来是空的。有块牌子写着产地，你揣进了兜里。
story-research-shub-niggurath-7-city-fail = 小兽馆里你放过了一个。中午当着众人喂了它，到两点，已经有三个。
story-research-shub-niggurath-7-wilderness = 伐木的说，你把什么引过来，他们就砍什么。八兄弟沿着林道站好了，斧子请神父看过。夜里下来喝水的那位，他们没动过，它不走这边。不过它爱听铃铛。妹妹从牛脖子上解下一只，挂到你脖子上。跑吧。
story-research-shub-niggurath-7-wilderness-pass = 你跑，它在脚跟后头。斧子一把一把落下去，像有人挨个关抽屉。
story-research-shub-niggurath-7-wilderness-fail = 跑到第五个兄弟跟前，你摔了。它要的只是铃铛，可一口叼住了两样。
story-research-shub-niggurath-7-sea = 一片林子漂过来，里头有人吹口哨。有冷杉，有小路，有栅栏。轮机一停，口哨也停，一个戈尔韦口音问有没有烟草。他是雇来护林的，林子跟他有了感情，不放他走。好好跟它说，它肯让人进去看看。你冲林子喊话。
story-research-shub-niggurath-7-sea-pass = 它喜欢你的谈吐。给你一处阴凉坐，一捧野草莓，还有他画的图，是林子底下的样子。
story-research-shub-niggurath-7-sea-fail = 你提到了木料。一根刺藤绕住你的小腿，绕得很轻，就是不肯全松开。

story-research-shub-niggurath-8-city = 女植物学家的小苗受了洗，是它自己要的。十四英寸高，种在汤盘里，已经在改她的拉丁文。现在它还要个教父教母，要书念得多的。她累坏了，也有点得意。跟着它念就行，她说，听出它漏了哪个字。
story-research-shub-niggurath-8-city-pass = 漏的是“不”字。你补上，叶子合起来睡了，剩下的你都会背了。
story-research-shub-niggurath-8-city-fail = 你乖乖跟着念。到傍晚，它结了三百粒籽，请你留下来，等它们一个个取名。
story-research-shub-niggurath-8-wilderness = 荆棘上系着布条，布条上写着名字，都只写到第三个字母。每个星期天，有个姑娘拿剪子来挂这一周的。从前是她母亲挂，图羊羔兴旺，剩下的字母它自己知道。你的也在上头。她问你，这是哪种拼法。
story-research-shub-niggurath-8-wilderness-pass = 是欧甘文，改用墨写的。顺着篱笆读，是一个日子。你把自己那三个字母摘了。
story-research-shub-niggurath-8-wilderness-fail = 你念出来了。她照你的口音记下。篱笆那头，有个男人在摘手套。
story-research-shub-niggurath-8-sea = 一条废船，一千个牲口栏，栏栓都是从里头拨开的。船是为运牛造的，如今只有一个看船的，每个钟头起来关一遍，从船头关到船尾，他七十了。今晚关到六百，听得出来不及了。他把左舷和一把木槌交给你：别往里看。
story-research-shub-niggurath-8-sea-pass = 最后一根栓，你俩一起敲进去。静下来，听得出里头有多少，墙上也写着。
story-research-shub-niggurath-8-sea-fail = 第七百栏往外顶。它请你看，你看了，栏板刮掉了你两手的皮。

story-research-yog-sothoth-1-city = 锁匠卖的钥匙，开的是还没租出去的房间。都挂在橱窗里，写着门牌和日期，从没错过。有一把是你的，星期五用，地址眼下还是座公园。他不肯便宜卖，问你一个星期五值多少。
story-research-yog-sothoth-1-city-pass = 你跟他讲上一个星期五是怎么过的。他听完一文不收，钥匙和房子的图都给了你。
story-research-yog-sothoth-1-city-fail = 他卖给了你后头那位先生。到星期五，公园里有了一所房子，有人进去了。
story-research-yog-sothoth-1-wilderness = 问哪块石头，日子都一样。荒原上十九块，古物学家拿着放大镜挨个问过，同月同日，只有年份在内侧，叫苔藓盖住了。他想知道自己还有多久。你动手刮苔。
story-research-yog-sothoth-1-wilderness-pass = 用的是旧历。你在袖口上换算了两遍，他道了谢，回去退了报纸。
story-research-yog-sothoth-1-wilderness-fail = 你读出来是个过去的年份。下山一路，你跟古物学家说话，他都不应。
story-research-yog-sothoth-1-sea = 你们自己的船迎面开过去。烟囱一样，凉篷上的补丁一样，栏杆边站着你，戴一顶你还没买的帽子。两位船长互相抬了抬帽檐。那个你探出身，举着个小东西要抛过来。隔着五十英尺，可不能看脸。
story-research-yog-sothoth-1-sea-pass = 你只看那只手，接住了。是半张回程船票，已经打过孔，外头包着你自己的笔记。
story-research-yog-sothoth-1-sea-fail = 你看了脸。没老多少。往后这一路，你绕开栏杆走，也绕开镜子。

story-research-yog-sothoth-2-city = 钟表匠修的是两声嘀嗒当中的空。嘀嗒谁不会修，他说。他拿发条撑开了一个空，要去吃晚饭，得有人替他撑着，那边要是有人说话，还得答对。他把语法书留给你，一翻就是命令式。
story-research-yog-sothoth-2-city-pass = 那边问你有何贵干，你照书上的命令式，一句一句答。它的回话你学会了，开锁管用。
story-research-yog-sothoth-2-city-fail = 你用了将来时。天已大亮，铺子租给了卖帽子的，你的表有人上过弦。
story-research-yog-sothoth-2-wilderness = 有门，没有篱笆。农夫每年开春修一回合页，刷一回绿漆，自己总是绕着走。他的狗没绕，如今在你左肩后头叫。你要找的东西就在门那边的小路上。他替你拉开门，也可以领你绕过去。
story-research-yog-sothoth-2-wilderness-walk-through = 一步跨过去，东西到手了。农夫、狗、这个县，都不在你身后了。
story-research-yog-sothoth-2-wilderness-walk-around = 你踩着他的靴印，贴着边儿走，眼睛一直看着草。
story-research-yog-sothoth-2-wilderness-walk-around-pass = 有个地方，它两边都有影子。你从那儿探手过去，拿到了。
story-research-yog-sothoth-2-wilderness-walk-around-fail = 从这边看，小路上什么也没有。狗又叫了，远了一点。
story-research-yog-sothoth-2-sea = 龙骨底下挂着几团光，九个还是十个，挨在一起，从亚速尔群岛跟到现在，上头的钢板烫得站不住人。轮机长怕铆钉化了，想把它们赶开。他有船钩，有铁链，还有个说法：它们只是好奇。你抄起铁链。
story-research-yog-sothoth-2-sea-pass = 你抡过去，它们散开了。挨着的地方，水里有条缝，合上以前你看见了里头。
story-research-yog-sothoth-2-sea-fail = 铁链提上来，一直白到你手上。轮机长给你包扎，光又挨到了一处。

story-research-yog-sothoth-3-city = 人口普查把一家数了两遍，把一家漏了。普查员是个仔细人，脚疼。同一所房子，他从两条街各进过一回，同一位母亲给他倒茶，孩子却不一样。中午以前得定下来。他请你一起进去，引他们说话。
story-research-yog-sothoth-3-city-pass = 喝到第二杯，她告诉你哪几个孩子是她的，另外几个是谁借给她的。
story-research-yog-sothoth-3-city-fail = 谁也不开口。你告辞时，没数进去的那位父亲戴上帽子，跟了出来。
story-research-yog-sothoth-3-wilderness = 一只夜鹰念着你的卒年，蹲在坟场的篱笆上，字正腔圆。挖坟的听过自己的，照挖不误。他说，人要是不慌，它念到十位就停；慌了，它就往下念。他拄着铁锹看你。
story-research-yog-sothoth-3-wilderness-pass = 你把三明治吃完。它数乱了，改念挖坟人的表亲。你觉着，夜里睡得踏实些了。
story-research-yog-sothoth-3-wilderness-fail = 你请它再念一遍。它念了，连月份都有，还一根桩子一根桩子跟着你走。
story-research-yog-sothoth-3-sea = 这雾有棱有角。船头从一个角进去，舵手看见它从另一个角出来，在右舷外一链，正冲着自己。舵得两个人把：船想走直，这儿没有直。罗经柜里全是他不认识的星。你抓住另一边的舵柄。
story-research-yog-sothoth-3-sea-pass = 你顶着它，顶到什么东西松了。罗经柜里的星转了过来，停在你摆的地方。
story-research-yog-sothoth-3-sea-fail = 舵从你手里打滑过去。你走到船头，那是另一条船的船头，天气也是另一样。

story-research-yog-sothoth-4-city = 旅馆走廊，出来时比进去时多一扇门。收拾房间的姑娘没有那间的钥匙，可每天早上门外都有双鞋，她照样擦。鞋是你的。要是认得出是哪一扇，她就能放回去。她陪你走到头，你转过身来看。
story-research-yog-sothoth-4-city-pass = 第四扇，那儿的地毯织反了。你把鞋拿进去，鞋里还留着给你的东西。
story-research-yog-sothoth-4-city-fail = 你数来数去都一样。到夜里，每层楼都多出一扇，全开着。
story-research-yog-sothoth-4-wilderness = 每块路牌写的都是离出发地还有多远，越写越近。同路的货郎打成亲起就走这条路回家，每家客店的老板娘都是他老婆，一家比一家年轻。他怕下一家了。他说，照直走，心里只想你原本要去的地方。
story-research-yog-sothoth-4-wilderness-pass = 你一条街一条街地想。下一块路牌多了一根指头，指着前头。
story-research-yog-sothoth-4-wilderness-fail = 你想起了出发的地方。这就够了。天黑时你到了别处，货郎不见了。
story-research-yog-sothoth-4-sea = 你们过了日界线，它跟了上来。事务长已经过了四个星期二，每一个都得给司炉开工钱。船后三十码，水上有道粉笔线，笔直。船长只要宣布今天星期三，它就得停下，可他是个谨慎人。你去敲他的舱门。
story-research-yog-sothoth-4-sea-pass = 他换上礼服宣布了。那道线横在船后不动了，有个人站在上头，挥着一沓纸。
story-research-yog-sothoth-4-sea-fail = 他说再看看。今天星期二，好好睡了一觉，今天星期二。

story-research-yog-sothoth-5-city = 档案馆把明天的报纸归在“已退还”里。女馆员左右为难：五点前得送回去，可不知道打哪儿来的。第三版有张街景照片，有警察，还有个背影你认得。她只能给你四分钟，一面放大镜。
story-research-yog-sothoth-5-city-pass = 你先看店招，再看珠宝店里的钟。地方有了，钟点也有了。
story-research-yog-sothoth-5-city-fail = 你去看那条新闻，因为里头有你的名字。抬起头，馆已经关了，是后天了。
story-research-yog-sothoth-5-wilderness = 山里人点两堆火，一堆给来过的，一堆给将来过的。两堆当中有块平石头，摆着饭。谁先吃，谁也不许说，老太太说，可有学问的听歌就听得出来。歌是两支，一齐唱。你听那个动词。
story-research-yog-sothoth-5-wilderness-pass = 是第三种时态，谁先坐，里头说得明白。她把你的垫子挪到那一边。
story-research-yog-sothoth-5-wilderness-fail = 你坐到了另一堆火旁边。它没说什么，只燎掉了你一条胳膊上的毛和皮。
story-research-yog-sothoth-5-sea = 气泡排着队浮上来，到了甲板上也不破。船上的孩子拿它们码着玩。每个里头有间屋子，核桃大小，有个人正往外走。他见过一个，里头的人是走回来的，不知搁哪儿了，求你帮着找。
story-research-yog-sothoth-5-sea-pass = 在油布底下。一个女人进来，坐下，把正在写的那页举给你看。
story-research-yog-sothoth-5-sea-fail = 你找到了装着这块甲板的那个，里头有你们俩，还有那只眼睛。

story-research-yog-sothoth-6-city = 码头上的投币算命机，没投钱就先回答。经理把机芯都拆了，它照答不误，卡片张张应验，他自己再不敢靠近。它说的是希腊话掺吉卜赛黑话。他说，要是有人懂，就能抢在它前头把下一句问了。
story-research-yog-sothoth-6-city-pass = 它还没问，你先答了。掉出两张卡片，是往后的，第三张上的字最好别出声念。
story-research-yog-sothoth-6-city-fail = 卡片上最末一个词你懂了，是个日子，旁边画着一只小手，是你的。
story-research-yog-sothoth-6-wilderness = 有人围着一道楼梯盖了座谷仓。木匠说，楼梯先来的：一天早上立在燕麦地里，三十九级，上好的橡木。他从没上过二十级，越往上越陡，他最好的刨子丢在平台上。他给你捶捶肩膀，送你上去。
story-research-yog-sothoth-6-wilderness-pass = 你撑着爬上了平台。刨子在，正刨着的那片木花也在，木纹是字。
story-research-yog-sothoth-6-wilderness-fail = 到第三十级，台阶成了墙。你下来比上去快，骨头一块一块着地。
story-research-yog-sothoth-6-sea = 瞭望的报告发现了他自己，船头偏两个字。他在水里踩着水，喊着快放他上来，别听另一个的。两个都叫得出他妹妹的名字。大副又想抛绳，又不想抛。盯住水里那个，他说，看到他眨眼为止。
story-research-yog-sothoth-6-sea-pass = 他没眨。旁边这个眨了，轻声说出他上船来打听的是什么。
story-research-yog-sothoth-6-sea-fail = 你眨了眼。水里没人了，两个人一起下班，哪个是你认识的，你说不上来。

story-research-yog-sothoth-7-city = 画像馆里，人人都正从同一间屋子出去。看得见的只有一截袖子、一只脚跟、一只扶着门框的手。看馆的在对面坐了三十年，才拼出墙纸。他星期六退休。他想，这么多幅凑起来，总够拼出那间屋子。你慢慢走过去看。
story-research-yog-sothoth-7-city-pass = 一个壁炉，两扇窗，一张床。你画给他看，他领你去看后头那幅，画的是他们进来。
story-research-yog-sothoth-7-city-fail = 你拼到桌子。墙那头挂着个新框，框里一只脚跟，那只袜子你认得。
story-research-yog-sothoth-7-wilderness = 两座山当中，有时候许你看见第三座。测量员为它丢过一回差事。星期二在的，有羊；星期三，测链从当中直直拉过去，收回来沾着羊毛。他付你三先令，看见了就喊。别转过头来告诉我，他说。
story-research-yog-sothoth-7-wilderness-pass = 你喊了，他测着了方位。山上有栅栏，有小路，如今画到了图上。
story-research-yog-sothoth-7-wilderness-fail = 你转过头去告诉他。再回头，山近了，羊都用后腿站了起来。
story-research-yog-sothoth-7-sea = 一只瓶子，里头有封你写的信，还有一把钥匙，攥在不知谁的手里。手是温的，腕上一圈花边。水手长要扔回海里，说这种瓶子一来就是四只。钥匙总能开点什么。一根一根掰开手指，他说，别想它抓得住的东西。
story-research-yog-sothoth-7-sea-pass = 你想着雨。最后一根松开了，那只手还比了比：当心台阶。
story-research-yog-sothoth-7-sea-fail = 你想到了家，它一把抓住你的拇指。等它松开，水手长已经留了胡子。

story-research-yog-sothoth-8-city = 房东说，上一家房客还没到。家具在他这儿，猫在他这儿，还有封信说他们八月就搬走了，哪一年的八月，他得查查。有人报了警，说房客就是你。他自己不信，想请你穿体面些，去局里说一声。
story-research-yog-sothoth-8-city-pass = 警官跟你投缘。他照着簿子念出他们的转信地址，念的是个日子。
story-research-yog-sothoth-8-city-fail = 警官有张房客的照片，照得真像。领带准你留着。
story-research-yog-sothoth-8-wilderness = 鸟飞进峡谷，出来就老了。寒鸦老一季，牧羊人说；他哥下去找羊羔，羊毛如今长在胡子里。半腰有块石台，上头有东西发亮。一口气跑个来回，不停下喘气就没事。他数一，二，三。
story-research-yog-sothoth-8-wilderness-pass = 你踢落的石子还没到底，你已经回来了。头发里有几根白的，东西在手上。
story-research-yog-sothoth-8-wilderness-fail = 你停下喘了口气。爬上来，换了个牧羊人，给你留的饭，他热过好些日子了。
story-research-yog-sothoth-8-sea = 船钟一响，底下有应的，还早半拍。船长试过乱敲，也试过不敲。钟是惠特比铸的，拿一口更老的熔了重铸，漆底下有字，匠人忘了反过来刻。他想知道这钟从前是谁的。你刮开漆，倒着念。
story-research-yog-sothoth-8-sea-pass = 是座教堂的，教堂就在船底下。名字有了，他们如今几点敲，也有了。
story-research-yog-sothoth-8-sea-fail = 你两手捧着钟念了出来。它敲了一声，是为你敲的，水手舱里都这么说。
