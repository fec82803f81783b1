import type { Runner } from '@/lib/kit/scope';
import * as findUsersQuery from './find-users.queries';

/** What somebody may be found by; each may be missing. The e-mail address is in small letters. */
export type Names = { ids: readonly string[]; email: string | null; mobileNumber: string | null };

/** Users by id, e-mail address or verified mobile number, those seen last first. */
export function findUsers(db: Runner, { ids, ...names }: Names, take: number) {
  return findUsersQuery.findUsers.run({ ids: [...ids], ...names, take }, db);
}
