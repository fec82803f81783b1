import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markNotFound, withNotFoundMark } from '@/lib/server/not-found-mark';
import { completeContentType } from './charset';
import { answerWithMark } from './not-found-status';

/** Draws as Next does: asynchronously, and sometimes without naming a status. */
const server = http.createServer((request, response) =>
  withNotFoundMark(async (isMarked) => {
    completeContentType(response);
    answerWithMark(response, isMarked);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (request.url?.startsWith('/missing')) markNotFound();
    response.setHeader('content-type', 'text/html');
    if (request.url?.endsWith('redirect')) response.writeHead(308, { location: '/' });
    response.end('words');
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const get = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

test('a page that asks for it is answered with 404, and the one beside it is not', async () => {
  const [missing, there] = await Promise.all([get('/missing'), get('/there')]);
  expect([missing.status, await missing.text()]).toEqual([404, 'words']);
  expect(missing.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(there.status).toBe(200);
});

test('what is no plain answer stays what it is', async () =>
  expect((await get('/missing/redirect')).status).toBe(308));

test('where nobody reads the mark, the page is told so', () => expect(markNotFound()).toBe(false));
