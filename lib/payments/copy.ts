import { t } from '@/lib/kit/text';

export const PAYMENT_FAILED = 'Payment Initiation failed';
export const RECHARGE_FAILED = 'Recharge payment initiation failed';
export const OFFER_FAILED = 'Rs3 payment initiation failed';
export const NO_PAYMENT_SESSION = 'No payment session ID received';
export const USER_NOT_FOUND = 'User not found';
export const UNKNOWN_PACK = 'This pack is not on offer.';
export const OFFER_GONE = 'This offer is for a first chat and is not available any more.';
export const PROVIDER_SILENT = 'The payment service does not answer. Please try again in a moment.';
export const TOO_MANY_ORDERS =
  'You have several payments open. Please finish one of them, or try again in some minutes.';
export const TOO_MANY_PAY =
  'Many people are paying right now. Nothing was charged. Please try again in a minute.';
export const ORDER_NOT_FOUND = 'This payment does not exist.';
/** Kept in English in the chat, which draws it in the language of its page; as the next one. */
export const PAYMENT_SUCCESS_MESSAGE = (messages: number) =>
  t('Payment received. {messages} messages added.', { messages });
export const PAYMENT_FAILED_MESSAGE = () => t('The payment did not go through. No messages were added.');

export const REDIRECTING = 'Redirecting to Payment...';
export const PAYMENT_FAILED_TITLE = 'Payment Failed';
export const PAYMENT_NOT_STARTED = 'Unable to process payment. Please try again.';
export const SDK_NOT_AVAILABLE = 'Cashfree SDK not available';
export const SDK_NOT_LOADED = 'Failed to load Cashfree SDK';
/** What people read when the checkout did not load; the technical reason (product description, point 8) is for whoever helps them. */
export const OTHER_PAGE_OPENS = (reason: string) =>
  t(
    'The payment window did not open here, so a payment page of Cashfree opens instead. Nothing has been charged so far. ({reason})',
    { reason },
  );
export const PROCESSING = 'Processing...';
