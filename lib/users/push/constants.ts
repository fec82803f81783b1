const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a device is told about once it is turned on: a reply, a payment that was credited, an answer of ours to what they raised. */
export const USUAL_KINDS = ['reply', 'payment', 'answer'] as const;
/** What somebody may be told about on a device; a check-in (lib/chat/check-ins) only where that is chosen by itself, and none is made otherwise. */
export const PUSH_KINDS = [...USUAL_KINDS, 'check_in'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

export const NOTICE_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;

/** Devices of one person that are told; the one turned on longest ago goes when there would be more. */
export const PUSH_DEVICES_MAX = 10;

/** ms from a reply until somebody is told who has not read it: whoever looks at the chat has, by then. */
export const REPLY_WAITS_MS = 30_000;
/** ms from a credit: the page that says so has long asked, where somebody has it open. */
export const PAYMENT_WAITS_MS = MINUTE_MS;

/** ms for which something is still worth telling; a push service keeps it no longer either (RFC 8030, section 5.2). */
export const WORTH_MS: Readonly<Record<PushKind, number>> = {
  reply: 24 * HOUR_MS,
  payment: 48 * HOUR_MS,
  answer: 72 * HOUR_MS,
  check_in: 24 * HOUR_MS,
};

/**
 * How soon a sleeping device is woken (RFC 8030, section 5.3): a message of a chat is what its "normal" is for; an answer of ours can wait
 * for power and Wi-Fi.
 */
export const URGENCY = { reply: 'normal', payment: 'normal', answer: 'low', check_in: 'low' } as const;

/** ms between two looks for what is due. */
export const LOOK_EVERY_MS = 5_000;
/** For so long what is being sent is left alone by other processes. */
export const NOTICE_LEASE_MS = 2 * MINUTE_MS;
/** Notices of one run, and how many are sent at once. */
export const NOTICE_BATCH = 50;

/** Days for which it is kept that a device was told. */
export const NOTICE_KEPT_DAYS = 7;

/** Characters. Those of browsers have some hundred. */
export const ENDPOINT_MAX = 1_000;

/** ms after "Not now". */
export const NOT_AGAIN_MS = 90 * 24 * HOUR_MS;
