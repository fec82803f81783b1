import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../history/rules';
import { findLiveCard } from './rules';

type Kind = ChatMessage['messageType'] | 'ai' | 'user';

function message(kind: Kind, at: number): ChatMessage {
  const isSaid = kind === 'ai' || kind === 'user';
  return {
    id: `m${at}`,
    sessionId: 's',
    sender: isSaid ? kind : 'system',
    content: kind,
    messageType: isSaid ? 'text' : kind,
    timestamp: '2026-11-20T04:30:00Z',
  };
}

/** The place of the live card in a conversation, whose first `older` messages are a page of their own. */
function liveAt(kinds: Kind[], messagesLeft = 0, older = 0): number | undefined {
  const messages = kinds.map(message);
  const pages = [messages.slice(0, older), messages.slice(older)].filter((page) => page.length > 0);
  const live = findLiveCard({ pages, hasOlder: false }, messagesLeft);
  return live && messages.indexOf(live);
}

describe('the live card of a chat', () => {
  it('is the newest one', () => {
    expect(liveAt(['ai', 'user', 'recharge_required'])).toBe(2);
    expect(liveAt(['user', 'recharge_required', 'user', 'recharge_required'])).toBe(3);
    expect(liveAt(['payment_failed', 'payment_failed'], 5)).toBe(1);
    expect(liveAt(['user', 'recharge_required', 'payment_failed'])).toBe(2);
    expect(liveAt(['payment_failed', 'user', 'recharge_required'])).toBe(2);
  });

  it('is over with a credit, wherever it came from', () => {
    expect(liveAt(['user', 'recharge_required', 'payment_success'], 10)).toBeUndefined();
    expect(liveAt(['user', 'recharge_required', 'payment_success'])).toBeUndefined();
    expect(liveAt(['user', 'recharge_required'], 1)).toBeUndefined();
    expect(liveAt(['payment_failed', 'payment_success'], 10)).toBeUndefined();
  });

  it('is over when the talk goes on, and stays over when the balance is spent again', () => {
    expect(liveAt(['recharge_required', 'ai'])).toBeUndefined();
    expect(liveAt(['payment_failed', 'user', 'ai'], 4)).toBeUndefined();
  });

  it('stays while nothing was answered after a failed payment', () => {
    expect(liveAt(['ai', 'payment_failed', 'user'], 5)).toBe(1);
  });

  it('is the same however much of the history is loaded', () => {
    const kinds: Kind[] = ['user', 'recharge_required', 'user', 'recharge_required', 'payment_failed'];
    expect(kinds.map((_, older) => liveAt(kinds, 0, older))).toEqual(kinds.map(() => 4));
  });

  it('is none in a chat without any', () => {
    expect(liveAt(['ai', 'user', 'ai'])).toBeUndefined();
    expect(liveAt([])).toBeUndefined();
  });
});
