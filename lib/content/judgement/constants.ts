/** Words of an article; one that its subject carries no further says why (`shortBecause`). */
export const WORDS = { least: 1800, leastWhenShort: 900, most: 3200 } as const;

/** Words of a topic's page: it stands between a reader and the companions. */
export const TOPIC_WORDS = { least: 300, most: 600 } as const;

/** Minutes it may take to read; longer ones are better two. */
export const MINUTES_MOST = 16;

/** Sources of an article, and of a topic's page. */
export const SOURCES = { least: 2, most: 6 } as const;
export const TOPIC_SOURCES = { least: 1, most: 4 } as const;

/** Further articles, and links to others of ours in the text. */
export const RELATED = { least: 2, most: 3 } as const;

/** A sentence of fewer words may occur twice: "Write it down." */
export const SENTENCE_WORDS = 6;

/** Characters a description of a picture has at least, to be one. */
export const ALT_LEAST = { face: 15, drawing: 60 } as const;
