import type { Metadata } from 'next';
import { LockedScreen } from '@/components/account/locked-screen';
import { ChatsScreen } from '@/components/chat/chats-screen';
import { Notices } from '@/components/settings/notices';
import { HELPLINES_OF } from '@/content/helplines';
import { listInbox } from '@/lib/chat/inbox/contract';
import * as inbox from '@/lib/chat/inbox/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
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
  if (locked) {
    const { first, written } = HELPLINES_OF.self_harm;
    return (
      <PageData state={state}>
        <LockedScreen archived={archived} call={first} write={written} />
      </PageData>
    );
  }
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ChatsScreen key={String(archived)} archived={archived} newcomer={newcomer} />
    </PageData>
  );
}
