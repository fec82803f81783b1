export const SAY_DIFFERENTLY = 'Say it differently';
/** After it in the menu: what it costs. */
export const PRICE = { 0: 'Free', 1: '1 message' } as const;
export const NOT_REWORDED = 'Not said differently';
export const NOT_REWORDED_ABOUT = 'The reply is as it was, and nothing was charged. Please try again.';
export const STAYS = 'Stopped';
export const STAYS_ABOUT = 'The reply stays as it was. Nothing was charged.';
export const NEEDS_A_MESSAGE =
  'Once for each reply it is free. Now it costs one message, and you have none left.';
/** After its sign, for who hears the button. */
export const STOP_REWORDING = 'Stop: leave the reply as it was';
