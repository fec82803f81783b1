export const NO_REFUND = 'There is no such refund.';
export const DECIDED = 'This refund has been decided already.';
export const APPROVED_BY_YOU = 'You have approved this refund; a second person has to approve it as well.';
export const NAME_MISSING = 'Say who decides.';
export const REASON_MISSING = 'Say why, in a sentence that the person will read.';
