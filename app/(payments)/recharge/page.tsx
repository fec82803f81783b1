import type { Metadata } from 'next';
import { RechargeScreen } from '@/components/payments/recharge-screen';
import { PACK_CLAIMS } from '@/content/claims';

export const metadata: Metadata = { title: 'Recharge', robots: { index: false } };

export default function RechargePage() {
  return <RechargeScreen claims={PACK_CLAIMS.recharge} />;
}
