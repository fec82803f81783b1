export const STOP = 'Stop';
/** After its sign, for who hears the button. */
export const STOP_ABOUT = 'Stop: take the message back';
export const STOPPED = 'Stopped';
export const STOPPED_ABOUT = 'Your words are back in the box. Nothing was charged.';
