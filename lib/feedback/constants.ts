export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Product description, "Feedback". */
export const RATING_LABEL = {
  1: 'Very Poor',
  2: 'Poor',
  3: 'Average',
  4: 'Good',
  5: 'Excellent',
} as const satisfies Record<Rating, string>;

export const RATING_TAGS = {
  1: ['Replies made no sense', 'Felt rude', 'Too slow', 'Did not listen', 'Something was broken'],
  2: ['Repetitive replies', 'Did not understand me', 'Felt robotic', 'Slow replies', 'Wrong language'],
  3: [
    'Okay to talk to',
    'Sometimes off topic',
    'Needs more depth',
    'Replies too short',
    'Could remember more',
  ],
  4: ['Friendly', 'Good listener', 'Understood me', 'Fun to talk to', 'Quick replies'],
  5: ['Felt understood', 'Great listener', 'Lifted my mood', 'Natural conversation', 'Will come back'],
} as const satisfies Record<Rating, readonly string[]>;

/** From this rating on, the home screen offers Refer & Earn afterwards. */
export const GOOD_RATING: Rating = 4;

/** Characters. */
export const FEEDBACK_TEXT_MAX = 200;
