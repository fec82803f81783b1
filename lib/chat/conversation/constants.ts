/** ms between two tries to send while another message of the same chat is being answered, and how many tries. */
export const CONFLICT_RETRY_MS = 2000;
export const CONFLICT_RETRIES = 20;
/** ms until the messages are looked at again when the welcome is being written for another tab. */
export const WELCOME_RETRY_MS = 3000;
/** ms until a welcome that failed is asked for again, one pause for each try; after them, when the network is back or somebody asks. */
export const WELCOME_AGAIN_MS = [3_000, 9_000, 27_000, 81_000] as const;
/**
 * ms until a broken connection counts as a failed send. A reload breaks the calls of its own page, and in this time
 * the page is gone: its message stays in storage and goes out again instead of back into the box.
 */
export const NETWORK_GRACE_MS = 300;
