import { AUDIT_ACTIONS } from '@/lib/admin/audit/constants';
import type { checkAudit, listAudit } from '@/lib/admin/audit/contract';
import type { ListQuery } from '@/lib/admin/lists/rules';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { AskedList } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';

const actionText = (action: string): string =>
  Object.entries(AUDIT_ACTIONS).find(([name]) => name === action)?.[1] ?? action;

const FILTERS: readonly Filter[] = [
  {
    name: 'subject',
    label: 'About (id of a person, number of a complaint, e-mail of an operator)',
    type: 'search',
    maxLength: 254,
  },
  { name: 'operator', label: 'Who (e-mail)', type: 'search', maxLength: 254 },
  { name: 'action', label: 'Did', options: [['', 'Anything'], ...Object.entries(AUDIT_ACTIONS)] },
  ...DAY_FILTERS,
];

/** Whether the log is whole, and since when that is known. */
function LogState({
  check: { lines, waiting, brokenAt, wholeAt, wholeLines },
}: {
  check: Response<typeof checkAudit>;
}) {
  if (brokenAt !== null)
    return (
      <p role="alert" className="rounded-md bg-marigold-tint px-4 py-2 text-marigold-ink leading-6">
        The log is broken: line {brokenAt} is missing or was changed.
      </p>
    );
  return (
    <p role="status" className="leading-6">
      The log is whole: {lines} lines, each following the one before
      {waiting > 0 ? `; ${waiting} more are checked within the hour` : ''}.{' '}
      {wholeAt === null
        ? 'All lines from the first on are checked within the hour.'
        : `All ${wholeLines} from the first on were last checked ${formatStamp(wholeAt)}.`}
    </p>
  );
}

/** What operators saw and did, newest first, and whether the log is whole. */
export function AuditScreen({
  operator,
  asked,
  wrong,
  list,
  check,
}: {
  operator: Operator;
  asked: ListQuery;
  wrong: string | undefined;
  list: Response<typeof listAudit> | undefined;
  check: Response<typeof checkAudit> | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/audit" title="Audit log">
      {check ? <LogState check={check} /> : null}
      <AskedList
        path="/admin/audit"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        order="-line"
        csv="/api/admin/audit/export"
        caption="Lines of the audit log"
        rows={list?.lines ?? []}
        keyOf={({ seq }) => seq}
        empty="No lines."
        columns={[
          { title: 'Line', numeric: true, order: 'line', cell: ({ seq }) => seq },
          { title: 'When', cell: ({ at }) => formatStamp(at) },
          { title: 'Who', cell: ({ operator: who, role }) => `${who} (${role})` },
          { title: 'Did', cell: ({ action }) => actionText(action) },
          {
            title: 'To',
            cell: ({ subjectKind, subjectId }) => (subjectId ? `${subjectKind} ${subjectId}` : '—'),
          },
          { title: 'Why', cell: ({ reason }) => reason ?? '—' },
          {
            title: 'Detail',
            cell: ({ detail }) => <span className="wrap-anywhere block min-w-40">{detail ?? '—'}</span>,
          },
          { title: 'From', cell: ({ address }) => address },
        ]}
      />
    </ConsoleFrame>
  );
}
