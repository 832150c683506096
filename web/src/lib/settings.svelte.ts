import { call } from './api';
import { kept } from './kept';
import { bestLanguage, languageOf, speak, type Lang } from './words.svelte';

export type Theme = 'light' | 'dark';

/** Whether the system is light now; as long as nothing was chosen here, the page follows it. */
const LIGHT = matchMedia('(prefers-color-scheme: light)');

class Settings {
  lang = $state<Lang>(languageOf(kept.get('lang') ?? '') ?? bestLanguage(navigator.languages));
  theme = $state<Theme>(firstTheme());

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

export const settings = new Settings();
