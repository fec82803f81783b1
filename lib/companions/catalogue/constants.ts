/** ms the server keeps a catalogue answer, unless an operator changes a companion (lib/companions/freshness): who is busy shows afterwards. */
export const CATALOGUE_KEPT_MS = 3_000;
/** ms the statistics of real chats and reviews are kept. */
export const STATISTICS_KEPT_MS = 30_000;

/** Product description, "Experience filter bands": whole years, both ends inclusive; "15+" is more than 15. */
export const EXPERIENCE_BANDS = {
  '0-5': { least: 0, most: 5 },
  '6-10': { least: 6, most: 10 },
  '11-15': { least: 11, most: 15 },
  '15+': { least: 16, most: Number.POSITIVE_INFINITY },
} as const;
export type ExperienceBand = keyof typeof EXPERIENCE_BANDS;

/** Product description, "Rating filter bands": at least that many stars. */
export const RATING_BANDS = { '4.5+': 4.5, '4.0+': 4.0, '3.5+': 3.5 } as const;
export type RatingBand = keyof typeof RATING_BANDS;

/** The sort orders of the listing, in the order they are offered. */
export const SORT_LABEL = {
  default: 'Default',
  'rating-high': 'Highest rating',
  'rating-low': 'Lowest rating',
  'experience-high': 'Most experience',
  'experience-low': 'Least experience',
  'cases-high': 'Most cases',
  'cases-low': 'Fewest cases',
  name: 'Name A-Z',
} as const;
export type Sort = keyof typeof SORT_LABEL;

/** More subjects than this are offered as a menu instead of a row of chips. */
export const MAX_CHIPS = 40;
/** Characters of the search text kept in the address. */
export const SEARCH_MAX_CHARS = 100;
