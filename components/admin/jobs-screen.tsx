import { Badge } from '@/components/ui/badge';
import type { listJobs } from '@/lib/admin/jobs/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { RetryButton } from './retry-button';

const when = (at: string | null) => (at === null ? '—' : formatStamp(at));

/** What runs in the background, what waits for it, and what was given up. */
export function JobsScreen({
  operator,
  found: { jobs, queues, reasons },
}: {
  operator: Operator;
  found: Response<typeof listJobs>;
}) {
  const failures = queues.flatMap(({ name, title, failures: of }) =>
    of.map((failure) => ({ ...failure, queue: name, title })),
  );
  return (
    <ConsoleFrame operator={operator} path="/admin/jobs" title="Jobs">
      {reasons.map((reason) => (
        <p key={reason} role="status" className="rounded-md bg-marigold-tint px-4 py-2 text-marigold-ink">
          {reason}
        </p>
      ))}
      <h2 className="text-lg">Last runs</h2>
      <DataTable
        caption="Last runs"
        rows={jobs}
        keyOf={({ name }) => name}
        empty="There are no jobs."
        columns={[
          { title: 'Job', cell: ({ title }) => <span className="block min-w-40">{title}</span> },
          {
            title: 'Went well',
            cell: ({ lastOkAt, isLate }) => (
              <>
                {when(lastOkAt)} {isLate ? <Badge variant="marigold">Late</Badge> : null}
              </>
            ),
          },
          { title: 'Dealt with', numeric: true, cell: ({ lastCount }) => lastCount },
          { title: 'Took', numeric: true, cell: ({ lastTookMs }) => `${lastTookMs} ms` },
          { title: 'Failed', cell: ({ lastFailedAt }) => when(lastFailedAt) },
          { title: 'With', cell: ({ lastError }) => lastError ?? '—' },
        ]}
      />
      <h2 className="text-lg">Queues</h2>
      <DataTable
        caption="Queues"
        rows={queues}
        keyOf={({ name }) => name}
        empty="Nothing waits here."
        columns={[
          { title: 'Queue', cell: ({ title }) => <span className="block min-w-40">{title}</span> },
          { title: 'Waiting', numeric: true, cell: ({ depth }) => depth },
          { title: 'The oldest since', cell: ({ oldestAt }) => when(oldestAt) },
          { title: 'Given up', numeric: true, cell: ({ failures: of }) => of.length },
        ]}
      />
      <h2 className="text-lg">Given up</h2>
      <DataTable
        caption="Given up"
        rows={failures}
        keyOf={({ queue, id }) => `${queue} ${id}`}
        empty="Nothing was given up."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'Queue', cell: ({ title }) => title },
          { title: 'With', cell: ({ error }) => error },
          {
            title: 'Again',
            cell: ({ queue, id, title }) => <RetryButton queue={queue} id={id} what={title} />,
          },
        ]}
      />
    </ConsoleFrame>
  );
}
