card-necronomicon = 死灵之书
story-necronomicon = 一翻开，总是你上回梦见的那一页。

card-the-silver-key = 银钥匙
story-the-silver-key = 哪把锁它都不合，哪扇门它都能开。

card-shining-trapezohedron = 闪耀的偏方三八面体
story-shining-trapezohedron = 往里看不费事，看完，你肩后那片黑就归它了。

card-pnakotic-manuscripts = 纳克特抄本
story-pnakotic-manuscripts = 最老的几章，讲的全是往后的事。

card-fungal-lens-of-yuggoth = 犹格斯菌镜
story-fungal-lens-of-yuggoth = 拿它一照，空地方都不空。

card-tiara-of-yha-nthlei = 伊哈·恩斯雷之冠
story-tiara-of-yha-nthlei = 照一颗头的尺寸打的，跟你的头眼下还不大像。

card-lantern-of-irem = 埃雷姆之灯
story-lantern-of-irem = 柱子早没了，灯一举，光还照在柱子上。

card-sceptre-of-the-nameless-city = 无名之城权杖
story-sceptre-of-the-nameless-city = 拿它称王的那些，不是站着走路的。

card-stasis-cube-of-yith = 伊斯静滞方块
story-stasis-cube-of-yith = 匣子里，最后那一分钟还没到。

card-powder-of-ibn-ghazi = 伊本·加齐之粉
story-powder-of-ibn-ghazi = 撒上一撮，接下来十次心跳，你会巴不得没撒过。

card-scarab-of-nitocris = 尼托克丽丝圣甲虫
story-scarab-of-nitocris = 别人咒在你身上的，它都吃掉，只剩个壳。

card-blade-of-sarnath = 萨尔纳斯之刃
story-blade-of-sarnath = 那座城遭了劫，唯独这把剑没带走。

card-crystal-of-kadath = 卡达斯水晶
story-crystal-of-kadath = 里头收着一场落日，谁也没见过。

card-lightning-projector = 闪电投射器
story-lightning-projector = 造它的没有手，所以它也没有柄。
