import type { Metadata } from 'next';
import { RechargeScreen } from '@/components/payments/recharge-screen';
import { PACK_CLAIMS } from '@/content/claims';
import { PageData } from '@/lib/client/page-data';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { title: 'Recharge', robots: { index: false } };

export default async function RechargePage() {
  const { state } = await readPageData((read) => [read(getMe, users.getMe)]);
  return (
    <PageData state={state}>
      <RechargeScreen claims={PACK_CLAIMS.recharge} />
    </PageData>
  );
}
