/*
 * Invariants:
 * - What an alert says leaves in the transaction that opens or ends it, once for each: by the webhook and as a mail to the owners.
 * - Nothing that leaves names a person: orders, complaints and numbers alone.
 */
import type { Runner } from '@/lib/kit/scope';
import { queueMail } from '@/lib/mail/service';
import { placeOf } from '../rules';
import * as store from './store';

export { countPosts, retryPost } from './store';

type Told = { id: string; kind: string; text: string; fields: Readonly<Record<string, unknown>> };

/** Has an alert told, inside the transaction that opens or ends it. */
export async function tell(
  tx: Runner,
  { id, kind, text, fields }: Told,
  phase: store.Phase,
  { now, appUrl }: { now: Date; appUrl: string },
): Promise<void> {
  await store.insertPost(tx, id, phase, now);
  const said = phase === 'opened' ? text : `Over: ${text}`;
  const mail = {
    key: `alert:${id}:${phase}`,
    userId: null,
    subject: `Saathi: ${said}`,
    text: `${said}\n\n${new URL(placeOf(kind, fields), appUrl)}\n`,
  };
  await queueMail(tx, mail, now);
}
