card-ii-36-crossing = Crossing
action-read-what-was-posted = Read what was posted
card-ii-36-tram-stop = Tram stop
action-give-a-leg-up = Give somebody a leg up
card-ii-36-roofs = Roofs with washing
card-ii-36-lock = Canal lock
action-go-down-the-lock = Go down the lock
card-ii-36-garages = Row of garages
