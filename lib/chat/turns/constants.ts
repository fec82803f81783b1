export const TURN_KINDS = ['message', 'welcome'] as const;
/** `failed` = given back, `unfunded` = the balance was 0, `waiting` = it was, and messages were bought since. */
export const TURN_STATES = ['pending', 'answered', 'failed', 'unfunded', 'waiting'] as const;
/**
 * Newest messages of a chat in which the talk for a reply is looked up, before the token budget cuts it: this many and less than a
 * block more, cards and notes of the product counted but left out. The oldest leave a block at a time, so that the talk begins
 * alike in many requests and a provider still has it.
 */
export const HISTORY_MESSAGES = 40;
export const HISTORY_BLOCK_MESSAGES = 30;
/** ms between two looks at a turn that another request is answering, and how long to look. */
export const AWAIT_STEP_MS = 200;
export const AWAIT_MAX_MS = 35_000;
