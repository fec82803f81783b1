import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureFolder } from './picture-folder';

const folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const store = pictureFolder(path.join(folder, 'below'));

test('a picture is there whole after it was put, and nothing is after it was removed', async () => {
  const id = randomUUID();
  expect(await store.get(id)).toBeNull();
  await store.put(id, new Uint8Array([1, 2, 3]));
  expect(await store.get(id)).toEqual(new Uint8Array([1, 2, 3]));
  const file = path.join(folder, 'below', id.slice(0, 2), `${id}.jpg`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await store.remove(id);
  await store.remove(id);
  expect(await store.get(id)).toBeNull();
  expect(await readdir(path.dirname(file))).toEqual([]);
});

test('a name that is no id opens nothing', async () => {
  for (const name of ['../../etc/passwd', '', 'x'.repeat(36)]) {
    await expect(store.get(name)).rejects.toThrow('UUID');
    await expect(store.put(name, new Uint8Array())).rejects.toThrow('UUID');
    await expect(store.remove(name)).rejects.toThrow('UUID');
  }
});
