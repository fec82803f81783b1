import type { Metadata } from 'next';
import { LostScreen } from '@/components/shared/lost-screen';
import { t } from '@/lib/kit/text';
import { answerNotFound } from '@/lib/server/answer-not-found';

export const generateMetadata = (): Metadata => ({ title: t('Page not found'), robots: { index: false } });
export const dynamic = 'force-dynamic';

/** Every address that no page has: drawn when it is asked for, because what Next makes with the build has one language. */
export default function UnknownPage() {
  answerNotFound();
  return <LostScreen />;
}
