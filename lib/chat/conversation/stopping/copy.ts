export const STOP = 'Stop';
/** After its sign, for who hears the button. */
export const STOP_ABOUT = 'Stop: take the message back';
export const STOPPED = 'Stopped';
export const STOPPED_ABOUT = 'Your words are back in the box. Nothing was charged.';
/** When the day's stops are used up (lib/chat/turns/stopping). */
export const NOT_STOPPED = 'Not stopped';
export const NOT_STOPPED_ABOUT =
  'You have stopped as many replies as one can in a day. This one comes, and counts as usual.';
