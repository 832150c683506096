## The first lesson

lesson-first-welcome = Something older than the stars is about to wake, and you are one of the few who have noticed. You all win or lose together. First choose who you are: { card-jack-callahan } from { space-chicago }, who knows how to follow a trail.
lesson-first-ancient = This is what is stirring: { card-azathoth }, asleep at the centre of everything. You cannot shoot it. You can only see to it that it sleeps on.
lesson-first-doom = Doom says how long you have. It stands on 15 and counts down; at 0 { card-azathoth } opens its eyes, and that is the end of the world.
lesson-first-mystery = And this is how you win: solve three Mysteries, one after the other. The first one, { card-the-nine-angles }, wants two Clues that somebody has found by research.
lesson-first-you = This is you. Health and Sanity are what you can lose. The five skills are dice: whenever Observation is tested, you roll four; whenever it is Lore, only one. Nobody is good at everything.
lesson-first-travel = A round begins with actions: two for everybody, two different ones. There is a Clue in { space-panama }, two stops down the line. Travelling takes you one space: go to { space-new-orleans }.
lesson-first-ticket = With a ticket you stay on the train. Spend yours and ride through to { space-panama }.
lesson-first-acquire = One action left, and you are in a city, where things can be had. Choose Acquire Assets: you roll your Influence, and successes are your money for the cards in the reserve.
lesson-first-roll = 2, 5 and 6. In this game every 5 or 6 is a success, so you have two. The bank would lend you two more, but debts are collected when it hurts most. Leave it.
lesson-first-buy = The { card-retired-inspector } costs two successes and is worth two more dice whenever you test Observation. He comes along.
lesson-first-encounter = Now the Encounter Phase: where you stand, something happens to you. Next to the Clue you can do research. This is what you came for.
lesson-first-clue = Seven dice: four of your own, two for the inspector, one because Jack is at his best in a city. A single success would have been enough, and the Clue is yours. Give it to the Mystery!
lesson-first-kept = One Clue of two. The card had another one for you, and this one you keep: a Clue in your pocket is a die rolled again when everything depends on it.
lesson-first-mythos = The round ends with the Mythos Phase: a card that the world plays against you. It moved the Omen from green to blue. Had there been a blue Gate, it would have cost a point of Doom. You were lucky.
lesson-first-gate = But the card also opened another Gate, in { space-bombay }, and something came out. That makes two, with the one in { space-vancouver }. Gates bring Monsters, and Doom whenever the Omen comes to their colour. Somebody has to close them.
lesson-first-lead = Whoever leads goes first and decides where a card leaves it to the team. After each round the lead may be passed on. Keep it this time.
lesson-first-hunt = { space-vancouver } is next door by ship. A { card-ghoul } is waiting at the Gate. You have a revolver: go.
lesson-first-prepare = You can't rest or shop beside a Monster, but the ticket office is open. Prepare for Travel, and take a Train Ticket.
lesson-first-will = Monsters come before any other encounter, and a fight is two tests. First Will, for your nerves: no 5, no 6. The Monster's Horror would now cost you 1 Sanity. That is what the Clue is for: roll the 2 again!
lesson-first-won = A 5: you did not blink. Then Strength, three dice of your own and three for the revolver: two successes, the { card-ghoul } is gone, and there is not a scratch on you. Now the Gate is free. Step through!
lesson-first-closed = There was another world behind it, you passed its test, and the Gate is closed. This one even pushed Doom back. And in Moscow { card-sister-agnese-moretti } has found the second Clue for the Mystery.
lesson-first-red = Then the Mythos Phase again, and the Omen on red: 1 Doom for the red Gate in { space-bombay }, 1 more for the token that { card-azathoth } has on this space of the Omen. Each Ancient One has a trick like that; touch its sheet to read it.
lesson-first-solve = The Mystery has its two Clues. Such things are settled at the end of the Mythos Phase, which is now: resolve { card-the-nine-angles }!
lesson-first-lose = One of three! Two more and the world is saved. It is lost if Doom comes to 0, or if the Mythos deck runs out: sixteen cards, one a round. An investigator who falls costs 1 Doom, and the player goes on with a new one.
lesson-first-end = The next Mystery lies on the table. Act, have an encounter, brave the Mythos: that is all there is to a round. Play on from here, or sit down at a table of your own. A touch explains anything, and what is new will be told when it comes up.

## What is good for a first game

first-pick-jack-callahan = Good for a first game: he finds Clues better than anybody, brings a revolver, and starts on the railway in the middle of everything.
first-pick-shun-takeda = Good for a first game: the fighter. Monsters hardly frighten him, and a bad roll in combat may be rolled again.
first-pick-leela-deshpande = Good for a first game: she begins with a Clue and a spell, and with her Lore she closes Gates.
first-pick-noah-littlebear = Good for a first game: no weak side, tough, and he travels far in one action and takes others along.

## Hints

hint-awakened = { $ancient_one } is awake, and its sheet is turned over. The game goes on: besides the Mysteries you must now solve the Final Mystery on the other side. Read it together before you do anything else.
hint-defeated = Your investigator is defeated and lies in a city with everything owned, and Doom has advanced. You play on: after the Mythos Phase you choose a new one. Whoever visits the old one may take the possessions.
hint-investigator = Choose who you are. Health and Sanity are what you can lose; the five skills are the dice you roll. Nobody is good at everything, so look for what the others lack.
hint-actions = Two different actions a turn: travel to a neighbouring space, rest, prepare for travel with a ticket, acquire assets in a city, trade, or use what a card offers. Where you stand at the end decides which encounter you have.
hint-trade = Somebody shares your space. A trade passes possessions, Clues and tickets between you, as you agree.
hint-ticket = A ticket takes you one space further: a train ticket by rail, a ship ticket by sea. You may spend both in one journey.
hint-acquire = You may take cards from the reserve whose values together are no more than your successes. If you take nothing, you may discard one of them instead, so that something better comes.
hint-before-test = Before the dice are rolled you may use what you own. Of all bonuses only the highest counts; additional dice all add up.
hint-reroll = A 5 or a 6 is a success. For a Clue you may roll one die again, as often as you have Clues; other cards may let you, too. Clues also solve Mysteries: spend them where it hurts.
hint-choose-encounter = One encounter a round. The city's own deck is the safest, each has its speciality; a Clue here means research, a Gate leads into another world.
hint-fight-first = Monsters come before everything else: you fight all of them here, one after the other, in the order you choose.
hint-mystery = This is what the team must do: the active Mystery. It says what is needed, and where. Solve as many as the line above says, and you win; Doom only counts how long you have.
hint-gate = A Gate has opened. A Monster comes out of it, and whenever the Omen reaches its colour, Doom advances. To close it, have an encounter on its space and pass what the other world asks.
hint-combat = A fight has two tests. First Will: you lose as much Sanity as its Horror exceeds your successes. Then Strength: every success is a damage to the Monster, and you lose as much Health as its Damage exceeds them. With Toughness left it stays.
hint-encounter = An encounter tells a story, mostly with a test: success brings something, failure costs. The board shows the card while it lasts.
hint-test = A test: as many dice as your skill says, changed by what the card adds or takes. One 5 or 6 is enough to pass.
hint-clue = A Clue is yours. Keep it for the Mystery if that asks for Clues, or spend it to reroll a die.
hint-monster = A Monster is on the map. It does not move by itself as a rule, but whoever has an encounter on its space has to fight it first.
hint-doom = Doom has advanced. At 0 the Ancient One wakes. It advances for Gates in the colour of the Omen, and for much that goes wrong.
hint-mythos = Each round ends with a Mythos card: its symbols are carried out from left to right, then its text. When the deck is used up, you have lost.
hint-reckoning = A reckoning: everything that shows its symbol acts now, Monsters, the Ancient One, cards in play, and your own conditions. A Debt or a Dark Pact waits for this moment.
hint-ongoing = This Mythos card stays in play. What it says holds from now on, until it is discarded.
hint-rumor = A Rumor! It counts down on its card, and something bad happens at the end. Somebody has to go to its token on the map, have the encounter there, and do what it asks.
hint-flipped = The card was turned over, and only now anybody sees what its back says. Do it, then see whether it stays.
hint-delayed = You are Delayed: your investigator lies down. In the next Action Phase you stand up instead of acting; encounters you have as usual.
hint-mystery-advanced = The Mystery moves on. When it has all that it needs, it is solved, some of them only at the end of the Mythos Phase.
hint-mystery-solved = A Mystery is solved, and the next one is drawn. Enough of them, and the world is saved.
hint-fallen = An investigator is defeated, and Doom has advanced. The investigator lies in the city with all they owned: an encounter there hands it on.
