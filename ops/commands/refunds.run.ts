import { AppError } from '@/lib/kit/app-error';
import { formatRupees } from '@/lib/kit/format';
import type { Db, Log } from '@/lib/kit/scope';
import {
  type Approval,
  approveRefund,
  listOpenRefunds,
  refuseRefund,
} from '@/lib/payments/refund-approval/service';
import { openDb } from '@/lib/server/db';

/** Refunds shown at once. */
const LISTED = 500;

async function list(db: Db): Promise<void> {
  const open = await listOpenRefunds(db, LISTED);
  if (open.length === 0) console.log('No refund waits.');
  else
    console.table(
      open.map(({ id, reason, orderId, messages, amount, paid, approvals, createdAt }) => ({
        ...{ id, reason, orderId, messages, refund: formatRupees(amount), paid: formatRupees(paid) },
        ...{ approved: approvals.join(', '), since: createdAt.toISOString() },
      })),
    );
}

const nothing = () => undefined;
/** The command says what it did itself, and who decided stands with the refund. */
const QUIET: Log = { info: nothing, warn: nothing, error: nothing, security: nothing };

const SAID: Readonly<Record<Approval['outcome'], (approval: Approval) => string>> = {
  approved: ({ messages, amount }) =>
    `Approved: ${formatRupees(amount)} go back${messages > 0 ? ` for ${messages} messages` : ''}, within some minutes.`,
  waiting: ({ amount }) => `Noted. ${formatRupees(amount)} need the approval of a second person.`,
  nothing_left: () => 'Nothing is left to refund; the request is refused, and the person reads why.',
};

/** `npm run refunds`, whose arguments and DATABASE_URL ops/commands/refunds.mjs has checked. */
async function run([what, requestId = '', operator = '', reason = '']: readonly string[]): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  const scope = { db, now: () => new Date(), log: QUIET };
  try {
    if (what === 'list') await list(db);
    else if (what === 'approve') {
      const approval = await approveRefund(scope, { requestId, operator });
      console.log(SAID[approval.outcome](approval));
    } else {
      await refuseRefund(scope, { requestId, operator, reason });
      console.log('Refused. The person reads the reason in the account.');
    }
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
