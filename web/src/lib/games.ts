import type { GameInfo } from '../generated/messages';
import { api } from './api';
import { addPart } from './fairness';
import { place } from './route.svelte';
import { attempt } from './toasts.svelte';
import { say } from './words.svelte';

/** A level of bots in words; levels without words of their own are called by their name. */
export function botLevel(level: string): string {
  const key = `web-bot-${level}`;
  const said = say(key);
  return said === key ? level : said;
}

/** How many sit down for a quick game: three where the game allows it. */
export function quickSeats(game: Pick<GameInfo, 'least_seats' | 'most_seats'>): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, 3));
}

/** The level of bots for a quick game. */
const QUICK_LEVEL = 'normal';

/** Open a table with bots on all other seats, and sit down at it. */
export async function playNow(game: GameInfo): Promise<void> {
  const seats = quickSeats(game);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, QUICK_LEVEL]));
  const created = await attempt(api.create({ game: game.name, seats, bots }));
  if (!created) return;
  const { id, my_seat: seat } = created.table;
  await attempt(addPart(id, { seat, invite: null }).then(() => api.start(id)));
  place.go({ page: 'table', id: created.table.id, invite: null });
}
