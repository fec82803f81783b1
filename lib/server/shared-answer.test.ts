import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { writeShared } from './shared-answer';

const schema = z.array(z.object({ name: z.string() }));

test('is checked and written once for one object, compressed for those who take it', async () => {
  const answer = Array.from({ length: 200 }, (_, at) => ({ name: `Person ${at}`, secret: 'persona' }));
  const parse = vi.spyOn(schema, 'parse');
  const plain = await writeShared(schema, answer, false);
  const packed = await writeShared(schema, answer, true);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(plain.written).not.toContain('secret');
  expect(plain.headers).toEqual({ vary: 'accept-encoding' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.written).toString()).toBe(plain.written);
  expect((await writeShared(schema, answer, true)).written).toBe(packed.written);
});

test('what is small is sent as it is', async () => {
  const small = await writeShared(schema, [{ name: 'Isha' }], true);
  expect(small).toEqual({ written: '[{"name":"Isha"}]', headers: { vary: 'accept-encoding' } });
});
