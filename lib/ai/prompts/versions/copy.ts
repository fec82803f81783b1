export const NO_SUCH_PROMPT = 'There is no such version.';
export const IS_ACTIVE_ALREADY = 'This version is the active one already.';
export const NOTHING_BEFORE = 'There is no earlier version to go back to.';
export const ACTIVATED_MEANWHILE =
  'Somebody has activated another version since you opened the page. Please look at it again.';
export const VERSION_TAKEN =
  'There is such a version already. A version’s text is never changed: please take the next number.';
export const SAME_TEXT = 'This text is that of a version that there is.';
export const UNKNOWN_PLACE = 'The text names a place that there is none for';
export const NEEDED_PLACE = 'The text has to name';
