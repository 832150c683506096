// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * DRM-TRN-03: where the game stands; PLAY includes the open times D4 and X1 around it.
 */
export type Step = 0 | 1 | 2 | 3 | 4 | 5;
/**
 * DRM-SET-07: what lies in a vault.
 */
export type Content = 0 | 1;
/**
 * DRM-BRB-01: the face of a bribe card.
 */
export type Face = 0 | 1;
/**
 * Set-up: keep this character.
 */
export type Keep = ['keep', number];
/**
 * Set-up: the Lord keeps this character and hides the secret on this level.
 */
export type KeepAndHide = ['keep-and-hide', number, number];
/**
 * Set-up without characters: the Lord hides the secret on this level.
 */
export type Hide = ['hide', number];
/**
 * Draw so many cards: the normal draw, or what a skill grants.
 */
export type Draw = ['draw', number];
/**
 * Make no use of it.
 */
export type Decline = ['decline'];
/**
 * Joker: roll a die instead of the normal draw.
 */
export type OutOfControl = ['out-of-control'];
/**
 * Black Swan: give the whole hand away instead of the normal draw.
 */
export type Scatter = ['scatter'];
/**
 * Scatter: give this card to this thief.
 */
export type GiveTo = ['give-to', number, number];
/**
 * Point Man: show the cards just drawn.
 */
export type Scout = ['scout'];
/**
 * End the play phase.
 */
export type EndPhase = ['end-phase'];
/**
 * Use a SHOOT-class card on a player.
 */
export type Shoot = ['shoot', number, number];
/**
 * Use Unseal on the locks of the own level.
 */
export type Unlock = ['unlock', number];
/**
 * Use a Transit Serum to move to an adjacent level.
 */
export type Travel = ['travel', number, number];
/**
 * A thief uses Dream Peek, to look at a vault.
 */
export type Peek = ['peek', number];
/**
 * The Lord uses Dream Peek, to look at a thief's bribes.
 */
export type PeekAtBribes = ['peek-at-bribes', number, number];
/**
 * Use Mind Pull: the player moves to the own level.
 */
export type MindPull = ['mind-pull', number, number];
/**
 * Use From Nothing: draw two cards.
 */
export type FromNothing = ['from-nothing', number];
/**
 * Use Body Swap: exchange character cards with a thief.
 */
export type BodySwap = ['body-swap', number, number];
/**
 * Revive a player by rule, perhaps oneself.
 */
export type Revive = ['revive', number];
/**
 * The Lord moves to an adjacent level without a card.
 */
export type FreeMove = ['free-move', number];
/**
 * Martyr: roll for the locks of the own level, and die.
 */
export type Sacrifice = ['sacrifice'];
/**
 * Tourist: give the whole hand to a player and move to that level.
 */
export type Support = ['support', number];
/**
 * Shade: move to the Lord's level.
 */
export type TagAlong = ['tag-along'];
/**
 * Architect: discard a SHOOT-class card to seal a player.
 */
export type Labyrinth = ['labyrinth', number, number];
/**
 * Chemist: discard a card to take a Transit Serum from the discard pile.
 */
export type Dispense = ['dispense', number];
/**
 * Chemist: use a Transit Serum to move another player to an adjacent level.
 */
export type Inject = ['inject', number, number, number];
/**
 * Forger: draw cards blindly from a hand, and give as many back.
 */
export type Trickery = ['trickery', number, number];
/**
 * Lord of War: discard two cards to take any card from the discard pile.
 */
export type BlackMarket = ['black-market'];
/**
 * Paprika: discard a card to revive a player and take that player's hand.
 */
export type Salvation = ['salvation', number, number];
/**
 * Secret Passage: use a Transit Serum to send a thief to Limbo.
 */
export type Teleport = ['teleport', number, number];
/**
 * Use Unseal to cancel an unlock.
 */
export type Cancel = ['cancel', number];
/**
 * Discard this card: a cost, the answer to Zeal, or the hand limit.
 */
export type Discard = ['discard', number];
/**
 * Zeal: keep all cards and take the result lower by one.
 */
export type AcceptPenalty = ['accept-penalty'];
/**
 * Give this card: to the killer, or back after Trickery.
 */
export type Give = ['give', number];
/**
 * Black Market: take this card from the discard pile.
 */
export type Take = ['take', number];
/**
 * Creation: put this card on top of the deck.
 */
export type PutOnTop = ['put-on-top', number];
/**
 * Convict: this roll counts.
 */
export type ChooseDie = ['choose-die', number];
/**
 * Carve: the size of the target's hand is the result.
 */
export type Carve = ['carve', number];
/**
 * The target of the shot moves to this level.
 */
export type Push = ['push', number];
/**
 * Use an as-if SHOOT on a thief.
 */
export type ShootAt = ['shoot-at', number];
/**
 * Dream Peek: look at the vault of this level.
 */
export type LookAt = ['look-at', number];
/**
 * Transposition: exchange the vault about to open with that of this level.
 */
export type Transpose = ['transpose', number];
/**
 * The thief draws a bribe at random.
 */
export type GiveBribe = ['give-bribe'];
/**
 * Big Money: the thief gets a bribe with this face.
 */
export type GiveChosenBribe = ['give-chosen-bribe', Face];
/**
 * Sacrifice: add two locks.
 */
export type AddLocks = ['add-locks'];
/**
 * Sacrifice: take two locks away.
 */
export type TakeLocks = ['take-locks'];
/**
 * Characters to choose from were dealt; only their seat sees which.
 */
export type CharactersDealt = ['characters-dealt', number, number, number[]];
/**
 * The Lord placed the vaults; only the Lord sees where the secret is.
 */
export type SecretHidden = ['secret-hidden', number, number[]];
/**
 * A character was turned face up.
 */
export type CharacterRevealed = ['character-revealed', number, number];
/**
 * The world view of a Lord character is in force.
 */
export type WorldViewBegan = ['world-view-began', number];
/**
 * A seat's turn began.
 */
export type TurnBegan = ['turn-began', number];
/**
 * A skill was used, or took effect by itself.
 */
export type SkillUsed = ['skill-used', number, number];
/**
 * A seat drew cards from the deck; only it sees which.
 */
export type Drew = ['drew', number, number, number[]];
/**
 * A seat showed cards to everybody.
 */
export type Showed = ['showed', number, number[]];
/**
 * A seat used a card.
 */
export type CardUsed = ['card-used', number, number];
/**
 * A seat used a card on a player.
 */
export type CardUsedOn = ['card-used-on', number, number, number];
/**
 * A seat used an as-if SHOOT on a player.
 */
export type ShotFired = ['shot-fired', number, number];
/**
 * Cards went from a hand to the discard pile.
 */
export type Discarded = ['discarded', number, number[]];
/**
 * Cards passed from hand to hand; only giver and receiver see which.
 */
export type Gave = ['gave', number, number, number, number[]];
/**
 * Cards were drawn at random from a hand; only the two players know which.
 */
export type TookBlindly = ['took-blindly', number, number, number, number[]];
/**
 * A seat took a card from the discard pile.
 */
export type TookFromPile = ['took-from-pile', number, number];
/**
 * A seat put a card on top of the deck; only it knows which.
 */
export type PutOnDeck = ['put-on-deck', number, number[]];
/**
 * A seat rolled red dice.
 */
export type Rolled = ['rolled', number, number[]];
/**
 * Convict: the shooter chose the roll that counts.
 */
export type DieChosen = ['die-chosen', number, number];
/**
 * Zeal: the target kept its cards, so the result is lower by one.
 */
export type PenaltyAccepted = ['penalty-accepted', number];
/**
 * The result of a roll, after all modifiers.
 */
export type ResultKnown = ['result-known', number, number];
/**
 * The size of the target's hand became the result.
 */
export type Carved = ['carved', number, number, number];
/**
 * A player moved from one level to another.
 */
export type Moved = ['moved', number, number, number];
/**
 * A player was killed and is in Limbo.
 */
export type Killed = ['killed', number, number];
/**
 * A player went to Limbo without a killer.
 */
export type WentToLimbo = ['went-to-limbo', number];
/**
 * A player is back from Limbo.
 */
export type Revived = ['revived', number, number, number];
/**
 * A thief used Unseal on the locks of a level; it may still be cancelled.
 */
export type Unlocking = ['unlocking', number, number, number];
/**
 * A player used Unseal to cancel a thief's unlock.
 */
export type UnlockCancelled = ['unlock-cancelled', number, number, number];
/**
 * A thief unlocked successfully; so many locks are left.
 */
export type Unlocked = ['unlocked', number, number, number];
/**
 * A level has so many locks now, not by an unlock.
 */
export type LocksChanged = ['locks-changed', number, number];
/**
 * Two vaults changed places.
 */
export type VaultsExchanged = ['vaults-exchanged', number, number];
/**
 * A vault was turned face up.
 */
export type VaultOpened = ['vault-opened', number, Content];
/**
 * A thief looked at a vault; only the thief sees what is in it.
 */
export type VaultLookedAt = ['vault-looked-at', number, number, Content | null];
/**
 * The Lord looked at the bribes of a thief; only these two know them.
 */
export type BribesLookedAt = ['bribes-looked-at', number, number, number, Face[]];
/**
 * Big Money: the Lord looked at the undealt bribes; nobody else is told.
 */
export type UndealtLookedAt = ['undealt-looked-at', number, Face[]];
/**
 * A thief got a bribe; the thief sees it, the giver if it was chosen, and in the end everybody.
 */
export type BribeGiven = ['bribe-given', number, number, boolean, Face | null];
/**
 * The Lord gave no bribe to this thief.
 */
export type BribeWithheld = ['bribe-withheld', number];
/**
 * A player is sealed in the Labyrinth.
 */
export type Sealed = ['sealed', number, number];
/**
 * A player left the Labyrinth.
 */
export type SealEnded = ['seal-ended', number];
/**
 * Two players exchanged their character cards until the end of the turn.
 */
export type CharactersSwapped = ['characters-swapped', number, number];
/**
 * All character cards went back to their owners.
 */
export type CharactersReturned = ['characters-returned'];
/**
 * The game is over, and all that was hidden is shown.
 */
export type GameEnded = ['game-ended', number[], number[], number[], string];
export type Moves =
  | Keep
  | KeepAndHide
  | Hide
  | Draw
  | Decline
  | OutOfControl
  | Scatter
  | GiveTo
  | Scout
  | EndPhase
  | Shoot
  | Unlock
  | Travel
  | Peek
  | PeekAtBribes
  | MindPull
  | FromNothing
  | BodySwap
  | Revive
  | FreeMove
  | Sacrifice
  | Support
  | TagAlong
  | Labyrinth
  | Dispense
  | Inject
  | Trickery
  | BlackMarket
  | Salvation
  | Teleport
  | Cancel
  | Discard
  | AcceptPenalty
  | Give
  | Take
  | PutOnTop
  | ChooseDie
  | Carve
  | Push
  | ShootAt
  | LookAt
  | Transpose
  | GiveBribe
  | GiveChosenBribe
  | AddLocks
  | TakeLocks;
export type Events =
  | CharactersDealt
  | SecretHidden
  | CharacterRevealed
  | WorldViewBegan
  | TurnBegan
  | SkillUsed
  | Drew
  | Showed
  | CardUsed
  | CardUsedOn
  | ShotFired
  | Discarded
  | Gave
  | TookBlindly
  | TookFromPile
  | PutOnDeck
  | Rolled
  | DieChosen
  | PenaltyAccepted
  | ResultKnown
  | Carved
  | Moved
  | Killed
  | WentToLimbo
  | Revived
  | Unlocking
  | UnlockCancelled
  | Unlocked
  | LocksChanged
  | VaultsExchanged
  | VaultOpened
  | VaultLookedAt
  | BribesLookedAt
  | UndealtLookedAt
  | BribeGiven
  | BribeWithheld
  | Sealed
  | SealEnded
  | CharactersSwapped
  | CharactersReturned
  | GameEnded;

/**
 * What a seat sees: all that is public, and what it has come to know. After the end, everything.
 */
export interface View {
  seat: number;
  lord: number;
  turn: number;
  onward: number;
  step: Step;
  body_swaps: boolean;
  deck_size: number;
  top: (number | null)[];
  discard: number[];
  hand_sizes: number[];
  hands: number[][];
  offered: number[];
  characters: number[];
  owned: number[];
  world: number;
  used: {
    [k: string]: number;
  };
  used_in_game: {
    [k: string]: number;
  };
  places: number[];
  fell_at: number;
  seals: number[];
  locks: number[];
  opened: boolean[];
  vaults: (Content | null)[];
  looked: number[][];
  undealt: (Face | null)[];
  bribes: (Face | null)[][];
  deals: number;
  unlocks: number;
  revived: number[];
  free_moved: boolean;
  acted: boolean;
  fresh: number[];
  out_of_control: boolean;
  outcome: Outcome | null;
}
/**
 * How a match ended: who won, each seat's score, and the reason by its name in the language files.
 */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export const Kinds = {
  SHOOT: 0,
  ASSASSIN_KING: 1,
  ARMOUR_SPIRAL: 2,
  BURSTING_WARHEAD: 3,
  UNSEAL: 4,
  TRANSIT_SERUM: 5,
  DREAM_PEEK: 6,
  MIND_PULL: 7,
  FROM_NOTHING: 8,
  BODY_SWAP: 9,
} as const;
export const Contents = { GOLD: 0, SECRET: 1 } as const;
export const Faces = { FAIL: 0, DEAL: 1 } as const;
export const Steps = { SET_UP: 0, TURN_START: 1, DRAW: 2, PLAY: 3, CREATION: 4, DISCARD: 5 } as const;
export const Presets = { FULL: 'full', FIRST_GAME: 'first-game' } as const;
export const COPIES = [28, 3, 3, 3, 24, 20, 8, 5, 3, 5] as const;
export const LEVELS = [1, 2, 3, 4] as const;
export const LIMBO = 0 as const;
export const LOCKS = {
  '4': [0, 4, 3, 2, 1],
  '5': [0, 5, 4, 3, 2],
  '6': [0, 5, 4, 3, 2],
  '7': [0, 5, 4, 3, 2],
  '8': [0, 6, 5, 4, 3],
} as const;
export const CHARACTERS = [
  { name: 'none', skills: [], lord: false },
  { name: 'black-hole', skills: ['backflow'], lord: true },
  { name: 'harbor', skills: ['tsunami'], lord: true },
  { name: 'imperial-city', skills: ['big-money'], lord: true },
  { name: 'feast', skills: ['plenty'], lord: true },
  { name: 'secret-passage', skills: ['teleport'], lord: true },
  { name: 'fortress', skills: ['ruthless'], lord: true },
  { name: 'chess', skills: ['transposition'], lord: true },
  { name: 'joker', skills: ['out-of-control'], lord: false },
  { name: 'point-man', skills: ['scout'], lord: false },
  { name: 'tourist', skills: ['support'], lord: false },
  { name: 'shade', skills: ['tag-along'], lord: false },
  { name: 'avatar', skills: ['descent'], lord: false },
  { name: 'architect', skills: ['labyrinth'], lord: false },
  { name: 'chemist', skills: ['dispense', 'inject'], lord: false },
  { name: 'forger', skills: ['trickery'], lord: false },
  { name: 'soul-sculptor', skills: ['carve'], lord: false },
  { name: 'space-queen', skills: ['interlace', 'creation'], lord: false },
  { name: 'lord-of-war', skills: ['black-market'], lord: false },
  { name: 'black-swan', skills: ['scatter'], lord: false },
  { name: 'dream-interpreter', skills: ['foreshadow'], lord: false },
  { name: 'extractor', skills: ['extract'], lord: false },
  { name: 'judge-of-mind', skills: ['convict'], lord: false },
  { name: 'martyr', skills: ['sacrifice'], lord: false },
  { name: 'paprika', skills: ['salvation'], lord: false },
  { name: 'terrorist', skills: ['manhunt', 'zeal'], lord: false },
] as const;
