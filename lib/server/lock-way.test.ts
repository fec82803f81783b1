import { expect, test } from 'vitest';
import { leadToLock, wantedChat } from './lock-way';

const ID = '0b8f6a52-4c1e-4b7d-9a65-0f2d3c4b5a69';
const whereTo = (lead: () => unknown) => {
  try {
    return lead();
  } catch (error) {
    // What `redirect` throws: https://nextjs.org/docs/app/api-reference/functions/redirect
    return (error as { digest: string }).digest.split(';')[2];
  }
};

test('a page of locked chats leads to the lock, which leads back when they are open', () => {
  const lock = whereTo(() => leadToLock({ chat: ID }));
  expect(lock).toBe(`/account/lock?to=%2Fchat%2F${ID}`);
  const to = new URL(String(lock), 'http://here').searchParams.get('to');
  expect(wantedChat(to, false)).toBe(`/chat/${ID}`);
  expect(whereTo(() => wantedChat(to, true))).toBe(`/chat/${ID}`);
  for (const archived of [true, false]) {
    const path = whereTo(() => leadToLock({ archived }));
    const list = new URL(String(path), 'http://here').searchParams.get('to');
    expect(wantedChat(list, false)).toBe(archived ? '/chats?archived=1' : '/chats');
  }
});

test.each([
  undefined,
  '',
  '/',
  '//evil.example',
  'https://evil.example/chats',
  '/chat/1',
  '/chats/../x',
  ['/chats'],
])('nobody is led to %s', (to) => expect(wantedChat(to, true)).toBeUndefined());
