import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureFolder } from './picture-folder';

const folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rm(folder, { recursive: true }));
const store = pictureFolder(path.join(folder, 'below'));

// What it has in common with a bucket: picture-stores.test.ts.
test('a picture is a file that nobody else reads, and nothing of it is left after it was removed', async () => {
  const id = randomUUID();
  await store.put(id, new Uint8Array([1, 2, 3]));
  const file = path.join(folder, 'below', id.slice(0, 2), `${id}.jpg`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.join(folder, 'below'))).mode & 0o777).toBe(0o700);
  await store.remove(id);
  expect(await readdir(path.dirname(file))).toEqual([]);
});
