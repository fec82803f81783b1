import { kindOf } from '../digits/rules';

/** Digits in words, in English and in Hindi in either script. */
const SAID: readonly (readonly [string, string])[] = [
  ['0', 'zero oh shunya shoonya sifar jeero zeero शून्य ज़ीरो जीरो सिफर'],
  ['1', 'one ek aik वन एक'],
  ['2', 'two do doh टू दो'],
  ['3', 'three teen tin थ्री तीन'],
  ['4', 'four char chaar chaa फोर फ़ोर चार'],
  ['5', 'five paanch panch pach paach फाइव फ़ाइव पांच पाँच'],
  ['6', 'six chhe che chhah chah chhai सिक्स छह छः छे छ'],
  ['7', 'seven saat sat सेवन सात'],
  ['8', 'eight aath ath एट आठ'],
  ['9', 'nine nau no नाइन नौ'],
];
const TENS: readonly (readonly [string, string])[] = [
  ['1', 'ten'],
  ['2', 'twenty'],
  ['3', 'thirty'],
  ['4', 'forty fourty'],
  ['5', 'fifty'],
  ['6', 'sixty'],
  ['7', 'seventy'],
  ['8', 'eighty'],
  ['9', 'ninety'],
];
const VALUES: ReadonlyMap<string, string> = new Map([
  ...SAID.flatMap(([digit, words]) =>
    words.split(' ').map((word): [string, string] => [word.normalize('NFC'), digit]),
  ),
  ...TENS.flatMap(([digit, words]) => words.split(' ').map((word): [string, string] => [word, `${digit}0`])),
]);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['dabal', 2],
  ['triple', 3],
  ['tripal', 3],
  ['डबल', 2],
  ['ट्रिपल', 3],
]);

const ANY = [...VALUES.keys(), ...TIMES.keys(), '[0-9०-९]']
  .sort((one, other) => other.length - one.length)
  .join('|');
const GAP = '[ ,.\\-–…/]{1,3}';
/** Words that are digits, eight or more in a row. */
const RUN = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${ANY})(?:${GAP}(?:${ANY})(?![\\p{L}\\p{M}])){4,}(?![\\p{L}\\p{M}\\p{N}])`,
  'giu',
);
/** Two of the words side by side: few texts have that, and only those are looked at closely. */
const TWO_WORDS =
  /(?:zero|shu+nya|shoonya|sifar|one|two|three|four|five|six|seven|eight|nine|ninety|eighty|seventy|sixty|ek|do|teen|cha+r|pa+n?ch|ch+e|sa+t|a+th|nau|double|triple|[एदतचपछसआनशजवटथफडट][\p{L}\p{M}]{1,5})[ ,.\-–…/]{1,3}(?:zero|shu+nya|shoonya|sifar|one|two|three|four|five|six|seven|eight|nine|ninety|eighty|seventy|sixty|fifty|forty|thirty|twenty|ek|do|teen|cha+r|pa+n?ch|ch+e|sa+t|a+th|nau|double|triple|एक|दो|तीन|चार|पा|छ|सात|आठ|नौ|शून्य|ज|वन|टू|थ्री|फ|सि|से|एट|ना|ड)/iu;
/** Digits from which a number in words is somebody's, whatever it is. */
const SURE_DIGITS = 9;
/** Digits from which it may be a code, beside a word that says so. */
const CODE_DIGITS = 4;
const CODE_WORDS = /(?:otp|code|pin|password|passcode|ओटीपी|कोड|पिन|पासवर्ड)[^\n]{0,20}$/iu;

/** "ninety eight" is 98, "double five" is 55. */
function digitsOf(run: string): string {
  let digits = '';
  let times = 1;
  for (const word of run
    .toLowerCase()
    .normalize('NFC')
    .split(/[ ,.\-–…/]+/u)) {
    const repeated = TIMES.get(word);
    if (repeated !== undefined) {
      times = repeated;
      continue;
    }
    const value = VALUES.get(word) ?? word;
    const joins = value.length === 1 && value !== '0' && /[1-9]0$/.test(digits) && isTens(digits, run);
    digits = joins ? digits.slice(0, -1) + value : digits + value.repeat(times);
    times = 1;
  }
  return digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Whether tens are said at all, so that a one after them belongs to them. */
const isTens = (_digits: string, run: string) =>
  /(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)/iu.test(run);

/** "one two three four five" is counting, and so is the way back. */
const isCounting = (digits: string) =>
  '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits.replace(/^10/, ''));

function maskRun(run: string, before: string): string {
  const digits = digitsOf(run);
  if (digits.length >= CODE_DIGITS && CODE_WORDS.test(before)) return '[code]';
  if (digits.length < SURE_DIGITS || (isCounting(digits) && kindOf(digits) === null)) return run;
  return `[${kindOf(digits) ?? 'number'}]`;
}

/** Replaces numbers that are written in words, digit by digit or in pairs ("ninety eight seventy six …"). */
export const maskSpoken = (text: string): string =>
  TWO_WORDS.test(text)
    ? text.replace(RUN, (run, ...rest) => {
        const [at, whole] = rest.slice(-2) as [number, string];
        return maskRun(run, whole.slice(Math.max(0, at - 30), at));
      })
    : text;
