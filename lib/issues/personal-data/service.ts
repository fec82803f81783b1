/*
 * Invariants:
 * - A report names a mobile number, not a user: only the owner of the verified number counts as its author.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteIssues, listIssues } from './store';

/** +91…, or null while the person has verified none. */
type Person = { verifiedNumber: string | null };

/** The reports made with the person's number. */
export async function collectPersonalData(db: Runner, { verifiedNumber }: Person) {
  return verifiedNumber === null ? [] : listIssues(db, verifiedNumber);
}

/** Deletes them. Inside the caller's transaction. */
export async function deletePersonalData(tx: Runner, { verifiedNumber }: Person): Promise<void> {
  if (verifiedNumber !== null) await deleteIssues(tx, verifiedNumber);
}
