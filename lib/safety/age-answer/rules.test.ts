import { describe, expect, test } from 'vitest';
import { AGE_QUESTION } from './copy';
import { ageStep, kindForMinor, readAgeAnswer } from './rules';

describe('the answer to “Are you 18 or older?”', () => {
  test.each([
    ...[
      'yes',
      'Yes!',
      'haan',
      'haan ji',
      'हाँ',
      'जी हाँ',
      'yes i am',
      'haan bhai',
      'bilkul',
      'ya',
      'yes of course',
      'ha hu',
    ],
    ...[
      '25',
      '18',
      '18+',
      'yes 18+',
      'haan 19',
      '25 saal',
      'im 21',
      'main 22 ki hu',
      'मैं 30 साल का हूँ',
      'yes, 24',
      'no, I am 20',
      '२५',
    ],
    ...['yes above 18', 'haan 18 se upar'],
  ])('an adult: %s', (text) => expect(readAgeAnswer(text)).toBe('adult'));

  test.each([
    ...['no', 'No.', 'nahi', 'नहीं', 'nope', 'not yet', 'abhi nahi', 'nahi bhai', 'no i am not'],
    ...['17', '16 saal', 'main 17 ki hu', 'yes 16', 'nahi, 17', 'i am 15', 'मैं 16 साल की हूँ', '१६'],
  ])('a minor: %s', (text) => expect(readAgeAnswer(text)).toBe('minor'));

  test.each([
    ...[
      'why do you ask?',
      'kyun?',
      'does it matter',
      'no why are you asking such things',
      'yes but first tell me about you',
    ],
    ...[
      'haan woh to hai par mujhe aaj office mein bahut kaam tha',
      'kal milte hain',
      '',
      '!!!',
      'yes and no',
      'tum batao',
    ],
  ])('neither: %s', (text) => expect(readAgeAnswer(text)).toBeNull());
});

describe('the step of a message', () => {
  const asked = AGE_QUESTION.en[1];

  test('what is doubtful is asked about, once', () => {
    expect(ageStep(null, 'doubtful', 'class 12 me hu', undefined)).toBe('ask');
    for (const state of ['asked', 'adult'])
      expect(ageStep(state, 'doubtful', 'class 12 me hu', 'Achha?')).toBeNull();
  });

  test('only the message right after the question answers it', () => {
    expect(ageStep('asked', null, 'yes', asked)).toBe('believe');
    expect(ageStep('asked', null, 'no', asked)).toBe('hold');
    expect(ageStep('asked', null, 'why?', asked)).toBeNull();
    expect(ageStep('asked', null, 'no', 'Did you sleep well?')).toBeNull();
    expect(ageStep('asked', null, 'no', undefined)).toBeNull();
  });

  test('an adult is neither asked nor held by a doubt', () => {
    expect(ageStep('adult', 'doubtful', 'no', asked)).toBeNull();
  });

  test('nothing is done about a message that says nothing of an age', () => {
    expect(ageStep(null, null, 'hello', undefined)).toBeNull();
    expect(ageStep(null, 'adult', 'i am 25', undefined)).toBeNull();
  });
});

test('the abuse of a minor is the abuse of a child; other danger stays what it is', () => {
  expect(
    (['sexual_abuse', 'home_abuse', 'child_abuse', 'self_harm', 'medical'] as const).map(kindForMinor),
  ).toEqual(['child_abuse', 'child_abuse', 'child_abuse', 'self_harm', 'medical']);
});
