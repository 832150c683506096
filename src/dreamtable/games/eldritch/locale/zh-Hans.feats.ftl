## 成就

feat-world-sleeps = 世界安眠
feat-world-sleeps-how = 解决神秘事件并获胜
feat-all-home = 全员归来
feat-all-home-how = 没有失去任何一位调查员而获胜
feat-stared-back = 与它对视
feat-stared-back-how = 远古邪神苏醒之后依然获胜
feat-ahead-of-doom = 尚有余裕
feat-ahead-of-doom-how = 末日仍在7或以上时获胜
feat-swift = 七轮之内
feat-swift-how = 七轮以内获胜
feat-gatekeeper = 守门人
feat-gatekeeper-how = 一局中亲自关闭4扇次元门
feat-detective = 侦探
feat-detective-how = 一局中亲自获得5个线索
feat-fighter = 正面交锋
feat-fighter-how = 一局中战斗4次
feat-globetrotter = 环球旅行家
feat-globetrotter-how = 一局中花费6张旅行票据
feat-on-credit = 赊账救世
feat-on-credit-how = 申请银行贷款并获胜
