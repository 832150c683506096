story-blessed-1 = A warmth you had forgotten.
story-blessed-2 = The grace is spent on somebody else.
story-blessed-3 = You wake whole, and cannot say since when.

story-cursed-1 = The mark begins to answer when spoken to.
story-cursed-2 = What hunts by scent has found it.
story-cursed-3 = Every mirror in the house has been turned to the wall, and not by you.

story-debt-1 = Two polite men wait in the lobby.
story-debt-2 = The bank calls the police.
story-debt-3 = Your note has been sold to a house that keeps no books.
story-debt-4 = They take the luggage first, and then the tickets it was going by.
story-debt-5 = A broken bone, they explain, counts as interest.
story-debt-6 = Paid in full, says the receipt, in your own handwriting.

story-dark-pact-1 = It has come for the first instalment.
story-dark-pact-2 = You promised it a way in. It is too courteous to say which.
story-dark-pact-3 = It will take what you treasure most, or the wits you treasure it with.

story-detained-1 = They want a name. Any name.
story-detained-2 = The cell has one bunk, and it is already warm.
story-detained-3 = Bail is set by a man who asks only how you spell it.

story-night-terrors-1 = You wake on the wrong continent of the bed.
story-night-terrors-2 = In the dream you were the one under the bed.
story-night-terrors-3 = Rubbery hands lift you out of the sheets, without a word and without a face.

story-paranoia-1 = You burn every letter you own.
story-paranoia-2 = You were right: somebody is following you.
story-paranoia-3 = You send your last friend away, and watch from the window to be sure.

story-lost-hours-1 = The ticket in your hand is a month old.
story-lost-hours-2 = Somebody has been generous with your money, and he signed with your hand.
story-lost-hours-3 = There is red soil under your nails, and no red soil for a hundred miles.

story-broken-leg-1 = The bone knits crooked.
story-broken-leg-2 = The fever climbs from the splint upward, one stair at a time.
story-broken-leg-3 = You could have jumped, once; this time you let go of the bag.

story-crushed-hand-1 = You let it fall.
story-crushed-hand-2 = The surgeon counts the fingers twice, and charges for both counts.
story-crushed-hand-3 = At night it closes, gently, on something that holds it back.

story-slow-bleed-1 = The bandage is heavy again.
story-slow-bleed-2 = Something that lives on less has followed the drops.
story-slow-bleed-3 = The doctor prescribes poppy, and does not say when to stop.
