// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * ELD-RND-01: where the game stands.
 */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
/**
 * ELD-TST-01: the five skills.
 */
export type Skill = 0 | 1 | 2 | 3 | 4;
/**
 * ELD-SET-06: be this investigator.
 */
export type ChooseInvestigator = ['choose-investigator', number];
/**
 * ELD-SET-09: this Ancient One is waking.
 */
export type ChooseAncientOne = ['choose-ancient-one', number];
/**
 * ELD-SET-09: chance decides.
 */
export type DrawAncientOne = ['draw-ancient-one'];
/**
 * ELD-TRV-01: go to an adjacent space.
 */
export type Travel = ['travel', number];
/**
 * ELD-TRV-02: spend a ticket for one more space.
 */
export type SpendTicket = ['spend-ticket', Ticket, number];
/**
 * ELD-TRV-02: the two kinds of tickets.
 */
export type Ticket = 0 | 1;
/**
 * Go no further; take no more.
 */
export type Stop = ['stop'];
/**
 * ELD-RST-01: recover.
 */
export type Rest = ['rest'];
/**
 * ELD-TRD-01: trade with somebody here.
 */
export type Trade = ['trade', number];
/**
 * ELD-PRE-01: gain a ticket.
 */
export type Prepare = ['prepare', Ticket];
/**
 * ELD-ACQ-01: try to gain assets.
 */
export type Acquire = ['acquire'];
/**
 * ELD-CMP-01: perform the action of a component of one's own.
 */
export type Perform = ['perform', number];
/**
 * ELD-CMP-04: perform the local action of a component on this space.
 */
export type PerformLocal = ['perform-local', number, number];
/**
 * ELD-ACT-05: do nothing more.
 */
export type EndTurn = ['end-turn'];
/**
 * ELD-TRD-01: put a card into the exchange; whose it is says which way it goes.
 */
export type GiveCard = ['give-card', number];
/**
 * ELD-TRD-01: put a clue into the exchange.
 */
export type GiveClue = ['give-clue', number];
/**
 * ELD-TRD-01: put a ticket into the exchange.
 */
export type GiveTicket = ['give-ticket', number, Ticket];
/**
 * ELD-TRD-02: propose the exchange as it is.
 */
export type Propose = ['propose'];
/**
 * Agree.
 */
export type Accept = ['accept'];
/**
 * Do not agree.
 */
export type Refuse = ['refuse'];
/**
 * ELD-ACQ-06: take a bank loan for two more successes.
 */
export type TakeLoan = ['take-loan'];
/**
 * ELD-ACQ-02: gain a card from the reserve.
 */
export type Buy = ['buy', number];
/**
 * ELD-ACQ-04: discard a card from the reserve.
 */
export type Throw = ['throw', number];
/**
 * ELD-ENC-02: fight this monster.
 */
export type Fight = ['fight', number];
/**
 * ELD-ENC-06: have such an encounter; `thing` is the token's clue or component, if there is one.
 */
export type Meet = ['meet', Meeting, number | null, number | null];
/**
 * ELD-LOC, ELD-TKN: the kinds of encounters to choose from.
 */
export type Meeting = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/**
 * Do not use what may be used.
 */
export type Pass = ['pass'];
/**
 * Use what a card offers.
 */
export type Use = ['use', number];
/**
 * ELD-RRL-01: spend a clue to reroll a die that shows this.
 */
export type RerollWithClue = ['reroll-with-clue', number];
/**
 * ELD-RRL-04: reroll a die that shows this by a card.
 */
export type RerollWithCard = ['reroll-with-card', number, number];
/**
 * ELD-RRL-03: leave the dice as they are.
 */
export type KeepDice = ['keep-dice'];
/**
 * This space.
 */
export type PickSpace = ['pick-space', number];
/**
 * This investigator.
 */
export type PickSeat = ['pick-seat', number];
/**
 * This monster.
 */
export type PickMonster = ['pick-monster', number];
/**
 * This card.
 */
export type PickCard = ['pick-card', number];
/**
 * This clue on the map.
 */
export type PickClue = ['pick-clue', number];
/**
 * This skill.
 */
export type PickSkill = ['pick-skill', Skill];
/**
 * This ticket.
 */
export type PickTicket = ['pick-ticket', Ticket];
/**
 * This space of the Omen track.
 */
export type PickOmen = ['pick-omen', number, Colour];
/**
 * ELD-OMN-01: the colours of omens and gates.
 */
export type Colour = 0 | 1 | 2;
/**
 * A die that shows this.
 */
export type PickDie = ['pick-die', number];
/**
 * This deck.
 */
export type PickDeck = ['pick-deck', string];
/**
 * This way, of those that the card offers.
 */
export type PickOption = ['pick-option', string];
/**
 * So many.
 */
export type PickNumber = ['pick-number', number];
/**
 * ELD-DEF-05: fallen by loss of Sanity, not of Health; or the other way round.
 */
export type PickToken = ['pick-token', boolean];
/**
 * ELD-RKN-02: this effect next.
 */
export type Resolve = ['resolve', number];
/**
 * ELD-NEW-01: this player brings a new investigator next.
 */
export type Bring = ['bring', number];
/**
 * ELD-RND-03: this one is the Lead Investigator.
 */
export type GiveLead = ['give-lead', number];
/**
 * ELD-SET-05, ELD-RND-03: who is the Lead Investigator.
 */
export type LeadChosen = ['lead-chosen', number];
/**
 * ELD-SET-06: somebody enters play.
 */
export type InvestigatorChosen = ['investigator-chosen', number, number, number];
/**
 * ELD-SET-09: who is waking.
 */
export type AncientOneChosen = ['ancient-one-chosen', number];
/**
 * ELD-RND-01: a round begins.
 */
export type RoundBegan = ['round-began', number];
/**
 * ELD-RND-01: a phase begins.
 */
export type PhaseBegan = ['phase-began', Phase];
/**
 * An investigator came to a space.
 */
export type Moved = ['moved', number, number];
/**
 * ELD-TRV-02: a ticket was spent.
 */
export type TicketSpent = ['ticket-spent', number, Ticket];
/**
 * A ticket was gained.
 */
export type TicketGained = ['ticket-gained', number, Ticket];
/**
 * A ticket was discarded.
 */
export type TicketLost = ['ticket-lost', number, Ticket];
/**
 * ELD-RST-01: somebody rests.
 */
export type Rested = ['rested', number];
/**
 * ELD-HLT-02: Health and Sanity came back.
 */
export type Recovered = ['recovered', number, number, number];
/**
 * ELD-HLT-02: Health and Sanity went.
 */
export type Lost = ['lost', number, number, number];
/**
 * ELD-SPD-03: Health and Sanity were paid.
 */
export type Spent = ['spent', number, number, number];
/**
 * ELD-TIM-05: a loss was prevented.
 */
export type Prevented = ['prevented', number, number, number];
/**
 * ELD-TRD-02: an exchange is proposed; clues and tickets are counted.
 */
export type TradeProposed = [
  'trade-proposed',
  number,
  number,
  number[],
  number[],
  number,
  number,
  number,
  number,
];
/**
 * ELD-TRD-01: an exchange took place.
 */
export type Traded = ['traded', number, number];
/**
 * ELD-TRD-02: nothing changes hands.
 */
export type TradeRefused = ['trade-refused', number, number];
/**
 * Clues went from one to another.
 */
export type CluesGiven = ['clues-given', number, number, number];
/**
 * ELD-CMP-01: somebody performs the action of a component.
 */
export type Performed = ['performed', number, number];
/**
 * Somebody uses what a card offers.
 */
export type Used = ['used', number, number];
/**
 * ELD-TST-02: a test with so many dice.
 */
export type TestBegan = ['test-began', number, Skill, number, number];
/**
 * ELD-TST-07: the dice of a test.
 */
export type Rolled = ['rolled', number, number[]];
/**
 * ELD-RRL-02: one die was rolled again.
 */
export type Rerolled = ['rerolled', number, number, number];
/**
 * ELD-TST-08: the result of a test.
 */
export type Tested = ['tested', number, Skill, number];
/**
 * ELD-TST-12: dice that are no test.
 */
export type DiceThrown = ['dice-thrown', number, number[]];
/**
 * ELD-SKL-01: a skill is better now.
 */
export type SkillImproved = ['skill-improved', number, Skill, number];
/**
 * ELD-ACQ-01: somebody tries to gain assets.
 */
export type AcquireBegan = ['acquire-began', number];
/**
 * ELD-ACQ-06: a bank loan.
 */
export type LoanTaken = ['loan-taken', number];
/**
 * ELD-ACQ-05: a card came into the reserve.
 */
export type ReserveFilled = ['reserve-filled', number];
/**
 * A card left the reserve for the discard pile.
 */
export type ReserveDiscarded = ['reserve-discarded', number];
/**
 * ELD-GAN-02: somebody gained a card.
 */
export type CardGained = ['card-gained', number, number];
/**
 * Somebody discarded a card.
 */
export type CardLost = ['card-lost', number, number];
/**
 * ELD-SPD-08: a card left the game.
 */
export type CardBoxed = ['card-boxed', number, number];
/**
 * ELD-CND-07: instead of gaining a condition its opposite was discarded.
 */
export type GainReplaced = ['gain-replaced', number, number];
/**
 * ELD-SPL-03: a card shows its back.
 */
export type CardFlipped = ['card-flipped', number, number, number, string];
/**
 * ELD-SPL-03: a card shows its front again.
 */
export type CardTurnedBack = ['card-turned-back', number, number];
/**
 * Somebody looked at the back of a card; what he saw is his.
 */
export type BackSeen = ['back-seen', number, number, number[]];
/**
 * Somebody looked at the top of a deck; what he saw is his.
 */
export type TopSeen = ['top-seen', number, string, number[]];
/**
 * ELD-CLU-02: a clue came onto the map.
 */
export type ClueSpawned = ['clue-spawned', number, number];
/**
 * A clue lies elsewhere now.
 */
export type ClueMoved = ['clue-moved', number, number];
/**
 * ELD-CLU-04: somebody gained a clue.
 */
export type ClueGained = ['clue-gained', number, number];
/**
 * ELD-CLU-06: clues were spent.
 */
export type CluesSpent = ['clues-spent', number, number];
/**
 * Clues were discarded.
 */
export type CluesLost = ['clues-lost', number, number];
/**
 * A clue was discarded from the map or from a card, or drawn for a random space.
 */
export type ClueDiscarded = ['clue-discarded', number];
/**
 * ELD-GAT-01: a gate opened.
 */
export type GateSpawned = ['gate-spawned', number, number];
/**
 * ELD-GAT-05: a gate was closed.
 */
export type GateClosed = ['gate-closed', number, number];
/**
 * ELD-GAT-05: a gate was discarded without being closed.
 */
export type GateDiscarded = ['gate-discarded', number];
/**
 * ELD-MON-01: a monster came onto the map.
 */
export type MonsterSpawned = ['monster-spawned', number, number];
/**
 * ELD-MON-06: a monster moved.
 */
export type MonsterMoved = ['monster-moved', number, number];
/**
 * ELD-CBT-04: a monster lost Health.
 */
export type MonsterHurt = ['monster-hurt', number, number];
/**
 * A monster got Health back.
 */
export type MonsterHealed = ['monster-healed', number, number];
/**
 * ELD-CBT-05: a monster was defeated.
 */
export type MonsterDefeated = ['monster-defeated', number];
/**
 * ELD-MON-03: a monster left the map without being defeated.
 */
export type MonsterDiscarded = ['monster-discarded', number];
/**
 * ELD-CBT-01: a combat encounter.
 */
export type CombatBegan = ['combat-began', number, number];
/**
 * ELD-AMB-01: a monster ambushes somebody.
 */
export type Ambushed = ['ambushed', number, number];
/**
 * ELD-ENC-10: an encounter, by its card and the part that fits.
 */
export type EncounterBegan = ['encounter-began', number, number, string, string];
/**
 * ELD-CPX-02: the story goes on in this box of the card.
 */
export type StoryTold = ['story-told', number, number, string, string];
/**
 * ELD-ENC-10: the encounter is over.
 */
export type EncounterEnded = ['encounter-ended', number, number];
/**
 * ELD-EXP-01: where the Active Expedition is now.
 */
export type ExpeditionMoved = ['expedition-moved', number];
/**
 * ELD-MYT-01: a mythos card.
 */
export type MythosDrawn = ['mythos-drawn', number, string];
/**
 * ELD-MYT-10: an ongoing card came into play.
 */
export type MythosStays = ['mythos-stays', number];
/**
 * An ongoing card left play.
 */
export type MythosLeft = ['mythos-left', number];
/**
 * ELD-MYT-12: no card is left.
 */
export type MythosExhausted = ['mythos-exhausted'];
/**
 * ELD-OMN-01: the Omen stands on this colour now.
 */
export type OmenMoved = ['omen-moved', number, Colour];
/**
 * ELD-OMN-05: where Doom stands now.
 */
export type DoomMoved = ['doom-moved', number, boolean];
/**
 * Doom would have advanced, and did not.
 */
export type DoomStopped = ['doom-stopped', number];
/**
 * ELD-RKN-01: a reckoning effect is resolved.
 */
export type Reckoned = ['reckoned', number];
/**
 * Eldritch tokens were put on a card.
 */
export type TokensPut = ['tokens-put', number, number];
/**
 * Eldritch tokens were taken from a card.
 */
export type TokensTaken = ['tokens-taken', number, number];
/**
 * A clue was put on a card.
 */
export type ClueOnCard = ['clue-on-card', number, number];
/**
 * An eldritch token was put on a space of the Omen track.
 */
export type OmenMarked = ['omen-marked', Colour];
/**
 * A token of a card lies on a space.
 */
export type MarkerPut = ['marker-put', number, number];
/**
 * A token of a card left a space.
 */
export type MarkerTaken = ['marker-taken', number, number];
/**
 * ELD-RUM-01: a Rumor token lies on a space.
 */
export type RumorPut = ['rumor-put', number, number];
/**
 * ELD-RUM-03: a rumor is over.
 */
export type RumorEnded = ['rumor-ended', number];
/**
 * ELD-MYS-01: the active Mystery.
 */
export type MysteryDrawn = ['mystery-drawn', number];
/**
 * ELD-MYS-06: the active Mystery was advanced.
 */
export type MysteryAdvanced = ['mystery-advanced', number];
/**
 * ELD-MYS-03: a Mystery is solved.
 */
export type MysterySolved = ['mystery-solved', number, number];
/**
 * ELD-FIN-01: the Final Mystery is solved.
 */
export type FinalMysterySolved = ['final-mystery-solved', number];
/**
 * ELD-AWK-01: the Ancient One is awake.
 */
export type Awakened = ['awakened', number];
/**
 * ELD-WIN-01, ELD-WIN-04: how the story of the Ancient One ends.
 */
export type TaleEnded = ['tale-ended', number, boolean];
/**
 * ELD-DLY-01: somebody is Delayed.
 */
export type WasDelayed = ['was-delayed', number];
/**
 * ELD-DLY-02: somebody is no longer Delayed.
 */
export type StoodUp = ['stood-up', number];
/**
 * ELD-DLY-03: somebody's turn is over.
 */
export type TurnLost = ['turn-lost', number];
/**
 * ELD-DEF-01: an investigator is defeated and lies in a city.
 */
export type Defeated = ['defeated', number, number, number, boolean];
/**
 * ELD-DVR-01: an investigator is devoured.
 */
export type Devoured = ['devoured', number, number];
/**
 * ELD-DFE-03: a defeated investigator's sheet leaves the game.
 */
export type Rescued = ['rescued', number, number];
/**
 * What a question is about: a step of a card's text. Never told by itself.
 */
export type Asked = ['asked', number, number];
/**
 * ELD-ELM-01: a player has no further part in the game.
 */
export type Eliminated = ['eliminated', number];
export type Moves =
  | ChooseInvestigator
  | ChooseAncientOne
  | DrawAncientOne
  | Travel
  | SpendTicket
  | Stop
  | Rest
  | Trade
  | Prepare
  | Acquire
  | Perform
  | PerformLocal
  | EndTurn
  | GiveCard
  | GiveClue
  | GiveTicket
  | Propose
  | Accept
  | Refuse
  | TakeLoan
  | Buy
  | Throw
  | Fight
  | Meet
  | Pass
  | Use
  | RerollWithClue
  | RerollWithCard
  | KeepDice
  | PickSpace
  | PickSeat
  | PickMonster
  | PickCard
  | PickClue
  | PickSkill
  | PickTicket
  | PickOmen
  | PickDie
  | PickDeck
  | PickOption
  | PickNumber
  | PickToken
  | Resolve
  | Bring
  | GiveLead;
export type Events =
  | LeadChosen
  | InvestigatorChosen
  | AncientOneChosen
  | RoundBegan
  | PhaseBegan
  | Moved
  | TicketSpent
  | TicketGained
  | TicketLost
  | Rested
  | Recovered
  | Lost
  | Spent
  | Prevented
  | TradeProposed
  | Traded
  | TradeRefused
  | CluesGiven
  | Performed
  | Used
  | TestBegan
  | Rolled
  | Rerolled
  | Tested
  | DiceThrown
  | SkillImproved
  | AcquireBegan
  | LoanTaken
  | ReserveFilled
  | ReserveDiscarded
  | CardGained
  | CardLost
  | CardBoxed
  | GainReplaced
  | CardFlipped
  | CardTurnedBack
  | BackSeen
  | TopSeen
  | ClueSpawned
  | ClueMoved
  | ClueGained
  | CluesSpent
  | CluesLost
  | ClueDiscarded
  | GateSpawned
  | GateClosed
  | GateDiscarded
  | MonsterSpawned
  | MonsterMoved
  | MonsterHurt
  | MonsterHealed
  | MonsterDefeated
  | MonsterDiscarded
  | CombatBegan
  | Ambushed
  | EncounterBegan
  | StoryTold
  | EncounterEnded
  | ExpeditionMoved
  | MythosDrawn
  | MythosStays
  | MythosLeft
  | MythosExhausted
  | OmenMoved
  | DoomMoved
  | DoomStopped
  | Reckoned
  | TokensPut
  | TokensTaken
  | ClueOnCard
  | OmenMarked
  | MarkerPut
  | MarkerTaken
  | RumorPut
  | RumorEnded
  | MysteryDrawn
  | MysteryAdvanced
  | MysterySolved
  | FinalMysterySolved
  | Awakened
  | TaleEnded
  | WasDelayed
  | StoodUp
  | TurnLost
  | Defeated
  | Devoured
  | Rescued
  | Asked
  | Eliminated;

/**
 * Everything that a seat may see; seats differ only in the backs and tops that they looked at.
 */
export interface View {
  seat: number;
  phase: Phase;
  round: number;
  lead: number;
  turns: number[];
  actions: number;
  players: number;
  gates_due: number;
  clues_due: number;
  surge: number;
  people: (PersonView | null)[];
  eliminated: number[];
  fallen: Fallen[];
  unused: number[];
  ancient_one: number;
  awake: boolean;
  final_solved: boolean;
  doom: number;
  omen: number;
  mystery: number;
  solved: number[];
  mystery_goal: number;
  mythos_size: number;
  mythos_discard: number[];
  current: number;
  ongoing: number[];
  rumors: {
    [k: string]: number;
  };
  tokens: {
    [k: string]: number;
  };
  clues_on: {
    [k: string]: number[];
  };
  omen_tokens: number[];
  markers: Marker[];
  gates: number[];
  gates_left: number;
  gate_discard: number[];
  clues: {
    [k: string]: number;
  };
  pool: number;
  clue_discard: number[];
  foes: Foe[];
  ambushing: number[];
  cup: number[];
  aside: number[];
  gone: number[];
  site: number;
  reserve: number[];
  assets_left: number;
  asset_discard: number[];
  artifacts_left: number;
  artifact_discard: number[];
  spells_left: number;
  top_spell: number;
  conditions_left: number;
  top_condition: number;
  backs: {
    [k: string]: number;
  };
  tops: number[];
  stack: Resolving[];
  outcome: Outcome | null;
}
/**
 * An investigator as everybody sees him.
 */
export interface PersonView {
  investigator: number;
  space: number;
  health: number;
  sanity: number;
  most_health: number;
  most_sanity: number;
  skills: number[];
  improved: number[];
  clues: number[];
  tickets: number[];
  cards: number[];
  turned: number[];
  delayed: boolean;
  acted: number[];
}
/**
 * ELD-DEF-04: a defeated investigator, lying on the map with what he had.
 */
export interface Fallen {
  investigator: number;
  seat: number;
  space: number;
  mad: boolean;
  clues: number[];
  tickets: number[];
  cards: number[];
}
/**
 * An eldritch or mystery token on the map, put there by a card.
 */
export interface Marker {
  space: number;
  source: number;
  mystery: boolean;
}
/**
 * A monster on the map, or one that ambushes.
 */
export interface Foe {
  monster: number;
  space: number;
  damage: number;
  toughness: number;
  source: number;
  token: boolean;
  away: boolean;
}
/**
 * A text that is being resolved, a combat or a test: these have no card.
 */
export interface Resolving {
  card: number;
  you: number;
  part: string;
  foe: number;
  skill: Skill | null;
  modifier: number;
  dice: number[];
}
/**
 * How a match ended: who won, each seat's score, and the reason by its name in the language files.
 */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export const Skills = { LORE: 0, INFLUENCE: 1, OBSERVATION: 2, STRENGTH: 3, WILL: 4 } as const;
export const Tickets = { TRAIN: 0, SHIP: 1 } as const;
export const Colours = { GREEN: 0, BLUE: 1, RED: 2 } as const;
export const Phases = {
  INVESTIGATORS: 0,
  ANCIENT_ONE: 1,
  SET_UP: 2,
  ACTION: 3,
  ENCOUNTER: 4,
  MYTHOS: 5,
  OMEN: 6,
  RECKONING: 7,
  GATES: 8,
  SURGE: 9,
  CLUES: 10,
  TEXT: 11,
  END: 12,
} as const;
export const Meetings = {
  GENERAL: 0,
  REGIONAL: 1,
  RESEARCH: 2,
  OTHER_WORLD: 3,
  EXPEDITION: 4,
  FALLEN: 5,
  TEXT: 6,
} as const;
export const Difficultys = { NORMAL: 'normal', EASY: 'easy', HARD: 'hard', STAGED: 'staged' } as const;
export const Numberss = { PRINTED: 'printed', EASIER: 'easier', HARDER: 'harder' } as const;
export const Gods = {
  CHOSEN: 'chosen',
  RANDOM: 'random',
  AZATHOTH: 'azathoth',
  CTHULHU: 'cthulhu',
  SHUB_NIGGURATH: 'shub-niggurath',
  YOG_SOTHOTH: 'yog-sothoth',
} as const;
export const Deeds = { TRAVEL: 0, REST: 1, TRADE: 2, PREPARE: 3, ACQUIRE: 4 } as const;
export const ACTIONS = 2 as const;
export const MOST_DOOM = 20 as const;
export const NOTHING = -1 as const;
export const OMENS = [0, 1, 2, 1] as const;
export const TO_SOLVE = 3 as const;
