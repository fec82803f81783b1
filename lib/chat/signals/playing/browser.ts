import type { Signal } from '../constants';
import { PARTIALS, PEAK, RISE_S, SILENCE, TONE_S, VIBRATION_MS } from './constants';

/** One for the page: a browser gives few of them. */
let context: AudioContext | undefined;

/**
 * Gets ready to sound. To be called within a tap or the press of a key: what is made or resumed outside of one stays suspended, and
 * browsers complain. https://developer.chrome.com/blog/web-audio-autoplay
 * @returns when it is ready; where the browser refuses, it stays silent
 */
export async function prepareSound(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
  } catch {
    // Nothing to sound with.
  }
}

/** While nobody looks, the device need not keep the way to its speaker open. */
export function restSound(): void {
  if (context?.state === 'running') void context.suspend().catch(() => undefined);
}

/** After `restSound`; before the first `prepareSound` there is nothing to go on with. */
export function wakeSound(): void {
  if (context) void prepareSound();
}

/** One short, soft tone. A suspended context would keep it, and let it sound at some other moment. */
function sound(): void {
  if (context?.state !== 'running') return;
  const begins = context.currentTime;
  const ends = begins + TONE_S;
  const tone = context.createGain();
  tone.gain.setValueAtTime(SILENCE, begins);
  tone.gain.exponentialRampToValueAtTime(PEAK, begins + RISE_S);
  tone.gain.exponentialRampToValueAtTime(SILENCE, ends);
  tone.connect(context.destination);
  for (const [hertz, share] of PARTIALS) {
    const partial = context.createOscillator();
    const level = context.createGain();
    partial.frequency.value = hertz;
    level.gain.value = share;
    partial.connect(level);
    level.connect(tone);
    partial.start(begins);
    partial.stop(ends);
  }
}

/**
 * Before anybody has touched the page browsers refuse, and Chromium writes an error.
 * https://developer.mozilla.org/docs/Web/API/Navigator/vibrate#security
 */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive !== false && 'vibrate' in navigator)
    navigator.vibrate(VIBRATION_MS);
}

/** Gives a signal once, if the browser lets it be given now. */
export function give(signal: Signal): void {
  if (signal === 'sound') sound();
  else vibrate();
}
