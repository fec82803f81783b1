import type { Metadata } from 'next';
import { ChatsScreen } from '@/components/chat/chats-screen';
import { Notices } from '@/components/settings/notices';
import { listInbox } from '@/lib/chat/inbox/contract';
import * as inbox from '@/lib/chat/inbox/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { leadToLock } from '@/lib/server/lock-way';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('My chats'), robots: { index: false } });

/** Not among the pages of (chat), whose layout brings React Query at once. */
export default async function ChatsPage({ searchParams }: PageProps<'/chats'>) {
  const archived = (await searchParams).archived === '1';
  const query = archived ? { archived: '1' as const } : {};
  const { state, notices, newcomer, locked } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(listInbox, inbox.listInbox, { request: { query }, paged: true }),
  ]);
  if (locked) leadToLock({ archived });
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ChatsScreen key={String(archived)} archived={archived} newcomer={newcomer} />
    </PageData>
  );
}
