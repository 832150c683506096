## Names

title = Dreamtable
tagline = Five dream games at one table, every rule enforced.
language-name = English
seat-number = Player { $number }
bot-name = { $name } (bot)
you = you

## Choosing a game

choose-game = Which game shall it be?
choose-players = How many players? ({ $least } to { $most })
game-line = { $title } · { $tagline }
players-line = { $least } to { $most } players
welcome = You are { $name }. Seed of this match: { $seed }
opponents = At the table: { $names }
alone = You play alone.

## Asking

prompt = Your choice
prompt-help = a number · ? why · i what cards do · b rulebook · l log · u take back · h help · q save and leave
not-a-choice = "{ $text }" is no choice here. Give a number from 1 to { $most }, or one of: ? i b l u h q
times = × { $count }
since = Since your last decision
turn-of = { $name } is deciding …
why-head = Why? Rule { $rule }, { $chapter }
why-none = The rulebook page has no text for { $rule }.
search = Search the rulebook for (empty: leave)
search-none = Nothing in the rulebook about "{ $text }".
undone = Taken back.
cannot-undo = That can't be taken back: something was rolled or turned up by it, or others have answered since.
log-head = What happened so far
help-head = How to play

## Saving, resuming, replaying

saved = The match is saved: { $file }
how-to-resume = Go on with: dreamtable resume { $file }
how-to-replay = Watch it again with: dreamtable replay { $file }
resumed = Back at the table after { $count } answers.
already-over = This match is over.
replay-step = Enter: next · q: leave
replay-head = { $title }, { $seats } players, { $count } answers

## The end

over = The game is over
winner = { $names_count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
nobody-wins = Nobody wins.
score = Score
player = Player

## Lucidity's board

lucidity-role = Role
lucidity-power = Power
lucidity-hunt = Hunt
lucidity-exhaust = Exhaust
lucidity-shadows = Shadows
lucidity-pool = Unresolved dice
lucidity-drawn = Drawn dice
lucidity-bag = In the bag
lucidity-on-card = On unclaimed Nightmare cards
lucidity-spooks = Spooks (bottom first)
lucidity-awakened = Awakened
lucidity-track = { $track }: { $dice } dice now
lucidity-round = Round { $round }
lucidity-legend = +1 +2 Power · ☠ Hunt · z Exhaust · ● Shadow

## Inception City's board

inception-level = Level
inception-locks = Locks
inception-vault = Vault
inception-people = Who is there
inception-character = Character
inception-cards = Cards
inception-bribes = Bribes
inception-sealed = sealed
inception-hand = Your hand
inception-piles = Deck { $deck } · discard pile { $discard }

## The command line

cli-bot-seats = { $bots } bots are named, but there are only { $seats } other seats.
cli-seat-range = --seat must be from 1 to { $seats }, not { $seat }.
cli-option-form = An option is given as name=value, not "{ $text }".
cli-no-file = There is no file { $file }.
cli-cannot-write = { $file } can't be written: { $reason }
