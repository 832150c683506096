story-ingrid-solheim-crippled = 她的手冻坏了，一直坏到手腕，笔是咬在牙里的。她把海图塞给你，求你画完最后一段。那是他们掉头的那段岸，她画进了一个港口，三盏灯，谁也没到过。她要你照着水深说，岸往哪边去。
story-ingrid-solheim-crippled-pass = 正东，在冰后头。你画上了，她睡着了。有人把三盏灯一盏一盏熄掉。
story-ingrid-solheim-crippled-fail = 你对着数目字，对到墨水冻住。她等着，雪橇等着，白天又短。
story-ingrid-solheim-insane = 她一遍一遍画同一段海岸，世上没有这段海岸。护士收走了纸，她就画在窗户的霜上。她怕的是潮痕在动。趁霜没化，她让你看昨夜那一块，求你说说，它照的是哪本历书。你知道两本。
story-ingrid-solheim-insane-pass = 老的那本。照那本，大潮在二月，已经过了。她冲玻璃哈口气，擦干净了。
story-ingrid-solheim-insane-fail = 你拿手指顺着线走，看它在哪儿上岸。它在你胳膊肘边上了岸。

story-rafael-quintana-crippled = 他用一根还能动的手指在床栏上敲电码，敲了两天，修女以为他是疼。不是英文码，也不是西班牙文码；每到第九下就空一下，对面的空床替他补上。他看着你。趁手指还敲得动，抄下来。
story-rafael-quintana-crippled-pass = 两半你都抄全了，是一个呼号，一个地方。你敲了“收到”，对面的床不响了。
story-rafael-quintana-crippled-fail = 走廊里推过一辆车，你抄断了。他笑笑，把手放平，剩下的自己留着。
story-rafael-quintana-insane = 收音机是死的，里头却有人跟他说话。灯丝拆了，电池搁在架子上，他还客客气气陪着聊，因为他一停，那边就要换别人来听。他没应过谁。你得拿他的钳子把天线剪断，剪的时候，它叫着你的名字。
story-rafael-quintana-insane-pass = 你等它叫完，剪了。拉斐尔摘下耳机，一只耳朵红得像孩子。
story-rafael-quintana-insane-fail = 你出于礼貌应了一声。它道了谢，从那以后你不接电话了。

story-sister-agnese-moretti-crippled = 修女们一声不响地照看她，数你的钱。绷带四里拉，肉汤两里拉，末了还有一笔不肯说名目，是关一扇窗的钱。每天晚祷时分，有东西来找她。院长肯让你接她走，只剩那扇窗得谈一谈。
story-sister-agnese-moretti-crippled-pass = 你谈起穷人，谈起主教的侄子。她把那一笔划掉了，从当晚起，没有东西再来。
story-sister-agnese-moretti-crippled-fail = 她很抱歉，窗总归是窗。你签了字，按月付。
story-sister-agnese-moretti-insane = 她祷告停不下来，念的名字都不是圣人。她说一共四百个，总得有人好好念着它们，不然它们要自己来问。剩最后十个了，她没了嗓子。她让你跪下，跟她一起念，心要诚。
story-sister-agnese-moretti-insane-pass = 你是诚心的。念到末一个，她笑出了声，把干瘦的手搁在你额头上，搁了很久。
story-sister-agnese-moretti-insane-fail = 念到第七个，你走了神，想它长什么样。它觉得该让你看看。

story-hafiz-demir-crippled = 债主们围着床坐，像一圈乌鸦。他们待他不错，带了葡萄，他咳嗽还扶他一把。他欠的全在一只信封里，拿去买断了一个晚上，那晚本该五月里落到大家头上的。你签个字也行，出点血也行。哈菲兹把脸转过去。
story-hafiz-demir-insane = 同一只空盒子，他卖了你九回。一回比一回好，你一回给他一枚硬币，他羞得直哭，可停不下来。你后头站着第十位主顾，帽子体面，带足了钱，要买盒子里的东西。他求你还价，照他父亲那样还。
story-hafiz-demir-insane-pass = 你走了两回，他叫住你两回。体面帽子等烦了。哈菲兹从自己架上拿了样东西给你。
story-hafiz-demir-insane-fail = 他要多少你给多少。体面帽子抬了抬，看别的货去了。

story-moana-rewi-crippled = 船员把她抬上岸，想撇下她开船。他们心不狠，只是她夜夜在梦里报水深，从没超过一寻。领港船靠在边上，潮水只等一个钟头。大副戴着帽子听。她会怎么说，你就怎么说。
story-moana-rewi-crippled-pass = 你说了，连她骂人的话都带上。他们把她抬回船，测得七寻，给你开了两张船票。
story-moana-rewi-crippled-fail = 他说对不住，是真心的。到中午船走了，测深绳留在你手里。
story-moana-rewi-insane = 她拿椅子当舵把着，朝一颗星开，那星一个钟头前就落了。病房掉过两回头，墙角的老头晕船了。她累，可没人接班，她不能松手，接班的得看得见她看见的。顺着她的胳膊，越过煤气厂看过去，报个航向。
story-moana-rewi-insane-pass = 在那儿，烟囱偏两个字，低低的。你报了，她复诵一遍，松了手，睡着了。
story-moana-rewi-insane-fail = 你只看见煤气厂。她还是派你值班，值到来个看得见的。

story-shun-takeda-crippled = 他请你替他拿着刀，他要喘口气。刀是他师父的，打完就没能回鞘，谁也收不回来：它停在砍中的地方，离席子一尺，悬着，那一头还有东西。两只手，他说，腰上使劲。
story-shun-takeda-crippled-pass = 你一寸一寸抽了出来。那一头的，在别处一间屋里，重重坐下了。
story-shun-takeda-crippled-fail = 是抽出来了，冲着你来的。武田说口子很干净，教你怎么坐。
story-shun-takeda-insane = 他向屋角鞠躬，屋角向他还礼。从星期天行到现在，谁也不能先停。他低着头，话倒说得清楚：拿上刀，站到他后头，下一回别鞠。它到现在都很守礼，往后就难说了。

story-leela-deshpande-crippled = 她口授一部语法，说万万不能忘。一共十二个格，讲到第九个了。这话从没人说过，是拿来用的。她眼睛蒙着纱布，看不见墨水在你落笔前就干了。跟上，她说，漏一个格，那句话就说得出来了。
story-leela-deshpande-crippled-pass = 你跟上了，一直到最后一个不规则复数。四面都关严了，你发觉自己在用它想事情。
story-leela-deshpande-crippled-fail = 第十个你漏了，没敢问。她接着讲索引，心满意足，口齿清楚。
story-leela-deshpande-insane = 她写的每一页都以你的名字开头，接着是你读到它的日子，再接着是你的手在做什么。最后一张写到半句，她把笔咬断了，好不往下写。趁它还不成句，把这半句译出来。
story-leela-deshpande-insane-pass = 那个动词另有一解，你取了那一解。她张开嘴，笔掉了下来。
story-leela-deshpande-insane-fail = 你往下读了。接下来的事有个词，等你弄懂，已经是星期四。

story-samuel-otieno-crippled = 头一担你不挑，脚夫们就不走。那一担是躺在吊床里的塞缪尔，过了河就越来越沉，昨晚得八个人抬。压在他身上的那位，上秤没分量，上杠子可不轻。你把肩膀顶了进去。
story-samuel-otieno-crippled-pass = 你还是站起来了。有东西从后头滑进草里，闷闷不乐，脚夫们唱了起来。
story-samuel-otieno-crippled-fail = 抬到下一棵树就不行了。你们背靠背坐着，坐到月亮落。
story-samuel-otieno-insane = 他说小声点，象群在墙里。它们走了老远的路，渴了。他沿墙根摆了一溜脸盆，脸贴着地板数。有一头不是象，踮着脚走。他在地上给你挪出块地方。你听，是哪一头。
story-samuel-otieno-insane-pass = 在炉子后头，夹在两头当中。你敲敲墙，他点头，象群往一处一靠，踩着了什么。
story-samuel-otieno-insane-fail = 你只听见又大又轻的脚步。早上脸盆都空了，他谢你来看他。

story-eleanor-whitcombe-crippled = 她往镜子上哈气，哈出一只手。不是她的，她的两只手上着夹板，在毯子底下。镜上有气，它就过不来，她从凌晨四点哈到现在。你从护士手里接过镜子，俯下身去。
story-eleanor-whitcombe-crippled-pass = 你一口气往外呼，一直不断，那只手凉下去，摆了摆，糊了。
story-eleanor-whitcombe-crippled-fail = 你总得吸口气。它摸了摸你的脸，埃莉诺连声说对不起。
story-eleanor-whitcombe-insane = 你还没问，桌子已经敲了。她给带走以后它就没停过：活人一下，别的两下，你好像是三下。她攥着拳头，里头有个答案，拿一句问话来换。要不你戴上帽子走吧，多半人都走。
story-eleanor-whitcombe-insane-ask = 你问了。她张开手，不知哪儿有扇大门轻轻掩上，可你听见了，刚才是谁靠在上头。
story-eleanor-whitcombe-insane-leave = 你戴上帽子。到了街上才看见，手里拎着她的包，是她有意让你拎的。

story-jack-callahan-crippled = 行李员赌咒说没看见有人摔下去。对两位督察，他说的一字不差，可杰克就躺在那儿，露着四根肋骨。那晚九点一刻的车根本没开。他怕自己行李车里的什么，也怕你。让他说出来，它拿什么付的车钱。
story-jack-callahan-crippled-pass = 他说了，哭了。上了账，它就得跟别人一样，下一站下车。
story-jack-callahan-crippled-fail = 他到底叫来了铁路警察。他们一致认为，总该有人看见了谁，看见的是你。
story-jack-callahan-insane = 他把整本时刻表钉在天花板上。像他那样躺着，拿帽子遮住一只眼，就看得见车在走。有一班车，哪家公司都没有，你停哪儿，它停哪儿。他在灯罩那块儿跟丢了。你在他旁边躺下。
story-jack-callahan-insane-pass = 在那儿，正开出的里雅斯特。他钉上最后一根针，它到不了站了，车次你也记下了。
story-jack-callahan-insane-fail = 你只看见苍蝇。杰克拍拍你的胳膊，他工夫比你多，接着看。

story-song-yulan-crippled = 班主要拿戏箱抵医院的账。他是个瘦子，那件白蛇的行头，比戏园子还值钱。去取的时候，它直直挂在衣柜里，里头没人，在喘气。你跟他坐下喝茶，把话头引到看客身上。
story-song-yulan-crippled-pass = 账他付了，还从箱里拿了样东西给你。行头总算叠好了，两只袖子里各放一枝艾草。
story-song-yulan-crippled-fail = 他卖给了票房。星期六开了一场，听说好得很。
story-song-yulan-insane = 她只唱停顿。满病房的人都学会了等。两个停顿当中有一个音，不是她的，略低一点，一回比一回靠近调子。只要它进对一回，就能自己唱下去。她拿眼睛求你坐在那儿，心里一支曲子也别想。
story-song-yulan-insane-pass = 你想着白米饭。它又试了两回，跑了调，末一小节是她自己唱的。
story-song-yulan-insane-fail = 你想起一支，它拿去了。夜里水管都在唱，你醒着，等它收尾。

story-noah-littlebear-crippled = 残骸一边凉一边嘀嗒响。诺亚压在机翼底下，兴致不坏，一只手按着他撞上的东西。那是在九百英尺高处，地图上没有。只要他不松手，它就起不来。听我数，他说，抬大梁，别看它的脸。
story-noah-littlebear-crippled-pass = 你抬。他松手、滚开，一气呵成，大梁落在了该落的地方。
story-noah-littlebear-crippled-fail = 你抬，它也抬。你醒来时离残骸很远，残骸在树上。
story-noah-littlebear-insane = 他只肯降在没有地的地方。飞机早当废铁卖了，只剩一只座椅吊在机库里，离地六英尺，他从星期一坐到现在，油快完了。他喊，底下什么都张着口。你得像雾天那样，用嘴把他领下来，还不能听着发急。
story-noah-littlebear-insane-pass = 你聊风，聊晚饭。他轻得像片叶子落下来，张着口的那位把口闭上了。
story-noah-littlebear-insane-fail = 他说你听着发急。你抱着毯子坐在他底下，等他把油用完。
