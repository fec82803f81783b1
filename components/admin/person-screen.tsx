'use client';

import { Badge } from '@/components/ui/badge';
import { usePerson } from '@/lib/admin/people/hooks';
import { formatRupees, indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { CourtesyForm } from './courtesy-form';
import { DataTable } from './data-table';
import { EndSessionsForm } from './end-sessions-form';

const when = (at: string) => indiaDateTime(new Date(at));

/** What support needs to know of a person, and may do for them. */
export function PersonScreen({ operator, id }: { operator: Operator; id: string }) {
  const { data: person } = usePerson(id);
  if (!person) return null;
  const title = person.name ?? person.email ?? `Guest ${id.slice(0, 8)}`;
  return (
    <ConsoleFrame operator={operator} path="/admin/people" title={title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm leading-5">
        <Fact name="Id">{id}</Fact>
        <Fact name="E-mail">{person.email ?? '—'}</Fact>
        <Fact name="Mobile">{person.mobileNumber ?? '—'}</Fact>
        <Fact name="Kind">
          {person.isMember ? 'Member' : 'Guest'}{' '}
          {person.isHeldAsMinor ? <Badge variant="marigold">Held as a minor</Badge> : null}
        </Fact>
        <Fact name="Balance">{person.balance} messages</Fact>
        <Fact name="Sent">{person.messagesSent} messages</Fact>
        <Fact name="Since">{when(person.createdAt)}</Fact>
        <Fact name="Last seen">{when(person.lastSeenAt)}</Fact>
        <Fact name="Devices">{person.devices}</Fact>
      </dl>
      <div className="grid gap-4 lg:grid-cols-2">
        <CourtesyForm id={id} left={person.courtesyLeft} />
        <EndSessionsForm id={id} devices={person.devices} />
      </div>
      <h2 className="text-lg">Wallet</h2>
      <DataTable
        caption="Ledger"
        rows={person.ledger}
        keyOf={(entry) => entry.id}
        empty="Nothing was booked."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'Kind', cell: ({ kind }) => kind },
          { title: 'Messages', numeric: true, cell: ({ delta }) => delta },
          { title: 'Balance', numeric: true, cell: ({ balanceAfter }) => balanceAfter },
        ]}
      />
      <h2 className="text-lg">Orders</h2>
      <DataTable
        caption="Orders"
        rows={person.orders}
        keyOf={({ orderId }) => orderId}
        empty="Nothing was ordered."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'Order', cell: ({ orderId }) => orderId },
          { title: 'State', cell: ({ status }) => status },
          { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
          { title: 'Messages', numeric: true, cell: ({ messages }) => messages },
          { title: 'Cashfree', cell: ({ transactionId }) => transactionId ?? '—' },
        ]}
      />
      <h2 className="text-lg">Chats</h2>
      <DataTable
        caption="Chats"
        rows={person.chats}
        keyOf={(chat) => chat.id}
        empty="No chat was begun."
        columns={[
          { title: 'Last word', cell: ({ lastAt }) => when(lastAt) },
          { title: 'Companion', cell: ({ companion }) => companion },
          { title: 'Type', cell: ({ chatType }) => chatType },
        ]}
      />
    </ConsoleFrame>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="break-all">{children}</dd>
    </>
  );
}
