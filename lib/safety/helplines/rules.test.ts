import { expect, test } from 'vitest';
import { FIRST_WORDS } from '../care/first/copy';
import { MINOR_REPLY, REFUSED_REPLY } from '../copy';
import { asksWhetherSafe, isCare, namesHelpline, sentencesOf } from './rules';

test.each([
  'Tele-MANAS 14416 is free, day and night.',
  'Please call 112 now.',
  'बच्चों के लिए 1098 पर कॉल करो।',
  '181 pe call karo, abhi.',
  'You can report it at the number 1930.',
  'टेली-मानस पर बात कर लो।',
  'The helpline is free.',
])('names a helpline: %s', (words) => expect(namesHelpline(words)).toBe(true));

test.each([
  '112 runs in 40 overs!',
  'It cost ₹181.',
  'We called it a day at 1.12.',
  'Page 1930 of your diary',
])('names none: %s', (words) => expect(namesHelpline(words)).toBe(false));

test.each([
  'Are you safe right now?',
  'Kya tum abhi safe ho?',
  'क्या तुम अभी सुरक्षित हो?',
  'Is there someone near you?',
  'Koi paas mein hai?',
  'Have you taken anything?',
  'Kuch kha liya hai kya?',
  'Are you thinking of ending your life?',
  'Kya tum khud ko nuksaan pahunchane ka soch rahe ho?',
  'क्या कोई तुम्हारे साथ है?',
  'Are you in danger?',
])('asks after safety: %s', (words) => expect(asksWhetherSafe(words)).toBe(true));

test.each([
  'Chai ya coffee?',
  'How was your day?',
  'क्या खाया आज?',
  'You are safe with me.',
  'Kahan ja rahe ho?',
])('asks after something else, or nothing: %s', (words) => expect(asksWhetherSafe(words)).toBe(false));

test('the product’s own words of help hold care in every language', () => {
  for (const reply of [...Object.values(FIRST_WORDS), MINOR_REPLY, REFUSED_REPLY])
    for (const words of Object.values(reply).flat(2))
      if (/\d{3}/.test(words)) expect(sentencesOf(words).some(isCare), words).toBe(true);
});

test('sentences joined again are the text', () => {
  for (const text of ['A. B? C', 'ek।दो\n\nतीन?!  ', '...', ''])
    expect(sentencesOf(text).join('')).toBe(text);
});
