## How it stands

role-you = You are { $investigator }.
role-you-nobody = You are about to choose an investigator.
role-you-eliminated = Your last investigator is lost. You win or lose with the others.

goal-beginning = Choose who sets out, and against whom.
goal-mysteries = Solve { $needed } Mysteries: { $solved } done. Now: { $mystery }{ $need ->
    [0] .
   *[other] , { $have } of { $need }.
}
goal-solved = Solve { $needed } Mysteries: { $solved } done.
goal-awake = { $ancient } is awake: solve { $needed } Mysteries ({ $solved } done) and the Final Mystery. Now: { $mystery }{ $need ->
    [0] .
   *[other] , { $have } of { $need }.
}
goal-final = { $ancient } is awake: solve the Final Mystery on its sheet.

danger-beginning = Nothing threatens you yet.
danger-health = { $left } Health left: the next loss may be the last.
danger-sanity = { $left } Sanity left: the next loss may be the last.
danger-mythos = The Mythos deck has { $cards ->
    [0] no card left. If one must be drawn, all is lost.
    [one] 1 card left. When it is empty, all is lost.
   *[other] { $cards } cards left. When it is empty, all is lost.
}
danger-doom = Doom { $doom }; at 0 the Ancient One wakes. { $gates ->
    [0] No Gate is open.
    [one] 1 Gate is open, { $due } in the colour of the next Omen.
   *[other] { $gates } Gates are open, { $due } in the colour of the next Omen.
}
danger-awake = The Ancient One is awake, and Doom still falls. { $gates ->
    [0] No Gate is open.
    [one] 1 Gate is open, { $due } in the colour of the next Omen.
   *[other] { $gates } Gates are open, { $due } in the colour of the next Omen.
}

## What a move means

note-no-action = no action
note-successes = costs { $count } { $count ->
    [one] success
   *[other] successes
}
note-action = 1 action
note-rest = recovers 1 Health and 1 Sanity
note-rest-whole = you lack neither Health nor Sanity
note-acquire = { $dice } dice, at least one success: { $chance } %
note-ticket = costs the ticket
note-debt = costs a Debt
note-clue = costs a Clue
note-tickets-full = you can keep { $most } tickets: one is lost at once
note-is-success = it is a success already
note-reroll = the die becomes a success with { $chance } %
note-will = Will: { $dice } dice, { $chance } % without Horror { $horror }
note-strength = Strength: { $dice } dice, falls with { $chance } % (Toughness { $left }, Damage { $damage })
note-lead-first = they order and resolve the rest of this step
note-actions-left = { $count ->
    [one] 1 action is left
   *[other] { $count } actions are left
}

## What things are

about-city = A city: here one can acquire Assets, board trains and ships, and have an encounter of its region.
about-wilderness = Wilderness: away from trains and ships; encounters are read from the General deck.
about-sea = The sea: ships pass here; encounters are read from the General deck.
about-site = An expedition can begin here when the Active Expedition token lies on it.
about-clue = Whoever is here may have a Research encounter and gain it. A Clue can be spent to reroll a die, and Mysteries ask for Clues.
about-gate = Monsters come out of it, and Doom advances when the Omen takes its colour. An Other World encounter here may close it.
about-monster = Whoever is on its space fights it first: a Will test against its Horror, then a Strength test; each success is a damage.
about-epic = An Epic Monster: it is fought like others, but stands in nobody's cup and leaves only when defeated.
about-investigator = An investigator: Health, Sanity and five skills. At 0 of either, he or she is defeated.
about-ancient-one = The enemy of this game. At Doom 0 it wakes, and its sheet is turned.
about-mystery = Solve it as it says. When enough Mysteries are solved, everybody wins.
about-mythos = One is drawn at the end of each round and carried out. When the deck is empty, everybody loses.
about-asset = A possession that anybody can acquire from the reserve for its value in successes.
about-artifact = A rare possession; encounters give it.
about-spell = A possession with a hidden back: casting it turns it over.
about-condition = It stays with you until something removes it. Its back shows when it is turned.
about-general = An encounter for places without a region of their own.
about-regional = An encounter of a city of that region.
about-research = An encounter for whoever looks for a Clue.
about-other-world = An encounter for whoever steps through a Gate.
about-expedition = An encounter at the place of the Active Expedition.
about-special = An encounter that another card calls for.

about-skill-lore = Spells, books and forgotten things. One die for each point.
about-skill-influence = People and money: Assets are acquired with it. One die for each point.
about-skill-observation = What others overlook. One die for each point.
about-skill-strength = Muscle: monsters are wounded with it. One die for each point.
about-skill-will = Composure: with it one stands the sight of a monster. One die for each point.
about-ticket-train = Spend it while travelling to go one space further by rail.
about-ticket-ship = Spend it while travelling to go one space further by sea.
about-meeting-general = Draw a General card for a place without a region.
about-meeting-regional = Draw a card of the region of this city.
about-meeting-research = Draw a Research card for the Clue here.
about-meeting-other-world = Step through the Gate: draw an Other World card. Passing it closes the Gate.
about-meeting-expedition = Set out with the Active Expedition.
about-meeting-fallen = Find what a lost investigator left behind.
about-meeting-text = An encounter that a card offers here.
about-die = A 5 or a 6 is a success.
about-doom = Counts down to the awakening: on 0 the Ancient One wakes.
about-reserve = Assets that can be had in cities: four cards; what is taken is replaced.
about-colour-green = When the Omen stands here, each green Gate advances Doom by 1.
about-colour-blue = When the Omen stands here, each blue Gate advances Doom by 1.
about-colour-red = When the Omen stands here, each red Gate advances Doom by 1.
about-phase-investigators = Everybody chooses an investigator.
about-phase-ancient-one = The enemy of this game is chosen.
about-phase-set-up = Decks, Gates and Clues are laid out.
about-phase-action = Everybody performs two different actions.
about-phase-encounter = Everybody fights what is on the own space and has one encounter.
about-phase-mythos = A Mythos card is drawn; its icons and its text are carried out.
about-phase-omen = The Omen moves on, and Doom advances for each Gate of its new colour.
about-phase-reckoning = All reckoning effects in play are carried out.
about-phase-gates = New Gates open, each with a Monster.
about-phase-surge = Each Gate of the Omen's colour spits out a Monster.
about-phase-clues = New Clues appear on the map.
about-phase-text = The text of the Mythos card is carried out.
about-phase-end = The round ends; the lead may be passed on.
about-deck-mythos = One card a round comes from here. When it is empty, the game is lost.
about-deck-gate = Where new Gates come from.
about-deck-general = Encounters for places without a region.
about-deck-america = Encounters of the cities of America.
about-deck-europe = Encounters of the cities of Europe.
about-deck-asia = Encounters of the cities of Asia and Australia.
about-deck-other-world = Encounters beyond the Gates.
about-deck-research = Encounters for whoever looks for Clues.
about-deck-expedition = Encounters of expeditions; the back of the top card says where the next one is.
