import { readLocal, writeLocal } from '@/lib/client/storage';
import { toast } from '@/lib/client/toast';
import { SIGN_IN_CANCELLED, SIGN_IN_FAILED } from './copy';

/** Changes whenever somebody signs in or out in this browser; begins with how it changed. */
const PERSON_KEY = 'saathi-person';
/** The last result that was told; the cookie that carries one lives on for a while. */
const TOLD_KEY = 'saathi-sign-in-told';
/** Set by the server on the way back from Google: how it went, and a number of its own. */
const RESULT_COOKIE = /saathi_sign_in=((\w+)-[\w-]+)/;

let known: string | null;
let watching = false;

/** Lets the other tabs of this browser, and pages kept for the back button, know that it is somebody else's now. */
export function personChanged(how: 'in' | 'out'): void {
  known = `${how}-${Date.now()}`;
  writeLocal(PERSON_KEY, known);
}

/** A page of whom this browser belonged to before shows nothing any more: it loads anew. */
function check(): void {
  const now = readLocal(PERSON_KEY);
  if (now === known) return;
  if (now?.startsWith('out')) sessionStorage.clear();
  window.location.reload();
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
 */
export function watchPerson(): void {
  if (watching) return;
  watching = true;
  known = readLocal(PERSON_KEY);
  tellResult(document.cookie);
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
}
