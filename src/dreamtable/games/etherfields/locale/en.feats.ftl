## Achievements

feat-answered = The Dream lets go
feat-answered-how = End a Dream victorious
feat-the-way = The way through the city
feat-the-way-how = Find the way to the next Gate
feat-calm = Calm as sleep
feat-calm-how = End a Dream victorious without any Distress
feat-scarred = It hurt, and still
feat-scarred-how = End a Dream victorious with five Distress or more
feat-untouched-mind = Nothing locked away
feat-untouched-mind-how = End a Dream victorious without a Sealed card
feat-growing = Growing
feat-growing-how = Place three Progress cards in one session
feat-strong-deed = A night of deeds
feat-strong-deed-how = Perform twenty actions in one session
feat-wanderer = Sleepwalker
feat-wanderer-how = Move ten times in one session
feat-own-head = With our own heads
feat-own-head-how = Solve a riddle without asking for a hint
feat-against-the-clock = Before the candle burns down
feat-against-the-clock-how = End a Dream victorious within six Turns
