/*
 * Invariants:
 * - Only the console reads what was said around a reported message, and it writes down that it did, why, and for whose download.
 * - A removed message is shown to nobody and given to no model, and what was remembered of it goes in the same transaction. It can be put
 *   back; what was remembered cannot.
 * - Two operators at once remove a message once.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Db, Runner } from '@/lib/kit/scope';
import { forgetSaid } from '@/lib/memory/service';
import { NO_SUCH_REPORT, REMOVED_ALREADY, THERE_ALREADY } from './copy';
import * as store from './store';

export { findAround, findReport, setState as setReportState } from './store';

/**
 * Takes a reported message out of its chat.
 * @param deed.by the operator, by e-mail address
 * @param record writes it down in the same transaction
 * @throws AppError `not_found`, `conflict` when it is removed already
 */
export async function removeMessage(
  db: Db,
  { messageId, ...deed }: { messageId: string; by: string; reason: string; now: Date },
  record: (tx: Runner) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await store.findReport(tx, messageId);
    if (!report) throw new AppError('not_found', NO_SUCH_REPORT);
    if (!(await store.remove(tx, messageId, deed))) throw new AppError('conflict', REMOVED_ALREADY);
    const said = { sessionId: report.sessionId, messageId, seq: String(report.message.seq) };
    await forgetSaid(tx, said, deed.now);
    await record(tx);
  });
}

/** Puts a removed message back into its chat. @throws AppError `not_found`, `conflict` when it is there already */
export async function putMessageBack(
  db: Db,
  messageId: string,
  record: (tx: Runner) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await store.findReport(tx, messageId))) throw new AppError('not_found', NO_SUCH_REPORT);
    if (!(await store.putBack(tx, messageId))) throw new AppError('conflict', THERE_ALREADY);
    await record(tx);
  });
}
