import type { Metadata } from 'next';
import { LanguageScreen } from '@/components/users/language-screen';
import { t } from '@/lib/kit/text';
import { listLanguages, pageLanguage } from '@/lib/server/page-language';

export const generateMetadata = (): Metadata => ({ title: t('Language'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function LanguagePage() {
  return <LanguageScreen chosen={pageLanguage()} languages={listLanguages()} />;
}
