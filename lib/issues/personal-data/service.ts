/*
 * Invariants:
 * - A report names a mobile number, not a user: only who has proved to own the number counts as its writer.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteIssues, type IssueRow, listIssues } from './store';

/** The reports made with a verified number (+91…); none without one. */
export async function collectPersonalData(
  db: Runner,
  { verifiedNumber }: { verifiedNumber: string | null },
): Promise<IssueRow[]> {
  return verifiedNumber === null ? [] : listIssues(db, verifiedNumber);
}

/** Removes them. Inside the caller's transaction. */
export async function deletePersonalData(
  tx: Runner,
  { verifiedNumber }: { verifiedNumber: string | null },
): Promise<void> {
  if (verifiedNumber !== null) await deleteIssues(tx, verifiedNumber);
}
