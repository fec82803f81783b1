import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../history/rules';
import { SIGNALS } from './constants';
import { findReply, signalsFor } from './rules';

const message = (
  id: string,
  sender: ChatMessage['sender'],
  over: Partial<ChatMessage> = {},
): ChatMessage => ({
  ...{ id, sessionId: 's', sender, content: id, messageType: 'text', timestamp: '2026-11-25T10:00:00.000Z' },
  ...over,
});
const NONE: ReadonlySet<string> = new Set();
const TALK = [
  message('hello', 'ai'),
  message('q1', 'user'),
  message('a1', 'ai'),
  message('q2', 'user'),
  message('a2', 'ai'),
  message('a3', 'ai'),
];
const replyIn = (messages: readonly ChatMessage[], withheld = NONE) => findReply(messages, withheld)?.id;

describe('the newest reply', () => {
  it('is known by its first bubble, however many follow', () => {
    expect(replyIn(TALK)).toBe('a2');
    expect(replyIn(TALK.slice(0, 5))).toBe('a2');
    expect(replyIn(TALK, new Set(['a3']))).toBe('a2');
  });

  it('is there when its first bubble is shown, not before', () => {
    expect(replyIn(TALK, new Set(['a2', 'a3']))).toBeUndefined();
    expect(replyIn(TALK.slice(0, 4))).toBeUndefined();
  });

  it('is a picture, too, and what stands in the place of another reply', () => {
    expect(replyIn([...TALK.slice(0, 4), message('p', 'ai', { messageType: 'image' })])).toBe('p');
    const gone = { removed: true, replaced: true } as const;
    const again = [...TALK.slice(0, 4), message('a2', 'ai', gone), message('a4', 'ai')];
    expect(replyIn(again)).toBe('a4');
  });

  it('is no welcome, no check-in, no notice, nothing taken out of the chat, and nothing beside helplines', () => {
    expect(replyIn([])).toBeUndefined();
    expect(replyIn(TALK.slice(0, 1))).toBeUndefined();
    const asked = TALK.slice(0, 4);
    expect(replyIn([...asked, message('c', 'ai', { checkIn: true })])).toBeUndefined();
    expect(replyIn([...asked, message('n', 'system')])).toBeUndefined();
    expect(replyIn([...asked, message('r', 'ai', { removed: true })])).toBeUndefined();
    const card = message('card', 'system', { messageType: 'crisis_support' });
    expect(replyIn([...asked, message('a2', 'ai'), card])).toBeUndefined();
    expect(replyIn([...asked, card, message('a2', 'ai')])).toBeUndefined();
    // What was said of it before is over.
    expect(replyIn([...asked, card, message('q3', 'user'), message('a4', 'ai')])).toBe('a4');
  });
});

describe('what a reply gives', () => {
  const CALM = { sellsNothing: false, closed: null };
  const at = (india: string) => ({ isSeen: true, now: new Date(`2026-11-25T${india}+05:30`) });

  it('is what was chosen, and nothing by itself', () => {
    expect(signalsFor([], CALM, at('12:00'))).toEqual([]);
    for (const one of SIGNALS) expect(signalsFor([one], CALM, at('12:00'))).toEqual([one]);
    expect(signalsFor(SIGNALS, CALM, at('12:00'))).toEqual(SIGNALS);
  });

  it.each([
    ['21:59:59', true],
    ['22:00:00', false],
    ['03:00:00', false],
    ['07:59:59', false],
    ['08:00:00', true],
  ])('at %s in India sounds: %s; it vibrates at any time', (india, sounds) => {
    expect(signalsFor(SIGNALS, CALM, at(india))).toEqual(sounds ? SIGNALS : ['vibration']);
  });

  it('is nothing near a crisis, in a closed chat, or where nobody looks', () => {
    expect(signalsFor(SIGNALS, { ...CALM, sellsNothing: true }, at('12:00'))).toEqual([]);
    expect(signalsFor(SIGNALS, { ...CALM, closed: 'This chat is closed.' }, at('12:00'))).toEqual([]);
    expect(signalsFor(SIGNALS, CALM, { ...at('12:00'), isSeen: false })).toEqual([]);
  });
});
