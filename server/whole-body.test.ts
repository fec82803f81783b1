import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { wholeBody } from './whole-body';

const KB = 1024;

/** A request whose body the test sends. */
function request(method = 'POST', headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  return { stream, sent: Object.assign(stream, { method, headers }) as unknown as IncomingMessage };
}

async function textOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('a body is there when its last byte is', async () => {
  const { stream, sent } = request();
  let isThere = false;
  const reading = wholeBody(sent, '/api/issues', true).then((body) => {
    isThere = true;
    return body;
  });
  stream.write('{"a":');
  await new Promise(setImmediate);
  expect(isThere).toBe(false);
  stream.end('1}');
  expect(await textOf(await reading)).toBe('{"a":1}');
});

test.each(['GET', 'HEAD'])('%s has none, and nobody waits for one', async (method) => {
  expect(await wholeBody(request(method).sent, '/api/chat/picture', true)).toBeNull();
});

test('what is announced to be larger than any call takes is not read', async () => {
  const { stream, sent } = request('POST', { 'content-length': String(64 * KB + 1) });
  expect(await wholeBody(sent, '/api/issues', true)).toBeNull();
  expect(stream.destroyed).toBe(false);
});

test('what turns out larger is read no further than that, and the connection stays for the answer', async () => {
  const { stream, sent } = request();
  for (let kb = 0; kb < 80; kb += 8) stream.write('x'.repeat(8 * KB));
  expect((await textOf(await wholeBody(sent, '/api/issues', true))).length).toBe(72 * KB);
  expect(stream.destroyed).toBe(false);
});

test('a body that breaks off fails where it is read', async () => {
  const { stream, sent } = request();
  stream.write('{');
  const reading = wholeBody(sent, '/api/issues', true);
  setImmediate(() => stream.destroy(new Error('aborted')));
  await expect(textOf(await reading)).rejects.toThrow('aborted');
});

test('a picture may be larger, where pictures are taken, and sixteen are read at once', async () => {
  const path = '/api/chat/picture';
  const large = () => {
    const { stream, sent } = request();
    stream.write('x'.repeat(8 * KB));
    return { stream, sent };
  };
  const off = large();
  for (let kb = 8; kb < 80; kb += 8) off.stream.write('x'.repeat(8 * KB));
  expect((await textOf(await wholeBody(off.sent, path, false))).length).toBe(72 * KB);
  const sending = Array.from({ length: 16 }, large);
  const reading = sending.map(({ sent }) => wholeBody(sent, path, true));
  await expect(textOf(await wholeBody(large().sent, path, true))).rejects.toMatchObject({ code: 'too_many' });
  for (const { stream } of sending) stream.end('x'.repeat(72 * KB));
  for (const body of await Promise.all(reading)) expect((await textOf(body)).length).toBe(80 * KB);
  const announced = request('POST', { 'content-length': String(8 * KB * KB + 1) });
  expect(await wholeBody(announced.sent, path, true)).toBeNull();
});
