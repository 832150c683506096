## Hints for newcomers

hint-dreamer = Choose who you are in the dream. Each Dreamer has a deck of 22 cards, strong in different colours, and a back action that can be used whenever such a back lies on top of the deck.
hint-entrance = You enter here. A tile has four spaces; walls are drawn between them, and nobody walks or reaches through a wall.
hint-floor = Everybody acts now, in any order and as often as they can pay: actions printed where you stand, the actions of your cards, Moves. Say that you are done when you want nothing more; until all are done you may take that back. Then the Turn card acts.
hint-draw = Before you draw you may put away any cards. You draw 4, up to 6 in hand, so cards that you do not need only stand in the way.
hint-paying = Intent is made by discarding cards: each gives the colours in its corner, and of those only the one that you are paying. What is above the price is lost. Until a die is rolled or a card drawn you may take everything back.
hint-boost = Once a Turn you may Boost: the Luck die adds 1 to 3 Intent of this colour, or nothing, and one face in six fails the whole action. It is the last thing in a payment: nothing can be added afterwards.
hint-move = You paid for so many spaces, straight steps only. Others do not stop you, but four figures fill a space. Where there is a trap, it springs when you walk through, too.
hint-reshuffle = Your deck has run out. The discard pile becomes a new deck, and that costs 1 Distress or 3 Sealed cards. It will come again: the fewer cards you have, the sooner.
hint-reroll = A roll can be thrown again before it counts: a Gem is enough, of whoever wants to give one, and for any die. Only the last throw counts.
hint-choice = A choice of all of you. Everybody votes, and may change the vote until the last one has voted; in a tie the First Player decides.
hint-window = Outside your own time only Masks and what is Rapid can be used. This is such a moment; whoever has nothing to use is not asked.
hint-cards = A card is played for its action instead of its Intent, then discarded. The back on top of your deck may be an action, too: using it costs that card. Rapid ones may even be used in the midst of a payment.
hint-progress = A Progress card stays. Pay what is printed at its top, and its effect works from then on, through this Dream and the next. At most four lie there.
hint-effort = Effort moves you without cards: an Hour of the Clock for each space, once a Turn. The Hours are the Team's, and they also buy Turns.
hint-peek = For a card you may look under the back of a secret that shows what kind of thing it is. You alone see it; you may tell the others.
hint-gem-slot = This space has a Gem slot. While a Gem lies in it, what is printed there holds for everybody. Anyone who stands here may take it out again.
hint-turns = An Hour of the Clock can become a Turn, if the group agrees. When the Turn deck is empty the Dream ends, whatever you were about to do.
hint-unmorph = For an Ether or a Key you can take a Morphing of your choice away from an Entity within one space.
hint-nothing = Nothing to do? Look at the actions of your cards, the back on top of your deck, Moves and the other basic actions, a Boost, Gems, your Mask, your Progress cards, the Items of the Team, and the Hours, which are steps or Turns. And read again what lies open: texts and pictures hold hints.
hint-gate = The Gate lays out the Dream: so many Turns, the first tile, and secrets that nobody opens before something tells you to. Its other side says what you are here for.
hint-tile = A tile is laid where its code belongs. Read what is printed on its spaces: to use an action you mostly have to stand there. Contact and Assault reach one space further.
hint-paragraph = A paragraph of the script. Read it aloud, then what it says is done. Everything that was read can be read again.
hint-closed = An action with the block icon works once. It is closed now; an attempt that fails would not have closed it.
hint-gradual = A gradual action is paid once for each Dreamer, all together, by anybody and over as many Turns as it takes. Each marker is one payment; whoever pays the last one performs it.
hint-gem = A Gem: it throws any die again, pays where a Gem is printed, or lies in a Gem slot.
hint-ether = Ether stays with you after the Dream. It removes Flaws and Morphings here, and later it buys cards.
hint-mask = { $card } is yours. You wear one Mask at a time, and may use it at any moment, in every phase.
hint-item = The Team has { $card }. Three Items can be active, and everybody may use them: for what they do, or discarded for Intent.
hint-flaw = A Flaw lies among your cards. When you draw it, it happens at once, unless you pay to be rid of it.
hint-sealed = Sealed cards are out of play until something Unseals them. With fewer than 6 cards in deck, hand and discard pile you die, and all fail.
hint-distress = Distress. At 8 you die, and when one Dreamer dies all fail. There are 16 markers for the whole Team; when they run out, all fail as well.
hint-entity = { $card } is in the Dream. Its tile says how far it goes, what it does, and what you can do to it: Assault and Contact reach one space.
hint-steps = The Turn card is carried out from top to bottom. A step calls the lines of its kind on Entities and on the Dream; one that nobody has is skipped. You saw the card during your whole Turn.
hint-pace = Entities roll for their movement: 1 space, their whole value, or their value and another roll. They go for the nearest Dreamer and stop at those whose space they share.
hint-morphing = A Morphing makes the Entity stronger for as long as it lies there. An Ether or a Key removes one.

## The first lesson

lesson-first-welcome = Good evening. You are asleep, and so is { bot-persona-2 }, who will walk beside you. You get out of here together, or neither of you does. This is the first door of a long dream; by the time we have crossed three rooms you will know how an evening goes. Four Dreamers lie on the table, and one of them is you.
lesson-first-dreamer = Which one? Each Dreamer brings 22 cards of their own. The { card-specialist } is a good one for a first night: much Awareness, a steady hand, and cards that stay in play and help Turn after Turn. Be the { card-specialist }.
lesson-first-page = { bot-persona-2 } is the { card-tough-guy }: Wrath where you have Awareness. The Gate has opened, and its first page has been read to you. The story comes in pages like this one, and nobody reads ahead. What you are here for stands above the board all night long: find both halves of a name, then answer at the platform.
lesson-first-enter = A tile is a room of four spaces. Thick lines are walls; nobody walks or reaches through them. Two of the spaces are the way in. Come in at the upper right.
lesson-first-turn-card = Time is counted in Turns: eight of them, and each has its card, face up from the start. When both of you are done, the card acts line by line: here Entities would move, then do what is Basic to them. No Entity is about yet, so this one can do nothing. And the Team has Hours on its Clock: each buys a step without cards, or, if you agree, another Turn.
lesson-first-hand = Your hand. Every card can be one of two things. Discarded, it gives the Intent in its corner, and Intent pays for everything: a flame is Wrath, a fox Cunning, an eye Awareness. Played, it does what is written on it instead.
lesson-first-move = In the lower left corner stands a ticket machine. Whoever wants to use what is printed on a space usually has to stand there, so begin with a Move.
lesson-first-pay = Moving costs Cunning, 1 for each space. It is two spaces round the wall. Nothing in your hand gives exactly 2. { card-copied-notes } give 3, and what is above the price is lost. Pay with { card-copied-notes }.
lesson-first-enough = That is enough. Before you confirm: nothing is final yet. Cancel the payment, and the card is in your hand again; and as long as nothing new has been rolled or turned up, the table takes back whole moves. Now confirm.
lesson-first-walk = Walk round the wall to the ticket machine.
lesson-first-act = “{ action-take-a-ticket }” costs 1 Awareness, and can be done once in the whole Dream. Announce it.
lesson-first-act-pay = { card-index-cards } give exactly 1 Awareness. They are a Progress card, too: for the price printed on it, such a card can be laid down before you and then works for you every Turn. Another time. Tonight they buy a ticket.
lesson-first-tile = Page 1003: a blue Gem for your pocket, and a new room, the { card-i-01-a }. This is how a Dream grows. Tiles, cards and pages are secret until something reveals them (for a card from your hand you may Peek at one); afterwards they can be read again at any time. Now you both walk on, to the shutter at the far end of the hall.
lesson-first-shutter = “{ action-raise-the-shutter }” is gradual: 3 Wrath or 3 Awareness for each Dreamer, which makes 6 for two. Who pays, and in which Turn, does not matter, as long as all of it is of one colour. { bot-persona-2 } has laid a marker of Wrath there. One more, and it goes up. Announce it, too.
lesson-first-shutter-pay = 3 Wrath: the { card-safety-valve } has them. Whoever lays the last marker performs the action.
lesson-first-done = Up it goes, and behind it lies { card-i-01-b }. Your hand is empty. All act at the same time, as often as they can pay, and whoever wants nothing more says so. Say that you are done.
lesson-first-trap = The Turn card came, and found nobody to move. Turn two: four new cards. The bell crank stands two spaces on, and between you and it is a trap, which springs on whoever passes. There is no other way. Move; I will pay for you, with { card-bicycle-clips }.
lesson-first-sealed = The trap has Sealed a card of your deck: it is out of play until something Unseals it. That is the slow kind of harm. A Dreamer with fewer than 6 cards in deck, hand and discard pile dies, and when one dies, all have failed.
lesson-first-crank = The crank is gradual again: 4 Wrath or 4 Cunning for each of you, 8 in all. { card-crowbar } and { card-pulley } make 3 Wrath. That is 1 too few, and it can be done all the same. Announce it; I will lay both cards down.
lesson-first-boost = 3 so far, and a marker takes 4. Once a Turn you may Boost: the Luck die adds 1, 2 or 3 to what you pay. One face in six adds nothing, and one fails the action and hurts you. Be brave.
lesson-first-gem = It fails! But no roll counts before everybody is content with it. A Gem rolls any die again, and the ticket machine gave you change. Spend it.
lesson-first-usher = That was the 1 you needed, { bot-persona-2 } has paid the other half, and a bell rang under the floor. With the platform came { card-the-usher }, an Entity. His tile says how far he walks, what he does in each kind of step, and what you can do to him.
lesson-first-near = This Turn's card begins with Basic, and his Basic line is 1 Distress for each Dreamer within one space. He is that near, and your last card can wait. Say that you are done.
lesson-first-distress = 1 Distress for each of you: the quick kind of harm. At 8 a Dreamer dies. And he has come to stand in your space. At the start of a Turn you draw 4 cards, up to 6 in hand; before that you may put away what you do not need. Draw.
lesson-first-contact = He will be at it twice this Turn, says the card. So play a card for what it does: { card-explain-it-again } is a Contact, and Contact and Assault reach one space. An Entity that is Stunned harms nobody for a Turn.
lesson-first-contact-pay = 2 Awareness. Pay with the { card-phrase-book }.
lesson-first-end = He nods, and begins to count on his fingers. That is an evening, all of it. Both halves of the name are still out there: nobody has listened to the wallpaper, nobody has looked under the bench. One night you will meet a lock with dials; ask, and it gives you a hint. Stuck? Read what lies open, and look at every card, Gem and Hour you have; what anything means is one touch away. Play this Dream to its end, or sit down with friends.

## What is good for a first game

first-pick-specialist = Good for a first game: Awareness opens most of what waits tonight, and ten of the cards stay in play and make every later Turn easier.
first-pick-tough-guy = Good for a first game: Wrath lifts what is heavy and keeps Entities at a distance, and this Dreamer bears more than others.
