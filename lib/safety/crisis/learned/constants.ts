/** Weights of the leaning: features share a weight whose numbers end alike. A power of two. */
export const LEANING_WEIGHTS = 2 ** 19;
/** Weights of each kind. A power of two. */
export const KIND_WEIGHTS = 2 ** 16;

/** How much each sort of feature counts. */
export const VALUE = {
  word: 1,
  skeleton: 0.7,
  piece: 0.5,
  pair: 1,
  skeletonPair: 0.8,
  concept: 0.8,
  conceptPair: 0.7,
} as const;

/** Letters of the shortest and the longest piece of a word that is looked at; typing errors leave most pieces alone. */
export const PIECE_LETTERS = { least: 3, most: 5 } as const;
/** Words within which one thing that is told belongs to another: "husband … beats". */
export const CONCEPTS_APART_MOST = 6;
