import type { Metadata } from 'next';
import { ReceiptScreen } from '@/components/account/receipt-screen';

export const metadata: Metadata = { title: 'Receipt', robots: { index: false } };

export default async function ReceiptPage({ params }: PageProps<'/account/receipts/[orderId]'>) {
  const { orderId } = await params;
  return <ReceiptScreen orderId={decodeURIComponent(orderId)} />;
}
