story-the-whistling-wire-encounter = 你爬上电线杆去听。六十英里的线嗡嗡响，那一头有个有耐心的。报务员戴着手套捂住耳朵，站在杆下。那句话九分钟转回来一趟，末尾的空当一趟比一趟短。听听看，发报的是谁。
story-the-whistling-wire-encounter-pass = 这副手法你认出来了。凭你们打听到的，可以有人回它一句。
story-the-whistling-wire-encounter-fail = 只有风，一只松了的瓷瓶。你往下爬的时候，它又转回来了。

story-a-library-burns-encounter = 能抢出多少是多少。馆员头上蒙着湿披巾走在前头，一路报架号，像报站。已经烧到M了。你要的在走廊尽头，上头有根大梁，专等人从底下走。
story-a-library-burns-encounter-pass = 你用背顶住大梁，她把书名念了出来。跟你们知道的凑到一处，也许就成了。
story-a-library-burns-encounter-fail = 大梁按着次序落了下来。你跑出来，一只鞋着了火，手里是本索引。

story-the-sleeping-village-encounter = 按铃没人应。他们躺在床上，手叠着，神父也在，每张床上，人旁边都空出一块。医生太太在袖子上别了张条子：站着别坐，不停说话，先叫醒敲钟的。屋里静极了，被角都翻开了。
story-the-sleeping-village-encounter-pass = 你一直站着，站到敲钟的睁开一只眼。敲钟以前他要问一件事，你们兴许答得上来。
story-the-sleeping-village-encounter-fail = 你坐下来，只想倒掉靴子里的石子。骡子在下头的路上找到了你。

story-a-thousand-missing-encounter = 你照着名单一个一个念出声。警官在堤上给你摆了桌子、马灯，念一个，停一停，顺着树看过去。有几个应了。有一个逢名字就应，应得早了一点，你要找的就是它。
story-a-thousand-missing-encounter-pass = 左边第四棵柏树，戴着王冠。知道得够多，就能叫出它自己的名字。
story-a-thousand-missing-encounter-fail = 没念到一半天就黑了。那边有人把剩下的念给你听。

story-poisoned-almanac-encounter = 你要他把印出去的全收回来。那他就破产了，六个女儿正在隔壁折页，她们有个表亲在海关，还有个在主教那儿。趁机器没再开动，谁能叫他笑出来，或者叫他害臊，他今晚就给各处代销的发电报。
story-poisoned-almanac-encounter-pass = 他笑了，笑完害臊了。天亮时一捆捆退了回来，女儿们在院子里烧。
story-poisoned-almanac-encounter-fail = 他伏在你肩上哭。身后机器开了，第二版用的纸更好。

story-the-unlit-lamps-encounter = 你去把海角重新点亮。守灯人的老婆有油，有火柴，就是找不着灯塔。中午它还在那块石头上。她在它的影子里喂了三十年鸡，影子倒还在。你挽着她，看星星从哪儿起缺了一块。
story-the-unlit-lamps-encounter-pass = 摸到栏杆了，又冷又湿。守灯人知道的，你们要是也打听到了，灯就点得着。
story-the-unlit-lamps-encounter-fail = 你绕着石头走，走到潮水断了路。鸡在影子里睡了。

story-locks-without-keys-encounter = 你们拖着绳，拖到钩住为止。八十个人推绞盘，两人一排，拉琴的从早饭起就拉同一支曲子。一会儿动了，一会儿又不动。水手长想往里圈再添一个，要背宽的，不往水里看的。
story-locks-without-keys-encounter-pass = 它出了水，是一只手，攥着楔子。懂行的也许能劝它松开。
story-locks-without-keys-encounter-fail = 推杆从你手里蹦了出去。拉琴的从头再拉一遍。

story-the-hunger-winter-encounter = 你们把雪橇拉了过来。四百英里河冰，马也不吃了，最后一段只好人拉。长老的孙子拿根杆子走在前头。快到村口，冰上站着一个，张着两臂，胖得很，问你们带了什么来。
story-the-hunger-winter-encounter-pass = 你们没停，它只好让开。村里人拿起了勺子。凭你们知道的，兴许能叫它别再来。
story-the-hunger-winter-encounter-fail = 你们停下来，跟它打了个招呼。它那一份，是从拉套的人身上取的。

story-the-fleet-in-the-weed-encounter = 你照着船尾念船名，念一条划一条。领事把登记簿拿大衣包好，搁在艇底。船一动就来不及了，漆又老。旗舰上有人提着灯走到船尾来，帮你照亮。
story-the-fleet-in-the-weed-encounter-pass = 灯还没放低，你已经念出来了。叫得出名字的船，知道底细的人就叫得回港。
story-the-fleet-in-the-weed-encounter-fail = 灯照到了你们自己的艇上，有人在上头客客气气念出它的名字。
