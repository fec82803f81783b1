/** Messages; the offer is there only below this balance. Product description, "Starting a free chat from home". */
export const OFFER_BELOW_BALANCE = 5;
