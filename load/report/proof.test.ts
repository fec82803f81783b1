import { expect, test } from 'vitest';
import { compareTurns } from './proof';

const turn = (more: object) => ({
  ...{ session_id: 'chat', client_message_id: 'one', state: 'answered', cost: 1, stored: 2, booked: -1 },
  message_ids: ['said', 'reply'],
  ...more,
});
const sent = (more: object = {}) => ({
  ...{ chat: 'chat', clientMessageId: 'one', replies: ['reply'] as string[] | null, gaveUp: false },
  ...more,
});
const wrongs = (...parameters: Parameters<typeof compareTurns>) =>
  Object.entries(compareTurns(...parameters)).flatMap(([what, count]) => (count > 0 ? [what] : []));

test('what was answered, stored and charged once is well, failed tries before it too', () => {
  expect(
    wrongs([sent()], [turn({}), turn({ state: 'failed', booked: 0, message_ids: [], stored: 0 })]),
  ).toEqual([]);
});

test('everything else is told', () => {
  expect(wrongs([sent({ gaveUp: true, replies: null })], [])).toEqual(['messages that were never answered']);
  expect(wrongs([sent()], [turn({ stored: 1 })])).toEqual(['answers that are not stored just once']);
  expect(wrongs([sent({ replies: ['other'] })], [turn({})])).toEqual([
    'answers that are not stored just once',
  ]);
  expect(wrongs([sent()], [turn({ booked: -2 })])).toEqual(['answers that cost another number than one']);
  expect(wrongs([], [turn({ state: 'failed' })])).toEqual(['turns that cost something without an answer']);
  expect(wrongs([], [turn({ state: 'pending', booked: 0 })])).toEqual(['turns that are still open']);
});
