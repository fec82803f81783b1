import { expect, test } from 'vitest';
import { concernOf, languageOf } from './rules';

const CRISIS = [
  'I want to kill myself',
  'i wanna die',
  "I don't want to live anymore",
  'I have been thinking about suicide',
  'im going to end my life tonight',
  'Everyone would be better off without me',
  'I wish I was dead.',
  'there is no point in living',
  'I feel suicidal',
  'I took all my sleeping pills',
  'i keep cutting myself again',
  'My husband beats me',
  'my uncle molested me',
  "I can't go on anymore",
  'I want to jump off the terrace',
  'mujhe marna hai',
  'main marna chahti hoon',
  'ab jeena nahi chahta',
  'jeene ka mann nahi karta',
  'khudkushi karne ka soch raha hu',
  'suicide kar lunga',
  'khud ko khatam kar lu kya',
  'zindagi se thak gaya hu',
  'mai apni jaan de dunga',
  'nas kaat lungi',
  'zeher kha lunga',
  'pati roz maarta hai mujhe',
  'mere bina sab khush rahenge',
  'मैं मरना चाहता हूँ',
  'अब जीने का मन नहीं करता',
  'आत्महत्या करने का सोच रही हूँ',
  'खुद को खत्म कर लूँ क्या',
  'ज़िंदगी से थक गई हूँ',
  'नींद की गोलियां खा ली',
  'पति रोज़ मारते हैं',
];

const HARMLESS = [
  'I killed it in the presentation today!',
  'my phone battery is dead',
  'this traffic is killing me',
  'Suicide Squad was a fun movie',
  'that dress is to die for',
  'I am dying to see you',
  'mar gaya yaar, itni hansi aayi',
  'boss ne aaj jaan kha li',
  'deadline ne jaan nikaal di',
  'I cut myself a slice of cake',
  'he hits sixes like nobody',
  'end of my life sciences course',
  'I want to live in Goa',
  'zindagi bahut sundar hai',
  'मैं थक गया हूँ',
  'आज बहुत मज़ा आया',
  'aaj gym mein mar mar ke workout kiya',
  'we beat them in the final',
  'my manager is hitting on targets again',
  'I am 24 and tired of dating apps',
];

test.each(CRISIS)('hears the crisis in: %s', (text) => expect(concernOf(text)).toBe('crisis'));
test.each(HARMLESS)('hears nothing in: %s', (text) => expect(concernOf(text)).toBeNull());

test.each([
  "I'm 15",
  'i am 16 years old',
  'my age is 14',
  'main 17 saal ka hu',
  'I am a minor',
  'i study in class 9',
  'मैं 15 साल की हूँ',
])('hears a minor in: %s', (text) => expect(concernOf(text)).toBe('minor'));
test.each([
  'I am 25',
  "I'm 18",
  'my son is 12 years old',
  'I am 17 minutes late',
  'meri behen 15 saal ki hai',
  'i was 15 when we moved',
])('hears no minor in: %s', (text) => expect(concernOf(text)).toBeNull());

test('tells English, Hindi and Hinglish apart', () => {
  expect(languageOf('How was your day?')).toBe('en');
  expect(languageOf('kaise ho yaar, kya kar rahe ho')).toBe('hinglish');
  expect(languageOf('आप कैसे हैं')).toBe('hi');
});
