// Texts of one length that no chat hears twice: the product would ask again for a reply that repeats itself.
const WORDS =
  'river paper mango window garden candle market thunder pillow copper basket lantern saffron monsoon velvet orchard meadow harbour compass feather'.split(
    ' ',
  );
const SENTENCE_WORDS = 10;
/** A generator of numbers (Knuth's constants); the same sequence in every run. */
let state = 1;

function word() {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return WORDS[(state >>> 8) % WORDS.length];
}

/** The next sentence of a sequence that is the same in every run. */
export const sentence = () => `${Array.from({ length: SENTENCE_WORDS }, word).join(' ')}.`;
