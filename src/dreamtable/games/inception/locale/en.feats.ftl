## Achievements

feat-keeper = Keeper of the secret
feat-keeper-how = Win as the Dream Lord
feat-extraction = Extraction
feat-extraction-how = Win as a Dream Thief
feat-double-life = Double life
feat-double-life-how = Win as a traitor
feat-first-guess = First guess
feat-first-guess-how = Win as a Dream Thief with the very first vault that is opened
feat-last-breath = Before the kick
feat-last-breath-how = Win as a Dream Thief with at most twelve cards left in the deck
feat-locksmith = Locksmith
feat-locksmith-how = Unlock four times in one game
feat-veto = Not that lock
feat-veto-how = Cancel two unlocks in one game
feat-marksman = Marksman
feat-marksman-how = Kill three times in one game
feat-unscathed = Not a scratch
feat-unscathed-how = Win without being killed once
feat-lifeline = Lifeline
feat-lifeline-how = Bring players back from Limbo three times in one game
