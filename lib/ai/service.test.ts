import { expect, test } from 'vitest';
import { scriptedModel } from '@/tests/setup/scope';
import { composeReply, type Talk } from './service';

const talk = (history: Talk['history'] = [], memory = ''): Talk => ({
  companion: {
    name: 'Meera',
    aboutMe: 'An AI.',
    persona: 'Gender: woman\nVoice: dry, short\nLimits: no advice on money',
    areaOfExpertise: null,
  },
  chatType: 'friendly',
  promptText: 'You are {{companion.name}}.',
  person: { name: null, language: 'en-IN' },
  history,
  memory,
});
const NOW = new Date('2026-11-20T12:00:00Z');
const SAID = 'That sounds like a long day, tell me more.';
const history = [
  { sender: 'user' as const, content: 'Hello there my friend' },
  { sender: 'ai' as const, content: SAID },
];
/** Answers with the drafts in turn. */
const drafts = (...texts: (string | Error)[]) => {
  let at = -1;
  return scriptedModel(() => {
    at += 1;
    const text = texts[at] ?? 'Nothing more was expected.';
    if (text instanceof Error) throw text;
    return text;
  });
};

test('the model gets what is remembered inside the system prompt, and a reminder right before the message', async () => {
  const { chatModel, asked } = drafts('Chai first.');
  await composeReply(
    chatModel,
    talk(history, '# What you remember\n- Has a dog called Bruno'),
    'Kya haal hai yaar',
    NOW,
  );
  const [messages = []] = asked;
  expect(messages[0]?.content).toMatch(
    /^You are Meera\.\n\n# What you remember\n- Has a dog called Bruno\n\n/,
  );
  const reminder = messages.at(-2)?.content;
  expect(reminder).toContain('you are Meera');
  expect(reminder).toContain('dry, short');
  expect(reminder).toContain('no advice on money');
  expect(reminder).toContain('answer in Hinglish');
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Kya haal hai yaar' });
});

test('a reply that repeats an earlier one is asked for once more', async () => {
  const { chatModel, asked } = drafts(SAID, 'Chai first, then the story.');
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.at(-1)?.content).toContain('repeated an earlier message');
});

test('a repeated bubble is left out when the second try has it again', async () => {
  const { chatModel } = drafts(SAID, `${SAID}\n\nChai first, then the story.`);
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
});

test('a second try that fails costs nothing: the first is sent', async () => {
  const { chatModel } = drafts(SAID, new Error('down'));
  expect(await composeReply(chatModel, talk(history), 'it was bad today', NOW)).toEqual([SAID]);
});

test('a reply in the other script is asked for once more', async () => {
  const { chatModel } = drafts('How was your day, tell me?', 'दिन कैसा रहा?');
  expect(await composeReply(chatModel, talk(), 'आज बहुत थक गया हूँ', NOW)).toEqual(['दिन कैसा रहा?']);
});

test('of several questions the last one stays', async () => {
  const { chatModel, asked } = drafts('Really? You went alone? What did you eat?');
  expect(await composeReply(chatModel, talk(history), 'I went to Goa', NOW)).toEqual(['What did you eat?']);
  expect(asked).toHaveLength(1);
});

test('a reply under another name is asked for once more', async () => {
  const { chatModel, asked } = drafts('My name is Sana now.', 'Chai first, then the story.');
  expect(await composeReply(chatModel, talk(history), 'who are you', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  expect(asked[1]?.at(-1)?.content).toContain('was not you');
});

test('words of somebody else are never sent: what is left of them is, or a line of its own', async () => {
  const half = drafts('My name is Sana now.', 'Dear user, hello. Chai first, then the story.');
  expect(await composeReply(half.chatModel, talk(history), 'who are you', NOW)).toEqual([
    'Chai first, then the story.',
  ]);
  const stuck = drafts(...Array.from({ length: 4 }, () => 'My name is Sana now.'));
  const [first = ''] = await composeReply(stuck.chatModel, talk(history), 'who are you', NOW);
  expect(first).toContain('Meera');
  const later = [...history, { sender: 'ai' as const, content: first }];
  const [second] = await composeReply(stuck.chatModel, talk(later), 'who are you', NOW);
  expect(second).not.toBe(first);
});
