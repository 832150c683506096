card-breach-charge = 破门炸药
story-breach-charge = 门只问一次。

card-phalanx-loop = 方阵循环
story-phalanx-loop = 左边站着，右边就站着。回到第一行。

card-last-volley = 最后齐射
story-last-volley = 炮弹上写好“对不住”，打出去。

card-shield-wall = 盾墙
story-shield-wall = 车门一扇接一扇捆好。人人分到一扇窗。

card-spear-drill = 长矛操典
story-spear-drill = 第二排从第一排肩上刺出去。

card-rations = 口粮
story-rations = 冷豆子，热电池，一路往后传。

card-covering-fire = 掩护射击
story-covering-fire = 朝它头顶的墙打，打到它满脑子是墙。

card-siege-line = 攻城线
story-siege-line = 墙每小时往前迈一步。人跟在墙后。

card-chain-shot = 链弹
story-chain-shot = 两颗铁球，一截锚链。头一个拦不住它。

card-hold-the-line = 守住这条线
story-hold-the-line = 粉笔画的线。从星期四守到现在。

card-buried-armoury = 地下军械
story-buried-armoury = 埋在游乐场下面，裹着油布，发票都在。

card-marching-song = 行军歌
story-marching-song = 数到第四拍，所有靴子一齐落下。

card-tea-and-wire = 茶与线
story-tea-and-wire = 先斟茶，再焊线。

card-oath-of-the-hall = 堂口之誓
story-oath-of-the-hall = 一只杯子传一圈。谁递出去之前都先斟满。

card-borrowed-skin = 借壳
story-borrowed-skin = 标签上写着：雨季前归还。

card-bathhouse = 澡堂
story-bathhouse = 手臂寄在柜台，挂上编号的钩。水大家一起泡。

card-sworn-brother = 结拜兄弟
story-sworn-brother = 好的那只泵给你，疤他留着。

card-tattoo-ledger = 刺青账
story-tattoo-ledger = 账记在背上。要对账，先请人泡个澡。

card-guest-room = 客房
story-guest-room = 铺盖已经焐热。没人问你去了哪儿。

card-take-the-blame = 顶罪
story-take-the-blame = “是我干的。”你对摄像头说，给它看你上相的那半边。

card-funeral-money = 奠仪
story-funeral-money = 白信封，不署名。凑起来够换一根脊梁。

card-cup-and-knife = 杯与刀
story-cup-and-knife = 先和它喝一杯。刀一直在托盘上。

card-old-debts = 旧人情
story-old-debts = 堂口翻开账本，念出欠下的，从最小一笔还起。

card-fitting-room = 试衣间
story-fitting-room = 一道帘，一张凳，衣架上五具躯体。裁缝背过身去。

card-field-notes = 田野笔记
story-field-notes = 书页里夹着一片叶子，一根保险丝。都还能用。

card-second-reading = 重读
story-second-reading = 从末尾往回读，这一页里有道楼梯。

card-sealed-thesis = 封存论文
story-sealed-thesis = 只能拆一次。评审请站到线后。

card-long-lens = 长焦镜头
story-long-lens = 在这屋顶上，看得清邻区一家馆子的菜单。

card-footnote = 脚注
story-footnote = 字很小。整篇论证都挂在上面。

card-core-sample = 岩芯
story-core-sample = 从最早的记忆里钻出一支石芯。

card-errata = 勘误
story-errata = 第七行，“墙”应作“门”。

card-survey-kite = 测绘风筝
story-survey-kite = 带着相机和三明治飞上去。你跟着线走。

card-viva = 答辩
story-viva = 三位老太太，一人一问。第三位只问你叫什么。

card-free-edition = 自由版本
story-free-edition = 末页写着：本页请撕走。

card-marginalia = 旁注
story-marginalia = 页边的问题，有人用绿墨水一一答了。

card-atlas = 图集
story-atlas = 地图比城市还老，上面有你的脚印。

card-burned-name = 焚名
story-burned-name = 证件举在蜡烛上，烤到照片扭过头去。

card-wrong-door = 敲错门
story-wrong-door = 它敲门。老头开了门，讲起他的膝盖。

card-nobody-home = 无人在家
story-nobody-home = 牛奶在台阶上，灯关着，水壶还温。它们一个个走了。

card-static-coat = 静电外套
story-static-coat = 反着穿，摄像头只拍到天气。

card-loose-alias = 化名
story-loose-alias = 附赠一个生日、一个姐姐、一样爱喝的汤。

card-trapdoor = 活板门
story-trapdoor = 排在最后的站在地毯上。地毯是新的。

card-crowd-cover = 人潮
story-crowd-cover = 四十个人撑着和你一样的伞，走出车站。

card-forked-repo = 分叉库
story-forked-repo = 你把左半条路带回家。天亮前，两半都长全了。

card-skeleton-key = 万能钥匙
story-skeleton-key = 勺子磨出来的。比这难开的格子也开过。

card-swapped-plates = 套牌
story-swapped-plates = 出车库时是面包店的车，到站时是灵车。

card-empty-grave = 空坟
story-empty-grave = 星期二，你们全体下葬。来的人不少。

card-loop-the-tape = 循环录像
story-loop-the-tape = 警卫第九遍看你不在场的录像。
