card-gambler = 赌徒
story-gambler = 你揣着一枚硬币出了家门，在街角抛了一下，到现在还没落下来。你在四个镇子欠着钱，四个镇子都欢迎你再来。谁赢走你的帽子，谁就得把自己那顶留下。
action-gambler = 切牌

card-specialist = 专家
story-specialist = 你耳朵后面别着一支铅笔，再后面才是你一直在找的那支。凡是你修过的东西，到今天都还在转。每天晚上得有人满屋子走一圈，一样样关掉，邻居们排了班轮着来。
action-specialist = 草图

card-tough-guy = 硬汉
story-tough-guy = 钢琴你一个人扛，别人来帮只会受伤。你从没抬高过嗓门，倒是有一回抬起过一辆电车。胸前口袋里有张单子，记着答应过要回去拿的东西，叠得很小，从外面看不出来。
action-tough-guy = 硬顶

card-free-spirit = 不羁者
story-free-spirit = 大人叫你别画出线外，你就钻到线里去，看看线是怎么做的。你睡觉开着窗，鞋放在窗户那一边。遇上锁着的门，你先客客气气问它，本来想当个什么。
action-free-spirit = 溜走
