import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameWords } from '../generated/messages';
import { api } from './api';
import { once } from './once';

export const LANGUAGES = { 'zh-Hans': '简体中文', en: 'English', ja: '日本語' } as const;
export type Lang = keyof typeof LANGUAGES;
export type Say = (key: string, args?: Record<string, FluentVariable>) => string;

type Files = Record<string, () => Promise<string>>;
/**
 * What this page is built with: `<lang>.ftl` and nothing else. Files with a name of their own (`<lang>.<topic>.ftl`)
 * and whatever lies elsewhere are never part of it: texts of reports, of cards and of stories, which the server tells
 * when they may be read.
 */
const tableFiles: Files = import.meta.glob<string>(
  ['../../../src/dreamtable/lang/locale/*.ftl', '!../../../src/dreamtable/lang/locale/*.*.ftl'],
  { query: '?raw', import: 'default' },
);
export const gameFiles: Files = import.meta.glob<string>(
  ['../../../src/dreamtable/games/*/locale/*.ftl', '!../../../src/dreamtable/games/*/locale/*.*.ftl'],
  { query: '?raw', import: 'default' },
);

let spoken = $state.raw<Say>((key) => key);

/** The language of a wish such as `zh-CN`, or null. */
export function languageOf(wish: string): Lang | null {
  const [first = ''] = wish.toLowerCase().split(/[-_]/);
  return first === 'zh' ? 'zh-Hans' : first === 'ja' ? 'ja' : first === 'en' ? 'en' : null;
}

/** The first wish that can be fulfilled; English if none can. */
export function bestLanguage(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = languageOf(wish);
    if (lang) return lang;
  }
  return 'en';
}

/** From sources in Fluent's format to a function that says their messages. */
export function speaker(lang: string, ...sources: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return (key, args) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : key;
  };
}

/** Say a message of the web table in the language in use; components that say it follow a change of it. */
export const say: Say = (key, args) => spoken(key, args);

/** Change the language of the whole page. */
export async function speak(lang: Lang): Promise<void> {
  spoken = speaker(lang, (await source(tableFiles, '/lang/locale/', lang)) ?? '');
  document.documentElement.lang = lang;
}

/** The words of a game that this page was built without. */
const servedWords = once<GameWords | null>(api.words, null);

/** The words of a game, on top of those of the table. */
export async function wordsOf(game: string, lang: Lang): Promise<Say> {
  const table = (await source(tableFiles, '/lang/locale/', lang)) ?? '';
  const own = await source(gameFiles, `/games/${game}/locale/`, lang);
  if (own !== null) return speaker(lang, table, own);
  const served = await servedWords(game, lang);
  return speaker(served?.lang ?? lang, table, ...(served?.sources ?? []));
}

async function source(files: Files, folder: string, lang: Lang): Promise<string | null> {
  const path = Object.keys(files).find((file) => file.includes(folder) && file.endsWith(`/${lang}.ftl`));
  return path && files[path] ? files[path]() : null;
}
