import { HomeScreen } from '@/components/home/home-screen';
import { BRAND } from '@/content/brand';
import { PageData } from '@/lib/client/page-data';
import { pageMetadata } from '@/lib/content/seo/service';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata = pageMetadata({
  path: '/',
  title: `${BRAND.name}: ${BRAND.tagline}`,
  description: BRAND.description,
});

export default async function HomePage() {
  const {
    state,
    answers: [user],
  } = await readPageData((read) => [read(getMe, users.getMe)]);
  return (
    <PageData state={state}>
      <HomeScreen user={user} />
    </PageData>
  );
}
