import { ACCOUNT_PATH } from '@/lib/client/paths';
import type { Wanted } from './constants';

/** Where a person comes back to who signs in again for this. */
export const wantedPath = (wanted: Wanted): string => `${ACCOUNT_PATH}?again=${wanted}`;

/** Whether the person has come back from signing in again for this. Says so once: a reload begins nothing. */
export function takeWanted(wanted: Wanted): boolean {
  if (new URLSearchParams(window.location.search).get('again') !== wanted) return false;
  window.history.replaceState(window.history.state, '', ACCOUNT_PATH);
  return true;
}
