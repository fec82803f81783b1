import { SEARCH_MAX_WORDS, SEARCH_MIN_CHARS, SNIPPET_BEFORE, SNIPPET_CHARS, WORD_CHARS } from './constants';

/*
 * What a word is, in every script and on every server: PostgreSQL's own parser goes by the locale of the database, and in the locale C,
 * which our own clusters have, it takes dandas and emoji for letters. The index has the same rule: function `message_words` of the
 * migration message_words; service.test.ts compares the two. They differ only in letters that are newer than the database's Unicode.
 */

/** What stands between words: signs, dandas, pictures. Capitals have become small by then. */
const SIGNS =
  '\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u0964\\u0965\\u0970\\u2000-\\u2bff\\u2e00-\\u2e7f' +
  '\\u3000-\\u303f\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufff0-\\uffff\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{e01ef}';
const BETWEEN_WORDS = new RegExp(`[${SIGNS}]+`, 'u');
/** A word as it was written: signs inside of it, such as an apostrophe or a joiner, belong to it. */
const WRITTEN_WORD = new RegExp(`[^${SIGNS}]+(?:['\\u2019\\u200c\\u200d]+[^${SIGNS}]+)*`, 'gu');

/**
 * Text as it is compared. Small letters, no accents; letters count once ("achha", "accha" and "acha" are one word, and so are "hey" and
 * "heyyy"); nukta and chandrabindu, which many keyboards lack, make no difference.
 */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
    .replace(/\u0901/g, '\u0902')
    .replace(/['\u2019\u093c\u200c\u200d]/g, '')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/([a-z])\1+/g, '$1');
}

/** The words of a text as the index has them. */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, WORD_CHARS).join(''));
  return [...new Set(words)];
}

/** The beginnings of words that a search is for; none when it is too short to be one. */
export function wantedWords(search: string): string[] {
  const words = wordsOf(search).slice(0, SEARCH_MAX_WORDS);
  return words.some((word) => Array.from(word).length >= SEARCH_MIN_CHARS) ? words : [];
}

export type SnippetPart = { text: string; found: boolean };

/** The part of a message around the first word that was searched for, on one line, in pieces that were searched for and others. */
export function snippetOf(content: string, wanted: readonly string[]): SnippetPart[] {
  const line = content.replace(/\s+/g, ' ').trim();
  const isFound = (word: string) =>
    wordsOf(word).some((one) => wanted.some((beginning) => one.startsWith(beginning)));
  const words = [...line.matchAll(WRITTEN_WORD)];
  const first = words.find(([word]) => isFound(word))?.index ?? 0;
  const begin = words.find(({ index }) => index >= first - SNIPPET_BEFORE)?.index ?? 0;
  // The very beginning brings the signs before its first word along.
  const from = begin <= SNIPPET_BEFORE && first <= SNIPPET_BEFORE ? 0 : begin;
  const end = from + SNIPPET_CHARS;
  const last = words.findLast(({ 0: word, index }) => index >= from && index + word.length <= end);
  const isWhole = line.length <= end;
  const to = isWhole ? line.length : last ? last.index + last[0].length : end;
  const parts: SnippetPart[] = from > 0 ? [{ text: '… ', found: false }] : [];
  let at = from;
  for (const { 0: word, index } of words) {
    if (index < from || index + word.length > to || !isFound(word)) continue;
    if (index > at) parts.push({ text: line.slice(at, index), found: false });
    parts.push({ text: word, found: true });
    at = index + word.length;
  }
  if (at < to) parts.push({ text: line.slice(at, to), found: false });
  return isWhole ? parts : [...parts, { text: ' …', found: false }];
}
