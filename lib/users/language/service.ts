/*
 * Invariants:
 * - A browser shows what was chosen in it (its cookie); a person's choice is for browsers in which they sign in.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findCaller } from '../service';
import type { setLanguage as setEndpoint } from './contract';
import * as store from './store';

export { findLanguage } from './store';

/** Keeps the language of the interface with the caller; of somebody who is not known yet only the browser keeps it. */
export async function setLanguage(
  scope: Scope,
  { language }: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  const user = await findCaller(scope);
  if (user) await store.writeLanguage(scope.db, user.id, language);
  return { language };
}
