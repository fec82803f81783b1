import type { Metadata } from 'next';
import { ReceiptScreen } from '@/components/account/receipt-screen';
import { QueryProvider } from '@/lib/client/query-provider';

export const metadata: Metadata = { title: 'Receipt', robots: { index: false } };

export default async function ReceiptPage({ params }: PageProps<'/account/receipts/[orderId]'>) {
  const { orderId } = await params;
  return (
    <QueryProvider>
      <ReceiptScreen orderId={decodeURIComponent(orderId)} />
    </QueryProvider>
  );
}
