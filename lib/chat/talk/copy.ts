export const AI_REMINDER = 'Reminder: you are talking with an AI companion.';
export const BREAK_SUGGESTION =
  'You have been chatting for an hour. A glass of water or a short walk may feel good. This chat stays right here.';
/** Instead of "You have no messages left …" while a crisis is less than a day old. */
export const NOTHING_TO_BUY =
  'Nothing has to be bought now. Trained people are there for you on the phone, free and at any hour.';
export const DAY_SPENT_PERSON =
  'That was a lot of talking for one day. This chat goes on tomorrow; nothing was charged for this message.';
export const DAY_SPENT_ALL =
  'So many people are talking today that companions need a rest. Please try again later; nothing was charged for this message.';
