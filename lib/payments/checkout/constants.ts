/** ms between the SDK's arrival and its use. Product description, "Timings". */
export const SDK_SETTLE_MS = 500;
/** ms after which an SDK that does not arrive counts as failed. */
export const SDK_LOAD_MAX_MS = 10_000;
/** ms in which a person can read why another payment page opens. */
export const FALLBACK_NOTICE_MS = 1_500;
/** Cashfree's own page of an order, the last resort when the answer names no address; the order id is added. */
export const HOSTED_ORDER_PAGE = 'https://payments.cashfree.com/order/#';
