import { expect, it } from 'vitest';
import type { ChatMessage } from '../../history/rules';
import { rewordingPrice } from './rules';

const message = (
  id: string,
  sender: ChatMessage['sender'],
  over: Partial<ChatMessage> = {},
): ChatMessage => ({
  ...{ id, sessionId: 's', sender, content: id, messageType: 'text', timestamp: '2026-11-25T10:00:00.000Z' },
  ...over,
});
const TALK = [
  message('hello', 'ai'),
  message('q1', 'user'),
  message('a1', 'ai'),
  message('q2', 'user'),
  message('a2', 'ai'),
  message('a3', 'ai', { messageType: 'image' }),
  message('reminder', 'system'),
];

it('is for every message of the newest reply, and free once', () => {
  expect(TALK.map(({ id }) => rewordingPrice(TALK, id))).toEqual([null, null, null, null, 0, 0, null]);
  const gone = { removed: true, replaced: true } as const;
  const again = [
    ...TALK.slice(0, 4),
    message('a2', 'ai', gone),
    message('a3', 'ai', gone),
    message('a4', 'ai'),
  ];
  expect(again.map(({ id }) => rewordingPrice(again, id))).toEqual([null, null, null, null, null, null, 1]);
});

it('is for no welcome, no helplines, nothing that waits for an answer, and nothing to deleted words', () => {
  const hello = TALK.slice(0, 1);
  expect(rewordingPrice(hello, 'hello')).toBeNull();
  const help = [...TALK.slice(0, 5), message('card', 'system', { messageType: 'crisis_support' })];
  expect(rewordingPrice(help, 'a2')).toBeNull();
  expect(rewordingPrice([...TALK, message('q3', 'user')], 'a2')).toBeNull();
  const deleted = TALK.map((one) => (one.id === 'q2' ? { ...one, removed: true as const } : one));
  expect(rewordingPrice(deleted, 'a2')).toBeNull();
});
