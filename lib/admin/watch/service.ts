/*
 * Invariants:
 * - What is shown and sent names orders, complaints and numbers, and nobody.
 * - A test is written down before anything leaves, and no transaction is open while it does.
 */
import { randomUUID } from 'node:crypto';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import type { SendMail } from '@/lib/mail/ports';
import { recordLook } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import { ALERT_KINDS, type AlertKind } from './constants';
import type {
  exportAlerts as exportEndpoint,
  listAlerts as listEndpoint,
  testAlert as testEndpoint,
} from './contract';
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

const titleOf = (kind: string) => (isKind(kind) ? ALERT_KINDS[kind].title : kind);

type Asked = Input<typeof listEndpoint>;
type Alert = Awaited<ReturnType<typeof store.listAlerts>>[number];

const filterOf = ({ state = 'all', kind, ...days }: Asked) => ({
  ...{ state, kind: kind ?? null },
  ...timesOf(days),
});

const LISTING: Listing<Alert, 'since'> = {
  first: '-since',
  placeOf: ({ openedAt, id }) => ({ value: openedAt.getTime(), key: id }),
};

/** How the message of an alert's beginning went to the webhook. */
const postOf = ({ posts }: Alert) => posts.find(({ phase }) => phase === 'opened');

/** Alerts of a state, a kind and a time, and where they go. */
export async function listAlerts(scope: AlertScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const [{ rows, ...ends }, open] = await Promise.all([
    readPage(asked, LISTING, (cut) => store.listAlerts(scope.db, filter, cut)),
    store.countOpen(scope.db),
  ]);
  return {
    alerts: rows.map((alert) => {
      const { id, kind, text, fields, openedAt, resolvedAt } = alert;
      const post = postOf(alert);
      return {
        ...{ id, text, title: titleOf(kind) },
        place: placeOf(kind, Object(fields) as Record<string, unknown>),
        openedAt: openedAt.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
        ...{ webhook: post?.state ?? 'queued', error: post?.error ?? null },
      };
    }),
    ...ends,
    open,
    hasWebhook: scope.postAlert !== null,
    hasMail: scope.sendMail !== null && scope.owners.length > 0,
  };
}

/** The same as CSV. */
export function exportAlerts(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'watch', asked, LISTING, (cut) => store.listAlerts(scope.db, filter, cut), {
    since_utc: ({ openedAt }) => openedAt,
    over_utc: ({ resolvedAt }) => resolvedAt,
    what: ({ kind }) => titleOf(kind),
    says: ({ text }) => text,
    webhook: (alert) => postOf(alert)?.state,
    webhook_error: (alert) => postOf(alert)?.error,
  });
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
