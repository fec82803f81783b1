import type { Metadata } from 'next';
import { cache } from 'react';
import { ListingScreen } from '@/components/companions/listing-screen';
import { Notices } from '@/components/settings/notices';
import { PageData } from '@/lib/client/page-data';
import { readFilters, writeFilters, writePage } from '@/lib/companions/catalogue/rules';
import { firstListing } from '@/lib/companions/catalogue/service';
import { pageMetadata } from '@/lib/content/seo/service';
import { queryOf } from '@/lib/kit/query';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

type Props = PageProps<'/psychologist'>;

/** Once for the page and its title. */
const listingOf = cache((asked: string) => firstListing(jobScope(), asked));

/** Every page of the whole listing is one of its own; what is filtered or sorted is a view of the first. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const asked = queryOf(await searchParams).slice(1);
  const { page } = await listingOf(asked);
  const number = writeFilters('', readFilters(asked)) === '' ? page : 1;
  return pageMetadata({
    path: '/psychologist',
    query: writePage('', number),
    title:
      number === 1 ? t('Psychologist companions') : t('Psychologist companions, page {number}', { number }),
    description: 'AI companions for breakups, work stress and family matters. Not licensed professionals.',
  });
}

export default async function PsychologistPage({ searchParams }: Props) {
  const asked = queryOf(await searchParams).slice(1);
  const [first, { state, notices }] = await Promise.all([
    listingOf(asked),
    readPageData((read) => [read(getMe, users.getMe)]),
  ]);
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ListingScreen asked={asked} first={first} site={siteUrl().origin} />
    </PageData>
  );
}
