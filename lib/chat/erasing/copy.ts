/** In place of a person's own message whose words they deleted. */
export const WORDS_DELETED = 'You deleted this message.';
/** In place of a message that operators have taken out of the chat. */
export const MESSAGE_REMOVED = 'This message was removed.';
export const DELETE_WORDS = 'Delete my words';
export const DELETE_ABOUT =
  'Your words go for good: from this chat, from the search, and from what is remembered. A note stays in their place, and what you spent on them is not given back. Backups lose them when they expire.';
export const REPLY_STAYS =
  '{companion} may have repeated some of it. Those replies stay; they go with the whole chat.';
export const KEEP_WORDS = 'Keep them';
export const NOT_DELETED = 'Your words were not deleted';
export const MESSAGE_NOT_FOUND = 'This message does not exist.';
