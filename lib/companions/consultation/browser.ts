import { readTab, removeTab, writeTab } from '@/lib/client/storage';
import { SIGN_IN_LASTS_MS } from './constants';

const ASKED_KEY = 'saathi-chat-asked';

/** A guest goes to sign in for a chat with that companion. */
export function keepAskedChat(companionId: string, incognito: boolean): void {
  writeTab(ASKED_KEY, `${companionId} ${Date.now()} ${incognito ? 1 : 0}`);
}

/** The chat with that companion that somebody went to sign in for a moment ago; asked once, for whatever came of it. */
export function takeAskedChat(companionId: string): { incognito: boolean } | null {
  const [asked, since, incognito] = (readTab(ASKED_KEY) ?? '').split(' ');
  removeTab(ASKED_KEY);
  const age = Date.now() - Number(since);
  return asked === companionId && age >= 0 && age < SIGN_IN_LASTS_MS
    ? { incognito: incognito === '1' }
    : null;
}
