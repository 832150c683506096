card-necronomicon = 死灵之书
story-necronomicon = 它总翻开在你上次梦见的那一页。

card-the-silver-key = 银钥匙
story-the-silver-key = 它不合任何一把锁，却开得了每一道门。

card-shining-trapezohedron = 闪耀的偏方三八面体
story-shining-trapezohedron = 往里看很容易；代价是你肩后的那片黑暗。

card-pnakotic-manuscripts = 纳克特抄本
story-pnakotic-manuscripts = 最古老的几章用的是将来时。

card-fungal-lens-of-yuggoth = 犹格斯菌镜
story-fungal-lens-of-yuggoth = 透过它看，空无一物之处并不空。

card-tiara-of-yha-nthlei = 伊哈·恩斯雷之冠
story-tiara-of-yha-nthlei = 照一颗头的尺寸打的，跟你的头眼下还不大像。

card-lantern-of-irem = 埃雷姆之灯
story-lantern-of-irem = 它的光照在那些曾经立着的柱子上。

card-sceptre-of-the-nameless-city = 无名之城权杖
story-sceptre-of-the-nameless-city = 执此权杖为王的，并不直立行走。

card-stasis-cube-of-yith = 伊斯静滞方块
story-stasis-cube-of-yith = 在它里面，最后那一分钟还没有发生。

card-powder-of-ibn-ghazi = 伊本·加齐之粉
story-powder-of-ibn-ghazi = 撒上一撮，接下来十次心跳，你会巴不得没撒过。

card-scarab-of-nitocris = 尼托克丽丝圣甲虫
story-scarab-of-nitocris = 别人咒在你身上的，它都吃掉，只剩个壳。

card-blade-of-sarnath = 萨尔纳斯之刃
story-blade-of-sarnath = 降临那座城的厄运，没有带走这把剑。

card-crystal-of-kadath = 卡达斯水晶
story-crystal-of-kadath = 里面存着一场谁也没见过的落日。

card-lightning-projector = 闪电投射器
story-lightning-projector = 造它的没有手，所以它也没有柄。
