import type { MoveInfo, QuestionInfo } from '../generated/messages';
import { kept } from './kept';

/** What moves are called that let a window pass. */
const DECLINES: readonly unknown[] = ['decline', 'pass'];
/** A window that was asked so often comes again and again. */
const OFTEN = 2;

/** How long a window is let pass without being asked about: until one is asked something else, or until one says so. */
export type Until = 'round' | 'said';

/** What lets a window pass; null where something is to be decided. */
export function declineOf(question: QuestionInfo): MoveInfo | null {
  const found = question.moves.filter(({ move }) => Array.isArray(move) && DECLINES.includes(move[0]));
  return found.length === 1 && question.moves.length > 1 ? (found[0] ?? null) : null;
}

/** The windows of a table that its reader lets pass, by their rules. */
export class Declining {
  private said = $state.raw<readonly string[]>([]);
  private round = $state.raw<readonly string[]>([]);
  private met: readonly string[] = [];

  constructor(private readonly table: string) {
    const before = kept.get(`declined.${table}`);
    if (before) this.said = before.split(' ');
  }

  /** How many windows are let pass. */
  get count(): number {
    return this.said.length + this.round.length;
  }

  /** Be asked something new: what is asked beside windows ends what was meant for a round. */
  meet(question: QuestionInfo): void {
    this.met = [...this.met, question.rule];
    if (!declineOf(question) && this.round.length) this.round = [];
  }

  /** The answer to a window that is let pass; null where one is asked. */
  answerTo(question: QuestionInfo): MoveInfo | null {
    const passes = [...this.said, ...this.round].includes(question.rule);
    return passes ? declineOf(question) : null;
  }

  /** Whether a window comes so often that one may want to let it pass. */
  tires(question: QuestionInfo): boolean {
    return declineOf(question) !== null && this.met.filter((rule) => rule === question.rule).length >= OFTEN;
  }

  letPass(rule: string, until: Until): void {
    if (until === 'round') this.round = [...this.round, rule];
    else this.keep([...this.said, rule]);
  }

  /** Be asked everything again. */
  askAgain(): void {
    this.round = [];
    this.keep([]);
  }

  private keep(rules: string[]): void {
    this.said = rules;
    kept.set(`declined.${this.table}`, rules.join(' '));
  }
}
