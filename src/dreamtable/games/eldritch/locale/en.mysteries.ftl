card-the-nine-angles = The Nine Angles
story-the-nine-angles = Eight of them can be drawn; the ninth is where the draughtsman stood.

card-the-widening-eye = The Widening Eye
story-the-widening-eye = Every observatory reports the same dark spot, and every night it is rounder.

card-herald-of-the-court = Herald of the Court
story-herald-of-the-court = Someone walks out of the desert, announcing a guest who has no face to give.

card-an-instrument-of-silence = An Instrument of Silence
story-an-instrument-of-silence = It has been taken apart and posted to strangers, and each piece still hums.

card-the-drowned-city = The Drowned City
story-the-drowned-city = The sounding line comes up dry from two thousand fathoms.

card-mystery-father-dagon = Father Dagon
story-mystery-father-dagon = The trawlers come home with full nets and with no one at the wheel.

card-the-sleepers-chorus = The Sleepers' Chorus
story-the-sleepers-chorus = In eleven ports men dream the same verse, and each wakes with one word of it.

card-the-reef-colonies = The Reef Colonies
story-the-reef-colonies = At low water there are chimneys.

card-clear-the-old-groves = Clear the Old Groves
story-clear-the-old-groves = The stumps are counted each evening, and each morning there are fewer.

card-the-milk-litanies = The Milk Litanies
story-the-milk-litanies = The hymn is sung to every newborn of the valley, by something under the floor.

card-yeb-unbound = Yeb Unbound
story-yeb-unbound = The river has turned its back on the sea, and the drums have stopped out of respect.

card-altars-of-horn = Altars of Horn
story-altars-of-horn = No one carved them. They were shed.

card-the-silver-lattice = The Silver Lattice
story-the-silver-lattice = What is locked out must be told so in its own language, bar by bar.

card-the-unseen-twin = The Unseen Twin
story-the-unseen-twin = The farmhouse has been widened from within, and the cattle ledger makes no mention of why.

card-annals-of-the-gatekeepers = Annals of the Gatekeepers
story-annals-of-the-gatekeepers = Each keeper wrote one page, and the last line of each is in the next one's hand.

card-where-the-walls-are-thin = Where the Walls Are Thin
story-where-the-walls-are-thin = There are places where you are answered a little before you call.
