// Written by scripts/write_types.py from the Python sources: change those, not this.

export type FromClient = Hello | Answer | Undo | Say | Away | Concede;
export type ToClient = Update | Said | TableChanged | Accepted | Refused;

/**
 * First message on a socket: the language, and how many events the client has already.
 */
export interface Hello {
  type: 'hello';
  lang: string;
  since?: number;
  undone?: number | null;
}
/**
 * An answer to question `number`.
 */
export interface Answer {
  type: 'answer';
  number: number;
  move: unknown;
}
/**
 * Take the own last answer back.
 */
export interface Undo {
  type: 'undo';
  number: number;
}
/**
 * Say something to the table: free text, or a quick phrase of the game by its number.
 */
export interface Say {
  type: 'say';
  text?: string;
  phrase?: number | null;
}
/**
 * Let a bot take over, or come back.
 */
export interface Away {
  type: 'away';
  away: boolean;
}
/**
 * Leave the game for good: a bot plays on.
 */
export interface Concede {
  type: 'concede';
}
/**
 * To register or to sign in.
 */
export interface Credentials {
  account: string;
  password: string;
}
/**
 * What a guest wants to be called.
 */
export interface NewName {
  name: string;
}
/**
 * A table that somebody wants to host.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  bots?: {
    [k: string]: string;
  };
  private?: boolean;
  seconds?: number | null;
  start?: boolean;
}
/**
 * To sit down: on any free seat, or on this one, with a part of the dice's seed.
 */
export interface Joining {
  seat?: number | null;
  invite?: string | null;
  nonce?: string | null;
  also?: boolean;
}
/**
 * To put a bot on a seat, or to take it away (None).
 */
export interface BotSeat {
  seat: number;
  level: string | null;
}
/**
 * Where the match stands for this seat, and what happened since the last update.
 */
export interface Update {
  type: 'update';
  seat: number;
  number: number;
  events: EventInfo[];
  total: number;
  view: unknown;
  question: QuestionInfo | null;
  waiting: number[];
  deadline: number | null;
  can_undo: boolean;
  outcome: Outcome | null;
  reason: string | null;
  restart: boolean;
  undone: number;
}
/**
 * Something that happened: its number, the event itself, its line in the log, and what it touches.
 */
export interface EventInfo {
  number: number;
  event: unknown;
  text: string;
  refs: string[];
  story: string;
}
/**
 * What the seat is asked.
 */
export interface QuestionInfo {
  rule: string;
  text: string;
  moves: MoveInfo[];
}
/**
 * An entry of a menu: the move itself, its text, and what it touches (`die:17`, `seat:2`).
 */
export interface MoveInfo {
  move: unknown;
  text: string;
  refs: string[];
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
 * Somebody said something.
 */
export interface Said {
  type: 'said';
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/**
 * Who sits where has changed, or whether the match runs.
 */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}
/**
 * A table as lists and the table's own page show it.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: 'open' | 'over' | 'running';
  private: boolean;
  host: number | null;
  seats: SeatInfo[];
  seconds: number | null;
  options: {
    [k: string]: string;
  };
  my_seat: number | null;
  my_seats: number[];
  my_turn: boolean;
  answers: number;
  updated: number;
  next_table: string | null;
  invite: string | null;
}
/**
 * Who sits on a seat.
 */
export interface SeatInfo {
  name: string;
  kind: 'bot' | 'empty' | 'person';
  level: string | null;
  online: boolean;
  away: boolean;
  conceded: boolean;
}
/**
 * The answer to question `number` is stored for good.
 */
export interface Accepted {
  type: 'accepted';
  number: number;
}
/**
 * What the client sent was refused and has changed nothing; the reason in the reader's language.
 */
export interface Refused {
  type: 'refused';
  reason: string;
}
/**
 * Who the client is.
 */
export interface Me {
  name: string;
  account: string | null;
  lang: string;
}
/**
 * A game as the front page shows it.
 */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  least_seats: number;
  most_seats: number;
  available: boolean;
  options: OptionInfo[];
  bots: string[];
  one_for_many: boolean;
}
/**
 * One option of a game, said in the reader's language.
 */
export interface OptionInfo {
  name: string;
  label: string;
  kind: 'choice' | 'flag' | 'seat' | 'seats';
  choices: ChoiceInfo[];
  default: string;
}
/**
 * One value of an option.
 */
export interface ChoiceInfo {
  value: string;
  label: string;
}
/**
 * A new table, with the secret that lets friends in.
 */
export interface Created {
  table: TableInfo;
  invite: string;
}
/**
 * How the seed of a table came about: commit first, nonces, and after the end the secret.
 *
 *     The seed is the hexadecimal SHA-256 of the secret and all nonces in seat order, joined by a colon; the
 *     commitment is the hexadecimal SHA-256 of the secret.
 */
export interface Fairness {
  commitment: string;
  nonces: string[];
  secret: string | null;
  seed: string | null;
}
/**
 * One rule of a rulebook.
 */
export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}
/**
 * The components of a game by number, and its map, in the reader's language.
 */
export interface Reference {
  things: ThingInfo[];
  spaces: SpaceInfo[];
  paths: PathInfo[];
}
/**
 * A component as everybody may read it at any time: nothing about where it is, and no secret side.
 */
export interface ThingInfo {
  id: string;
  kind: string;
  name: string;
  title: string;
  text: string;
  back: string;
  flavour: string;
  traits: string[];
  figures: {
    [k: string]: number | string;
  };
}
/**
 * A space of a map of 1000 by 500.
 */
export interface SpaceInfo {
  id: string;
  name: string;
  type: string;
  number: number;
  site: boolean;
  text: string;
  x: number;
  y: number;
}
/**
 * A path between two spaces.
 */
export interface PathInfo {
  ends: [number, number];
  type: string;
}
