/*
 * Invariants:
 * - A thing that is wrong is told of once, whichever and however many processes look, and once more when it is over.
 * - What could not be looked at changes nothing: no alert ends because a question failed.
 */

import type { Budgets } from '@/lib/ai/usage/constants';
import { countReplies, findDayUse } from '@/lib/ai/usage/service';
import { CASE_KINDS } from '@/lib/issues/constants';
import { ANY_ISSUE, firstDue, listIssues } from '@/lib/issues/desk/service';
import { isLate, issueNumber } from '@/lib/issues/rules';
import type { JobScope } from '@/lib/kit/scope';
import { listOpenAlerts } from '@/lib/payments/alerts/service';
import { listOpenRefunds } from '@/lib/payments/refund-approval/service';
import { findKnownBreak } from '../audit/checks/service';
import { findRun } from '../jobs/service';
import { ALERT_KINDS, type AlertKind, REPLIES_WINDOW_MS, THINGS_MAX } from './constants';
import { tell } from './delivery/service';
import * as rules from './rules';
import * as store from './store';

export type LookScope = JobScope & { budgets: Budgets; appUrl: string };

/** What is wrong at the moment, by kind. */
const LOOKS: Readonly<Record<AlertKind, (scope: LookScope) => Promise<rules.Trouble[]>>> = {
  payment: async ({ db }) => (await listOpenAlerts(db, THINGS_MAX)).map(rules.paymentTrouble),
  replies: async ({ db, now }) =>
    rules.repliesTrouble(await countReplies(db, new Date(now().getTime() - REPLIES_WINDOW_MS))),
  budget: async (scope) => {
    const { day, uses } = await findDayUse(scope, scope.budgets);
    return rules.budgetTroubles(day, uses);
  },
  reconciler: async ({ db, now }) => rules.reconcilerTrouble(await findRun(db, 'reconcile-payments'), now()),
  refund: async ({ db, now }) => rules.refundTroubles(await listOpenRefunds(db, THINGS_MAX), now()),
  // Those that are due first come first.
  complaint: async ({ db, now }) =>
    (await listIssues(db, { ...ANY_ISSUE, kinds: CASE_KINDS }, firstDue(THINGS_MAX)))
      .filter((issue) => isLate(issue, now()))
      .map(({ number, firstAnsweredAt }) =>
        rules.complaintTrouble({ number: issueNumber(number), isAnswered: firstAnsweredAt !== null }),
      ),
  ledger: async ({ db }) => rules.ledgerTrouble((await findRun(db, 'prove-ledger'))?.lastCount ?? 0),
  audit: async ({ db }) => rules.auditTrouble(await findKnownBreak(db)),
};

async function lookFor(scope: LookScope, kind: AlertKind): Promise<number> {
  const { db, appUrl } = scope;
  const now = scope.now();
  const troubles = await LOOKS[kind](scope);
  const open = await store.listOpen(db, kind);
  let told = 0;
  for (const trouble of troubles) {
    if (open.some(({ subject }) => subject === trouble.subject)) continue;
    // A step of a day's budget that was passed before, and is not counted any more, is not passed again.
    if (!rules.tellsEnd(kind) && (await store.wasTold(db, kind, trouble.subject))) continue;
    await db.transaction(async (tx) => {
      const opened = await store.openAlert(tx, trouble, now);
      if (opened === null) return;
      await tell(tx, { ...trouble, ...opened }, 'opened', { now, appUrl });
      told += 1;
    });
  }
  for (const alert of open) {
    if (troubles.some(({ subject }) => subject === alert.subject)) continue;
    await db.transaction(async (tx) => {
      if (!(await store.endAlert(tx, alert.id, now)) || !rules.tellsEnd(kind)) return;
      await tell(tx, alert, 'resolved', { now, appUrl });
      told += 1;
    });
  }
  return told;
}

/** Looks for what is wrong, and tells of what is new and of what is over. @returns alerts told */
export async function lookForTrouble(scope: LookScope): Promise<number> {
  let told = 0;
  for (const kind of Object.keys(ALERT_KINDS) as AlertKind[])
    try {
      told += await lookFor(scope, kind);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      scope.log.error({ kind, reason }, 'not looked for trouble');
    }
  return told;
}
