import { untrack } from 'svelte';
import { bookmark } from './bookmark';

export type Reading<Page> = {
  /** All pages that there are by now, in the order in which they are read. */
  pages: () => readonly Page[];
  /** Whether all that led to the last page was seen. */
  ready: () => boolean;
  /** Whether a reader who comes now comes in the midst, and has read it all. */
  late: () => boolean;
  /** The page on which something is to be chosen now; null for none. */
  asked: () => Page | null;
  /** Whether the match is over: its result waits for the last page. */
  over: () => boolean;
  /** Whether this tab remembers how far was read; of all readers at a table, one has a bookmark. */
  marked: boolean;
};

/**
 * What is read aloud at a table, page by page: what is new opens by itself, and so does the page on which something
 * is to be chosen; those before it can be turned back to.
 */
export class Reader<Page> {
  /** The page that lies open; null while one looks at the table. */
  page = $state.raw<Page | null>(null);
  /** How many pages were read; null until that is known. */
  private turned = $state<number | null>(null);
  /** The page that was opened since something is to be chosen there. */
  private openedFor: Page | null = null;

  constructor(private readonly reading: Reading<Page>) {
    $effect(() => {
      const { length } = reading.pages();
      if (reading.ready()) untrack(() => this.find(length));
    });
    $effect(() => {
      const [wanted, open] = [reading.asked(), this.page];
      if (reading.ready()) untrack(() => this.turnToChoice(wanted, open));
    });
  }

  /** All pages that there are by now. */
  get pages(): readonly Page[] {
    return this.reading.pages();
  }

  /** Whether there is a page that was not read yet. */
  get hasMore(): boolean {
    return (this.turned ?? Infinity) < this.pages.length;
  }

  /** Whether the result of a match that is over waits for a page. */
  get busy(): boolean {
    return this.reading.over() && (this.page !== null || this.hasMore);
  }

  /** Whether a page was read before. */
  hasRead(page: Page): boolean {
    return this.pages.indexOf(page) < (this.turned ?? 0);
  }

  /** Turn to a page. */
  open(page: Page | null): void {
    this.page = page;
  }

  /** Read on: what was not read yet comes next, then the table. */
  readOn(): void {
    const turned = Math.max(this.turned ?? 0, this.page === null ? 0 : this.pages.indexOf(this.page) + 1);
    this.turnTo(turned);
    this.page = this.pages[turned] ?? null;
  }

  /** Close it, with all that was not read. */
  shut(): void {
    this.turnTo(this.pages.length);
    this.page = null;
  }

  private turnTo(turned: number): void {
    this.turned = turned;
    if (this.reading.marked) bookmark.put(turned);
  }

  private get marked(): number {
    return (this.reading.marked ? bookmark.get() : null) ?? 0;
  }

  private find(count: number): void {
    this.turned = Math.min(this.turned ?? (this.reading.late() ? count : this.marked), count);
    if (this.turned < count) this.page ??= this.pages[this.turned] ?? null;
  }

  private turnToChoice(wanted: Page | null, open: Page | null): void {
    if (wanted === null) this.openedFor = null;
    else if (open === wanted) this.openedFor = wanted;
    else if (open === null && this.openedFor !== wanted) {
      this.openedFor = wanted;
      this.page = wanted;
    }
  }
}
