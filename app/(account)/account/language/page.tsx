import type { Metadata } from 'next';
import { LanguageScreen } from '@/components/users/language-screen';
import { pageLanguage } from '@/lib/server/page-language';

export const metadata: Metadata = { title: 'Language', robots: { index: false } };
export const dynamic = 'force-dynamic';

export default function LanguagePage() {
  return <LanguageScreen chosen={pageLanguage()} />;
}
