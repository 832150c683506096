## Names

title = Dreamtable
tagline = Five dream games at one table, every rule enforced.
language-name = English
seat-number = Player { $number }
bot-name = { $name } (bot)
one-of-many-name = { $name } ({ $number })
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

## Eldritch Horror's board

eldritch-head = Round { $round } · { $phase } · Doom { $doom } · Omen: { $omen } · Mythos deck: { $mythos }
eldritch-asleep = asleep
eldritch-awake = awake
eldritch-solved = { $solved } of { $all } Mysteries solved
eldritch-mystery = Mystery
eldritch-ongoing = In play
eldritch-tokens = eldritch tokens: { $count }
eldritch-space = Space
eldritch-gate = Gate
eldritch-clues = Clues
eldritch-monsters = Monsters
eldritch-others = Also there
eldritch-rumor = Rumor: { $card }
eldritch-expedition = Active Expedition
eldritch-fallen = { $name }, defeated
eldritch-token-of = token of { $card }
eldritch-investigator = Investigator
eldritch-where = Where
eldritch-health = Health
eldritch-sanity = Sanity
eldritch-skills = Skills
eldritch-possessions = Possessions
eldritch-lead = Lead
eldritch-delayed = Delayed
eldritch-turned = turned
eldritch-tickets = { $ticket } × { $count }
eldritch-eliminated = eliminated
eldritch-reserve = Reserve
eldritch-set-aside = In the cup: { $cup } · Gates left: { $gates } · Clues in the pool: { $pool }

## Inception City in the browser

web-inception-lord = Dream Lord
web-inception-thief = Dream Thief
web-inception-world = World view:
web-inception-offered = Characters to choose from
web-inception-locks = { $locks } of { $full } locks
web-inception-unlocks = Successful unlocks this turn: { $count }
web-inception-vault-closed = Face down: gold or the secret.
web-inception-vault-known = Face down, but you know it: { $content }.
web-inception-vault-open = Open: { $content }.
web-inception-vault-looked = Looked at by: { $names }
web-inception-limbo = Whoever falls here still draws and discards, but uses no cards and no skills until revived.
web-inception-sealed = Sealed in the Labyrinth until the end of this player's next turn: no card and no skill can choose or affect them.
web-inception-revived = Revived this turn: no unlocking until it ends.
web-inception-borrowed = Exchanged until the end of the turn; it belongs to { $name }.
web-inception-used = Used already: { $skill } × { $times }
web-inception-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-inception-hand-hidden = Only their holder sees them.
web-inception-hand-known = You know of: { $cards }
web-inception-deck = Deck
web-inception-deck-text = { $count } of { $all } cards left. When the last one is drawn, the Lord side wins.
web-inception-deck-known = You know from the top: { $cards }
web-inception-discard = Discard pile
web-inception-bribe = Bribe
web-inception-bribe-hidden = Face down: DEAL or FAIL.
web-inception-bribe-known = Face down, but you know it: { $face }.
web-inception-bribes = Bribe pile
web-inception-bribes-text = Bribes not yet given: { $count }. DEAL cards in the game: { $deals }.

## The command line

cli-bot-code = A bot of this match is code of somebody's own. If you trust it: { $command }
cli-bot-failed = The bot { $bot } failed ({ $why }); the match is saved: { $file }
cli-bot-seats = { $bots } bots are named, but there are only { $seats } other seats.
cli-seat-range = --seat must be from 1 to { $seats }, not { $seat }.
cli-option-form = An option is given as name=value, not "{ $text }".
cli-no-file = There is no file { $file }.
cli-cannot-write = { $file } can't be written: { $reason }

## Checking packs of cards

check-read = { $count ->
    [one] One card for { $game }: everything it says can be understood.
   *[other] { $count } cards for { $game }: everything they say can be understood.
}
check-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
check-no-texts = There are no texts yet in: { $languages }
check-crash = Seed { $seed }, { $seats } players: { $why }
check-again = See it again with: { $command }
check-played = { $games ->
    [one] One random game
   *[other] { $games } random games
}, { $answers } answers, { $speed } ms a game, { $crashes ->
    [0] all ended well.
    [one] one crashed.
   *[other] { $crashes } crashed.
}
check-never = Never came up: { $cards }

## Simulations

arena-bot = Bot
arena-failed = { $failed ->
    [one] One game failed and counts for no win rate:
   *[other] { $failed } games failed and count for no win rate:
}
arena-failed-bot = { $bot }, { $games ->
    [one] one game
   *[other] { $games } games
}, first on seat { $seat } of game { $first } (seed "{ $seed }"): { $why }
arena-failed-more = Further kinds of failure: { $count }
arena-failed-rules = The rules, { $games ->
    [one] one game
   *[other] { $games } games
}, first in game { $first } (seed "{ $seed }"): { $why }
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions } decisions each on average
arena-interval = 95% interval
arena-nothing-to-do = All games were there already; nothing was played.
arena-progress = Games
arena-results = Results: { $folder }
arena-seats = Seats
arena-speed = { $games ->
    [one] One game was played in { $seconds } s.
   *[other] { $games } games were played in { $seconds } s: { $speed } a second.
}
arena-stopped = Stopped. { $done } of { $games } games are stored in { $folder }; the same command goes on from there.
arena-stopped-early = Stopped before any results were stored.
arena-win-rate = Win rate
arena-wins = Wins

## Tournaments of bots

tournament-difference = { $one } and { $other } on the same deals: { $only_one } won by { $one } only, { $only_other } by { $other } only. { $sure ->
    [yes] That is a difference (by chance alone: p { $chance }).
   *[no] That may be chance (p { $chance }).
}
tournament-each = Each against each: what the row got of the points, with its 95% interval
tournament-failed = { $games ->
    [one] { $bot } lost one game by failing: { $why } (seed "{ $seed }")
   *[other] { $bot } lost { $games } games by failing: { $why } (the first with the seed "{ $seed }")
}
tournament-games = Games
tournament-one-sided = Somebody never got a point against somebody else, who may be even stronger than shown.
tournament-points = Points
tournament-rating = Rating
tournament-ratings = Ratings: 1500 is the mean, 400 more means ten points for one
tournament-rules-failed = { $games ->
    [one] The rules failed in one game, which does not count: { $why } (seed "{ $seed }")
   *[other] The rules failed in { $games } games, which do not count: { $why } (the first with the seed "{ $seed }")
}
tournament-sides = By side
tournament-stopped = Stopped. Finished games are stored in { $folder }; the same command goes on from there.
tournament-teams = Teams against the game

## The server

server-guest = Dreamer { $number }
server-no-client = The server runs, but the browser client is not built yet. In the source tree: make web. Then load this page again.
server-coming-tamashii = Tamashii
server-coming-tamashii-tagline = Souls, bodies and code in a city of machines.
server-coming-etherfields = Etherfields
server-coming-etherfields-tagline = A long dream, one door at a time.

server-no-table = There is no such table. It may have been taken away because nobody sat there.
server-no-game = There is no such game here.
server-no-page = There is nothing at this address.
server-no-method = That can't be done at this address.
server-no-language = This language is not spoken here.
server-no-seat = The table has { $seats } seats; this is none of them.
server-no-bot = No such bot plays this game. There is: { $bots }.
server-no-invite = This table is private. Ask the host for the invitation link.
server-no-phrase = There is no such phrase.
server-no-hello = Say hello first.
server-no-such-move = The game knows no such move.
server-no-undo = That can't be taken back: something was rolled or turned up by it, or others have answered since.
server-undo-too-late = That can't be taken back any more: the time for that decision is up.
server-bad-request = The request could not be understood.
server-bad-frame = The message could not be understood, or a part of it is too long.
server-bad-name = A name needs something to see, and at most { $most } characters.
server-bad-seats = This game is for { $least } to { $most } players.
server-bad-option = The option "{ $name }" can't be "{ $value }" here.
server-name-taken = Somebody has this account name already.
server-wrong-password = Name and password do not fit together.
server-signed-in-already = You are signed in already.
server-other-origin = This request came from another website and was not carried out.
server-too-fast = That was too much at once. Wait a moment, then try again.
server-too-long = That is too long.
server-nothing-said = There was nothing to say in that.
server-full = All seats are taken.
server-seat-taken = Somebody sits there already.
server-one-seat = In this game everybody has one seat only.
server-started = The match has begun already.
server-empty-seats = { $seats ->
    [one] One seat is empty: put a bot there, or wait for somebody.
   *[other] { $seats } seats are empty: put bots there, or wait for more people.
}
server-not-host = Only the host may do that.
server-not-here = You don't sit at this table.
server-not-running = The match is not running.
server-not-over = The match is not over yet.
server-over = The match is over.
server-not-asked = You are not asked now.
server-not-allowed = That move is not allowed now.
server-stale = The game has moved on in the meantime. This is how it stands now.
server-conceded = You have left this match for good; a bot plays on.
server-not-stored = The answer could not be stored, so it has not happened. Try again.
server-rules-failed = The rules failed on this move, so it has not happened. Please report it with this table's address.
server-other-rules = This table was played under an older version of the rules and can't be opened any more.
server-failed = Something went wrong here. Nothing has changed; it is in the log.

server-verified = { $game }: all { $answers } answers follow the rules, and the state at the end is as recorded.
server-verified-dice = The dice are fair: the secret is the one committed to, and the seed comes from it and the players' parts.
server-verified-no-dice = This is a record without its dice's secret, so only the moves were checked.
server-exported = { $tables } tables written to { $file }.
server-imported = { $tables } tables read from { $file }; { $known } were there already.
server-serving = Dreamtable is open at { $address }

server-phrase-1 = Hello, everyone!
server-phrase-2 = Well played!
server-phrase-3 = Good luck!
server-phrase-4 = Thank you!
server-phrase-5 = One moment, please.
server-phrase-6 = Oh no!
server-phrase-7 = That was close!
server-phrase-8 = Good game!

## The web table

web-account = Name and account
web-account-name = Account
web-account-why = You can play without an account. An account keeps your tables when you change devices.
web-at-table = At the table
web-away-mark = away
web-away-note = A bot is playing for you.
web-bad-link = That is not the link of a table.
web-bot-easy = Easy bot
web-bot-greedy = Normal bot
web-bot-hard = Hard bot
web-bot-normal = Normal bot
web-bot-random = Random bot
web-cancel = Cancel
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-close = Close
web-come-back = I'm back
web-coming = Coming
web-concede = Concede
web-concede-sure = Give up the game? A bot plays on in your seat; you cannot come back to it.
web-copied = Copied.
web-copy = Copy
web-copy-by-hand = Please copy the link by hand.
web-empty-seat = Free seat
web-eyes = Seen by
web-eyes-all = Everything open
web-finished = Finished games
web-first = To the beginning
web-friend = A friend
web-game = Game
web-games = The games
web-go-away = Pause: let a bot play for me
web-hero = Sit down. Dream deep.
web-hero-more = Dream games at one table: with friends or bots, every rule kept, nothing to install.
web-host = Host a table
web-host-mark = Host
web-invite = Invite friends with this link
web-join = Join
web-join-link = Join by link
web-language = Language
web-last = To the end
web-leave = Leave
web-leave-note = You can simply close the page: your seat stays yours, and the table waits in "My tables".
web-leave-seat = Free this seat
web-link = Link or table id
web-loading = One moment …
web-log = Log
web-lost = There is nothing here but fog.
web-more = Table
web-my-tables = My tables
web-name-kept = The name is kept.
web-narrowed = Show all choices (Esc)
web-next = Next step
web-no-answer = The server does not answer. Please try again.
web-no-table = There is no such table.
web-notify = Call me when it is my turn
web-notify-on = The browser will call you when it is your turn.
web-offline = No connection. Everything is kept; trying again …
web-offline-mark = offline
web-open-rulebook = Open the rulebook
web-open-table = Open the table
web-password = Password (8 characters or more)
web-pause = Pause
web-play = Play
web-play-bots = Play now against bots
web-play-now = Play now
web-play-too = I play this one too
web-previous = Previous step
web-private = Private: only who has the link can join
web-public = Public tables
web-public-none = No public table is open right now. Host one!
web-question = Your decision
web-record = Download the record
web-register = Make an account
web-registered = The account is made. Your tables stay yours.
web-rematch = Rematch
web-rematch-join = To the new table
web-rematch-waits = A rematch is waiting.
web-remove = Remove
web-replay = Replay
web-rulebook = Rulebook
web-rulebook-of = Rulebook: { $game }
web-save = Save
web-say = Say something
web-search = Search the rulebook
web-seat = Seat { $number }
web-seats = Seats
web-send = Send
web-share-moment = Link to this moment
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $account }.
web-signed-out = Signed out.
web-sit = Sit here
web-skip = Skip to the content
web-start = Start the game
web-start-later = Waiting until every seat is taken
web-status-running = Running
web-theme-dark = Switch to dark
web-theme-light = Switch to light
web-thinking = thinking
web-time = Time per decision
web-time-left = Time left
web-time-none = As long as it takes
web-timeline = Timeline
web-to-front = To the front page
web-undo = Take back
web-verdict-fair = Fair: the secret fits the promise made before the game, and the seed comes from it and everybody's part.
web-verdict-foul = Not fair: secret, promise and seed do not fit together.
web-verdict-unknown = The secret is published when the game is over.
web-verify = Verify the dice
web-verify-insecure = This check needs a secure connection (https).
web-wait-host = The host starts the game when everybody is here.
web-waiting-for = Waiting for { $names } …
web-watch = Watch
web-watch-link = Link to this table
web-welcome-back = Welcome back.
web-who-plays = Who plays?
web-why = Why?
web-you = You
web-your-name = Your name
web-your-turn = Your turn
web-status-open = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}

## The board of Eldritch Horror

web-eldritch-map = Map of the world
web-eldritch-zoom-in = Closer
web-eldritch-zoom-out = Farther away
web-eldritch-show-me = Show my investigator
web-eldritch-city = City
web-eldritch-wilderness = Wilderness
web-eldritch-sea = Sea
web-eldritch-number = Space { $number }
web-eldritch-site = Expedition site
web-eldritch-path-train = Train
web-eldritch-path-ship = Ship
web-eldritch-path-uncharted = Uncharted
web-eldritch-gate = Gate: { $colour }
web-eldritch-matches = matches the Omen
web-eldritch-gate-tip = Behind it lies another world. When the Omen reaches its colour, Doom advances.
web-eldritch-expedition = Active Expedition
web-eldritch-expedition-tip = Whoever is here can have an Expedition encounter.
web-eldritch-clue = Clue
web-eldritch-clue-tip = Whoever is here can have a Research encounter to gain it.
web-eldritch-monster-here = { $damage ->
    [0] { $name }
   *[other] { $name } ({ $damage } of { $toughness } Health lost)
}
web-eldritch-hurt = { $damage } of { $toughness } Health lost
web-eldritch-rumor = Rumor: { $name }
web-eldritch-token = Eldritch tokens: { $count } ({ $name })
web-eldritch-mystery-token = Mystery tokens: { $count } ({ $name })
web-eldritch-fallen = { $name } lies here, crippled
web-eldritch-fallen-mad = { $name } lies here, insane
web-eldritch-delayed = Delayed
web-eldritch-delayed-tip = Stands up instead of acting in the next Action Phase.
web-eldritch-round = Round { $round }
web-eldritch-actions = Actions left: { $count }
web-eldritch-lead = Lead Investigator
web-eldritch-lead-tip = Goes first, and decides where the rules leave a choice to the table.
web-eldritch-doom = Doom
web-eldritch-doom-at = Doom stands on { $doom } of { $most }
web-eldritch-doom-tip = Doom stands on { $doom }. On 0 the Ancient One awakens.
web-eldritch-omen = Omen
web-eldritch-omen-at = Omen: { $colour }
web-eldritch-omen-tip = When the Omen comes here, Doom advances by 1 for each Gate of this colour.
web-eldritch-tokens = Eldritch tokens: { $count }
web-eldritch-threat = Ancient One and Mystery
web-eldritch-asleep = asleep
web-eldritch-awake = awake
web-eldritch-mystery = Mystery
web-eldritch-solved = Mysteries solved: { $solved } of { $needed }
web-eldritch-progress = Progress: { $done } of { $goal }
web-eldritch-ongoing = Cards that stay in play
web-eldritch-reserve = Reserve
web-eldritch-choice = To choose from
web-eldritch-tops = Seen on top of a deck
web-eldritch-pile-mythos = Mythos deck
web-eldritch-pile-gates = Gate stack
web-eldritch-pile-cup = Monster cup
web-eldritch-pile-clues = Clue pool
web-eldritch-pile-assets = Asset deck
web-eldritch-pile-artifacts = Artifact deck
web-eldritch-pile-spells = Spell deck
web-eldritch-pile-conditions = Condition deck
web-eldritch-left = Left: { $count }
web-eldritch-discarded = Discarded: { $count }
web-eldritch-health = Health
web-eldritch-sanity = Sanity
web-eldritch-improved = Improved by { $by }
web-eldritch-skill-tip = So many dice are rolled in a test of this skill.
web-eldritch-short-lore = Lor
web-eldritch-short-influence = Inf
web-eldritch-short-observation = Obs
web-eldritch-short-strength = Str
web-eldritch-short-will = Wil
web-eldritch-clues-held = Clues: { $count }
web-eldritch-out = Eliminated
web-eldritch-choosing = Chooses an investigator
web-eldritch-back = Its back, as you have seen it:
web-eldritch-turned = Its back is up:
web-eldritch-choose-investigator = Who will you be?
web-eldritch-choose-ancient-one = Which Ancient One is waking?
web-eldritch-figure-value = Value { $number }
web-eldritch-figure-health = Health { $number }
web-eldritch-figure-sanity = Sanity { $number }
web-eldritch-figure-lore = Lore { $number }
web-eldritch-figure-influence = Influence { $number }
web-eldritch-figure-observation = Observation { $number }
web-eldritch-figure-strength = Strength { $number }
web-eldritch-figure-will = Will { $number }
web-eldritch-figure-horror = Horror { $number }
web-eldritch-figure-damage = Damage { $number }
web-eldritch-figure-toughness = Toughness { $number }
web-eldritch-figure-doom = Doom { $number }
web-eldritch-story = Story
web-eldritch-fold = Fold the story away
web-eldritch-earlier = Earlier
web-eldritch-later = Later
web-eldritch-scene-encounter = Encounter
web-eldritch-scene-combat = Combat
web-eldritch-scene-mythos = Mythos
web-eldritch-scene-action = Action
web-eldritch-scene-test = Test
web-eldritch-scene-card = Back of a card
web-eldritch-roll = Roll
web-eldritch-result = { $result ->
    [0] Failed
    [one] Passed: 1 success
   *[other] Passed: { $result } successes
}
