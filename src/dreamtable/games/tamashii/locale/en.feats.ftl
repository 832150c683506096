## Achievements

feat-mission = Mission done
feat-mission-how = Win a scenario
feat-alone-in-the-net = Alone in the net
feat-alone-in-the-net-how = Win a scenario alone
feat-pure = Clean code
feat-pure-how = Win without a single corrupted code of your own
feat-same-body = Still myself
feat-same-body-how = Win without resetting, with at least one enemy defeated by you
feat-back-again = Another shell
feat-back-again-how = Reset and win all the same
feat-hunter = Hunter
feat-hunter-how = Defeat four enemies in one game
feat-programmer = Running hot
feat-programmer-how = Launch nine programs in one game
feat-wide-open = Wide open
feat-wide-open-how = Unlock three cells of your launcher in one game
feat-scout = Scout
feat-scout-how = Turn up four explore tokens in one game
feat-objective = To the point
feat-objective-how = Win against others with at least two objectives
