/** Messages; the offer is there only below this balance. Product description, "Starting a free chat from home". */
const OFFER_BELOW_BALANCE = 5;

/** Whether a user may have the ₹3 offer; one without the fields may, nobody soon after a crisis and no minor. */
export function offerIsOpen(user: {
  messageBalance: number;
  newUserOfferEnabled?: boolean;
  sellsNothing?: boolean;
  held?: 'minor' | null;
}): boolean {
  const maySell = !user.sellsNothing && !user.held;
  return maySell && user.messageBalance < OFFER_BELOW_BALANCE && (user.newUserOfferEnabled ?? true);
}
