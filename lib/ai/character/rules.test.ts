import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPANIONS } from '@/prisma/seed/companions';
import { REPEAT_WINDOW } from './constants';
import { STILL_ME } from './copy';
import {
  dropOutOfCharacter,
  dropRepeats,
  findTrouble,
  isOutOfCharacter,
  isWorse,
  keepLastQuestion,
  lastWordings,
  readPersonaLine,
  repeats,
  toWording,
} from './rules';

const questions = (bubbles: readonly string[]) =>
  bubbles.join('\n').match(/[^.!?।…\n]*[.!?।…]*\?[.!?।…]*/g)?.length ?? 0;

test.each([
  "I'm sorry, but I can't help with that.",
  'I’m sorry, I cannot assist with this request.',
  'I am Qwen, created by Alibaba Cloud.',
  'I was trained by OpenAI, so I know.',
  "I can't engage in that kind of conversation.",
  'This request goes against my guidelines.',
  'मैं Qwen हूँ, Alibaba Cloud का मॉडल। I am Qwen.',
  'Sorry, main is mein madad nahi kar sakti.',
])('a stranger speaks: %s', (line) => expect(isOutOfCharacter(line, 'Meera')).toBe(true));

test.each([
  "Sorry yaar, I can't come, I live only in this chat.",
  'I can only help with my ears, and they are all yours.',
  'I am an AI companion, and I am right here.',
  "I'm sorry, that must have hurt.",
  'I cannot tell you what to take, ask a doctor please.',
  'Maaf karna, thoda der ho gayi.',
])('the companion speaks: %s', (line) => expect(isOutOfCharacter(line, 'Meera')).toBe(false));

describe('at most one question', () => {
  test.each([
    [['Arre! Kya hua? Sab theek?'], ['Arre! Sab theek?']],
    [['Kya hua?', 'Batao na?'], ['Batao na?']],
    [
      ['You went to Goa? Lovely.', 'Did you swim?'],
      ['Lovely.', 'Did you swim?'],
    ],
    [
      ['Really??', 'Tell me.'],
      ['Really??', 'Tell me.'],
    ],
    [['कैसे हो? क्या हुआ? बताओ।'], ['क्या हुआ? बताओ।']],
    [['No question here.'], ['No question here.']],
  ])('%j', (bubbles, kept) => expect(keepLastQuestion(bubbles)).toEqual(kept));

  test.each([
    [
      ['Main sun rahi hoon. Kya tum abhi safe ho?', 'Aaj kya hua?'],
      ['Main sun rahi hoon. Kya tum abhi safe ho?'],
    ],
    [
      ['What happened? Are you safe right now? Is anyone with you?'],
      ['Are you safe right now? Is anyone with you?'],
    ],
    [['क्या तुम अभी सुरक्षित हो? कोई पास है? चाय पी?'], ['क्या तुम अभी सुरक्षित हो? कोई पास है?']],
  ])('a question after the safety of a person is never cut: %j', (bubbles, kept) =>
    expect(keepLastQuestion(bubbles)).toEqual(kept),
  );

  test('keeps a reply from being empty, and every sentence that is no question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Achha.', 'Kya?', 'Sach mein?', 'Theek hai!', 'हाँ।'), {
          minLength: 1,
          maxLength: 8,
        }),
        (sentences) => {
          const kept = keepLastQuestion([sentences.join(' ')]);
          expect(kept.length).toBeGreaterThan(0);
          expect(questions(kept)).toBeLessThanOrEqual(1);
          const statements = (text: string) => text.match(/[^.!?।]+[.!।]/gu)?.map((one) => one.trim());
          expect(statements(kept.join(' '))?.length).toBe(statements(sentences.join(' '))?.length);
        },
      ),
    );
  });
});

describe('repetition', () => {
  const line = 'That sounds like a long day, tell me more.';
  test.each([
    [line, true],
    ['THAT sounds like a long day; tell me more!', true],
    ['That sounds like a really long day, tell me more.', true],
    ['Chai first, then the story of the day.', false],
    ['Haan, batao.', false],
  ])('%s', (bubble, again) =>
    expect(repeats(bubble, [toWording(line), toWording('Haan, batao.')])).toBe(again),
  );

  test('looks at the companion’s last messages only', () => {
    const history = Array.from({ length: 60 }, (_, at) => ({
      sender: at % 2 ? ('ai' as const) : ('user' as const),
      content: `m${at}`,
    }));
    expect(lastWordings(history)).toHaveLength(REPEAT_WINDOW);
    expect(lastWordings(history).at(-1)?.normal).toBe('m59');
  });

  test('a bubble that repeats is left out, and something always stays', () => {
    expect(dropRepeats([line, 'Something quite new this time.'], [toWording(line)])).toEqual([
      'Something quite new this time.',
    ]);
    expect(dropRepeats([line, line], [])).toEqual([line]);
    expect(dropRepeats([line], [toWording(line)])).toEqual([line]);
  });
});

describe('words of somebody else', () => {
  test.each([
    ['My name is Priya, and I love rain.', true],
    ['Actually my real name is Sana.', true],
    ['Mera naam Sana hai.', true],
    ['मेरा नाम Sana है।', true],
    ["I'm ChatGPT, a large language model.", true],
    ['I am not Meera any more.', true],
    ['As an AI language model, I have no feelings.', true],
    ['Dear user, thank you for your message.', true],
    ['How may I assist you today?', true],
    ['मैं आपकी क्या सहायता कर सकती हूँ?', true],
    ['My name is Meera, since you ask.', false],
    ['My name is safe with you.', false],
    ['Mera naam yaad rakha? Sweet.', false],
    ['I am an AI companion, honestly.', false],
    ["I'm not sure, tell me more.", false],
    ['What is the name of your dog?', false],
    ['Asking for help is brave.', false],
  ])('%s', (text, other) => expect(isOutOfCharacter(text, 'Meera')).toBe(other));

  test('a title and a surname are one’s own', () => {
    expect(isOutOfCharacter('My name is Isha.', 'Dr. Isha Menon')).toBe(false);
    expect(isOutOfCharacter('My name is Dr. Isha Menon.', 'Dr. Isha Menon')).toBe(false);
  });

  test('are left out, and the rest stays', () => {
    expect(dropOutOfCharacter(['My name is Sana. Chai first.', 'Dear user, hello.'], 'Meera')).toEqual([
      'Chai first.',
    ]);
  });

  test('are none of what a companion opens with, or says when its thread is lost', () => {
    for (const { name, persona } of COMPANIONS)
      for (const line of persona.greeting) expect(isOutOfCharacter(line, name), line).toBe(false);
    for (const line of Object.values(STILL_ME).flat())
      expect(isOutOfCharacter(line('Meera'), 'Meera')).toBe(false);
  });
});

test('a draft is worth a rewrite when it is out of character, repeats or misses the script', () => {
  const line = 'That sounds like a long day, tell me more.';
  const earlier = [toWording(line)];
  expect(findTrouble([line], earlier, 'en', 'Meera')).toBe('repeats');
  expect(findTrouble(['How was your day today?'], earlier, 'hi', 'Meera')).toBe('script');
  expect(findTrouble([line, 'My name is Sana.'], earlier, 'hi', 'Meera')).toBe('character');
  expect(findTrouble(['How was your day today?'], earlier, 'en', 'Meera')).toBeNull();
  expect(isWorse('character', 'script')).toBe(true);
  expect(isWorse('repeats', 'repeats')).toBe(false);
  expect(isWorse(null, 'repeats')).toBe(false);
});

test('a line of a persona', () => {
  expect(readPersonaLine('Gender: woman\nVoice: dry, short\nLikes: tea', 'Voice')).toBe('dry, short');
  expect(readPersonaLine('Gender: woman', 'Voice')).toBeUndefined();
});
