import { Badge } from '@/components/ui/badge';
import type { listRetention } from '@/lib/admin/retention/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

type Kind = Response<typeof listRetention>['kinds'][number];

const BY: Readonly<Record<Kind['by'], string>> = {
  night: 'not yet',
  hour: 'every hour, by a job of its own',
  minute: 'every minute, by a job of its own',
  operator: 'the operator',
  nobody: 'never stored',
};

/** What is kept how long, and what the nightly job did about it. */
export function RetentionScreen({ operator, kinds }: { operator: Operator; kinds: readonly Kind[] }) {
  return (
    <ConsoleFrame operator={operator} path="/admin/data" title="Kept data">
      <DataTable
        caption="Periods"
        rows={kinds}
        keyOf={({ kind }) => kind}
        empty="Nothing is kept."
        columns={[
          { title: 'What', cell: ({ what }) => <span className="block min-w-48">{what}</span> },
          { title: 'Kept', cell: ({ kept }) => kept },
          { title: 'From', cell: ({ from }) => from },
          {
            title: 'Last run',
            cell: ({ by, lastAt, failed }) => (
              <>
                {lastAt ? formatStamp(lastAt) : BY[by]}{' '}
                {failed ? <Badge variant="marigold">Failed</Badge> : null}
              </>
            ),
          },
          { title: 'Gone', numeric: true, cell: ({ lastCount }) => lastCount },
          { title: '30 days', numeric: true, cell: ({ latelyCount }) => latelyCount },
        ]}
      />
    </ConsoleFrame>
  );
}
