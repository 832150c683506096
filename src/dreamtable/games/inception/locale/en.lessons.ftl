## The first lesson

lesson-first-welcome = You are a Dream Thief. Somewhere in this dream lies a secret, and { persona-2-name }, { persona-3-name } and you are here to steal it. Against you: one Dream Lord, { persona-4-name }.
lesson-first-levels = The dream has four levels. Each has a vault behind locks: four here on level 1, only one on level 4. One vault holds the secret, the other three hold gold. Open the right one before the deck is empty, and the thieves win.
lesson-first-lord = { persona-4-name } knows where it lies, walks one level for free every turn, and shoots better than any of you. There is no hurry on the other side: an empty deck is the Lord's victory.
lesson-first-unlock = A turn: draw two cards, play as many as you like, keep five at most. You hold an Unseal. Use it on the locks of your level.
lesson-first-lock = One lock less. Everybody standing on a level could have stopped you with an Unseal of their own; this time nobody did. Only one unlock may succeed in a turn.
lesson-first-stop = Keep the Transit Serum for later. End your play phase.
lesson-first-bribe = { persona-2-name } looked into a vault with Dream Peek, and for that the Lord may slip a thief a bribe. Most say FAIL and mean nothing. But DEAL makes a traitor, who secretly wins with the Lord. Which one was it? Only { persona-2-name } knows.
lesson-first-shot = The Lord came back and shot you. The target rolls: 1 is death and Limbo, 2 to 4 is a push to the next level, 5 and 6 a miss; and when the Lord shoots, the result is one lower. You rolled 4, so it was a 3, and you stand on level 2 now.
lesson-first-peek = Your turn. You have drawn a Dream Peek: find out which vault is worth the trouble.
lesson-first-look = The Lord bribed you, too, but your card says FAIL: you are still a thief. Now choose a vault to look into. Level 3, perhaps?
lesson-first-found = The secret! You may not tell anybody what you saw, but nobody can stop you from walking there. Use the Transit Serum to go to level 3.
lesson-first-try = Two locks between you and victory. Use your Unseal.
lesson-first-cancelled = The Lord had an Unseal as well and cancelled yours. That is what an Unseal in hand is good for, on either side, and a cancel can't be cancelled. End your phase; you are not alone.
lesson-first-team = { persona-3-name } saw where you went, came after you through two levels and took a lock away. The Lord's Unseal was gone by then. One lock is left.
lesson-first-missed = The Lord rushed down to level 3 and fired at you. You rolled a 6: even with one less, a miss. Had it killed you, you would have given the Lord two cards and been in Limbo, until somebody pays two cards to bring you back.
lesson-first-last = You are still standing, and you have drawn an Unseal. Open the vault!
lesson-first-end = The secret is out, and the thieves win! All but one: { persona-2-name } held the DEAL all the time and loses with the Lord. In a full game everybody also has a character with a skill, and the Lord's changes the rules for all. You are ready for a real table.

## Hints

hint-traitor = The bribe says DEAL: from now on you are a traitor. You win with the Lord, so the secret must stay locked. Nobody knows it but you: hold up the thieves without being noticed.
hint-killed = { $by } has killed you. You fall into Limbo and hand over two cards of your choice. There you still draw and discard; two cards bring you back on level 1, or a friend pays for you.
hint-sealed = You are sealed in { $by }'s Labyrinth until the end of your next turn. No card or skill can touch you, but you can't leave this level either.
hint-characters = Choose your character. Each has a skill of its own; touch a card to read it. Everybody chooses in secret, and all are revealed together.
hint-hide = You are the Dream Lord. Choose a character, whose world view changes the rules for everybody, and the level where the secret lies. Level 1 has the most locks, level 4 is the longest way.
hint-lord = You are the Lord: keep the secret shut until the deck is empty. Once a turn you walk one level without a card, your shots count one lower, and you stand up from Limbo for free.
hint-thief = You are a thief. One of the four vaults holds the secret: open it before the deck is empty. Level 1 has the most locks, level 4 the fewest.
hint-unlock = Unseal takes one lock off your level. Others may cancel it with an Unseal of their own. One success per turn.
hint-shoot = A shot at somebody on your level: 1 kills, 2 to 4 moves the target to a neighbouring level of your choice, 5 and 6 miss. Think twice about your own side.
hint-revive = There is a way back from Limbo: for two cards somebody returns to your level, or you yourself to level 1. Whoever was revived can't unlock in that turn.
hint-body-swap = Body Swap exchanges your character card with another thief's until the end of the turn: you use their skill, they yours.
hint-peek-at-bribes = As the Lord you look at a thief's bribes with Dream Peek. Then you know who is on your side.
hint-cancel = Somebody is unlocking. You hold an Unseal: use it, and the lock stays. But then it is gone, and others could do it as well.
hint-give-bribe = You may give a bribe: the thief draws one at random. DEAL makes a traitor for you; FAIL gives the thief a point more in a series. Once the pile is empty, that's it.
hint-peek = Look into one closed vault, on any level. What you see you may not tell; what you do next everybody sees.
hint-push = The shot did not kill, but you choose where the target goes: away from a vault, or to where you want somebody.
hint-discard = At the end of your turn you keep five cards. An Unseal is a lock, a shield against locks, and worth more than it looks.
hint-world = The Lord's character sets the world view: a rule that holds for everybody in this game. Touch the card to read it.
hint-bribe-fail = The Lord has bribed you with a FAIL: it does nothing, you are still a thief. The others don't know that, though.
hint-bribe-other = { $seat } has got a bribe. If it is a DEAL, { $seat } is a traitor from now on; only { $seat } can know. Watch what happens next.
hint-gold = Only gold in this vault, so the secret lies elsewhere. And whoever opened it may have got a bribe.
hint-cancelled = An Unseal can cancel another one: the unlock failed, and both cards are gone. It doesn't count as the one unlock of the turn, so another may follow.
