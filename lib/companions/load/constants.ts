/** ms after their last message in which a person still counts as talking. */
export const TALKING_MS = 15 * 60 * 1000;
/** How many people one psychologist companion talks to at once, unless its row says otherwise. */
export const USUAL_SIMULTANEOUS_CHATS = 50;
