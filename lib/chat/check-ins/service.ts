/*
 * A companion asks how something went, of its own accord.
 * Invariants:
 * - Only who has chosen it is asked, on a device that is told of it, and one tap ends it on all of them.
 * - At most two within 7 days and 48 hours apart, whatever number of processes look: what counts is claimed before a model is asked, so that a
 *   process that dies has used it up and sent nothing.
 * - Never at night in India, never somebody in quiet hours or a pause of their own, held or suspended, and never within 14 days of danger;
 *   this is looked at again when the words are there.
 * - What is asked about was told in a chat that is remembered, is light, and is asked about once.
 * - Words that break a rule of replies, or press somebody, are not sent; nothing is sent in their place. A judge has to say yes to them (lib/safety/check-ins):
 *   where it does not answer nothing is sent, and where there is none nobody can choose check-ins.
 * - It costs the person nothing, and no transaction is open while a model is asked.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer } from '@/lib/kit/endpoint';
import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope, Scope } from '@/lib/kit/scope';
import { tellNoMore } from '@/lib/users/push/service';
import { findCaller } from '@/lib/users/service';
import { CHECK_INS_KEPT_DAYS } from './constants';
import type { stopCheckIns as stopEndpoint } from './contract';
import { NOT_REGISTERED } from './copy';
import * as store from './store';

/**
 * No companion asks the caller any more, and what was about to be told of it is not.
 * @throws AppError `not_signed_in`
 */
export async function stopCheckIns(scope: Scope): Promise<Answer<typeof stopEndpoint>> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  await tellNoMore(scope.db, user.id, 'check_in');
  return { stopped: true };
}

/** Deletes what is known of check-ins of more than 30 days ago; the messages stay in their chats. @returns rows */
export function forgetOldCheckIns({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), CHECK_INS_KEPT_DAYS);
  return inBatches((rows) => store.deleteBefore(db, before, rows));
}

/** For the export of a user's data. */
export const collectPersonalData = store.listCheckIns;
