import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { listComplaints } from '@/lib/admin/complaints/contract';
import { kindsFor } from '@/lib/admin/complaints/rules';
import { ISSUE_STATES } from '@/lib/issues/constants';
import { CASE_KIND_LABEL } from '@/lib/issues/copy';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

/** Complaints, the one that is due first on top. */
export function ComplaintsScreen({
  operator,
  asked,
  list,
}: {
  operator: Operator;
  /** As in the address. */
  asked: { kind: string; state: string; q: string; page: number };
  list: Response<typeof listComplaints>;
}) {
  const { kind, state, q, page } = asked;
  const kinds = kindsFor(operator.role);
  return (
    <ConsoleFrame operator={operator} path="/admin/complaints" title="Complaints">
      <form action="/admin/complaints" className="flex max-w-2xl flex-wrap items-end gap-3">
        <div>
          <Label htmlFor="kind">Kind</Label>
          <NativeSelect id="kind" name="kind" defaultValue={kind}>
            <NativeSelectOption value="">All</NativeSelectOption>
            {kinds.map((one) => (
              <NativeSelectOption key={one} value={one}>
                {CASE_KIND_LABEL[one]}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <div>
          <Label htmlFor="state">State</Label>
          <NativeSelect id="state" name="state" defaultValue={state}>
            <NativeSelectOption value="">All</NativeSelectOption>
            {ISSUE_STATES.map((one) => (
              <NativeSelectOption key={one} value={one}>
                {one}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <div className="min-w-0 flex-1 basis-48">
          <Label htmlFor="q">Number or person’s id</Label>
          <Input id="q" name="q" type="search" defaultValue={q} maxLength={60} />
        </div>
        <Button type="submit">Show</Button>
      </form>
      <DataTable
        caption="Complaints"
        rows={list.complaints}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => `/admin/complaints/${number}`}
        list={{
          path: '/admin/complaints',
          query: { kind, state, q },
          words: ['Previous page', 'Next page'],
          newer: page > 1 ? { page: String(page - 1) } : null,
          older: list.hasMore ? { page: String(page + 1) } : null,
        }}
        empty="Nothing waits here."
        columns={[
          { title: 'Number', cell: ({ number }) => <span className="whitespace-nowrap">{number}</span> },
          {
            title: 'What',
            cell: ({ detail }) => (
              <span dir="auto" className="line-clamp-2 min-w-48 max-w-prose break-words">
                {detail}
              </span>
            ),
          },
          { title: 'Kind', cell: (one) => CASE_KIND_LABEL[one.kind] },
          { title: 'State', cell: (one) => one.state },
          {
            title: 'Due',
            cell: ({ dueAt, isLate }) => (
              <>
                {dueAt ? indiaDateTime(new Date(dueAt)) : '—'}{' '}
                {isLate ? <Badge variant="marigold">Late</Badge> : null}
              </>
            ),
          },
          { title: 'With', cell: ({ assignee }) => assignee ?? '—' },
        ]}
      />
    </ConsoleFrame>
  );
}
