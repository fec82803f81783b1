import { latinDigits } from '../digits/rules';

/** Income tax number: the fourth letter says what kind of holder it is. */
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcfghljpt][a-z][0-9]{4}[a-z](?![\p{L}\p{N}])/giu;
const FOUR_DIGITS_IN_LETTERS = /[0-9]{4}[a-z](?<=[a-z][0-9]{4}[a-z])/iu;

/** Characters of a text beside a number that say what it is. */
const BESIDE_CHARS = 60;
const CODE_WORD =
  '(?:\\botp\\b|\\bone[- ]time (?:password|code|pin|passcode)|\\b(?:verification|security|login|log-in|confirmation|auth(?:entication)?|sms|whatsapp|google|bank|6[- ]digit|4[- ]digit) (?:code|pin)|\\bpasscode\\b|\\b(?:atm|upi|card|debit card|credit card|net ?banking|login) (?:pin|password)|\\bm-?pin\\b|\\bcvv\\d?\\b|\\bcvc\\b|ओ ?टी ?पी|(?:एटीएम|यूपीआई) पिन)';
const CODE_BEFORE = new RegExp(`${CODE_WORD}[^0-9०-९₹\\n]{0,25}$`, 'iu');
const CODE_AFTER = new RegExp(
  `^(?: (?:is|hai|h|=|was|aaya|aya|mera|my|your|the|ye|yeh|wala|है|मेरा))* ?(?:my |your |the |mera |ka |google |whatsapp |bank )?${CODE_WORD}`,
  'iu',
);
const COUNTS =
  /^[ -]?(?:seconds?|secs?|minutes?|mins?|hours?|rs|rupees?|rupaye|bucks|lakh|times|baar|days?|messages?|people|log|से|मिनट|रुपये|बार)/iu;
/** Three to eight digits, also with the letter that some senders put before them. */
const CODE = /(?<![0-9०-९₹+.])(?:[a-z]-)?[0-9०-९](?:[ -]?[0-9०-९]){2,7}(?![0-9०-९])/giu;

const IFSC = /(?<![\p{L}\p{N}])[a-z]{4}0(?=[a-z0-9]{0,5}[0-9])[a-z0-9]{6}(?![\p{L}\p{N}])/giu;
const IFSC_HINT = /0(?<=[a-z]{4}0)[a-z0-9]{6}/i;
const ACCOUNT_BEFORE = /(?:\b(?:a\/c|acc(?:ount|t)?|khata|khaata|ac)\b|खाता|अकाउंट|खाते)[^0-9०-९\n]{0,30}$/iu;
const AADHAAR_BEFORE = /(?:a+dh?a+r|आधार)[^0-9०-९\n]{0,25}$/iu;
const AADHAAR_DIGITS = 12;
/** Beside an IFSC a long number is an account. */
const LONG_NUMBER = /(?<![\p{L}\p{N}+₹.])[0-9०-९](?:[ -]?[0-9०-९]){8,17}(?![\p{L}\p{N}])/gu;

/** A letter and seven digits (passportindia.gov.in); those of other countries have eight or nine signs. */
const PASSPORT =
  /(?<![\p{L}\p{N}])(?:[a-z] ?[0-9] ?[0-9]{6}|[a-z]{1,2}[0-9]{6,8}|[0-9]{9})(?![\p{L}\p{N}])/giu;
const PASSPORT_HINT = /passport|पासपोर्ट/i;
/** A country's code after a plus or two zeros, and a number as the United States write it. */
const FOREIGN = /(?<![\p{L}\p{N}+])(?:\+ ?[1-9]|00[1-9])(?:[ .()-]{0,2}[0-9]){7,14}(?![\p{L}\p{N}])/gu;
const AMERICAN =
  /(?<![\p{L}\p{N}+-])(?:1[ .-])?(?:\([2-9][0-9]{2}\) ?|[2-9][0-9]{2}[.-])[2-9][0-9]{2}[.-][0-9]{4}(?![\p{L}\p{N}-])/gu;
const FOREIGN_HINT = /[+0][ 0]?[1-9][0-9 .()-]{7}|[0-9]{3}[.-][0-9]{4}/;
const NINE_DIGITS = /[0-9०-९](?:[ -]?[0-9०-९]){8}/;
const PHONE_DIGITS = { least: 9, most: 15 } as const;

const maskForeign = (found: string) => {
  const { length } = latinDigits(found).replace(/^00/, '');
  return length < PHONE_DIGITS.least || length > PHONE_DIGITS.most ? found : '[phone number]';
};

/** What a long number is by the words before it. */
function longKind(digits: string, before: string): string | null {
  if (ACCOUNT_BEFORE.test(before)) return 'account number';
  return digits.length === AADHAAR_DIGITS && AADHAAR_BEFORE.test(before) ? 'Aadhaar number' : null;
}

function maskBank(text: string): string {
  const without = IFSC_HINT.test(text) ? text.replace(IFSC, '[IFSC]') : text;
  if (!NINE_DIGITS.test(without)) return without;
  const hasIfsc = without !== text;
  return without.replace(LONG_NUMBER, (found, at: number, whole: string) => {
    const kind = longKind(latinDigits(found), whole.slice(Math.max(0, at - BESIDE_CHARS), at));
    if (kind !== null) return `[${kind}]`;
    return hasIfsc ? '[account number]' : found;
  });
}

/** Replaces what has letters or needs the words beside it: bank accounts, passports, PAN, Aadhaar, foreign phones. */
export function maskCodes(text: string): string {
  let masked = maskBank(text);
  if (FOUR_DIGITS_IN_LETTERS.test(masked)) masked = masked.replace(PAN, '[PAN number]');
  if (PASSPORT_HINT.test(masked)) masked = masked.replace(PASSPORT, '[passport number]');
  if (FOREIGN_HINT.test(masked))
    masked = masked.replace(FOREIGN, maskForeign).replace(AMERICAN, '[phone number]');
  return masked;
}

/** Replaces one-time codes and PINs beside the words that say so. */
export const maskOneTimeCodes = (text: string): string =>
  text.replace(CODE, (found, at: number, whole: string) => {
    const after = whole.slice(at + found.length, at + found.length + BESIDE_CHARS);
    if (COUNTS.test(after)) return found;
    const isCode =
      CODE_BEFORE.test(whole.slice(Math.max(0, at - BESIDE_CHARS), at)) ||
      (latinDigits(found).length > 3 && CODE_AFTER.test(after));
    return isCode ? '[code]' : found;
  });
