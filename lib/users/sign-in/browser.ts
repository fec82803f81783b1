import { forgetKept } from '@/lib/chat/offline/browser';
import { PERSON_KEY } from '@/lib/client/person-at-start';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { toast } from '@/lib/client/toast';
import { t } from '@/lib/kit/text';
import { SIGN_IN_COOKIE } from './constants';
import { OTHER_ACCOUNT, SIGN_IN_CANCELLED, SIGN_IN_FAILED } from './copy';

/** The last result that was shown; the cookie that carries it outlives the page. */
const SHOWN_KEY = 'saathi-sign-in-told';
/** Set by the server on the way back from Google: the outcome and a unique number. */
const RESULT_COOKIE = new RegExp(`${SIGN_IN_COOKIE}=((\\w+)-[\\w-]+)`);

let known: string | null | undefined;
let watching = false;

/** Tells the other tabs of this browser, and pages kept for the back button, that another person uses it. @returns when what was kept of chats is gone */
export function personChanged(how: 'in' | 'out'): Promise<void> {
  known = `${how}-${Date.now()}`;
  writeLocal(PERSON_KEY, known);
  return forgetKept();
}

/**
 * Reloads a page that still shows the previous person.
 * @returns whether it does
 */
function reloadIfStale(): boolean {
  const now = readLocal(PERSON_KEY);
  if (now === known) return false;
  // No value at all: another tab is signing out and has cleared the storage.
  if (!now?.startsWith('in')) sessionStorage.clear();
  window.location.reload();
  return true;
}

/** Shows once that a sign-in failed or was cancelled; a successful one is visible by itself. */
function showResult(cookies: string): void {
  const [, result, how] = RESULT_COOKIE.exec(cookies) ?? [];
  if (result === undefined || readLocal(SHOWN_KEY) === result) return;
  writeLocal(SHOWN_KEY, result);
  if (how === 'done') void personChanged('in');
  else if (how === 'cancelled') toast({ title: t(SIGN_IN_CANCELLED) });
  else if (how === 'other') toast({ title: t(OTHER_ACCOUNT), variant: 'destructive' });
  else toast({ title: t(SIGN_IN_FAILED), variant: 'destructive' });
}

/**
 * Watches for a sign-in or sign-out in another tab for as long as the page lives, and shows the result of a sign-in that
 * ended on this page. Load it after the first paint: nothing visible depends on it.
 * @param began the value under `PERSON_KEY` when the words of the page came: it may have changed since
 */
export function watchPerson(began: string | null): void {
  if (watching) return;
  watching = true;
  known ??= began;
  window.addEventListener('storage', reloadIfStale);
  window.addEventListener('pageshow', reloadIfStale);
  // A page that reloads shows the result afterwards.
  // Another tab may have signed in meanwhile; its own page tells of that, and takes the result from nobody.
  if (!reloadIfStale()) showResult(window.cookiesAtStart ?? document.cookie);
}
