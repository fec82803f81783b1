export const LEAVE_QUICKLY = 'Leave quickly';
/** Said once, where the way is. */
export const LEAVE_HINT = '“Leave quickly”, or two taps on the name above, shows a page of notes instead.';
