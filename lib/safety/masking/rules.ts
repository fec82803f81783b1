import { maskAddresses } from './addresses/rules';
import { maskCodes, maskOneTimeCodes } from './codes/rules';
import { maskDigits } from './digits/rules';
import { maskSpoken } from './spoken/rules';

const HAS_DIGIT = /[0-9०-९]/;

/**
 * A text as the model may see it: what belongs to one person (phone, Aadhaar, card, PAN, passport and account numbers, e-mail
 * addresses, UPI ids, one-time codes, in digits or in words) is replaced by what it is. Names and cities stay, and so do
 * prices, dates, scores, ages and helplines. The person's own bubble stays as written.
 */
export function maskNumbers(text: string): string {
  const masked = maskAddresses(maskSpoken(text));
  return HAS_DIGIT.test(masked) ? maskOneTimeCodes(maskDigits(maskCodes(masked))) : masked;
}
