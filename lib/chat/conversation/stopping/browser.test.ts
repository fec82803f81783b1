import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../history/rules';
import type { Conversation } from '../browser';
import { IDLE } from '../rules';
import { stopMessage } from './browser';
import { NOT_STOPPED, STOPPED } from './copy';

const told = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/toast', () => ({ toast: told }));

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const own: ChatMessage = {
  ...{ id: 'temp-1', sessionId: 's', sender: 'user', content: 'Hm', messageType: 'text' },
  timestamp: '2026-11-25T10:00:00.000Z',
};
const PENDING = { clientMessageId: '1', content: 'Hm', returned: false };

/** A message that has gone out. */
function goneOut() {
  let state = { ...IDLE, own: own as ChatMessage | undefined, sending: true };
  const conversation = {
    state: () => state,
    stop: vi.fn((stopped?: typeof PENDING) => {
      if (!state.own) return undefined;
      if (!stopped) return PENDING;
      state = { ...state, own: undefined, sending: false, returned: 1 };
      return undefined;
    }),
    goOn: vi.fn(),
  };
  const answered = () => {
    state = { ...state, own: undefined, sending: false };
  };
  return { conversation: conversation as unknown as Conversation, answered };
}

it('past the day’s stops it says so once and asks no more', async () => {
  const ask = vi.fn(async () => new Response('{"error":"Too many."}', { status: 429 }));
  vi.stubGlobal('fetch', ask);
  const { conversation } = goneOut();
  await stopMessage(conversation, 's');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told.mock.calls.map(([{ title }]) => title)).toEqual([NOT_STOPPED]);
  expect(conversation.state().own).toBe(own);
  expect(conversation.goOn).toHaveBeenCalledExactlyOnceWith(PENDING);
});

it('without a network, or before the message has come, it asks again until it is stopped', async () => {
  const ask = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({ stopped: false }))
    .mockResolvedValueOnce(Response.json({ stopped: true }));
  vi.stubGlobal('fetch', ask);
  const { conversation } = goneOut();
  const stopping = stopMessage(conversation, 's');
  await vi.advanceTimersByTimeAsync(5_000);
  await stopping;
  expect(ask).toHaveBeenCalledTimes(3);
  expect(told.mock.calls.map(([{ title }]) => title)).toEqual([STOPPED]);
});

it('ends when the answer was there first', async () => {
  const ask = vi.fn(async () => Response.json({ stopped: false }));
  vi.stubGlobal('fetch', ask);
  const { conversation, answered } = goneOut();
  const stopping = stopMessage(conversation, 's');
  await vi.advanceTimersByTimeAsync(500);
  answered();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopping;
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
});
