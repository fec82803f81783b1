/**
 * While a new guest's browser does some work for them, on a busy network. One line and two on a phone of 360 px, in a wide face
 * too, as where there are none: the card has the room.
 */
export const STARTER_COMING = 'Free messages soon';
export const STARTER_COMING_DETAIL = 'Many people are new on your network. One moment.';
/** To a browser that sent no solution for the work it was given. */
export const STARTER_NOT_PROVEN = 'The check that your browser did was not accepted. Please try again.';
/** When the messages of a new guest did not come, whatever the reason, which stands below. */
export const STARTER_LATE = 'Your free messages have not come yet';
export const STARTER_OFFLINE = 'The connection was lost on the way. Try again when you are online.';
export const STARTER_FAILED = 'Something went wrong on our side. Please try again in a moment.';
/** Where a browser cannot hash or load what is needed for it. */
export const STARTER_UNSOLVED = 'This browser could not do the check that a busy network asks for.';

/** To a new guest whose network or kind of phone has had its starter balances (docs/decisions.md, "Who is who"). */
export const NO_STARTER = 'No free messages';
export const NO_STARTER_DETAIL = 'Today’s are gone on this network. Chats from ₹3.';
