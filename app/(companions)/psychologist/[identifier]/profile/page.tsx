import type { Metadata, Route } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ProfileMissingScreen } from '@/components/companions/profile-missing-screen';
import { ProfileScreen } from '@/components/companions/profile-screen';
import { Notices } from '@/components/settings/notices';
import { PageData } from '@/lib/client/page-data';
import { describeProfile, findProfile, movedTo } from '@/lib/companions/catalogue/service';
import { PSYCHOLOGIST_NOT_FOUND } from '@/lib/companions/copy';
import { listReviews } from '@/lib/companions/reviews/contract';
import * as ofCompanions from '@/lib/companions/reviews/service';
import { queryOf } from '@/lib/kit/query';
import { t } from '@/lib/kit/text';
import { answerNotFound } from '@/lib/server/answer-not-found';
import { readPageData } from '@/lib/server/page-data';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

type Props = PageProps<'/psychologist/[identifier]/profile'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await findProfile(jobScope(), (await params).identifier);
  return profile ? describeProfile(profile) : { title: t(PSYCHOLOGIST_NOT_FOUND), robots: { index: false } };
}

export default async function ProfilePage({ params, searchParams }: Props) {
  const { identifier } = await params;
  const profile = await findProfile(jobScope(), identifier);
  if (!profile) {
    answerNotFound();
    return <ProfileMissingScreen />;
  }
  const moved = movedTo(profile, identifier);
  if (moved) permanentRedirect(`${moved}${queryOf(await searchParams)}` as Route);
  const { id } = profile;
  const {
    state,
    notices,
    answers: [, reviews],
  } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(listReviews, ofCompanions.listReviews, { request: { params: { id } }, withoutUser: true }),
  ]);
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ProfileScreen
        profile={profile}
        reviews={reviews ?? (await ofCompanions.listReviewsForStranger(jobScope(), { id }))}
        site={siteUrl()}
      />
    </PageData>
  );
}
