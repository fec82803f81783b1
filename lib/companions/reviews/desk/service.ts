/*
 * Invariants:
 * - A hidden review is shown to nobody and counts for no rating; its author reads that it is hidden, and why.
 * - Two operators at once hide a review once.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Db, Runner } from '@/lib/kit/scope';
import { NO_SUCH_REVIEW, REVIEW_HIDDEN_ALREADY, REVIEW_SHOWN_ALREADY } from '../copy';
import * as store from './store';

export type { DeskReview, ReviewsBy } from './store';

export const listDeskReviews = store.listReviews;
export const findDeskReview = store.findReview;

async function refuseUnchanged(tx: Runner, id: string, because: string): Promise<never> {
  const found = await store.findReview(tx, id);
  throw found ? new AppError('conflict', because) : new AppError('not_found', NO_SUCH_REVIEW);
}

/**
 * Hides a review from everybody.
 * @param record writes it down in the same transaction
 * @throws AppError `not_found`, `conflict` when it is hidden already
 */
export async function hideReview(
  db: Db,
  { id, by, reason, now }: { id: string; by: string; reason: string; now: Date },
  record: (tx: Runner) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const hidden = { hiddenAt: now, hiddenBy: by, hiddenReason: reason };
    if (!(await store.hide(tx, id, hidden))) await refuseUnchanged(tx, id, REVIEW_HIDDEN_ALREADY);
    await record(tx);
  });
}

/** Shows a hidden review again. @throws AppError `not_found`, `conflict` when it is shown already */
export async function showReview(db: Db, id: string, record: (tx: Runner) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await store.show(tx, id))) await refuseUnchanged(tx, id, REVIEW_SHOWN_ALREADY);
    await record(tx);
  });
}
