## 探险遭遇

story-expedition-amazon-1-initial = 河道被雕像堵成了一道坝。
story-expedition-amazon-1-pass = 坝后是一座干燥的礼拜堂。
story-expedition-amazon-1-fail = 坝松开了。

story-expedition-amazon-2-initial = 一个部落替你保管了六十年照相机。
story-expedition-amazon-2-pass = 他们只要一支歌来换。
story-expedition-amazon-2-fail = 他们把底片冲了出来。

story-expedition-amazon-3-initial = 蛀虫把传教站的圣经蛀成了一张河流图。
story-expedition-amazon-3-pass = 你顺着虫洞走。
story-expedition-amazon-3-fail = 虫子顺着你走。

story-expedition-nubia-1-initial = 竖井一路向下，越过国王，越过国王的神。
story-expedition-nubia-1-pass = 你先读了封印，才打破它。
story-expedition-nubia-1-fail = 你先打破了它。

story-expedition-nubia-2-initial = 在第二间墓室里，沙子向上坠落。
story-expedition-nubia-2-pass = 你等它落完。
story-expedition-nubia-2-fail = 你催了它一下。

story-expedition-nubia-3-initial = 一口枯井，井壁上的字一直写到井底。
story-expedition-nubia-3-pass = 你在倒数第二行停住。
story-expedition-nubia-3-fail = 你读了最后一行。

story-expedition-congo-1-initial = 白猿为你铺好了路。
story-expedition-congo-1-pass = 它们的女王只想请人画张像。
story-expedition-congo-1-fail = 她不喜欢那张像。

story-expedition-congo-2-initial = 热病向你提问。
story-expedition-congo-2-pass = 你一一作答。
story-expedition-congo-2-fail = 你反问了一句。

story-expedition-congo-3-initial = 鼓声通报你的到来，用的是你还没取的名字。
story-expedition-congo-3-pass = 你应了。
story-expedition-congo-3-fail = 有别人应了。

story-expedition-yenisei-1-initial = 倒伏的树木至今还指着什么。
story-expedition-yenisei-1-pass = 你在它们不指的地方挖。
story-expedition-yenisei-1-fail = 你在它们指的地方挖。

story-expedition-yenisei-2-initial = 萨满答应用鼓声送你到冰下，要的是烟草。
story-expedition-yenisei-2-pass = 你带着曲调回来。
story-expedition-yenisei-2-fail = 曲调独自回来了。

story-expedition-yenisei-3-initial = 雪地里停着一节车厢，这里从未铺过铁轨。
story-expedition-yenisei-3-pass = 你拉下制动绳，提着行李下了车。
story-expedition-yenisei-3-fail = 它准点开走了。

story-expedition-kunlun-1-initial = 守着山口的，是一座只有一个人的寺院。
story-expedition-kunlun-1-pass = 他一直在等人来换班。
story-expedition-kunlun-1-fail = 他没有在等。

story-expedition-kunlun-2-initial = 脚印从冰川正中间开始。
story-expedition-kunlun-2-pass = 脚印止于一扇兽角之门。
story-expedition-kunlun-2-fail = 脚印止于你身后。

story-expedition-kunlun-3-initial = 僧人们用篮子把你缒下去，一路唱着，不让绳子听见。
story-expedition-kunlun-3-pass = 你自己凿着台阶爬了上来。
story-expedition-kunlun-3-fail = 绳子听见了。

story-expedition-ross-1-initial = 冰呻吟着，吐出五角形的音节。
story-expedition-ross-1-pass = 你回了它正确的那一个。
story-expedition-ross-1-fail = 船壳替你回了。

story-expedition-ross-2-initial = 有人为没有手的生物建了一座捕鲸站。
story-expedition-ross-2-pass = 你抄下墙上的计数。
story-expedition-ross-2-fail = 计数里包括你。

story-expedition-ross-3-initial = 营地里七张铺位，桌边却有八把椅子。
story-expedition-ross-3-pass = 你没有去动第八把。
story-expedition-ross-3-fail = 你坐了下来。
