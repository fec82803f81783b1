import type { Metadata } from 'next';
import { PostPaymentScreen } from '@/components/payments/post-payment-screen';
import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Your payment'), robots: { index: false } });

const READ = ['order_id', 'cf_order_id', 'payment_status', 'status'] as const;

export default async function PostPaymentPage({
  params,
  searchParams,
}: PageProps<'/post-payment/[sessionId]'>) {
  const [{ sessionId }, given] = await Promise.all([params, searchParams]);
  const query = new URLSearchParams();
  for (const name of READ) {
    const value = given[name];
    const first = Array.isArray(value) ? value[0] : value;
    if (first) query.set(name, first);
  }
  return (
    <PostPaymentScreen
      key={`${sessionId}?${query}`}
      sessionId={sessionId}
      query={query.toString()}
      supportEmail={BRAND.supportEmail}
    />
  );
}
