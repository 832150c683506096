import { call } from './api';
import { kept } from './kept';
import { bestLanguage, languageOf, speak, type Lang } from './words.svelte';

export type Theme = 'light' | 'dark';

/** How fast tables show what happens: so many times the usual speed; 0 for at once. */
export const SPEEDS = [0.5, 1, 1.5, 2, 3, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** Whether the system is light now; as long as nothing was chosen here, the page follows it. */
const LIGHT = matchMedia('(prefers-color-scheme: light)');

class Settings {
  lang = $state<Lang>(languageOf(kept.get('lang') ?? '') ?? bestLanguage(navigator.languages));
  theme = $state<Theme>(firstTheme());
  speed = $state<Speed>(firstSpeed());
  /** How loud tables and replays are, from 0 to 1; silent until somebody wants to hear them. */
  volume = $state(firstVolume());
  /** Whether what is picked one after another is picked together and confirmed. */
  together = $state(kept.get('together') !== 'no');
  /** Whether pages that all at a table have read before are shown folded. */
  folds = $state(kept.get('folds') !== 'no');

  constructor() {
    LIGHT.addEventListener?.('change', () => this.show(firstTheme()));
  }

  async useLang(lang: Lang): Promise<void> {
    this.lang = lang;
    kept.set('lang', lang);
    await speak(lang);
    await call('PUT', '/api/me/lang', { lang }).catch(() => undefined);
  }

  useTheme(theme: Theme): void {
    kept.set('theme', theme);
    this.show(theme);
  }

  useSpeed(speed: Speed): void {
    this.speed = speed;
    kept.set('speed', String(speed));
  }

  useVolume(volume: number): void {
    this.volume = volume;
    kept.set('volume', String(volume));
  }

  pickTogether(together: boolean): void {
    this.together = together;
    kept.set('together', together ? 'yes' : 'no');
  }

  foldPages(folds: boolean): void {
    this.folds = folds;
    kept.set('folds', folds ? 'yes' : 'no');
  }

  /** By what the durations of what is shown are multiplied. */
  get pace(): number {
    return this.speed === 0 ? 0 : 1 / this.speed;
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
  }
}

function firstTheme(): Theme {
  const chosen = kept.get('theme');
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return LIGHT.matches ? 'light' : 'dark';
}

function firstSpeed(): Speed {
  const chosen = kept.get('speed');
  return SPEEDS.find((speed) => String(speed) === chosen) ?? 1;
}

function firstVolume(): number {
  const chosen = Number(kept.get('volume') ?? 0);
  return chosen >= 0 && chosen <= 1 ? chosen : 0;
}

export const settings = new Settings();
