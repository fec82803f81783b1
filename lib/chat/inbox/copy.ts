export const LAST_PICTURE = 'Picture';
/** In place of the words of a crisis: the list may be seen over a shoulder. */
export const LAST_HELP = 'Lines that help';
export const NOTHING_SAID = 'Nothing said yet';
export const NAME_EMPTY = 'A name needs some text.';
export const NO_SUCH_PLACE = 'There is no such place in the list.';
export const NOT_CHANGED = 'The chat was not changed';
export const TRY_AGAIN_LATER = 'Please check your connection and try again.';
/** Toasts after a change. */
export const PINNED = 'Pinned to the top';
export const UNPINNED = 'No longer pinned';
export const ARCHIVED = 'Moved to the archive';
export const UNARCHIVED = 'Back in your chats';
export const RENAMED = 'Name saved';
/** In place of the last words of an incognito chat: they are shown in the chat alone. */
export const LAST_INCOGNITO = 'Its words are not shown here';
