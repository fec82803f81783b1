import { expect, test } from 'vitest';
import { asRouteHandler, readCookies } from './call';

test('finds the cookies of a name among others, and no other that ends the same', () => {
  expect(readCookies('a=1; saathi_visitor=x.y; b=2', 'saathi_visitor')).toEqual(['x.y']);
  expect(readCookies('saathi_visitor=old;saathi_visitor=new', 'saathi_visitor')).toEqual(['old', 'new']);
  expect(readCookies('other_saathi_visitor=x', 'saathi_visitor')).toEqual([]);
  expect(readCookies('saathi_visitor', 'saathi_visitor')).toEqual([]);
  expect(readCookies(null, 'saathi_visitor')).toEqual([]);
});

test('a route handler hands over method, path, query, headers, body and params, and returns the answer', async () => {
  const run = asRouteHandler(async (request, params) => {
    const chunks = [];
    for await (const chunk of request.body ?? []) chunks.push(chunk);
    const seen = [
      request.method,
      request.url,
      request.header('x-a'),
      Buffer.concat(chunks).toString(),
      params.id,
    ];
    return { status: 201, headers: { 'x-b': 'c' }, body: JSON.stringify(seen) };
  });
  const request = new Request('http://h/api/x?y=1', { method: 'POST', body: 'hi', headers: { 'x-a': 'b' } });
  const answer = await run(request, { params: Promise.resolve({ id: '7' }) });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('x-b')).toBe('c');
  expect(await answer.json()).toEqual(['POST', '/api/x?y=1', 'b', 'hi', '7']);
});

test('behind Next a call compresses nothing: Next would do it once more', async () => {
  const run = asRouteHandler(async (request) => ({
    status: 200,
    headers: {},
    body: String(request.header('accept-encoding')),
  }));
  const request = new Request('http://h/api/x', { headers: { 'accept-encoding': 'gzip' } });
  expect(await (await run(request, { params: Promise.resolve({}) })).text()).toBe('null');
});
