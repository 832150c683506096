card-a-friend-at-the-ministry = A Friend at the Ministry
story-a-friend-at-the-ministry = A crate arrives, stamped as fish, and nobody at the customs house has smelt it.

card-quiet-waters = Quiet Waters
story-quiet-waters = For one week the sea behaves as it does in paintings.

card-the-vigilantes = The Vigilantes
story-the-vigilantes = They carry lamps and axe handles, and they have stopped asking what it is first.

card-a-door-left-ajar = A Door Left Ajar
story-a-door-left-ajar = What came through has not come all the way; there is still time to lean on it.

card-charity-ball = Charity Ball
story-charity-ball = The orchestra plays until dawn for a cause that nobody present could name.

card-bank-run = Bank Run
story-bank-run = The queue goes round the block, and its end has joined its beginning.

card-blood-in-the-snow = Blood in the Snow
story-blood-in-the-snow = The tracks of the expedition are clear; those beside them begin from nowhere.

card-border-closed = Border Closed
story-border-closed = The trains stand in the stations with their lamps lit, and no one is let off.

card-the-wrong-faces = The Wrong Faces
story-the-wrong-faces = In the crowd, for the length of one street, everybody looks like someone you buried.

card-restless-cults = Restless Cults
story-restless-cults = The sermons have grown shorter, and the doors are bolted from the inside.

card-bells-below-the-keel = Bells Below the Keel
story-bells-below-the-keel = Ships on four oceans log the same hour being rung from underneath.

card-wreckers-lights = Wreckers' Lights
story-wreckers-lights = Every harbour on the chart shows a light tonight, and so do several that are not on it.

card-an-unclaimed-trunk = An Unclaimed Trunk
story-an-unclaimed-trunk = It has crossed the ocean eleven times, and the label bears tomorrow's date.

card-the-sky-lowers = The Sky Lowers
story-the-sky-lowers = Astronomers on three continents close their shutters and send no explanation.

card-second-birth = Second Birth
story-second-birth = What was wounded is whole, and what was one is several.

card-the-stars-correct-themselves = The Stars Correct Themselves
story-the-stars-correct-themselves = It was the almanacs that were right; the sky had been waiting for a clear night.

card-the-ground-remembers = The Ground Remembers
story-the-ground-remembers = Under every city there is an older one, and tonight it stretches.

card-all-accounts-fall-due = All Accounts Fall Due
story-all-accounts-fall-due = Bankers, priests and murderers receive the same letter by the same post.

card-letters-of-marque = Letters of Marque
story-letters-of-marque = The consulates open at midnight and hand out passages without asking where to.

card-the-papers-believe-you = The Papers Believe You
story-the-papers-believe-you = Your letter is printed whole, between the weather and the drowned.

card-night-schools = Night Schools
story-night-schools = The lecturer is excellent and keeps to the unlit end of the hall.

card-a-market-for-curios = A Market for Curios
story-a-market-for-curios = The dealer wants no money, only things that have been carried a long way.

card-general-amnesty = General Amnesty
story-general-amnesty = The order is signed by a minister who died in the spring, and it is obeyed.

card-round-up-at-dawn = Round-up at Dawn
story-round-up-at-dawn = They have a list, and leave a blank line at the bottom of it.

card-cholera-on-the-quay = Cholera on the Quay
story-cholera-on-the-quay = The flags go up one after another, and last of all on the hospital.

card-dead-reckoning = Dead Reckoning
story-dead-reckoning = By the log you are in harbour; by the stars you are nowhere.

card-the-guides-desert = The Guides Desert
story-the-guides-desert = In the morning there are the packs, the fire, and one set of footprints fewer.

card-auction-of-relics = Auction of Relics
story-auction-of-relics = A telegram thanks you for the consignment you never made.

card-false-prophet = False Prophet
story-false-prophet = He heals the sick on Tuesdays, and on Wednesdays they will not look at the sun.

card-earth-tremor = Earth Tremor
story-earth-tremor = Nothing falls from the shelves, but everything in the cellars moves out.

card-counterfeit-notes = Counterfeit Notes
story-counterfeit-notes = The portrait is perfect, apart from the eyes, which have been closed.

card-the-seance-at-number-nine = The Séance at Number Nine
story-the-seance-at-number-nine = The street has only eight houses, and the invitation is addressed to you.

card-the-clocks-run-on = The Clocks Run On
story-the-clocks-run-on = At midnight they strike, go on striking, and begin to count something else.

card-the-ink-runs = The Ink Runs
story-the-ink-runs = The old words are leaving the page; they will stay only for somebody who reads them all night.

card-nothing-was-ever-sealed = Nothing Was Ever Sealed
story-nothing-was-ever-sealed = The old wards were painted on, and the paint has had three hundred years to dry.

card-they-know-our-names = They Know Our Names
story-they-know-our-names = In every hotel the porter says the same thing: your visitor has gone up already.

card-the-long-eclipse = The Long Eclipse
story-the-long-eclipse = The moon has finished, and does not move off.

card-one-night-everywhere = One Night Everywhere
story-one-night-everywhere = For once it is dark on both sides of the world at the same hour.

card-an-offer-to-each = An Offer to Each
story-an-offer-to-each = The page is blank except for the line at the foot, and the line is the right length for your name.

card-the-whistling-wire = The Whistling Wire
story-the-whistling-wire = The telegraph in the north repeats one phrase, and the line was never connected.

card-a-library-burns = A Library Burns
story-a-library-burns = It has burned for nine days, one shelf a day, in the order of the catalogue.

card-dust-of-the-comet = Dust of the Comet
story-dust-of-the-comet = A fine grey snow falls wherever the world is thin, and does not melt.

card-the-sleeping-village = The Sleeping Village
story-the-sleeping-village = The mules came down from the mountain by themselves, still loaded.

card-haunter-in-the-belfry = Haunter in the Belfry
story-haunter-in-the-belfry = The parish asks only that the street lamps be kept burning.

card-the-white-idol = The White Idol
story-the-white-idol = The museum regrets that the wax figure has left its case, and that it was not wax.

card-a-thousand-missing = A Thousand Missing
story-a-thousand-missing = The carnival went out to the swamp with its band playing, and the band can still be heard.

card-poisoned-almanac = Poisoned Almanac
story-poisoned-almanac = Ten thousand copies give the wrong night for the stars, and the stars oblige.

card-the-unlit-lamps = The Unlit Lamps
story-the-unlit-lamps = The keepers have written that they prefer it so, and the ships go in one by one.

card-locks-without-keys = Locks Without Keys
story-locks-without-keys = Something on the sea bed holds every door in the world open by an inch.

card-the-hunger-winter = The Hunger Winter
story-the-hunger-winter = The stoves are lit, the granaries are full, and nobody can be made to eat.

card-the-fleet-in-the-weed = The Fleet in the Weed
story-the-fleet-in-the-weed = Four centuries of lost ships have drifted into line, and the leading ones have begun to make sail.

label-force-the-lock = Force the lock
label-sink-it-unopened = Sink it unopened
label-hold-the-hands = Hold the hands
label-let-them-turn = Let them turn
label-sign-the-page = Sign the page
label-tear-the-page = Tear the page
