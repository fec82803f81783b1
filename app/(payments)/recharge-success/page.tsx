import type { Metadata } from 'next';
import { RechargeSuccessScreen } from '@/components/payments/recharge-success-screen';

export const metadata: Metadata = { title: 'Your recharge', robots: { index: false } };
export const dynamic = 'force-dynamic';

export default function RechargeSuccessPage() {
  return <RechargeSuccessScreen />;
}
