import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskNumbers, passesLuhn, passesVerhoeff } from './rules';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** The one last digit that makes a check pass. */
const completed = (start: string, passes: (digits: string) => boolean) =>
  ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].map((last) => start + last).filter(passes);

test('every start has exactly one last digit, and one wrong digit is always noticed', () => {
  for (const passes of [passesLuhn, passesVerhoeff]) {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (start, at, more) => {
        const [whole = '', ...others] = completed(start, passes);
        expect(others).toEqual([]);
        const wrong = String((Number(whole[at]) + more) % 10);
        expect(passes(whole.slice(0, at) + wrong + whole.slice(at + 1))).toBe(false);
      }),
    );
  }
});

test('Verhoeff also notices two neighbours that changed places', () => {
  fc.assert(
    fc.property(digits(11), fc.nat(10), (start, at) => {
      const [whole = ''] = completed(start, passesVerhoeff);
      const swapped = whole.slice(0, at) + whole[at + 1] + whole[at] + whole.slice(at + 2);
      expect(passesVerhoeff(swapped)).toBe(swapped === whole);
    }),
  );
});

test('an Aadhaar number never reaches the model, however it is spaced', () => {
  fc.assert(
    fc.property(digits(10), fc.constantFrom('', ' ', '-'), (rest, gap) => {
      const [number = ''] = completed(`2${rest}`, passesVerhoeff);
      const spaced = number.replace(/(\d{4})(?=\d)/g, `$1${gap}`);
      expect(maskNumbers(`mera aadhaar ${spaced} hai`)).not.toContain(spaced);
    }),
  );
});

test.each([
  ['call me on 98765 43210 ok', 'call me on [phone number] ok'],
  ['+91-9876543210', '[phone number]'],
  ['mera number ९८७६५४३२१० है', 'mera number [phone number] है'],
  ['card 4111 1111 1111 1111, cvv 123', 'card [card number], cvv 123'],
  ['PAN abcpe1234f', 'PAN [PAN number]'],
  ['I scored 95 in 2026', 'I scored 95 in 2026'],
  ['order 1234567890', 'order 1234567890'],
  ['4111 1111 1111 1112', '4111 1111 1111 1112'],
  ['HELXO1234X', 'HELXO1234X'],
])('%s → %s', (text, masked) => expect(maskNumbers(text)).toBe(masked));
