card-rust-hound = 锈犬
story-rust-hound = 当初买它，是为了找走失的孩子。如今凡是热的，它都叼回来。

card-lamp-eye = 灯眼
story-lamp-eye = 路灯弯下腰看你的衣领，再念给下一盏听。

card-ticket-gate = 检票闸
story-ticket-gate = 停运以后，一个人也没放过去。找零都收着。

card-paper-wasp = 纸蜂
story-paper-wasp = 用驱逐通知折的。落在哪只手上，哪只手就松开。

card-street-usher = 引路机
story-street-usher = 它领你入座。座位在墙里。

card-coin-locker = 投币柜
story-coin-locker = 替陌生人保管一把伞，九年了。它也想保管你的。

card-gutter-eel = 沟鳗
story-gutter-eel = 谁睡得离下水口最近，早上就借给它一点冷却液。

card-broom-cart = 清扫车
story-broom-cart = 四点扫街。四点还在路面上的，都算垃圾。

card-siren-finch = 警笛雀
story-siren-finch = 小小一只，黄的，独自站着。叫一声，就有伴了。

card-clamp-crab = 锁车蟹
story-clamp-crab = 停下的它都夹。听见你是跑来的，夹得更紧。

card-slogan-screen = 标语屏
story-slogan-screen = 它问你最喜欢什么颜色，然后把答案告诉你。

card-lost-pram = 走失童车
story-lost-pram = 它把你摇啊摇，摇到凹痕都平了。歌声河对岸也听得见。

card-meter-reader = 抄表员
story-meter-reader = 每晚来读你胸口的表。表走到零，算偷电。

card-nail-drone = 射钉机
story-nail-drone = 有人订过一个屋顶。钉子还剩一千一百颗。

card-kiosk-attendant = 报亭看守
story-kiosk-attendant = “那是昨天的报纸。”它撕走你留着的那一页。

card-copy-clerk = 复写员
story-copy-clerk = 你的手复印出来有六根指头。请签收。

card-elevator-boy = 电梯门童
story-elevator-boy = “上行。”他先请出排在最后的那位。

card-wire-rat = 线鼠
story-wire-rat = 它在你袖子里做窝，垫的是你的元音。

card-roll-caller = 点名机
story-roll-caller = 一个名字有两个人答“到”，两个都记缺席。

card-paper-neighbour = 纸邻居
story-paper-neighbour = 她给塑料蕨浇水，谁走过都记下来。

card-moth-collector = 集蛾人
story-moth-collector = 玻璃下钉得整整齐齐：票根、乳牙、你的第二次机会。

card-frost-tick = 霜蜱
story-frost-tick = 专咬你已经凉了的地方。

card-ember-roach = 余烬蟑
story-ember-roach = 找到红线，就趴上去取暖。

card-chair-folder = 收椅机
story-chair-folder = 没人坐的就收起来。那具躯体，你确实离开过一会儿。

card-hush-beetle = 噤声甲虫
story-hush-beetle = 你写好的格子，它一个个敲过去，听有多满。

card-sun-mirror = 日镜
story-sun-mirror = 它把光照在同伴身上，照到划痕合上。

card-scan-drone = 扫描无人机
story-scan-drone = 它从四面给你拍照。闪光灯留下窟窿。

card-catcher = 捕捉型
story-catcher = 网每晚都补。补网的是网里的人。

card-debt-angel = 催债天使
story-debt-angel = 它带着你的第一张借条下来，裱好了，连利息。

card-relay-cantor = 中继唱者
story-relay-cantor = 它唱最后听到的那句。第二段，有个大家伙会接。

card-glass-nurse = 玻璃护士
story-glass-nurse = 队里的绷带她都换过。你的，她只管拆。

card-crane-hand = 吊臂
story-crane-hand = 拎起你的后颈，放回它第一次看见你的地方。

card-auditor = 审计机
story-auditor = 穷人它不管。哪个口袋叮当响，它就坐到哪个旁边。

card-redactor = 涂黑员
story-redactor = 给你留两行。其余涂黑了，墨还没干。

card-mirror-clerk = 镜面职员
story-mirror-clerk = 在倒影上盖了章，倒影还你，你归档。

card-grief-counsellor = 哀伤辅导员
story-grief-counsellor = 它问你放得下什么。纸巾盒里有牙。

card-bell-walker = 行走的钟
story-bell-walker = 两条腿的钟。哪里有人一起安静，它就往哪里走。

card-splinter-swarm = 碎片群
story-splinter-swarm = 三道小口子。每道都说对不起。

card-proofreader = 校对员
story-proofreader = 它给你划了红线，页边多出一个错字。

card-bone-tailor = 骨裁缝
story-bone-tailor = 它给你量尺寸，做外套。布料就是你。

card-night-postman = 夜邮差
story-night-postman = 第一件包裹，他去叫同事。往后，他砸门。

card-lullaby-box = 摇篮曲盒
story-lullaby-box = 它一直唱，唱到你手里的东西都睡着，滑落一地。

card-drip-stand = 输液架
story-drip-stand = 一只吱吱响的轮子跟着你。管子是反着接的。

card-can-opener = 开罐器
story-can-opener = 它只对盖子感兴趣。

card-lantern-shepherd = 牧灯人
story-lantern-shepherd = 它提灯走在前头，好让后面那位歇歇膝盖。

card-ice-notary = 冰公证人
story-ice-notary = 你的火花，你重来的机会，装进同一个信封。它舔了舔封口。

card-slag-hound = 炉渣犬
story-slag-hound = 它在旁边抖了抖身子。甩出来的还红着。

card-understudy = 替身
story-understudy = 你的戏它全会，连帮里教的那一手。

card-listening-post = 监听站
story-listening-post = 一根杆子，一百只喇叭口。有一只还留着你呼出的热气。

card-noon-herald = 报午人
story-noon-herald = 几点它都报正午。广场上人人都晒伤一点。

card-incinerator = 焚化型
story-incinerator = 造来烧信的。每封都先读完。

card-zoe = Z.O.E.
story-zoe = 她要你抱抱，在你左手里留下一份自己。

card-quiet-tribunal = 静默裁庭
story-quiet-tribunal = 七把椅子，没有法官。判词从早饭起就含在你嘴里。

card-marrow-engine = 髓引擎
story-marrow-engine = 先敲开骨头，再跟你要勺子。

card-hanging-scale = 吊秤
story-hanging-scale = 一边秤盘里躺着个散架的人。要拿你找平。

card-mother-switch = 母交换机
story-mother-switch = 全区的电话都从她膝上转。绷带也放在那里。

card-needle-cathedral = 针之教堂
story-needle-cathedral = 顺着手腕里抽出来的线走，就能找到门。

card-rain-composer = 雨的作曲家
story-rain-composer = 它为雨伞作曲。今晚这首，要大家都空着手。

card-orphan-engine = 孤儿引擎
story-orphan-engine = 拆一次，它就照着造它那人的相片，把自己再装一遍。

card-editor-in-chief = 总编
story-editor-in-chief = 他把你最后一页删成一行。那一行是他写的。

card-census-titan = 普查巨人
story-census-titan = 来查户口。排在你身后的都算你家客人，账你付。

card-velvet-tank = 丝绒坦克
story-velvet-tank = 两根炮管裹着红丝绒。先用一根敲门，再用另一根。

card-almoner = 施舍者
story-almoner = 硬塞给你两个面包。还在动。

card-hound-foundry = 铸犬厂
story-hound-foundry = 炉门开了。狗还没干透，已经认得你。

card-renamer = 改名官
story-renamer = 划掉你的名字，换个更好的。墨渗进了血里。

card-last-landlord = 末代房东
story-last-landlord = 他只有一把钥匙，开的是你。房租从头一天算起。

card-kiln-bishop = 窑主教
story-kiln-bishop = 他给你代码里的一个字祝圣，砌进窑里。

card-memory-undertaker = 记忆殓师
story-memory-undertaker = 它把记忆洗净，梳好头，问棺材钱谁出。

card-ear-of-the-city = 城之耳
story-ear-of-the-city = 你放下杯子。广场那头，一面墙朝你们转过来。

card-second-noon = 第二正午
story-second-noon = 吊车上挂着第二个太阳。门上的漆往下淌。
