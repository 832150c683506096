import type { ThingInfo } from '../generated/messages';

type Part = string | false | null | undefined;

/** A component before anything is known about it. */
export const UNKNOWN: ThingInfo = {
  id: '',
  kind: '',
  name: '',
  title: '',
  text: '',
  back: '',
  flavour: '',
  traits: [],
  figures: {},
  parts: [],
};

/** The name of an enum's member as the language files spell it: `PRIMEVAL_FEAR` is `primeval-fear`. */
export function member(of: Record<string, number>, value: number): string {
  const name = Object.keys(of).find((key) => of[key] === value) ?? '';
  return name.toLowerCase().replaceAll('_', '-');
}

/** What there is to say, one line each. */
export function lines(...parts: Part[]): string {
  return parts.filter(Boolean).join('\n');
}

/** What there is to say, in one line. */
export function inLine(...parts: Part[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A name without what is said about it in brackets, for small places. */
export function shortName(name: string): string {
  return name.replace(/\s*[(（].*$/, '') || name;
}

/** The first sentence of a text. */
export const firstSentence = (text: string) => /^.*?[.。]/su.exec(text)?.[0] ?? text;
