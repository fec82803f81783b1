import { Badge } from '@/components/ui/badge';
import type { listComplaints } from '@/lib/admin/complaints/contract';
import { kindsFor } from '@/lib/admin/complaints/rules';
import type { ListQuery } from '@/lib/admin/lists/rules';
import { ISSUE_STATES } from '@/lib/issues/constants';
import { CASE_KIND_LABEL } from '@/lib/issues/copy';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator, OperatorRole } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS, type Filter, ListFilters } from './list-filters';

const filtersFor = (role: OperatorRole): readonly Filter[] => [
  {
    name: 'kind',
    label: 'Kind',
    options: [['', 'All'], ...kindsFor(role).map((one) => [one, CASE_KIND_LABEL[one]] as const)],
  },
  {
    name: 'state',
    label: 'State',
    options: [['', 'All'], ...ISSUE_STATES.map((one) => [one, one] as const)],
  },
  {
    name: 'assignee',
    label: 'With',
    options: [
      ['', 'Anybody'],
      ['me', 'Me'],
    ],
  },
  { name: 'q', label: 'Number or person’s id', type: 'search', maxLength: 60 },
  ...DAY_FILTERS,
];

/** Complaints, the one that is due first on top. */
export function ComplaintsScreen({
  operator,
  asked,
  wrong,
  list,
}: {
  operator: Operator;
  asked: ListQuery;
  wrong: string | undefined;
  list: Response<typeof listComplaints> | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/complaints" title="Complaints">
      <ListFilters path="/admin/complaints" query={asked} filters={filtersFor(operator.role)} wrong={wrong} />
      <DataTable
        caption="Complaints"
        rows={list?.complaints ?? []}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => `/admin/complaints/${number}`}
        list={{
          path: '/admin/complaints',
          query: asked,
          order: 'due',
          before: list?.before,
          after: list?.after,
          csv: wrong ? undefined : '/api/admin/complaints/export',
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
            order: 'due',
            cell: ({ dueAt, isLate }) => (
              <>
                {dueAt ? formatStamp(dueAt) : '—'} {isLate ? <Badge variant="marigold">Late</Badge> : null}
              </>
            ),
          },
          { title: 'Came', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'With', cell: ({ assignee }) => assignee ?? '—' },
        ]}
      />
    </ConsoleFrame>
  );
}
