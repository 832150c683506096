import type { ExplanationInfo } from '../generated/messages';
import { api } from './api';

/** At most so many things are asked about at once. */
const MOST = 12;

/** What things at a table are: asked of the server, which answers only what was named here, and kept. */
export class Explanations {
  private readonly known = new Map<string, ExplanationInfo>();
  /** What had nothing to say, and when it was asked: it may be named later. */
  private readonly silent = new Map<string, number>();

  constructor(
    private readonly table: string,
    private readonly lang: () => string,
    /** How much has happened. */
    private readonly now: () => number,
    private readonly ask = api.explanations,
  ) {}

  /** What some things are, in their order; those that have nothing to say are left out. */
  async of(refs: readonly string[]): Promise<ExplanationInfo[]> {
    const lang = this.lang();
    const wanted = [...new Set(refs)].slice(0, MOST);
    const open = wanted.filter(
      (ref) => !this.known.has(key(lang, ref)) && this.silent.get(ref) !== this.now(),
    );
    if (open.length) {
      const now = this.now();
      const answers = await this.ask(this.table, open, lang).catch(() => []);
      for (const one of answers) this.known.set(key(lang, one.ref), one);
      for (const ref of open) if (!this.known.has(key(lang, ref))) this.silent.set(ref, now);
    }
    return wanted.flatMap((ref) => this.known.get(key(lang, ref)) ?? []);
  }
}

function key(lang: string, ref: string): string {
  return `${lang} ${ref}`;
}
