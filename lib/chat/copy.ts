export const SEND_FAILED_TITLE = 'Error';
export const SEND_FAILED_TOAST = 'Failed to send message. Please try again.';
export const SEND_FAILED = 'Failed to send message';
export const NO_MESSAGES_LEFT = 'No messages left';
export const RECHARGE_REQUIRED_MESSAGE = 'You have no messages left. Recharge to continue this chat.';
/** What is left of a card whose time is over. */
export const CARD_PAST = {
  recharge_required: 'No messages were left',
  payment_failed: 'A payment did not go through',
} as const;
export const TYPING = 'Typing...';
export const ONLINE = 'Online now';
/** In place of it while the browser has no network. */
export const OFFLINE = 'You are offline';
export const PREMIUM = 'Premium';
export const FREE_CHAT = 'Free chat';
/** After the number of messages of the balance that were bought. */
export const BOUGHT = 'bought';
/** In place of the balance while a crisis is near. */
export const FREE_NOW = 'Free now';
export const AI_LABEL = 'AI companion';
export const AI_NOTICE = 'You are talking with an AI companion';
export const NOT_LICENSED_NOTICE =
  'An AI companion, not a licensed professional, and no replacement for one.';
export const IN_FLIGHT = 'Your last message is still being answered.';
export const SESSION_NOT_FOUND = 'This chat does not exist.';
export const COMPANION_NOT_FOUND = 'This companion does not exist.';
export const TYPE_OFF =
  'This kind of chat is taking a break. Please choose another one; your messages work in all of them.';
export const NOT_THIS_TYPE = 'This companion does not offer that kind of chat.';
export const ADULT_NEEDED = 'Please confirm that you are 18 or older first.';
export const TOO_MANY_SESSIONS = 'Too many new chats from this phone today. Please try again later.';
/** Where the menu of a message is, which nobody sees until it is wanted. */
export const MESSAGE_HINT = 'To answer, copy or report a message, hold it or point at it.';
/** A guest's way to the same chat on another phone. */
export const KEEP_CHAT = 'Sign in to keep this chat';
/** In place of a reply that was said differently, where that is told at all. */
export const REPLY_REPLACED = 'This reply was said differently.';
/** The button that opens what can be done to a message. */
export const MESSAGE_OPTIONS = 'Message options';
