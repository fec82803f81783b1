const LETTERS: Readonly<Record<string, string>> = {
  ...{
    क: 'k',
    ख: 'k',
    ग: 'g',
    घ: 'g',
    ङ: 'n',
    च: 'ch',
    छ: 'ch',
    ज: 'j',
    झ: 'j',
    ञ: 'n',
    ट: 't',
    ठ: 't',
    ड: 'd',
    ढ: 'd',
    ण: 'n',
  },
  ...{
    त: 't',
    थ: 't',
    द: 'd',
    ध: 'd',
    न: 'n',
    प: 'p',
    फ: 'f',
    ब: 'b',
    भ: 'b',
    म: 'm',
    य: 'y',
    र: 'r',
    ल: 'l',
    व: 'v',
    श: 's',
    ष: 's',
  },
  ...{
    स: 's',
    ह: 'H',
    ळ: 'l',
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ri',
    ए: 'e',
    ऐ: 'e',
    ओ: 'o',
    औ: 'o',
    ऑ: 'o',
    ऍ: 'e',
  },
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'e',
    'ो': 'o',
    'ौ': 'o',
    'ॉ': 'o',
    'ॅ': 'e',
  },
  ...{ 'ं': 'n', 'ँ': 'n', 'ः': '', '्': '', '़': '' },
};
/** Spellings of one sound, in the order they are replaced. */
const SOUNDS: readonly [RegExp, string][] = [
  [/chh/g, 'ch'],
  [/(?:ee|ii)/g, 'i'],
  [/(?:oo|uu|ou)/g, 'u'],
  [/au/g, 'o'],
  [/a[iy]|ey/g, 'e'],
  [/ph/g, 'f'],
  [/([tdbgkjs])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<!^)a/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=[^aeiou])e$/g, ''],
  [/H/g, 'h'],
  [/m(?=[bp])/g, 'n'],
];

/** An English word without its ending, or the word. */
function stemOf(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word))
    return /^[a-z]{3}[^s]?s$/.test(word) ? word.replace(/s$/, '') : word;
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=(?:ch|sh|ss|x))es$/, '')
    .replace(/(?<=[^su])s$/, '');
}

/** A word as it sounds, without the short vowels that everybody spells differently: "naukri", "naukari", "नौकरी" are `nokri`. */
export function soundOf(word: string): string {
  let sound = '';
  for (const letter of stemOf(word).normalize('NFD')) sound += LETTERS[letter] ?? letter;
  for (const [spelling, one] of SOUNDS) sound = sound.replace(spelling, one);
  return sound;
}
