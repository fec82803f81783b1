import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';

const CHOICE_KEY = 'saathi-tracking-consent';

/** Whether this browser's person allows measurement; where storage is refused, nobody does. */
export function trackingAllowed(): boolean {
  return readLocal(CHOICE_KEY) === 'granted';
}

/** Keeps what the person chose; "unasked" and "off" are no choice. */
export function keepTrackingChoice(choice: 'granted' | 'refused' | 'unasked' | 'off'): void {
  if (choice === 'granted' || choice === 'refused') writeLocal(CHOICE_KEY, choice);
  else removeLocal(CHOICE_KEY);
}
