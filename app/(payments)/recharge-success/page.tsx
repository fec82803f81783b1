import type { Metadata } from 'next';
import { RechargeSuccessScreen } from '@/components/payments/recharge-success-screen';

export const metadata: Metadata = { title: 'Your recharge', robots: { index: false } };

export default function RechargeSuccessPage() {
  return <RechargeSuccessScreen />;
}
