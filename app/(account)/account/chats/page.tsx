import type { Metadata } from 'next';
import { OwnChatsScreen } from '@/components/account/own-chats-screen';
import { listChats } from '@/lib/account/contract';
import { listOwnReviews } from '@/lib/account/reviews/contract';
import * as reviews from '@/lib/account/reviews/service';
import * as account from '@/lib/account/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { listMemories } from '@/lib/memory/contract';
import * as memory from '@/lib/memory/service';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Chats and memory'), robots: { index: false } });

export default async function OwnChatsPage() {
  const { state, newcomer, locked, answers } = await readPageData((read) => [
    read(listOwnReviews, reviews.listOwnReviews),
    read(getMe, users.getMe),
    read(listChats, account.listChats, { paged: true }),
    read(listMemories, memory.listMemories, { request: { query: {} } }),
  ]);
  return (
    <PageData state={state}>
      <OwnChatsScreen newcomer={newcomer} locked={locked} reviews={answers[0]?.reviews ?? []} />
    </PageData>
  );
}
