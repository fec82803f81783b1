import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH } from './constants';

/** A code from random bytes, one for each character. 256 is a multiple of 32, so every character is as likely. */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, REFERRAL_CODE_LENGTH), (byte) =>
    REFERRAL_ALPHABET.charAt(byte % REFERRAL_ALPHABET.length),
  ).join('');
}

/** The code in a text typed by a person, in any case; null when no link can have it. */
export function readCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  const known = [...code].every((character) => REFERRAL_ALPHABET.includes(character));
  return code.length === REFERRAL_CODE_LENGTH && known ? code : null;
}

/** India has no summer time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** When the month began in India. */
export function monthStart(now: Date): Date {
  const there = new Date(now.getTime() + INDIA_OFFSET_MS);
  return new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - INDIA_OFFSET_MS);
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The first letter of a name as people see it ("क्ष" is one letter), or null without a name. */
export function firstInitial(name: string | null): string | null {
  const [first] = graphemes.segment(name?.trim() ?? '');
  return first ? first.segment.toLocaleUpperCase('en-IN') : null;
}
