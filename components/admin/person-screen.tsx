'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { useLiftAgeHold } from '@/lib/admin/age-holds/hooks';
import { type Person, usePerson } from '@/lib/admin/people/hooks';
import { formatRupees, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { CourtesyForm } from './courtesy-form';
import { DataTable } from './data-table';
import { DeedForm } from './deed-form';
import { EndSessionsForm } from './end-sessions-form';
import { RequestForms } from './request-forms';
import { SuspensionForms } from './suspension-forms';
import { TalkForm } from './talk-form';
import { UnloadedScreen } from './unloaded-screen';

const when = (at: string) => formatStamp(at);

/** What support needs to know of a person, and may do for them. */
export function PersonScreen({ operator, id }: { operator: Operator; id: string }) {
  const query = usePerson(id);
  const person = query.data;
  if (!person)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/people"
        title="Person"
        what="the person"
        query={query}
      />
    );
  const title = person.name ?? person.email ?? `Guest ${id.slice(0, 8)}`;
  return (
    <ConsoleFrame operator={operator} path="/admin/people" title={title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm leading-5">
        <Fact name="Id">{id}</Fact>
        <Fact name="E-mail">{person.email ?? '—'}</Fact>
        <Fact name="Mobile">{person.mobileNumber ?? '—'}</Fact>
        <Fact name="Kind">
          {person.isMember ? 'Member' : 'Guest'}{' '}
          {person.ageHold ? <Badge variant="marigold">Held as a minor</Badge> : null}{' '}
          {person.suspensions.length > 0 ? <Badge variant="marigold">Suspended</Badge> : null}
        </Fact>
        <Fact name="Balance">{person.balance} messages</Fact>
        <Fact name="Sent">{person.messagesSent} messages</Fact>
        <Fact name="Since">{when(person.createdAt)}</Fact>
        <Fact name="Last seen">{when(person.lastSeenAt)}</Fact>
        <Fact name="Came first by">{person.cameFirst ?? '—'}</Fact>
        <Fact name="Came last by">{person.cameLast ?? '—'}</Fact>
        <Fact name="Devices">{person.sessions.length}</Fact>
      </dl>
      <Deeds id={id} person={person} role={operator.role} />
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
          { title: 'Messages', numeric: true, cell: ({ messages }) => messages },
        ]}
      />
      <h2 className="text-lg">Issues and reports</h2>
      <DataTable
        caption="Issues"
        rows={person.issues}
        keyOf={({ number }) => number}
        empty="No issue was raised."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          {
            title: 'Number',
            cell: ({ number }) => (
              <Link className="underline underline-offset-2" href={`/admin/complaints/${number}`}>
                {number}
              </Link>
            ),
          },
          { title: 'State', cell: ({ state }) => state },
        ]}
      />
      <DataTable
        caption="Reported messages"
        rows={person.reports}
        keyOf={({ chatId, at }) => `${chatId} ${at}`}
        empty="No message was reported."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'Why', cell: ({ reason }) => reason },
          { title: 'State', cell: ({ state }) => state },
        ]}
      />
      <h2 className="text-lg">Consents</h2>
      <DataTable
        caption="Consents"
        rows={person.consents}
        keyOf={({ purpose, at }) => `${purpose} ${at}`}
        empty="Nothing was asked yet."
        columns={[
          { title: 'When', cell: ({ at }) => when(at) },
          { title: 'Purpose', cell: ({ purpose }) => purpose },
          { title: 'Choice', cell: ({ granted }) => (granted ? 'Given' : 'Refused or withdrawn') },
          { title: 'Notice', cell: ({ noticeVersion }) => noticeVersion ?? '—' },
        ]}
      />
      <h2 className="text-lg">Signed in on</h2>
      <DataTable
        caption="Devices"
        rows={person.sessions}
        keyOf={(session) => session.id}
        empty="On no device."
        columns={[
          { title: 'Device', cell: ({ name }) => name ?? 'Unknown' },
          { title: 'Since', cell: ({ signedInAt }) => when(signedInAt) },
          { title: 'Last seen', cell: ({ lastSeenAt }) => when(lastSeenAt) },
        ]}
      />
    </ConsoleFrame>
  );
}

/** What an operator of a role may do for a person. */
function Deeds({ id, person, role }: { id: string; person: Person; role: Operator['role'] }) {
  const liftAge = useLiftAgeHold();
  const { ageHold } = person;
  const isSafety = role === 'owner' || role === 'safety';
  const isSupport = role === 'owner' || role === 'support';
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds" className="text-lg">
        What you can do
      </h2>
      <div className="mt-2 grid items-start gap-4 lg:grid-cols-2">
        {ageHold ? (
          <DeedForm
            title={`Correct the age hold ${ageHold}`}
            hint="Account and browsers are an adult's from then on, and refunds nobody has approved are refused."
            why="How you know that this is an adult"
            maxLength={200}
            button="An adult after all"
            done="The hold is lifted"
            pending={liftAge.isPending}
            onDo={(_fields, reason, then) => liftAge.mutate({ reference: ageHold, reason }, then)}
          />
        ) : null}
        {isSupport ? <CourtesyForm id={id} left={person.courtesyLeft} /> : null}
        {isSupport ? <EndSessionsForm id={id} devices={person.sessions.length} /> : null}
        {isSafety ? <SuspensionForms id={id} person={person} /> : null}
        {isSafety ? <TalkForm chats={person.chats} /> : null}
        {isSupport ? <RequestForms id={id} person={person} /> : null}
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
