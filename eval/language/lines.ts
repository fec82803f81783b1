import { readdirSync, readFileSync } from 'node:fs';
import { DEVANAGARI_TONGUES } from '@/lib/language/constants';
import { wordsOf } from '@/lib/language/features/rules';
import { LEARNED_TONGUES, type LearnedTongue } from '@/lib/language/learned/rules';
import { messages } from '../crisis/messages';

/** The words of a line, or a single word of a list. */
export type Line = { tongue: LearnedTongue; words: readonly string[]; isWord?: boolean };

const HERE = new URL('.', import.meta.url);
/** Lines of English and Hinglish from which a word is theirs as well. */
const COMMON_LEAST = 5;

const isTongue = (name: string): name is LearnedTongue =>
  (LEARNED_TONGUES as readonly string[]).includes(name);
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);
const isPlainLatin = (text: string) => !/(?!\p{Script=Latin})\p{L}/u.test(text);

/** The lines written for this. */
export function ownLines(): Line[] {
  const folder = new URL('lines/', HERE);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const tongue = name.replace('.txt', '');
      if (!isTongue(tongue)) throw new Error(`${name} is in no tongue.`);
      const lines = readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => ({ tongue, words: wordsOf(line) }));
    });
}

/** Single words, which are often all that a line has of its tongue. */
function vocabulary(): Line[] {
  return readFileSync(new URL('vocabulary.tsv', HERE), 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [tongue = '', words = ''] = line.split('\t');
      if (!isTongue(tongue)) throw new Error(`${tongue} is no tongue.`);
      return words.split(' ').flatMap((word) => ({ tongue, words: wordsOf(word), isWord: true }));
    });
}

/** The messages of other evaluations whose language somebody noted. */
export function olderLines(): Line[] {
  return messages().flatMap(({ language, text }) => {
    const line = text.replaceAll(' || ', ' ');
    const latin = isPlainLatin(line);
    const name = language === 'ur' ? 'hinglish' : language;
    const tongue = latin && !['en', 'hinglish', 'hi'].includes(name) ? `${name}-Latn` : name;
    if (!isTongue(tongue)) return [];
    const isScriptRight = (DEVANAGARI_TONGUES as readonly string[]).includes(tongue)
      ? isDevanagari(line)
      : latin;
    return isScriptRight ? [{ tongue, words: wordsOf(line) }] : [];
  });
}

/** Words that many lines of English or Hinglish have too tell nothing about another tongue by themselves. */
function tellingWords(words: readonly Line[], lines: readonly Line[]): Line[] {
  const seen = new Map<string, number>();
  for (const { tongue, words: said } of lines)
    if (tongue === 'en' || tongue === 'hinglish')
      for (const word of said) seen.set(word, (seen.get(word) ?? 0) + 1);
  return words.filter(
    ({ tongue, words: [word = ''] }) => tongue === 'hinglish' || (seen.get(word) ?? 0) < COMMON_LEAST,
  );
}

/** The words of the lists that tell a tongue. */
export const tellingVocabulary = (lines: readonly Line[]): Line[] => tellingWords(vocabulary(), lines);
