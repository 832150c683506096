card-warden-of-ash = 灰烬典狱长
story-warden-of-ash = 一根烟囱一间牢房，一个名字一根烟囱。

card-the-choir = 合唱体
story-the-choir = 九千副嗓子，一口气。女低音的座位给你留着。

card-jordan = 乔丹机器人
story-jordan = 它替你拎着另一件外套，从没问过做什么用。
