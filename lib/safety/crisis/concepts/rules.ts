import { foldSpelling, skeletonOf } from '../words/rules';
import { CONCEPTS } from './constants';

/** Consonants that tell a word from others without its vowels. */
const TELLING_CONSONANTS = 4;
/** Letters of the shortest beginning of a word that is looked up. */
const BEGINNING_LEAST = 2;

type Lexicon = {
  whole: Map<string, string[]>;
  begun: Map<string, string[]>;
  skeletons: Map<string, string[]>;
};

function note(map: Map<string, string[]>, key: string, concept: string): void {
  const known = map.get(key);
  if (!known) map.set(key, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

function readLexicon(): Lexicon {
  const lexicon: Lexicon = { whole: new Map(), begun: new Map(), skeletons: new Map() };
  for (const [concept, words] of Object.entries(CONCEPTS))
    for (const entry of words.split(' ')) {
      const isBeginning = entry.endsWith('*');
      const word = foldSpelling(isBeginning ? entry.slice(0, -1) : entry);
      note(isBeginning ? lexicon.begun : lexicon.whole, word, concept);
      const skeleton = skeletonOf(word);
      if (!isBeginning && skeleton.length >= TELLING_CONSONANTS) note(lexicon.skeletons, skeleton, concept);
    }
  return lexicon;
}

const LEXICON = readLexicon();

/**
 * What a word stands for among the things that a crisis is told with: none, one or several.
 * @param word as `wordsOf` gives it
 */
export function conceptsOf(word: string): readonly string[] {
  const found = new Set<string>(LEXICON.whole.get(word) ?? []);
  for (let letters = BEGINNING_LEAST; letters <= word.length; letters += 1)
    for (const concept of LEXICON.begun.get(word.slice(0, letters)) ?? []) found.add(concept);
  const skeleton = skeletonOf(word);
  if (found.size === 0 && skeleton.length >= TELLING_CONSONANTS)
    for (const concept of LEXICON.skeletons.get(skeleton) ?? []) found.add(concept);
  return [...found];
}
