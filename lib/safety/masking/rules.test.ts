import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn, passesVerhoeff } from './digits/rules';
import { maskNumbers } from './rules';

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
  ['card 4111 1111 1111 1111, cvv 123', 'card [card number], cvv [code]'],
  ['PAN abcpe1234f', 'PAN [PAN number]'],
  ['I scored 95 in 2026', 'I scored 95 in 2026'],
  ['order 1234567890', 'order 1234567890'],
  ['4111 1111 1111 1112', '4111 1111 1111 1112'],
  ['HELXO1234X', 'HELXO1234X'],
])('%s → %s', (text, masked) => expect(maskNumbers(text)).toBe(masked));

test.each([
  ['write to priya.sharma+work@gmail.com please', 'write to [e-mail address] please'],
  ['mail: राहुल@उदाहरण.भारत', 'mail: [e-mail address]'],
  ['priya dot sharma at gmail dot com', 'priya dot [e-mail address]'],
  ['pay me at rahul.k@okaxis', 'pay me at [UPI id]'],
  ['9876543210@ybl pe bhej do', '[UPI id] pe bhej do'],
  ['my upi is chai-wala@newbank', 'my upi is [UPI id]'],
  ['the otp is 482913', 'the otp is [code]'],
  ['OTP 4821 hai', 'OTP [code] hai'],
  ['482913 is your OTP', '[code] is your OTP'],
  ['otp four eight two nine one three', 'otp [code]'],
  ['G-482913 is your Google verification code', '[code] is your Google verification code'],
  ['mera ओटीपी ४८२९१३ है', 'mera ओटीपी [code] है'],
  ['upi pin 4821 rakha hai', 'upi pin [code] rakha hai'],
  ['account number 001234567890 IFSC HDFC0001234', 'account number [account number] IFSC [IFSC]'],
  ['a/c 1234567890123, sbin0012345', 'a/c [account number], [IFSC]'],
  ['khata 50100123456789 hai', 'khata [account number] hai'],
  ['passport J8369854 expire ho gaya', 'passport [passport number] expire ho gaya'],
  ['my number is +1 (415) 555-2671', 'my number is [phone number]'],
  ['call +44 20 7946 0958', 'call [phone number]'],
  ['0044 7700 900123', '[phone number]'],
  ['(415) 555-2671', '[phone number]'],
  ['nine eight seven six five four three two one zero', '[phone number]'],
  ['nau aath saat chhe paanch char teen do ek shunya', '[phone number]'],
  ['नौ आठ सात छह पाँच चार तीन दो एक शून्य', '[phone number]'],
  ['nine eight double seven six five four three two one', '[phone number]'],
  ['ninety eight seventy six fifty four thirty two ten', '[phone number]'],
  ['9 8 7 6 5 4 3 2 1 0', '[phone number]'],
  ['9.8.7.6.5.4.3.2.1.0', '[phone number]'],
  ['98 76 54 32 10 pe call', '[phone number] pe call'],
  ['98765  43210', '[phone number]'],
  ['(98765) 43210', '[phone number]'],
  [
    '9\uFE0F\u20E38\uFE0F\u20E37\uFE0F\u20E36\uFE0F\u20E35\uFE0F\u20E34\uFE0F\u20E33\uFE0F\u20E32\uFE0F\u20E31\uFE0F\u20E30\uFE0F\u20E3',
    '[phone number]',
  ],
  ['I am 25 98765 43210', 'I am 25 [phone number]'],
  ['9876543210 9123456780', '[phone number] [phone number]'],
  ['mera aadhar 1234 5678 9012 hai', 'mera aadhar [Aadhaar number] hai'],
])('what belongs to one person is masked before a model sees it: %s', (text, masked) =>
  expect(maskNumbers(text)).toBe(masked),
);

test.each([
  '₹9876543210',
  'Rs 1,25,000 and 500 ml',
  'on 25-12-2025 at 10:30',
  '10 20 30',
  '1 2 3 4 5 6 7 8 9 10',
  'one two three four five, ready',
  'ek do teen char paanch chhe saat aath nau das',
  'marks 78 82 91 65 70',
  'from 2019 2020 2021 2022 on',
  'India 287/5, 48.3 overs',
  'I am 28, she is 31',
  'Call 14416, 112, 1098, 181 or 1930',
  '1800-599-0019',
  '1800 11 4000',
  'Priya from Indiranagar, Bengaluru 560038',
  'pin code 400001',
  'meet @ six, cost 5@10',
  'promo code SAVE20 and code 7',
  'I follow @virat on insta',
  'otp nahi aaya 2 ghante se',
  'two or three of us do one thing, do not worry',
  'classes 8.30-9.30-10.30',
  'what a passport to happiness in 2026',
  'do teen din se saat log ghar pe hain',
])('names, cities, prices, dates, scores and helplines stay: %s', (text) =>
  expect(maskNumbers(text)).toBe(text),
);

test('no ten digits of a mobile number are left, in whatever words or signs they are written', () => {
  const en = 'zero one two three four five six seven eight nine'.split(' ');
  const hinglish = 'shunya ek do teen char paanch chhe saat aath nau'.split(' ');
  const hindi = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ'.split(' ');
  const mobile = fc
    .tuple(fc.integer({ min: 6, max: 9 }), digits(9))
    .map(([first, rest]) => `${first}${rest}`);
  fc.assert(
    fc.property(
      mobile,
      fc.constantFrom(en, hinglish, hindi),
      fc.constantFrom(' ', ', ', '-'),
      (number, words, gap) => {
        const said = [...number].map((digit) => words[Number(digit)]).join(gap);
        expect(maskNumbers(`mera number ${said} hai`)).toBe('mera number [phone number] hai');
      },
    ),
  );
  fc.assert(
    fc.property(mobile, fc.constantFrom(' ', '.', '-', '_', '  '), (number, gap) => {
      expect(maskNumbers(`call ${[...number].join(gap)} ok`)).toBe('call [phone number] ok');
    }),
  );
});

test('a number of one digit and zeros is one, too', () => {
  const said = `chhe ${Array.from({ length: 9 }, () => 'shunya').join(' ')}`;
  expect(maskNumbers(`mera number ${said} hai`)).toBe('mera number [phone number] hai');
});

test('a text without digits, @ and digits in words stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abc dएकदो .,!?\n'), maxLength: 60 }), (text) => {
      expect(maskNumbers(text)).toBe(text);
    }),
  );
});

test.each([
  '9',
  '9 ',
  '98 ',
  '+1',
  'a@',
  'a.',
  'otp ',
  'otp 1',
  'nine ',
  'do ',
  'a/c ',
  'passport',
  '(',
  '1-',
  'gmail at ',
  'abcd0',
])('a text of nothing but %j is masked in no noticeable time', (piece) => {
  const before = process.cpuUsage();
  maskNumbers(piece.repeat(40_000 / piece.length));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
