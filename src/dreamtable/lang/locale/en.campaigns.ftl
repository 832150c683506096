## Campaigns in the terminal

campaign-none = There is no campaign "{ $name }" here. There is: { $known }.
campaign-none-at-all = There is no campaign "{ $name }" here. Begin one with: dreamtable campaign new GAME
campaign-none-yet = No campaign yet. Begin one with: dreamtable campaign new GAME
campaign-how-to-go-on = Go on with: dreamtable campaign go { $file }
campaign-session = Session { $number }
campaign-session-running = Not finished yet.
campaign-other-road = Another road
campaign-bots = { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
campaign-chapter = Chapter { $number }: { $title }
campaign-choose = Where to?
campaign-chose = You chose: { $way }
campaign-door = Stayed closed: { $door }
campaign-endings = { $count ->
    [one] 1 ending found
   *[other] { $count } endings found
}
campaign-left = Left: { $way }
campaign-no-book = There is no chapter yet: no session is over, or the game tells no story.
campaign-won = What you have won
campaign-unlocked = Now unlocked ({ $option }): { $values }
campaign-unlocked-mode = A new way to play: { $values }
campaign-offers = Unlocked ({ $option }): { $values }
campaign-over = The campaign has come to its end.
campaign-state = { $played ->
    [0] not begun
    [one] one session played
   *[other] { $played } sessions played
}
campaign-state-running = { $played ->
    [0] in its first session
    [one] one session played, another begun
   *[other] { $played } sessions played, another begun
}
campaign-state-over = { $played ->
    [one] ended after one session
   *[other] ended after { $played } sessions
}
campaign-exported = { $sessions ->
    [one] One session written to { $file }.
   *[other] { $sessions } sessions written to { $file }.
}
campaign-reads-ahead = Who opens the file in an editor can read ahead: it holds what only the game knows yet.
campaign-imported = { $sessions ->
    [one] "{ $title }" is yours now: one session, played again and found right. { $file }
   *[other] "{ $title }" is yours now: { $sessions } sessions, played again and found right. { $file }
}

## Campaigns that bots play

arena-campaigns = { $campaigns ->
    [one] One campaign
   *[other] { $campaigns } campaigns
} of { $sessions } sessions on average, { $ended ->
    [0] none of them
   *[other] { $ended } of them
} played to the end; { $decisions } decisions a session.
arena-session = Session
arena-came-so-far = Campaigns that came so far
arena-session-won = Won

## Campaigns at the server

server-no-campaign = There is no such campaign for you. Who takes part in it can send you the link of its invitation.
server-no-member = That is for those who take part in the campaign.
server-not-leader = Only whoever leads the campaign can do that.
server-game-without-campaign = This game has no campaign.
server-nothing-follows = That session is not over yet: nothing can follow it.
server-kept-otherwise = What was kept of that session comes from a newer version of the game than the one that runs here. It can be played on from as soon as that one is back.
server-campaign-over = The campaign has come to its end. An earlier session can be played on from again.
server-session-begun = Somebody has just begun a session. Here is how things stand now.
server-locked = That is not unlocked yet. Unlocked: { $unlocked }.
server-goes-on-in-campaign = This was a session of a campaign: it goes on from the campaign's page.
server-bad-campaign = This file can't be taken in: { $why }
server-campaign-too-long = That campaign is too long for this server: up to { $sessions } sessions and { $answers } answers can be taken in.
server-played-elsewhere = This session was played elsewhere: how its dice came about is not known here.
server-no-book = This book is not shared any more, or never was.
server-no-first-session = This match can't begin a campaign: it is not over, or was played with other components than a campaign begins with.
