import type { HeldKind } from '@/lib/kit/held';
import { OFFER_BELOW_BALANCE } from './constants';

/** Whether a user may have the ₹3 offer; one without the fields may, nobody soon after a crisis and no minor. */
export function offerIsOpen(user: {
  messageBalance: number;
  newUserOfferEnabled?: boolean;
  /** Messages below which the offer is made; 0 = to nobody. */
  offerBelowBalance?: number;
  sellsNothing?: boolean;
  held?: HeldKind | null;
}): boolean {
  const maySell = !user.sellsNothing && !user.held;
  const below = user.offerBelowBalance ?? OFFER_BELOW_BALANCE;
  return maySell && user.messageBalance < below && (user.newUserOfferEnabled ?? true);
}
