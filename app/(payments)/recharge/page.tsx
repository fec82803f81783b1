import type { Metadata } from 'next';
import { RechargeScreen } from '@/components/payments/recharge-screen';
import { Notices } from '@/components/settings/notices';
import { BRAND } from '@/content/brand';
import { PACK_CLAIMS } from '@/content/claims';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { VISITS } from '@/lib/tracking/visits/constants';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Recharge'), robots: { index: false } });

export default async function RechargePage() {
  const { state, notices } = await readPageData((read) => [read(getMe, users.getMe)], {
    counted: VISITS.paywall,
  });
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <RechargeScreen claims={PACK_CLAIMS.recharge} asksState={BRAND.gstin !== ''} />
    </PageData>
  );
}
