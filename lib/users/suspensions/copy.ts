/** What every call answers that a suspended person may not make. */
export const SUSPENDED =
  'Your account is suspended, so chats and payments are closed for now. Your account page says why, how to object, and how to get money back. In danger call 112; to talk to somebody call 14416, free, day and night.';
