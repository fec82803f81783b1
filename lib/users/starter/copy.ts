/** While a new guest's browser does some work for them, on a busy network. */
export const STARTER_COMING = 'Your free messages are on their way';
export const STARTER_COMING_DETAIL = 'Many people are new on your network. This takes a moment.';
/** To a browser that sent no solution for the work it was given. */
export const STARTER_NOT_PROVEN = 'The check that your browser did was not accepted. Please try again.';
/** When the messages of a new guest did not come, whatever the reason, which stands below. */
export const STARTER_LATE = 'Your free messages have not come yet';
export const STARTER_OFFLINE = 'The connection was lost on the way. Try again when you are online.';
export const STARTER_FAILED = 'Something went wrong on our side. Please try again in a moment.';
/** Where a browser cannot hash or load what is needed for it. */
export const STARTER_UNSOLVED = 'This browser could not do the check that a busy network asks for.';

/** To a new guest whose network or kind of phone has had its starter balances (docs/decisions.md, "Who is who"). */
export const NO_STARTER = 'No free messages this time';
export const NO_STARTER_DETAIL = 'They were given out on this network or phone today. A chat starts from ₹3.';
