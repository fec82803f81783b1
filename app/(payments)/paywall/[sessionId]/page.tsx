import type { Metadata } from 'next';
import { ChatMissingScreen } from '@/components/chat/chat-missing-screen';
import { PaywallScreen } from '@/components/payments/paywall-screen';
import { Notices } from '@/components/settings/notices';
import { BRAND } from '@/content/brand';
import { BENEFITS, PACK_CLAIMS } from '@/content/claims';
import { getSession } from '@/lib/chat/contract';
import * as chat from '@/lib/chat/service';
import { PageData } from '@/lib/client/page-data';
import { t } from '@/lib/kit/text';
import { readPageData } from '@/lib/server/page-data';
import { VISITS } from '@/lib/tracking/visits/constants';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

export const generateMetadata = (): Metadata => ({ title: t('Continue Chatting'), robots: { index: false } });

export default async function PaywallPage({ params }: PageProps<'/paywall/[sessionId]'>) {
  const { sessionId } = await params;
  const { state, notices, missing } = await readPageData(
    (read) => [
      // Somebody who is held as a minor is led on to where that is explained.
      read(getMe, users.getMe),
      read(getSession, chat.getSession, {
        request: { params: { sessionId } },
        withoutUser: true,
        required: true,
      }),
    ],
    { counted: VISITS.paywall },
  );
  if (missing) return <ChatMissingScreen />;
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <PaywallScreen
        key={sessionId}
        sessionId={sessionId}
        claims={PACK_CLAIMS.paywall}
        asksState={BRAND.gstin !== ''}
        benefits={BENEFITS.map((benefit) => t(benefit))}
      />
    </PageData>
  );
}
