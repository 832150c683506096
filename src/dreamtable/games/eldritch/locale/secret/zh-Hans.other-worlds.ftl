## 异界遭遇

story-other-world-1-initial = 孢子慢慢飘过，像雪，每一粒都有脸，多半睡着。有一粒扁豆大的，在你耳边睁开眼，说它本是利兹的测量员，想找个人站住听它说话，找了很久了。要它指路，得把它吸进去。你屏住气往前走。
story-other-world-1-pass = 你让它骑在衣领上。它指出地下最老的那根菌丝，顺着走到头，是一道你该认得的缝。
story-other-world-1-pass-pass = 你念出缝的名字，缝合了，雪也停了。
story-other-world-1-pass-fail = 缝你认得，名字叫不出。测量员很失望。
story-other-world-1-fail = 你吸了口气。有一个钟头，整个利兹你都熟，还有个带根的东西在你胸口打开行李。
story-other-world-1-fail-pass = 你咳，一直咳到它连箱子一起落在地上。
story-other-world-1-fail-fail = 它扎了根，细细的，红的，从皮肤底下钻出来。

story-other-world-2-initial = 每条街上，你都看见自己正从另一条街走掉。拐角处跟自己擦肩而过，老了一点，手里拿着东西，有的还点点头。梯子上的玻璃匠请你站住：走过一个你，就留一道印子，他是按块算钱的。有一块，他说，从没照出过人来。你找那一块。
story-other-world-2-pass = 在那儿，谁也不在里面，连梯子都没有。边上刻着极小的字，是玻璃匠的笔迹。
story-other-world-2-pass-pass = 你念了出来，那块玻璃就只是街的尽头了。
story-other-world-2-pass-fail = 是首押韵的诗，最后一个字在你背后。
story-other-world-2-fail = 找着了，里头却有人。他手脚快，身量跟你一样，你拿着的东西就归了他。

story-other-world-3-initial = 没有嘴的主人问，是谁请你来的。他用卡片问，印好的，有厚厚一叠；客人们都把脸拿在手里等着。晚饭摆好了，少一副碗筷。他实在不愿意闹得难看。你总该是谁的朋友。报个名字，报得像他早该认识似的。
story-other-world-3-pass = 他听说过这一位。有人领你入座。客人当中有一位是扇门，只不过安了张脸，看得出来就好。
story-other-world-3-pass-pass = 左边第三位有铰链。你道声失陪，从她那里出去了。
story-other-world-3-pass-fail = 他们一齐眨了眨眼，你就乱了。
story-other-world-3-fail = 你报了自己的。他翻出一张：自家人总有地方坐。笔已经蘸好了。

story-other-world-4-initial = 沙丘会响，响了就有东西循声过来。你脚下一步一声钟。带驼队的人挨着骆驼坐着，好让它别动，在沙上给你画出一条不响的脊：四英里，又陡又窄。他自己去不了，骆驼蹄子坏了。他替你捂住骆驼的耳朵。你跑起来。
story-other-world-4-pass = 跑到头，肺像着了火。面前吊着唯一没响过的那口钟，它很想响。
story-other-world-4-pass-pass = 你抱住它，不让它动，抱到沙漠放你走。
story-other-world-4-pass-fail = 你只轻轻碰了一下。响的是你的名字，响个没完。
story-other-world-4-fail = 还差一英里，你停下来喘口气。它等的就是你停下来。

story-other-world-5-initial = 虹彩的锥形生物递给你一支笔。给你腾了张高矮合适的桌子，凳子上不久前还坐着身量跟你差不多的人。它们收集人记得的事，收到你这个世纪了。作为酬谢，可以查一页书。只是这儿写下什么，什么就会发生。你想好了再落笔。
story-other-world-5-pass = 你写：它们从没想过留客。它们读完怪不好意思的，领你去出口；书库开着，你坐得住就去看。
story-other-world-5-fail = 你写了实话。实话比想的长，它们一直等你写完。

story-other-world-6-initial = 先是压力，然后是礼数。两胁发光的庭吏替你接过帽子；前面一案是条鲸，已经休庭。溺死的法官想知道，你凭什么呼吸。没人高声。耳朵疼得厉害，头顶是一英里的水，问话没完，规矩是站得笔直。你站着。
story-other-world-6-pass = 他欠了欠身，任内头一回有人站到底。很高的上头有个盖子，没锁，只是重。
story-other-world-6-pass-pass = 你游到胳膊没了力气，盖子才让开。
story-other-world-6-pass-fail = 抬起一寸。一圈天光亮了亮，灭了。
story-other-world-6-fail = 你坐早了一步。法庭照例宣判，判词从耳朵里钻进来。
story-other-world-6-fail-pass = 你上诉。这事太少见，他们去查先例，先放了你。
story-other-world-6-fail-fail = 有间牢房，窗外景致不错。

story-other-world-7-initial = 穿绸衣的祭司做买卖，不给看货。他们在风里站成一排，袖口连着袖口，手拉着手，价钱一路摸过去。末尾那个年纪很轻，生着冻疮。人家叫他卖给你袍子。另一只袖子里的东西不卖，可他老往那儿瞧。你盯着他的眼睛。
story-other-world-7-pass = 你一指，他松了手，如释重负。那排人背后，风正扯着一样关得上的东西。
story-other-world-7-pass-pass = 你顶着风推上了，风只好绕道。
story-other-world-7-pass-fail = 风的手比你多。
story-other-world-7-fail = 你买了袍子。他们一齐帮你穿上，越穿越紧，过了好一阵，才有人想起怎么脱。

story-other-world-8-initial = 甲虫们在为你做礼拜。从前的邮局扫干净了，圣物摆了出来：一把勺子、一只靴子、半支萨克斯管。它们有凭有据地信你，你比它们盼的要矮。最老的那只在讲台上给你留着位置。你可以说几句，也可以坐到后排，听听它们琢磨出了什么。
story-other-world-8-pass = 你清清嗓子。一万只甲虫收起翅膀，最老的那只把勺子举得高高的。
story-other-world-8-pass-pass = 你谢它们扫了地。它们哭着为你祝福，让出路来。
story-other-world-8-pass-fail = 你告诉它们，勺子是干什么用的。
story-other-world-8-fail = 它们几乎全说对了。听着很安神，直到讲完，它们恭恭敬敬转过来，看你。
story-other-world-8-fail-pass = 有一个字它们没敢说。你替它们说了，路就开了。
story-other-world-8-fail-fail = 它们请你留下，听下一场。

story-other-world-9-initial = 你给锁在一支桨上，左右坐着些不划桨的东西，两手交叠，只拿脚打拍子；船是你一个人在划。邻座从前是银行经理，为这气味赔不是。天亮要到月亮，他说，到了就卖人。凳子是橡木的。你把脚蹬住。
story-other-world-9-pass = 凳子断了，天也断了。你落在一个寻常的港口，那支桨抵得上一张船票。
story-other-world-9-fail = 鼓点快了。链子一节节收紧，你的手指还在里头。
story-other-world-9-fail-pass = 你把手指抽了出来，十根都在。经理替你数过。
story-other-world-9-fail-fail = 经理把脸转开。这声音他熟。

story-other-world-10-initial = 音乐想请你把这一句接完。这儿没有别的：一支笛子，没有吹笛的人，一个调子每回转到同一处空着，等着。等了很久了。星星都凑过来。怎么收尾你知道，谁都知道，就在舌尖上。你撮起嘴唇。
story-other-world-10-pass = 你故意吹错，像个提水桶的孩子。笛子只好回头，去找自己吹到哪儿了。
story-other-world-10-fail = 你吹对了。好听极了，头顶上，有一颗往下一小节挪了挪。

story-other-world-11-initial = 树上结满了门，挂着把手，小的还青，大的熟了，自己裂开一道缝。摘果子的女人把篮子借给你；她说咬一口就过去了，只是通到哪儿，就是哪儿的味道。有四扇里头是她的孩子。你像挑瓜那样敲敲，听声音。
story-other-world-11-pass = 你挑了没熟的。酸得嘴里蹦出话来；嘴再歪，也得把它说完。
story-other-world-11-pass-pass = 你说到最后一句，它合上了。
story-other-world-11-pass-fail = 最后一句，你咽了下去。
story-other-world-11-fail = 你咬了一口，是自家厨房的味道，那天有人等你，你没回去。
story-other-world-11-fail-pass = 你狠狠心放下，它关上了。
story-other-world-11-fail-fail = 你连核一起吃完了。

story-other-world-12-initial = 你看着自己犯那个错。是昨天，四点来钟；你坐在桌边，光线很好，伸手去拿不该拿的东西，那么有把握。旁边的房东太太常来，她说喊是没用的，只能靠过去，靠得是时候，他们会改主意。你盯着那只手。
story-other-world-12-pass = 你比他早一秒靠过去。他停住了，直直看着你这边。接下来，就看你能不能不贪。
story-other-world-12-pass-pass = 别的都照旧。它合上了，你长进了些。
story-other-world-12-pass-fail = 还有一件，许多年前的。你只是看看。
story-other-world-12-fail = 你靠晚了，让他看见了。另一张椅子后头等着的，也看见了你。

story-other-world-13-initial = 有个大的在教一个小的打猎。蹄子放得极轻，绕着你转，转得有板有眼。一个没了眼睛的掘墓人靠着坟坐着听，一窝一窝他都听过来了。小的那个，他说，给嘱咐过，左边的台阶不许下。你听着，哪边是左。
story-other-world-13-pass = 你下了左边的台阶。底下靠墙立着块石板，上头不教了。
story-other-world-13-pass-pass = 你一角一角把它挪过去，正好盖严。
story-other-world-13-pass-fail = 石板太沉，课已经上完了。
story-other-world-13-fail = 你走了右边。大的下手很轻，好让小的看清楚。

story-other-world-14-initial = 黑码头的商人要称你的分量，说是船上登记用。他们兜帽压得低，拿红宝石当砝码。记数的是格拉斯哥人，把价目给你瞧了：过了一百四十磅就得进货舱。你一百四十七。哪怕一句家乡的消息，他什么都肯给。
story-other-world-14-pass = 你跟他讲了电车。他拿拇指按住另一头，还多塞给你一件小玩意。
story-other-world-14-fail = 你告诉他谁过世了。他谢了你，手一沉，按在你这一头。货舱的盖子掀开了。

story-other-world-15-initial = 书一本本朽掉，越有人信的朽得越早。管书的女人连眉毛都灰了，拼命赶着读，好歹都读过一遍。顶层还剩一本，从来没人信，倒完好无损，讲的就是这地方。她用钳子夹下来给你。得快些看懂。
story-other-world-15-pass = 你看懂了，书角立刻掉了一块。趁没成灰，念到底，或者撕一页就跑。
story-other-world-15-pass-read-to-the-end = 你放声念，越念越快，念过的一行行灭掉。
story-other-world-15-pass-read-to-the-end-pass = 你念到句号。再没有什么可以钻出来的地方了。
story-other-world-15-pass-read-to-the-end-fail = 最后一行，你信了。
story-other-world-15-pass-tear-out-a-leaf = 撕得很齐。背后，管书的女人说，那一本的结尾，她本来也想知道。
story-other-world-15-fail = 你打了个喷嚏。你背得出的也跟着散了，她记上一笔：读者遗失。

story-other-world-16-initial = 潮水从上头涨下来，已经到了教堂那么高，一点声音没有，里头还有人游泳。底下的沙滩上，租躺椅的正在收摊。六便士，他说，换了他就不抬头。干的地方还在一英里外。你盯着他的脚印走。
story-other-world-16-pass = 你没抬头。那边的沙是干的，贝壳当中有一只，里头是屋子里的声音。
story-other-world-16-pass-pass = 找着了，贴在耳边。是你家，水正开着。
story-other-world-16-pass-fail = 每一只里头都是海。
story-other-world-16-fail = 你抬了头。有人挥手，总该回个礼；水流就拉住了你的手。

story-other-world-17-initial = 还没长出脸的石匠递给你一块石头。还没有人会祷告的时候，他们就在盖了；领头的用拇指发号令。这儿的石头，块块得由客人来砌。有小牛那么重，热乎乎的，梯子五十英尺。他指给你看是哪一层。你抱了起来。
story-other-world-17-pass = 抱上去了。这才看见拱，看见拱是干什么的，也看见石头砌在哪儿最没用。
story-other-world-17-pass-pass = 你砌在了那儿。他们都去摸自己的脸，祝福了你。
story-other-world-17-pass-fail = 你砌在了该砌的地方。他们竖起拇指谢你。
story-other-world-17-fail = 到了第四十级，石头滑了手。他们不生气，又给你拿来一块，还有副夹板。

story-other-world-18-initial = 甲壳的外科医生们为一只写着你名字的罐子争了起来。架子没错，日子没错，是你来早了。老的想动手。小的有良心，说标签有误，引了四位作者。第四位它们谁也没读过。你读过。它们把镜片一齐转向你。
story-other-world-18-pass = 你引了第四位。小的赢了；它们关了手术室，赔着不是，请你从架上挑一样。那东西也看着你。
story-other-world-18-fail = 你引了第三位。它们自己商量妥了，有谁去拿盖子。

story-other-world-19-initial = 两扇门，一扇吸气，一扇呼气。当中一只伞架，插满手杖，旁边是看门的，两样他都熬过来了，说话时身子跟着一仰一合。吸气那边路远，他说，伤神；呼气那边近，就是有牙。当心帽子。
story-other-world-19-pass = 你随着长长的一口气进去。黑地里，它一直在想你，想得出了声。
story-other-world-19-pass-pass = 你由它想完，听到了有用的。它替你屏住了气。
story-other-world-19-pass-fail = 你答了它。它原先不知道你听得见。
story-other-world-19-fail = 你随着短短的一口气冲出去。牙果然在那儿，正在合拢。
story-other-world-19-fail-pass = 你撑上一根手杖，从底下钻出去。手杖的钱，回头有人来收。
story-other-world-19-fail-fail = 牙放过了帽子。

story-other-world-20-initial = 风对你有了看法。你说过做过的，它都绕着看了一遍，边角都掀起来瞧过，眼下从四面一齐吹来。平原上最后一根杆子绑着个信号工，他跟它意见不合，这是原则，好多年了。往前靠，他喊，它最受不了人家靠着它。你靠上去。
story-other-world-20-pass = 它让了一点。当中有块静的地方，不过盘子大，老在挪。你找哪儿的草是站着的。
story-other-world-20-pass-pass = 在那儿。你两脚踩上去，风不提了。
story-other-world-20-pass-fail = 你站在它刚离开的地方。它把你从头数落了一整天。
story-other-world-20-fail = 四面的风一商量，都说是你。你给卷出老远，落在别的证物当中。

story-other-world-21-initial = 提词的把你的词给你，很短：第三幕上场，有人叫一个名字，你应一声；谁应了，谁就顶着它回家。座都满了。侧幕里站着个脸上抹白的演员，从前是不来梅的什么人。说点别的，他求你，说得他们笑。
story-other-world-21-pass = 他们笑了。笑声上了顶楼又下来，全场都等着，看你拿它怎么办。
story-other-world-21-pass-pass = 你鞠个躬，一个字也不再给。幕落了。
story-other-world-21-pass-fail = 你又返了一回场。
story-other-world-21-fail = 词你背得烂熟，一直都背得。要停下来，只有两条路。

story-other-world-22-initial = 每朵花都有股味道，是你快要丢掉的东西。花匠把花畦排得整整齐齐：靠墙是名字，玻璃底下是脸，小径两旁是零碎，好比你进来是为了什么。他最得意的是蓝的，那是一桩婚事。每一样都说得出来，就能从尽头的门出去。你从墙边说起。
story-other-world-22-pass = 你全说出来了，最后说的是门。他剪了一枝蓝的给你，是谁的，你再也不会知道。
story-other-world-22-fail = 你来是有缘故的。就在这儿，小径边上，香得很。

story-other-world-23-initial = 天花板很低，造房子的那些身子也低。墙上画着他们自己，排成队，肚子贴地，戴着冠，往下去见他们爱的什么。到处积着厚土，只有地当中是光的。最小的一位躺在木框玻璃匣里，朝你递着一块泥板。你趴下来看。
story-other-world-23-pass = 你学他们的样爬过去，把泥板看懂了。墙上画到尽头的地方，还有一行没念。
story-other-world-23-pass-pass = 你念得像自己也在场。风停了。
story-other-world-23-pass-fail = 你的嘴离地太高了。
story-other-world-23-fail = 你站起来看。背后地上，一支队伍挪动着，给你让出位置。
story-other-world-23-fail-pass = 你背顶住石板，使劲推，他们在那边也推。你推上了。
story-other-world-23-fail-fail = 这活他们干得比你久。

story-other-world-24-initial = 铁路到这儿就完了：一座厅，一条站台，一只炉子。列车员在车票上打了孔，又在你的手套上打了孔，然后抬起头来。上头告诉他，来的是两位。旁边的座位上还有一只手套，潮着。他想看看戴它的那只手。你开口解释。
story-other-world-24-pass = 你给他看的是别人的手，他给你开了张回程票。趁他舔铅笔，你找进来时的那扇门：没贴时刻表的那一扇。
story-other-world-24-pass-pass = 门在你身后关上，跟别的门一样。
story-other-world-24-pass-fail = 现在每扇门都贴着时刻表了。
story-other-world-24-fail = 他有一整夜的时间。他要把手套拿去比对，手套不大好脱。他身后，候车室里的人从长椅上站了起来。
