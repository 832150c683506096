import { getContext, setContext } from 'svelte';
import { EDGES } from '../../generated/tamashii';
import type { Way } from './table';

/** A token that is moved by a write, or two that change places. */
export type Shift = { from: number; to: number; both: boolean };

/** What a row of writes does to a launcher, write by write. */
export function shiftsOf(launcher: readonly number[], writes: readonly number[]): Shift[] {
  const cells = [...launcher];
  return writes.map((edge) => {
    const [a = 0, b = 0] = EDGES[edge] ?? [];
    const [left, right] = [cells[a] ?? 0, cells[b] ?? 0];
    [cells[a], cells[b]] = [right, left];
    return left ? { from: a, to: b, both: right > 0 } : { from: b, to: a, both: false };
  });
}

/** The program that somebody touches while writing: by which writes it comes about. */
export class Proposing {
  private touched = $state<number | null>(null);
  private pointed = $state<number | null>(null);

  constructor(
    /** What the writes that are left can complete; empty where nobody writes. */
    private readonly ways: () => readonly Way[],
  ) {}

  /** Whether programs can be touched now. */
  get open(): boolean {
    return this.ways().length > 0;
  }

  /** The way that is proposed; null for none. */
  get proposed(): Way | null {
    return this.wayTo(this.touched);
  }

  /** The way that is shown: to what is pointed at, or what is proposed. */
  get shown(): Way | null {
    return this.wayTo(this.pointed) ?? this.proposed;
  }

  /** The program that is proposed, if there is a way to it. */
  get program(): number | null {
    return this.proposed ? this.touched : null;
  }

  /** The shortest way to a program. */
  wayTo(program: number | null): Way | null {
    if (program === null) return null;
    const found = this.ways().filter((way) => way.moves > 0 && way.programs.includes(program));
    return found.reduce<Way | null>((best, way) => (best && best.moves <= way.moves ? best : way), null);
  }

  /** Propose a program; touched again, it is let go of. */
  touch(program: number | null): void {
    this.touched = this.touched === program ? null : program;
    this.pointed = null;
  }

  point(program: number | null): void {
    this.pointed = program;
  }
}

const KEY = Symbol('proposing');
export const propose = (proposing: Proposing) => setContext(KEY, proposing);
/** What is proposed on this board; undefined where nothing can be. */
export const proposing = () => getContext<Proposing | undefined>(KEY);
