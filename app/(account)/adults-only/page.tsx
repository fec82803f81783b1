import type { Metadata } from 'next';
import { AdultsOnlyScreen } from '@/components/account/adults-only-screen';
import { BRAND } from '@/content/brand';
import { HELPLINES_OF } from '@/content/helplines';

export const metadata: Metadata = { title: 'For adults only', robots: { index: false } };
export const dynamic = 'force-dynamic';

export default function AdultsOnlyPage() {
  const { first, written } = HELPLINES_OF.child_abuse;
  return <AdultsOnlyScreen supportEmail={BRAND.supportEmail} call={first} write={written} />;
}
