game-title = Workshop
game-tagline = Everybody at a bench, all at once.
mode-rivals = Each for oneself
mode-crew = As a crew with open hands
option-decides = Who chooses the plan
option-decides-0 = Most votes
option-decides-1 = The foreman
option-leak = What the game gets wrong
option-leak-0 = Nothing
option-leak-1 = Tiles in the midst of a lane
option-leak-2 = The head of a lane
cell = cell { $number }
tile = tile { $number }
plan = plan { $number }
ask-WRK-01 = Your bench: what do you do?
ask-WRK-03 = Which tile goes back into the bag?
ask-WRK-04 = { $by } would swap the marks of { $cell } with you. Do you agree?
ask-WRK-05 = Which plan shall it be?
ask-WRK-06 = Shall the plan be built?
move-carve = Carve { $cell }
move-take = Take a part
move-give-back = Give a part back
move-draw = Draw a tile
move-stow = Put a tile back
move-pick = Put { $tile } back
move-offer = Offer { $seat } to swap { $cell }
move-agree = Agree
move-refuse = Rather not
move-ready = I am ready
move-vote = For { $plan }
move-abstain = Abstain
move-decree = Decree { $plan } for three parts
move-approve = Build it
move-reject = Build nothing
move-object = Object
event-carved = { $seat } carves mark { $mark } into { $cell }.
event-moved = { $parts ->
    [-1] { $seat } gives a part back.
   *[other] { $seat } takes a part.
}
event-drawn = { $tile ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws { $tile }.
}
event-stowed = { $tile ->
    [none] { $seat } puts a tile back.
   *[other] { $seat } puts { $tile } back.
}
event-offered = { $by } offers { $seat } to swap { $cell }.
event-answered = { $agreed ->
    [yes] { $seat } agrees.
   *[other] { $seat } would rather not.
}
event-planned = { $by ->
    [none] It is { $plan }.
   *[other] { $by } decrees { $plan }.
}
event-objected = { $seat } objects.
event-built = { $approved ->
    [yes] { $seat } has it built.
   *[other] { $seat } has nothing built.
}
reason-counted = The marks are counted.
reason-closed = The shelf is empty, the workshop closes.
ahead-mark = { $cell } with mark { $mark }
