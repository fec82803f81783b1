/**
 * Which message the next one of a chat is to answer. It comes with the menu of messages: before that nothing can be quoted, and
 * what a failed send gives back would be seen by nobody.
 */
export const quoting: {
  /** @returns the message's id; from then on none is to be answered */
  take?: (sessionId: string) => string | undefined;
  give?: (sessionId: string, id: string | undefined) => void;
} = {};
