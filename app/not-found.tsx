import type { Metadata } from 'next';
import { LostScreen } from '@/components/shared/lost-screen';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Page not found'), robots: { index: false } });

/** What a page shows that finds nothing. For an address that no page has it is made with the build, in English; app/[...unknown] is asked before. */
export default function NotFound() {
  return <LostScreen />;
}
