## What kinds of moves are called where many games are counted

report-move-choose-investigator = Choose an investigator
report-move-choose-ancient-one = Choose the Ancient One
report-move-draw-ancient-one = Let chance choose the Ancient One
report-move-accept = Agree
report-move-refuse = Refuse
report-move-stop = Take or go no further
report-move-meet = Have an encounter
report-move-pass = Leave something unused
report-move-reroll-with-card = Reroll a die with a card
report-move-pick-space = Choose a space
report-move-pick-seat = Choose an investigator in play
report-move-pick-monster = Choose a Monster
report-move-pick-card = Choose a card
report-move-pick-clue = Choose a Clue
report-move-pick-skill = Choose a skill
report-move-pick-ticket = Choose a ticket
report-move-pick-omen = Choose a space of the Omen track
report-move-pick-die = Choose a die
report-move-pick-deck = Choose a deck
report-move-pick-option = Choose what to do
report-move-pick-number = Choose a number
report-move-pick-token = Choose a fallen investigator
report-move-resolve = Choose what is resolved first
