## 実績

feat-keeper = 秘密の守り手
feat-keeper-how = 夢主として勝つ
feat-extraction = 抽出成功
feat-extraction-how = 夢盗人として勝つ
feat-double-life = 二重生活
feat-double-life-how = 裏切り者として勝つ
feat-first-guess = 一発必中
feat-first-guess-how = 最初に開いた金庫で秘密を暴き、夢盗人として勝つ
feat-last-breath = キックの直前
feat-last-breath-how = 山札が残り12枚以下で、夢盗人として勝つ
feat-locksmith = 錠前師
feat-locksmith-how = 1ゲームで4回解錠する
feat-veto = その錠は開かない
feat-veto-how = 1ゲームで解錠を2回打ち消す
feat-marksman = 名手
feat-marksman-how = 1ゲームで3回殺害する
feat-unscathed = 無傷
feat-unscathed-how = 一度も殺害されずに勝つ
feat-lifeline = 命綱
feat-lifeline-how = 1ゲームで3回、虚無から復活させる
