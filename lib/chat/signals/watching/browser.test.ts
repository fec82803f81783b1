import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '../../conversation/browser';
import { IDLE } from '../../conversation/rules';
import type { ChatMessage } from '../../history/rules';
import { type ChatSession, historyQuery, sessionQuery } from '../../hooks';
import { VIBRATION_MS } from '../playing/constants';
import { watchReplies } from './browser';

const ID = 's';
const message = (id: string, sender: ChatMessage['sender']): ChatMessage => ({
  ...{ id, sessionId: ID, sender, content: id, messageType: 'text', timestamp: '2026-11-25T10:00:00.000Z' },
});

let state = IDLE;
let listeners: (() => void)[] = [];
const conversation = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.push(listener);
    return () => {
      listeners = listeners.filter((one) => one !== listener);
    };
  },
} as unknown as Conversation;
const arrive = (id: string) => {
  state = { ...state, withheld: new Set(), arrived: new Set([...state.arrived, id]) };
  for (const listener of listeners) listener();
};
/** What the send of this page brings: known as its own before it is in the history. */
const reply = () => {
  arrive('a1');
  setMessages(HELLO, Q1, A1);
};

const client = new QueryClient();
const setMessages = (...messages: ChatMessage[]) =>
  void client.setQueryData(historyQuery(ID).queryKey, { pages: [messages], hasOlder: false });
const setSession = (change: Partial<ChatSession> = {}) =>
  void client.setQueryData(sessionQuery(ID).queryKey, {
    ...({ sellsNothing: false, closed: null, answering: false } as ChatSession),
    ...change,
  });

const vibrate = vi.fn((_ms: number) => true);
const page = { visibilityState: 'visible', documentElement: { hidden: false } };
const HELLO = message('hello', 'ai');
const Q1 = message('q1', 'user');
const A1 = message('a1', 'ai');

beforeEach(() => {
  state = IDLE;
  client.clear();
  vibrate.mockClear();
  const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(page, { visibilityState: 'visible', documentElement: { hidden: false } });
  vi.stubGlobal('window', deaf);
  vi.stubGlobal('document', Object.assign(page, deaf));
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('localStorage', { getItem: () => 'vibration' });
  setSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a signal with the first bubble of a reply that comes, not with the others, until it is stopped', () => {
  setMessages(HELLO);
  const stop = watchReplies(client, conversation, ID);
  state = { ...state, withheld: new Set(['a1', 'a2']) };
  setMessages(HELLO, Q1, A1, message('a2', 'ai'));
  expect(vibrate).not.toHaveBeenCalled();
  state = { ...state, withheld: new Set(['a2']), arrived: new Set(['a1']) };
  arrive('a1');
  arrive('a2');
  expect(vibrate.mock.calls).toEqual([[VIBRATION_MS]]);
  stop();
  setMessages(HELLO, Q1, A1, message('q2', 'user'), message('a3', 'ai'));
  arrive('a3');
  expect(vibrate).toHaveBeenCalledTimes(1);
});

it('gives none for what was there, and none for what another tab or device has brought', () => {
  setMessages(HELLO, Q1, A1);
  const stop = watchReplies(client, conversation, ID);
  setMessages(HELLO, Q1, A1);
  setMessages(HELLO, Q1, A1, message('q2', 'user'), message('a2', 'ai'));
  expect(vibrate).not.toHaveBeenCalled();
  stop();
});

it('gives one for the answer to what waited for a credit, which comes with the messages', () => {
  setMessages(HELLO, Q1);
  setSession({ answering: true });
  const stop = watchReplies(client, conversation, ID);
  setSession({ answering: false });
  setMessages(HELLO, Q1, A1);
  setMessages(HELLO, Q1, A1, message('q2', 'user'), message('a2', 'ai'));
  expect(vibrate).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['a tab that is covered', () => Object.assign(page, { visibilityState: 'hidden' })],
  ['a chat that was left quickly', () => Object.assign(page.documentElement, { hidden: true })],
  ['a crisis that is near', () => setSession({ sellsNothing: true })],
])('is quiet in %s', (_, happen) => {
  setMessages(HELLO);
  const stop = watchReplies(client, conversation, ID);
  happen();
  reply();
  expect(vibrate).not.toHaveBeenCalled();
  stop();
});

it('sounds for a reply though its code came after the touch that sent the message', () => {
  const started = vi.fn();
  class Context {
    state = 'suspended';
    createGain = () => ({ gain: deafLevel, connect: () => undefined });
    createOscillator = () => ({
      frequency: {},
      connect: () => undefined,
      start: started,
      stop: () => undefined,
    });
    async resume() {
      this.state = 'running';
    }
    async suspend() {
      this.state = 'suspended';
    }
  }
  const deafLevel = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('localStorage', { getItem: () => 'sound' });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true, isActive: false } });
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00+05:30') });
  setMessages(HELLO);
  const stop = watchReplies(client, conversation, ID);
  reply();
  expect(started).toHaveBeenCalled();
  stop();
});
