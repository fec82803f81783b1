import { readLocal, writeLocal } from '@/lib/client/storage';

const CONSENT_KEY = 'saathi-adult-confirmed';

/** The 18+ confirmation of a browser that has no user to keep it for. */
export function adultConfirmedHere(): boolean {
  return readLocal(CONSENT_KEY) !== null;
}

export function rememberAdultConfirmed(): void {
  writeLocal(CONSENT_KEY, '1');
}
