export const INCOGNITO_CHOICE = 'Incognito chat';
/** Beside the choice, before a chat begins. */
export const INCOGNITO_ABOUT = 'Nothing is remembered. Gone 24 hours after it begins.';
/** While such a chat is being made. */
export const INCOGNITO_BEGINS = 'Incognito: nothing is remembered, and it is gone in 24 hours.';
/** On the page of a chat that is missing. */
export const INCOGNITO_GONE =
  'If it was an incognito chat, its 24 hours are over and all of it was deleted, as it said from the beginning. You can begin a new one whenever you like.';
export const HELP_BY_PEOPLE = 'Help by people, at any hour';
/** For who calls without being known: such a chat would take its messages along when it goes. */
export const INCOGNITO_NEEDS_USER =
  'An incognito chat needs a browser that we know. Please load the page again, or begin another chat.';
