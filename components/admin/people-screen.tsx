import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { sortRows } from '@/lib/admin/lists/rules';
import type { searchPeople } from '@/lib/admin/people/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

type Found = Response<typeof searchPeople>['people'][number];

const VALUES = {
  messages: ({ balance }: Found) => balance,
  since: ({ createdAt }: Found) => createdAt,
  seen: ({ lastSeenAt }: Found) => lastSeenAt,
};

/**
 * One box for whatever an operator knows of a person.
 * @param found undefined while nothing was asked for, or what was asked for is no clue
 */
export function PeopleScreen({
  operator,
  q,
  order,
  found,
}: {
  operator: Operator;
  q: string;
  /** As in the address. */
  order: string;
  found: readonly Found[] | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/people" title="People">
      {/* biome-ignore lint/a11y/useSemanticElements: Safari takes <search> for nothing yet. */}
      <form role="search" action="/admin/people" className="flex max-w-xl flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Label htmlFor="q">Id, e-mail, mobile, order, Cashfree’s number, or invitation code</Label>
          <Input id="q" name="q" type="search" defaultValue={q} minLength={3} maxLength={254} required />
        </div>
        <Button type="submit">Search</Button>
      </form>
      {found ? (
        <DataTable
          caption="People found"
          rows={sortRows(found, order, VALUES)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/admin/people/${id}`}
          list={{ path: '/admin/people', query: { q, order } }}
          empty="Nobody was found."
          columns={[
            { title: 'Person', cell: ({ id, name, email }) => name ?? email ?? `Guest ${id.slice(0, 8)}` },
            { title: 'E-mail', cell: ({ email }) => email ?? '—' },
            { title: 'Kind', cell: ({ isMember }) => (isMember ? 'Member' : 'Guest') },
            { title: 'Messages', numeric: true, order: 'messages', cell: ({ balance }) => balance },
            { title: 'Since', order: 'since', cell: ({ createdAt }) => formatStamp(createdAt) },
            {
              title: 'Last seen',
              order: 'seen',
              cell: ({ lastSeenAt }) => formatStamp(lastSeenAt),
            },
          ]}
        />
      ) : null}
    </ConsoleFrame>
  );
}
