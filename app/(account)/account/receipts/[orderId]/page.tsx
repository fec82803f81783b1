import type { Metadata } from 'next';
import { ReceiptMissingScreen } from '@/components/account/receipt-missing-screen';
import { ReceiptScreen } from '@/components/account/receipt-screen';
import { getReceipt } from '@/lib/account/contract';
import * as account from '@/lib/account/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Receipt'), robots: { index: false } });

export default async function ReceiptPage({ params }: PageProps<'/account/receipts/[orderId]'>) {
  const orderId = decodeURIComponent((await params).orderId);
  const { state, missing } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getReceipt, account.getReceipt, { request: { params: { orderId } }, required: true }),
  ]);
  if (missing) return <ReceiptMissingScreen />;
  return (
    <PageData state={state}>
      <ReceiptScreen orderId={orderId} />
    </PageData>
  );
}
