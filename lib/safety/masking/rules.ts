/** Digits with single spaces, dots or hyphens between them, in Latin or Devanagari digits. */
const DIGITS = /(?<![\p{L}\p{N}])\+?[0-9०-९](?:[ .-]?[0-9०-९]){8,20}(?![\p{L}\p{N}])/gu;
/** Income tax number: the fourth letter says what kind of holder it is. */
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcfghljpt][a-z][0-9]{4}[a-z](?![\p{L}\p{N}])/giu;

/**
 * What each of them has inside, found at a fraction of the price: a prompt of 7,000 characters is looked through with every
 * message, and hardly any text has either.
 */
const NINE_DIGITS = /[0-9०-९](?:[ .-]?[0-9०-९]){8}/;
const FOUR_DIGITS_IN_LETTERS = /[0-9](?<=[a-z][0-9])[0-9]{3}[a-z]/iu;

/** Tables of the Verhoeff check, which guards an Aadhaar number (UIDAI). */
const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** Whether a number ends with its right Verhoeff digit. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const permuted = Number(PERMUTE[at % 8]?.[Number(digit)] ?? 0);
    check = Number(MULTIPLY[check]?.[permuted] ?? 0);
  }
  return check === 0;
}

/** Whether a number ends with its right Luhn digit, as payment cards do. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const latin = (digits: string) =>
  digits.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');

function kindOf(number: string): string | null {
  if (/^(?:91|0|0091)?[6-9]\d{9}$/.test(number)) return 'phone number';
  if (/^[2-9]\d{11}$/.test(number) && passesVerhoeff(number)) return 'Aadhaar number';
  if (/^[2-6]\d{12,18}$/.test(number) && passesLuhn(number)) return 'card number';
  return null;
}

function maskDigits(found: string): string {
  const kind = kindOf(latin(found));
  return kind === null ? found : `[${kind}]`;
}

/**
 * A text as the model may see it: Aadhaar, card, PAN and Indian mobile numbers are replaced by what they are. The
 * person's own bubble stays as written.
 */
export function maskNumbers(text: string): string {
  const masked = NINE_DIGITS.test(text) ? text.replace(DIGITS, maskDigits) : text;
  return FOUR_DIGITS_IN_LETTERS.test(masked) ? masked.replace(PAN, '[PAN number]') : masked;
}
