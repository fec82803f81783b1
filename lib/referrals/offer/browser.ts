import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';

const OFFER_KEY = 'saathi-refer-offer';

/** Somebody is happy: the next home screen offers Refer & Earn, once. */
export function offerReferral(): void {
  writeLocal(OFFER_KEY, '1');
}

export function isReferralOffered(): boolean {
  return readLocal(OFFER_KEY) !== null;
}

/** Whether to offer it now; asking takes the offer away. */
export function takeReferralOffer(): boolean {
  const offered = isReferralOffered();
  if (offered) removeLocal(OFFER_KEY);
  return offered;
}
