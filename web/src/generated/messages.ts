// Written by scripts/write_types.py from the Python sources: change those, not this.

/**
 * How much of the story a bot takes upon itself where people sit.
 */
export type Boldness = 'bold' | 'considerate' | 'reserved';
export type FromClient =
  | Hello
  | Answer
  | Ready
  | Skip
  | Reads
  | Undo
  | Look
  | Say
  | Away
  | Concede
  | Agree
  | Orders
  | Suggest
  | Coached
  | SeeAhead
  | Wish
  | PinUp
  | Jot
  | Draw;
export type ToClient =
  | Papers
  | Known
  | Proposed
  | Ahead
  | Update
  | Change
  | Timed
  | Said
  | TableChanged
  | Meanwhile
  | Accepted
  | Suggested
  | Refused;

/**
 * First message on a socket: the language, and how many events the client has already.
 */
export interface Hello {
  type: 'hello';
  lang: string;
  since?: number;
  undone?: number | null;
  stages?: boolean;
}
/**
 * An answer to question `number`, of a lane or of all.
 */
export interface Answer {
  type: 'answer';
  number: number;
  move: unknown;
  lane?: number | null;
  seat?: number | null;
}
/**
 * Question `number`, of a lane or of all, can be answered now: the time for it begins.
 */
export interface Ready {
  type: 'ready';
  number: number;
  lane?: number | null;
  seat?: number | null;
}
/**
 * What happens until the own seat is asked need not be followed: bots may play on at once.
 */
export interface Skip {
  type: 'skip';
}
/**
 * A page of the story is open before somebody, who wants to read it in peace; or it is closed again.
 */
export interface Reads {
  type: 'reads';
  on: boolean;
}
/**
 * Take the own last answer back, while the own question has this number.
 */
export interface Undo {
  type: 'undo';
  number: number;
}
/**
 * See the table through another of several own seats.
 */
export interface Look {
  type: 'look';
  seat: number;
}
/**
 * Say something to the table: free text, or a quick phrase of the game by its number.
 */
export interface Say {
  type: 'say';
  text?: string;
  phrase?: number | null;
  to?: number | null;
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
 * Be for something that the table decides together, or no longer.
 */
export interface Agree {
  type: 'agree';
  topic: 'go-on' | 'pause' | 'relieve';
  seat?: number | null;
  on?: boolean;
}
/**
 * Let what there is only one answer to be answered by itself, or ask it too.
 */
export interface Orders {
  type: 'orders';
  on: boolean;
}
/**
 * Ask what a bot would do on the seat through whose eyes the table is seen.
 */
export interface Suggest {
  type: 'suggest';
}
/**
 * What the coach said was read (on), the lesson is left (skip), or no more hints are wanted (mute).
 */
export interface Coached {
  type: 'coached';
  name: string;
  wish: 'mute' | 'on' | 'skip';
}
/**
 * Be told what the next moves can bring about, while the own question has this number.
 */
export interface SeeAhead {
  type: 'ahead';
  number: number;
}
/**
 * Be told what something takes that one wishes for, while the own question has this number.
 */
export interface Wish {
  type: 'wish';
  number: number;
  ref: string;
}
/**
 * Pin something that was revealed to the clue board, move it there, or take it off.
 */
export interface PinUp {
  type: 'pin';
  id: string;
  x?: number;
  y?: number;
  off?: boolean;
}
/**
 * Write the page of notes that the group shares.
 */
export interface Jot {
  type: 'jot';
  text: string;
}
/**
 * Draw a stroke over the map: places one after another, across and down; none wipes the last one away.
 */
export interface Draw {
  type: 'draw';
  stroke: number[];
}
/**
 * To register or to sign in.
 */
export interface Credentials {
  account: string;
  password: string;
}
/**
 * To be deleted: who has an account says the password once more.
 */
export interface Farewell {
  password?: string | null;
}
/**
 * To change a password: who has an account says the one of before once more.
 */
export interface NewPassword {
  password: string;
  new: string;
}
/**
 * Where a browser wants to be called, and by which keys what is said to it is sealed.
 */
export interface PushAddress {
  address: string;
  key: string;
  auth: string;
}
/**
 * To replace a lost password by the code that was shown at the registration.
 */
export interface Recovery {
  account: string;
  code: string;
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
  mode?: string | null;
  options?: {
    [k: string]: string;
  };
  bots?: {
    [k: string]: string;
  };
  private?: boolean;
  seconds?: number | null;
  hints?: boolean;
  suggestions?: boolean;
  what_if?: boolean;
  boldness?: Boldness;
  start?: boolean;
  packs?: string[];
}
/**
 * To play on from a moment of a match, on a seat or on all.
 */
export interface NewBranch {
  step?: number;
  seat?: number;
  alone?: boolean;
}
/**
 * One's friends.
 */
export interface FriendsInfo {
  key: string | null;
  friends: FriendInfo[];
}
/**
 * A friend.
 */
export interface FriendInfo {
  who: string;
  name: string;
  tables: FriendTable[];
}
/**
 * An open table at which a friend sits.
 */
export interface FriendTable {
  id: string;
  game: string;
}
/**
 * Where somebody gets letters.
 */
export interface MailInfo {
  offered: boolean;
  address?: string | null;
  confirmed?: boolean;
  calls?: boolean;
}
/**
 * Where somebody wants to get letters; the password shows that it is them.
 */
export interface MailAddress {
  address: string;
  password: string;
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
 * A campaign that somebody wants to begin.
 */
export interface NewCampaign {
  game: string;
  title?: string;
}
/**
 * The secret of an invitation, shown to be let in.
 */
export interface Invitation {
  invite: string;
}
/**
 * A session that somebody wants to begin.
 */
export interface NewSession {
  number: number;
  follows: number | null;
  seats: number;
  mode?: string | null;
  options?: {
    [k: string]: string;
  };
  bots?: {
    [k: string]: string;
  };
  seat?: number | null;
  led?: {
    [k: string]: number;
  };
  seconds?: number | null;
  start?: boolean;
  packs?: string[] | null;
}
/**
 * A finished match that shall be the first session of a campaign.
 */
export interface FirstSession {
  table: string;
}
/**
 * Whether whoever has the link may read the book.
 */
export interface BookSharing {
  shared: boolean;
}
/**
 * What the host lets happen to somebody, on a seat or not; nothing: all is well again.
 */
export interface Conduct {
  seat?: number | null;
  who?: string | null;
  standing?: ('banned' | 'muted' | 'removed') | null;
}
/**
 * Somebody whom one does not want to hear, or wants to hear again.
 */
export interface Muting {
  on: boolean;
  seat?: number | null;
  who?: string | null;
}
/**
 * What the operator should know of somebody.
 */
export interface Report {
  why: string;
  seat?: number | null;
  who?: string | null;
}
/**
 * A group that somebody founds.
 */
export interface NewGroup {
  title: string;
}
/**
 * How a group is called, and when it meets.
 */
export interface GroupChange {
  title: string;
  meets: MeetingInfo | null;
}
/**
 * When a group meets: on the clock of a time zone, once (0) or every so many days.
 */
export interface MeetingInfo {
  start: string;
  zone: string;
  every: 0 | 7 | 14 | 28;
  next: number | null;
}
/**
 * What the group has pinned up, written down and drawn.
 */
export interface Papers {
  type: 'papers';
  pins: PinInfo[];
  text: string;
  strokes: number[][];
}
/**
 * Something on the clue board, and where.
 */
export interface PinInfo {
  thing: ThingInfo;
  x: number;
  y: number;
}
/**
 * A component as its reader may read it: nothing about where it is, and no side that is secret.
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
  parts: PartInfo[];
}
/**
 * A part of a component that moves and events name by itself.
 */
export interface PartInfo {
  ref: string;
  sort: string;
  drawn: string;
  text: string;
}
/**
 * What all who sit here have read before, in another evening of their campaign (ETH-SFT-03).
 */
export interface Known {
  type: 'known';
  pages: string[];
}
/**
 * All that a wish of a seat takes, to be confirmed as one; without moves it can't be had any more.
 */
export interface Proposed {
  type: 'proposed';
  number: number;
  seat: number;
  wish: string;
  text: string;
  notes: NoteInfo[];
  refs: string[];
  moves: unknown[];
  goes_on: boolean;
}
/**
 * Something that can be known of a move before it is made.
 */
export interface NoteInfo {
  kind: 'chance' | 'change' | 'price' | 'warning';
  text: string;
}
/**
 * What so many moves of a seat can bring about and fewer can't; told step by step.
 */
export interface Ahead {
  type: 'ahead';
  number: number;
  seat: number;
  moves: number;
  ways: WayInfo[];
}
/**
 * Something that can be brought about, what it is made of, and the moves that lead there.
 */
export interface WayInfo {
  text: string;
  refs: string[];
  moves: unknown[];
}
/**
 * Where the match stands for this seat, and what happened since the last update.
 */
export interface Update {
  type: 'update';
  seat: number;
  number: number;
  answers: number;
  events: EventInfo[];
  total: number;
  first: number;
  view: unknown;
  standing: StandingInfo | null;
  foretold: ForetoldInfo[];
  question: QuestionInfo | null;
  waiting: number[];
  deadline: number | null;
  can_undo: boolean;
  outcome: Outcome | null;
  reason: string | null;
  restart: boolean;
  undone: number;
  reading: Reading | null;
  coach: CoachInfo | null;
  lane: number | null;
  late: string;
  votes: VoteInfo[];
  still: boolean;
  moments: MomentInfo[];
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
  turning: string;
  heads: '' | 'round' | 'turn';
  late: string;
  stood_in: string;
}
/**
 * How it stands for the seat: who it is, what it wants, what threatens it.
 */
export interface StandingInfo {
  side: string;
  role: string;
  goal: string;
  danger: string;
  alarm: 0 | 1 | 2;
  steps: [number, number];
  belongings: BelongingInfo[];
}
/**
 * Something that the group has with it.
 */
export interface BelongingInfo {
  ref: string;
  text: string;
}
/**
 * Something that comes by itself if nobody does anything about it.
 */
export interface ForetoldInfo {
  ref: string;
  text: string;
  signs: SignInfo[];
}
/**
 * What a board can draw of something that is foretold.
 */
export interface SignInfo {
  kind: 'change' | 'close' | 'hurt' | 'walk';
  refs: string[];
  num: number;
  sure: boolean;
}
/**
 * What the seat is asked.
 */
export interface QuestionInfo {
  rule: string;
  text: string;
  moves: MoveInfo[];
  refs: string[];
  source: string;
  picks: number;
  wishes: string[];
}
/**
 * An entry of a menu: the move itself, its text, and what it touches (`die:17`, `seat:2`).
 */
export interface MoveInfo {
  move: unknown;
  text: string;
  refs: string[];
  notes: NoteInfo[];
  rank: 0 | 1 | 2;
  copies: number;
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
 * A change of what the reader can read of what was sealed.
 */
export interface Reading {
  things: ThingInfo[];
  closed: string[];
  whole: boolean;
}
/**
 * What the coach says now: a step of a lesson, or a hint.
 */
export interface CoachInfo {
  name: string;
  text: string;
  refs: string[];
  step: number;
  steps: number;
  moves: number[] | null;
  waits: boolean;
}
/**
 * What somebody has voted for.
 */
export interface VoteInfo {
  seat: number;
  text: string;
}
/**
 * How the table stood when something was told, before what followed from it.
 */
export interface MomentInfo {
  number: number;
  view: unknown;
}
/**
 * What has changed for this seat since the last update or change on the same socket.
 *
 *     What is left out is as it was; of events, moments, what can be read and who was late it is nothing.
 */
export interface Change {
  type: 'change';
  seat?: number;
  number?: number;
  answers?: number;
  total?: number;
  view?: unknown;
  standing?: StandingInfo | null;
  foretold?: ForetoldInfo[];
  question?: QuestionInfo | null;
  waiting?: number[];
  deadline?: number | null;
  can_undo?: boolean;
  outcome?: Outcome | null;
  reason?: string | null;
  undone?: number;
  coach?: CoachInfo | null;
  lane?: number | null;
  votes?: VoteInfo[];
  events?: EventInfo[];
  reading?: Reading;
  late?: string;
  moments?: MomentInfo[];
}
/**
 * The time for the open question has begun.
 */
export interface Timed {
  type: 'timed';
  answers: number;
  undone: number;
  deadline: number | null;
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
  who: string | null;
  muted: boolean;
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
  mode: string;
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
  lesson: boolean;
  hints: boolean;
  suggestions: boolean;
  my_orders: boolean;
  askable: number[];
  invite: string | null;
  campaign: string | null;
  session: number | null;
  result: ('lost' | 'over' | 'unknown' | 'won') | null;
  reason: string | null;
  packs: PackInfo[];
  rests: number | null;
  agreements: AgreementInfo[];
  rematch: RematchInfo | null;
  newcomers: boolean;
  absence: number;
  watchers: number;
  daily: string | null;
  closed: boolean;
  quiet: boolean;
  guests: GuestInfo[];
  group: string | null;
  what_if: boolean;
  branch: BranchInfo | null;
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
  since: number | null;
  relieved: ('table' | 'time') | null;
  offered: boolean;
}
/**
 * A pack that a table can be played with.
 */
export interface PackInfo {
  name: string;
  title: string;
  version: string;
  author: string;
}
/**
 * Something that some at the table are for, and that is not decided yet.
 */
export interface AgreementInfo {
  topic: 'go-on' | 'pause' | 'relieve';
  seat: number | null;
  by: number[];
  needed: number;
}
/**
 * The table at which the same people play again.
 */
export interface RematchInfo {
  table: string;
  status: 'open' | 'over' | 'running';
  host: number | null;
  ready: number[];
  waits: number[];
}
/**
 * Somebody who may not speak at a table, or not come.
 */
export interface GuestInfo {
  who: string;
  name: string;
  standing: 'banned' | 'muted';
}
/**
 * The moment of another match from which one branches off.
 */
export interface BranchInfo {
  table: string;
  step: number;
  imagined: boolean;
}
/**
 * Somebody is back: what happened since can be asked for, step by step.
 */
export interface Meanwhile {
  type: 'meanwhile';
  since: number;
  first: number;
  answers: number;
}
/**
 * The answer to question `number`, of a lane or of all, is stored for good.
 */
export interface Accepted {
  type: 'accepted';
  number: number;
  lane: number | null;
}
/**
 * What a bot would do that sees what the seat sees, and no more.
 */
export interface Suggested {
  type: 'suggested';
  number: number;
  lane: number | null;
  move: unknown;
  reason: string;
}
/**
 * What the client sent was refused and has changed nothing; the reason in the reader's language.
 */
export interface Refused {
  type: 'refused';
  reason: string;
  number: number | null;
  lane: number | null;
}
/**
 * Who the client is.
 */
export interface Me {
  name: string;
  account: string | null;
  lang: string;
  hints: boolean;
  learned: string[];
  new_to: string[];
  offered: string[];
  recovery: string | null;
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
  modes: ModeInfo[];
  options: OptionInfo[];
  bots: string[];
  lesson: boolean;
  campaign: boolean;
  ahead: boolean;
  story: boolean;
  first_game: FirstGameInfo | null;
  packs: PackInfo[];
}
/**
 * A way to play a game, said in the reader's language.
 */
export interface ModeInfo {
  name: string;
  label: string;
  least_seats: number;
  most_seats: number;
  together: boolean;
  open_hands: boolean;
  ignores: string[];
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
 * How a game is dealt to somebody who has never played it through.
 */
export interface FirstGameInfo {
  seats: number;
  mode: string | null;
  options: {
    [k: string]: string;
  };
  picks: PickInfo[];
}
/**
 * Something that is recommended for a first game.
 */
export interface PickInfo {
  move: string;
  ref: string;
  why: string;
}
/**
 * The words of a game, for a client that was built without it.
 */
export interface GameWords {
  lang: string;
  sources: string[];
}
/**
 * A new table, with the secret that lets friends in.
 */
export interface Created {
  table: TableInfo;
  invite: string;
}
/**
 * A campaign as its own page shows it; to others than members only who takes part.
 */
export interface CampaignInfo {
  id: string;
  game: string;
  title: string;
  member: boolean;
  leads: boolean;
  members: MemberInfo[];
  sessions: SessionInfo[];
  beginning: OfferInfo | null;
  next_number: number;
  latest: number | null;
  updated: number;
  invite: string | null;
  treasures: TreasureInfo[];
  posters: PosterInfo[];
  previously: string[];
  shelves: ShelfInfo[];
  book: string | null;
}
/**
 * Somebody who takes part in a campaign.
 */
export interface MemberInfo {
  number: number;
  name: string;
  leads: boolean;
  me: boolean;
}
/**
 * A session of a campaign.
 */
export interface SessionInfo {
  number: number;
  follows: number | null;
  chapter: number;
  table: string;
  status: 'open' | 'over' | 'running';
  players: string[];
  my_turn: boolean;
  choices: string[];
  winners: string[];
  reason: string | null;
  remembered: string[];
  unlocked: string[];
  offer: OfferInfo | null;
  ended: number | null;
  seating: SeatingInfo;
  title: string;
  chosen: string[];
  closing: string;
  gained: TreasureInfo[];
  unverified: boolean;
  missed: boolean;
  told: string[];
}
/**
 * What the next session may be: what is unlocked, in the reader's language.
 */
export interface OfferInfo {
  modes: ModeInfo[];
  options: OptionInfo[];
  limited: string[];
  locked: number;
  over: boolean;
}
/**
 * What a session was played with, for one that shall be played with the same.
 */
export interface SeatingInfo {
  seats: number;
  mode: string;
  options: {
    [k: string]: string;
  };
  bots: {
    [k: string]: string;
  };
  mine: number[];
  others: {
    [k: string]: number;
  };
  seconds: number | null;
}
/**
 * Something that a campaign has unlocked or won.
 */
export interface TreasureInfo {
  name: string;
  why: string;
  sort: string;
  count: number;
}
/**
 * A session that a campaign promises.
 */
export interface PosterInfo {
  name: string;
  title: string;
  teaser: string;
  facts: string[];
  option: string;
  value: string;
  endings: number;
  locked: string | null;
}
/**
 * What a campaign has seen of one of its stories; of what it has not seen only how much it is.
 */
export interface ShelfInfo {
  picture: string;
  title: string;
  endings: ReachedInfo[];
  places: number;
  found: number;
  secrets: number;
}
/**
 * An ending that a campaign has reached: what it is called, when, and by whom.
 */
export interface ReachedInfo {
  name: string;
  session: number;
  players: string[];
  ended: number | null;
}
/**
 * A campaign in a list.
 */
export interface CampaignLine {
  id: string;
  game: string;
  title: string;
  members: string[];
  chapters: number;
  running: boolean;
  my_turn: boolean;
  over: boolean;
  updated: number;
}
/**
 * The book that a group has made: all evenings that are over.
 */
export interface BookInfo {
  campaign: string | null;
  game: string;
  title: string;
  authors: string[];
  chapters: ChapterInfo[];
  untold: number;
  key: string | null;
  leads: boolean;
}
/**
 * An evening as a chapter of the book.
 */
export interface ChapterInfo {
  session: number;
  follows: number | null;
  chapter: number;
  title: string;
  opening: string;
  picture: string;
  players: string[];
  won: boolean;
  reason: string;
  leaves: LeafInfo[];
  carried: CarriedInfo[];
  together: string[];
  gained: string[];
  doors: string[];
  ended: number;
}
/**
 * Something in a chapter: a page that was read, a plate without words, or a way that was chosen.
 */
export interface LeafInfo {
  kind: 'choice' | 'page' | 'plate';
  title: string;
  text: string;
  sort: string;
  name: string;
  closed: string[];
  last: boolean;
}
/**
 * Who somebody was, and what they had in the end.
 */
export interface CarriedInfo {
  player: string;
  seat: number;
  who: string;
  things: string[];
}
/**
 * How the seed of a table came about: commit first, nonces, and after the end the secret.
 *
 *     The commitment is the hexadecimal SHA-256 of the secret. The seed is that of the secret and all nonces in
 *     seat order, each after its length in four bytes, the highest first; in scheme 1 joined by a colon.
 */
export interface Fairness {
  commitment: string;
  nonces: string[];
  secret: string | null;
  seed: string | null;
  scheme: number;
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
 * What is printed on the components of a game, by number, and on its board, in the reader's language.
 */
export interface Reference {
  things: ThingInfo[];
  spaces: SpaceInfo[];
  paths: PathInfo[];
  parts: PartInfo[];
}
/**
 * A place on the printed board of a game, and where it lies on the picture.
 */
export interface SpaceInfo {
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
  parts: PartInfo[];
  x: number;
  y: number;
}
/**
 * A way between two spaces, by their numbers.
 */
export interface PathInfo {
  ends: [number, number];
  type: string;
}
/**
 * The same for one table, with what its match has revealed to the reader of what was sealed.
 */
export interface TableReference {
  things: ThingInfo[];
  spaces: SpaceInfo[];
  paths: PathInfo[];
  parts: PartInfo[];
  readable: ThingInfo[];
}
/**
 * A finished match as somebody is told of it.
 */
export interface EndingInfo {
  result: 'lost' | 'over' | 'unknown' | 'won';
  title: string;
  reason: string;
  seats: string[][];
  together: string[];
  curves: CurveInfo[];
  turning: TurningInfo[];
  keeps: boolean;
  onward: PosterInfo | null;
  at_once: boolean;
  chapter: boolean;
  stood_in: number[];
}
/**
 * The course of a number, from the beginning to the end.
 */
export interface CurveInfo {
  label: string;
  most: number;
  seat: number | null;
  values: number[];
}
/**
 * Where a match turned.
 */
export interface TurningInfo {
  step: number;
  title: string;
  text: string;
}
/**
 * What a thing is that a menu, the log or the board names.
 */
export interface ExplanationInfo {
  ref: string;
  title: string;
  text: string;
}
/**
 * What happened earlier, as lines of the log.
 */
export interface LogPage {
  events: EventInfo[];
  first: number;
}
/**
 * A page of the history.
 */
export interface HistoryPage {
  matches: PastMatch[];
  before: number | null;
  found: number;
}
/**
 * A match that somebody has played to the end.
 */
export interface PastMatch {
  id: string;
  game: string;
  at: number;
  result: 'lost' | 'over' | 'unknown' | 'won';
  reason: string | null;
  campaign: string | null;
  counts: boolean;
  seats: PastSeat[];
  feats: FeatInfo[];
}
/**
 * A seat of a match that is over.
 */
export interface PastSeat {
  name: string;
  own: boolean;
  bot: boolean;
  won: boolean;
  was: string[];
  score: number | null;
  stood_in: number;
  rating: number | null;
}
/**
 * An achievement of a game, and how often it was earned.
 */
export interface FeatInfo {
  id: string;
  name: string;
  how: string;
  times: number;
}
/**
 * The dreams of a day.
 */
export interface DayPage {
  day: string;
  state: 'coming' | 'open' | 'over';
  ends: number;
  before: string | null;
  after: string | null;
  dreams: DailyInfo[];
}
/**
 * The dream of a day in one game.
 */
export interface DailyInfo {
  game: string;
  options: string[];
  commitment: string;
  committed: number;
  secret: string | null;
  started: number;
  own: DailyResult | null;
  results: DailyResult[];
}
/**
 * What became of the dream of a day, for somebody who began it.
 */
export interface DailyResult {
  table: string;
  name: string;
  own: boolean;
  status: 'open' | 'over' | 'running';
  result: ('lost' | 'over' | 'unknown' | 'won') | null;
  reason: string | null;
  score: number | null;
  answers: number;
  counts: boolean;
  was: string[];
}
/**
 * By what browsers know the calls of this server.
 */
export interface PushKey {
  key: string;
}
/**
 * What somebody's finished matches say.
 */
export interface Profile {
  name: string;
  total: Tally;
  uncounted: number;
  streak: number;
  longest: number;
  games: GameStatistics[];
  partners: PartnerInfo[];
}
/**
 * How many matches were played and won.
 */
export interface Tally {
  played: number;
  won: number;
}
/**
 * What somebody's matches of a game say.
 */
export interface GameStatistics {
  game: string;
  total: Tally;
  traits: TraitStatistics[];
  rating: number | null;
  rated: number;
  feats: FeatInfo[];
}
/**
 * How it went as something: on a side, with a character.
 */
export interface TraitStatistics {
  sort: string;
  name: string;
  total: Tally;
}
/**
 * Somebody with whom one has played.
 */
export interface PartnerInfo {
  name: string;
  played: number;
  won: number;
}
/**
 * What somebody achieved in a match that is over.
 */
export interface SeatFeats {
  seat: number;
  feats: FeatInfo[];
}
/**
 * All that a group's page shows.
 */
export interface GroupInfo {
  id: string;
  title: string;
  host: boolean;
  invite: string;
  calendar: string;
  meets: MeetingInfo | null;
  members: GroupMember[];
  tables: TableInfo[];
  campaigns: string[];
  matches: GroupMatch[];
  said: GroupSaid[];
}
/**
 * Somebody who belongs to a group.
 */
export interface GroupMember {
  name: string;
  who: string;
  own: boolean;
  host: boolean;
}
/**
 * A match that a group has played.
 */
export interface GroupMatch {
  id: string;
  game: string;
  at: number;
  names: string[];
  winners: string[];
  reason: string | null;
  seat: number | null;
  moment: string | null;
  step: number | null;
  campaign: string | null;
}
/**
 * What somebody said to their group.
 */
export interface GroupSaid {
  number: number;
  name: string;
  text: string;
  at: number;
  own: boolean;
}
/**
 * A group as a list shows it.
 */
export interface GroupLine {
  id: string;
  title: string;
  members: string[];
  next: number | null;
}
