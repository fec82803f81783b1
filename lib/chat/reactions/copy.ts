import type { Reaction } from './constants';

/** What each is called by those who hear it. */
export const REACTION_NAME = {
  '❤️': 'Love',
  '😂': 'Funny',
  '😮': 'Surprised',
  '😢': 'Sad',
  '🙏': 'Thank you',
  '👍': 'Like',
} as const satisfies Record<Reaction, string>;
export const NOT_REACTED = 'Your reaction was not kept';
export const TRY_AGAIN = 'Please try again.';
