import type { Metadata } from 'next';
import { LockScreen } from '@/components/account/lock-screen';
import { PageData } from '@/lib/client/page-data';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getLock } from '@/lib/users/lock/contract';
import * as lock from '@/lib/users/lock/service';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { title: 'Lock your chats', robots: { index: false } };

export default async function LockPage() {
  const { state } = await readPageData((read) => [read(getMe, users.getMe), read(getLock, lock.getLock)]);
  return (
    <PageData state={state}>
      <LockScreen />
    </PageData>
  );
}
