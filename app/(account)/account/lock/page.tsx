import type { Metadata } from 'next';
import { LockScreen } from '@/components/account/lock-screen';
import { HELPLINES_OF } from '@/content/helplines';
import { PageData } from '@/lib/client/page-data';
import { wantedChat } from '@/lib/server/lock-way';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import { getLock } from '@/lib/users/lock/contract';
import * as lock from '@/lib/users/lock/service';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { title: 'Lock your chats', robots: { index: false } };

export default async function LockPage({ searchParams }: PageProps<'/account/lock'>) {
  const { to } = await searchParams;
  const { state, locked } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getLock, lock.getLock),
  ]);
  const wanted = wantedChat(to, !locked);
  const { first, written } = HELPLINES_OF.self_harm;
  return (
    <PageData state={state}>
      <LockScreen wanted={wanted} call={first} write={written} />
    </PageData>
  );
}
