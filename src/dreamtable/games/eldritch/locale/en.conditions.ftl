card-blessed = Blessed
card-cursed = Cursed
card-debt = Debt
card-dark-pact = Dark Pact
card-detained = Detained
card-night-terrors = Night Terrors
card-paranoia = Paranoia
card-lost-hours = Lost Hours
card-broken-leg = Broken Leg
card-crushed-hand = Crushed Hand
card-slow-bleed = Slow Bleed

label-open-the-doors = Open the doors
label-be-the-door = Be the door
