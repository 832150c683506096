## 地区遭遇：美洲、欧洲、亚洲与澳洲

story-america-1-boston = 图书管理员借给你一本目录里没有的书。
story-america-1-vancouver = 只要等得够久，雾号会拼出一句话来。
story-america-1-rio = 桑巴舞校在大白天排练一场仪式。

story-america-2-boston = 降灵会拖过了钟点。
story-america-2-vancouver = 鲑鱼船捞上来一个长着拇指的东西。
story-america-2-rio = 那位收藏家用羊皮纸付账。

story-america-3-boston = 院长请你批阅一篇古怪的论文。
story-america-3-vancouver = 淘金客在牌桌上赌一张地图。
story-america-3-rio = 你爬上山顶，去看那座尚未建成的雕像。

story-america-4-boston = 捕鲸人的遗孀看了你的手相，替你把手合上。
story-america-4-vancouver = 天文台多出了一只目镜。
story-america-4-rio = 神谕的价钱，是你一生中的一个钟头。

story-america-5-boston = 图书馆的书桌比台灯多一张，你被领到的正是那一张。
story-america-5-vancouver = 领港员照着去年就熄掉的灯光掌舵。
story-america-5-rio = 午夜的沙滩上，烛火朝下燃烧。

story-america-6-boston = 北区的殡葬商预售墓志铭。
story-america-6-vancouver = 海关的棚屋里有只木箱，收件人是你，笔迹也是你的。
story-america-6-rio = 老琴师拉开一个没有音管的音栓。

story-america-7-boston = 荣休教授对着空荡荡的讲堂授课，还点了名。
story-america-7-vancouver = 伐木营地有座瞭望塔，上去的人没有一个下来过。
story-america-7-rio = 缆车停在半空，有人上了车。

story-america-8-boston = 墓园里有块留白的石碑，字正一行行浮出来。
story-america-8-vancouver = 雕匠指给你看，柱上哪一张脸是新近才有的。
story-america-8-rio = 皇帝的植物学家留下一棵树，至今按时坐诊。

story-europe-1-liverpool = 正午之前，码头上的闲话不值钱。
story-europe-1-naples = 一名修士守着一只罐子彻夜不眠。
story-europe-1-constantinople = 有人替你引见维齐尔的堂亲，一共七位。

story-europe-2-liverpool = 偷渡客说得出你这条船最后停在哪个港。
story-europe-2-naples = 地下墓穴，往回走的时候更长。
story-europe-2-constantinople = 地毯商们轮番加价，争论你的灵魂。

story-europe-3-liverpool = 博物馆里的标签，是故意全部贴错的。
story-europe-3-naples = 山在嘟囔，信徒们嘟囔着答话。
story-europe-3-constantinople = 一名审查官提出，可以把你的档案弄丢。

story-europe-4-liverpool = 摆渡人收了两次船钱，一次收你的，一次收另一个你的。
story-europe-4-naples = 圣物照例按时流血，到了你面前却止住了。
story-europe-4-constantinople = 一位使节把你错认成某个可怕的人，躬身行礼。

story-europe-5-liverpool = 还没出的事，棉花交易所已经挂了牌价。
story-europe-5-naples = 城门边的算命女人，没等你坐下就哭了。
story-europe-5-constantinople = 渡轮的头等舱，专留给早有人等候的客人。

story-europe-6-liverpool = 休假的守塔人，在一直黑着的房间里睡不着觉。
story-europe-6-naples = 潜水员捞上来一只青铜手，剩下的部分却谁也不肯再下去捞。
story-europe-6-constantinople = 站长收下你的礼物，打量你的眼神像在打量下一件。

story-europe-7-liverpool = 在河底挖隧道的工人，遇上了另一批挖掘者。
story-europe-7-naples = 博物馆那间上锁的陈列室里，壁画被人照着真物重新画过。
story-europe-7-constantinople = 托钵僧不停旋转，直到转动的变成房间。

story-europe-8-liverpool = 船运职员的账上，你登记为货物。
story-europe-8-naples = 告解室两侧都有格窗，两边都坐着人。
story-europe-8-constantinople = 地下水宫的石柱之间，立着一根没有人雕过的。

story-asia-1-bombay = 一位梵学家准许你抄写，每十叶抄一叶。
story-asia-1-yokohama = 弓手沿码头列队，箭头朝着内陆。
story-asia-1-melbourne = 剪羊毛工人的罢工，还缺一双手臂。

story-asia-2-bombay = 寂静之塔；有人在里面数数。
story-asia-2-yokohama = 港务局把最大的一门炮借给你一个钟头。
story-asia-2-melbourne = 拳击帐篷按回合付钱。

story-asia-3-bombay = 香料商正在研磨的东西，原本是一页书。
story-asia-3-yokohama = 一只狐狸把你领到最近的敌人面前，鞠躬退下。
story-asia-3-melbourne = 你一口接一口地挖井，直到大地作出回答。

story-asia-4-bombay = 一座祖传的藏书楼正论斤出售。
story-asia-4-yokohama = 戴面具的舞者演出明天的战斗。
story-asia-4-melbourne = 筑路队朝着一点不断后退的光铺设铁轨。

story-asia-5-bombay = 一个小学生背九的乘法表，背过了头，还在往下背。
story-asia-5-yokohama = 铸造厂想找个罪有应得的东西，试试新造的鱼叉。
story-asia-5-melbourne = 金矿最深的坑道，支柱是从下面撑上来的。

story-asia-6-bombay = 纱厂文书记着两本账，第二本里有你的生日。
story-asia-6-yokohama = 电报局可以向任何一支舰队转发一道命令，只要你说得出口令。
story-asia-6-melbourne = 远处有人在游，冲着外海喊：岸在这边。

story-asia-7-bombay = 看手相的人付钱给你，求你把手收回去。
story-asia-7-yokohama = 地震仪的笔尖，画出了某个东西走路的步子。
story-asia-7-melbourne = 码头工人不肯给影子先到港的船卸货。

story-asia-8-bombay = 海港对面的石窟里，那尊雕像比导游手册上多一张脸。
story-asia-8-yokohama = 消防队在夜里操练，对付的是谁也没见过的火。
story-asia-8-melbourne = 天文台这个月已经弄丢了两回南十字星。
