/*
 * Invariants:
 * - An explanation and its line in the audit log are one transaction.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import * as settlements from '@/lib/payments/settlements/service';
import { recordDeed } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  explainDifference as explainEndpoint,
  exportSettlements as exportEndpoint,
  listSettlements as listEndpoint,
} from './contract';

const DAYS_SHOWN = 14;

type Asked = Input<typeof listEndpoint>;
type Difference = Awaited<ReturnType<typeof settlements.listDifferences>>[number];

const filterOf = ({ state = 'open', kind, ...days }: Asked) => ({
  ...{ state, kind: kind ?? null },
  ...timesOf(days),
});

const LISTING: Listing<Difference, 'when'> = {
  first: '-when',
  placeOf: ({ createdAt, id }) => ({ value: createdAt.getTime(), key: id }),
};

/** Differences of a state, a kind and a time, and the days that were fetched last. */
export async function listSettlements(
  { db }: OperatorScope,
  asked: Asked,
): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const [{ rows, ...ends }, days] = await Promise.all([
    readPage(asked, LISTING, (cut) => settlements.listDifferences(db, filter, cut)),
    settlements.listDays(db, DAYS_SHOWN),
  ]);
  return {
    differences: rows.map(({ createdAt, goneAt, ...difference }) => ({
      ...difference,
      at: createdAt.toISOString(),
      goneAt: goneAt?.toISOString() ?? null,
    })),
    ...ends,
    days: days.map(({ finishedAt, ...day }) => ({ ...day, finishedAt: finishedAt?.toISOString() ?? null })),
  };
}

/** The differences as CSV. */
export function exportSettlements(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  const find = (cut: Parameters<typeof settlements.listDifferences>[2]) =>
    settlements.listDifferences(scope.db, filter, cut);
  return exportList(scope, 'settlement-differences', asked, LISTING, find, {
    found_utc: ({ createdAt }) => createdAt,
    what: ({ kind }) => kind,
    reference: ({ reference }) => reference,
    order: ({ orderId }) => orderId,
    cashfree_payment: ({ cfPaymentId }) => cfPaymentId,
    here: ({ here }) => here,
    cashfree: ({ there }) => there,
    gone_utc: ({ goneAt }) => goneAt,
    explained_utc: ({ explainedAt }) => explainedAt,
    explained_by: ({ explainedBy }) => explainedBy,
    because: ({ because }) => because,
  });
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
