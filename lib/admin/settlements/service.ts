/*
 * Invariants:
 * - An explanation and its line in the audit log are one transaction.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import * as settlements from '@/lib/payments/settlements/service';
import { recordDeed } from '../audit/service';
import { readPlace, writePlace } from '../orders/rules';
import type { explainDifference as explainEndpoint, listSettlements as listEndpoint } from './contract';

const PAGE = 50;
const DAYS_SHOWN = 14;

/** Differences of a state, and the days that were fetched last; both the newest first. */
export async function listSettlements(
  { db }: OperatorScope,
  { state = 'open', after }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const place = after === undefined ? null : readPlace(after);
  const behind = place && { createdAt: place.createdAt, id: place.orderId };
  const [found, days] = await Promise.all([
    settlements.listDifferences(db, state, behind, PAGE + 1),
    settlements.listDays(db, DAYS_SHOWN),
  ]);
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    differences: shown.map(({ createdAt, goneAt, ...difference }) => ({
      ...difference,
      at: createdAt.toISOString(),
      goneAt: goneAt?.toISOString() ?? null,
    })),
    next: last && found.length > PAGE ? writePlace({ createdAt: last.createdAt, orderId: last.id }) : null,
    days: days.map(({ finishedAt, ...day }) => ({ ...day, finishedAt: finishedAt?.toISOString() ?? null })),
  };
}

/** Closes a difference with why. @throws AppError `not_found`, `conflict` (explained already) */
export async function explainDifference(
  scope: OperatorScope,
  { id, because }: Input<typeof explainEndpoint>,
): Promise<Answer<typeof explainEndpoint>> {
  const wanted = { id, because, operator: scope.operator.email };
  await settlements.explainDifference(scope, wanted, (tx) =>
    recordDeed(tx, scope, {
      action: 'settlement.explain',
      subject: { kind: 'difference', id },
      reason: because,
    }),
  );
  return { success: true };
}
