/** Seconds as a clock: `0:07`, `12:30`, `3:04:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(s).padStart(2, '0');
  return h ? `${h}:${String(m).padStart(2, '0')}:${tail}` : `${m}:${tail}`;
}

const STEPS: ['day' | 'hour' | 'minute', number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was, in words. */
export function ago(moment: number, now: number, lang: string): string {
  const past = Math.max(0, now - moment);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS) if (past >= size) return words.format(-Math.floor(past / size), unit);
  return words.format(0, 'second');
}

/** How long something has lasted, in the largest unit that fits; tens of seconds within the first minute. */
export function lasted(seconds: number, lang: string): string {
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  const count = unit === 'second' ? Math.floor(seconds / 10) * 10 : Math.floor(seconds / size);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(0, count));
}

/** Names joined as the language does it. */
export function joined(names: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/** A time limit as its shortest exact wording. */
export function span(seconds: number, lang: string): string {
  const [unit, size] =
    seconds % 86_400 === 0
      ? (['day', 86_400] as const)
      : seconds % 3600 === 0
        ? (['hour', 3600] as const)
        : seconds % 60 === 0
          ? (['minute', 60] as const)
          : (['second', 1] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

/** Lines, those that read alike once, with how often they came; in the order in which they first came. */
export function counted(lines: readonly string[]): { text: string; times: number }[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([text, count]) => ({ text, times: count }));
}
