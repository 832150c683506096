## 成就

feat-mission = 任务完成
feat-mission-how = 赢得一个剧本
feat-alone-in-the-net = 独闯网络
feat-alone-in-the-net-how = 单人赢得一个剧本
feat-pure = 代码洁净
feat-pure-how = 自己没有一枚损坏代码而获胜
feat-same-body = 依然是我
feat-same-body-how = 没有重置过，至少击败一名敌人，并获胜
feat-back-again = 换壳重来
feat-back-again-how = 重置之后依然获胜
feat-hunter = 猎手
feat-hunter-how = 一局中击败4名敌人
feat-programmer = 全速运行
feat-programmer-how = 一局中启动9个程序
feat-wide-open = 全面开放
feat-wide-open-how = 一局中解锁启动器的3格
feat-scout = 侦察员
feat-scout-how = 一局中翻开4枚探索标记
feat-objective = 目标明确
feat-objective-how = 对战中拿到至少两个目标并获胜
