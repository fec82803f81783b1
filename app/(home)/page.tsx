import { HomeScreen } from '@/components/home/home-screen';
import { Notices } from '@/components/settings/notices';
import { BRAND } from '@/content/brand';
import { PageData } from '@/lib/client/page-data';
import { pageMetadata } from '@/lib/content/seo/service';
import { translate } from '@/lib/kit/text';
import { offeredCards } from '@/lib/server/offered-cards';
import { readPageData } from '@/lib/server/page-data';
import { siteUrl } from '@/lib/server/site-env';
import { VISITS } from '@/lib/tracking/visits/constants';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = () =>
  pageMetadata({
    path: '/',
    title: `${BRAND.name}: ${translate(BRAND.tagline)}`,
    description: BRAND.description,
  });

export default async function HomePage() {
  const {
    state,
    notices,
    answers: [user],
  } = await readPageData((read) => [read(getMe, users.getMe)], { counted: VISITS.home });
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <HomeScreen user={user} cards={offeredCards()} site={siteUrl().origin} />
    </PageData>
  );
}
