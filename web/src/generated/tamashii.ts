// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * Where the game stands: the steps of set-up and of a round (TAM-SET, TAM-RND-01).
 */
export type Step =
  0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;
/**
 * TAM-CMP-13: the colours of the player boards, each with the core type of that name.
 */
export type Colour = 0 | 1 | 2 | 3;
/**
 * TAM-AUG-01: the four classes.
 */
export type Calling = 0 | 1 | 2 | 3;
/**
 * TAM-TMG-07: what player dice are rolled for.
 */
export type Roll = 0 | 1 | 2 | 3;
/**
 * TAM-SET-03: take the board of this colour.
 */
export type PickColour = ['pick-colour', Colour];
/**
 * TAM-SET-10: play this class.
 */
export type PickClass = ['pick-class', Calling];
/**
 * TAM-SET-11: keep this learning protocol.
 */
export type KeepProtocol = ['keep-protocol', number];
/**
 * TAM-VS-05: begin on this tile.
 */
export type StartAt = ['start-at', number];
/**
 * TAM-WRI-01: shift a token to an adjacent cell, or swap two.
 */
export type Write = ['write', number];
/**
 * TAM-UPG-03: for 1 memory, discard the token on a cell.
 */
export type DiscardCode = ['discard-code', number];
/**
 * TAM-UPG-03: for 1 memory, gain a basic code.
 */
export type BuyCode = ['buy-code', number];
/**
 * TAM-UPG-03: pay for an augmentation and equip it.
 */
export type Equip = ['equip', number];
/**
 * TAM-UPG-05: for experience, the integrity cap and integrity rise by 1.
 */
export type RaiseCap = ['raise-cap'];
/**
 * TAM-UPG-05: for experience, unlock a cell; also where an effect unlocks one.
 */
export type UnlockCell = ['unlock-cell', number];
/**
 * TAM-UPG-05: for experience, gain an open-source code.
 */
export type BuyOpenSource = ['buy-open-source'];
/**
 * TAM-UPG-05: for experience, draw 2 class cards and keep 1.
 */
export type DrawClassCards = ['draw-class-cards'];
/**
 * D-09: keep this card of those drawn.
 */
export type KeepCard = ['keep-card', number];
/**
 * TAM-UPG-04: offer a faction augmentation to another player.
 */
export type OfferCard = ['offer-card', number, number];
/**
 * TAM-UPG-04: ask another player for a faction augmentation.
 */
export type AskForCard = ['ask-for-card', number, number];
/**
 * D-33: be done with this step.
 */
export type Ready = ['ready'];
/**
 * TAM-MAP-04: move to a tile.
 */
export type MoveTo = ['move-to', number];
/**
 * TAM-MAP-03: stay.
 */
export type Stay = ['stay'];
/**
 * TAM-SOL-04: move Jordan, free of charge.
 */
export type MoveJordan = ['move-jordan', number];
/**
 * TAM-SOL-14: for 1 battery Jordan makes the player's move.
 */
export type JordanMovesForYou = ['jordan-moves-for-you'];
/**
 * TAM-SOL-06: for 1 battery use Jordan's figure as the own one in this step.
 */
export type UseJordan = ['use-jordan'];
/**
 * TAM-SOL-08: go by the own figure.
 */
export type UseOwnFigure = ['use-own-figure'];
/**
 * TAM-MAP-13: resolve the effect of the own tile.
 */
export type UseArea = ['use-area'];
/**
 * TAM-RUN-02: launch a program.
 */
export type Launch = ['launch', number];
/**
 * TAM-PRG-07: launch it with the tokens on these cells.
 */
export type UseCells = ['use-cells', number[]];
/**
 * TAM-AUG-05: use an ability.
 */
export type UseAbility = ['use-ability', number];
/**
 * Be done with the own step.
 */
export type Finish = ['finish'];
/**
 * TAM-RES-09: spend so much energy for as many dice.
 */
export type SpendEnergy = ['spend-energy', number];
/**
 * TAM-RES-10: reroll so many dice of each face.
 */
export type Reroll = ['reroll', number, number, number];
/**
 * TAM-TMG-07: let the dice be.
 */
export type KeepDice = ['keep-dice'];
/**
 * TAM-CBT-05: resolve a combat box with so many dice.
 */
export type ResolveBox = ['resolve-box', number, number];
/**
 * Deal the damage of a box to the boss.
 */
export type AimAtBoss = ['aim-at-boss'];
/**
 * Deal the damage of a box to the top enemy.
 */
export type AimAtEnemy = ['aim-at-enemy'];
/**
 * TAM-RES-04: cancel as many wounds as there is shield.
 */
export type RaiseShield = ['raise-shield'];
/**
 * TAM-RES-04: spend no shield.
 */
export type TakeWounds = ['take-wounds'];
/**
 * Yes.
 */
export type Accept = ['accept'];
/**
 * No.
 */
export type Refuse = ['refuse'];
/**
 * Use nothing now.
 */
export type Pass = ['pass'];
/**
 * No more.
 */
export type Stop = ['stop'];
/**
 * D-08: a code of this type.
 */
export type PickCode = ['pick-code', number];
/**
 * This cell, or the token on it.
 */
export type PickCell = ['pick-cell', number];
/**
 * D-26: a point of this resource.
 */
export type PickResource = ['pick-resource', Resource];
/**
 * TAM-CMP-11: the four resources.
 */
export type Resource = 0 | 1 | 2 | 3;
/**
 * This enemy of the own queue.
 */
export type PickEnemy = ['pick-enemy', number];
/**
 * This card.
 */
export type PickCard = ['pick-card', number];
/**
 * This player.
 */
export type PickSeat = ['pick-seat', number];
/**
 * This tile.
 */
export type PickPlace = ['pick-place', number];
/**
 * So many.
 */
export type PickNumber = ['pick-number', number];
/**
 * A die that shows this face.
 */
export type PickFace = ['pick-face', Face];
/**
 * TAM-CMP-03: the faces of a player die.
 */
export type Face = 0 | 1 | 2;
/**
 * D-25: this way of several.
 */
export type PickWay = ['pick-way', string];
/**
 * TAM-ADV-01: do what a card offers.
 */
export type DoActivity = ['do-activity', number];
/**
 * TAM-SOL-06: let Jordan do what a card offers.
 */
export type JordanDoes = ['jordan-does', number];
/**
 * TAM-VS-10: make the check of an objective.
 */
export type TryObjective = ['try-objective', number];
/**
 * What a question is about: a step of a card's text. Never told by itself.
 */
export type Asked = ['asked', number, number];
/**
 * TAM-SSU-10: who has the start player token.
 */
export type StartPlayer = ['start-player', number];
/**
 * TAM-SET-03: a player took a board.
 */
export type ColourPicked = ['colour-picked', number, Colour];
/**
 * TAM-SET-10: a player chose a class.
 */
export type ClassPicked = ['class-picked', number, Calling];
/**
 * TAM-SET-11: a player got learning protocols to choose from, which only he sees.
 */
export type ProtocolsDealt = ['protocols-dealt', number, number[]];
/**
 * TAM-SET-11: a player kept a learning protocol.
 */
export type ProtocolKept = ['protocol-kept', number, number];
/**
 * TAM-RND-01: a round begins.
 */
export type RoundBegan = ['round-began', number];
/**
 * TAM-RND-01: a step begins.
 */
export type StepBegan = ['step-began', Step];
/**
 * TAM-RND-02: a player's turn in a phase begins.
 */
export type TurnBegan = ['turn-began', number, Step];
/**
 * TAM-PLN-02: tokens came from the bag to the launcher.
 */
export type Refilled = ['refilled', number, number[]];
/**
 * TAM-KEY-04: tokens were drawn to be put on the launcher.
 */
export type CodesDrawn = ['codes-drawn', number, number[]];
/**
 * TAM-KEY-04: a token was put on a cell.
 */
export type CodePut = ['code-put', number, number, number];
/**
 * TAM-BAG-02: the dump area went into the bag.
 */
export type BagFilled = ['bag-filled', number];
/**
 * TAM-WRI-01: two cells exchanged what they hold.
 */
export type Written = ['written', number, number];
/**
 * TAM-KEY-01: a player gained codes.
 */
export type CodesGained = ['codes-gained', number, number[]];
/**
 * TAM-KEY-02: tokens went to the dump area.
 */
export type CodesDumped = ['codes-dumped', number, number[]];
/**
 * TAM-KEY-03: tokens were discarded.
 */
export type CodesDiscarded = ['codes-discarded', number, number[]];
/**
 * TAM-TIL-01: tokens went from the dump area to the bag.
 */
export type CodesRestored = ['codes-restored', number, number[]];
/**
 * Two players exchanged the tokens on a cell.
 */
export type CodesExchanged = ['codes-exchanged', number, number, number];
/**
 * TAM-COD-13: a player's core type changed.
 */
export type CoreChanged = ['core-changed', number, number];
/**
 * TAM-LAU-03: a cell was unlocked.
 */
export type CellUnlocked = ['cell-unlocked', number, number];
/**
 * TAM-RES-01: a player gained points of a resource.
 */
export type ResourceGained = ['resource-gained', number, Resource, number];
/**
 * TAM-RES-02: a player lost or spent points of a resource.
 */
export type ResourceLost = ['resource-lost', number, Resource, number];
/**
 * A player gained experience.
 */
export type ExperienceGained = ['experience-gained', number, number];
/**
 * A player spent or lost experience.
 */
export type ExperienceSpent = ['experience-spent', number, number];
/**
 * TAM-UPG-05: a player's integrity cap changed.
 */
export type CapRaised = ['cap-raised', number, number];
/**
 * TAM-RES-04: shield cancelled wounds.
 */
export type ShieldRaised = ['shield-raised', number, number];
/**
 * TAM-TMG-08: wounds were prevented.
 */
export type WoundsPrevented = ['wounds-prevented', number, number];
/**
 * TAM-BRD-02: a player lost integrity.
 */
export type IntegrityLost = ['integrity-lost', number, number];
/**
 * TAM-KEY-07: a player recovered.
 */
export type Recovered = ['recovered', number, number];
/**
 * TAM-RST-01: a player resets.
 */
export type PlayerReset = ['player-reset', number];
/**
 * TAM-RST-01: the symbol die of a reset.
 */
export type BodyDieRolled = ['body-die-rolled', number, boolean];
/**
 * TAM-TRC-01: a player's trace is now so much.
 */
export type TraceChanged = ['trace-changed', number, number];
/**
 * TAM-PRO-05: everybody puts the trace marker on 0.
 */
export type TraceSwitchedOn = ['trace-switched-on'];
/**
 * TAM-LRN-02: a step of a learning protocol was completed.
 */
export type StepLearned = ['step-learned', number, number, number];
/**
 * TAM-AUG-09: a player got an augmentation.
 */
export type CardDrawn = ['card-drawn', number, number];
/**
 * D-09: a player drew class cards, which only he sees.
 */
export type ClassCardsDrawn = ['class-cards-drawn', number, number[]];
/**
 * TAM-AUG-10: a card was equipped.
 */
export type Equipped = ['equipped', number, number];
/**
 * TAM-AUG-12: an augmentation left the game.
 */
export type CardLost = ['card-lost', number, number];
/**
 * TAM-UPG-04: a player offered a card to another one.
 */
export type CardOffered = ['card-offered', number, number, number];
/**
 * TAM-UPG-04: a player asked another one for a card.
 */
export type CardWanted = ['card-wanted', number, number, number];
/**
 * TAM-UPG-04: a card changed hands.
 */
export type CardGiven = ['card-given', number, number, number];
/**
 * TAM-UPG-04: a trade was refused.
 */
export type TradeRefused = ['trade-refused', number, number];
/**
 * TAM-BOD-05: a player attached a body.
 */
export type Attached = ['attached', number, number];
/**
 * TAM-BOD-09: a player's other body is active.
 */
export type BodySwapped = ['body-swapped', number, number];
/**
 * TAM-RST-01, TAM-BOD-08: a body card went under the body deck.
 */
export type BodyLost = ['body-lost', number, number];
/**
 * TAM-SET-14: a body card came into the market.
 */
export type MarketFilled = ['market-filled', number];
/**
 * TAM-TIL-01: a market card went under the body deck.
 */
export type MarketCleared = ['market-cleared', number];
/**
 * TAM-AUG-05: an ability is used.
 */
export type AbilityUsed = ['ability-used', number, number];
/**
 * TAM-RUN-02: a program was launched.
 */
export type Launched = ['launched', number, number];
/**
 * TAM-MAP-12: a figure was put on a tile.
 */
export type FigurePut = ['figure-put', number, number, number];
/**
 * TAM-MAP-04: a player moved.
 */
export type Moved = ['moved', number, number, number];
/**
 * TAM-MAP-03: a player stayed.
 */
export type Stayed = ['stayed', number];
/**
 * TAM-MAP-07: a tile was turned up.
 */
export type TileRevealed = ['tile-revealed', number, number];
/**
 * A place has another tile now, or none.
 */
export type TileChanged = ['tile-changed', number, number, number];
/**
 * TAM-EXP-02: an explore token was turned up.
 */
export type FindRevealed = ['find-revealed', number, Find];
/**
 * TAM-EXP-01: the kinds of explore tokens.
 */
export type Find = 0 | 1 | 2 | 3 | 4 | 5;
/**
 * TAM-TIL-01: a player looked at a face-down tile and its token.
 */
export type Peeked = ['peeked', number, number, number, Find | null];
/**
 * TAM-MAP-13: the effect of a tile is resolved.
 */
export type AreaUsed = ['area-used', number, number];
/**
 * TAM-TOK-01: tokens were put on a tile.
 */
export type TokensPut = ['tokens-put', number, string, number, number];
/**
 * Tokens were taken from a tile.
 */
export type TokensTaken = ['tokens-taken', number, string, number, number];
/**
 * Tokens were put on a card.
 */
export type TokensPutOnCard = ['tokens-put-on-card', number, string, number];
/**
 * Tokens were taken from a card.
 */
export type TokensTakenFromCard = ['tokens-taken-from-card', number, string, number];
/**
 * A player took markers along, or put them down.
 */
export type Carried = ['carried', number, string, number];
/**
 * TAM-ENM-06: an enemy locked on to a player.
 */
export type LockedOn = ['locked-on', number, number];
/**
 * TAM-ENM-05: discarded enemies are the deck again.
 */
export type EnemyDeckRenewed = ['enemy-deck-renewed', number];
/**
 * TAM-DMG-02: an enemy took damage.
 */
export type EnemyDamaged = ['enemy-damaged', number, number, number];
/**
 * TAM-DMG-06: an enemy recovered.
 */
export type EnemyMended = ['enemy-mended', number, number, number];
/**
 * TAM-DMG-03: an enemy was defeated.
 */
export type EnemyDefeated = ['enemy-defeated', number, number];
/**
 * TAM-DMG-04: an enemy was discarded without being defeated.
 */
export type EnemyDiscarded = ['enemy-discarded', number, number];
/**
 * TAM-VOC-08: an enemy has another place in a queue, or in another queue.
 */
export type EnemyMoved = ['enemy-moved', number, number, boolean];
/**
 * TAM-TMG-07: player dice were rolled.
 */
export type DiceRolled = ['dice-rolled', number, Roll, number, number, number];
/**
 * TAM-RES-10: some dice were rolled again; now they show this.
 */
export type DiceRerolled = ['dice-rerolled', number, number, number, number, number];
/**
 * A die was turned.
 */
export type DieTurned = ['die-turned', number, Face, Face];
/**
 * TAM-CBT-02: the enemy dice of a combat.
 */
export type EnemyDiceRolled = ['enemy-dice-rolled', number, number, boolean];
/**
 * TAM-CBT-05: a combat box is resolved.
 */
export type BoxResolved = ['box-resolved', number, number, number];
/**
 * TAM-CBT-10: an enemy attacks.
 */
export type EnemyActs = ['enemy-acts', number, number, boolean];
/**
 * TAM-VOC-06: an enemy does not act.
 */
export type EnemyStunned = ['enemy-stunned', number, number];
/**
 * TAM-TIM-01: the time value.
 */
export type TimeSet = ['time-set', number];
/**
 * TAM-SCE-05: a story card was drawn.
 */
export type StoryDrawn = ['story-drawn', number];
/**
 * TAM-SCE-05: a story card shows its rule side; it is the active one.
 */
export type StoryTurned = ['story-turned', number];
/**
 * TAM-SCE-07: a special card came into play.
 */
export type SpecialDrawn = ['special-drawn', number];
/**
 * TAM-SCE-04: a player turned up a card that lay on a tile.
 */
export type SpecialTurned = ['special-turned', number, number];
/**
 * TAM-SCE-05: a scenario card left play.
 */
export type CardDropped = ['card-dropped', number];
/**
 * TAM-SCE-11: the group chose a way of a card.
 */
export type WayChosen = ['way-chosen', number, string, string];
/**
 * TAM-ADV-01: a player does what a card offers.
 */
export type ActivityDone = ['activity-done', number, number];
/**
 * TAM-CHK-02: how a check ended.
 */
export type CheckMade = ['check-made', number, number, number, boolean];
/**
 * TAM-TOK-04: a die face token was turned up.
 */
export type FaceRevealed = ['face-revealed', number, Face];
/**
 * TAM-END-04: a tick on the progress sheet.
 */
export type Ticked = ['ticked', number];
/**
 * TAM-END-08: a choice on the progress sheet.
 */
export type Noted = ['noted', number];
/**
 * TAM-END-08: a story tells what became of an earlier scenario.
 */
export type Recalled = ['recalled', number, number, string];
/**
 * TAM-END-02: components are available from the next game on.
 */
export type Unlocked = ['unlocked', string[]];
/**
 * TAM-END-03: components are locked again.
 */
export type LockedAgain = ['locked-again', string[]];
/**
 * TAM-END-01: the scenario is over.
 */
export type Ended = ['ended', boolean];
/**
 * TAM-BOS-02: a boss is in play.
 */
export type BossCame = ['boss-came', number, number, number];
/**
 * TAM-BOS-05: a boss moved.
 */
export type BossMoved = ['boss-moved', number, number, number];
/**
 * TAM-BOS-04: a boss took damage.
 */
export type BossDamaged = ['boss-damaged', number, number];
/**
 * TAM-SOL-01: Jordan is in play.
 */
export type JordanCame = ['jordan-came', number, number];
/**
 * TAM-SOL-04: Jordan moved.
 */
export type JordanMoved = ['jordan-moved', number, number];
/**
 * TAM-SOL-06: how many cells of Jordan's battery are full.
 */
export type BatteryChanged = ['battery-changed', number];
/**
 * TAM-SOL-11: Jordan left the game.
 */
export type JordanLeft = ['jordan-left'];
/**
 * TAM-VS-05 to -07: a generator card holds for this game.
 */
export type SituationDrawn = ['situation-drawn', number];
/**
 * TAM-VS-08: an objective is on display.
 */
export type ObjectiveShown = ['objective-shown', number];
/**
 * TAM-VS-08: the next objective lies face-up on its deck.
 */
export type ObjectiveNext = ['objective-next', number];
/**
 * TAM-VS-12: a player took an objective.
 */
export type ObjectiveTaken = ['objective-taken', number, number];
/**
 * TAM-VS-18: how many points a player has.
 */
export type Scored = ['scored', number, number];
export type Moves =
  | PickColour
  | PickClass
  | KeepProtocol
  | StartAt
  | Write
  | DiscardCode
  | BuyCode
  | Equip
  | RaiseCap
  | UnlockCell
  | BuyOpenSource
  | DrawClassCards
  | KeepCard
  | OfferCard
  | AskForCard
  | Ready
  | MoveTo
  | Stay
  | MoveJordan
  | JordanMovesForYou
  | UseJordan
  | UseOwnFigure
  | UseArea
  | Launch
  | UseCells
  | UseAbility
  | Finish
  | SpendEnergy
  | Reroll
  | KeepDice
  | ResolveBox
  | AimAtBoss
  | AimAtEnemy
  | RaiseShield
  | TakeWounds
  | Accept
  | Refuse
  | Pass
  | Stop
  | PickCode
  | PickCell
  | PickResource
  | PickEnemy
  | PickCard
  | PickSeat
  | PickPlace
  | PickNumber
  | PickFace
  | PickWay
  | DoActivity
  | JordanDoes
  | TryObjective;
export type Events =
  | Asked
  | StartPlayer
  | ColourPicked
  | ClassPicked
  | ProtocolsDealt
  | ProtocolKept
  | RoundBegan
  | StepBegan
  | TurnBegan
  | Refilled
  | CodesDrawn
  | CodePut
  | BagFilled
  | Written
  | CodesGained
  | CodesDumped
  | CodesDiscarded
  | CodesRestored
  | CodesExchanged
  | CoreChanged
  | CellUnlocked
  | ResourceGained
  | ResourceLost
  | ExperienceGained
  | ExperienceSpent
  | CapRaised
  | ShieldRaised
  | WoundsPrevented
  | IntegrityLost
  | Recovered
  | PlayerReset
  | BodyDieRolled
  | TraceChanged
  | TraceSwitchedOn
  | StepLearned
  | CardDrawn
  | ClassCardsDrawn
  | Equipped
  | CardLost
  | CardOffered
  | CardWanted
  | CardGiven
  | TradeRefused
  | Attached
  | BodySwapped
  | BodyLost
  | MarketFilled
  | MarketCleared
  | AbilityUsed
  | Launched
  | FigurePut
  | Moved
  | Stayed
  | TileRevealed
  | TileChanged
  | FindRevealed
  | Peeked
  | AreaUsed
  | TokensPut
  | TokensTaken
  | TokensPutOnCard
  | TokensTakenFromCard
  | Carried
  | LockedOn
  | EnemyDeckRenewed
  | EnemyDamaged
  | EnemyMended
  | EnemyDefeated
  | EnemyDiscarded
  | EnemyMoved
  | DiceRolled
  | DiceRerolled
  | DieTurned
  | EnemyDiceRolled
  | BoxResolved
  | EnemyActs
  | EnemyStunned
  | TimeSet
  | StoryDrawn
  | StoryTurned
  | SpecialDrawn
  | SpecialTurned
  | CardDropped
  | WayChosen
  | ActivityDone
  | CheckMade
  | FaceRevealed
  | Ticked
  | Noted
  | Recalled
  | Unlocked
  | LockedAgain
  | Ended
  | BossCame
  | BossMoved
  | BossDamaged
  | JordanCame
  | JordanMoved
  | BatteryChanged
  | JordanLeft
  | SituationDrawn
  | ObjectiveShown
  | ObjectiveNext
  | ObjectiveTaken
  | Scored;

/**
 * Everything that a seat may see; see `Table`.
 */
export interface View {
  seat: number;
  mode: string;
  guide: number;
  step: Step;
  round: number;
  first: number;
  turns: number[];
  time: number;
  supply: number[];
  boxed: number;
  ascend: number;
  success: number;
  top_space: number;
  resource_cap: number;
  players: PlayerView[];
  places: PlaceView[];
  zones: {
    [k: string]: number[];
  };
  deck: number[][];
  discard: number[];
  due: number[];
  factions: (number | null)[];
  market: number[];
  bodies_left: number;
  story: number;
  last: number;
  specials: number[];
  kept_stories: number[];
  drawn: number[];
  drawing: number[];
  turned: number[];
  tokens: {
    [k: string]: {
      [k: string]: number;
    };
  };
  faces: {
    [k: string]: number;
  };
  used: number[];
  launched_once: number[];
  done: number[];
  combat: Combat | null;
  dice: Dice | null;
  boss: number;
  boss_place: number;
  boss_damage: number;
  boss_seals: number;
  jordan: Jordan | null;
  situation: number;
  standing: number[];
  objectives: number[];
  next_objective: number;
  objectives_left: number;
  named: {
    [k: string]: number;
  };
  removed: number[];
  gained: string[];
  lost: string[];
  ticked: number;
  recalled: string[];
  stack: Resolving[];
  outcome: Outcome | null;
}
/**
 * A board as a seat sees it; see `Player`.
 */
export interface PlayerView {
  colour: Colour | null;
  core: number;
  launcher: number[];
  unlocked: number;
  bag: number[];
  dump: number[];
  hand: number[];
  resources: number[];
  integrity: number;
  cap: number;
  trace: number | null;
  xp: number;
  place: number;
  start: number;
  body: number;
  bodies: number[];
  move: number;
  attack: number;
  write: number;
  calling: Calling | null;
  cards: number[];
  equipped: number[];
  class_left: number;
  class_below: number[];
  drawn: number[];
  protocol: number;
  protocols: number[];
  learned: number;
  counted: number[];
  queue: Foe[];
  out: boolean;
  resets: number;
  ready: boolean;
  writes: number;
  launched: number[];
  used: number[];
  carried: {
    [k: string]: number;
  };
  taken: number[];
  goals: {
    [k: string]: number;
  };
}
/**
 * TAM-ENM-06: an enemy that is locked on to a player.
 */
export interface Foe {
  enemy: number;
  damage: number;
}
/**
 * A place as a seat sees it; see `Place`.
 */
export interface PlaceView {
  q: number;
  r: number;
  tile: number;
  shown: boolean;
  explore: boolean;
  find: number;
  tokens: {
    [k: string]: number;
  };
  lying: number;
  marked: boolean;
}
/**
 * TAM-CBT: the combat phase of the player whose turn it is.
 */
export interface Combat {
  faces: number[];
  at: number;
  special: boolean;
  boxes: number[];
  stunned: number;
  enemies_turn: boolean;
}
/**
 * TAM-TMG-07: player dice that were rolled.
 */
export interface Dice {
  seat: number;
  roll: Roll;
  faces: number[];
  rerolled: boolean;
  fixed: boolean;
}
/**
 * TAM-SOL-01: the helper robot.
 */
export interface Jordan {
  place: number;
  battery: number;
  moved: boolean;
  free: boolean;
  acting: boolean;
  freshly_moved: boolean;
  promised: boolean;
  carried: {
    [k: string]: number;
  };
  wears: boolean;
}
/**
 * A text that is being resolved: it stands on the stack while it lasts.
 */
export interface Resolving {
  card: number;
  you: number;
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

export const Resources = { SHIELD: 0, MEMORY: 1, ENERGY: 2, REROLL: 3 } as const;
export const Colours = { RED: 0, YELLOW: 1, GREEN: 2, BLUE: 3 } as const;
export const Callings = { REAPER: 0, STRIKER: 1, TRICKSTER: 2, TELEPATH: 3 } as const;
export const Factions = { SPARTANS: 0, NINKYODO: 1, SEEKERS: 2, NAMELESS: 3 } as const;
export const Finds = { EXPERIENCE: 0, BASIC_CODE: 1, ENERGY: 2, SHIELD: 3, REROLL: 4, MEMORY: 5 } as const;
export const Faces = { HIT: 0, SPECIAL: 1, BLANK: 2 } as const;
export const Steps = {
  COLOURS: 0,
  CLASSES: 1,
  PROTOCOLS: 2,
  STARTS: 3,
  OPENING: 4,
  BEFORE_TRACE: 5,
  TRACE_ROLL: 6,
  LOCK_ON: 7,
  BEFORE_REFILL: 8,
  REFILL: 9,
  WRITING: 10,
  MOVE: 11,
  AREA: 12,
  LAUNCH: 13,
  ACTION_END: 14,
  COMBAT: 15,
  SLOTS: 16,
  ACTIVITIES: 17,
  BOSS: 18,
  WORLD: 19,
  PASSING: 20,
} as const;
export const Rolls = { TRACE: 0, ATTACK: 1, CHECK: 2, CARD: 3 } as const;
export const Scenarios = {
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
  F: 'f',
  G: 'g',
  H: 'h',
  J: 'j',
  K: 'k',
  P: 'p',
} as const;
export const Componentss = { EVERYTHING: 'everything', FIRST_BOX: 'first-box' } as const;
export const Lengths = { SHORT: 'short', MEDIUM: 'medium', LONG: 'long' } as const;
export const BATTERY = 5 as const;
export const COLUMNS = 5 as const;
export const CORRUPTED_CODES = 16 as const;
export const EDGES = [
  [0, 1],
  [0, 5],
  [1, 2],
  [1, 6],
  [2, 3],
  [2, 7],
  [3, 4],
  [3, 8],
  [4, 9],
  [5, 6],
  [5, 10],
  [6, 7],
  [6, 11],
  [7, 8],
  [7, 12],
  [8, 9],
  [8, 13],
  [9, 14],
  [10, 11],
  [10, 15],
  [11, 12],
  [11, 16],
  [12, 13],
  [12, 17],
  [13, 14],
  [13, 18],
  [14, 19],
  [15, 16],
  [16, 17],
  [17, 18],
  [18, 19],
] as const;
export const FACE_DOWN = 0 as const;
export const FIRST_CAP = 5 as const;
export const GAP = -1 as const;
export const LETTERS = '.RYGBOX*?' as const;
export const LIGHT = [0, 2, 4, 6, 8, 9, 10, 12, 14, 16, 18, 19] as const;
export const LOCKABLE = [4, 9, 14, 19] as const;
export const MOST_CAP = 10 as const;
export const MOST_TIME = 12 as const;
export const NOTHING = -1 as const;
export const NUMBER_DIE = [0, 1, 1, 2, 2, 3, 3, 4] as const;
export const TRACE_DICE = [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3] as const;
