/*
 * Invariants:
 * - What is shown and sent names orders, complaints and numbers, and nobody.
 * - A test is written down before anything leaves, and no transaction is open while it does.
 */
import { randomUUID } from 'node:crypto';
import type { Answer } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import type { SendMail } from '@/lib/mail/ports';
import { recordLook } from '../audit/service';
import { ALERT_KINDS, ALERTS_PAGE, type AlertKind } from './constants';
import type { listAlerts as listEndpoint, testAlert as testEndpoint } from './contract';
import type { PostAlert } from './ports';
import { placeOf } from './rules';
import * as store from './store';

type AlertScope = OperatorScope & {
  postAlert: PostAlert | null;
  sendMail: SendMail | null;
  owners: readonly string[];
  appUrl: string;
};

const isKind = (kind: string): kind is AlertKind => kind in ALERT_KINDS;

/** The newest alerts, those that are not over first. */
export async function listAlerts(scope: AlertScope): Promise<Answer<typeof listEndpoint>> {
  const alerts = await store.listAlerts(scope.db, ALERTS_PAGE);
  return {
    alerts: alerts.map(({ id, kind, text, fields, openedAt, resolvedAt, posts }) => {
      const post = posts.find(({ phase }) => phase === 'opened');
      return {
        ...{ id, text, title: isKind(kind) ? ALERT_KINDS[kind].title : kind },
        place: placeOf(kind, Object(fields) as Record<string, unknown>),
        openedAt: openedAt.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
        ...{ webhook: post?.state ?? 'queued', error: post?.error ?? null },
      };
    }),
    hasWebhook: scope.postAlert !== null,
    hasMail: scope.sendMail !== null && scope.owners.length > 0,
  };
}

const TEST = 'This is a test of the alerts. Nothing is wrong.';

/** Sends a test alert at once, to the webhook and to the owners. */
export async function testAlert(scope: AlertScope): Promise<Answer<typeof testEndpoint>> {
  const { postAlert, sendMail, owners, appUrl } = scope;
  await recordLook(scope, { action: 'alert.test' });
  const id = randomUUID();
  const url = new URL('/admin/watch', appUrl).toString();
  const message = { text: TEST, kind: 'test', phase: 'test', subject: 'test', fields: {} } as const;
  const [webhook, mail] = await Promise.all([
    postAlert?.({ ...message, id, url, at: scope.now().toISOString() }) ?? null,
    owners.length > 0 && sendMail
      ? sendMail({ id, to: owners, subject: 'Saathi: a test of the alerts', text: `${TEST}\n\n${url}\n` })
      : null,
  ]);
  const mailAnswer =
    mail === null
      ? null
      : mail.outcome === 'taken'
        ? { isTaken: true, code: '250', words: '' }
        : { isTaken: false, code: mail.code, words: '' };
  return { webhook, mail: mailAnswer };
}
