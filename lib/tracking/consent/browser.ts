import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';

const CHOICE_KEY = 'saathi-tracking-consent';

/** Whether this browser's person allows measurement; never where storage is refused. */
export function trackingAllowed(): boolean {
  return readLocal(CHOICE_KEY) === 'granted';
}

/** Stores the person's choice; "unasked" and "off" are no choice. */
export function keepTrackingChoice(choice: 'granted' | 'refused' | 'unasked' | 'off'): void {
  if (choice === 'granted' || choice === 'refused') writeLocal(CHOICE_KEY, choice);
  else removeLocal(CHOICE_KEY);
}
