import { expect, test } from 'vitest';
import { pictureQuestion, problemsOf, readPictureVerdict } from './rules';

const FINE = { minor: false, self_harm: false, nudity: false, document: false, violence: false };

test('a verdict names what was seen, the worst first', () => {
  expect(readPictureVerdict(JSON.stringify(FINE))).toEqual([]);
  expect(readPictureVerdict(JSON.stringify({ ...FINE, document: true, minor: 'true' }))).toEqual([
    'minor',
    'document',
  ]);
  expect(readPictureVerdict(`<think>hm</think>\`\`\`json\n${JSON.stringify(FINE)}\n\`\`\``)).toEqual([]);
});

test('what leaves something out, or is no verdict, is none: nothing counts as seen that nobody said', () => {
  const { minor: _minor, ...partial } = FINE;
  for (const answer of [
    '',
    'fine',
    '{}',
    JSON.stringify(partial),
    JSON.stringify({ ...FINE, nudity: null }),
    '{"minor": false',
    JSON.stringify({ breaks: [] }),
  ])
    expect(readPictureVerdict(answer), answer).toBeNull();
});

test('the judge gets the picture itself, and no words of its sender', () => {
  const { messages } = pictureQuestion('data:image/jpeg;base64,AAAA');
  expect(messages.map(({ role, picture }) => [role, picture])).toEqual([
    ['system', undefined],
    ['user', 'data:image/jpeg;base64,AAAA'],
  ]);
});

test('what a moderation raises is told in the same words', () => {
  expect(problemsOf({ flagged: ['sexual', 'violence/graphic', 'self-harm', 'harassment'] })).toEqual([
    'nudity',
    'violence',
    'self_harm',
  ]);
});
