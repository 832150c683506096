// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * ETH-GATE-01: the Gates at which a single evening can begin, by their ids in content.
 */
export type Beginning = 'i-01-x' | 'i-02-x' | 'i-03-x' | 'i-04-x';
/**
 * Where the evening stands.
 */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
/**
 * ETH-TRN-01: the suits.
 */
export type Suit = 0 | 1 | 2 | 3;
/**
 * ETH-ACT-03: the colours of Intent.
 */
export type Colour = 0 | 1 | 2;
/**
 * ETH-LCK-01: the results of the Luck die.
 */
export type Luck = 0 | 1 | 2 | 3 | 4;
/**
 * ETH-EMV-02: the results of the Entity Movement die.
 */
export type Pace = 0 | 1 | 2;
/**
 * ETH-VAR-02: what playing cards may influence.
 */
export type Element = 0 | 1 | 2 | 3 | 4;
/**
 * ETH-SET-02: play this Dreamer.
 */
export type PickDreamer = ['pick-dreamer', number];
/**
 * ETH-MAP-06: enter the Dreamscape here.
 */
export type EnterAt = ['enter-at', number];
/**
 * ETH-TRO-03: discard this card.
 */
export type DiscardCard = ['discard-card', number];
/**
 * ETH-TRO-02: discard nothing more, and draw.
 */
export type Draw = ['draw'];
/**
 * ETH-ACT-02: announce this action.
 */
export type Act = ['act', number];
/**
 * ETH-BAS-01: pay Cunning to move.
 */
export type StartMove = ['start-move'];
/**
 * ETH-BAS-02: spend Hours to move.
 */
export type MakeEffort = ['make-effort'];
/**
 * ETH-BAS-04: discard three Influence cards for a Gem.
 */
export type GainGem = ['gain-gem'];
/**
 * ETH-BAS-03: discard a card to peek at a secret.
 */
export type Peek = ['peek'];
/**
 * ETH-BAS-03: look at this secret.
 */
export type PeekAt = ['peek-at', string];
/**
 * ETH-BAS-06: discard an Ether or a Key to remove a Morphing.
 */
export type RemoveMorphing = ['remove-morphing', number, boolean];
/**
 * ETH-CLK-03: propose to spend Hours for Turns.
 */
export type SpendHours = ['spend-hours'];
/**
 * ETH-PRG-02: pay for a Progress card and place it.
 */
export type PlaceCard = ['place-card', number];
/**
 * ETH-MAP-13: put a Gem into the slot.
 */
export type PlaceGem = ['place-gem', number];
/**
 * ETH-MAP-14: take the Gem out of the slot.
 */
export type TakeGem = ['take-gem', number];
/**
 * ETH-FLW-04: pay to be rid of this Flaw.
 */
export type RemoveFlaw = ['remove-flaw', number];
/**
 * ETH-MAP-30: take this token up.
 */
export type Lift = ['lift', string];
/**
 * ETH-MAP-30: put this token down.
 */
export type PutDown = ['put-down', string];
/**
 * ETH-VAR-02: propose to try the playing cards.
 */
export type PlayPoker = ['play-poker'];
/**
 * ETH-TRO-06: want nothing more in this step.
 */
export type Done = ['done'];
/**
 * ETH-TRO-06: want to act after all.
 */
export type Withdraw = ['withdraw'];
/**
 * ETH-TBT-03: end the own round.
 */
export type EndRound = ['end-round'];
/**
 * ETH-ACT-04: discard this card for its Intent.
 */
export type PayCard = ['pay-card', number];
/**
 * ETH-ACT-04: discard this Item for its Intent.
 */
export type PayItem = ['pay-item', number];
/**
 * ETH-BST-01: roll the Luck die to add Intent.
 */
export type Boost = ['boost'];
/**
 * ETH-TIM-03: close the payment.
 */
export type Finish = ['finish'];
/**
 * ETH-ACT-16: take everything back.
 */
export type Cancel = ['cancel'];
/**
 * ETH-BST-06: leave it, what was paid is lost.
 */
export type GiveUp = ['give-up'];
/**
 * ETH-ACT-09: pay in this colour.
 */
export type PickColour = ['pick-colour', Colour];
/**
 * ETH-ACT-19: pay in this way.
 */
export type PickPrice = ['pick-price', string];
/**
 * ETH-GEN-09: so many.
 */
export type PickNumber = ['pick-number', number];
/**
 * ETH-BAS-05: discard a Gem to reroll.
 */
export type UseGem = ['use-gem'];
/**
 * ETH-TIM-20: use nothing now.
 */
export type Pass = ['pass'];
/**
 * ETH-TIM-20: use nothing in this whole phase.
 */
export type PassPhase = ['pass-phase'];
/**
 * ETH-MOV-01: move there.
 */
export type Walk = ['walk', number];
/**
 * ETH-MOV-03: do not move.
 */
export type Stay = ['stay'];
/**
 * Take this space.
 */
export type PickSpace = ['pick-space', number];
/**
 * Take this figure.
 */
export type PickFigure = ['pick-figure', number];
/**
 * Take this Dreamer.
 */
export type PickSeat = ['pick-seat', number];
/**
 * Take this card.
 */
export type PickCard = ['pick-card', number];
/**
 * ETH-TRN-07: block this step.
 */
export type PickStep = ['pick-step', number, Kind];
/**
 * ETH-TRN-03: the kinds of steps of a Turn card.
 */
export type Kind = 0 | 1 | 2 | 3;
/**
 * ETH-SHU-02, ETH-BST-04: take this.
 */
export type Bear = ['bear', Luckless];
/**
 * ETH-BST-04: what a failed Boost costs.
 */
export type Luckless = 0 | 1 | 2;
/**
 * ETH-CHO-01: take this way of a card.
 */
export type PickOption = ['pick-option', number];
/**
 * ETH-CHO-01: take this way of a paragraph.
 */
export type PickChoice = ['pick-choice', number];
/**
 * Yes.
 */
export type Accept = ['accept'];
/**
 * No.
 */
export type Refuse = ['refuse'];
/**
 * ETH-CHO-05: vote for nothing.
 */
export type Abstain = ['abstain'];
/**
 * Put this card back on top.
 */
export type KeepOnTop = ['keep-on-top', number];
/**
 * Put this card on the discard pile.
 */
export type PutAway = ['put-away', number];
/**
 * ETH-FAT-01: put this card, or this Slumber tile, under its deck.
 */
export type PutUnder = ['put-under', number];
/**
 * ETH-VAR-14: let a Slumber pass that was fought twice in this chapter.
 */
export type LetPass = ['let-pass'];
/**
 * ETH-SAV-07: propose to end the evening inside a Dream, which counts as a death.
 */
export type LeaveDream = ['leave-dream'];
/**
 * ETH-GRD-07: take a marker from this action.
 */
export type TakeMarker = ['take-marker', number];
/**
 * ETH-GRD-14: put a marker of this colour on this action.
 */
export type PutMarker = ['put-marker', number, Colour];
/**
 * ETH-CHO-07: end the vote by this, and choose for all.
 */
export type Decide = ['decide', number, number];
/**
 * ETH-RID-01: set the next dial to this.
 */
export type SetDial = ['set-dial', string];
/**
 * Enter what the dials show.
 */
export type EnterAnswer = ['enter-answer'];
/**
 * Leave the riddle.
 */
export type Leave = ['leave'];
/**
 * Ask for a hint.
 */
export type AskHint = ['ask-hint'];
/**
 * ETH-RID-03: set the dials anew.
 */
export type ClearDials = ['clear-dials'];
/**
 * ETH-MCH-07: back to the Gate: nothing of the lost try counts.
 */
export type GoBack = ['go-back'];
/**
 * ETH-MCH-07: Awakening: what was gained is kept.
 */
export type WakeUp = ['wake-up'];
/**
 * This token.
 */
export type PickThing = ['pick-thing', string];
/**
 * ETH-VAR-02: influence this.
 */
export type PickElement = ['pick-element', Element];
/**
 * Name this suit.
 */
export type PickSuit = ['pick-suit', Suit];
/**
 * ETH-DWM-03: go along a big arrow to this location.
 */
export type GoTo = ['go-to', string];
/**
 * ETH-DWM-05: take the shortcut to this location.
 */
export type TakeShortcut = ['take-shortcut', string];
/**
 * ETH-DWM-14: go through the door to this location.
 */
export type ThroughDoor = ['through-door', string];
/**
 * ETH-AWK-01: resolve Awakening.
 */
export type Awaken = ['awaken'];
/**
 * ETH-SAV-01: end the evening.
 */
export type EndEvening = ['end-evening'];
/**
 * ETH-GATE-02: pay the Keys of this Gate and enter it.
 */
export type EnterGate = ['enter-gate', number];
/**
 * ETH-DWM-08: gain a Key and resolve a Slumber.
 */
export type TakeKey = ['take-key'];
/**
 * ETH-SLU-06: face the Slumber.
 */
export type FaceSlumber = ['face-slumber'];
/**
 * ETH-SLU-07: resolve its Out of Turns effect instead.
 */
export type SkipSlumber = ['skip-slumber'];
/**
 * ETH-DWM-12: take this from the Sanctuary.
 */
export type Refresh = ['refresh', string];
/**
 * ETH-DEL-02: recover in this way.
 */
export type Recover = ['recover', string];
/**
 * ETH-SHP-01: use a Shopping card.
 */
export type UseShopping = ['use-shopping'];
/**
 * ETH-SHP-01: look at Influence cards, or at an Item.
 */
export type Shop = ['shop', string];
/**
 * ETH-MKT-02, ETH-SHP-03: buy this.
 */
export type BuyCard = ['buy-card', number];
/**
 * ETH-SOL-01: remove the card from the game and draw another.
 */
export type PutBack = ['put-back'];
/**
 * ETH-DCK-03: leave this card out of the deck.
 */
export type LeaveOut = ['leave-out', number];
/**
 * ETH-DCK-01: put this card into the deck.
 */
export type PutIn = ['put-in', number];
/**
 * ETH-DCK-01: the deck is as it should be.
 */
export type DeckDone = ['deck-done'];
/**
 * ETH-SFT-07: take the deck that is suggested.
 */
export type TakeAdvice = ['take-advice'];
/**
 * What a question is about: a step of a card's text. Never told by itself.
 */
export type Asked = ['asked', number, number];
/**
 * Whom a question is about. Never told by itself.
 */
export type AskedOf = ['asked-of', number];
/**
 * ETH-SET-02: who plays whom.
 */
export type DreamerPicked = ['dreamer-picked', number, number];
/**
 * ETH-GATE-02: a Gate is entered.
 */
export type GateOpened = ['gate-opened', number];
/**
 * ETH-GATE-05: so many Turn cards are laid out.
 */
export type TurnsDealt = ['turns-dealt', number];
/**
 * ETH-GATE-08: a Dreamer entered.
 */
export type DreamtableGamesEtherfieldsEventsEntered = ['entered', number, number];
/**
 * ETH-TRN-02: a Turn begins with this card.
 */
export type TurnBegan = ['turn-began', number, number];
/**
 * ETH-TBT-06: who is First Player.
 */
export type FirstPlayer = ['first-player', number];
/**
 * ETH-TRO-01: where the Turn stands.
 */
export type PhaseBegan = ['phase-began', Phase];
/**
 * Cards went to a discard pile.
 */
export type Discarded = ['discarded', number, number[]];
/**
 * ETH-TRO-02: cards were drawn.
 */
export type Drawn = ['drawn', number, number[]];
/**
 * ETH-INF-13: which back lies on top of a deck now.
 */
export type BackShown = ['back-shown', number, string];
/**
 * ETH-SHU-01: a discard pile became a deck.
 */
export type Reshuffled = ['reshuffled', number];
/**
 * ETH-SEA-01: cards were Sealed.
 */
export type CardsSealed = ['cards-sealed', number, number[]];
/**
 * ETH-SEA-02: cards were Unsealed.
 */
export type Unsealed = ['unsealed', number, number[]];
/**
 * ETH-PAI-01: Distress was suffered.
 */
export type Suffered = ['suffered', number, number];
/**
 * ETH-PAI-01: Distress was cured.
 */
export type Cured = ['cured', number, number];
/**
 * ETH-TIM-06: harm was prevented.
 */
export type Prevented = ['prevented', number, number];
/**
 * ETH-TIM-06: Distress goes to another Dreamer.
 */
export type Redirected = ['redirected', number, number, number];
/**
 * A Dreamer gained something.
 */
export type Gained = ['gained', number, string, number];
/**
 * A Dreamer lost something.
 */
export type Lost = ['lost', number, string, number];
/**
 * The Team gained something.
 */
export type TeamGained = ['team-gained', string, number];
/**
 * The Team lost something.
 */
export type TeamLost = ['team-lost', string, number];
/**
 * ETH-TIM-03: an action was announced.
 */
export type Announced = ['announced', number, number];
/**
 * ETH-BAS-01: a Move was announced.
 */
export type MoveAnnounced = ['move-announced', number];
/**
 * ETH-PRG-02: a Progress card is to be placed.
 */
export type PlacingAnnounced = ['placing-announced', number, number];
/**
 * ETH-ACT-04: a card was discarded for Intent.
 */
export type Paid = ['paid', number, number, Colour, number];
/**
 * Intent was added to a payment.
 */
export type IntentAdded = ['intent-added', number, Colour, number];
/**
 * ETH-ACT-16: an action was taken back.
 */
export type Cancelled = ['cancelled', number];
/**
 * ETH-BST-06: an action failed.
 */
export type Failed = ['failed', number];
/**
 * ETH-TIM-03: an action was performed.
 */
export type Performed = ['performed', number, number];
/**
 * ETH-GRD-03: Intent markers were put on an action.
 */
export type MarkersPut = ['markers-put', number, Colour, number];
/**
 * ETH-GRD-06: Intent markers returned to the supply.
 */
export type MarkersTaken = ['markers-taken', number, number];
/**
 * ETH-LCK-01: the Luck die was rolled.
 */
export type LuckRolled = ['luck-rolled', number, Luck];
/**
 * ETH-EMV-01: the movement die was rolled for a figure.
 */
export type PaceRolled = ['pace-rolled', number, Pace, number];
/**
 * ETH-RRL-01: somebody lets a die be rolled again.
 */
export type Rerolling = ['rerolling', number];
/**
 * ETH-MOV-01: a Dreamer moved.
 */
export type Moved = ['moved', number, number[]];
/**
 * ETH-MOV-06: a Dreamer was relocated.
 */
export type Relocated = ['relocated', number, number];
/**
 * ETH-CAP-03: a Dreamer was pushed.
 */
export type Pushed = ['pushed', number, number];
/**
 * ETH-SPN-01: a figure came.
 */
export type FigureSpawned = ['figure-spawned', number, number, number];
/**
 * ETH-EMV-03: a figure moved.
 */
export type FigureMoved = ['figure-moved', number, number[], number];
/**
 * A figure was put somewhere.
 */
export type FigureStood = ['figure-stood', number, number, number];
/**
 * A figure left the Dreamscape.
 */
export type FigureGone = ['figure-gone', number, number];
/**
 * ETH-MOR-01: a Morphing lies on an Entity.
 */
export type MorphingAdded = ['morphing-added', number, number];
/**
 * ETH-MOR-10: a Morphing returned to the pool.
 */
export type MorphingRemoved = ['morphing-removed', number, number];
/**
 * ETH-STA-01: a figure has a State.
 */
export type FigureState = ['figure-state', number, number, number];
/**
 * ETH-STA-01: a Dreamer has a State.
 */
export type DreamerState = ['dreamer-state', number, number];
/**
 * ETH-PRG-02: a Progress card was placed.
 */
export type Placed = ['placed', number, number];
/**
 * ETH-PRG-06: a Progress card was flipped.
 */
export type Flipped = ['flipped', number, number];
/**
 * ETH-PRG-06: a Progress card was turned back.
 */
export type Unflipped = ['unflipped', number, number];
/**
 * ETH-INF-10: a Dreamer gained a card.
 */
export type CardGained = ['card-gained', number, number];
/**
 * ETH-FLW-01: a Dreamer gained a Flaw.
 */
export type FlawGained = ['flaw-gained', number, number];
/**
 * ETH-FLW-02: a Flaw was drawn.
 */
export type FlawDrawn = ['flaw-drawn', number, number];
/**
 * ETH-FLW-04: a Flaw went under its deck.
 */
export type FlawRemoved = ['flaw-removed', number, number];
/**
 * ETH-ITM-04: the Team gained an Item.
 */
export type ItemGained = ['item-gained', number];
/**
 * ETH-ITM-07: an Item went to Storage.
 */
export type ItemStored = ['item-stored', number];
/**
 * ETH-ITM-06: an Item became active.
 */
export type ItemActive = ['item-active', number];
/**
 * ETH-MSK-01: a Dreamer gained a Mask.
 */
export type MaskGained = ['mask-gained', number, number];
/**
 * ETH-MSK-02: a Dreamer wears a Mask.
 */
export type MaskWorn = ['mask-worn', number, number];
/**
 * ETH-MSK-06: a Mask was discarded.
 */
export type MaskTakenOff = ['mask-taken-off', number, number];
/**
 * ETH-TRN-03: a step of the Turn card is resolved.
 */
export type StepBegan = ['step-began', Kind];
/**
 * ETH-TRN-07: a step of the Turn card was blocked.
 */
export type StepBlocked = ['step-blocked', number, Kind];
/**
 * ETH-TRO-09: the Turn card was discarded.
 */
export type TurnEnded = ['turn-ended', number];
/**
 * ETH-TRN-08: Turns were added.
 */
export type TurnAdded = ['turn-added', number];
/**
 * ETH-TRO-10: there is no Turn card left.
 */
export type OutOfTurns = ['out-of-turns'];
/**
 * ETH-TRO-06: a Dreamer wants nothing more.
 */
export type SaidDone = ['said-done', number];
/**
 * ETH-TRO-06: a Dreamer wants to act after all.
 */
export type Withdrew = ['withdrew', number];
/**
 * ETH-MAP-13: a Gem was put into a slot.
 */
export type GemPlaced = ['gem-placed', number, number];
/**
 * ETH-MAP-14: a Gem was taken out of a slot.
 */
export type GemTaken = ['gem-taken', number, number];
/**
 * A token was put into a space.
 */
export type TokenPut = ['token-put', string, number];
/**
 * A token was taken from a space.
 */
export type TokenTaken = ['token-taken', string, number];
/**
 * ETH-MAP-09: a wall is gone, or was put.
 */
export type WallChanged = ['wall-changed', number, number, boolean];
/**
 * ETH-SEC-10: a map tile was laid.
 */
export type TileLaid = ['tile-laid', number, number];
/**
 * ETH-SEC-11: an Entity tile became active.
 */
export type EntityCame = ['entity-came', number];
/**
 * ETH-SEC-06: a secret was revealed.
 */
export type SecretShown = ['secret-shown', number];
/**
 * ETH-SCR-01: a paragraph was opened.
 */
export type ParagraphRead = ['paragraph-read', number];
/**
 * ETH-CHO-01: a way of a paragraph was taken.
 */
export type ChoiceTaken = ['choice-taken', number];
/**
 * Cards on top of a deck were looked at.
 */
export type Looked = ['looked', number, number[]];
/**
 * ETH-MAP-08: an action got a Block token.
 */
export type ActionClosed = ['action-closed', number];
/**
 * ETH-TRN-16: the suit counts as another one.
 */
export type SuitChanged = ['suit-changed', Suit];
/**
 * ETH-END-03: what the campaign would keep, or what an ending does to it.
 */
export type Remembered = ['remembered', string];
/**
 * A dial was set.
 */
export type DialSet = ['dial-set', number, string];
/**
 * An answer was entered.
 */
export type AnswerEntered = ['answer-entered', number];
/**
 * A riddle was solved.
 */
export type RiddleSolved = ['riddle-solved', number];
/**
 * The answer was wrong.
 */
export type AnswerWrong = ['answer-wrong', number];
/**
 * ETH-RID-06: the answer was a near miss.
 */
export type AnswerNear = ['answer-near', number];
/**
 * ETH-RID-03: the dials are set anew.
 */
export type DialsCleared = ['dials-cleared', number];
/**
 * A loose token went from space to space, or drifted.
 */
export type TokenMoved = ['token-moved', string, number, number];
/**
 * A token was delivered, and has left the map for good.
 */
export type TokenDelivered = ['token-delivered', number, string];
/**
 * ETH-DRM-01, -17: the marker on the tide table went on, and the water stands there.
 */
export type TideTurned = ['tide-turned', number, number];
/**
 * ETH-MCH-07: after a death the group went back to the Gate, or awoke.
 */
export type WentBack = ['went-back', boolean];
/**
 * The group has learned more of what the Dream wants, or has done a step of it.
 */
export type GoalNearer = ['goal-nearer', string];
/**
 * ETH-SCR-09: a way of a paragraph can't be taken now, for want of its price or of what a Dreamer has.
 */
export type WayShut = ['way-shut', number];
/**
 * ETH-DRM-02: a Dreamer drifted with the tide.
 */
export type Drifted = ['drifted', number, number];
/**
 * ETH-DRM-07: the snow has put out so many Lights.
 */
export type SnowFell = ['snow-fell', number];
/**
 * ETH-CMP-01: a Companion is there.
 */
export type CompanionCame = ['companion-came', number, number];
/**
 * ETH-CMP-04: a Companion went from space to space.
 */
export type CompanionMoved = ['companion-moved', number, number[]];
/**
 * ETH-CMP-02: a Companion has taken Distress for a Dreamer.
 */
export type CompanionHelped = ['companion-helped', number, number, number];
/**
 * ETH-CMP-03: a Companion leaves.
 */
export type CompanionGone = ['companion-gone', number];
/**
 * ETH-DRM-04: a bar of the score was played, and so many are.
 */
export type BarPlayed = ['bar-played', number, Suit, number];
/**
 * ETH-DRM-04: a room played out of its turn; so many bars are left.
 */
export type WrongNote = ['wrong-note', number, Suit, number];
/**
 * ETH-OVL-06: an Overlay was taken away.
 */
export type OverlayGone = ['overlay-gone', number];
/**
 * A hint was asked for.
 */
export type HintGiven = ['hint-given', number, number];
/**
 * ETH-VAR-02: what the playing cards are to influence.
 */
export type PokerNamed = ['poker-named', Element];
/**
 * ETH-VAR-03: playing cards were drawn.
 */
export type PokerDrawn = ['poker-drawn', number[]];
/**
 * ETH-VAR-05: what the playing cards say.
 */
export type PokerSettled = ['poker-settled', boolean];
/**
 * ETH-PAI-03: a Dreamer died.
 */
export type Died = ['died', number];
/**
 * ETH-END-07: the Dream is over.
 */
export type DreamEnded = ['dream-ended', string];
/**
 * ETH-BAS-03: a Dreamer looked at a secret: everybody sees which, only that one what it is.
 */
export type Peeked = ['peeked', number, string, number | null];
/**
 * ETH-ENT-08: how many Universal markers lie on an Entity tile now.
 */
export type TileMarked = ['tile-marked', number, number];
/**
 * ETH-TIM-05: somebody lets the die that was rolled show something else, which is told next.
 */
export type DieTurned = ['die-turned', number];
/**
 * ETH-TRN-01: somebody bets on the suit of the next Turn card.
 */
export type SuitNamed = ['suit-named', number, Suit];
/**
 * ETH-TRN-01: whether the card that is current now has the suit that somebody named.
 */
export type BetSettled = ['bet-settled', number, Suit, boolean];
/**
 * ETH-INF-02: a card of a hand went to another Dreamer's.
 */
export type CardGiven = ['card-given', number, number, number];
/**
 * ETH-MOV-01: somebody goes along with the next Move of another Dreamer.
 */
export type TakenAlong = ['taken-along', number, number];
/**
 * ETH-INF-11: a card came back from a discard pile into the hand.
 */
export type TakenBack = ['taken-back', number, number];
/**
 * ETH-MKT-04: a card went under the Influence Market.
 */
export type CardReturned = ['card-returned', number, number];
/**
 * ETH-MCH-01: a Way begins.
 */
export type WayBegan = ['way-began'];
/**
 * ETH-SFT-14: here is a good place to stop; what stopping means is told with it.
 */
export type GoodStop = ['good-stop'];
/**
 * ETH-DWM-03: the Team marker stands on this location now.
 */
export type TeamMoved = ['team-moved', string];
/**
 * ETH-FAT-01: a Fate card was drawn.
 */
export type FateDrawn = ['fate-drawn', number];
/**
 * ETH-FAT-03: a Fate card lies in the Quirk slot of a tile.
 */
export type QuirkPlaced = ['quirk-placed', number, number];
/**
 * ETH-FAT-06: a Quirk went under the Fate deck.
 */
export type QuirkGone = ['quirk-gone', number];
/**
 * ETH-SLU-01: a Slumber tile was drawn.
 */
export type SlumberDrawn = ['slumber-drawn', number];
/**
 * ETH-SLU-06: a Slumber is set up.
 */
export type SlumberBegan = ['slumber-began', number];
/**
 * ETH-SLU-11: a Slumber is over.
 */
export type SlumberEnded = ['slumber-ended', number, string];
/**
 * ETH-CLK-04: the Hour counter was set.
 */
export type HoursSet = ['hours-set', number];
/**
 * ETH-AWK-02: the group awakens.
 */
export type AwakeningBegan = ['awakening-began'];
/**
 * ETH-AWK-08: somebody plays another Dreamer.
 */
export type DreamerChanged = ['dreamer-changed', number, number];
/**
 * ETH-AWK-08: somebody would like to play the Dreamer of somebody else, who is asked.
 */
export type DreamerWanted = ['dreamer-wanted', number, number];
/**
 * ETH-DCK-01: a deck was built.
 */
export type DeckBuilt = ['deck-built', number, number, number];
/**
 * ETH-MKT-02: what a Dreamer may buy.
 */
export type MarketShown = ['market-shown', number, number[]];
/**
 * ETH-SHP-01: a Shopping card was used; so many are left.
 */
export type ShoppingUsed = ['shopping-used', number];
/**
 * ETH-SAV-03: Ether became a II-41 R card.
 */
export type EtherStored = ['ether-stored', number];
/**
 * ETH-MCH-01: the Way is over: `gate` or `evening`.
 */
export type WayEnded = ['way-ended', string];
/**
 * ETH-MAP-31: a tile went elsewhere with all that is on it.
 */
export type TileRode = ['tile-rode', number, number];
/**
 * ETH-SFT-10: in story mode a Dreamer was spared a Flaw.
 */
export type FlawSpared = ['flaw-spared', number];
/**
 * ETH-GATE-12: no Gate of this edition is left; the city stays open.
 */
export type StreetsEnd = ['streets-end'];
/**
 * ETH-SGN-03: a Dreamer gained a personal Sign.
 */
export type SignGained = ['sign-gained', number, number];
/**
 * ETH-SGN-02: the Team gained a Sign.
 */
export type SignFound = ['sign-found', number];
/**
 * ETH-SGN-02, -03: a Dreamer used a Sign, which goes back to the supply.
 */
export type SignSpent = ['sign-spent', number, number];
export type Moves =
  | PickDreamer
  | EnterAt
  | DiscardCard
  | Draw
  | Act
  | StartMove
  | MakeEffort
  | GainGem
  | Peek
  | PeekAt
  | RemoveMorphing
  | SpendHours
  | PlaceCard
  | PlaceGem
  | TakeGem
  | RemoveFlaw
  | Lift
  | PutDown
  | PlayPoker
  | Done
  | Withdraw
  | EndRound
  | PayCard
  | PayItem
  | Boost
  | Finish
  | Cancel
  | GiveUp
  | PickColour
  | PickPrice
  | PickNumber
  | UseGem
  | Pass
  | PassPhase
  | Walk
  | Stay
  | PickSpace
  | PickFigure
  | PickSeat
  | PickCard
  | PickStep
  | Bear
  | PickOption
  | PickChoice
  | Accept
  | Refuse
  | Abstain
  | KeepOnTop
  | PutAway
  | PutUnder
  | LetPass
  | LeaveDream
  | TakeMarker
  | PutMarker
  | Decide
  | SetDial
  | EnterAnswer
  | Leave
  | AskHint
  | ClearDials
  | GoBack
  | WakeUp
  | PickThing
  | PickElement
  | PickSuit
  | GoTo
  | TakeShortcut
  | ThroughDoor
  | Awaken
  | EndEvening
  | EnterGate
  | TakeKey
  | FaceSlumber
  | SkipSlumber
  | Refresh
  | Recover
  | UseShopping
  | Shop
  | BuyCard
  | PutBack
  | LeaveOut
  | PutIn
  | DeckDone
  | TakeAdvice;
export type Events =
  | Asked
  | AskedOf
  | DreamerPicked
  | GateOpened
  | TurnsDealt
  | DreamtableGamesEtherfieldsEventsEntered
  | TurnBegan
  | FirstPlayer
  | PhaseBegan
  | Discarded
  | Drawn
  | BackShown
  | Reshuffled
  | CardsSealed
  | Unsealed
  | Suffered
  | Cured
  | Prevented
  | Redirected
  | Gained
  | Lost
  | TeamGained
  | TeamLost
  | Announced
  | MoveAnnounced
  | PlacingAnnounced
  | Paid
  | IntentAdded
  | Cancelled
  | Failed
  | Performed
  | MarkersPut
  | MarkersTaken
  | LuckRolled
  | PaceRolled
  | Rerolling
  | Moved
  | Relocated
  | Pushed
  | FigureSpawned
  | FigureMoved
  | FigureStood
  | FigureGone
  | MorphingAdded
  | MorphingRemoved
  | FigureState
  | DreamerState
  | Placed
  | Flipped
  | Unflipped
  | CardGained
  | FlawGained
  | FlawDrawn
  | FlawRemoved
  | ItemGained
  | ItemStored
  | ItemActive
  | MaskGained
  | MaskWorn
  | MaskTakenOff
  | StepBegan
  | StepBlocked
  | TurnEnded
  | TurnAdded
  | OutOfTurns
  | SaidDone
  | Withdrew
  | GemPlaced
  | GemTaken
  | TokenPut
  | TokenTaken
  | WallChanged
  | TileLaid
  | EntityCame
  | SecretShown
  | ParagraphRead
  | ChoiceTaken
  | Looked
  | ActionClosed
  | SuitChanged
  | Remembered
  | DialSet
  | AnswerEntered
  | RiddleSolved
  | AnswerWrong
  | AnswerNear
  | DialsCleared
  | TokenMoved
  | TokenDelivered
  | TideTurned
  | WentBack
  | GoalNearer
  | WayShut
  | Drifted
  | SnowFell
  | CompanionCame
  | CompanionMoved
  | CompanionHelped
  | CompanionGone
  | BarPlayed
  | WrongNote
  | OverlayGone
  | HintGiven
  | PokerNamed
  | PokerDrawn
  | PokerSettled
  | Died
  | DreamEnded
  | Peeked
  | TileMarked
  | DieTurned
  | SuitNamed
  | BetSettled
  | CardGiven
  | TakenAlong
  | TakenBack
  | CardReturned
  | WayBegan
  | GoodStop
  | TeamMoved
  | FateDrawn
  | QuirkPlaced
  | QuirkGone
  | SlumberDrawn
  | SlumberBegan
  | SlumberEnded
  | HoursSet
  | AwakeningBegan
  | DreamerChanged
  | DreamerWanted
  | DeckBuilt
  | MarketShown
  | ShoppingUsed
  | EtherStored
  | WayEnded
  | TileRode
  | FlawSpared
  | StreetsEnd
  | SignGained
  | SignFound
  | SignSpent;

/**
 * What a seat sees.
 */
export interface View {
  seat: number;
  mode: string;
  options: EtherfieldsOptions;
  gate: number;
  phase: Phase;
  turn: number;
  first: number;
  dreamers: DreamerView[];
  hours: number;
  keys: number;
  tiles: Laid[];
  opened: string[];
  walled: string[];
  overlays: number[];
  tokens: {
    [k: string]: number[];
  };
  delivered: string[];
  at_once: number;
  gems: number[];
  there: number;
  blocked: number;
  east: number;
  south: number;
  terrain: number[];
  module: (Tide | Snow) | null;
  world: WorldView | null;
  entities: ActiveEntity[];
  figures: Figure[];
  morphings: number[];
  turns_left: number;
  turns_discarded: number;
  current: number;
  suit: Suit | null;
  coming: number[];
  step: number;
  blocked_steps: number[];
  bets: Bet[];
  flaws_left: number;
  items: number[];
  storage: number[];
  notes: number[];
  lent: {
    [k: string]: number;
  };
  beside: number[];
  removed: string[];
  secrets: {
    [k: string]: number;
  };
  shown: number[];
  read: number[];
  flags: string[];
  gained: string[];
  closed: number[];
  used: number[];
  markers: Markers[];
  passing: Passing[];
  solved: number[];
  hints: {
    [k: string]: number;
  };
  entries: {
    [k: string]: DreamtableGamesEtherfieldsModelEntered[];
  };
  rounds: number;
  payments: Payment[];
  roll: Roll | null;
  harm: Harm | null;
  riddle: Riddle | null;
  poker: Poker | null;
  stack: Resolving[];
  distress_left: number;
  ending: string;
  outcome: Outcome | null;
  looks: number[];
  score: Score | null;
  companions: Companion[];
  wisdom: number[];
  signs: number[];
  item_slots: number;
}
/**
 * DP-02: what the group decides before the evening.
 */
export interface EtherfieldsOptions {
  gate: Beginning;
  pack_gate: string;
  turn_by_turn: boolean;
  one_roll: boolean;
  playing_cards: boolean;
  votes: boolean;
  short_nights: boolean;
  story: boolean;
  closed_hands: boolean;
}
/**
 * A Dreamer as everybody sees it.
 */
export interface DreamerView {
  card: number;
  space: number;
  deck: number;
  back: string;
  known: number[];
  hand: number[];
  discard: number[];
  sealed: number[];
  progress: number[];
  flipped: number[];
  flaws: number[];
  masks: number[];
  mask: number;
  ether: number;
  ether_cards: number;
  unused: number[];
  gems: number;
  distress: number;
  hand_limit: number;
  progress_limit: number;
  distress_limit: number;
  dazed: number;
  paralyzed: number;
  carries: string[];
  used: number[];
  efforts: number;
  boosts: number;
  done: boolean;
  acted: number;
  gifts: number[];
  signs: number[];
}
/**
 * A map tile on the Dreamscape.
 */
export interface Laid {
  tile: number;
  space: number;
}
/**
 * ETH-DRM-01, -17: the tide of Dream 2: where its marker lies on the table, and how high it stands.
 */
export interface Tide {
  type: 'tide';
  box: number;
  level: number;
  fell: boolean;
}
/**
 * ETH-DRM-07, -08: the snow of Dream 4.
 */
export interface Snow {
  type: 'snow';
  fell: boolean;
  lit: number;
}
/**
 * What everybody sees between the Dreams: of face-down decks only how many cards they have.
 */
export interface WorldView {
  districts: number[];
  team: string;
  icons: string[];
  shortcuts: number;
  fates: number;
  fate: number;
  quirks: QuirkView[];
  slumbers: number;
  slumber: number;
  map_tiles: number;
  season: number;
  wisdom: number[];
  gates: number[];
  owed: string[];
  market: number;
  shopping: number;
  memories: number[];
  waking: number;
}
/**
 * A Fate card in the Quirk slot of a tile.
 */
export interface QuirkView {
  card: number;
  tile: number;
}
/**
 * ETH-ENT-08: an Entity tile in play.
 */
export interface ActiveEntity {
  card: number;
  morphings: number[];
  marks: number;
}
/**
 * ETH-ENT-01: a figure of an Entity.
 */
export interface Figure {
  id: number;
  entity: number;
  space: number;
  dazed: boolean;
  stunned: boolean;
  paralyzed: boolean;
  poisoned: boolean;
  friend: boolean;
}
/**
 * A suit that somebody has named for the next Turn card, and the step that says what it is worth.
 */
export interface Bet {
  seat: number;
  suit: Suit;
  card: number;
  step: number;
}
/**
 * ETH-GRD-03: Intent markers on an action, by colour.
 */
export interface Markers {
  action: number;
  counts: number[];
}
/**
 * A change that ends by itself.
 */
export interface Passing {
  what: string;
  num: number;
  seat: number;
  until: string;
  forbids: boolean;
}
/**
 * ETH-RID-12: an entry that was made, and what came of it.
 */
export interface DreamtableGamesEtherfieldsModelEntered {
  dials: string[];
  result: string;
}
/**
 * ETH-TIM-03: a payment that is open.
 */
export interface Payment {
  seat: number;
  action: number;
  card: number;
  kind: string;
  colour: Colour;
  base: number;
  need: number;
  less: number;
  paid: number;
  cards: number[];
  items: number[];
  recolours: number;
  locked: boolean;
  boosted: boolean;
}
/**
 * ETH-TIM-05: a roll before it is applied.
 */
export interface Roll {
  seat: number;
  luck: Luck | null;
  pace: Pace | null;
  figure: number;
}
/**
 * ETH-TIM-06: Distress or Seals that are about to come, by seat.
 */
export interface Harm {
  seals: boolean;
  amounts: number[];
  prevented: number[];
  taken: number[];
}
/**
 * A riddle that is open: what its dials show.
 */
export interface Riddle {
  step: number;
  seat: number;
  dials: string[];
  sorts: string[];
}
/**
 * ETH-VAR-03: playing cards that lie open.
 */
export interface Poker {
  element: Element;
  luck: number[];
  drawback: number[];
}
/**
 * A text that is being resolved.
 */
export interface Resolving {
  card: number;
  seat: number;
  part: string;
}
/**
 * How a match ended: who won, each seat's score, and the reason by its name in the language files.
 */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}
/**
 * ETH-DRM-04 to -06: the music of Dream 3, as far as it was played.
 */
export interface Score {
  bar: number;
  wrong: number;
  turn: number;
  tuned: Suit | null;
}
/**
 * ETH-CMP-01: a Companion on the Dreamscape.
 */
export interface Companion {
  kind: number;
  space: number;
  card: number;
  helped: number;
}

export const Colours = { WRATH: 0, CUNNING: 1, AWARENESS: 2 } as const;
export const Lucks = { FAIL: 0, BLANK: 1, ONE: 2, TWO: 3, THREE: 4 } as const;
export const Paces = { ONE: 0, FULL: 1, FULL_AGAIN: 2 } as const;
export const Phases = {
  DREAMERS: 0,
  GATE: 1,
  ENTRANCE: 2,
  START: 3,
  DRAW: 4,
  FLOOR: 5,
  EVENTS: 6,
  TURN_END: 7,
  OVER: 8,
  WAKING: 9,
  TRAVEL: 10,
  ARRIVAL: 11,
  SLUMBER: 12,
  SLUMBER_END: 13,
} as const;
export const Suits = { HEARTS: 0, SPADES: 1, DIAMONDS: 2, CLUBS: 3 } as const;
export const Lucklesss = { ETHER: 0, DISTRESS: 1, SEAL: 2 } as const;
export const Elements = { MORPHINGS: 0, GEMS: 1, HOURS: 2, DISTRESS: 3, SEALED: 4 } as const;
export const Kinds = { MORPHING: 0, BASIC: 1, SPECIAL: 2, MOVEMENT: 3 } as const;
export const Beginnings = { I_01: 'i-01-x', I_02: 'i-02-x', I_03: 'i-03-x', I_04: 'i-04-x' } as const;
export const CAPACITY = 4 as const;
export const COLUMNS = 8 as const;
export const FACES = {
  gambler:
    'portrait light:firelight person:man face:narrow skin:3 hair:swept hair-colour:black clothes:suit colour:red wears:hat,moustache holds:cards look:right',
  specialist:
    'portrait light:brass person:woman face:oval skin:4 hair:bob hair-colour:black clothes:apron colour:yellow wears:glasses,pencil holds:wrench look:down',
  'tough-guy':
    'portrait light:dust person:man face:broad skin:2 hair:bald hair-colour:brown clothes:shirt colour:white wears:beard,scar holds:trunk look:ahead',
  'free-spirit':
    'portrait light:leaflight person:woman face:round skin:5 hair:wild hair-colour:red clothes:coat colour:green wears:earrings holds:kite look:up',
} as const;
export const LUCK_DIE = [0, 1, 2, 2, 3, 4] as const;
export const MOST_HOURS = 12 as const;
export const NOTHING = -1 as const;
export const ROWS = 6 as const;
export const TIDE = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 1, 2] as const;
export const WAYS = 16 as const;
