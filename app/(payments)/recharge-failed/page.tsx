import type { Metadata } from 'next';
import { RechargeFailedScreen } from '@/components/payments/recharge-failed-screen';
import { BRAND } from '@/content/brand';

export const metadata: Metadata = { title: 'Recharge failed', robots: { index: false } };
export const dynamic = 'force-dynamic';

export default function RechargeFailedPage() {
  return <RechargeFailedScreen supportEmail={BRAND.supportEmail} />;
}
