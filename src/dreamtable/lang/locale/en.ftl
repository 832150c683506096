## Names

title = Dreamtable
tagline = Five dream games at one table, every rule enforced.
language-name = English
seat-number = Player { $number }
bot-name = { $name } (bot)
bot-persona-1 = Nova
bot-persona-2 = Orion
bot-persona-3 = Iris
bot-persona-4 = Atlas
bot-persona-5 = Juno
bot-persona-6 = Silas
bot-persona-7 = Luna
bot-persona-8 = Felix
one-of-many-name = { $name } ({ $number })
somebody = Somebody
you = you
yourself = yourself

## Choosing a game

choose-game = Which game shall it be?
choose-mode = Which way to play?
choose-players = How many players? ({ $least } to { $most })
game-line = { $title } · { $tagline }
players-line = { $least } to { $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
welcome = You are { $name }. Seed of this match: { $seed }
opponents = At the table: { $names }
alone = You play alone.
no-bot-of-its-own = This game brings no bot of its own: the bots take any legal move.

## Asking

prompt = Your choice
prompt-help = a number · ? why · i what cards do (i 2: what choice 2 speaks of; i hunt: what is called so) · b rulebook · l log · s what a bot would do · u take back · h help · q save and leave
prompt-read = r read what the others met
prompt-take = t 2 let the bot on seat 2 take what bots leave to you
need-not-answer = You may answer but need not: { $question }
set-apart = You will hardly ever want this:
suggestion = A bot would choose: { $number } { $text }
take-it = { $name }, take it.
take-it-none = There is no bot that could be asked.
take-it-which = Whom do you ask? t and the number of a seat: { $seats }
explained-none = Nothing that was named so far is called "{ $text }", or there is no more to say of it than its name.
not-a-choice = "{ $text }" is no choice here. Give a number from 1 to { $most }, or one of: ? i b l s u h q
vote-of = { $name } votes: { $vote }
still-busy = Still to answer: { $names }
prompt-next = n let { $name } go first
prompt-ahead = a what the next moves can bring about
prompt-picks = { $count } are to be picked. Give several numbers at once to pick them together, such as 1 3
held-along = You have with you: { $things }.
picked-together = { $count ->
    [one] Enter to pick it, anything else to choose again
   *[other] Enter to pick these { $count }, anything else to choose again
}
not-together = "{ $text }" can't be picked here: at most { $count } numbers from 1 to { $most }, each as often as it is there
ahead-by = { $moves ->
    [0] There already:
    [one] By one move:
   *[other] By { $moves } moves:
}
ahead-none = The next moves can complete nothing.
prompt-wish = w what can be wished for as a whole, such as a way or a deed with its payment (w 3: number 3 of them)
wish-which = w and a number, such as w 1, tells what it takes, before anything is done.
wish-none = Nothing can be wished for now.
wish-confirm = Enter does all of it · anything else leaves it
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
read-none = Nobody else met anything since your last decision.
revealed-head = What was revealed so far
help-head = How to play

## The coach

choose-lesson = New to a game? Learn it in five minutes: { $commands }
coach-step = Step { $step } of { $steps }
coach-go-on = Enter: go on · x: skip the lesson · q: save and leave
coach-skip-help = x skip the lesson
coach-skipped = The lesson is over; you play on by yourself.
coach-mute-help = x no more hints
coach-muted = There will be no more hints. What a thing means is still told by i and by ?.
coach-not-now = That is possible, but not in this step of the lesson: do what the coach says, or skip the lesson with x.
how-to-go-on-lesson = The same command goes on with the lesson.

## Saving, resuming, replaying

saved = The match is saved: { $file }
how-to-resume = Go on with: dreamtable resume { $file }
how-to-replay = Watch it again with: dreamtable replay { $file }
resumed = Back at the table after { $count } answers.
event-asked-again = { $answers ->
    [one] The rules have changed since you last played: the last answer no longer fits and is asked for again, with new dice.
   *[other] The rules have changed since you last played: the last { $answers } answers no longer fit and are asked for again, with new dice.
}
event-no-longer-shown = { $answers ->
    [one] The last answer was given under earlier rules and can't be shown any more.
   *[other] The last { $answers } answers were given under earlier rules and can't be shown any more.
}
reason-earlier-rules = It was played under earlier rules; how it ended was not stored.
already-over = This match is over.
replay-step = Enter: next · q: leave
replay-head = { $title }, { $seats } players, { $count } answers
replay-older = Played under version { $version } of the rules, shown by version { $now }.
replay-lost = { $count ->
    [one] The last answer no longer fits these rules, so it can't be shown.
   *[other] The last { $count } answers no longer fit these rules, so they can't be shown.
}
replay-stood = How it stood after { $count } answers:

## The end

over = The game is over
winner = { $names_count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
nobody-wins = Nobody wins.
score = Score
player = Player

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
check-vocabulary-none = pack.yaml does not say for which version of the vocabulary the cards were written. This is version { $newest }; if nothing is found wrong, write: vocabulary: { $newest }
check-vocabulary-newer = The cards were written for version { $version } of the vocabulary; this program knows version { $newest }. A newer Dreamtable may be needed.
check-vocabulary-older = The cards were written for version { $version } of the vocabulary; this is version { $newest }. Since then:
check-vocabulary-new = { "  " }version { $version }, new: { $words }
check-vocabulary-changed = { "  " }version { $version }, written otherwise: { $words }
check-vocabulary-gone = { "  " }version { $version }, gone: { $words }
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
server-preview = { $name } has a table here. Sit down, or watch.
server-preview-book = The book that a group made of its evenings. Come in and read.
server-preview-replay-title = Replay: { $title }
server-preview-replay = { $known ->
    [yes] A match at { $name }’s table, from its first move to its end. Watch how it went.
   *[no] A match from its first move to its end. Watch how it went.
}

server-no-table = There is no such table; nobody may have sat there any more. If it is a private one, open it with the link of its invitation.
server-no-game = There is no such game here.
server-no-lesson = There is no lesson for this game.
server-lesson-dice = This is a lesson: its dice were prepared, so there is nothing to check.
server-lesson-not-now = That is possible, but not in this step of the lesson. Do what the coach says, or skip the lesson.
server-lesson-read-first = First read what the coach says, and go on from there.
server-no-page = There is nothing at this address.
server-no-method = That can't be done at this address.
server-no-language = This language is not spoken here.
server-no-seat = The table has { $seats } seats; this is none of them.
server-no-bot = No such bot plays this game. There is: { $bots }.
server-no-ahead = This game does not show what the next moves can bring about.
server-no-phrase = There is no such phrase.
server-not-to-pin = Only what you have read can be pinned up.
server-board-full = There is no room for more: { $most } at most.
server-not-askable = Nobody on that seat can be asked to take it.
server-no-hello = Say hello first.
server-no-such-move = The game knows no such move.
server-no-suggestions = No moves are suggested at this table.
server-no-undo = That can't be taken back: something was rolled or turned up by it, or others have answered since.
server-built-on = That can't be taken back: what others have done since builds on it.
server-undo-too-late = That can't be taken back any more: the time for that decision is up.
server-bad-request = The request could not be understood.
server-bad-frame = The message could not be understood, or a part of it is too long.
server-bad-name = A name needs something to see, and at most { $most } characters.
server-bad-seats = This game is for { $least } to { $most } players.
server-bad-mode = This game can't be played that way.
server-bad-option = The option "{ $name }" can't be "{ $value }" here.
server-no-pack = There is no pack "{ $pack }" for this game here.
server-gone = This table is played with the card "{ $card }" of "{ $pack }", which this server does not have. It opens again when the server has it.
server-name-taken = Somebody has this account name already.
server-wrong-password = Name and password do not fit together.
server-not-your-password = That is not your password.
server-no-account = You have no account here.
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
server-muted = The host does not let you speak here.
server-quiet = Whoever only watches may not speak at this table.
server-nobody-there = Nobody like that is known at this table.
server-not-yourself = That is yourself.
server-reports = { $count ->
    [0] There are no reports.
    [one] One report.
   *[other] { $count } reports.
}
server-reports-written = Written to { $file }.
server-no-group = There is no such group, or you do not belong to it. Its members have the link of the invitation.
server-group-full = A group has at most { $most } members.
server-many-groups = You belong to very many groups already.
server-bad-title = That is no name for a group.
server-bad-time = That is no date with a time zone.
server-not-host = Only the host may do that.
server-not-here = You don't sit at this table.
server-not-running = The match is not running.
server-not-over = The match is not over yet.
server-bad-push = At this address no browser can be called.
server-wrong-code = Name and code do not belong together, or the code was used already.
call-turn = It is your turn
call-rematch = Will you play again?
call-invitation = A seat is kept for you
server-day-not-over = This dream is everybody’s today: what became of it is shown once the day is over.
server-no-undo-today = In the dream of the day nothing is taken back.
server-no-daily = There is no such dream of the day.
server-over = The match is over.
server-not-asked = You are not asked now.
server-not-allowed = That move is not allowed now.
server-stale = The game has moved on in the meantime. This is how it stands now.
server-conceded = You have left this match for good; a bot plays on.
server-not-stored = The answer could not be stored, so it has not happened. Try again.
server-away = The server can't reach its tables just now. Nothing is lost; try again in a moment.
server-rules-failed = The rules failed on this move, so it has not happened. Please report it with this table's address.
server-other-rules = This table was last played with a newer version of the game than the one that runs here. It opens again as soon as that one is back.
server-failed = Something went wrong here. Nothing has changed; it is in the log.

server-verified = { $game }: all { $answers } answers follow the rules, and the state at the end is as recorded.
server-verified-versions = { $game }: { $answers } answers, given under version { $versions } of the rules. With that version the dice can be computed again; the one here can only check the seed.
server-verified-dice = The dice are fair: the secret is the one committed to, and the seed comes from it and the players' parts.
server-verified-no-dice = This is a record without its dice's secret, so only the moves were checked.
server-verified-first-scheme = The parts of this seed were joined in the way of before, with a colon between them (scheme 1).
server-to-tidy =
    Would go:
    { $finished ->
        [one] 1 finished table
       *[other] { $finished } finished tables
    },
    { $abandoned ->
        [one] 1 abandoned table
       *[other] { $abandoned } abandoned tables
    },
    { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    },
    { $sessions ->
        [one] 1 visit that has run out
       *[other] { $sessions } visits that have run out
    }. Nothing was changed; --now lets them go.
server-tidied =
    Gone are
    { $finished ->
        [one] 1 finished table
       *[other] { $finished } finished tables
    },
    { $abandoned ->
        [one] 1 abandoned table
       *[other] { $abandoned } abandoned tables
    },
    { $guests ->
        [one] 1 guest
       *[other] { $guests } guests
    } and
    { $sessions ->
        [one] 1 visit that had run out
       *[other] { $sessions } visits that had run out
    }.
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

## Small screens

web-fold = Fold the question away
web-unfold = Show the question
web-unread = { $what }: { $lines ->
    [one] one new line
   *[other] { $lines } new lines
}
web-vitals = How you are
web-summary = The rules in short
log-late = Time ran out for { $name }; the table answered in their place.
web-first-table = Your first table of this game? The rules in short take a minute.
web-first-table-no = No, thanks
web-first-table-go = To the table

## Campaigns in the browser

web-book = The book you made
web-book-by = by { $names }
web-book-carried = Who carried what
web-book-chapter = Chapter { $number }
web-book-chapter-read = Read the chapter
web-book-chosen = You chose
web-book-contents = Contents
web-book-doors = Doors that stayed closed
web-book-download = Keep as a file
web-book-empty = The first evening will be its first chapter.
web-book-fork = Where the story forked
web-book-keep = Keep it as a chapter
web-book-kept = What stays
web-book-left = Left closed
web-book-note = Every evening is a chapter: what you read, what you chose, what you carried, and the doors you left closed.
web-book-print = Print
web-book-read = Read the book
web-book-road = Another road, from chapter { $number }
web-book-share = Share
web-book-shared = Whoever has this link can read the book
web-book-shared-note = It holds what you have read together, and your names. What nobody has read yet is not in it.
web-book-to-campaign = To the campaign
web-book-unshare = Stop sharing
web-book-untold = { $count ->
    [one] One more evening was played with rules that nobody can retell any more.
   *[other] { $count } more evenings were played with rules that nobody can retell any more.
}
web-campaign-again = Play this session again
web-campaign-back = Back to the campaign
web-campaign-begin = Begin
web-campaign-choose = Where to?
web-campaign-continue = Continue with session { $number }
web-campaign-ended = The campaign has come to its end.
web-campaign-ended-note = Every session can still be played again, and every point played on from.
web-campaign-endings = { $count ->
    [one] 1 ending found
   *[other] { $count } endings found
}
web-campaign-export = Download as a file
web-campaign-export-note = All finished sessions and what was kept of them, never one that is being played. Careful: who opens the file can read ahead.
web-campaign-first = Play the first session
web-campaign-go = To the table
web-campaign-here = You are here
web-campaign-import = From a file
web-campaign-import-note = Every session in the file is played again before it is believed.
web-campaign-imported = The campaign is here: every session was played again and found right.
web-campaign-invite = Invite friends to the campaign with this link
web-campaign-invited = You are invited to a campaign
web-campaign-join = Take part
web-campaign-leads = leads
web-campaign-leave = Leave the campaign
web-campaign-leave-sure = Leave this campaign? You can only come back by a link from somebody who takes part.
web-campaign-locked = { $count ->
    [one] One more is still locked
   *[other] { $count } more are still locked
}
web-campaign-members = Who takes part
web-campaign-new = Begin a campaign
web-campaign-new-note = What one session leaves behind, the next one remembers.
web-campaign-next = What happens next
web-campaign-none = No campaign yet.
web-campaign-nothing-yet = Nothing has happened yet.
web-campaign-on-from = Play on from here
web-campaign-open = Session { $number } is about to begin.
web-campaign-otherwise = Otherwise …
web-campaign-play = Play “{ $title }”
web-campaign-remove = Let go
web-campaign-remove-sure = Let { $name } go? The link that everybody has until now will be worth nothing.
web-campaign-road = Another road, from session { $number }
web-campaign-road-beginning = Another road, from the beginning
web-campaign-running = Session { $number } is being played.
web-campaign-seating = { $again ->
    [yes] As last time: { $seats ->
        [one] you alone
       *[other] { $seats } seats
    }
   *[no] { $seats ->
        [one] For you alone
       *[other] { $seats } seats
    }
}{ $bots ->
    [0] {""}
    [one] , one of them a bot’s
   *[other] , { $bots } of them bots’
}. { $alone ->
    [yes] It begins at once.
   *[no] It begins when everybody sits.
}
web-campaign-session = Session { $number }
web-campaign-sessions = { $count ->
    [0] Not begun yet
    [one] One session
   *[other] { $count } sessions
}
web-campaign-story = The story so far
web-campaign-title = What shall it be called?
web-campaign-treasures = What you have won
web-campaign-treasures-all = All { $count }
web-campaign-shelf = Endings
web-campaign-shelf-secrets = { $found } of { $secrets } secrets found
web-campaign-shelf-empty = Not reached yet
web-campaign-shelf-count = { $count } of { $places } endings
campaign-shelf = { $title }: { $count } of { $places } endings, { $found } of { $secrets } secrets
web-campaign-unlocked = Unlocked
web-campaign-unreadable = What was kept here comes from another version of the game, so it can't be played on from.
web-campaign-unverified = Imported, not verified: it was played elsewhere, by earlier rules, and can't be played again here.
web-campaign-won = { $names } won.
web-campaigns = My campaigns

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
web-data = Your data
web-data-download = Download what is stored about you
web-data-why = A file with your name, your tables and answers, what you said, your campaigns and hints.
web-delete-campaigns = In campaigns that others share you are replaced by “Somebody”, and the next member leads those that you led.
web-delete-games = Running matches with others go on: a bot takes your seat for good.
web-delete-me = Delete me…
web-delete-names = Where others played with you or read what you said, your name becomes “Somebody”. What you said stays.
web-delete-now = Delete for good
web-delete-own = Your account, your sessions on all devices and everything that you played alone or with bots only are deleted.
web-delete-sure = Delete me for good?
web-delete-undo = Nobody can undo this. Download your data first if you want to keep it.
web-deleted = You are deleted. You are a new guest now.
web-empty-seat = Free seat
web-eyes = Seen by
web-eyes-all = Everything open
web-finished = Finished games
web-first = To the beginning
web-friend = A friend
web-led = A bot for { $name }, until they come
web-campaign-same-seats = The evening goes on for as many as before. Whoever is away can be led by a bot until they come.
web-campaign-absent = Whoever is away rests if there is one seat less, or is led by a bot until they come.
web-game = Game
web-mode = Way to play
web-games = The games
web-go-away = Away for a while: let a bot play for me
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
web-more-options = More options
web-my-tables = My tables
web-name-kept = The name is kept.
web-narrowed = Show all choices (Esc)
web-on-board = { $count } more, made on the board
web-next = Next step
web-no-answer = The server does not answer. Please try again.
web-no-table = There is no such table. If it is a private one, open it with the link of its invitation.
web-notify = Call me when it is my turn
web-notify-on = The browser will call you when it is your turn.
web-offline = No connection. Everything is kept; trying again …
web-offline-mark = offline
web-open-rulebook = Open the rulebook
web-open-table = Open the table
web-page-aloud = Read aloud
web-looks = Seen by you alone
web-look-alone = Nobody else has seen this. Whether you tell is up to you.
web-page-earlier = Earlier page
web-page-hush = Stop reading
web-page-known = Everybody here has read this page before.
web-page-unfold = Unfold it
web-page-unfold-all = Always in full
web-page-fold-all = Fold pages that everybody knows
web-page-later = Later page
web-password = Password (8 characters or more)
web-orders = Answer for me where there is only one answer
web-replay-still = Only what was told is kept of this match. The board shows how it ended; follow the log.
web-together = Pick several together, then confirm
web-not-this-round = Not this round
web-not-until-said = Not until I say
web-ask-again = { $count ->
    [one] Ask me again about what I let pass
   *[other] Ask me again about the { $count } things I let pass
 }
web-picked = Picked: { $count }
web-answer-waits = Your answer waits until the table is there again.
web-answer-late = Something else is asked by now: please choose again.
web-proposal = Your wish
web-proposal-agree = Do it
web-proposal-begin = Decide myself
web-proposal-decline = Not now
web-picks-to-go = Choose { $picks }, { $left ->
    [0] and confirm
   *[other] { $left } to go
}
web-confirm-picks = Confirm: { $count } of { $picks }
web-pause = Pause
web-play = Play
web-coach = Coach
web-coach-on = Go on
web-coach-got-it = Got it
web-coach-skip = Skip the lesson
web-coach-mute = No more hints
web-learn = Learn in 5 minutes
web-learn-first = Learn { $game } in 5 minutes
web-learn-offer = New to this game? A lesson on the real board takes five minutes.
web-hints-wanted = Explain what is new to me
web-hints-here = Explain what is new to newcomers
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
web-rematch-join = I’ll play again
web-rematch-by = { $name } would like to play again.
web-rematch-ready = ready
web-rematch-not = Not this time
web-rematch-start = Begin; bots take the other seats
web-rematch-runs = The rematch is under way.
web-rematch-go = To the new table
web-campaign-previously = Previously
web-campaign-missed = You were not there. What you missed:
web-onward = What comes next
web-onward-soon = Next: { $title }. You all go on in a moment.
web-onward-go = Go on now
web-onward-stay = Stay here a little
web-onward-stays = You stay for now. Go on whenever you like.
web-onward-there = Waiting there: { $names }
web-onward-waits = It goes on as soon as everybody who is here is ready.
web-onward-start = Go on without the others; bots lead their seats until they come
web-onward-runs = The others have gone on.
web-remove = Remove
web-replay = Replay
web-course = How it went
web-result = Result
web-result-lost = Lost
web-result-over = Over
web-result-unknown = Not known
web-result-won = Won
web-profile = What you have played
web-profile-none = Nothing played to its end yet. What you finish stands here: who you were, with whom, and how it went.
web-profile-total = { $won } of { $played } won
web-profile-streak = Won in a row: { $now }, at most { $most }
web-profile-uncounted = { $count ->
    [one] One match does not count: a substitute played most of it, or nobody knows how it ended.
   *[other] { $count } matches do not count: a substitute played most of them, or nobody knows how they ended.
 }
web-profile-partners = Played with most
web-profile-partner = { $played ->
    [one] once
   *[other] { $played } times
 }, won together { $won }
web-profile-rating = Rating { $rating }
web-profile-rated = { $count ->
    [one] from one match
   *[other] from { $count } matches
 } between people. A match in which a substitute answered for anybody is not rated.
web-feats = Achievements
web-profile-feats = Achievements: { $earned } of { $all }
web-profile-feat-open = not yet
web-history = Every match
web-history-person = Played with
web-history-any-game = All games
web-history-any-result = However it ended
web-history-more = Earlier ones
web-history-empty = No match is like that.
web-history-uncounted = does not count: played by a substitute
web-history-stood-in = { $count ->
    [one] a substitute answered once
   *[other] a substitute answered { $count } times
 }
web-see-table = See the table
web-turning-points = Turning points
web-who-was-what = Who was what
web-log-earlier = Show earlier
web-log-all = All
web-log-filter = What the log shows
web-log-mine = Mine
web-log-turning = Turning points
web-log-story = Story
web-next-turning = Next turning point
web-previous-turning = Previous turning point
web-rolling = Rolling …
web-skip-to-mine = Skip to my turn
web-skip-turn = Skip this turn
web-speed = Speed
web-speed-at-once = at once
web-speed-times = { $speed }×
web-volume = Sound and touch
web-volume-off = off
web-volume-percent = { $percent } %
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
web-signed-out-everywhere = Signed out on all devices.
web-sign-out-everywhere = Sign out on all devices
web-safety = Password and devices
web-password-changed = The password is changed. Other devices have to sign in again.
web-old-password = Your password now
web-new-password = New password (8 characters or more)
web-change-password-why = Changing it signs you out on all other devices.
web-change-password = Change password
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
web-suggest = Suggest a move
web-take-it-how = Bots leave what nobody has read yet to people. This one takes it now, if it can.
web-suggestions-here = Let players ask for suggestions
web-boldness = What nobody has read yet, bots
web-boldness-reserved = leave to people
web-boldness-considerate = take when people are done
web-boldness-bold = take as they like
web-packs = Packs to play with
web-suggested = Suggested
web-undo = Take back
web-verdict-fair = Fair: the secret fits the promise made before the game, and the seed comes from it and everybody's part.
web-verdict-foul = Not fair: secret, promise and seed do not fit together.
web-verdict-unknown = The secret is published when the game is over.
web-verify = Verify the dice
web-verify-insecure = This check needs a secure connection (https).
web-wait-host = The host starts the game when everybody is here.
web-votes = Votes so far
web-look-through = See the table as { $name }
web-waiting-for = Waiting for { $names } …
web-watch = Watch
web-watch-link = Link to this table
web-welcome-back = Welcome back.
web-who-plays = Who plays?
web-what-is = What is that? { $what }
web-why = Why?
web-within-reach = Also within reach
web-you = You
web-your-name = Your name
web-your-turn = Your turn
web-status-open = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}

## How it stands

role-watcher = You are watching.
web-standing = How it stands
web-held = With you
web-clues = Clues
web-clues-pin = Pin up something you have read …
web-clues-none = Nothing is pinned up yet. What somebody pins here, all see, beside every riddle.
web-clues-off = Take off: { $what }
web-notes = Notes of the group
web-notes-none = Whatever you do not want to forget. All see it.
web-sketch = Draw on the map
web-sketch-done = Stop drawing
web-sketch-wipe = Wipe the last stroke away
web-side-changed = Something has changed: you win in another way now.
web-understood = Understood

## Nobody blocks a table

server-paused = The table rests. First agree to go on.
server-not-paused = The match goes on already.
server-not-absent = A bot can only stand in for somebody who has been gone for a while.
log-stood-in = A bot answered for { $name }.
web-offline-for = offline for { $time }
web-absent = { $name } has been offline for { $time }.
web-relieve = Let a bot play for { $name }
web-relieved-table = A bot plays for you: you were gone, and the others let it.
web-relieved-time = A bot plays for you: your time was up twice in a row.
web-agreed = { $agreed } of { $needed } agree
web-agree = Agree
web-disagree = I take that back
web-rest = Suggest a pause
web-rest-asked = { $names } would like a pause. While the table rests no clock runs.
web-rests = The table rests; no clock runs. It goes on by itself at the latest { $when }.
web-go-on = Go on
web-go-on-asked = { $names } would like to go on.
web-meanwhile = { $answers ->
    [one] One answer was given while you were away ({ $time }).
   *[other] { $answers } answers were given while you were away ({ $time }).
}
web-meanwhile-show = Show me
web-meanwhile-no = No need
web-meanwhile-now = This is what happened while you were away.
web-meanwhile-end = To the table as it is now
web-seat-free = The seat of { $name } is free for somebody who comes now.
web-offer = Offer { $name }’s seat to a newcomer
web-offer-not = No longer
web-stood-in = { $count ->
    [one] One answer by a substitute
   *[other] { $count } answers by a substitute
}

## A lobby for people

web-share = Share …
web-qr = QR code
web-qr-label = The invitation as a QR code, for the camera of a phone
web-watching = watching
web-watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}

## The dream of the day

web-daily = The dream of the day
web-daily-more = One and the same dream for everybody here, alone, with the same chance. The first try counts; nothing is taken back.
web-daily-open = Open until midnight (UTC), { $left } more
web-daily-begin = Dream it
web-daily-go-on = Go on
web-daily-see = Look at it again
web-daily-page = The day and its results
web-daily-day = The dreams of { $day }
web-daily-today = Today’s results stay closed until the day is over, your own excepted.
web-daily-coming = Nobody knows these dreams yet. Here is what the server has committed itself to.
web-daily-guest = Only with an account does your result come on the record. Register before the day is over and this start counts.
web-daily-started = { $count ->
    [0] Nobody has begun it.
    [one] One person has begun it.
   *[other] { $count } people have begun it.
}
web-daily-commitment = Commitment
web-daily-committed = made { $when }
web-daily-secret = Secret
web-daily-proof = SHA-256 of the secret is the commitment. The secret names the dream too.
web-daily-best = The best line
web-daily-results = Results
web-daily-none = Nobody is on the record.
web-daily-answers = { $count ->
    [one] one answer
   *[other] { $count } answers
}
web-daily-score = { $score } points
web-daily-uncounted = not on the record
web-daily-before = The day before
web-daily-after = The day after
web-daily-share = A link to this dream
web-daily-table = The dream of the day: nothing is taken back or suggested, and others see it once the day is over.

## Peace

web-about-person = About { $name } …
web-people = People
web-mute = Mute for myself
web-hear-again = Hear again
web-muted-line = (muted)
web-mute-here = May not speak at this table
web-remove-person = Free the seat
web-remove-playing = Let a bot play on for them
web-ban = Send away for good
web-unmute = { $name } may speak again
web-unban = { $name } may come again
web-quiet-watchers = Onlookers may not speak
web-quiet = The host has closed the chat for onlookers.
web-report = Report to the operator
web-report-why = What has happened?
web-report-note = The operator gets the match and the last of the chat with it.
web-report-send = Send
web-reported = The operator will read it. Thank you.

## Groups

web-groups = Your groups
web-group = Group
web-group-found = A group that meets again
web-group-title = Name of the group
web-group-begin = Found it
web-group-members = { $count ->
    [one] One member
   *[other] { $count } members
}
web-group-next = Next time: { $when }
web-group-play = Play
web-group-seat = Seat everybody
web-group-seat-more = A private table with a seat for every member; bots take those that are left.
web-group-chronicle = Chronicle
web-group-none = Nothing played yet.
web-group-meets = When we meet
web-group-start = First time
web-group-every = How often
web-group-every-0 = Once
web-group-every-7 = Every week
web-group-every-14 = Every two weeks
web-group-every-28 = Every four weeks
web-group-calendar = Put it into the calendar
web-group-leave = Leave the group
web-group-leave-sure = You come back only with an invitation.
web-group-send-away = Send { $name } away
web-group-missing = There is no such group, or you do not belong to it. Its members have the link of the invitation.

## Called back

web-push = Call me when the page is closed
web-push-more = This browser tells you when it is your turn at a table without haste, and when somebody wants to play with you again. Once for each question.
web-push-on = This browser calls you.
web-push-off = Call me no longer
web-push-no-https = Browsers can only be called by a page that came over https.
web-push-never = This browser can’t be called, or was told not to be.
web-recovery = Your recovery code
web-recovery-more = With it you get in again if you forget the password. Write it down: it is shown this once.
web-recovery-kept = I have written it down
web-recovery-new = Another recovery code
web-forgot = Password forgotten?
web-recovery-code = Recovery code
web-recover = Set a new password
web-what-if = What if …
web-what-if-from-here = Play on from here on your own table: what would have happened if? The chance to come is new. It counts nowhere.
web-what-if-from-now = Try out what might come, on a table of your own. What is hidden from you is made up there, chance is new, and it counts nowhere. The match here does not notice.
web-what-if-as = Play on as
web-what-if-bots = With bots
web-what-if-begin = Play on from here
web-what-if-alone = Alone, on all seats
web-what-if-here = Let players try out what might come (“what if”)
web-what-if-table = A what-if, from answer { $step } of another match. It counts nowhere.
web-what-if-imagined = A what-if, from a match that is not over: what was hidden is made up. It counts nowhere.
web-what-if-origin = Where it comes from
web-chances = Chances
web-chances-how = What chance the usual bot gave each side, answer by answer
web-chances-now = { $name }: { $percent } %
web-mail = Letters by mail
web-mail-more = Tables without haste write to you when it is your turn or somebody wants to play with you, once for each question, where no browser could be called. If you lose your password, a code for a new one comes there.
web-mail-address = Mail address
web-mail-give = Send the letter to confirm it
web-mail-sent = A letter is on its way to { $address }. Open its link to confirm the address.
web-mail-unconfirmed = { $address } is not confirmed yet.
web-mail-known = Letters go to { $address }.
web-mail-calls = Write to me when a table waits
web-mail-forget = Forget the address
web-mail-code = Send me a code by mail
web-mail-code-sent = If this account has a confirmed address, a code is on its way there.
web-friends = Friends
web-friends-none = With your link others become your friends. You see then at which open tables they sit, if you may come there.
web-friends-guest = Friends are for accounts.
web-friends-link = Link to become your friend
web-friends-new = Make a link
web-friends-another = Another link
web-friends-made = You are friends now.
web-friends-at = sits at { $game }
web-friends-part = Be friends no longer
web-friends-become = Become friends
