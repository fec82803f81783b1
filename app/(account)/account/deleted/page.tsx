import type { Metadata } from 'next';
import { DeletedScreen } from '@/components/account/deleted-screen';

export const metadata: Metadata = { title: 'Account deleted', robots: { index: false } };
export const dynamic = 'force-dynamic';

export default function DeletedPage() {
  return <DeletedScreen />;
}
