import type { GameInfo, ModeInfo } from '../generated/messages';
import { api } from './api';
import { addPart } from './fairness';
import { place } from './route.svelte';
import { session } from './session.svelte';
import { attempt } from './toasts.svelte';
import { say } from './words.svelte';

/** A level of bots in words; levels without words of their own are called by their name. */
export function botLevel(level: string): string {
  const key = `web-bot-${level}`;
  const said = say(key);
  return said === key ? level : said;
}

/** The way to play where nobody chose one: the first that is for so many, or else the first. */
export function usualMode(game: GameInfo | undefined, seats: number): ModeInfo | undefined {
  const fits = game?.modes.find((mode) => mode.least_seats <= seats && seats <= mode.most_seats);
  return fits ?? game?.modes[0];
}

/** Begin the first lesson of a game, or go on with it. */
export async function learn(game: string): Promise<void> {
  const table = await attempt(api.learn(game));
  if (table) place.go({ page: 'table', id: table.id, invite: null });
}

/** How many sit down for a quick game: three where the game allows it. */
export function quickSeats(game: Pick<GameInfo, 'least_seats' | 'most_seats'>): number {
  return Math.min(game.most_seats, Math.max(game.least_seats, 3));
}

/** The level of bots for a quick game, where the game has it. */
const QUICK_LEVEL = 'normal';

/** Open a table with bots on all other seats, and sit down at it; newcomers get what is right for a first game. */
export async function playNow(game: GameInfo): Promise<void> {
  await session.load();
  const first = session.me?.new_to.includes(game.name) ? game.first_game : null;
  const { seats, mode, options } = first ?? { seats: quickSeats(game), mode: null, options: {} };
  const level = game.bots.includes(QUICK_LEVEL) ? QUICK_LEVEL : (game.bots.at(-1) ?? QUICK_LEVEL);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [at + 1, level]));
  const created = await attempt(api.create({ game: game.name, seats, mode, options, bots }));
  if (!created) return;
  const { id, my_seat: seat } = created.table;
  await attempt(addPart(id, { seat, invite: null }).then(() => api.start(id)));
  place.go({ page: 'table', id: created.table.id, invite: null });
}
