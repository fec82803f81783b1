export const REGISTER_FAILED = 'Failed to register user';
export const CONSENT_FAILED = 'Your confirmation could not be saved. Please try again.';
export const USER_LOAD_FAILED = 'Messages not loaded';
export const USER_LOAD_FAILED_DETAIL = 'You can still start a chat.';

/** While a new guest's browser does some work for them, on a busy network. */
export const STARTER_COMING = 'Your free messages are on their way';
export const STARTER_COMING_DETAIL = 'Many people are new on your network. This takes a moment.';
/** To a browser that sent no solution for the work it was given. */
export const STARTER_NOT_PROVEN = 'Your free messages could not be given. Please load the page again.';

/** To a new guest whose network or kind of phone has had its starter balances (docs/decisions.md, "Who is who"). */
export const NO_STARTER = 'No free messages this time';
export const NO_STARTER_DETAIL = 'They were given out on this network or phone today. A chat starts from ₹3.';
