import type { Metadata } from 'next';
import { RechargeFailedScreen } from '@/components/payments/recharge-failed-screen';
import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Recharge failed'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function RechargeFailedPage() {
  return <RechargeFailedScreen supportEmail={BRAND.supportEmail} />;
}
