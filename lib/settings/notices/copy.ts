export const NOTICES_LABEL = 'Notices';
export const DISMISS = 'Dismiss';
/** After a change of the terms, before its day. */
export const COUNTS_FROM = 'It counts from';
