import { Badge } from '@/components/ui/badge';
import type { listAlerts } from '@/lib/admin/watch/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { TestAlertButton } from './test-alert-button';

const when = (at: string) => indiaDateTime(new Date(at));

/** What operators were told of, and where it goes. */
export function WatchScreen({
  operator,
  found: { alerts, hasWebhook, hasMail },
}: {
  operator: Operator;
  found: Response<typeof listAlerts>;
}) {
  const ways = [hasWebhook ? 'the webhook' : null, hasMail ? 'the owners’ mail' : null].filter(Boolean);
  return (
    <ConsoleFrame operator={operator} path="/admin/watch" title="Watch">
      <p className="max-w-prose leading-6">
        {ways.length > 0
          ? `Alerts go to ${ways.join(' and ')}.`
          : 'Alerts go nowhere but here: neither ALERT_WEBHOOK_URL nor SMTP_URL is set.'}
      </p>
      {operator.role === 'owner' ? <TestAlertButton /> : null}
      <DataTable
        caption="Alerts"
        rows={alerts}
        keyOf={({ id }) => id}
        hrefOf={({ place }) => place}
        empty="Nothing has been wrong so far."
        columns={[
          { title: 'What', cell: ({ title }) => <span className="whitespace-nowrap">{title}</span> },
          { title: 'Says', cell: ({ text }) => <span className="block min-w-56 break-words">{text}</span> },
          { title: 'Since', cell: ({ openedAt }) => when(openedAt) },
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
