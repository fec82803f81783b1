import type { Metadata } from 'next';
import { DeletedScreen } from '@/components/account/deleted-screen';
import { t } from '@/lib/kit/text';

export const generateMetadata = (): Metadata => ({ title: t('Account deleted'), robots: { index: false } });
export const dynamic = 'force-dynamic';

export default function DeletedPage() {
  return <DeletedScreen />;
}
