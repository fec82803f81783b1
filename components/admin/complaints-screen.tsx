import { Badge } from '@/components/ui/badge';
import { Button, buttonVariants } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import type { listComplaints } from '@/lib/admin/complaints/contract';
import { ISSUE_STATES } from '@/lib/issues/constants';
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
  asked: { state: string; q: string; page: number };
  list: Response<typeof listComplaints>;
}) {
  const { state, q, page } = asked;
  const pageAddress = (number: number) =>
    `/admin/complaints?${new URLSearchParams({ state, q, page: String(number) })}`;
  return (
    <ConsoleFrame operator={operator} path="/admin/complaints" title="Complaints">
      <form action="/admin/complaints" className="flex max-w-xl flex-wrap items-end gap-3">
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
        empty="Nothing waits here."
        columns={[
          {
            title: 'Number',
            cell: ({ number }) => (
              <a href={`/admin/complaints/${number}`} className="whitespace-nowrap font-semibold underline">
                {number}
              </a>
            ),
          },
          {
            title: 'What',
            cell: ({ detail }) => (
              <span dir="auto" className="line-clamp-2 min-w-48 max-w-prose break-words">
                {detail}
              </span>
            ),
          },
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
      <nav aria-label="Pages" className="flex gap-3">
        {page > 1 ? (
          <a href={pageAddress(page - 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Previous page
          </a>
        ) : null}
        {list.hasMore ? (
          <a href={pageAddress(page + 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Next page
          </a>
        ) : null}
      </nav>
    </ConsoleFrame>
  );
}
