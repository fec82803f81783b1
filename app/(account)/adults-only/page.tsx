import type { Metadata } from 'next';
import { AdultsOnlyScreen } from '@/components/account/adults-only-screen';
import { BRAND } from '@/content/brand';

export const metadata: Metadata = { title: 'For adults only', robots: { index: false } };

export default function AdultsOnlyPage() {
  return <AdultsOnlyScreen supportEmail={BRAND.supportEmail} />;
}
