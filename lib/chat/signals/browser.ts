import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';
import { SIGNALS, SIGNALS_KEY, type Signal } from './constants';

/** Stands in for storage that is refused, for as long as the page lives. */
let unkept: string | undefined;

const kept = () => readLocal(SIGNALS_KEY) ?? '';

/** What this browser's person has chosen; nothing by default. */
export function readChosen(): readonly Signal[] {
  const words = (unkept ?? kept()).split(' ');
  return SIGNALS.filter((signal) => words.includes(signal));
}

/** Whether the choice outlives the page. */
export const isKept = (): boolean => unkept === undefined;

/** Switches a signal on or off, here and in the browser's other tabs. */
export function choose(signal: Signal, isOn: boolean): void {
  const chosen = readChosen();
  const text = SIGNALS.filter((one) => (one === signal ? isOn : chosen.includes(one))).join(' ');
  if (text) writeLocal(SIGNALS_KEY, text);
  else removeLocal(SIGNALS_KEY);
  unkept = kept() === text ? undefined : text;
}

/** Whether this browser can give a signal at all. Whether the device has something that vibrates, no browser says. */
export const canGive = (signal: Signal): boolean =>
  signal === 'vibration' ? 'vibrate' in navigator : 'AudioContext' in window;
