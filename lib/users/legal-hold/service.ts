/*
 * Invariants:
 * - Of whom an authority wants everything kept nothing is deleted: not by the person, not by an erasure, not because it is old.
 * - A guest's hold goes with what the guest has, into the account.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Runner } from '@/lib/kit/scope';
import { keptByLaw } from './copy';
import * as store from './store';

export type { Hold } from './store';
export { findHold, listHolds, writeHold } from './store';

/**
 * Asked before anything of a user is deleted, in the same transaction.
 * @throws AppError `conflict` while the law has it kept
 */
export async function refuseWhileKept(tx: Runner, userId: string): Promise<void> {
  if (await store.findHold(tx, userId)) throw new AppError('conflict', keptByLaw());
}
