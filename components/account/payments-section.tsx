'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { usePayments } from '@/lib/account/hooks';
import { type Refundable, useRefunds } from '@/lib/account/refunds/hooks';
import { refundOfOrder } from '@/lib/account/refunds/rules';
import { t } from '@/lib/kit/text';
import { PaymentLine } from './payment-line';
import { Section, ShownList } from './section';

function loadDialog() {
  return import('./refund-dialog').then((module) => module.RefundDialog);
}

/** All orders, with a receipt for each payment, and what became of refunds. */
export function PaymentsSection({ newcomer, empty }: { newcomer: boolean; empty: ReactNode }) {
  const payments = usePayments();
  const { data: { refunds, refundable } = { refunds: [], refundable: [] } } = useRefunds();
  const [chosen, setChosen] = useState<Refundable>();
  const { Component: RefundDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  const list = useRef<HTMLDivElement>(null);
  const now = Date.now();
  const asking = (orderId: string) => {
    const own = refundable.find((one) => one.orderId === orderId);
    if (!own) return undefined;
    return () => {
      setChosen(own);
      show();
    };
  };
  return (
    <Section id="payments" title={t('Payments')}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <ShownList list={payments} name="payments" empty={empty} expected={newcomer ? 0 : undefined}>
          {(payment) => (
            <PaymentLine
              key={payment.orderId}
              payment={payment}
              refund={refundOfOrder(refunds, payment.orderId)}
              onAsk={asking(payment.orderId)}
              now={now}
            />
          )}
        </ShownList>
      </div>
      {RefundDialog && chosen ? (
        <RefundDialog
          open={open}
          onOpenChange={setOpen}
          refundable={chosen}
          onAsked={() => list.current?.focus()}
        />
      ) : null}
    </Section>
  );
}
