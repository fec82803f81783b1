/** Lines that a persona has, in this order; `Example` lines follow (docs/companions.md). */
export const PERSONA_KEYS = [
  'Gender',
  'Age',
  'City',
  'Work',
  'Voice',
  'Likes',
  'Habits',
  'Phrases',
  'Limits',
  'Greeting',
] as const;
export type PersonaKey = (typeof PERSONA_KEYS)[number];

/** What separates the values of a line that has several. */
export const SEPARATOR: Partial<Record<PersonaKey, string>> = { Likes: ';', Phrases: '|', Greeting: '|' };

/** Years; every character is an adult, and one who cannot be taken for a minor. */
export const PERSONA_AGE_MIN = 21;
const PERSONA_AGE_MAX = 99;
export const PERSONA_AGES = { least: PERSONA_AGE_MIN, most: PERSONA_AGE_MAX } as const;

/** Values that a line has at least. */
export const LEAST_VALUES: Partial<Record<PersonaKey, number>> = { Likes: 3, Phrases: 2, Greeting: 4 };

/** Examples of a persona; each has one to three bubbles. */
export const EXAMPLES_MAX = 10;
/** Characters of a line that is told to the model, and of the whole persona. */
export const PERSONA_LINE_MAX = 1_500;
export const PERSONA_MAX = 12_000;
/** Characters of a bubble, as the prompts ask for. */
export const BUBBLE_MAX = 220;
