import { ListingScreen } from '@/components/companions/listing-screen';
import { Notices } from '@/components/settings/notices';
import { PageData } from '@/lib/client/page-data';
import { firstListing } from '@/lib/companions/catalogue/service';
import { pageMetadata } from '@/lib/content/seo/service';
import { queryOf } from '@/lib/kit/query';
import { readPageData } from '@/lib/server/page-data';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata = pageMetadata({
  path: '/psychologist',
  title: 'Psychologist companions',
  description: 'AI companions for breakups, work stress and family matters. Not licensed professionals.',
});

export default async function PsychologistPage({ searchParams }: PageProps<'/psychologist'>) {
  const asked = queryOf(await searchParams).slice(1);
  const [first, { state, notices }] = await Promise.all([
    firstListing(jobScope(), asked),
    readPageData((read) => [read(getMe, users.getMe)]),
  ]);
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ListingScreen asked={asked} first={first} site={siteUrl().origin} />
    </PageData>
  );
}
