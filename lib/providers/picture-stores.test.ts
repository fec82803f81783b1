import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startObjectStore } from '@/tests/setup/object-store';
import { pictureBucket } from './picture-bucket';
import { pictureFolder } from './picture-folder';

const folder = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
const objects = await startObjectStore();
afterAll(async () => {
  await rm(folder, { recursive: true });
  await objects.stop();
});

const STORES = {
  'a folder': pictureFolder(folder),
  'a bucket': pictureBucket(objects.access),
  'a part of a bucket': pictureBucket({ ...objects.access, prefix: 'saathi/pictures' }),
};

/** What services rely on, wherever pictures are (lib/chat/pictures/ports.ts). */
describe.each(Object.entries(STORES))('%s', (_, store) => {
  test('has a picture whole after it was put, and nothing after it was removed', async () => {
    const id = randomUUID();
    expect(await store.get(id)).toBeNull();
    const bytes = new Uint8Array(randomBytes(900_000));
    await store.put(id, bytes);
    expect(await store.get(id)).toEqual(bytes);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
  });

  test('removes what is not there without a word, as often as it is asked', async () => {
    const id = randomUUID();
    await store.remove(id);
    await store.put(id, new Uint8Array([1]));
    await store.remove(id);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
  });

  test('has one picture under one id, and gives each its own bytes', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await Promise.all([store.put(one, new Uint8Array([1])), store.put(other, new Uint8Array([2]))]);
    await store.put(one, new Uint8Array([3, 4]));
    expect([...((await store.get(one)) ?? [])]).toEqual([3, 4]);
    expect([...((await store.get(other)) ?? [])]).toEqual([2]);
    await store.remove(one);
    expect(await store.get(other)).not.toBeNull();
  });

  test('opens nothing for a name that is no id', async () => {
    for (const name of ['../../etc/passwd', '', 'x'.repeat(36), `${randomUUID()}/..`]) {
      await expect(store.get(name)).rejects.toThrow('UUID');
      await expect(store.put(name, new Uint8Array())).rejects.toThrow('UUID');
      await expect(store.remove(name)).rejects.toThrow('UUID');
    }
  });
});

test('a picture has the same name in a folder and in a bucket, so that the one can be copied into the other', async () => {
  const id = randomUUID();
  for (const store of Object.values(STORES)) await store.put(id, new Uint8Array([1]));
  const name = `${id.slice(0, 2)}/${id}.jpg`;
  const kept = (await objects.objects()).map(({ key }) => key).filter((key) => key.includes(id));
  expect(kept.sort()).toEqual([name, `saathi/pictures/${name}`].sort());
});
