import type { Metadata } from 'next';
import { RechargeSuccessScreen } from '@/components/payments/recharge-success-screen';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Your recharge'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function RechargeSuccessPage() {
  return <RechargeSuccessScreen />;
}
