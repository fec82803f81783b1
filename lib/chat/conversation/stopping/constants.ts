/** ms between two questions to stop a message that had not come to the server yet. */
export const STOP_AGAIN_MS = 1_000;
