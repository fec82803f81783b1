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
  const reading = wholeBody(sent).then((body) => {
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
  expect(await wholeBody(request(method).sent)).toBeNull();
});

test('what is announced to be larger than any call takes is not read', async () => {
  const { stream, sent } = request('POST', { 'content-length': String(64 * KB + 1) });
  expect(await wholeBody(sent)).toBeNull();
  expect(stream.destroyed).toBe(false);
});

test('what turns out larger is read no further than that, and the connection stays for the answer', async () => {
  const { stream, sent } = request();
  for (let kb = 0; kb < 80; kb += 8) stream.write('x'.repeat(8 * KB));
  expect((await textOf(await wholeBody(sent))).length).toBe(72 * KB);
  expect(stream.destroyed).toBe(false);
});

test('a body that breaks off fails where it is read', async () => {
  const { stream, sent } = request();
  stream.write('{');
  const reading = wholeBody(sent);
  setImmediate(() => stream.destroy(new Error('aborted')));
  await expect(textOf(await reading)).rejects.toThrow('aborted');
});
