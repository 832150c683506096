// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * LUC-GEN-03: what a player is.
 */
export type Role = 0 | 1 | 2;
/**
 * The Nightmare cards; the first four stand in the order of their colours.
 */
export type Nightmare = 0 | 1 | 2 | 3 | 4 | 5;
/**
 * LUC-TURN-01: where a turn stands.
 */
export type Step = 0 | 1 | 2 | 3;
/**
 * LUC-TRACK-01: the three tracks of a Dreamer card.
 */
export type Track = 0 | 1 | 2;
/**
 * LUC-SOLO-01: the Lords of the solo game, named for their Nightmares.
 */
export type Lord = 'depths' | 'envy' | 'imprisonment' | 'primeval-fear';
/**
 * Choose a track.
 */
export type Sleep = ['sleep', Track];
/**
 * Return a drawn die to the bag.
 */
export type PutBack = ['put-back', number];
/**
 * Resolve this die next.
 */
export type Resolve = ['resolve', number];
/**
 * Pay a Power die to reroll an unresolved one.
 */
export type Reroll = ['reroll', number, number];
/**
 * Do nothing.
 */
export type LetItBe = ['let-it-be'];
/**
 * Choose this die.
 */
export type Pick = ['pick', number];
/**
 * Move this die from the Exhaust row to the Hunt row.
 */
export type MoveToHunt = ['move-to-hunt', number];
/**
 * Become the Nightmare of this colour.
 */
export type Become = ['become', Colour];
/**
 * LUC-DIE-01: each colour belongs to a Nightmare.
 */
export type Colour = 0 | 1 | 2 | 3;
/**
 * Rest: return this Shadow.
 */
export type ReturnShadow = ['return-shadow', number];
/**
 * Rest: return a Shadow although there is none.
 */
export type ReturnNoShadow = ['return-no-shadow'];
/**
 * Rest: return all Exhaust dice.
 */
export type ReturnExhaust = ['return-exhaust'];
/**
 * Go one space deeper.
 */
export type DreamAgain = ['dream-again'];
/**
 * Take a Power die of the own colour from another player.
 */
export type Consume = ['consume', number, number];
/**
 * Send a minion die to a Dreamer.
 */
export type SendMinions = ['send-minions'];
/**
 * Choose who gets the minion die.
 */
export type SendTo = ['send-to', number];
/**
 * Envy: the target rerolls two dice of its own choice.
 */
export type TargetRerolls = ['target-rerolls'];
/**
 * Envy: the target rerolls this die.
 */
export type RerollThis = ['reroll-this', number];
/**
 * Envy: take this Power die.
 */
export type TakePower = ['take-power', number];
/**
 * Give the stolen die back as Exhaust.
 */
export type GiveAsExhaust = ['give-as-exhaust'];
/**
 * Temptation: make the target offer a die.
 */
export type Tempt = ['tempt'];
/**
 * Temptation: set the die to this symbol.
 */
export type SetFace = ['set-face', Symbol];
/**
 * LUC-DIE-02: what a die can show, in the order in which dice are resolved.
 */
export type Symbol = 1 | 2 | 3 | 4 | 5;
/**
 * Temptation: take this die from the target's Hunt row.
 */
export type TakeHunt = ['take-hunt', number];
/**
 * Return this Power die to the bag.
 */
export type GiveUp = ['give-up', number];
/**
 * A seat's turn began.
 */
export type TurnBegan = ['turn-began', number, Role];
/**
 * A Dreamer chose a track.
 */
export type FellAsleep = ['fell-asleep', number, Track, number];
/**
 * A Dreamer went one space deeper.
 */
export type DreamedOn = ['dreamed-on', number, number];
/**
 * Dice came out of the bag.
 */
export type Drew = ['drew', number, number[]];
/**
 * Dice went back to the bag.
 */
export type Returned = ['returned', number, number[]];
/**
 * A seat rolled dice.
 */
export type Rolled = ['rolled', number, number[], Symbol[]];
/**
 * A Power die was spent for a reroll; `to` got it, or the Nightmare card, or the bag.
 */
export type Paid = ['paid', number, number, number | null, boolean];
/**
 * A die was resolved and stands in a row.
 */
export type Placed = ['placed', number, number, Row];
/**
 * Where a die can stand on a card; the Shadow row is that of the die's colour.
 */
export type Row = 0 | 1 | 2 | 3;
/**
 * A die went from one row to another without being resolved.
 */
export type Moved = ['moved', number, number, Row];
/**
 * A die left a card for the pool.
 */
export type PickedUp = ['picked-up', number, number, number];
/**
 * A Nightmare took a die that a Dreamer would have resolved.
 */
export type Stolen = ['stolen', number, number, number, Nightmare];
/**
 * A Nightmare put the stolen die into the target's Exhaust row.
 */
export type GivenAsExhaust = ['given-as-exhaust', number, number, number];
/**
 * A Power die changed its owner.
 */
export type PowerTaken = ['power-taken', number, number, number];
/**
 * Temptation set a die to a face.
 */
export type Tempted = ['tempted', number, number, Symbol, number];
/**
 * A Nightmare sent a minion die.
 */
export type MinionSent = ['minion-sent', number, number, number];
/**
 * Three dice in the Exhaust row: all Power of a colour is lost.
 */
export type Exhausted = ['exhausted', number, Colour, number[]];
/**
 * Four dice in the Hunt row.
 */
export type Eliminated = ['eliminated', number];
/**
 * A Dreamer became a Nightmare and got the dice on its card.
 */
export type BecameNightmare = ['became-nightmare', number, Nightmare, number[]];
/**
 * A Dreamer rested and let these dice go.
 */
export type Rested = ['rested', number, number[]];
/**
 * Somebody has 15 Power: the last watch begins.
 */
export type LastWatch = ['last-watch', number[]];
/**
 * Solo: the lowest Spooks joined the pool.
 */
export type SpooksCame = ['spooks-came', number, number[]];
/**
 * Solo: a Nightmare is Awakened.
 */
export type Awoke = ['awoke', number, Nightmare];
/**
 * The game is over.
 */
export type GameEnded = ['game-ended', number[], number[], string];
export type Moves =
  | Sleep
  | PutBack
  | Resolve
  | Reroll
  | LetItBe
  | Pick
  | MoveToHunt
  | Become
  | ReturnShadow
  | ReturnNoShadow
  | ReturnExhaust
  | DreamAgain
  | Consume
  | SendMinions
  | SendTo
  | TargetRerolls
  | RerollThis
  | TakePower
  | GiveAsExhaust
  | Tempt
  | SetFace
  | TakeHunt
  | GiveUp;
export type Events =
  | TurnBegan
  | FellAsleep
  | DreamedOn
  | Drew
  | Returned
  | Rolled
  | Paid
  | Placed
  | Moved
  | PickedUp
  | Stolen
  | GivenAsExhaust
  | PowerTaken
  | Tempted
  | MinionSent
  | Exhausted
  | Eliminated
  | BecameNightmare
  | Rested
  | LastWatch
  | SpooksCame
  | Awoke
  | GameEnded;

/**
 * What everybody sees: all but the dice to come.
 */
export interface View {
  seat: number;
  cards: Card[];
  bag: number[];
  faces: number[];
  nightmares: Nightmare[];
  on_nightmares: number[][];
  claimed: boolean[];
  turn: number;
  round: number;
  step: Step;
  track: Track;
  space: number;
  drawn: number[];
  exhausted: boolean;
  watch: number[] | null;
  lord: Lord | null;
  spooks: number[][];
  awakened: boolean[];
  outcome: Outcome | null;
}
/**
 * A player's card with everything on it, and the player's unresolved dice.
 */
export interface Card {
  shadows: number[][];
  role: Role;
  nightmare: Nightmare | null;
  power: number[];
  hunt: number[];
  exhaust: number[];
  pool: number[];
  added: number[];
  minions: {
    [k: string]: number;
  };
  tempted: number[];
  resolving: boolean;
}
/**
 * How a match ended: who won, each seat's score, and the reason by its name in the language files.
 */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export const Colours = { BLUE: 0, GREEN: 1, YELLOW: 2, RED: 3 } as const;
export const Symbols = { POWER_1: 1, POWER_2: 2, HUNT: 3, EXHAUST: 4, SHADOW: 5 } as const;
export const Rows = { POWER: 0, HUNT: 1, EXHAUST: 2, SHADOW: 3 } as const;
export const Roles = { DREAMER: 0, NIGHTMARE: 1, ELIMINATED: 2 } as const;
export const Nightmares = {
  DEPTHS: 0,
  ENVY: 1,
  IMPRISONMENT: 2,
  PRIMEVAL_FEAR: 3,
  TEMPTATION_GREEN: 4,
  TEMPTATION_RED: 5,
} as const;
export const Tracks = { LIGHT: 0, MIDDLE: 1, DEEP: 2 } as const;
export const Steps = { BEGIN: 0, DRAW: 1, RESOLVE: 2, REST_OR_DREAM: 3 } as const;
export const Temptations = { NONE: 'none', GREEN: 'green', RED: 'red' } as const;
export const Lords = {
  DEPTHS: 'depths',
  ENVY: 'envy',
  IMPRISONMENT: 'imprisonment',
  PRIMEVAL_FEAR: 'primeval-fear',
} as const;
export const DICE_PER_COLOUR = 20 as const;
export const EXHAUST_LIMIT = 3 as const;
export const HUNT_LIMIT = 4 as const;
export const NIGHTMARE_COLOUR = [0, 1, 2, 3, 1, 3] as const;
export const OFF_TRACK = -1 as const;
export const POWER_GOAL = 15 as const;
export const SPACES = [[3, 4, 5], [4, 5], [5]] as const;
export const SHADOW_LIMITS = { '1': 4, '2': 4, '3': 3, '4': 3 } as const;
