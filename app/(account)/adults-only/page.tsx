import type { Metadata } from 'next';
import { AdultsOnlyScreen } from '@/components/account/adults-only-screen';
import { BRAND } from '@/content/brand';
import { HELPLINES_OF } from '@/content/helplines';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('For adults only'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function AdultsOnlyPage() {
  const { first, written } = HELPLINES_OF.child_abuse;
  return <AdultsOnlyScreen supportEmail={BRAND.supportEmail} call={first} write={written} />;
}
