import type { Metadata } from 'next';
import { PartnersHomeScreen } from '@/components/home/partners-home-screen';
import { PageData } from '@/lib/client/page-data';
import { pageBrowser } from '@/lib/server/page-browser';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function PartnersHomePage() {
  const {
    state,
    answers: [user],
  } = await readPageData((read) => [read(getMe, users.getMe)]);
  return (
    <PageData state={state}>
      <PartnersHomeScreen user={user} browser={await pageBrowser()} />
    </PageData>
  );
}
