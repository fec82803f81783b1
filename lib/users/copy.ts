export const REGISTER_FAILED = 'Failed to register user';
export const CONSENT_FAILED = 'Your confirmation could not be saved. Please try again.';
export const USER_LOAD_FAILED = 'Messages not loaded';
export const USER_LOAD_FAILED_DETAIL = 'You can still start a chat.';

/** To a new guest whose network or kind of phone has had its starter balances (docs/decisions.md, "Who is who"). */
export const NO_STARTER = 'No free messages this time';
export const NO_STARTER_DETAIL = 'They were given out on this network or phone today. A chat starts from ₹3.';
