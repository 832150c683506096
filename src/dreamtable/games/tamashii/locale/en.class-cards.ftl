card-sickle-routine = Sickle Routine
story-sickle-routine = Two short loops, honed on each other.

card-shared-mark = Shared Mark
story-shared-mark = You chalk a cross on its back for whoever comes next.

card-lone-mark = Lone Mark
story-lone-mark = Nobody else reads the chalk. You draw the crosses larger.

card-termination-code = Termination Code
story-termination-code = Three syllables. The machine finishes the sentence itself.

card-harvest-log = Harvest Log
story-harvest-log = Each line holds a serial number and what it was doing when it stopped.

card-row-by-row = Row by Row
story-row-by-row = Begin on the left and do not look up.

card-gleaner = Gleaner
story-gleaner = One good screw is always left in them. It goes where yours was.

card-through-and-through = Through and Through
story-through-and-through = The blade goes in at one serial number and comes out at the next.

card-bait = Bait
story-bait = You leave a lamp on and the telephone off the hook.

card-second-cut = Second Cut
story-second-cut = The swing has not ended. Only the address has changed.

card-crossfire = Crossfire
story-crossfire = You stand where the two of them can see each other.

card-cull = Cull
story-cull = By the sound of its fan, you pick one out of the line.

card-full-basket = Full Basket
story-full-basket = The big ones carry spare parts for the small ones.

card-hammer-call = Hammer Call
story-hammer-call = One blow, and the arm stays up as a roof.

card-stand-behind-me = Stand Behind Me
story-stand-behind-me = Your back is wide enough for two people and a bicycle.

card-stand-alone = Stand Alone
story-stand-alone = Nobody is behind you. You keep the place free.

card-overclock = Overclock
story-overclock = The heart asks whether you are sure. You have already pressed yes.

card-momentum = Momentum
story-momentum = After the first door the others open by themselves.

card-shield-bash = Shield Bash
story-shield-bash = You hit it with the thing that was keeping you safe.

card-capacitor = Capacitor
story-capacitor = The last crackle of the fight goes into a jar, for breakfast.

card-heavy-hand = Heavy Hand
story-heavy-hand = It takes three tries to lift it. It comes down at once.

card-bulkhead = Bulkhead
story-bulkhead = You turn the heating off, and the wall grows thicker.

card-riposte = Riposte
story-riposte = You let it in as far as the elbow.

card-ready-stance = Ready Stance
story-ready-stance = Left foot forward, eleven years now.

card-short-fuse = Short Fuse
story-short-fuse = It is still asking for your name when you hand it the parcel.

card-last-plate = Last Plate
story-last-plate = One plate is left, the one with the child's drawing. Nothing gets through it.

card-loaded-die = Loaded Die
story-loaded-die = One corner is heavier. Your initials are on it.

card-borrowed-luck = Borrowed Luck
story-borrowed-luck = Lent by the hour, to be returned warm.

card-private-luck = Private Luck
story-private-luck = Kept in a matchbox, with one match for company.

card-false-address = False Address
story-false-address = All mail for you goes to a lighthouse.

card-polite-exit = Polite Exit
story-polite-exit = You hold the door for it. It takes your rubbish out as it goes.

card-sleight = Sleight
story-sleight = The good side was under your thumb.

card-deaf-dice = Deaf Dice
story-deaf-dice = Rolled on felt, in a drawer, in the flat next door.

card-bribe = Bribe
story-bribe = Three things from your pockets go on the bonnet. It drives off the other way.

card-double-back = Double Back
story-double-back = You leave by the window you came in by, one floor lower.

card-quick-change = Quick Change
story-quick-change = It chases the coat. You are holding the lining.

card-shell-game = Shell Game
story-shell-game = You move the cups until the one you fear is under the last.

card-not-my-table = Not My Table
story-not-my-table = You take its order, write down table nine, and walk away.

card-phantom-signal = Phantom Signal
story-phantom-signal = In the window opposite, a second you raises a hand.

card-second-thought = Second Thought
story-second-thought = You say it again in your head, and one word has moved.

card-open-channel = Open Channel
story-open-channel = You fall silent. Someone else finds two words on their tongue.

card-closed-channel = Closed Channel
story-closed-channel = You talk it over with the empty seat. It makes a good point.

card-echo-cache = Echo Cache
story-echo-cache = The sentence comes back with a coin in it.

card-mind-bridge = Mind Bridge
story-mind-bridge = Halfway across you meet yourself, carrying the other end of the table.

card-recall = Recall
story-recall = Three words go back into the bag. You remember saying them.

card-shared-draft = Shared Draft
story-shared-draft = The page lies between you. Whoever has the pen writes.

card-repeat-after-me = Repeat After Me
story-repeat-after-me = The first time it is an order. Sung, it works again.

card-deep-copy = Deep Copy
story-deep-copy = You copy it out until it belongs to nobody.

card-loose-thread = Loose Thread
story-loose-thread = You pull, and the sleeve is a different sleeve.

card-inner-voice = Inner Voice
story-inner-voice = It has the accent you had before the upload.

card-cross-talk = Cross Talk
story-cross-talk = Two calls on one wire. You both hang up holding the other's word.

card-remote-hand = Remote Hand
story-remote-hand = One hand is on the table. The other is in its wiring.
