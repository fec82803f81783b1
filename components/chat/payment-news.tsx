import { type ComponentType, useEffect, useState } from 'react';
import { hasPaymentStatus } from '@/lib/payments/news/browser';

/** The place of the payment banner, whose code loads when a payment has ended: in few visits. */
export function PaymentNews({ sessionId }: { sessionId: string }) {
  const [Banner, setBanner] = useState<ComponentType<{ sessionId: string }>>();
  useEffect(() => {
    if (!hasPaymentStatus()) return;
    import('./payment-banner').then(
      (module) => setBanner(() => module.PaymentBanner),
      // Offline: it is kept for the next visit.
      () => undefined,
    );
  }, []);
  // Always there: screen readers announce only what enters a region that already exists.
  return <div role="status">{Banner ? <Banner sessionId={sessionId} /> : null}</div>;
}
