'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { ListQuery } from '@/lib/admin/lists/rules';
import {
  type OpenRefund,
  type RefundFilters,
  useApproveRefund,
  useRefunds,
  useRefuseRefund,
} from '@/lib/admin/refunds/hooks';
import { toast } from '@/lib/client/toast';
import { formatRupees, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { type ListState, Pages } from './data-table';
import { DAY_FILTERS, type Filter, ListFilters } from './list-filters';
import { sayFailure } from './say-failure';

const WHY: Readonly<Record<string, string>> = {
  person: 'Asked for by the person',
  minor: 'Of somebody held as a minor',
  surplus: 'A payment that credited nothing',
};

const STATE: Readonly<Record<string, string>> = {
  approved: 'Approved, about to be sent',
  sent: 'Cashfree has it',
  done: 'Paid back',
  refused: 'Refused',
};

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'State', options: [['', 'Waits'], ...Object.entries(STATE), ['all', 'All']] },
  { name: 'reason', label: 'Why', options: [['', 'Whatever'], ...Object.entries(WHY)] },
  {
    name: 'order',
    label: 'On top',
    options: [
      ['', 'The oldest'],
      ['-when', 'The newest'],
    ],
  },
  ...DAY_FILTERS,
];

const SAID = {
  approved: 'Approved: the money goes back within some minutes',
  waiting: 'Noted: a second operator has to approve it, too',
  nothing_left: 'Nothing is left to refund: it is refused',
};

/**
 * Refunds, those that wait for a decision unless others are asked for.
 * @param asked as in the address
 * @param query what of it counts
 */
export function RefundsScreen({
  operator,
  asked,
  query,
  wrong,
}: {
  operator: Operator;
  asked: ListQuery;
  query: RefundFilters;
  wrong: string | undefined;
}) {
  const { data } = useRefunds(query);
  const list: ListState = {
    path: '/admin/refunds',
    query: asked,
    before: data?.before,
    after: data?.after,
    csv: wrong ? undefined : '/api/admin/refunds/export',
  };
  return (
    <ConsoleFrame operator={operator} path="/admin/refunds" title="Refunds">
      <ListFilters path="/admin/refunds" query={asked} filters={FILTERS} wrong={wrong} />
      {data?.refunds.length === 0 ? (
        <p className="text-muted leading-6">
          {query.state ? 'No refund is like that.' : 'Nothing waits here.'}
        </p>
      ) : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data?.refunds.map((refund) => (
          <li key={refund.id}>
            <RefundCard refund={refund} operator={operator} />
          </li>
        ))}
      </ul>
      <Pages list={list} caption="Refunds" />
    </ConsoleFrame>
  );
}

function RefundCard({ refund, operator }: { refund: OpenRefund; operator: Operator }) {
  const { id, reason, orderId, messages, amount, paid, approvals, needed, state, at } = refund;
  const approve = useApproveRefund();
  const refuse = useRefuseRefund();
  const isBusy = approve.isPending || refuse.isPending;
  const isMine = approvals.includes(operator.email);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const because = String(new FormData(event.currentTarget).get('reason'));
    refuse.mutate(
      { id, reason: because },
      { onSuccess: () => toast({ title: 'Refused' }), onError: sayFailure },
    );
  }
  return (
    <Card>
      <h2 className="text-lg leading-6">
        {formatRupees(amount)} of {formatRupees(paid)}
      </h2>
      <p className="text-muted text-sm leading-5">
        {WHY[reason] ?? reason}, {formatStamp(at)}
      </p>
      <p className="wrap-anywhere text-sm leading-5">
        {orderId}
        {messages > 0 ? `, ${messages} messages` : ''}
      </p>
      {needed > 1 ? (
        <p className="text-sm leading-5">
          Takes {needed} operators{approvals.length > 0 ? `; approved by ${approvals.join(', ')}` : ''}.
        </p>
      ) : null}
      {state === 'open' ? (
        <>
          <Button
            size="card"
            className="mt-3"
            disabled={isBusy || isMine}
            loading={approve.isPending}
            onClick={() =>
              approve.mutate(id, {
                onSuccess: ({ outcome }) => toast({ title: SAID[outcome] }),
                onError: sayFailure,
              })
            }
          >
            {isMine ? 'Waits for somebody else' : 'Approve'}
            <span className="sr-only"> {orderId}</span>
          </Button>
          <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-48">
              <Label htmlFor={`refuse-${id}`}>Why not, for the person</Label>
              <Input
                id={`refuse-${id}`}
                name="reason"
                minLength={5}
                maxLength={300}
                required
                autoComplete="off"
              />
            </div>
            <Button type="submit" variant="outline" disabled={isBusy} loading={refuse.isPending}>
              Refuse
            </Button>
          </form>
        </>
      ) : (
        <p className="mt-2 font-semibold leading-6">{STATE[state] ?? state}</p>
      )}
    </Card>
  );
}
