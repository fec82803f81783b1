import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../history/rules';
import { isGoodMoment, NO_VISITS, readVisits, withDay } from './rules';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const TODAY = '2026-11-25';
const MOMENT = { now: NOW, today: TODAY };

const message = (sender: ChatMessage['sender'], change: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: '', sessionId: 's', sender, content: '', messageType: 'text' },
  timestamp: '2026-11-25T09:00:00Z',
  ...change,
});
const talk = (replies: number) =>
  Array.from({ length: replies }, () => [message('user'), message('ai'), message('ai')]).flat();
const chat = (change: Partial<Parameters<typeof isGoodMoment>[1]> = {}) => ({
  ...{ messages: talk(3), sellsNothing: false, checksIn: false, closed: null, messagesLeft: 5 },
  ...change,
});
const BACK = { days: ['2026-11-20', TODAY], refusedAt: 0 };

describe('a good moment', () => {
  it('is the third reply of a day, for who came back on another one', () => {
    expect(isGoodMoment(BACK, chat(), MOMENT)).toBe(true);
    expect(isGoodMoment(BACK, chat({ messages: talk(2) }), MOMENT)).toBe(false);
    expect(isGoodMoment({ days: [TODAY], refusedAt: 0 }, chat(), MOMENT)).toBe(false);
  });

  it('counts no welcome, and nothing of another day', () => {
    expect(isGoodMoment(BACK, chat({ messages: [message('ai'), ...talk(2)] }), MOMENT)).toBe(false);
    const yesterday = talk(5).map((one) => ({ ...one, timestamp: '2026-11-24T09:00:00Z' }));
    expect(isGoodMoment(BACK, chat({ messages: yesterday }), MOMENT)).toBe(false);
  });

  it.each([
    ['a crisis is near', { sellsNothing: true }],
    ['a crisis was days ago', { checksIn: true }],
    [
      'helplines are in the chat',
      { messages: [message('system', { messageType: 'crisis_support' }), ...talk(3)] },
    ],
    ['the chat is closed', { closed: 'Closed.' }],
    ['nothing is left', { messagesLeft: 0 }],
  ] as const)('is not when %s', (_, change) => {
    expect(isGoodMoment(BACK, chat(change as Parameters<typeof chat>[0]), MOMENT)).toBe(false);
  });

  it('is not for 90 days after "Not now"', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(isGoodMoment({ ...BACK, refusedAt: NOW - 89 * day }, chat(), MOMENT)).toBe(false);
    expect(isGoodMoment({ ...BACK, refusedAt: NOW - 90 * day }, chat(), MOMENT)).toBe(true);
  });
});

describe('visits', () => {
  it('are the newest two days', () => {
    const two = withDay(withDay(NO_VISITS, '2026-11-20'), TODAY);
    expect(two.days).toEqual(['2026-11-20', TODAY]);
    expect(withDay(two, TODAY)).toEqual(two);
    expect(withDay(two, '2026-11-26').days).toEqual([TODAY, '2026-11-26']);
  });

  it('are none where something else is kept', () => {
    expect(readVisits(JSON.stringify(BACK))).toEqual(BACK);
    for (const text of [null, '', 'x', '[]', '{}', '{"days":[1],"refusedAt":0}', 'null'])
      expect(readVisits(text)).toEqual(NO_VISITS);
  });
});
