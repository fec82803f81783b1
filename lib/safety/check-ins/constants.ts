/** The name of the structured answer, by which a server (and the stand-in) may know what is asked. */
export const CHECK_IN_FORMAT = 'check_in_judgement';

/** What no check-in may do; each is answered with true or false. */
export const CHECK_IN_FAULTS = [
  'misses',
  'presses',
  'sells',
  'human',
  'heavy',
  'jealous',
  'suggestive',
  'asks_more',
  'guesses',
  'private',
] as const;

const flags = Object.fromEntries(CHECK_IN_FAULTS.map((fault) => [fault, { type: 'boolean' }]));

export const CHECK_IN_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['asks_about_it', ...CHECK_IN_FAULTS],
  properties: { asks_about_it: { type: 'boolean' }, ...flags },
} as const;
