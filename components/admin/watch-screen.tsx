import { Badge } from '@/components/ui/badge';
import { ALERT_KINDS } from '@/lib/admin/watch/constants';
import type { listAlerts } from '@/lib/admin/watch/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
import { TestAlertButton } from './test-alert-button';

const when = (at: string) => formatStamp(at);

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['', 'All'],
      ['open', 'Not over'],
      ['over', 'Over'],
    ],
  },
  {
    name: 'kind',
    label: 'What',
    options: [['', 'All'], ...Object.entries(ALERT_KINDS).map(([kind, { title }]) => [kind, title] as const)],
  },
  ...DAY_FILTERS,
];

/** Where alerts go besides this page. */
function ways({ hasWebhook, hasMail }: Response<typeof listAlerts>): string {
  const named = [hasWebhook ? 'the webhook' : null, hasMail ? 'the owners’ mail' : null].filter(Boolean);
  return named.length > 0
    ? `Alerts go to ${named.join(' and ')}.`
    : 'Alerts go nowhere but here: neither ALERT_WEBHOOK_URL nor SMTP_URL is set.';
}

/** What operators were told of, and where it goes. */
export function WatchScreen({ operator, asked, wrong, list }: ListScreen<typeof listAlerts>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/watch" title="Watch">
      {list ? (
        <p className="max-w-prose leading-6">
          {ways(list)} {list.open === 0 ? 'Nothing is wrong now.' : `Not over: ${list.open}.`}
        </p>
      ) : null}
      {operator.role === 'owner' ? <TestAlertButton /> : null}
      <AskedList
        path="/admin/watch"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        order="-since"
        csv="/api/admin/watch/export"
        caption="Alerts"
        rows={list?.alerts ?? []}
        keyOf={({ id }) => id}
        hrefOf={({ place }) => place}
        empty="Nothing has been wrong so far."
        columns={[
          { title: 'What', cell: ({ title }) => <span className="whitespace-nowrap">{title}</span> },
          { title: 'Says', cell: ({ text }) => <span className="block min-w-56 break-words">{text}</span> },
          { title: 'Since', order: 'since', cell: ({ openedAt }) => when(openedAt) },
          {
            title: 'Over',
            cell: ({ resolvedAt }) =>
              resolvedAt ? when(resolvedAt) : <Badge variant="marigold">Open</Badge>,
          },
          { title: 'Webhook', cell: ({ webhook, error }) => (error ? `${webhook} (${error})` : webhook) },
        ]}
      />
    </ConsoleFrame>
  );
}
