import { readLocal, writeLocal } from '@/lib/client/storage';
import { toast } from '@/lib/client/toast';
import { PERSON_KEY } from './constants';
import { SIGN_IN_CANCELLED, SIGN_IN_FAILED } from './copy';

/** The last result that was told; the cookie that carries one lives on for a while. */
const TOLD_KEY = 'saathi-sign-in-told';
/** Set by the server on the way back from Google: how it went, and a number of its own. */
const RESULT_COOKIE = /saathi_sign_in=((\w+)-[\w-]+)/;

let known: string | null | undefined;
let watching = false;

/** Lets the other tabs of this browser, and pages kept for the back button, know that it is somebody else's now. */
export function personChanged(how: 'in' | 'out'): void {
  known = `${how}-${Date.now()}`;
  writeLocal(PERSON_KEY, known);
}

/**
 * A page of whom this browser belonged to before shows nothing any more: it loads anew.
 * @returns whether it does
 */
function check(): boolean {
  const now = readLocal(PERSON_KEY);
  if (now === known) return false;
  // Nothing at all: another tab is signing out, and has taken away what was kept.
  if (!now?.startsWith('in')) sessionStorage.clear();
  window.location.reload();
  return true;
}

/** Says how a sign-in went, once; a good one shows by itself. */
function tellResult(cookies: string): void {
  const [, result, how] = RESULT_COOKIE.exec(cookies) ?? [];
  if (result === undefined || readLocal(TOLD_KEY) === result) return;
  writeLocal(TOLD_KEY, result);
  if (how === 'done') personChanged('in');
  else if (how === 'cancelled') toast({ title: SIGN_IN_CANCELLED });
  else toast({ title: SIGN_IN_FAILED, variant: 'destructive' });
}

/**
 * Watches for a sign-in or sign-out elsewhere for as long as the page lives, and tells how one that ended on this page
 * went. No first load needs it: load it afterwards.
 * @param began what was kept under `PERSON_KEY` when the page asked who this is: it may have changed on the way here
 */
export function watchPerson(began: string | null): void {
  if (watching) return;
  watching = true;
  known ??= began;
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
  // A page that has to load anew tells afterwards.
  if (!check()) tellResult(document.cookie);
}
