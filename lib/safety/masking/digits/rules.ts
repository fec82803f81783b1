import { HELPLINES } from '@/content/helplines';

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

/** Digits of a number, in Latin script. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/\D/g, '');

/** Numbers of help stay: a companion has to name them. */
const HELP_NUMBERS: ReadonlySet<string> = new Set(
  HELPLINES.flatMap(({ href }) =>
    href.startsWith('tel:') ? [latinDigits(href).replace(/^91(?=\d{10}$)/, '')] : [],
  ),
);

/** What a number is, by its digits alone; null when it is nobody's. */
export function kindOf(number: string): string | null {
  if (HELP_NUMBERS.has(number.replace(/^(?:91|0)(?=\d{10}$)/, ''))) return null;
  if (/^(?:91|0|0091)?[6-9]\d{9}$/.test(number)) return 'phone number';
  if (/^[2-9]\d{11}$/.test(number) && passesVerhoeff(number)) return 'Aadhaar number';
  if (/^[2-6]\d{12,18}$/.test(number) && passesLuhn(number)) return 'card number';
  return null;
}

/** One digit, also as an emoji (a digit with U+20E3), with the signs that people put between digits. */
const DIGIT = '[0-9०-९](?:\\uFE0F?\\u20E3)?';
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])\\+?[(]?${DIGIT}(?:[ .\\-_/()]{0,2}${DIGIT}){8,}(?![\\p{L}\\p{N}])`,
  'gu',
);
/** What a run has inside, found at a fraction of the price: hardly any text has it. */
const NINE_DIGITS = /[0-9०-९](?:[\uFE0F\u20E3 .\-_/()]{0,4}[0-9०-९]){8}/;
/** Digits of the longest number that is looked for. */
const NUMBER_MAX = 19;
const GROUP = new RegExp(`(?:${DIGIT})+`, 'gu');
const YEAR = /^(?:19|20)\d\d$/;
/** Marks, runs and money in front of a run of small numbers. */
const COUNTED =
  /(?:₹|\b(?:rs\.?|inr|marks?|scores?|scored|runs|percent|overs|rolls?|seats?|timings?|time|dates?))[^\d\n]{0,12}$/iu;

type Group = { digits: string; from: number; to: number };

/** Whether groups may be one number: not a list of years, nor the middle of a list of small numbers. */
function mayBeOne(groups: readonly Group[], from: number, to: number, between: string): boolean {
  const part = groups.slice(from, to);
  const isSmall = (group: Group | undefined) => group !== undefined && group.digits.length <= 2;
  if (part.every((group) => YEAR.test(group.digits))) return false;
  if (!part.every(isSmall)) return true;
  return new Set(between).size <= 1 && !isSmall(groups[from - 1]) && !isSmall(groups[to]);
}

/** The end of the number that begins with a group, and what it is. */
function numberFrom(
  groups: readonly Group[],
  from: number,
  run: string,
): { to: number; kind: string } | null {
  let digits = '';
  let found: { to: number; kind: string } | null = null;
  for (let at = from; at < groups.length; at += 1) {
    digits += groups[at]?.digits ?? '';
    if (digits.length > NUMBER_MAX) break;
    const kind = kindOf(digits);
    const between = run.slice(groups[from]?.from, groups[at]?.to).replace(GROUP, '');
    if (kind !== null && mayBeOne(groups, from, at + 1, between)) found = { to: at, kind };
  }
  return found;
}

function maskRun(run: string, before: string): string {
  if (COUNTED.test(before.slice(-30))) return run;
  const groups = [...run.matchAll(GROUP)].map(
    ({ 0: text, index }): Group => ({ digits: latinDigits(text), from: index, to: index + text.length }),
  );
  let masked = '';
  let from = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const number = numberFrom(groups, at, run);
    if (number === null) continue;
    const start = groups[at]?.from ?? 0;
    masked += `${run.slice(from, start).replace(/[+(]+$/, '')}[${number.kind}]`;
    from = groups[number.to]?.to ?? run.length;
    at = number.to;
  }
  return masked + run.slice(from);
}

/** Replaces Aadhaar, card and Indian mobile numbers, however their digits are spaced. */
export const maskDigits = (text: string): string =>
  NINE_DIGITS.test(text)
    ? text.replace(RUN, (run, at: number, whole: string) =>
        maskRun(run, whole.slice(Math.max(0, at - 30), at)),
      )
    : text;
