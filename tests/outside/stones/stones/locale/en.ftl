game-title = Stones
game-tagline = Take one, two or three. Mind the last one.

mode-last-wins = Who takes the last one wins
mode-last-loses = Who takes the last one loses

option-long = A pile twice as high
option-long-yes = Yes
option-long-no = No

ask-STO-TAKE-01 = How many stones do you take?
move-take = { $stones ->
    [one] Take a stone
   *[other] Take { $stones } stones
}
event-took = { $seat } takes { $stones }; { $left } left.
reason-last-stone = The pile is gone.
