/**
 * What is free at the beginning and what is not, said wherever "free first consultation" or "free chat" is claimed. A test compares the
 * numbers with those that the product grants and asks for (content/written.test.ts).
 */
export const FREE_FIRST = {
  badge: 'Free first consultation, 5 messages',
  /** In the same element as the claim. */
  meaning:
    'Your first 5 messages are free, whichever chat you spend them in, with one exception: psychologist companions open from a balance of 12 messages. On a network that many people share they may be used up for the day.',
  /** For pictures, which have little room. */
  short: '5 messages are free. Psychologist companions open from 12.',
  /** On the profile of a psychologist companion, before anybody signs in. */
  ofPsychologist:
    'Needs a sign-in and a balance of 12 messages. The 5 free messages of the beginning count towards it, and are enough to open any other kind of chat.',
} as const;
