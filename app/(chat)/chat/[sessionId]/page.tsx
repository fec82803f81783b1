import type { Metadata } from 'next';
import { ChatMissingScreen } from '@/components/chat/chat-missing-screen';
import { ChatScreen } from '@/components/chat/chat-screen';
import { Notices } from '@/components/settings/notices';
import { SHOWN_HELPLINES } from '@/content/helplines';
import { getSession, listMessages } from '@/lib/chat/contract';
import { mergeNewest } from '@/lib/chat/history/rules';
import * as chat from '@/lib/chat/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { leadToLock } from '@/lib/server/lock-way';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Chat'), robots: { index: false } });

export default async function ChatPage({ params }: PageProps<'/chat/[sessionId]'>) {
  const { sessionId } = await params;
  const request = { params: { sessionId } };
  const { state, notices, missing, locked } = await readPageData((read) => [
    read(getMe, users.getMe),
    read(getSession, chat.getSession, { request, withoutUser: true, required: true }),
    read(listMessages, chat.listMessages, {
      ...{ request, withoutUser: true },
      kept: (newest) => mergeNewest(undefined, newest),
    }),
  ]);
  if (missing) return <ChatMissingScreen />;
  if (locked) leadToLock({ chat: sessionId });
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <ChatScreen key={sessionId} sessionId={sessionId} helplines={SHOWN_HELPLINES} />
    </PageData>
  );
}
