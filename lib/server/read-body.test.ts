import { describe, expect, test } from 'vitest';
import { readBody } from './read-body';

async function* chunksOf(text: string, size = 1_000) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const read = (
  text: string | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) =>
  readBody({
    header: (name) => headers[name] ?? null,
    body: text === null ? null : chunksOf(text),
  });

describe('a body', () => {
  test('is JSON, in Hindi too, however it is cut into chunks', async () => {
    const value = { content: 'नमस्ते '.repeat(1_000) };
    expect(await read(JSON.stringify(value))).toEqual(value);
    expect(await read('{}', { 'content-type': 'application/json; charset=utf-8' })).toEqual({});
  });

  test('may be missing', async () => {
    expect(await read(null, {})).toBeUndefined();
    expect(await read('', {})).toBeUndefined();
  });

  test.each([
    ['not JSON', '{"a":', 'bad_input'],
    ['with a NUL', '{"a":"\\u0000"}', 'bad_input'],
    ['with a NUL after a backslash', '{"a":"\\\\\\u0000"}', 'bad_input'],
    ['of 64 KB and a byte', `"${'a'.repeat(64 * 1024 - 1)}"`, 'too_large'],
  ])('%s is refused', async (_, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ code });
  });

  test('of 64 KB is taken', async () => {
    expect(await read(`"${'a'.repeat(64 * 1024 - 2)}"`)).toHaveLength(64 * 1024 - 2);
  });

  test('that says to be larger than allowed is refused before it is read', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '70000' };
    await expect(read('{}', headers)).rejects.toMatchObject({ code: 'too_large' });
  });

  test('that breaks off is refused, and is no failure of the server', async () => {
    async function* broken() {
      yield Buffer.from('{');
      throw new Error('aborted');
    }
    const header = (name: string) => (name === 'content-type' ? 'application/json' : null);
    const request = { header, body: broken() };
    await expect(readBody(request)).rejects.toMatchObject({ code: 'bad_input' });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'of type %j is refused',
    async (type) => {
      await expect(read('{}', { 'content-type': type })).rejects.toMatchObject({
        code: 'wrong_content_type',
      });
    },
  );

  test('may speak of the code of NUL', async () => {
    const value = { a: 'write \\u0000 in JSON' };
    expect(await read(JSON.stringify(value))).toEqual(value);
  });

  test('with half a surrogate pair is mended', async () => {
    expect(await read('{"a":"x\\ud800y"}')).toEqual({ a: 'x\ufffdy' });
  });
});
