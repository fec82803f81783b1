import { readTab, removeTab, writeTab } from '@/lib/client/storage';
import { SIGN_IN_LASTS_MS } from './constants';

const ASKED_KEY = 'saathi-chat-asked';

/** A guest goes to sign in for a chat with that companion. */
export function keepAskedChat(companionId: string): void {
  writeTab(ASKED_KEY, `${companionId} ${Date.now()}`);
}

/** Whether somebody went to sign in for a chat with that companion a moment ago; asked once, for whatever came of it. */
export function takeAskedChat(companionId: string): boolean {
  const [asked, since] = (readTab(ASKED_KEY) ?? '').split(' ');
  removeTab(ASKED_KEY);
  const age = Date.now() - Number(since);
  return asked === companionId && age >= 0 && age < SIGN_IN_LASTS_MS;
}
