import type { Metadata } from 'next';
import { PaywallScreen } from '@/components/payments/paywall-screen';
import { BENEFITS, PACK_CLAIMS } from '@/content/claims';

export const metadata: Metadata = { title: 'Continue Chatting', robots: { index: false } };

export default async function PaywallPage({ params }: PageProps<'/paywall/[sessionId]'>) {
  const { sessionId } = await params;
  return (
    <PaywallScreen key={sessionId} sessionId={sessionId} claims={PACK_CLAIMS.paywall} benefits={BENEFITS} />
  );
}
