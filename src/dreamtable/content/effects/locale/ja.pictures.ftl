# 絵に見えるものを、聞く人のために。絵のデータから作り、その意味は決して語らない。

art-scene = { $sky ->
    [none] { "" }
   *[some] { $sky }の
}{ $place }{ $light ->
    [none] { "" }
   *[some] 、{ $light }
}
art-things = { $things }
art-marks = 印：{ $things }
art-portrait = { $face }の{ $person }、{ $hair }{ $wears_count ->
    [0] { "" }
   *[some] 、{ $wears }
}。{ $clothes }{ $holds ->
    [none] { "" }
   *[some] 、{ $holds }を手に
}、{ $look }
art-creature = { $hide }の{ $body }{ $parts_count ->
    [0] { "" }
   *[some] 、{ $parts }
}{ $eyes ->
    [0] { "" }
    [1] 、一つ目
    [2] 、目が二つ
    [3] 、目が三つ
    [4] 、目が四つ
    [5] 、目が五つ
    [6] 、目が六つ
    [7] 、目が七つ
    [8] 、目が八つ
   *[some] 、目が九つ
}{ $bears ->
    [none] { "" }
   *[some] 、{ $bears }を持つ
}

## 物

art-thing-lantern = 手提げランプ
art-thing-lamp = ランプ
art-thing-street-lamp = 街灯
art-thing-candle = ろうそく
art-thing-candles = 三本のろうそく
art-thing-torch = たいまつ
art-thing-flame = 炎
art-thing-campfire = 焚き火
art-thing-lighthouse = 灯台
art-thing-sun = 太陽
art-thing-moon = 月
art-thing-eclipse = 縁の光る黒い太陽
art-thing-star = 星ひとつ
art-thing-stars = 星々
art-thing-comet = 彗星
art-thing-bolt = 稲妻
art-thing-cloud = 雲
art-thing-drop = しずく
art-thing-drops = 三つのしずく
art-thing-wave = 波
art-thing-whirlpool = 渦
art-thing-snowflake = 雪の結晶
art-thing-smoke = 煙
art-thing-chair = 椅子
art-thing-chairs = 並んだ椅子
art-thing-tall-chair = 脚の長い椅子
art-thing-stool = 腰掛け
art-thing-table = 机
art-thing-bed = 寝台
art-thing-shelf = 物の並ぶ棚
art-thing-drawer = 開いた引き出し
art-thing-drawers = 引き出しの並ぶ壁
art-thing-mirror = 鏡
art-thing-frame = 空の額
art-thing-clock = 時計
art-thing-watch = 懐中時計
art-thing-hourglass = 砂時計
art-thing-door = 閉じた扉
art-thing-open-door = 開いた扉
art-thing-doors = 並んだ扉
art-thing-trapdoor = 床の跳ね戸
art-thing-shutter = シャッター
art-thing-window = 窓
art-thing-curtain = 幕
art-thing-veil = 薄布
art-thing-cloth = 丸いものにかかった布
art-thing-carpet = 絨毯
art-thing-ladder = はしご
art-thing-stairs = 階段
art-thing-gate = 鉄の門
art-thing-fence = 柵
art-thing-turnstile = 改札
art-thing-bell = 鐘
art-thing-bells = 三つの鐘
art-thing-umbrella = 傘
art-thing-umbrellas = いくつもの傘
art-thing-book = 閉じた本
art-thing-open-book = 開いた本
art-thing-books = 積んだ本
art-thing-scroll = 巻物
art-thing-letter = 手紙
art-thing-letters = 何通もの手紙
art-thing-newspaper = 新聞
art-thing-page = 文字の並ぶ紙
art-thing-list = 名簿
art-thing-blueprint = 青写真
art-thing-map = 地図
art-thing-card = 一枚のカード
art-thing-cards = 扇に開いたカード
art-thing-photograph = 写真
art-thing-ticket = 切符
art-thing-tag = 紐つきの札
art-thing-stamp = 判
art-thing-banknote = 紙幣
art-thing-till-roll = レジの紙ロール
art-thing-tide-table = 波の描かれた十二の枠
art-thing-square = 空の四角
art-thing-pen = ペン
art-thing-pencil = 鉛筆
art-thing-parcel = 小包
art-thing-crate = 木箱
art-thing-crates = 積んだ木箱
art-thing-trunk = トランク
art-thing-casket = 小箱
art-thing-sack = 袋
art-thing-satchel = 肩掛け鞄
art-thing-basket = 籠
art-thing-bucket = 桶
art-thing-barrel = 樽
art-thing-jar = 瓶詰め
art-thing-jars = 並んだ瓶詰め
art-thing-bottle = 瓶
art-thing-bottles = 並んだ瓶
art-thing-vial = 小瓶
art-thing-cup = 茶碗
art-thing-cups = 三つの杯
art-thing-kettle = やかん
art-thing-pot = 鍋
art-thing-plate = 皿
art-thing-bread = パン
art-thing-fruit = りんご
art-thing-cone = アイスクリーム
art-thing-spoon = 匙
art-thing-fork = 曲がったフォーク
art-thing-knife = 小刀
art-thing-sword = 剣
art-thing-bokken = 木刀
art-thing-sickle = 鎌
art-thing-axe = 斧
art-thing-spear = 槍
art-thing-hook = 鳶口
art-thing-hammer = 金槌
art-thing-wrench = スパナ
art-thing-crowbar = バール
art-thing-tools = 巻いた工具入れ
art-thing-shovel = シャベル
art-thing-broom = 箒
art-thing-brush = 絵筆
art-thing-needle = 糸を通した針
art-thing-thread = 糸巻き
art-thing-scissors = 鋏
art-thing-rope = 綱の束
art-thing-knot = 結び目
art-thing-chain = 鎖
art-thing-handcuffs = 手錠
art-thing-net = 網
art-thing-anchor = 錨
art-thing-ships-wheel = 舵輪
art-thing-gear = 歯車
art-thing-gears = 噛み合う歯車
art-thing-tap = 蛇口
art-thing-taps = 四つの蛇口
art-thing-valve = バルブ
art-thing-pulley = 滑車
art-thing-dial = 目盛り盤
art-thing-gauge = 針のある計器
art-thing-compass = 羅針盤
art-thing-telescope = 望遠鏡
art-thing-lens = 虫眼鏡
art-thing-glasses = 眼鏡
art-thing-camera = 写真機
art-thing-film = テープのリール
art-thing-radio = ラジオ
art-thing-telephone = 電話機
art-thing-speaker = 拡声器
art-thing-mast = 電波を出す鉄塔
art-thing-screen = 画面
art-thing-chip = 集積回路
art-thing-battery = 電池
art-thing-plug = コードつきの差し込み
art-thing-wires = 絡んだ電線
art-thing-server = サーバーの棚
art-thing-crane = 起重機
art-thing-claw = 三本指の爪
art-thing-cabinet = ガラスの箱
art-thing-chimney = 煙の出る煙突
art-thing-furnace = 炉
art-thing-pump = ポンプ
art-thing-scales = 天秤
art-thing-shield = 盾
art-thing-helmet = 潜水帽
art-thing-gun = 回転式拳銃
art-thing-flare-gun = 信号拳銃
art-thing-rifle = 猟銃
art-thing-shotgun = 散弾銃
art-thing-cannon = 大砲
art-thing-bomb = 導火線つきの爆弾
art-thing-lock = 錠前
art-thing-key = 鍵
art-thing-keys = 鍵束
art-thing-coin = 硬貨
art-thing-coins = 積んだ硬貨
art-thing-gem = 宝石
art-thing-crystal = 水晶
art-thing-cube = 立方体
art-thing-sphere = 光る球
art-thing-spheres = いくつもの光る球
art-thing-ring = 指輪
art-thing-amulet = 護符
art-thing-crown = 冠
art-thing-sceptre = 笏
art-thing-mask = 仮面
art-thing-masks = 二つの仮面
art-thing-hat = 帽子
art-thing-coat = 外套
art-thing-coats = 掛かった外套
art-thing-parka = 毛皮の防寒着
art-thing-apron = 前掛け
art-thing-glove = 手袋
art-thing-boots = 長靴
art-thing-shoes = 靴
art-thing-socks = 干した靴下
art-thing-bandage = 包帯
art-thing-syringe = 注射器
art-thing-die = さいころ
art-thing-dice = 二つのさいころ
art-thing-chessman = チェスの駒
art-thing-puppet = 糸あやつりの人形
art-thing-kite = 凧
art-thing-paper-bird = 折り紙の鳥
art-thing-balloon = 風船
art-thing-drum = 太鼓
art-thing-flute = 笛
art-thing-whistle = 呼び子
art-thing-music = 音符
art-thing-organ = オルガンの管
art-thing-statue = 彫像
art-thing-idol = 偶像
art-thing-altar = 角のある祭壇
art-thing-stone = 立石
art-thing-stones = 環状に並ぶ石
art-thing-cairn = 積み石
art-thing-column = 柱
art-thing-arch = 石の門
art-thing-portal = 光る門
art-thing-pole = 彫刻のある柱
art-thing-post = 杭
art-thing-tombstone = 墓石
art-thing-tombstones = 並んだ墓石
art-thing-coffin = 棺
art-thing-cross = 十字架
art-thing-pyramid = ピラミッド
art-thing-dome = 尖塔のある円屋根
art-thing-pagoda = 仏塔
art-thing-spire = 尖塔
art-thing-tower = 塔
art-thing-house = 家
art-thing-hut = 小屋
art-thing-tent = 天幕
art-thing-igloo = 雪の家
art-thing-wall = 煉瓦の壁
art-thing-brick = 煉瓦
art-thing-bridge = 橋
art-thing-well = 井戸
art-thing-boat = 小舟
art-thing-steamer = 汽船
art-thing-ship = 帆船
art-thing-wreck = 難破船
art-thing-plane = 水上機
art-thing-train = 列車
art-thing-wagon = 貨車
art-thing-rails = 線路
art-thing-car = 箱型の車
art-thing-cart = 荷車
art-thing-bicycle = 自転車
art-thing-pram = 乳母車
art-thing-sledge = 橇
art-thing-cable-car = ロープウェイ
art-thing-flag = 旗
art-thing-sign = 看板
art-thing-signpost = 道しるべ
art-thing-crossing = 信号機
art-thing-plank = 二枚の板
art-thing-oar = 櫂
art-thing-tree = 木
art-thing-palm = 椰子の木
art-thing-pine = 樅の木
art-thing-stump = 切り株
art-thing-leaf = 葉
art-thing-flower = 花
art-thing-thorns = 茨
art-thing-weed = 海藻
art-thing-mushroom = きのこ
art-thing-egg = 卵
art-thing-shell = 貝殻
art-thing-shells = いくつもの貝殻
art-thing-coral = 珊瑚
art-thing-bubble = ガラスの泡
art-thing-bubbles = 泡
art-thing-fish = 魚
art-thing-goldfish = 袋の中の魚
art-thing-crab = 蟹
art-thing-gull = 鴎
art-thing-bird = 鳥
art-thing-owl = 梟
art-thing-moth = 蛾
art-thing-beetle = 甲虫
art-thing-rat = 鼠
art-thing-cat = 猫
art-thing-dog = 犬
art-thing-wolf = 狼
art-thing-goat = 山羊
art-thing-cow = 牛
art-thing-stag = 牡鹿
art-thing-camel = 駱駝
art-thing-elephant = 象
art-thing-ape = 猿
art-thing-snake = 蛇
art-thing-worm = 長い虫
art-thing-tentacle = 触手
art-thing-bone = 骨
art-thing-skull = 髑髏
art-thing-heart = 心臓
art-thing-brain = 脳
art-thing-eye = 目
art-thing-ear = 耳
art-thing-mouth = 口
art-thing-hand = 開いた手
art-thing-fist = 拳
art-thing-handshake = 握り合う手
art-thing-footprints = 足跡
art-thing-figure = 人影
art-thing-figures = 並ぶ人影
art-thing-child = 子ども
art-thing-shadow = 影
art-thing-spiral = 渦巻き
art-thing-angles = 交差する線
art-thing-sigil = 描かれた印
art-thing-grid = 三つの印のある格子
art-thing-arrow = 矢印
art-thing-target = 的
art-thing-seal = 封蝋
art-thing-crack = ひび
art-thing-hearts = 赤いハート
art-thing-spades = 黒いスペード
art-thing-diamonds = 赤いダイヤ
art-thing-clubs = 黒いクラブ
art-thing-tile-map = 上から見た街区
art-thing-mountain = 山

## 場所

art-place-street = 通り
art-place-square = 広場
art-place-harbour = 港
art-place-pier = 桟橋
art-place-shore = 浜辺
art-place-sea = 海原
art-place-underwater = 海の底
art-place-ice = 氷原
art-place-mountains = 山並み
art-place-hills = 丘
art-place-forest = 森
art-place-jungle = 密林
art-place-desert = 砂漠
art-place-field = 野原
art-place-river = 川
art-place-cave = 洞窟
art-place-tunnel = トンネル
art-place-station = 駅のホーム
art-place-room = 部屋
art-place-hall = 柱の並ぶ広間
art-place-corridor = 廊下
art-place-shop = 店
art-place-cellar = 地下室
art-place-library = 書庫
art-place-church = 聖堂
art-place-theatre = 舞台
art-place-ruins = 廃墟
art-place-temple = 神殿
art-place-graveyard = 墓地
art-place-garden = 庭
art-place-roofs = 屋根の上
art-place-skyline = 立ち並ぶ高層ビル
art-place-factory = 工場
art-place-machines = 機械室
art-place-arcade = 遊技場
art-place-ward = 病棟
art-place-void = 地面のない場所
art-place-paper = 無地の背景

## 時刻と天気

art-sky-clear = 晴れた空の下
art-sky-dawn = 夜明け
art-sky-dusk = 夕暮れ
art-sky-night = 夜
art-sky-starry = 星空の下
art-sky-moonlit = 月の下
art-sky-fog = 霧の中
art-sky-rain = 雨の中
art-sky-snow = 雪の中
art-sky-storm = 嵐の中
art-sky-smoke = 煙の下
art-sky-aurora = 極光の下
art-sky-tide = 半ば水の下

## 光

art-light-lamplight = 灯火の色
art-light-moonlight = 月の色
art-light-firelight = 火の色
art-light-sealight = 水の色
art-light-leaflight = 木漏れ日の色
art-light-twilight = 薄紫の黄昏
art-light-dust = 砂埃の色
art-light-rose = 薔薇色の光
art-light-ash = 灰色の光
art-light-neon = ネオンの色
art-light-frost = 氷の色
art-light-brass = 真鍮の色

## 人

art-person-woman = 女性
art-person-man = 男性
art-person-girl = 女の子
art-person-boy = 男の子
art-person-old-woman = 老女
art-person-old-man = 老人
art-person-person = 人

## 顔

art-face-oval = 卵形の顔
art-face-long = 面長
art-face-round = 丸顔
art-face-square = 四角い顔
art-face-narrow = 細面
art-face-broad = 幅の広い顔

## 髪

art-hair-cropped = { $colour }の短く刈った髪
art-hair-parted = { $colour }の分けた髪
art-hair-swept = { $colour }のなでつけた髪
art-hair-curly = { $colour }の巻き毛
art-hair-wild = { $colour }の乱れた髪
art-hair-bob = { $colour }の断髪
art-hair-long = { $colour }の長い髪
art-hair-plait = { $colour }の編んだ髪
art-hair-bun = { $colour }の束ねた髪
art-hair-topknot = 頭の上で結った{ $colour }の髪
art-hair-bald = 剃った頭
art-hair-hidden = 髪は見えない

## 色

art-colour-black = 黒
art-colour-brown = 茶色
art-colour-fair = 金色
art-colour-red = 赤
art-colour-grey = 灰色
art-colour-white = 白
art-colour-blue = 青
art-colour-green = 緑
art-colour-yellow = 黄色
art-colour-violet = 紫

## 服

art-clothes-oilskin = { $colour }の油布の合羽を着て
art-clothes-suit = { $colour }の背広を着て
art-clothes-habit = 修道服を着て
art-clothes-cassock = 司祭の服を着て
art-clothes-waistcoat = { $colour }のベストを着て
art-clothes-jacket = { $colour }の上着を着て
art-clothes-uniform = { $colour }の制服を着て
art-clothes-kimono = { $colour }の着物を着て
art-clothes-sari = { $colour }のサリーをまとい
art-clothes-gown = { $colour }の礼服を着て
art-clothes-costume = { $colour }の舞台衣装を着て
art-clothes-flying-jacket = 革の上着を着て
art-clothes-apron = { $colour }の前掛けをして
art-clothes-shirt = { $colour }のシャツを着て
art-clothes-vest = { $colour }の袖なしを着て
art-clothes-coat = { $colour }の外套を着て
art-clothes-robe = { $colour }の長衣を着て
art-clothes-parka = { $colour }の防寒着を着て

## 身につけたもの

art-worn-glasses = 眼鏡
art-worn-moustache = 口ひげ
art-worn-beard = あごひげ
art-worn-scar = 傷あと
art-worn-earrings = 耳飾り
art-worn-goggles = 額のゴーグル
art-worn-headphones = ヘッドホン
art-worn-scarf = 襟巻き
art-worn-pencil = 耳に挟んだ鉛筆
art-worn-captains-cap = 船長の帽子
art-worn-hat = つば付きの帽子
art-worn-top-hat = 山高帽
art-worn-cap = ハンチング
art-worn-fez = トルコ帽
art-worn-sun-hat = つばの広い帽子
art-worn-flying-cap = 飛行帽
art-worn-veil = 頭巾
art-worn-fur-hood = 毛皮の頭巾
art-worn-hood = フード
art-worn-turban = ターバン
art-worn-headdress = 珠飾りの冠
art-worn-nurses-cap = 看護帽
art-worn-pearls = 真珠の首飾り
art-worn-paint = 化粧した顔
art-worn-tusks = 牙
art-worn-mask = 仮面

## 視線

art-gaze-ahead = こちらを見ている
art-gaze-left = 左を向いている
art-gaze-right = 右を向いている
art-gaze-up = 上を見ている
art-gaze-down = うつむいている
art-gaze-asleep = 目を閉じている

## 体

art-body-human = 人の形
art-body-robed = 長衣の人影
art-body-ghost = 白布のような影
art-body-crowd = 群衆
art-body-giant = 巨人
art-body-skeleton = 骸骨
art-body-hound = 猟犬
art-body-beast = 大きな獣
art-body-goat = 山羊
art-body-rat = 鼠
art-body-ape = 猿
art-body-bird = 鳥
art-body-winged = 翼のある影
art-body-fish = 二本足の魚
art-body-eel = 鰻
art-body-serpent = 大蛇
art-body-worm = 巨大な虫
art-body-spider = 蜘蛛
art-body-beetle = 甲虫
art-body-wasp = 蜂
art-body-moth = 蛾
art-body-crab = 蟹
art-body-octopus = 腕の多いもの
art-body-slime = 粘液の塊
art-body-tree = 歩く木
art-body-barrel = 星形の頭の樽
art-body-cone = 腕の長い円錐
art-body-storm = 旋風
art-body-colour = 形のない色
art-body-spheres = 球の群れ
art-body-swarm = 群れ
art-body-robot = 人の形の機械
art-body-walker = 二本足の機械
art-body-drone = 飛ぶ機械
art-body-box = 戸棚のような機械
art-body-post = 柱のような機械
art-body-cart = 車輪のある機械
art-body-arm = 腕のような機械
art-body-screen = 画面のある機械
art-body-tower = 塔のような機械
art-body-tank = 履帯の機械
art-body-bell = 鐘のような機械

## 部分

art-part-wings = 翼
art-part-horns = 角
art-part-antlers = 枝角
art-part-tentacles = 触手
art-part-claws = 鉤爪
art-part-tail = 尾
art-part-fangs = 牙
art-part-spikes = 棘
art-part-crown = 冠
art-part-hood = 頭巾
art-part-hat = 帽子
art-part-turban = 高いターバン
art-part-halo = 光輪
art-part-mask = 仮面
art-part-bandages = 包帯
art-part-collar = 高い襟
art-part-beard = ひげ
art-part-mouths = たくさんの口
art-part-roots = 根
art-part-flames = 炎
art-part-smoke = 煙
art-part-frost = つらら
art-part-antenna = アンテナ
art-part-lamp = ランプ
art-part-horn = 拡声器
art-part-dish = 皿形アンテナ
art-part-funnels = 漏斗
art-part-blades = 刃
art-part-needles = 針
art-part-cables = 配線
art-part-chain = 鎖
art-part-net = 網
art-part-propeller = プロペラ
art-part-wheels = 車輪
art-part-arms = 長い腕
art-part-hatch = 扉
art-part-slot = 投入口
art-part-dial = 計器
art-part-drawers = 引き出し
art-part-plates = 鉄板
art-part-patches = つぎはぎ
art-part-umbrella = 傘
art-part-paper = 紙片

## 体の色

art-hide-rust = 錆色
art-hide-iron = 鉄色
art-hide-brass = 真鍮色
art-hide-bone = 骨色
art-hide-moss = 苔色
art-hide-ash = 灰色
art-hide-blood = 血の色
art-hide-violet = 紫
art-hide-black = 黒
art-hide-deep = 海の色
art-hide-ice = 氷の色
art-hide-paper = 紙の色
art-hide-ember = 熾火の色
art-hide-earth = 土色
art-hide-rose = 薔薇色
