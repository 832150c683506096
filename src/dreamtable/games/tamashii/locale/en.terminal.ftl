## The table in a terminal

tamashii-head = Round { $round } · { $step } · time { $time } · corrupted codes left: { $corrupted }
tamashii-specials = Special cards
tamashii-standing = Rules of this game
tamashii-objectives = Objectives
tamashii-market = Body market
tamashii-tile = Tile
tamashii-trace = Trace
tamashii-here = There
tamashii-values = move { $move } · attack { $attack } · write { $write }
tamashii-integrity = integrity { $left }/{ $cap }
tamashii-stand = trace { $trace } · experience { $xp }
tamashii-writes = { $count ->
    [one] 1 write left
   *[other] { $count } writes left
}
tamashii-launcher-key = R Y G B codes · O open source · X corrupted · o highlighted cell · . plain cell · # locked · * explore token · J Jordan · ! boss
