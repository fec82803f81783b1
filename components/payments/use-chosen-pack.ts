import { useState } from 'react';
import type { Pack } from '@/lib/payments/constants';
import { defaultPack } from '@/lib/payments/packs/rules';
import { trackEvent } from '@/lib/tracking/events/browser';

/** The chosen pack; at first the default one. */
export function useChosenPack(packs: readonly Pack[]) {
  const [pack, setPack] = useState(() => defaultPack(packs));
  const choose = (next: Pack) => {
    setPack(next);
    trackEvent('AddPaymentInfo', { pack: next.id, value: next.amount, currency: 'INR' });
  };
  return { pack, choose };
}
