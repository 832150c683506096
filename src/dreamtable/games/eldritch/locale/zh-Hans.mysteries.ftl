card-the-nine-angles = 九重之角
story-the-nine-angles = 八个角都画得出来，第九个是画图人站的地方。他叫普罗哈斯卡，做事仔细，圆规还插在图板上。要是人人把自己那个角的线索带来，谁也不往当中站，这个图就能从外头合上。

card-the-widening-eye = 渐张之眼
story-the-widening-eye = 每座天文台都报告了同一个黑斑，一夜比一夜圆，近来还跟着人转。耶拿有个磨镜片的愿意给它磨个盖子，要用的是关门那一刻漏出来的光，得趁热。

card-herald-of-the-court = 宫廷的传令
story-herald-of-the-court = 有人从沙漠里走来，通报一位没有脸可露的贵客。尼罗河边的村子都接到话，要扫地。他拎着笛盒，先跟狗打招呼。那一长串名号，不能让他报完。

card-an-instrument-of-silence = 寂静的乐器
story-an-instrument-of-silence = 它给拆散了，寄给素不相识的人，一块一块还在嗡嗡响。地址是匠人亲手写的，写完人就没了。谁家收着一块，谁家就不给钟上弦了。它想拼起来，也非拼起来不可，只是得由你们来拼，还得拼错。

card-the-drowned-city = 沉没之城
story-the-drowned-city = 测深绳从两千寻下头收上来，是干的。南太平洋上只有一处是这样，找到它的渔夫在卖票。有台阶往下，是照着更长的腿凿的。总得有人进去，把门数一数，带个数目回来。

card-mystery-father-dagon = 父神大衮
story-mystery-father-dagon = 拖网船满载回港，舵前没有人。特罗姆瑟已经不卸货了。老人们说，那是他送上来的，要收钱的。他们见过他站在挪威海里，水齐着胸口，一根一根数桅杆。

card-the-sleepers-chorus = 沉睡者的合唱
story-the-sleepers-chorus = 十一个港口的人梦见同一段诗，醒来各人记得一个字。他们难为情，只肯说给生人听。照次序排好，能让他再睡过去。换个次序就不成了，有个水手已经在换着排。

card-the-reef-colonies = 礁石聚落
story-the-reef-colonies = 潮水退到底，看得见烟囱。星期天还冒烟，拿望远镜能看见晾的衣裳。有人给港务长们送房租，论尺付的金子，只求别声张。那儿盖起来的东西，堵着再往下去的台阶。

card-clear-the-old-groves = 清除古林
story-clear-the-old-groves = 树桩每晚数一遍，早上总少几个。护林员动手给它们写号。守林子的那位夜里出来，把树桩一个个扶起来。它活着，斧子就没用。得先猎了它，还得有人知道该从哪儿下锯。

card-the-milk-litanies = 乳汁连祷
story-the-milk-litanies = 山谷里的孩子一落地就听这支圣歌，唱的东西在地板底下。母亲们在井边也哼。一共十四段，末一段是请帖。有个口吃的副牧师拿纸条在收，好让世上有一个山谷，谁也不知道怎么收尾。

card-yeb-unbound = 脱缚的耶布
story-yeb-unbound = 大河背过身去，不朝着海了，鼓也停了，以示敬意。亚马孙上游的橡胶站报告：一个月没有人生孩子，接着全生了。摆渡的说，他把脐带挣断了。她生了两个，一直拴着的是这一个。

card-altars-of-horn = 角之祭坛
story-altars-of-horn = 它们不是谁雕的，是蜕下来的。三个国家的猎人都碰见过，在不积雪的空地上，顶上叫卧着的东西磨得发亮。一年长一圈，今年长了九圈。只有背熟了的东西，才在上头留得下印子。

card-the-silver-lattice = 银之格栅
story-the-silver-lattice = 要把它关在外头，就得用它自己的话告诉它，一根栅条一句。伊斯法罕的银匠打了样子，眼睛打瞎了，倒挺高兴。得在一道开着的门上编起来，编的人要舍得把一道法术留在里头，像把钥匙留在一扇再不用的门上。

card-the-unseen-twin = 不可见的孪生子
story-the-unseen-twin = 农舍从里头撑宽了，牲口账上没写缘故。从波士顿开车四个钟头。兄弟俩，一个进过城，死了；另一个没人见过，可方圆一英里的石墙都叫什么靠歪了，大夫的账单也写着两位。

card-annals-of-the-gatekeepers = 守门人编年史
story-annals-of-the-gatekeepers = 每个守门人写一页，末一行都是下一任的字。书给拆了，卖去包东西，鱼贩子手里有，布拉格一个药剂师手里也有。一页页排好，就知道眼下是谁当班，该去哪儿换他下来。

card-where-the-walls-are-thin = 壁薄之处
story-where-the-walls-are-thin = 有些地方，你还没喊，那边已经应了。向导都知道，宿营总躲开。克拉科夫有个泥瓦匠，在那样的地方丢了个拇指。他说能抹厚：拿远路带回来的东西抹，要不就关一道门，关得够狠，灰泥就挂住了。
