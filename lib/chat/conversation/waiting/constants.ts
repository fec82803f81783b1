/** Messages of one chat that wait at most; each costs one message when it goes out. */
export const WAITING_MAX = 20;
/**
 * ms until what could not go out is tried again, one pause for each try; after them, when the network is back, the page comes back
 * or somebody asks.
 */
export const SEND_AGAIN_MS = [3_000, 9_000, 27_000, 81_000] as const;
