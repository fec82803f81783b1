import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { searchPeople } from '@/lib/admin/people/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';

type Found = Response<typeof searchPeople>['people'][number];

/**
 * One box for whatever an operator knows of a person.
 * @param found undefined while nothing was asked for, or what was asked for is no clue
 */
export function PeopleScreen({
  operator,
  q,
  found,
}: {
  operator: Operator;
  q: string;
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
          rows={found}
          keyOf={({ id }) => id}
          empty="Nobody was found."
          columns={[
            {
              title: 'Person',
              cell: ({ id, name, email }) => (
                <a href={`/admin/people/${id}`} className="font-semibold underline">
                  {name ?? email ?? `Guest ${id.slice(0, 8)}`}
                </a>
              ),
            },
            { title: 'E-mail', cell: ({ email }) => email ?? '—' },
            { title: 'Kind', cell: ({ isMember }) => (isMember ? 'Member' : 'Guest') },
            { title: 'Messages', numeric: true, cell: ({ balance }) => balance },
            { title: 'Since', cell: ({ createdAt }) => indiaDateTime(new Date(createdAt)) },
            { title: 'Last seen', cell: ({ lastSeenAt }) => indiaDateTime(new Date(lastSeenAt)) },
          ]}
        />
      ) : null}
    </ConsoleFrame>
  );
}
