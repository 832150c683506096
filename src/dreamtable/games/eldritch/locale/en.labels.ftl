## Labels of choices

label-body = Body
label-mind = Mind
label-drive = Drive it off
label-wound = Wound it
label-ask = Ask
label-leave = Leave
label-calm = Calm
label-cure = Cure
label-pay-alone = Pay alone
label-let-the-world-pay = Let the world pay
label-expose-him = Expose him
label-let-him-preach = Let him preach

label-run = Run
label-stay = Stay
label-open-it = Open it
label-burn-it = Burn it
label-descend = Descend
label-mark-it = Mark it
label-accept = Accept
label-decline = Decline
label-give-it = Give it
label-refuse = Refuse

label-pray = Pray
label-flee = Flee
label-kneel = Kneel
label-blow-them-out = Blow them out
label-confess = Confess
label-keep-silent = Keep silent
label-swim-out = Swim out
label-stay-ashore = Stay ashore

label-read-to-the-end = Read to the end
label-tear-out-a-leaf = Tear out a leaf

label-follow = Follow
label-cross-it = Cross it
label-feed-it = Feed it
label-walk-through = Walk through
label-walk-around = Walk around
label-take-soundings = Take soundings
label-stop-your-ears = Stop your ears
