/** The browser's voice reads a page aloud. */

/** By language: what voices are asked for. */
const VOICES: Record<string, string> = { 'zh-Hans': 'zh-CN', ja: 'ja-JP', en: 'en-GB' };
/** A little slower than talk. */
const CALM = 0.92;

/** Whether this browser has a voice. */
export function canSpeak(): boolean {
  return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
}

/** Read a text, one paragraph after another; `over` is called when it is read, or was stopped. */
export function readAloud(paragraphs: readonly string[], lang: string, over: () => void): void {
  speechSynthesis.cancel();
  paragraphs.forEach((paragraph, at) => {
    const said = new SpeechSynthesisUtterance(paragraph);
    said.lang = VOICES[lang] ?? lang;
    said.rate = CALM;
    if (at === paragraphs.length - 1) said.onend = over;
    said.onerror = over;
    speechSynthesis.speak(said);
  });
}

/** Be silent. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
