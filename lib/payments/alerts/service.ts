/*
 * Invariants:
 * - An alert is closed once, by an operator who says why; that it was seen is noted once, for who saw it first.
 * - Who an operator is and what they may do is the caller's business; here they are a name.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { ALERT_DONE, NO_ALERT } from './copy';
import * as store from './store';

export { listAlerts, listOpenAlerts, listSurplus } from './store';

type Deed = { id: string; operator: string };
/** Writes the deed down in its transaction. */
type RecordAlert = (tx: Runner, alert: { orderId: string }) => Promise<void>;

async function requireAlert(tx: Runner, id: string): Promise<{ orderId: string }> {
  const alert = await store.findAlert(tx, id);
  if (!alert) throw new AppError('not_found', NO_ALERT);
  return alert.payment;
}

/** Notes that an operator has seen an alert; later ones change nothing. @throws AppError `not_found` */
export async function seeAlert(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { id, operator }: Deed,
  record: RecordAlert,
): Promise<void> {
  await db.transaction(async (tx) => {
    const alert = await requireAlert(tx, id);
    if (await store.markSeen(tx, id, operator, now())) await record(tx, alert);
  });
}

/** Closes an alert with why. @throws AppError `not_found`, `conflict` (closed already) */
export async function closeAlert(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { id, operator, because }: Deed & { because: string },
  record: RecordAlert,
): Promise<void> {
  await db.transaction(async (tx) => {
    const alert = await requireAlert(tx, id);
    await store.markSeen(tx, id, operator, now());
    if (!(await store.markDone(tx, id, { by: operator, because }, now())))
      throw new AppError('conflict', ALERT_DONE);
    await record(tx, alert);
  });
}
