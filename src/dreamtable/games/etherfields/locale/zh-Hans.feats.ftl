## 成就

feat-answered = 梦放手了
feat-answered-how = 以胜利结束一个梦
feat-the-way = 穿城之路
feat-the-way-how = 找到通往下一扇门的路
feat-calm = 静如安睡
feat-calm-how = 没有任何苦痛，以胜利结束一个梦
feat-scarred = 痛也值得
feat-scarred-how = 带着5点或更多苦痛，以胜利结束一个梦
feat-untouched-mind = 毫无封存
feat-untouched-mind-how = 没有被封印的牌，以胜利结束一个梦
feat-growing = 不断成长
feat-growing-how = 一场中放置3张进程牌
feat-strong-deed = 一夜百事
feat-strong-deed-how = 一场中执行20个行动
feat-wanderer = 梦游者
feat-wanderer-how = 一场中移动10次
feat-own-head = 全凭自己
feat-own-head-how = 没有求助提示就解开一个谜
feat-against-the-clock = 烛尽之前
feat-against-the-clock-how = 六轮以内以胜利结束一个梦
