import type { Metadata } from 'next';
import { ProfileMissingScreen } from '@/components/companions/profile-missing-screen';
import { PSYCHOLOGIST_NOT_FOUND } from '@/lib/companions/copy';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({
  title: t(PSYCHOLOGIST_NOT_FOUND),
  robots: { index: false },
});

export default function ProfileNotFound() {
  return <ProfileMissingScreen />;
}
