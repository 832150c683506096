story-veil-of-ash-1 = 灰落在你影子待过的地方，还照着那个样子，站了一会儿，冲你摆摆手，躺下了。
story-veil-of-ash-2 = 有别的东西先过了这道帘子。它蹭蹭脚，四下看，是谁叫的。

story-whisper-of-names-1 = 那名字也学会了你的名字。墙那边有人在练，嘴唇的数目跟你不一样。
story-whisper-of-names-2 = 这名字有主，还在用。人家放下手里的活，过来接电话了。

story-candle-of-the-sleepless-1 = 火给多少，拿多少。朋友睡着了，到早上，你的领口宽了一指。
story-candle-of-the-sleepless-2 = 点了一夜不见短，短的是你。收拾房间的姑娘得在被单里找你。

story-hand-of-salt-1 = 手指渐渐发白，舔一舔是码头的味道，握拳时沙沙响。
story-hand-of-salt-2 = 海想把盐要回去。你杯里的水，比倒的时候高了一点。

story-the-open-way-1 = 门是有记性的。你走过的那扇跟别的都说了，这会儿有人在拧你的把手。
story-the-open-way-2 = 你先到，剩下的你后到。当中有一会儿，帽子没人拿着。

story-bind-the-lesser-1 = 铁链在你自己的腕骨里响。结打得公道，它要看看另外半边。
story-bind-the-lesser-2 = 绳子还有一头，刚刚有谁捡了起来，轻轻拽两下，问问是哪位。

story-second-sight-1 = 你用别人的眼睛看，别人也用你的看。这几行他也在读，比你快一点。
story-second-sight-2 = 你闭上眼，过一会儿它们才闭。那一会儿，它们看的是别的。

story-mend-flesh-1 = 新皮的颜色不大对，上头有个老牛痘疤，是你没去过的国家种的。
story-mend-flesh-2 = 力气是借的，主人发觉了。他在远处坐起来，顺着胳膊往下摸。

story-iron-litany-1 = 缺最后一节。你只好从头再念，念一遍冷一分，一遍比一遍像铁。
story-iron-litany-2 = 墙后头有人替你念了“阿门”。那边没有屋子，嘴里还含着东西。

story-sign-of-koth-1 = 一座本来没有的塔看着你走。有扇窗亮着，你走一步，一只手把帘子拉下一截。
story-sign-of-koth-2 = 进去时点过数，出来又点一遍。两个数目正在核对。
