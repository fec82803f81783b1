import { expect, test } from 'vitest';
import { asRouteHandler, behindNext, type Call } from '@/lib/server/call';
import { callFinder } from './find-call';

const call =
  (name: string): Call =>
  async () => ({ status: 200, headers: {}, body: name });
const taking = (name: string) => asRouteHandler(call(name));

const find = callFinder({
  '/api/[...path]': { GET: taking('unknown'), POST: taking('unknown') },
  '/api/profile/[id]': { GET: taking('by id') },
  '/api/profile/[id]/reviews': { GET: taking('reviews') },
  '/api/profile/name/[name]': { GET: taking('by name') },
  '/api/memory': {
    GET: taking('list'),
    DELETE: taking('delete'),
    POST: behindNext(call('refusal')),
    dynamic: 'x',
  },
  '/healthz': { GET: taking('health') },
});

async function answer(method: string, path: string) {
  const found = find(method, path);
  if (!found) return undefined;
  if (!found.call) return found.allowed;
  const request = { method, url: path, address: null, header: () => null, body: null };
  return [(await found.call(request, found.params)).body, found.params];
}

test('a path finds its call, and the parameters in it as they were before they were encoded', async () => {
  expect(await answer('GET', '/api/memory')).toEqual(['list', {}]);
  expect(await answer('GET', '/api/profile/7')).toEqual(['by id', { id: '7' }]);
  expect(await answer('GET', '/api/profile/name/isha%20MENON')).toEqual(['by name', { name: 'isha MENON' }]);
  expect(await answer('GET', '/api/profile/a%2Fb')).toEqual(['by id', { id: 'a/b' }]);
});

test('a fixed part goes before a parameter, and that before the rest', async () => {
  expect(await answer('GET', '/api/profile/name/reviews')).toEqual(['by name', { name: 'reviews' }]);
  expect(await answer('GET', '/api/profile/7/reviews')).toEqual(['reviews', { id: '7' }]);
  expect((await answer('GET', '/api/profile/7/else'))?.[0]).toBe('unknown');
});

test('HEAD finds the call of GET; a method that a path does not take finds those it takes', async () => {
  expect(await answer('HEAD', '/api/memory')).toEqual(['list', {}]);
  expect(await answer('POST', '/api/memory')).toEqual(['GET', 'DELETE']);
  expect(await answer('OPTIONS', '/healthz')).toEqual(['GET']);
});

test.each(['/', '/blogs', '/api', '/api/memory/', '/api//memory', '/healthzz', '/_next/x.js'])(
  '%s is left to Next',
  async (path) => {
    expect(await answer('GET', path)).toBeUndefined();
  },
);
