## 成就

feat-keeper = 守秘者
feat-keeper-how = 以梦主的身份获胜
feat-extraction = 盗梦成功
feat-extraction-how = 以盗梦者的身份获胜
feat-double-life = 双面人生
feat-double-life-how = 以背叛者的身份获胜
feat-first-guess = 一猜即中
feat-first-guess-how = 盗梦者打开的第一个金库就藏着秘密，由此获胜
feat-last-breath = 醒来之前
feat-last-breath-how = 牌库只剩不到13张时，以盗梦者的身份获胜
feat-locksmith = 锁匠
feat-locksmith-how = 一局中成功解锁4次
feat-veto = 此锁不开
feat-veto-how = 一局中抵消2次解锁
feat-marksman = 神枪手
feat-marksman-how = 一局中击杀3次
feat-unscathed = 毫发无伤
feat-unscathed-how = 一次也没有被击杀而获胜
feat-lifeline = 生命线
feat-lifeline-how = 一局中从迷失层复活3次玩家
