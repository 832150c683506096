import { NOTES, type Ambience, type Note, type Sound } from './sounds';

/** How loud the ground of a table is beside what happens on it. */
const GROUND = 0.05;
/** Seconds in which an ambience comes up or goes. */
const FADE = 2.5;
/** Seconds between two sounds of the same moment. */
const APART = 0.14;
const SOON = 0.02;

type Playing = { made: Ambience; out: GainNode; sources: AudioScheduledSourceNode[] };

/**
 * All that is heard, made in the browser. Nothing is made as long as it would be silent, and nothing before the
 * reader has touched the page: browsers allow no sound before.
 */
class Audio {
  private context: AudioContext | null = null;
  private main: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private volume = 0;
  private wanted: Ambience | null = null;
  private calm = false;
  private ground: Playing | null = null;

  /** Listen for touches of the page, which allow sound, and for its being out of sight; return how to stop. */
  listen(): () => void {
    const touch = () => this.tune(true);
    const gestures = ['pointerdown', 'keydown'] as const;
    const hide = () => this.tune();
    for (const one of gestures) addEventListener(one, touch, { capture: true });
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const one of gestures) removeEventListener(one, touch, { capture: true });
      document.removeEventListener('visibilitychange', hide);
    };
  }

  /** Be so loud, from 0 to 1. */
  loud(volume: number): void {
    this.volume = volume;
    this.tune();
  }

  /** Let sounds be heard, one shortly after the other. */
  play(sounds: readonly Sound[]): void {
    if (!this.context || !this.main || this.volume <= 0) return;
    const now = this.context.currentTime + SOON;
    sounds.forEach((sound, nth) => {
      for (const note of NOTES[sound]) this.sing(note, now + nth * APART);
    });
  }

  /** Let an ambience lie under the page, or none; a calm one does not breathe. */
  under(ambience: Ambience | null, calm: boolean): void {
    this.wanted = ambience;
    this.calm = calm;
    this.tune();
  }

  private tune(touched = navigator.userActivation?.hasBeenActive ?? false): void {
    if (!this.context && touched && this.volume > 0) this.begin();
    if (!this.context || !this.main) return;
    // Loudness is heard by ratios: the square makes the slider even.
    this.main.gain.setTargetAtTime(this.volume ** 2, this.context.currentTime, 0.05);
    const heard = this.volume > 0 && !document.hidden ? this.wanted : null;
    if (heard !== (this.ground?.made ?? null)) this.change(heard);
    if (this.volume > 0 && this.context.state === 'suspended') void this.context.resume();
  }

  private begin(): void {
    if (typeof AudioContext === 'undefined') return;
    this.context = new AudioContext();
    this.main = new GainNode(this.context, { gain: 0 });
    this.main.connect(new DynamicsCompressorNode(this.context)).connect(this.context.destination);
    this.noise = new AudioBuffer({
      length: this.context.sampleRate * 2,
      sampleRate: this.context.sampleRate,
    });
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  private sing({ wave, from, to = from, at, lasts, loud }: Note, now: number): void {
    const [context, main] = [this.context, this.main];
    if (!context || !main) return;
    const [start, end] = [now + at, now + at + lasts];
    const out = new GainNode(context, { gain: 0 });
    out.gain.setValueAtTime(0, start);
    out.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4));
    out.gain.exponentialRampToValueAtTime(0.0001, end);
    out.connect(main);
    const source = wave === 'noise' ? this.air(from, out) : this.tone(wave, from, out);
    source.pitch.setValueAtTime(from, start);
    source.pitch.exponentialRampToValueAtTime(to, end);
    source.node.start(start);
    source.node.stop(end);
    source.node.onended = () => out.disconnect();
  }

  private tone(type: OscillatorType, frequency: number, out: AudioNode) {
    const node = new OscillatorNode(out.context, { type, frequency });
    node.connect(out);
    return { node, pitch: node.frequency };
  }

  private air(frequency: number, out: AudioNode) {
    const node = new AudioBufferSourceNode(out.context, { buffer: this.noise, loop: true });
    const band = new BiquadFilterNode(out.context, { type: 'bandpass', frequency, Q: 1.2 });
    node.connect(band).connect(out);
    return { node, pitch: band.frequency };
  }

  private change(ambience: Ambience | null): void {
    const [context, main] = [this.context, this.main];
    if (!context || !main) return;
    const now = context.currentTime;
    if (this.ground) {
      const { out, sources } = this.ground;
      out.gain.setTargetAtTime(0, now, FADE / 3);
      for (const source of sources) source.stop(now + FADE);
      sources[0]?.addEventListener('ended', () => out.disconnect());
      this.ground = null;
    }
    if (!ambience) return;
    const out = new GainNode(context, { gain: 0 });
    out.gain.setTargetAtTime(GROUND, now, FADE / 3);
    out.connect(main);
    const swell = new GainNode(context, { gain: 0.7 });
    swell.connect(out);
    const wind = new GainNode(context, { gain: ambience.wind });
    wind.connect(swell);
    const sources: AudioScheduledSourceNode[] = [
      ...ambience.chord.map((pitch) => this.tone('sine', pitch, swell).node),
      this.air(ambience.air, wind).node,
    ];
    if (!this.calm) {
      const breath = new OscillatorNode(context, { frequency: 1 / ambience.breath });
      const depth = new GainNode(context, { gain: 0.3 });
      breath.connect(depth).connect(swell.gain);
      sources.push(breath);
    }
    for (const source of sources) source.start(now);
    this.ground = { made: ambience, out, sources };
  }
}

export const audio = new Audio();

/** Let a device be felt where it can be. */
export function tremble(): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate([40, 60, 40]);
}
