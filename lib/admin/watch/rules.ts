import { formatRupees } from '@/lib/kit/format';
import type { Run } from '../jobs/rules';
import { reconcilerWarning } from '../jobs/rules';
import {
  ALERT_KINDS,
  type AlertKind,
  BUDGET_STEPS,
  FAILED_MIN,
  FAILING_SHARE,
  REFUND_WAITS_MS,
} from './constants';

/** Something that is wrong at the moment. */
export type Trouble = {
  kind: AlertKind;
  /** What it is about; the same again is the same trouble. */
  subject: string;
  /** For people; nothing about a person. */
  text: string;
  fields: Readonly<Record<string, string | number>>;
};

const PAYMENT_WHY: Readonly<Record<string, string>> = {
  amount: 'another amount was paid than ordered',
  currency: 'it was paid in another currency',
  refund: 'a refund does not fit our books',
};

/** @param alert an open row of payment_alerts */
export const paymentTrouble = (alert: { orderId: string; reason: string; detail: string }): Trouble => ({
  kind: 'payment',
  subject: `${alert.orderId} ${alert.reason} ${alert.detail}`.slice(0, 120),
  text: `Order ${alert.orderId}: ${PAYMENT_WHY[alert.reason] ?? alert.reason}.`,
  fields: { order: alert.orderId, reason: alert.reason },
});

/** Whether too many replies of the last minutes failed. */
export function repliesTrouble({ given, failed }: { given: number; failed: number }): Trouble[] {
  const all = given + failed;
  if (failed < FAILED_MIN || failed <= all * FAILING_SHARE) return [];
  const text = `${failed} of ${all} replies failed in 5 minutes.`;
  return [{ kind: 'replies', subject: 'replies', text, fields: { failed, all } }];
}

/** The steps of its budget that a day has passed; of several the highest alone. */
export function budgetTroubles(
  day: string,
  uses: readonly { what: string; used: number; limit: number }[],
): Trouble[] {
  return uses.flatMap(({ what, used, limit }) => {
    const step = BUDGET_STEPS.findLast((percent) => used >= (limit * percent) / 100);
    if (step === undefined) return [];
    const text = `${step} % of the ${what} of ${day} are used: ${used} of ${limit}.`;
    return [
      {
        kind: 'budget' as const,
        subject: `${day} ${what} ${step}`,
        text,
        fields: { day, what, percent: step, used, limit },
      },
    ];
  });
}

export function reconcilerTrouble(run: Run | null, now: Date): Trouble[] {
  const text = reconcilerWarning(run, now);
  return text === null ? [] : [{ kind: 'reconciler', subject: 'reconciler', text, fields: {} }];
}

type Waiting = { id: string; orderId: string; amount: number; createdAt: Date };

/** Refunds that wait for a decision for too long. */
export function refundTroubles(refunds: readonly Waiting[], now: Date): Trouble[] {
  return refunds
    .filter(({ createdAt }) => now.getTime() - createdAt.getTime() >= REFUND_WAITS_MS)
    .map(({ id, orderId, amount }) => ({
      kind: 'refund' as const,
      subject: id,
      text: `A refund of ${formatRupees(amount)} for the order ${orderId} waits for a decision.`,
      fields: { order: orderId, rupees: amount },
    }));
}

/** @param issue a complaint whose answer or end should have come by now */
export const complaintTrouble = (issue: { number: string; isAnswered: boolean }): Trouble => ({
  kind: 'complaint',
  subject: `${issue.number} ${issue.isAnswered ? 'end' : 'answer'}`,
  text: `Complaint ${issue.number} is late: ${issue.isAnswered ? 'it should be closed by now' : 'nobody has answered it'}.`,
  fields: { complaint: issue.number },
});

/** @param balances that were not their ledger's sum when the last look was taken */
export const ledgerTrouble = (balances: number): Trouble[] =>
  balances === 0
    ? []
    : [
        {
          kind: 'ledger',
          subject: 'ledger',
          text: `${balances} balances differ from the ledger: \`npm run audit:ledger\` lists them.`,
          fields: { balances },
        },
      ];

/** @param brokenAt the first line of the audit log that is missing or was changed; null when none is */
export const auditTrouble = (brokenAt: bigint | null): Trouble[] =>
  brokenAt === null
    ? []
    : [
        {
          kind: 'audit',
          subject: `line ${brokenAt}`,
          text: `The audit log is broken: line ${brokenAt} is missing or was changed.`,
          fields: { line: String(brokenAt) },
        },
      ];

/** Where in the console something is looked into. */
export function placeOf(kind: string, fields: Readonly<Record<string, unknown>>): string {
  if (kind === 'complaint' && typeof fields.complaint === 'string')
    return `/admin/complaints/${fields.complaint}`;
  if (kind === 'payment') return '/admin/alerts';
  if (kind === 'audit') return '/admin/audit';
  return kind === 'refund'
    ? '/admin/refunds'
    : kind === 'reconciler' || kind === 'ledger'
      ? '/admin/jobs'
      : '/admin/watch';
}

/** Whether the end of an alert is told. */
export const tellsEnd = (kind: string): boolean =>
  Object.entries(ALERT_KINDS).some(([name, { tellsEnd: tells }]) => name === kind && tells);
