import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../history/rules';
import { KEPT_MESSAGES_MAX } from './constants';
import { leaving, mergeKept, newestOf, toKept } from './rules';

const message = (over: Partial<ChatMessage>): ChatMessage => ({
  id: 'one',
  sessionId: 'chat',
  sender: 'ai',
  content: 'नमस्ते <b>',
  messageType: 'text',
  timestamp: '2026-10-12T15:35:00.000Z',
  ...over,
});
const kept = (...ids: string[]) => toKept(ids.map((id) => message({ id })));
const idsOf = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('what is kept of messages', () => {
  it('is their words, and when they were said in India', () => {
    expect(toKept([message({})])).toEqual([
      { id: 'one', from: 'companion', text: 'नमस्ते <b>', day: '12 October 2026', time: '9:05 pm' },
    ]);
    expect(toKept([message({ sender: 'user' })])[0]?.from).toBe('own');
  });

  it('is no picture and nothing about money, and what was removed is not', () => {
    const texts = toKept([
      message({ messageType: 'image', content: '/pictures/tea.webp', imageAlt: 'A cup of tea' }),
      message({ sender: 'system', messageType: 'recharge_required', content: 'Recharge' }),
      message({ sender: 'system', messageType: 'payment_failed', content: 'Failed' }),
      message({ sender: 'system', messageType: 'payment_success', content: 'Paid' }),
      message({ replaced: true, content: 'old reply' }),
      message({ sender: 'user', removed: true, content: 'You deleted this message.' }),
    ]).map(({ text }) => text);
    expect(texts).toEqual(['[A cup of tea]', 'You deleted this message.']);
  });

  it('has help by people as a note of its own', () => {
    const help = message({ messageType: 'crisis_support', content: 'Please call\nTele-MANAS · 14416' });
    expect(toKept([help])).toMatchObject([{ from: 'note', text: 'Please call\nTele-MANAS · 14416' }]);
  });

  it('goes on without a day where a time is none', () => {
    expect(toKept([message({ timestamp: 'never' })])).toMatchObject([{ day: '', time: 'Invalid time' }]);
  });
});

describe('a chat that is shown', () => {
  it('keeps what was kept before what has loaded', () => {
    expect(idsOf(mergeKept(kept('a', 'b', 'c'), kept('c', 'd'), true))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('loses what is no longer between or before', () => {
    expect(idsOf(mergeKept(kept('a', 'b', 'c'), kept('b', 'd'), true))).toEqual(['a', 'b', 'd']);
    expect(idsOf(mergeKept(kept('a', 'b', 'c'), kept('c', 'd'), false))).toEqual(['c', 'd']);
  });

  it('has no gap: without an overlap only what has loaded is kept', () => {
    expect(idsOf(mergeKept(kept('a', 'b'), kept('x', 'y'), true))).toEqual(['x', 'y']);
  });

  it('is kept with its newest messages alone', () => {
    const many = Array.from({ length: KEPT_MESSAGES_MAX + 7 }, (_, at) => `m${at}`);
    const ids = idsOf(mergeKept([], kept(...many), false));
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([KEPT_MESSAGES_MAX, 'm7', many.at(-1)]);
  });
});

describe('which chats are kept', () => {
  const chats = [3, 9, 1, 8, 5, 7, 2].map((day) => ({
    id: `day ${day}`,
    lastAt: `2026-10-0${day}T09:00:00Z`,
  }));

  it('are the five last talked in', () => {
    expect(idsOf(newestOf(chats))).toEqual(['day 9', 'day 8', 'day 7', 'day 5', 'day 3']);
  });

  it('others leave', () => {
    expect(leaving(chats, newestOf(chats))).toEqual(['day 1', 'day 2']);
    expect(leaving([{ id: 'deleted' }], [])).toEqual(['deleted']);
  });
});
