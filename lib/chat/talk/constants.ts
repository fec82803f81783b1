/** ms of silence after which a new talk begins. */
export const TALK_GAP_MS = 30 * 60 * 1000;
/** ms of one talk after which the notice that the companion is an AI comes again, and again. */
export const AI_NOTICE_EVERY_MS = 3 * 60 * 60 * 1000;
/** ms of one talk after which a break is suggested, once in a session. */
export const BREAK_AFTER_MS = 60 * 60 * 1000;
