import { type Admitted, admitOperator } from '@/lib/admin/gate/service';
import type { OperatorRole } from '@/lib/kit/operator';
import type { Caller } from './caller';
import { env } from './env';
import { jobScope } from './scope';

/** What a caller is in the console; null for everybody to whom there is no such thing. */
export const admitCaller = async (
  roles: readonly OperatorRole[],
  caller: Caller | null,
): Promise<Admitted | null> =>
  caller && admitOperator(jobScope(), caller, { owners: env().ADMIN_EMAILS, roles });
