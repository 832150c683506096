story-blessed-1 = A warmth you had forgotten. It begins at the soles and takes its time, and a stranger on the bench moves over for you.
story-blessed-2 = The grace is spent on somebody else. You see it go down the street, pick a person, and touch a hat to you in passing.
story-blessed-3 = You wake whole, and cannot say since when. The doctor looks for the scar and charges you for the one he remembers.

story-cursed-1 = The mark begins to answer when spoken to. It is well informed about your family, and prefers to talk at night.
story-cursed-2 = What hunts by scent has found it. All down the street the dogs sit, facing the other way.
story-cursed-3 = Every mirror in the house has been turned to the wall, and not by you. One has been left with its back undone.

story-debt-1 = Two polite men wait in the lobby. One reads out the sum, and the other looks at what you are carrying, or at your knees.
story-debt-2 = The bank calls the police. The manager offers you a chair until they come, and adds it to the account.
story-debt-3 = Your note has been sold to a house that keeps no books. Its agent would be content with something you know.
story-debt-4 = They take the luggage first, and then the tickets it was going by. You are left a receipt and the umbrella stand.
story-debt-5 = A broken bone, they explain, counts as interest. You may choose which, if you can get to the stairs before them.
story-debt-6 = Paid in full, says the receipt, in your own handwriting. It is dated from a day on which you were somewhere else.

story-dark-pact-1 = It has come for the first instalment. It takes a seat, declines tea, and points out that the contract speaks only of a world.
story-dark-pact-2 = You promised it a way in. It is too courteous to say which, and looks from the windows to your mouth.
story-dark-pact-3 = It will take what you treasure most, or the wits you treasure it with. It holds the bag open for either.

story-detained-1 = They want a name. Any name. The lamp is moved a little nearer, and the inspector sharpens his pencil for the first letter.
story-detained-2 = The cell has one bunk, and it is already warm. Whoever lay there has only got up to stretch.
story-detained-3 = Bail is set by a man who asks only how you spell it. He has all day, and a form with a stamp on it already.

story-night-terrors-1 = You wake on the wrong continent of the bed. It takes till noon to walk back, and the pillow has been slept on.
story-night-terrors-2 = In the dream you were the one under the bed. In the morning you look at everybody's shoes.
story-night-terrors-3 = Rubbery hands lift you out of the sheets, without a word and without a face. They tickle, and then there is wind.

story-paranoia-1 = You burn every letter you own, and then the notes that say why. The smoke, you observe, goes straight to the neighbours.
story-paranoia-2 = You were right: somebody is following you. He is quite relieved to be seen, and crosses the street to say so.
story-paranoia-3 = You send your last friend away, and watch from the window to be sure. Nobody comes back; you count that, too, against them.

story-lost-hours-1 = The ticket in your hand is a month old. So is the newspaper, and the town outside has a name you cannot read.
story-lost-hours-2 = Somebody has been generous with your money, and he signed with your hand. Three waiters in this city call you by a title.
story-lost-hours-3 = There is red soil under your nails, and no red soil for a hundred miles. In your pocket is a spoon, worn quite thin.

story-broken-leg-1 = The bone knits crooked. The doctor admires it, sends for his students, and has to break it again.
story-broken-leg-2 = The fever climbs from the splint upward, one stair at a time. On the landing it stops and listens for you.
story-broken-leg-3 = You could have jumped, once; this time you let go of the bag. It goes on without you, downstream, the right way up.

story-crushed-hand-1 = You let it fall. The hand has opened by itself, like somebody in the middle of a story, and will not close.
story-crushed-hand-2 = The surgeon counts the fingers twice, and charges for both counts. The second time he gets another number.
story-crushed-hand-3 = At night it closes, gently, on something that holds it back. You lie still, so as not to be the first to let go.

story-slow-bleed-1 = The bandage is heavy again. You change it by the window and see that the drops lead in, not out.
story-slow-bleed-2 = Something that lives on less has followed the drops. It has kept to the gutter, and looks up at your storey.
story-slow-bleed-3 = The doctor prescribes poppy, and does not say when to stop. The next thing you notice is that they have changed the wallpaper.
