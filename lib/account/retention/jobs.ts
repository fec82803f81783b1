/*
 * Invariants:
 * - Nobody loses what was bought: a guest with bought messages left, or with money under way, stays, however long ago the last visit was.
 * - A guest goes as by a deletion of the account, one transaction each; whoever comes back at that moment stays.
 * - Every statement is small and commits on its own; any number of processes may run this at once, and again.
 * - What is logged and stored of a run are numbers.
 */
import { randomUUID } from 'node:crypto';
import { forgetOldUsage } from '@/lib/ai/usage/service';
import { forgetOldCheckIns } from '@/lib/chat/check-ins/service';
import { forgetOldTraces as forgetOldChatTraces } from '@/lib/chat/retention/service';
import { forgetOldIssues } from '@/lib/issues/service';
import { inBatches } from '@/lib/kit/in-batches';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { daysBefore } from '@/lib/kit/moments';
import type { JobScope } from '@/lib/kit/scope';
import { forgetOldMails } from '@/lib/mail/service';
import { anonymiseOldOrders } from '@/lib/payments/personal-data/service';
import { forgetOldDevices } from '@/lib/referrals/jobs';
import { forgetOldCrises } from '@/lib/safety/care/jobs';
import { forgetOldEvents, untieOldEvents } from '@/lib/safety/events/service';
import { forgetOldSessions } from '@/lib/users/devices/service';
import { forgetOldGifts } from '@/lib/users/gifts/service';
import { forgetOldNotices } from '@/lib/users/push/service';
import * as users from '@/lib/users/retention/service';
import { forgetOldSuspensions } from '@/lib/users/suspensions/service';
import { forgetOldVitals } from '@/lib/vitals/jobs';
import { erasePerson } from '../deletion/service';
import { GUEST_KEPT_DAYS, type KeptKind, RUNS_KEPT_DAYS } from './constants';
import * as store from './store';

type RetentionScope = JobScope & { keyedHash: KeyedHash };

/** People looked for at once, and looks in one run. */
const PEOPLE = 100;
const LOOKS_MAX = 200;

/**
 * Erases people one by one until no more are found, or none of those who are can be erased.
 * @param find the people who are due, at most so many
 * @param erase whether the person was erased by this call
 */
async function eraseAll<Person>(
  scope: RetentionScope,
  find: (rows: number) => Promise<readonly Person[]>,
  erase: (person: Person) => Promise<boolean>,
): Promise<number> {
  let total = 0;
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    const due = await find(PEOPLE);
    let erased = 0;
    for (const person of due) {
      const isErased = await erase(person).catch((error: unknown) => {
        scope.log.error(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'idle person not erased',
        );
        return false;
      });
      if (isErased) erased += 1;
    }
    total += erased;
    if (due.length < PEOPLE || erased === 0) break;
  }
  return total;
}

/** Erases guests who were not here for 400 days and whom nothing keeps. @returns guests */
function eraseIdleGuests(scope: RetentionScope): Promise<number> {
  const before = daysBefore(scope.now(), GUEST_KEPT_DAYS);
  return eraseAll(
    scope,
    (rows) => store.findIdleGuests(scope.db, before, rows),
    ({ id: userId, visitorId }) =>
      // Most guests' first cookie is forgotten; then nothing else hangs on it, as on a new one.
      erasePerson(scope, { userId, visitorId: visitorId ?? randomUUID() }, (tx) =>
        store.lockIdleGuest(tx, userId, before),
      ),
  );
}

/** Erases what browsers without a user have left, in whose chats nothing was said for 400 days. @returns browsers */
function eraseIdleVisitors(scope: RetentionScope): Promise<number> {
  const before = daysBefore(scope.now(), GUEST_KEPT_DAYS);
  return eraseAll(
    scope,
    (rows) => store.findIdleVisitors(scope.db, before, rows),
    (visitorId) =>
      erasePerson(scope, { userId: null, visitorId }, (tx) => store.lockIdleVisitor(tx, visitorId, before)),
  );
}

function forgetOldRuns({ db, now }: RetentionScope): Promise<number> {
  return inBatches((rows) => store.deleteRunsBefore(db, daysBefore(now(), RUNS_KEPT_DAYS), rows));
}

/** Everything that is looked for every night, and who deletes or blanks it. */
export const NIGHTLY = {
  guests: eraseIdleGuests,
  userlessChats: eraseIdleVisitors,
  userTraces: users.forgetOldTraces,
  chatTraces: forgetOldChatTraces,
  rawFingerprints: users.hashRawFingerprints,
  campaigns: users.forgetOldCampaigns,
  sessions: forgetOldSessions,
  consents: users.forgetUserlessConsents,
  ages: users.forgetUserlessAges,
  suspensions: forgetOldSuspensions,
  codes: users.forgetOldCodes,
  marks: users.forgetOldMarks,
  issues: forgetOldIssues,
  safetyTies: untieOldEvents,
  safetyEvents: forgetOldEvents,
  crises: forgetOldCrises,
  mails: forgetOldMails,
  notices: forgetOldNotices,
  checkIns: forgetOldCheckIns,
  usage: forgetOldUsage,
  gifts: forgetOldGifts,
  friendDevices: forgetOldDevices,
  orders: anonymiseOldOrders,
  vitals: forgetOldVitals,
  runs: forgetOldRuns,
} satisfies Partial<Record<KeptKind, (scope: RetentionScope) => Promise<number>>>;

async function runKind(scope: RetentionScope, kind: keyof typeof NIGHTLY): Promise<number> {
  let [count, failed] = [0, false];
  try {
    count = await NIGHTLY[kind](scope);
    if (count > 0) scope.log.info({ kind, count }, 'kept long enough');
  } catch (error) {
    failed = true;
    scope.log.error({ kind, reason: error instanceof Error ? error.name : 'unknown' }, 'retention failed');
  }
  await store.insertRun(scope.db, { kind, count, failed, createdAt: scope.now() });
  return count;
}

/**
 * Deletes or blanks everything that has been kept long enough; constants.ts says what that is. What fails is tried again the next night, and
 * stops nothing else.
 * @returns rows and people in all
 */
export async function keepPeriods(scope: RetentionScope): Promise<number> {
  let total = 0;
  for (const kind of Object.keys(NIGHTLY) as (keyof typeof NIGHTLY)[]) total += await runKind(scope, kind);
  return total;
}
