import type { Runner } from '@/lib/kit/scope';
import type { CarryCrisis, MoveBelongings } from '@/lib/users/ports';
import { isCareNear } from '../rules';
import * as store from './store';

/** What is kept about a person's crisis, for the export of their data. */
export const collectPersonalData = store.listCrises;

/** Forgets a person's crisis, also under the browsers that they had before. Inside the caller's transaction. */
export function deletePersonalData(
  tx: Runner,
  { userId, visitorIds }: { userId: string; visitorIds: readonly string[] },
): Promise<void> {
  return store.deleteCrises(tx, [userId, ...visitorIds]);
}

/** Implements the port `MoveBelongings` of lib/users: a crisis belongs to the person, signed in or not. */
export const movePersonalData: MoveBelongings = (tx, { guestId, visitorId, accountId }) =>
  store.moveCrises(tx, guestId === null ? [visitorId] : [visitorId, guestId], accountId);

/** Implements the port of the same name of lib/users: whoever goes on in that browser is charged nothing until the day is over. */
export const carryCrisis: CarryCrisis = async (db, { userId, visitorId: own }, visitorId, now) => {
  const crisis = await store.findWhole(db, userId ?? own);
  if (!crisis || !isCareNear(crisis.lastSignAt, now)) return false;
  await store.insertCrisis(db, { ...crisis, personId: visitorId });
  return true;
};

/** What is known of a browser is known of the user that it gets. Inside the caller's transaction. */
export function adoptCrisis(tx: Runner, browser: { visitorId: string; userId: string }): Promise<void> {
  return store.moveCrises(tx, [browser.visitorId], browser.userId);
}
