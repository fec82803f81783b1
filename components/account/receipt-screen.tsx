'use client';

import { EmptyState } from '@/components/shared/empty-state';
import { TopBar } from '@/components/shared/top-bar';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { BRAND } from '@/content/brand';
import { isNoReceipt, type Receipt, useReceipt } from '@/lib/account/hooks';
import { filledIn, shownMethod } from '@/lib/account/rules';
import { ACCOUNT_PATH } from '@/lib/client/paths';
import { formatDate, formatRupees } from '@/lib/kit/format';
import { formatTime } from '@/lib/kit/india-time';
import { t, tn } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { InvoicePaper } from './invoice-paper';
import { ReceiptMissing } from './receipt-missing';

/** The receipt of one payment, to look at and to print. */
export function ReceiptScreen({ orderId }: { orderId: string }) {
  const user = useUser();
  const { data: receipt, error, isError, isFetching, refetch } = useReceipt(orderId);
  return (
    <>
      <div className="print:hidden">
        <TopBar back={{ href: ACCOUNT_PATH, label: t('Back to your account') }} title={t('Receipt')} />
      </div>
      <main
        id="main"
        className="flex flex-1 flex-col gap-4 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))] print:p-0"
      >
        {receipt ? (
          <>
            {receipt.documents.length > 0 ? (
              receipt.documents.map((document) => (
                <InvoicePaper key={document.number} document={document} receipt={receipt} />
              ))
            ) : (
              <ReceiptPaper receipt={receipt} />
            )}
            <Button size="lg" className="print:hidden" onClick={() => window.print()}>
              {t('Print or save as PDF')}
            </Button>
          </>
        ) : isNoReceipt(error) ? (
          <ReceiptMissing />
        ) : isError || user.isError ? (
          <EmptyState
            title={t('The receipt could not be loaded')}
            action={
              <Button
                variant="outline"
                loading={isFetching || user.isFetching}
                onClick={() => (user.data ? refetch() : user.refetch())}
              >
                {t('Try again')}
              </Button>
            }
          >
            {t('Please check your connection.')}
          </EmptyState>
        ) : (
          <div aria-busy="true">
            <p className="sr-only">{t('Loading the receipt')}</p>
            <Skeleton className="h-80" />
          </div>
        )}
      </main>
    </>
  );
}

function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { shownId, amount, messages, paidAt, method, transactionId, name, email } = receipt;
  const facts: [string, string | null][] = [
    [t('Order'), shownId],
    [t('Paid on'), `${formatDate(paidAt)}, ${formatTime(paidAt)} IST`],
    [t('Paid with'), method && t('{method}, through Cashfree', { method: shownMethod(method) })],
    [t('Payment number'), transactionId],
    [t('Paid by'), filledIn([name ?? '', email ?? '']).join(', ') || null],
  ];
  const seller = filledIn([
    BRAND.legalEntity,
    BRAND.registeredAddress,
    BRAND.supportEmail,
    BRAND.supportPhone,
  ]);
  return (
    <article className="rounded-lg border-[1.5px] border-line bg-card px-5 py-6 print:rounded-none print:border-0 print:px-0">
      <p className="font-bold font-heading text-2xl leading-8 tracking-[-0.02em]">{BRAND.name}</p>
      {seller.map((line) => (
        <p key={line} className="text-muted text-sm leading-5 [overflow-wrap:anywhere]">
          {line}
        </p>
      ))}
      <h2 className="mt-6 text-xl leading-7">{t('Receipt')}</h2>
      <dl className="mt-3 divide-y-[1.5px] divide-line">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="flex justify-between gap-4 py-2 text-[0.9375rem] leading-6">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ) : null,
        )}
        <div className="flex justify-between gap-4 py-2 text-[0.9375rem] leading-6">
          <dt className="text-muted">{tn(messages, '{count} chat message', '{count} chat messages')}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-3 font-bold text-lg leading-6">
          <dt>{t('Total paid')}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      </dl>
      <p className="mt-2 text-muted text-sm leading-5">
        {t('This receipt confirms the payment. It is not a tax invoice.')}
      </p>
    </article>
  );
}
