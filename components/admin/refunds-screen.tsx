'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { type OpenRefund, useApproveRefund, useRefunds, useRefuseRefund } from '@/lib/admin/refunds/hooks';
import { toast } from '@/lib/client/toast';
import { formatRupees, indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { sayFailure } from './say-failure';

const WHY: Readonly<Record<string, string>> = {
  person: 'Asked for by the person',
  minor: 'Of somebody held as a minor',
  surplus: 'A payment that credited nothing',
};

const SAID = {
  approved: 'Approved: the money goes back within some minutes',
  waiting: 'Noted: a second operator has to approve it, too',
  nothing_left: 'Nothing is left to refund: it is refused',
};

/** Refunds that wait for a decision, the oldest first. */
export function RefundsScreen({ operator }: { operator: Operator }) {
  const { data } = useRefunds();
  return (
    <ConsoleFrame operator={operator} path="/admin/refunds" title="Refunds">
      {data?.refunds.length === 0 ? <p className="text-muted leading-6">Nothing waits here.</p> : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {data?.refunds.map((refund) => (
          <li key={refund.id}>
            <RefundCard refund={refund} operator={operator} />
          </li>
        ))}
      </ul>
    </ConsoleFrame>
  );
}

function RefundCard({ refund, operator }: { refund: OpenRefund; operator: Operator }) {
  const { id, reason, orderId, messages, amount, paid, approvals, needed, at } = refund;
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
        {WHY[reason] ?? reason}, {indiaDateTime(new Date(at))}
      </p>
      <p className="break-all text-sm leading-5">
        {orderId}
        {messages > 0 ? `, ${messages} messages` : ''}
      </p>
      {needed > 1 ? (
        <p className="text-sm leading-5">
          Takes {needed} operators{approvals.length > 0 ? `; approved by ${approvals.join(', ')}` : ''}.
        </p>
      ) : null}
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
    </Card>
  );
}
