## Achievements

feat-fifteen = Lucid
feat-fifteen-how = Win against others with 15 Power
feat-last-dreamer = The last one dreaming
feat-last-dreamer-how = Win as a Dreamer after at least two others have become Nightmares
feat-night-rules = The night is mine
feat-night-rules-how = Win as a Nightmare
feat-thief-of-sleep = Thief of sleep
feat-thief-of-sleep-how = Take eight dice from Dreamers as a Nightmare, in one game
feat-deep-diver = Deep diver
feat-deep-diver-how = Choose the deep track four times and win
feat-bargainer = Power well spent
feat-bargainer-how = Pay Power for three rerolls and win all the same
feat-untroubled = Sleep undisturbed
feat-untroubled-how = Win alone without any Nightmare awakening
feat-awake-at-dawn = Through the worst night
feat-awake-at-dawn-how = Win alone although at least two Nightmares have awoken
feat-brink = By a breath
feat-brink-how = Win alone with six Power or less
