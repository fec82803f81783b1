/** The languages that the product's own texts are in: English, Hindi in Devanagari, and Hindi in Latin letters. */
export const LANGUAGES = ['en', 'hi', 'hinglish'] as const;

/** What people write in, told apart by words: in Latin letters, and in Devanagari. */
export const LATIN_TONGUES = [
  'en',
  'hinglish',
  'bn-Latn',
  'mr-Latn',
  'gu-Latn',
  'pa-Latn',
  'ta-Latn',
  'te-Latn',
  'kn-Latn',
  'ml-Latn',
] as const;
export const DEVANAGARI_TONGUES = ['hi', 'mr'] as const;
/** Other scripts show their language by themselves. */
export const SCRIPT_TONGUES = ['bn', 'gu', 'pa', 'ta', 'te', 'kn', 'ml', 'or', 'ur'] as const;

/** What says nothing about a person's language. */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  `ok okay okk oki okie k kk hm hmm hmmm haha hahaha hehe hehehe hihi lol lmao rofl wow oh ohh ooh aww hi hii hey heyy hello helo hellow bye byee
  tata thanks thnx thanx thx thank you ty good night gn gud nite morning gm mrng evening sorry sry please plz pls yes yess yep yeah yup no nope nah
  xd omg uff ufff oof love miss u`.split(/\s+/),
);

/** Characters and words of a text that are read; more say nothing new. */
export const CHARS_READ = 400;
export const WORDS_READ = 40;
/** Letters of the pieces that words are cut into, edges included. */
export const PIECE_LETTERS = { least: 2, most: 5 } as const;
/** How much each kind of feature counts. */
export const VALUE = { word: 1, skeleton: 0.5, pair: 0.5, piece: 0.35 } as const;
/** Numbers that features end in; the learned weights are as many for each tongue. */
export const FEATURES = 2 ** 15;
/** Share, 0 to 1, that the likeliest tongue must have of what a text says for any, to be sure of it. */
export const UNSURE_BELOW = 0.7;
/** How much likelier than English, Hindi and Hinglish another language must be to be believed. */
export const LIKELIER_LEAST = 1.3;
/** Texts in which a language is looked for, the newest first. */
export const TEXTS_READ = 8;
