## The report about many games

report-title = { $game }: a report from the arena
report-kind = Dreamtable · Report from the arena
report-who = { $bots } · { $seats } · Seed { $seed }
report-contents = Contents
report-made = Made by Dreamtable. This page holds everything it shows and asks nobody for anything.
report-theme-dark = Switch to dark
report-theme-light = Switch to light

report-summary = In short
report-comparison = Before and after
report-wins = Who wins
report-winners = What winners do differently
report-things = What was used
report-lengths = How long it takes
report-endings = How games end
report-failed = Games that failed
report-about = How to read this

## Numbers and names

report-blank = …
report-percent = { $value } %
report-points = { $value } points
report-with-interval = { $value } ({ $interval })
report-from-to = { $low } to { $high }
report-list-comma = ,{" "}
report-list-semicolon = ;{" "}
report-bot = { $title } ({ $name })
report-seat = Seat { $number }
report-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
report-by-bot = Bot
report-by-seat = Seat
report-by-seats = Number of players
report-seat-counts = { $counts } players
report-yes = yes
report-no = no
report-search = Search the table

report-tile-games = games
report-tile-decisions = decisions
report-tile-mean = decisions a game
report-tile-won = won together
report-tile-failed = failed

## Verdicts

report-verdict-more = clearly more often
report-verdict-less = clearly less often
report-verdict-unclear = no clear difference
report-verdict-too-few = too few games
report-verdict-untested = not comparable
report-change-more = clearly up
report-change-less = clearly down
report-change-unclear = no clear change
report-change-too-few = too few games
report-change-untested = not comparable

## Win rates

report-wins-how = A point is how often somebody won, its line the 95 % interval: where the true rate lies, as far as these games tell. The small upright tick is what others won in the same position: on the same side, with as many players, played by the same bot. A triangle instead of a point marks a difference that chance does not explain.
report-win-rate = Win rate
report-played = Played
report-others = Against the others, in points
report-difference = Difference of the win rate, in percentage points
report-chart-wins = Win rates by: { $trait }. The table beside it has the same numbers.
report-table-wins = Win rates by: { $trait }
report-note-together = Here all players win or lose together. So games in which somebody had it are compared with games in which nobody did, with as many players and the same bots.
report-note-seats = Where one of several wins, more players mean a smaller share for each: such rates are shown, not compared.

## What winners do differently

report-winners-how = How many times as often winners did something as losers in the same position: first in a game, then among as many decisions. Who lives longer does more of everything in a game, but not among as many decisions. To the right: winners did it more often. Only clear differences are drawn, the strongest of each direction; the table has everything. What goes along with winning need not be its cause.
report-all-players = All players
report-times-a-game = In a game: winners so many times as often as losers
report-times-of-decisions = Among as many decisions: so many times as often
report-chart-winners = What winners do more and less often in a game ({ $side }). The table beside it has the same numbers.
report-chart-winners-decisions = What winners do more and less often among as many decisions ({ $side }). The table beside it has the same numbers.
report-table-winners = What winners and losers do in a game ({ $side })
report-what = What
report-kind-moves = move
report-kind-things = used
report-winners-losers = Winners : losers, a game
report-a-game = Times as often, a game
report-of-decisions = Among as many decisions
report-nothing-sure = Nothing here differs more than chance would explain.

## What was used

report-things-how = How often those won who touched a card or another thing at least once, and how far that lies above those in the same position who did not. The chart shows the clear differences in percentage points.
report-thing = Card or thing
report-used-by = Used by
report-chart-things = Differences of the win rate by what was used. The table beside it has the same numbers.

## Lengths and endings

report-lengths-how = A decision is one answer to a question of the game; where there is nothing to choose, nobody is asked.
report-decisions-a-game = Decisions a game
report-decisions-a-player = Decisions of one player in a game
report-score = Score at the end
report-games = Games
report-players = Players
report-result = Result
report-won-0 = lost
report-won-1 = won
report-median = Middle
report-half = Middle half
report-most = Nine in ten
report-mean = Mean
report-chart-histogram = { $what }: how often it was how much. The table beside it sums it up.
report-table-spread = { $what }: middle, middle half, nine in ten, mean
report-reason = Ending
report-share = Share of the games
report-chart-endings = How games end. The table beside it has the same numbers.

## Failures

report-failed-how = Games in which a bot raised an error, chose what it was not offered or took too long, or in which the rules failed. They count nowhere else on this page.
report-game-number = Game
report-seed = Seed
report-why = What happened

## Two runs

report-comparison-how = This run (after) against the other one (before). A line that does not touch zero is not enough to speak of a change: of so many numbers some always differ by chance. What is called clear has stood that test, too.
report-before = Before
report-after = After
report-changed = Change
report-change-together = Games won together
report-changes-games = The games as a whole
report-changes-deeds = What is done and used
report-chart-changes = Changes of the win rate: { $what }. The table beside it has the same numbers.
report-chart-changed-deeds = What is done more and less often than before. The table beside it has the same numbers.
report-times-as-before = So many times as often as before
report-nothing-changed = Nothing here changed more than chance would explain.
report-topic-reason = share of endings
report-topic-length = mean
report-topic-figure = mean
report-topic-moves = move, a player and game
report-topic-things = used, a player and game
report-plans-same = Both runs have the same plan: what differs comes from the rules, the content or the bots themselves.
report-plans-differ = The plans differ in this; a change may come from here, too:
report-plan = Plan
report-plan-rules-version = Version of the rules
report-plan-options = Options
report-plan-mode = Way to play
report-plan-seats = Players
report-plan-bots = Bots
report-plan-rotate = Bots change seats
report-plan-games = Games
report-plan-seed = Seed
report-plan-limit = Seconds for a move

## In short

report-sum-unfinished = The run is not finished: { $there } of { $wanted } games are there, and this report is about them.
report-sum-failed = { $count ->
    [one] One game failed and is left out; it is listed below.
   *[other] { $count } games failed and are left out; they are listed below.
}
report-sum-few = { $count ->
    [0] No game came to its end, so there is nothing to say.
    [one] With one finished game nothing can be said; it takes { $least } at least.
   *[other] With { $count } finished games nothing can be said; it takes { $least } at least.
}
report-sum-together = The players win { $rate } of their games.
report-sum-side = { $name } wins { $rate }
report-sum-sides = { $rates }. { $verdict }
report-sum-ahead = { $count ->
    [one] { $names } is clearly ahead.
   *[other] { $names } are clearly ahead.
}
report-sum-balanced = Nobody is clearly ahead.
report-sum-trait = { $trait }: { $verdict }.
report-sum-better = { $count ->
    [one] { $names } wins clearly more often than the others in the same position
   *[other] { $names } win clearly more often than the others in the same position
}
report-sum-worse = { $count ->
    [one] { $names } wins clearly less often than the others in the same position
   *[other] { $names } win clearly less often than the others in the same position
}
report-sum-worse-too = { $names } clearly less often
report-sum-named = { $name } ({ $rate }, { $difference })
report-sum-more = { $count } more
report-sum-fair-seats = No seat is at a clear advantage; one of more than { $reach } points would be very surprising.
report-sum-fair = { $trait }: nobody stands out clearly; a difference of more than { $reach } points would be very surprising.
report-sum-length = A typical game takes { $median } decisions; the middle half of all games between { $low } and { $high }.
report-sum-lengths = A typical game takes { $each }.
report-sum-length-one = { $median } decisions with { $seats }
report-sum-reason = Most often the end is: “{ $reason }” ({ $rate } of all games).
report-sum-did-more = Winners do more often, and not only because they play longer (winners : losers, a game): { $deeds }.
report-sum-did-less = Winners do less often: { $deeds }.
report-sum-deed = { $name } ({ $rates })
report-sum-no-deeds = Nothing that winners do more or less often than losers is clear beyond playing longer.
report-sum-changed = Against the other run { $sure } of { $count } numbers differ clearly, above all: { $first }.
report-sum-change = { $name } ({ $before } → { $after })
report-sum-unchanged = None of the { $count } numbers compared differs clearly from the other run.

## How to read this

report-about-1 = An interval of 95 % says: with other dice the true value would lie inside such a line in 19 of 20 cases. Narrower lines need more games: four times as many for half the width.
report-about-2 = Players of one game share its fate: a side wins together, one winner leaves losers. So the game is the unit of evidence here, not the seat.
report-about-3 = Only like is compared with like: the same side, the same number of players, the same bot. A character is held against the others of its side, not against everybody.
report-about-4 = Who looks at a hundred numbers finds five that differ by chance alone. So a difference is called clear only if it stands the test of Benjamini and Hochberg: at most one in twenty of all clear ones in a part of this page may be expected to be a false alarm. With fewer than 30 games on either side nothing is called clear.
report-about-5 = Bots are not people. What wins between bots says something about the rules, and something about the bots.

## The command

report-written = The report is written: { $file }
