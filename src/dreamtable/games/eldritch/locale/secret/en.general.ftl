## General encounters

story-general-1-city = A pawnbroker slides a wrapped parcel across the counter.
story-general-1-wilderness = A cairn has been opened from the inside.
story-general-1-sea = The radio repeats your own distress call.

story-general-2-city = The night clerk has kept a room for you since 1899.
story-general-2-wilderness = You can outpace the rain if you leave the packs.
story-general-2-sea = A castaway begs to be left where he is.

story-general-3-city = An old tutor corrects your pronunciation of a forbidden vowel.
story-general-3-wilderness = The trail guide wants to wrestle for the price.
story-general-3-sea = For nine nights you stand the middle watch alone.

story-general-4-city = A policeman asks why you photograph only doors.
story-general-4-wilderness = Wolves circle, and something tall circles the wolves.
story-general-4-sea = The crew votes on throwing you overboard.

story-general-5-city = Mass is said in a language the priest does not know.
story-general-5-wilderness = You sleep in a ring of painted stones.
story-general-5-sea = A calm so flat that the stars lie on the deck.

story-general-6-city = Your telegram has already been answered.
story-general-6-wilderness = The bridge hangs by one rope.
story-general-6-sea = Freight shifts in the hold, then knocks politely.

story-general-7-city = A tailor measures you twice and charges you three times.
story-general-7-wilderness = You share a fire with men who cast no smoke.
story-general-7-sea = The captain bets his chart against your nerve.

story-general-8-city = The asylum releases a patient into your care by mistake.
story-general-8-wilderness = A landslide uncovers a stair going down.
story-general-8-sea = You are becalmed over a drowned street.

story-general-9-city = The stock ticker prints a prayer.
story-general-9-wilderness = Something has been eating the milestones.
story-general-9-sea = The lifeboats are already full of ice.

story-general-10-city = A forger can make you anyone by morning.
story-general-10-wilderness = You dig for water and find a telephone.
story-general-10-sea = Two ships hail you with one voice.

story-general-11-city = The auctioneer sells lot nine twice; you bid on the second.
story-general-11-wilderness = A hermit offers silence, for a week.
story-general-11-sea = The log of your ship ends tomorrow.

story-general-12-city = Children skip to a rhyme with your name in it.
story-general-12-wilderness = The compass points at you.
story-general-12-sea = The ship's doctor would like your blood for comparison.
