export const KEYS_ABOUT = 'The first two do nothing while you type.';
/** The keys of a chat: as they are called, and what they do. */
export const KEYS = [
  ['?', 'This list'],
  ['/', 'Search your messages'],
  ['Esc', 'Close what is open, or leave the box'],
  ['↑', 'In the empty box: your last message, to send it anew'],
  ['Enter', 'Send'],
  ['Shift Enter', 'A new line'],
] as const;
export const SINGLE_KEYS = 'Keys without Ctrl or ⌘';
/** Told when the box has been filled with it. */
export const GIVEN_BACK = 'Your last message is in the box. Sending it makes a new one.';
