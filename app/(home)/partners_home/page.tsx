import type { Metadata } from 'next';
import { PartnersHomeScreen } from '@/components/home/partners-home-screen';
import { Notices } from '@/components/settings/notices';
import { PageData } from '@/lib/client/page-data';
import { offeredCards } from '@/lib/server/offered-cards';
import { pageBrowser } from '@/lib/server/page-browser';
import { readPageData } from '@/lib/server/page-data';
import { VISITS } from '@/lib/tracking/visits/constants';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function PartnersHomePage() {
  const {
    state,
    notices,
    answers: [user],
  } = await readPageData((read) => [read(getMe, users.getMe)], { counted: VISITS.home });
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <PartnersHomeScreen user={user} browser={await pageBrowser()} cards={offeredCards()} />
    </PageData>
  );
}
