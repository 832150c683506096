story-veil-of-ash-1 = 灰落在你的影子原先所在的地方。
story-veil-of-ash-2 = 有别的东西抢先一步穿过了帷幕。

story-whisper-of-names-1 = 那名字也记住了你的名字。
story-whisper-of-names-2 = 这名字有主人，而且还在用着。

story-candle-of-the-sleepless-1 = 火焰给出多少，便取走多少。
story-candle-of-the-sleepless-2 = 它烧了一整夜也不见短，短的是你。

story-hand-of-salt-1 = 你的手指渐渐发白。
story-hand-of-salt-2 = 大海想把它的盐要回去。

story-the-open-way-1 = 门是有记性的。
story-the-open-way-2 = 你先到了，其余的你随后才到。

story-bind-the-lesser-1 = 锁链在你自己的腕骨里哗啦作响。
story-bind-the-lesser-2 = 绳子还有另一头，刚刚有谁把它拾了起来。

story-second-sight-1 = 你透过别人的眼睛看，别人也透过你的眼睛看。
story-second-sight-2 = 你闭上双眼，过了一会儿，它们才闭上。

story-mend-flesh-1 = 新长的皮肤与你的肤色不大一样。
story-mend-flesh-2 = 这力气是借来的，而它的主人已经发觉了。

story-iron-litany-1 = 最后一节已经失传。
story-iron-litany-2 = 墙后头，有人替你念了那声“阿门”。

story-sign-of-koth-1 = 一座原本不在那里的塔，目送你离开。
story-sign-of-koth-2 = 你进去时被点过一次数，出来时又点了一次。
