export const SUCCESS_TITLE = 'Payment Successful!';
export const FAILED_TITLE = 'Payment Failed';
export const FAILED_TEXT = "Your payment couldn't be processed";
export const FAILED_ADVICE = 'Please try again or contact support';
export const RECHARGE_FAILED_TEXT = 'Your payment could not be processed. Please try again.';
export const NOTHING_CHARGED = 'No charges have been made to your account.';
export const MAYBE_CHARGED =
  'If an amount was debited, its messages arrive here or the amount returns to your bank within 5 working days.';
export const PENDING_TITLE = 'Confirming your payment';
export const PENDING_TEXT =
  'UPI payments can take a few minutes. It is safe to close this page: your messages are added as soon as your bank confirms.';
export const PENDING_STILL = 'Your bank has not confirmed yet.';
export const PENDING_NEXT =
  'We keep asking for you, also when this page is closed. If the payment goes through, your messages are added. If not, a debited amount returns to your bank within 5 working days.';
export const UNREACHABLE = 'We cannot reach the server right now and keep trying.';
export const BANNER_SUCCESS = 'Payment successful. Your messages are here.';
export const BANNER_FAILED = 'Your last payment was not completed.';
