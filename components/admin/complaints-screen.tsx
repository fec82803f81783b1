import { Badge } from '@/components/ui/badge';
import type { listComplaints } from '@/lib/admin/complaints/contract';
import { kindsFor } from '@/lib/admin/complaints/rules';
import { ISSUE_STATES } from '@/lib/issues/constants';
import { CASE_KIND_LABEL } from '@/lib/issues/copy';
import { formatStamp } from '@/lib/kit/format';
import type { OperatorRole } from '@/lib/kit/operator';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';

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
export function ComplaintsScreen({ operator, asked, wrong, list }: ListScreen<typeof listComplaints>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/complaints" title="Complaints">
      <AskedList
        path="/admin/complaints"
        asked={asked}
        wrong={wrong}
        filters={filtersFor(operator.role)}
        page={list}
        order="due"
        csv="/api/admin/complaints/export"
        caption="Complaints"
        rows={list?.complaints ?? []}
        keyOf={({ number }) => number}
        hrefOf={({ number }) => `/admin/complaints/${number}`}
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
