/*
 * Invariants:
 * - 30 days after a hold began everything personal of the person is erased, unless an operator lifted it before; the hold
 *   itself stays, with the browser and with a keyed hash of the Google subject.
 * - Of whom an authority wants everything kept nothing is erased until that ends; the hold goes on.
 * - What was bought and not used is asked back before the wallet goes.
 */

import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { JobScope } from '@/lib/kit/scope';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import { findCase, findDueErasures, forgetOldHolds, noteErased } from '@/lib/users/age-hold/service';
import { findHold } from '@/lib/users/legal-hold/service';
import { erasePerson } from '../deletion/service';

/** Holds looked at in one run. */
const BATCH = 100;

type ErasureScope = JobScope & { keyedHash: KeyedHash; noteHeld: NoteHeld };

/** @returns false while the law has it kept */
async function eraseCase(scope: ErasureScope, reference: string): Promise<boolean> {
  const names = await findCase(scope.db, reference);
  const holds = await Promise.all(names.map(({ userId }) => (userId ? findHold(scope.db, userId) : null)));
  if (holds.some(Boolean)) return false;
  const [visitor] = names.flatMap(({ visitorId }) => visitorId ?? []);
  for (const { userId, visitorId } of names) {
    const browser = visitorId ?? visitor;
    if (browser === undefined) continue;
    const name = { userId, visitorId: browser };
    await scope.db.transaction((tx) => scope.noteHeld(tx, name, scope.now()));
    await erasePerson(scope, name);
    scope.log.security('account_deletion', { reason: 'held minor', person: userId ?? browser });
  }
  await noteErased(scope.db, reference, scope.now());
  return true;
}

/**
 * Erases the data of everybody whose hold is 30 days old, and forgets holds of 24 months that no account carries. What fails is
 * tried again at the next run. content/legal/privacy.ts, "Children".
 * @returns how many people's data were erased
 */
export async function eraseHeldMinors(scope: ErasureScope): Promise<number> {
  const due = await findDueErasures(scope, BATCH);
  const references = new Set(due.flatMap(({ reference }) => reference ?? []));
  let erased = 0;
  for (const reference of references) {
    try {
      if (await eraseCase(scope, reference)) erased += 1;
    } catch (error) {
      scope.log.error(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'data of a minor not erased',
      );
    }
  }
  await forgetOldHolds(scope);
  return erased;
}
