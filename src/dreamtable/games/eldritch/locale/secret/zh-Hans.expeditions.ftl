## 探险遭遇

story-expedition-amazon-1-initial = 有人拿石像把河拦了起来。它们站在齐腰的泥里，胳膊挽着胳膊，排出一百码，全都面朝上游，看得出当初砌得很急。桨手们不肯靠岸，他们祖母还记得拦住的是什么。当中一尊松动了，它背后水浅。你拿肩膀抵住它的胯。
story-expedition-amazon-1-pass = 石像像门一样转开。后面是座干的小教堂，祭坛上摆着礼物。一圈湿脚印绕着祭坛，看看是谁的。
story-expedition-amazon-1-pass-pass = 是你自己的。你一步一步倒着踩了回去。
story-expedition-amazon-1-pass-fail = 你跟着绕。一圈比一圈远。
story-expedition-amazon-1-fail = 坝垮了。石像跟着冲下来，胳膊还挽着，把你挽在当中。

story-expedition-amazon-2-initial = 河湾的村子替你把相机保管了六十年。是你的没错，漆上有你的指甲印，可你复活节才买的。他们给它上油，发大水时抱着它跑。有位老人说，你交给他时他还是孩子，你说会回来取底片。他舍不得了。你开口跟他要。
story-expedition-amazon-2-pass = 他要一支歌来换。你唱了母亲唱过的那支，他替你改好第二段，把底片全给了你。
story-expedition-amazon-2-fail = 他肯把底片给你。他们拿葫芦显影，最后显出来的，是站在你背后的那个。

story-expedition-amazon-3-initial = 蛀虫把教会的《圣经》蛀成了一幅河图。神父在大斋期发现的，从《创世记》一直通到底，险滩都在。他为此祷告过，觉得这是天意；再说也没有别的地图。末一页的出口，是圆圆的一个湖。你把书对着光，照着走。
story-expedition-amazon-3-pass = 你跟着虫眼走。湖心有个句号大的小岛，上头给读者留着东西。
story-expedition-amazon-3-fail = 你翻丢了那一页，睡在岸上。早上它们已经蛀上你了，从手腕开始，走得很快。

story-expedition-nubia-1-initial = 竖井往下，过了国王，又过了国王的神。工头在这儿挖了八季，跟过三位教授，没见过这么新的灰泥。他叫孩子们都上去了。井底有块盘子大的封泥，另一面也有谁一直想读它。他替你举着火。你吹掉上面的灰。
story-expedition-nubia-1-pass = 你先读封泥，再破封泥。上面写着怎么敲，该谢谁；你都照做了，要的东西给了你。
story-expedition-nubia-1-fail = 你先破了。出来的那位一直躺在答案上头，本来好好问一声，他是不介意的。
story-expedition-nubia-1-fail-pass = 他出来，你进去，从枕头底下拿到了。
story-expedition-nubia-1-fail-fail = 火在你手里，却不知道该照哪儿。

story-expedition-nubia-2-initial = 第二间墓室里，沙子往上落。像倒牛奶，一线离地往上，天花板上堆着一堆，里头有顶男人的帽子。向导的哥哥一月里从底下走过。向导说每个钟头停一分钟，他有表，可表也往上走。你站在边上等。
story-expedition-nubia-2-pass = 你等它落完。最后一粒上去了，帽子掉下来，里头裹着件东西，一只更大的钟也往回拨了一点。
story-expedition-nubia-2-fail = 你催了它，一路落到天花板上，躺在帽子旁边，一条腿拐到了不该拐的那边。

story-expedition-nubia-3-initial = 一口枯井，从上到下写满了字。头几圈是价钱，大麦和牛。再往下，一个女人打听儿子。再往下，字都朝着另一边，是回话。村长叫儿子们拿绳子放你下去，一行一行地放，你不出声了，就往上拉。
story-expedition-nubia-3-pass = 你停在倒数第二行。给那女人的回话是好的，你讲给村长的妻子听，她开了一只箱子。
story-expedition-nubia-3-fail = 你读了最后一行。读了多久，还是村长的儿子们告诉你的。

story-expedition-congo-1-initial = 白猿为你铺了路。它们夹道站着，头上举着叶子，你走过就低下头。跟你一道上来的商人说，早年它们为一个比利时人也铺过。路的尽头，女王坐在行军凳上，两手放在膝头，抬着下巴，一动不动。别笑，商人说。
story-expedition-congo-1-pass = 她不过想让人画一张。眼睛你画得很用心，她把比利时人留下的东西给了你。
story-expedition-congo-1-fail = 你笑了。她端详了一会儿你的牙，叫它们把路收起来。你还站在路当中。

story-expedition-congo-2-initial = 热病向你提问。它穿一身白，坐在床尾，先问容易的：葡萄牙的首都，你母亲眼睛的颜色。医生的小帮手见过有人熬过去。答错为止，他说，可有时是它先问完。得坐着答。你抓住帐篷杆，坐了起来。
story-expedition-congo-2-pass = 你全答上了。天快亮，它问自己叫什么，把你的话记下来，起身走了。
story-expedition-congo-2-fail = 你反问了它一个。它高兴坏了，往床头挪了挪，讲了三天。

story-expedition-congo-3-initial = 鼓声报着你的名号，那名字你还没用过。它从这岸传到那岸，走在你前头；每到一处渡口，有饭，有床，有人记得你替他做过什么。个个都那么肯定。到了最后一个村子，鼓手放下鼓槌，等你认下来。
story-expedition-congo-3-pass = 你应了。他们把替这个名字收着的东西抬出来；往后，你得对得起它。
story-expedition-congo-3-fail = 你迟疑了一下，林子里有谁替你应了，嗓音学得真像。

story-expedition-yenisei-1-initial = 倒伏的树还指着什么。躺了十八年，像梳过的头发，带你来的通古斯人一棵也不肯跨。苔藓到处都长，只空着一条线。他那时是孩子，有驯鹿，看见天裂开，裂开的地方有巴掌大一块没再合上。你沿着树干走，看它们指向哪儿。
story-expedition-yenisei-1-pass = 你挖它们没指的地方。一英尺深，还热着，一直在听有没有铁锹声。
story-expedition-yenisei-1-fail = 你挖它们指的地方。坑里升起一种颜色，向导的驯鹿都转头去看。

story-expedition-yenisei-2-initial = 女萨满可以敲着鼓把你送到冰底下，收点烟叶。她个子小，老咳嗽，把话说在前头：她只管去，回来是你的事。底下会有人唱给你听，一段一段的，不是哪国的话，鼓停以前得背下来。她往火里吐口唾沫。你躺下。
story-expedition-yenisei-2-pass = 你把调子带了回来，还捎上了旁边搁着的一支。她叫你两支都唱一遍，又要了些烟叶。
story-expedition-yenisei-2-fail = 调子回来了，你没回来。她敲了两天，敲到你听见，找着了冰窟窿。

story-expedition-yenisei-3-initial = 雪地里停着一节车厢，这儿从没铺过铁轨。头等车，圣彼得堡的，炉子生着。乘客赶着去吃一九〇八年的喜酒，等得很有耐心。他们用玻璃杯请你喝茶。铃马上要响了，一位穿皮裘的姑娘说，这会儿下车可太失礼了。你放下杯子。
story-expedition-yenisei-3-pass = 你拉了绳，拎着行李下去。他们挥手，有人把贺礼扔下来，还有一联车票。
story-expedition-yenisei-3-fail = 车准点开了。姑娘很会聊天。你瞅着能下的地方下了车。

story-expedition-kunlun-1-initial = 山口由一座一个人的寺院守着。他敲钟叫人做功课，自己应声，煮四十人的饭，每晚换一间屋睡，免得哪间觉得受冷落。见了你他很高兴，摆出四十只碗。过路的拿闲话付账，他说。他二十六年没人可以拌嘴了。你拉过一个蒲团。
story-expedition-kunlun-1-pass = 他一直在等人来换。你倒把他劝住了，他把该交给接班人的东西给了你。
story-expedition-kunlun-1-fail = 句句都是他赢。你起身要走，另外三十九位站在你和山门当中。
story-expedition-kunlun-1-fail-pass = 你像穿过晾的衣裳那样穿过去，有一位在你手里留下了东西。
story-expedition-kunlun-1-fail-fail = 他们送你到山门。看不出力气这么大。

story-expedition-kunlun-2-initial = 脚印从冰川正中开始。光脚，小小的，足弓很高；雪落在你身上，不落在它上头。拉达克来的向导走在旁边，不踩那条线。步子越来越小，他说，她累了，快到了。他只跟到山脊。再往前，脚趾朝哪边，你得看仔细。
story-expedition-kunlun-2-pass = 脚印停在一扇兽角做的门前。她虚掩着等人找来，你替她关严了。
story-expedition-kunlun-2-fail = 脚印停在你背后。过了山脊它就在你背后了，朝着另一边走。

story-expedition-kunlun-3-initial = 僧人们用篮子放你下去，一面唱歌，好让绳子听不见。绳子老了，认生。摇辘轳的小和尚打手势告诉你：一百英尺，两百英尺，别打喷嚏。石台上拴着样东西，不喊号子拉不动，他们又不敢喊。得你背上来。你跨出篮子。
story-expedition-kunlun-3-pass = 你一路凿着脚窝上来，它骑在你肩上，像个孩子，一声没吭。
story-expedition-kunlun-3-fail = 你哼了一声。绳子听见了，它撒手的东西砸在你手上。

story-expedition-ross-1-initial = 冰呻吟着，一个音节五个角。船上的猫竖起身来听。投叉手一家都是聋的，他用牙听：是同一个词，他说，翻来覆去，末尾留了个空给咱们。没人填，浮冰就自己填。他把音叉借给你。你咬住叉柄，找那个词。
story-expedition-ross-1-pass = 你回了对的那一个。浮冰像手一样摊开，手心里有东西。
story-expedition-ross-1-fail = 船壳替你应了。一根长木刺，从锁骨底下扎进来。

story-expedition-ross-2-initial = 有谁给没有手的东西造了座捕鲸站。滑道没错，锅没错，刀都连着踏板，拉杆跟舌头一般高。一个挪威人船走以后就守着锅炉，不让它熄。账在对面墙上，他说，他从没看到今年。你走过去。
story-expedition-ross-2-pass = 你抄下了账，今年的也抄了，手没抖。它们捕的不是鲸。
story-expedition-ross-2-fail = 账上有你。多重，多长，值多少，都写着。取下来的挂在旁边，你肯把手伸过那些刀，就拿得到。

story-expedition-ross-3-initial = 营地里七张铺，桌边八把椅子。炖菜还是热的。墙上用炭画了七个人，一个画一个，都画得像；第七个谁也没画。你们队里的报务员把东西出声数了两遍，想请你看看第八把椅子，告诉他，那不过是把椅子。
story-expedition-ross-3-pass = 你没挪它。椅面的霜底下，有人刻了他们走的方向，不是北。
story-expedition-ross-3-fail = 你坐下给他看。椅子很好，等你想起身，已经给画到墙上了。
