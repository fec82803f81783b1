export const NOTICES_LABEL = 'Notices';
export const DISMISS = 'Dismiss: {text}';
/** A change of the terms, with its day. */
export const COUNTS_FROM = '{text} It counts from {day}.';
