/** Characters of one message. */
export const MESSAGE_MAX_CHARS = 2000;
export const SENDERS = ['user', 'ai', 'system'] as const;
export const MESSAGE_TYPES = [
  'text',
  'image',
  'payment_success',
  'payment_failed',
  'recharge_required',
  'crisis_support',
] as const;
/** Messages a chat session without a user starts with. */
export const SESSION_STARTER_MESSAGES = 10;
export const USERLESS_SESSIONS_MAX = 3;
export const USERLESS_SESSIONS_WINDOW_MS = 24 * 60 * 60 * 1000;
/** Messages needed to start a psychologist chat. */
export const PSYCHOLOGIST_MIN_BALANCE = 12;
/** "Premium" above this many messages, otherwise "Free chat". */
export const PREMIUM_ABOVE_MESSAGES = 10;
/** Messages of one page of history. */
export const HISTORY_PAGE = 50;

/** Product description, "Timings": a random wait before the send call. */
export const SEND_DELAY_MIN_MS = 1000;
export const SEND_DELAY_MAX_MS = 5000;
export const TYPING_DELAY_MIN_MS = 1500;
export const TYPING_DELAY_MAX_MS = 6000;
export const BETWEEN_MESSAGES_MS = 1200;

/** Loading screen: each step adds 1-3 s, then 500 ms before leaving. */
export const LOADING_STEP_MIN_MS = 1000;
export const LOADING_STEP_MAX_MS = 3000;
export const SESSION_READY_DELAY_MS = 500;
/** Wait between picking a chat type and leaving the home page. */
export const NAVIGATION_DELAY_MS = 300;
