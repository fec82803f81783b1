export const TRACKING_TITLE = 'Help us see which ads work?';
export const TRACKING_TEXT =
  'With your permission we tell Meta when a pack page is opened and a payment is made: the amount and the order number. Never your chats, your companions, your name or your e-mail. You can change this in your account.';
export const TRACKING_FAILED = 'Your choice could not be saved. Please try again.';
export const TRACKING_SWITCH = 'Measure ads with Meta';
