import { expect, test } from 'vitest';
import { readReplies } from './model-health';

const failure = { outcome: 'refused' as const, status: 400, code: 'unsupported_parameter', words: 'secret' };
const replies = (failed: number, fine: number, at = 0) => [
  ...Array.from({ length: fine }, () => ({ at, failure: null })),
  ...Array.from({ length: failed }, () => ({ at, failure })),
];

test('replies are a reason once more than a fifth of five minutes failed, with status and code and nothing else', () => {
  expect(readReplies([], 1)).toBeNull();
  expect(readReplies(replies(2, 8), 1)).toBeNull();
  expect(readReplies(replies(3, 8), 1)).toBe(
    '3 of 11 replies failed in 5 minutes, the last with 400 unsupported_parameter',
  );
  expect(readReplies(replies(3, 8), 300_001)).toBeNull();
});
