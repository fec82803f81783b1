import type { Metadata } from 'next';
import { SuspendedScreen } from '@/components/account/suspended-screen';
import { BRAND } from '@/content/brand';
import { HELPLINES_OF } from '@/content/helplines';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Suspended'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function SuspendedPage() {
  const { first, written } = HELPLINES_OF.self_harm;
  return <SuspendedScreen supportEmail={BRAND.supportEmail} call={first} write={written} />;
}
