# 图画里有什么，念给听的人：由图画的数据写成，从不解释其中的意思。

art-scene = { $sky ->
    [none] { "" }
   *[some] { $sky }的
}{ $place }{ $light ->
    [none] { "" }
   *[some] ，{ $light }
}
art-things = { $things }
art-marks = 标记：{ $things }
art-portrait = { $person }，{ $face }，{ $hair }，{ $clothes }{ $wears_count ->
    [0] { "" }
   *[some] ，{ $wears }
}{ $holds ->
    [none] { "" }
   *[some] ，手持{ $holds }
}，{ $look }
art-creature = { $body }，通体{ $hide }{ $parts_count ->
    [0] { "" }
   *[some] ，有{ $parts }
}{ $eyes ->
    [0] { "" }
    [1] ，一只眼睛
    [2] ，两只眼睛
    [3] ，三只眼睛
    [4] ，四只眼睛
    [5] ，五只眼睛
    [6] ，六只眼睛
    [7] ，七只眼睛
    [8] ，八只眼睛
   *[some] ，九只眼睛
}{ $bears ->
    [none] { "" }
   *[some] ，带着{ $bears }
}

## 物

art-thing-lantern = 一盏提灯
art-thing-lamp = 一盏灯
art-thing-street-lamp = 一盏路灯
art-thing-candle = 一支蜡烛
art-thing-candles = 三支蜡烛
art-thing-torch = 一支火把
art-thing-flame = 一团火焰
art-thing-campfire = 一堆篝火
art-thing-lighthouse = 一座灯塔
art-thing-sun = 一轮太阳
art-thing-moon = 一弯月亮
art-thing-eclipse = 一轮镶着亮边的黑日
art-thing-star = 一颗星
art-thing-stars = 几颗星
art-thing-comet = 一颗彗星
art-thing-bolt = 一道闪电
art-thing-cloud = 一朵云
art-thing-drop = 一滴水
art-thing-drops = 三滴水
art-thing-wave = 一道波浪
art-thing-whirlpool = 一个漩涡
art-thing-snowflake = 一片雪花
art-thing-smoke = 一缕烟
art-thing-chair = 一把椅子
art-thing-chairs = 一排椅子
art-thing-tall-chair = 一把高脚椅
art-thing-stool = 一张凳子
art-thing-table = 一张桌子
art-thing-bed = 一张床
art-thing-shelf = 一个摆满东西的架子
art-thing-drawer = 一个拉开的抽屉
art-thing-drawers = 一面抽屉墙
art-thing-mirror = 一面镜子
art-thing-frame = 一个空画框
art-thing-clock = 一座钟
art-thing-watch = 一块怀表
art-thing-hourglass = 一个沙漏
art-thing-door = 一扇关着的门
art-thing-open-door = 一扇开着的门
art-thing-doors = 一排门
art-thing-trapdoor = 一扇活板门
art-thing-shutter = 一道卷帘
art-thing-window = 一扇窗
art-thing-curtain = 一道帘幕
art-thing-veil = 一层薄纱
art-thing-cloth = 一块布，盖着圆圆的东西
art-thing-carpet = 一张地毯
art-thing-ladder = 一架梯子
art-thing-stairs = 一段楼梯
art-thing-gate = 一道铁门
art-thing-fence = 一道围栏
art-thing-turnstile = 一道检票闸
art-thing-bell = 一口钟铃
art-thing-bells = 三口钟铃
art-thing-umbrella = 一把伞
art-thing-umbrellas = 好几把伞
art-thing-book = 一本合着的书
art-thing-open-book = 一本翻开的书
art-thing-books = 一摞书
art-thing-scroll = 一卷文书
art-thing-letter = 一封信
art-thing-letters = 几封信
art-thing-newspaper = 一份报纸
art-thing-page = 一页写满的纸
art-thing-list = 一张清单
art-thing-blueprint = 一张蓝图
art-thing-map = 一张地图
art-thing-card = 一张纸牌
art-thing-cards = 一把展开的纸牌
art-thing-photograph = 一张照片
art-thing-ticket = 一张票
art-thing-tag = 一枚系绳的牌子
art-thing-stamp = 一枚图章
art-thing-banknote = 一张钞票
art-thing-till-roll = 一卷收银纸
art-thing-tide-table = 十二个画着波浪的格子
art-thing-square = 一个空格
art-thing-pen = 一支笔
art-thing-pencil = 一支铅笔
art-thing-parcel = 一个包裹
art-thing-crate = 一个木箱
art-thing-crates = 几个木箱
art-thing-trunk = 一口行李箱
art-thing-casket = 一个小匣子
art-thing-sack = 一个麻袋
art-thing-satchel = 一个挎包
art-thing-basket = 一个篮子
art-thing-bucket = 一个桶
art-thing-barrel = 一个木桶
art-thing-jar = 一个罐子
art-thing-jars = 几个罐子
art-thing-bottle = 一个瓶子
art-thing-bottles = 几个瓶子
art-thing-vial = 一个小药瓶
art-thing-cup = 一个杯子
art-thing-cups = 三个杯子
art-thing-kettle = 一把水壶
art-thing-pot = 一口锅
art-thing-plate = 一个盘子
art-thing-bread = 一条面包
art-thing-fruit = 一个苹果
art-thing-cone = 一支冰淇淋
art-thing-spoon = 一把勺子
art-thing-fork = 一把弯叉子
art-thing-knife = 一把刀
art-thing-sword = 一把剑
art-thing-bokken = 一把木刀
art-thing-sickle = 一把镰刀
art-thing-axe = 一把斧子
art-thing-spear = 一支长矛
art-thing-hook = 一支船钩
art-thing-hammer = 一把锤子
art-thing-wrench = 一把扳手
art-thing-crowbar = 一根撬棍
art-thing-tools = 一卷工具
art-thing-shovel = 一把铁锹
art-thing-broom = 一把扫帚
art-thing-brush = 一支画笔
art-thing-needle = 一根穿了线的针
art-thing-thread = 一轴线
art-thing-scissors = 一把剪刀
art-thing-rope = 一卷绳子
art-thing-knot = 一个绳结
art-thing-chain = 一条铁链
art-thing-handcuffs = 一副手铐
art-thing-net = 一张网
art-thing-anchor = 一个锚
art-thing-ships-wheel = 一个舵轮
art-thing-gear = 一个齿轮
art-thing-gears = 几个齿轮
art-thing-tap = 一个水龙头
art-thing-taps = 四个水龙头
art-thing-valve = 一个阀门轮
art-thing-pulley = 一个滑轮
art-thing-dial = 一个刻度盘
art-thing-gauge = 一个带指针的仪表
art-thing-compass = 一个罗盘
art-thing-telescope = 一架望远镜
art-thing-lens = 一个放大镜
art-thing-glasses = 一副眼镜
art-thing-camera = 一台照相机
art-thing-film = 一盘胶带
art-thing-radio = 一台收音机
art-thing-telephone = 一部电话
art-thing-speaker = 一个喇叭
art-thing-mast = 一座发着波的天线塔
art-thing-screen = 一块屏幕
art-thing-chip = 一块芯片
art-thing-battery = 一节电池
art-thing-plug = 一个带线的插头
art-thing-wires = 交缠的电线
art-thing-server = 一架服务器
art-thing-crane = 一台吊车
art-thing-claw = 一只三指抓爪
art-thing-cabinet = 一个玻璃柜
art-thing-chimney = 一座冒烟的烟囱
art-thing-furnace = 一座炉子
art-thing-pump = 一台水泵
art-thing-scales = 一架天平
art-thing-shield = 一面盾
art-thing-helmet = 一顶潜水头盔
art-thing-gun = 一把左轮手枪
art-thing-flare-gun = 一把信号枪
art-thing-rifle = 一支步枪
art-thing-shotgun = 一支霰弹枪
art-thing-cannon = 一门炮
art-thing-bomb = 一枚带引线的炸弹
art-thing-lock = 一把挂锁
art-thing-key = 一把钥匙
art-thing-keys = 一串钥匙
art-thing-coin = 一枚硬币
art-thing-coins = 一摞硬币
art-thing-gem = 一颗宝石
art-thing-crystal = 一块水晶
art-thing-cube = 一个立方体
art-thing-sphere = 一个发光的球
art-thing-spheres = 几个发光的球
art-thing-ring = 一枚戒指
art-thing-amulet = 一枚护身符
art-thing-crown = 一顶冠冕
art-thing-sceptre = 一柄权杖
art-thing-mask = 一张面具
art-thing-masks = 两张面具
art-thing-hat = 一顶帽子
art-thing-coat = 一件大衣
art-thing-coats = 挂着的几件大衣
art-thing-parka = 一件毛皮大衣
art-thing-apron = 一条围裙
art-thing-glove = 一只手套
art-thing-boots = 一双靴子
art-thing-shoes = 一双鞋
art-thing-socks = 晾着的袜子
art-thing-bandage = 一卷绷带
art-thing-syringe = 一支针筒
art-thing-die = 一颗骰子
art-thing-dice = 两颗骰子
art-thing-chessman = 一枚棋子
art-thing-puppet = 一个提线木偶
art-thing-kite = 一只风筝
art-thing-paper-bird = 一只纸鸟
art-thing-balloon = 一只气球
art-thing-drum = 一面鼓
art-thing-flute = 一支长笛
art-thing-whistle = 一只哨子
art-thing-music = 一个音符
art-thing-organ = 一排管风琴音管
art-thing-statue = 一座雕像
art-thing-idol = 一尊神像
art-thing-altar = 一座带角的祭坛
art-thing-stone = 一块立石
art-thing-stones = 一圈石头
art-thing-cairn = 一堆石头
art-thing-column = 一根柱子
art-thing-arch = 一道石拱门
art-thing-portal = 一道发光的拱门
art-thing-pole = 一根雕柱
art-thing-post = 一根木桩
art-thing-tombstone = 一块墓碑
art-thing-tombstones = 几块墓碑
art-thing-coffin = 一口棺材
art-thing-cross = 一个十字架
art-thing-pyramid = 一座金字塔
art-thing-dome = 一座带尖的圆顶
art-thing-pagoda = 一座塔
art-thing-spire = 一座尖塔
art-thing-tower = 一座塔楼
art-thing-house = 一座房子
art-thing-hut = 一间小屋
art-thing-tent = 一顶帐篷
art-thing-igloo = 一座雪屋
art-thing-wall = 一面砖墙
art-thing-brick = 一块砖
art-thing-bridge = 一座桥
art-thing-well = 一口井
art-thing-boat = 一条小船
art-thing-steamer = 一艘轮船
art-thing-ship = 一艘帆船
art-thing-wreck = 一艘沉船
art-thing-plane = 一架水上飞机
art-thing-train = 一列火车
art-thing-wagon = 一节车厢
art-thing-rails = 铁轨
art-thing-car = 一辆厢车
art-thing-cart = 一辆手推车
art-thing-bicycle = 一辆自行车
art-thing-pram = 一辆婴儿车
art-thing-sledge = 一架雪橇
art-thing-cable-car = 一辆缆车
art-thing-flag = 一面旗
art-thing-sign = 一块招牌
art-thing-signpost = 一块路标
art-thing-crossing = 一盏红绿灯
art-thing-plank = 两块木板
art-thing-oar = 一支桨
art-thing-tree = 一棵树
art-thing-palm = 一棵棕榈
art-thing-pine = 一棵冷杉
art-thing-stump = 一个树桩
art-thing-leaf = 一片叶子
art-thing-flower = 一朵花
art-thing-thorns = 荆棘
art-thing-weed = 海草
art-thing-mushroom = 一朵蘑菇
art-thing-egg = 一枚蛋
art-thing-shell = 一枚贝壳
art-thing-shells = 几枚贝壳
art-thing-coral = 珊瑚
art-thing-bubble = 一个玻璃泡
art-thing-bubbles = 几个水泡
art-thing-fish = 一条鱼
art-thing-goldfish = 一条袋中的鱼
art-thing-crab = 一只螃蟹
art-thing-gull = 一只海鸥
art-thing-bird = 一只鸟
art-thing-owl = 一只猫头鹰
art-thing-moth = 一只飞蛾
art-thing-beetle = 一只甲虫
art-thing-rat = 一只老鼠
art-thing-cat = 一只猫
art-thing-dog = 一条狗
art-thing-wolf = 一头狼
art-thing-goat = 一只山羊
art-thing-cow = 一头牛
art-thing-stag = 一头鹿
art-thing-camel = 一匹骆驼
art-thing-elephant = 一头大象
art-thing-ape = 一只猿
art-thing-snake = 一条蛇
art-thing-worm = 一条虫
art-thing-tentacle = 一条触手
art-thing-bone = 一根骨头
art-thing-skull = 一个头骨
art-thing-heart = 一颗心
art-thing-brain = 一个大脑
art-thing-eye = 一只眼睛
art-thing-ear = 一只耳朵
art-thing-mouth = 一张嘴
art-thing-hand = 一只张开的手
art-thing-fist = 一只拳头
art-thing-handshake = 两只相握的手
art-thing-footprints = 一串脚印
art-thing-figure = 一个人影
art-thing-figures = 一排人影
art-thing-child = 一个孩子
art-thing-shadow = 一道影子
art-thing-spiral = 一个螺旋
art-thing-angles = 几道交错的线
art-thing-sigil = 一个画出的符号
art-thing-grid = 一个画着三个记号的格子
art-thing-arrow = 一个箭头
art-thing-target = 一个靶子
art-thing-seal = 一枚火漆印
art-thing-crack = 一道裂缝
art-thing-hearts = 一颗红心
art-thing-spades = 一张黑桃
art-thing-diamonds = 一张方块
art-thing-clubs = 一张梅花
art-thing-tile-map = 从上方看的街区
art-thing-mountain = 一座山

## 地方

art-place-street = 街道
art-place-square = 广场
art-place-harbour = 港口
art-place-pier = 栈桥
art-place-shore = 海岸
art-place-sea = 大海
art-place-underwater = 海底
art-place-ice = 冰原
art-place-mountains = 群山
art-place-hills = 丘陵
art-place-forest = 森林
art-place-jungle = 丛林
art-place-desert = 沙漠
art-place-field = 田野
art-place-river = 河流
art-place-cave = 洞穴
art-place-tunnel = 隧道
art-place-station = 站台
art-place-room = 房间
art-place-hall = 立柱大厅
art-place-corridor = 走廊
art-place-shop = 店铺
art-place-cellar = 地窖
art-place-library = 图书馆
art-place-church = 教堂
art-place-theatre = 舞台
art-place-ruins = 废墟
art-place-temple = 神庙
art-place-graveyard = 墓园
art-place-garden = 花园
art-place-roofs = 屋顶
art-place-skyline = 林立的高楼
art-place-factory = 工厂
art-place-machines = 机房
art-place-arcade = 游乐厅
art-place-ward = 病房
art-place-void = 没有地面的地方
art-place-paper = 素底

## 时辰与天气

art-sky-clear = 晴空下
art-sky-dawn = 清晨
art-sky-dusk = 黄昏
art-sky-night = 夜里
art-sky-starry = 星空下
art-sky-moonlit = 月下
art-sky-fog = 雾中
art-sky-rain = 雨中
art-sky-snow = 雪中
art-sky-storm = 暴风雨中
art-sky-smoke = 烟下
art-sky-aurora = 极光下
art-sky-tide = 半没在水里

## 光

art-light-lamplight = 灯光映照
art-light-moonlight = 月光映照
art-light-firelight = 火光映照
art-light-sealight = 水光摇曳
art-light-leaflight = 叶间透光
art-light-twilight = 紫色暮光
art-light-dust = 尘色昏黄
art-light-rose = 光色如玫瑰
art-light-ash = 一片灰白
art-light-neon = 霓虹闪烁
art-light-frost = 光色冰蓝
art-light-brass = 光色如黄铜

## 人

art-person-woman = 一位女子
art-person-man = 一位男子
art-person-girl = 一个女孩
art-person-boy = 一个男孩
art-person-old-woman = 一位老妇人
art-person-old-man = 一位老人
art-person-person = 一个人

## 脸

art-face-oval = 鹅蛋脸
art-face-long = 长脸
art-face-round = 圆脸
art-face-square = 方脸
art-face-narrow = 瘦脸
art-face-broad = 宽脸

## 头发

art-hair-cropped = { $colour }短发
art-hair-parted = { $colour }分头
art-hair-swept = 向后梳的{ $colour }头发
art-hair-curly = { $colour }鬈发
art-hair-wild = 蓬乱的{ $colour }头发
art-hair-bob = 齐耳的{ $colour }头发
art-hair-long = { $colour }长发
art-hair-plait = { $colour }辫子
art-hair-bun = { $colour }发髻
art-hair-topknot = 束成顶髻的{ $colour }头发
art-hair-bald = 光头
art-hair-hidden = 头发全被遮住

## 颜色

art-colour-black = 黑色
art-colour-brown = 棕色
art-colour-fair = 金色
art-colour-red = 红色
art-colour-grey = 灰色
art-colour-white = 白色
art-colour-blue = 蓝色
art-colour-green = 绿色
art-colour-yellow = 黄色
art-colour-violet = 紫色

## 衣服

art-clothes-oilskin = 身穿{ $colour }油布雨衣
art-clothes-suit = 身穿{ $colour }西装
art-clothes-habit = 身穿修女服
art-clothes-cassock = 身穿教士长袍
art-clothes-waistcoat = 身穿{ $colour }马甲
art-clothes-jacket = 身穿{ $colour }短外套
art-clothes-uniform = 身穿{ $colour }制服
art-clothes-kimono = 身穿{ $colour }和服
art-clothes-sari = 身穿{ $colour }纱丽
art-clothes-gown = 身穿{ $colour }礼服
art-clothes-costume = 身穿{ $colour }戏服
art-clothes-flying-jacket = 身穿皮夹克
art-clothes-apron = 系着{ $colour }围裙
art-clothes-shirt = 身穿{ $colour }衬衫
art-clothes-vest = 身穿{ $colour }背心
art-clothes-coat = 身穿{ $colour }大衣
art-clothes-robe = 身穿{ $colour }长袍
art-clothes-parka = 身穿{ $colour }毛边大衣

## 佩戴

art-worn-glasses = 戴眼镜
art-worn-moustache = 留着髭须
art-worn-beard = 留着胡子
art-worn-scar = 有一道疤
art-worn-earrings = 戴耳环
art-worn-goggles = 额上架着护目镜
art-worn-headphones = 戴耳机
art-worn-scarf = 围着围巾
art-worn-pencil = 耳后夹着铅笔
art-worn-captains-cap = 戴船长帽
art-worn-hat = 戴礼帽
art-worn-top-hat = 戴高礼帽
art-worn-cap = 戴鸭舌帽
art-worn-fez = 戴圆筒毡帽
art-worn-sun-hat = 戴宽边帽
art-worn-flying-cap = 戴飞行帽
art-worn-veil = 戴头巾
art-worn-fur-hood = 戴毛皮风帽
art-worn-hood = 戴兜帽
art-worn-turban = 缠头巾
art-worn-headdress = 戴缀珠头冠
art-worn-nurses-cap = 戴护士帽
art-worn-pearls = 戴一串珍珠
art-worn-paint = 画着脸谱
art-worn-tusks = 露着尖牙
art-worn-mask = 戴面具

## 目光

art-gaze-ahead = 正看着你
art-gaze-left = 望向左边
art-gaze-right = 望向右边
art-gaze-up = 抬头望着
art-gaze-down = 低着头
art-gaze-asleep = 闭着眼睛

## 身体

art-body-human = 一个人形
art-body-robed = 一个披长袍的身影
art-body-ghost = 一个白布般的影子
art-body-crowd = 一群人
art-body-giant = 一个巨人
art-body-skeleton = 一具骷髅
art-body-hound = 一头猎犬
art-body-beast = 一头巨兽
art-body-goat = 一只山羊
art-body-rat = 一只老鼠
art-body-ape = 一只猿
art-body-bird = 一只鸟
art-body-winged = 一个有翼的身影
art-body-fish = 一条长着双腿的鱼
art-body-eel = 一条鳗鱼
art-body-serpent = 一条巨蛇
art-body-worm = 一条巨虫
art-body-spider = 一只蜘蛛
art-body-beetle = 一只甲虫
art-body-wasp = 一只黄蜂
art-body-moth = 一只飞蛾
art-body-crab = 一只蟹
art-body-octopus = 一个多臂的东西
art-body-slime = 一堆黏液
art-body-tree = 一棵会走的树
art-body-barrel = 一个星形头的桶状身体
art-body-cone = 一个长臂的圆锥
art-body-storm = 一团旋风
art-body-colour = 一片没有形状的颜色
art-body-spheres = 一簇圆球
art-body-swarm = 一群飞虫
art-body-robot = 一台人形机器
art-body-walker = 一台双足机器
art-body-drone = 一台飞行机器
art-body-box = 一台柜子般的机器
art-body-post = 一台柱子般的机器
art-body-cart = 一台带轮子的机器
art-body-arm = 一台手臂般的机器
art-body-screen = 一台带屏幕的机器
art-body-tower = 一台高塔般的机器
art-body-tank = 一台履带机器
art-body-bell = 一台钟形机器

## 部分

art-part-wings = 翅膀
art-part-horns = 角
art-part-antlers = 鹿角
art-part-tentacles = 触手
art-part-claws = 利爪
art-part-tail = 尾巴
art-part-fangs = 獠牙
art-part-spikes = 尖刺
art-part-crown = 冠冕
art-part-hood = 兜帽
art-part-hat = 帽子
art-part-turban = 高高的缠头
art-part-halo = 光环
art-part-mask = 面具
art-part-bandages = 绷带
art-part-collar = 高领
art-part-beard = 胡须
art-part-mouths = 许多张嘴
art-part-roots = 根须
art-part-flames = 火焰
art-part-smoke = 烟
art-part-frost = 冰凌
art-part-antenna = 天线
art-part-lamp = 一盏灯
art-part-horn = 喇叭
art-part-dish = 碟形天线
art-part-funnels = 漏斗
art-part-blades = 刀刃
art-part-needles = 针
art-part-cables = 缆线
art-part-chain = 铁链
art-part-net = 网
art-part-propeller = 螺旋桨
art-part-wheels = 轮子
art-part-arms = 长臂
art-part-hatch = 舱门
art-part-slot = 投币口
art-part-dial = 刻度盘
art-part-drawers = 抽屉
art-part-plates = 铁板
art-part-patches = 补丁
art-part-umbrella = 伞
art-part-paper = 纸页

## 身色

art-hide-rust = 锈红
art-hide-iron = 铁灰
art-hide-brass = 黄铜色
art-hide-bone = 骨白
art-hide-moss = 苔绿
art-hide-ash = 灰白
art-hide-blood = 血红
art-hide-violet = 紫
art-hide-black = 漆黑
art-hide-deep = 深蓝
art-hide-ice = 冰蓝
art-hide-paper = 纸白
art-hide-ember = 炭火橙
art-hide-earth = 土褐
art-hide-rose = 玫瑰红
