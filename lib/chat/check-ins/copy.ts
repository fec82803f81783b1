export const NOT_REGISTERED = 'This browser is not registered yet.';

/** Under a check-in in its chat. */
export const WHAT_THIS_IS = 'The AI asked by itself, as you chose. It cost nothing.';
export const STOP_THESE = 'Stop these';
export const STOPPED = 'Companions ask no more';
export const STOPPED_ABOUT = 'You can turn it on again under Notifications in your account.';
export const STOPPED_HERE = 'You have stopped these.';
export const NOT_STOPPED = 'That did not work';
export const TRY_AGAIN = 'Please check your connection and try again.';
