/** ms after their last message in which a person still counts as talking. */
export const TALKING_MS = 15 * 60 * 1000;
/** People one psychologist companion talks to at once, when its row names no number of its own. */
export const USUAL_SIMULTANEOUS_CHATS = 50;
