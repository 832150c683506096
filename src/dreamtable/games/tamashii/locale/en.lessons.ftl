## The first lesson

lesson-first-welcome = You wake up in a warehouse, in a machine that was built to carry shopping. You are the ghost in it. This lesson is the Prologue of the story, for one. Begin with the red board: it suits a hothead.
lesson-first-story = The story card says what you are after. Now: reveal two face-down tiles. At the end of each round the card is checked, and if all is done, the story goes on.
lesson-first-launcher = This is your launcher, the heart of the game. At the start of a round its bright cells are filled with codes from your bag: red, yellow, green and blue, whatever comes.
lesson-first-write = You can't choose what you draw, but you can push it about. A write moves a code to the next cell; you have three a round. Push the red one in the second row up.
lesson-first-ahead = Three reds in a line: that is a program, and it will make energy. There is more to be had here. If you ever don't see it, “{ web-tamashii-help }” above the launcher shows the way. Push the yellow one in the bottom row up.
lesson-first-ready = Two programs with two writes, not bad for a warehouse robot. Say that you are ready.
lesson-first-move = Now the map. You move two tiles, but a face-down one stops you: it is turned up, and what lies on it is yours. Go and see what is over there.
lesson-first-area = One energy found, and a { card-power-station }. Every tile does something for whoever stands on it. Use it!
lesson-first-launch = And now launch. The codes of a program go to the dump, and you get what it makes. First the reds, for energy.
lesson-first-again = Each program once a turn, as many as you have. Three yellows make a reroll, which is a second chance with dice.
lesson-first-refilled = Round two. The bag was nearly empty, so the dump went back into it: your codes go round and round, and whatever you add to them will come up again. The bright cells are full once more.
lesson-first-leave = No line this time, but codes stay where they are. Keep them, and say that you are ready.
lesson-first-further = One more face-down tile, and the story moves. Off you go.
lesson-first-next = Two tiles found, so there is a new story card. It wants a launched program, and it has a clock: four rounds, counted down at the end of each. The card says what happens at 0.
lesson-first-blue = You have two blues in one column. Push the third one, in the third row, to the right, and they are in a line. Lines may go down as well as across.
lesson-first-stay = You need not move. Stay in the { card-abandoned-hut }; nobody looks for you here.
lesson-first-shield = Launch the blues: they make a shield, which you will need sooner than you think.
lesson-first-heard = Done, and somebody noticed. From now on you leave a trace, and hunters follow it. The story wants one of them gone.
lesson-first-hound = The { card-rust-hound } is locked on to you. It bites in every combat phase until it is gone. You can shoot it, or you can write its own programs against it: red next to yellow hurts it, two greens send it away at a price.
lesson-first-memory = For the last card you got 1 memory. Memory is for upgrades: it equips cards, throws codes out or buys new ones. You like red, so buy a red code. It goes to the dump and comes back with the rest.
lesson-first-intrude = Red next to yellow, said the hound's card. Push the yellow one in the third row down, beside the red one.
lesson-first-jordan = Alone you are not quite alone: Jordan has come along, a small robot that walks for free. Send it to the face-down tile; what it finds is yours.
lesson-first-trace = Moving raises your trace by the first number of the tile, staying by the second one. At the start of a round trace is rolled for, and every hit brings another hunter. Stay, and watch it rise to 1.
lesson-first-hut = That is what the hut is for: it lowers your trace by 2. Use it.
lesson-first-hack = Now hack the hound: launch red and yellow. Half of its integrity goes at once.
lesson-first-energy = It is still standing, so there is a fight. Your Walker rolls two dice; each energy you spend now is one more die. Spend one.
lesson-first-reroll = One hit, two blanks. Here is your second chance: spend a reroll on one of the blanks.
lesson-first-boxes = Two hits. Dice are put into the boxes of your body; this one deals 1 damage for each hit. After every box of yours an enemy strikes, so finish it at once: both dice.
lesson-first-fork = The hound is scrap, you have experience for upgrades, and the story comes to a fork. Both ways lead on, and neither is wrong. This is your choice: where do you go?
lesson-first-end = From here on it is your story. Should your integrity ever fall to 0, you are not dead: you begin anew at the Shelter, with two corrupted codes in your bag. A touch explains anything, and what is new will be told when it comes up. Good luck out there.

## What is good for a first game

first-pick-red = Good for a first game: this Walker turns red codes into dice when it attacks. Straight ahead always works.
first-pick-yellow = Good for a first game: this Walker stops wounds with yellow codes, whenever wounds come. It forgives a lot.
first-pick-striker = Good for a first game: hits hard and brings a shield. You always know what to do with it.

## Hints for newcomers

hint-reset = Your integrity was gone, and you have been reset: two corrupted codes, an empty launcher, no enemies any more, whole again on the Shelter. It is a setback, not the end. In a story the corrupted supply is limited, though, and when it runs out all is lost.
hint-colour = Choose a board. Its colour is your core type, of which you own one code more, and its Walker does something with codes of that type.
hint-class = Choose what you are good at. The Reaper finishes enemies, the Striker hits and shields, the Trickster bends dice and trace, the Telepath works with codes and helps the others.
hint-protocol = A learning protocol has three steps, to be completed in order. Each brings something at once, the last one an ability for the rest of the game. Keep the one that fits what you mean to do.
hint-start = Choose where you begin. Nobody else may begin there. What lies face-down near by is yours to find first.
hint-writing = This is your launcher. A write shifts a token to a neighbouring empty cell, or swaps two neighbours. What matters is the pattern that lies there when your launch step comes: three of a type in a line are a resource, red yellow green blue in a row is experience.
hint-ahead = You need not see everything yourself. Touch a program, and arrows show the writes that complete it; one click makes them all. Help me see lists everything within reach.
hint-upgrade = In the planning phase you may upgrade. Memory equips cards, gains codes and discards tokens; two experience buy a higher cap, an unlocked cell, an open-source code or a class card.
hint-move = Move over face-up tiles as far as your body can, or stay. A face-down tile ends the move and is turned up. Trace rises by the first number of the tile you enter, or by the second one of the tile you stay on; the higher it is, the more surely enemies find you.
hint-jordan = Jordan moves up to two tiles for nothing and finds things for you. For a battery its figure acts in place of yours for one step. With the last battery it leaves.
hint-area = You may use the effect of your tile once, now.
hint-launch = A program whose pattern lies on your launcher can be launched: its tokens go to the dump area, then it does what it says. Each program once a step, in any order; a token can serve only one of them.
hint-placement = The pattern lies there in several ways. Choose which tokens to spend; what you keep stays for later.
hint-prepare = Put the tokens you have drawn on empty cells of your choice. Cells that are not highlighted are never refilled, so they are a good place for what you bring yourself.
hint-attach = You have made the pattern of this body and may put it on. Its values and its ability are yours at once. You can hold two bodies; a reset may cost you the one you wear.
hint-energy = An attack: your attack value in dice, and one more for each energy you spend now. Afterwards it is too late.
hint-boxes = Assign dice to a combat box that demands just what they show; a box with a star takes as many as you like, again and again. After each box of yours an enemy acts, as long as the number die lies on one.
hint-shield = Wounds are coming. Raise the shield and each point cancels one, as many as there are; or keep it all and bleed.
hint-reroll = Once a roll you may spend reroll points: so many dice are rolled again, together.
hint-check = A check: dump tokens of the type, a die for each. A hit is one success, a special two. The tokens are gone whether it works or not, so dump enough, or leave it.
hint-activity = The cards on the table offer something here. Each of you may do it once.
hint-vote = The group decides. All may vote; the start player has the casting vote.
hint-story = { $card }: read it aloud. It says what to do now and what happens at the end of each round. What is not done in time may cost you.
hint-refill = Every empty highlighted cell got a token from your bag. What was launched or dumped comes back when the bag is empty.
hint-find = An explore token: whoever comes first gets it.
hint-trace = Trace { $trace }. At the beginning of a round it becomes dice, and every hit draws an enemy. On the top space two come at once.
hint-locked-on = { $enemy } is locked on to you. It stays until it is defeated in combat, by its intrude programs, or sent away by its repel program. Only the first of your queue can be reached.
hint-defeated = Defeated: that is 1 experience for you.
hint-equipped = { $card } works from now on, for the rest of the game.
hint-learned = A step of a learning protocol is completed. What comes next stands on the card.
hint-objective = { $card } is taken, and the next objective comes at once. Its points are counted at the end.
