import { randomBytes } from 'node:crypto';

const START = 'tagged';
/** Finds a tag in a text. */
export const ANY_TAG = new RegExp(`${START}[a-z]{10}`);

/** A word that stands in everything a person says, and by which the model's stand-in knows whom it works for. Letters alone: digits may be masked. */
export const newTag = (): string =>
  START + [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
