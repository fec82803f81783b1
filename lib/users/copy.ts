export const REGISTER_FAILED = 'Failed to register user';
export const CONSENT_FAILED = 'Your confirmation could not be saved. Please try again.';
export const USER_LOAD_FAILED = 'Messages not loaded';
export const USER_LOAD_FAILED_DETAIL = 'You can still start a chat.';
