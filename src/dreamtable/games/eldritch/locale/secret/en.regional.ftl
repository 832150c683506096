## Regional encounters

story-america-1-boston = The librarian lends you a book that is not in the catalogue.
story-america-1-vancouver = Fog signals spell out a sentence if you wait long enough.
story-america-1-rio = A samba school rehearses a rite by daylight.

story-america-2-boston = A séance overruns its hour.
story-america-2-vancouver = A salmon boat lands something with thumbs.
story-america-2-rio = The collector pays in parchment.

story-america-3-boston = The dean asks you to mark one peculiar thesis.
story-america-3-vancouver = Prospectors play cards for a map.
story-america-3-rio = You climb to the statue that is not built yet.

story-america-4-boston = A whaler's widow reads your palm and closes your hand.
story-america-4-vancouver = The observatory has one eyepiece too many.
story-america-4-rio = The oracle's price is an hour of your life.

story-america-5-boston = The Athenaeum has one more desk than lamps, and you are shown to that one.
story-america-5-vancouver = The harbour pilot steers by lights that were put out last year.
story-america-5-rio = On the beach at midnight the candles burn downward.

story-america-6-boston = An undertaker in the North End sells epitaphs in advance.
story-america-6-vancouver = The customs shed holds a crate addressed to you, in your own hand.
story-america-6-rio = The old organist pulls a stop that has no pipe.

story-america-7-boston = A professor emeritus lectures to an empty hall, and takes attendance.
story-america-7-vancouver = The logging camp has a watchtower that nobody has climbed down from.
story-america-7-rio = The cable car stops halfway, and somebody gets on.

story-america-8-boston = In the burying ground one stone was left blank, and is filling.
story-america-8-vancouver = A carver shows you which face on the pole is recent.
story-america-8-rio = The emperor's botanist left one tree that keeps office hours.

story-europe-1-liverpool = Dock gossip is cheap before noon.
story-europe-1-naples = A monk keeps vigil over a jar.
story-europe-1-constantinople = You are introduced to seven cousins of the vizier.

story-europe-2-liverpool = A stowaway knows the name of your ship's last port.
story-europe-2-naples = The catacombs are longer on the way back.
story-europe-2-constantinople = Carpet dealers debate your soul in rising bids.

story-europe-3-liverpool = The museum has mislabelled everything deliberately.
story-europe-3-naples = The mountain mutters; the faithful mutter back.
story-europe-3-constantinople = A censor offers to lose your file.

story-europe-4-liverpool = The ferryman asks the toll twice, once for each of you.
story-europe-4-naples = The relic bleeds on schedule, but for you it stops.
story-europe-4-constantinople = An envoy mistakes you for someone terrible, and bows.

story-europe-5-liverpool = The cotton exchange quotes a price for news that has not happened yet.
story-europe-5-naples = A fortune-teller by the city gate weeps before you have sat down.
story-europe-5-constantinople = The first class of the ferry is reserved for people who have been expected.

story-europe-6-liverpool = A lighthouse keeper on leave cannot sleep in a room that stays dark.
story-europe-6-naples = Divers have brought up a bronze hand, and will not go down for the rest.
story-europe-6-constantinople = The stationmaster takes your gift, and looks you over for the next one.

story-europe-7-liverpool = The men digging the tunnel under the river have met other diggers.
story-europe-7-naples = In the museum's locked cabinet the frescoes have been repainted from life.
story-europe-7-constantinople = A dervish turns until the room does.

story-europe-8-liverpool = The shipping clerk has you down as cargo.
story-europe-8-naples = The confessional has a grille on both sides, and somebody at each.
story-europe-8-constantinople = Among the columns of the cistern stands one that nobody carved.

story-asia-1-bombay = A pandit lets you copy one leaf in ten.
story-asia-1-yokohama = Archers line the pier and aim inland.
story-asia-1-melbourne = The shearers' strike needs one more pair of arms.

story-asia-2-bombay = Towers of silence; somebody is counting.
story-asia-2-yokohama = The harbour office lends you its largest gun for an hour.
story-asia-2-melbourne = A boxing tent pays by the round.

story-asia-3-bombay = The spice merchant grinds something that was a page.
story-asia-3-yokohama = A fox walks ahead of you to the thing you are hunting, bows, and goes home.
story-asia-3-melbourne = You dig wells until the earth answers.

story-asia-4-bombay = An heirloom library is sold by weight.
story-asia-4-yokohama = Masked dancers act out tomorrow's battle.
story-asia-4-melbourne = A rail gang lays track toward a light that recedes.

story-asia-5-bombay = A schoolboy recites the table of nines and goes on past the end.
story-asia-5-yokohama = The foundry would like to try its harpoon on something that deserves it.
story-asia-5-melbourne = The lowest gallery of the gold mine has been propped from underneath.

story-asia-6-bombay = The mill clerk keeps two ledgers, and the second one has your birthday in it.
story-asia-6-yokohama = The cable office will relay one order to any fleet, if you know the word.
story-asia-6-melbourne = Far out, a swimmer calls the wrong direction home.

story-asia-7-bombay = A palmist pays you to take your hand away.
story-asia-7-yokohama = The seismograph has drawn something walking.
story-asia-7-melbourne = The wharf gang will not unload a ship whose shadow came in first.

story-asia-8-bombay = In the caves across the harbour the carving has one face more than the guidebook.
story-asia-8-yokohama = The fire brigade drills by night against no fire that anyone has seen.
story-asia-8-melbourne = The observatory has mislaid the Southern Cross twice this month.
