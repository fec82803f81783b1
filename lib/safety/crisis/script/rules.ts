import {
  BARE_SOUNDS,
  BLOCKS,
  CONSONANT_SOUNDS,
  DIGITS_FROM,
  MUTE_SIGN,
  OWN_SOUNDS,
  SIGN_SOUNDS,
  SOUTHERN_FROM,
  SOUTHERN_TAIL,
  TAIL_SOUNDS,
  URDU_SOUNDS,
  VOWEL_SOUNDS,
} from './constants';

/** A consonant or none, and the vowel after it: written, spoken without being written, or none. */
type Syllable = { consonant: string; vowel: string; isUnwritten: boolean };

const INDIC_WORD = /[\u0900-\u0d7f]+/gu;
const URDU_WORD = /[\u0600-\u06ff]+/gu;

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const code = letter.charCodeAt(0);
    const place = code % BLOCKS.letters;
    const bare = BARE_SOUNDS.get(letter);
    const consonant = OWN_SOUNDS.get(letter) ?? CONSONANT_SOUNDS.get(place);
    const last = syllables.at(-1);
    if (bare !== undefined) syllables.push({ consonant: bare, vowel: '', isUnwritten: false });
    else if (consonant !== undefined) syllables.push({ consonant, vowel: 'a', isUnwritten: true });
    else if (SIGN_SOUNDS.has(place) && last?.isUnwritten)
      syllables[syllables.length - 1] = {
        consonant: last.consonant,
        vowel: SIGN_SOUNDS.get(place) ?? '',
        isUnwritten: false,
      };
    else if (place === MUTE_SIGN && last?.isUnwritten)
      syllables[syllables.length - 1] = { consonant: last.consonant, vowel: '', isUnwritten: false };
    else if (VOWEL_SOUNDS.has(place))
      syllables.push({ consonant: '', vowel: VOWEL_SOUNDS.get(place) ?? '', isUnwritten: false });
    else if (TAIL_SOUNDS.has(place))
      syllables.push({
        consonant: code >= SOUTHERN_FROM ? SOUTHERN_TAIL : (TAIL_SOUNDS.get(place) ?? ''),
        vowel: '',
        isUnwritten: false,
      });
    else if (place >= DIGITS_FROM && place < DIGITS_FROM + 10)
      syllables.push({ consonant: String(place - DIGITS_FROM), vowel: '', isUnwritten: false });
  }
  return syllables;
}

/** Takes out the vowels that are neither written nor spoken: at the end, and between two spoken ones. */
function muteUnspoken(syllables: Syllable[]): void {
  let next = '';
  for (let at = syllables.length - 1; at >= 0; at -= 1) {
    const one = syllables[at];
    if (!one) continue;
    const isEnd = at === syllables.length - 1;
    const isBetween = next !== '' && (syllables[at - 1]?.vowel ?? '') !== '';
    if (one.isUnwritten && at > 0 && (isEnd || isBetween)) one.vowel = '';
    next = one.vowel;
  }
}

function romanizeWord(word: string): string {
  const syllables = syllablesOf(word);
  if (word.charCodeAt(0) < SOUTHERN_FROM) muteUnspoken(syllables);
  return syllables.map(({ consonant, vowel }) => consonant + vowel).join('');
}

/**
 * Text with every word of an Indian script, and of Urdu, in Latin letters: roughly as somebody spells it who types
 * without that keyboard, so that what is learned from one script helps in the other.
 */
export const romanize = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INDIC_WORD, romanizeWord)
    .replace(URDU_WORD, (word) => [...word].map((letter) => URDU_SOUNDS.get(letter) ?? '').join(''));
