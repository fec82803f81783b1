import { SENDING_BATCH, SENDING_LEASE_MS } from './constants';
import { advance, type SendingScope } from './service';
import { claimDue } from './store';

/**
 * Sends every approved refund that is due to Cashfree, and asks about those that Cashfree has. Any number of processes may do this at
 * once: each refund is claimed by one of them, and claimed again if that one dies.
 * @returns refunds that Cashfree was called about
 */
export async function sendRefunds(scope: SendingScope): Promise<number> {
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + SENDING_LEASE_MS);
  const due = await claimDue(scope.db, now, leaseUntil, SENDING_BATCH);
  for (const transfer of due) await advance(scope, transfer);
  return due.length;
}
