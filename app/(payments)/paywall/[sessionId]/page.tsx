import type { Metadata } from 'next';
import { PaywallScreen } from '@/components/payments/paywall-screen';
import { BENEFITS, PACK_CLAIMS } from '@/content/claims';
import { getSession } from '@/lib/chat/contract';
import * as chat from '@/lib/chat/service';
import { PageData } from '@/lib/client/page-data';
import { readPageData } from '@/lib/server/page-data';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const metadata: Metadata = { title: 'Continue Chatting', robots: { index: false } };

export default async function PaywallPage({ params }: PageProps<'/paywall/[sessionId]'>) {
  const { sessionId } = await params;
  const { state } = await readPageData((read) => [
    // Somebody who is held as a minor is led on to where that is explained.
    read(getMe, users.getMe),
    read(getSession, chat.getSession, { request: { params: { sessionId } }, withoutUser: true }),
  ]);
  return (
    <PageData state={state}>
      <PaywallScreen key={sessionId} sessionId={sessionId} claims={PACK_CLAIMS.paywall} benefits={BENEFITS} />
    </PageData>
  );
}
