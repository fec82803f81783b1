import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProfileScreen } from '@/components/companions/profile-screen';
import { describeProfile, findProfile } from '@/lib/companions/catalogue/service';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';

type Props = PageProps<'/psychologist/[identifier]/profile'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await findProfile(jobScope(), (await params).identifier);
  return profile ? describeProfile(profile) : {};
}

export default async function ProfilePage({ params }: Props) {
  const profile = await findProfile(jobScope(), (await params).identifier);
  if (!profile) notFound();
  return <ProfileScreen profile={profile} site={siteUrl()} />;
}
