import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startObjectStore } from '@/tests/setup/object-store';
import { pictureBucket } from './picture-bucket';

const objects = await startObjectStore();
afterAll(() => objects.stop());
beforeEach(() => objects.reset());

const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);
const store = pictureBucket(objects.access);
const methods = async () => (await objects.calls()).map(({ method }) => method);

/** A picture that is there, and what was asked for it forgotten. */
async function kept(): Promise<string> {
  const id = randomUUID();
  await store.put(id, BYTES);
  return id;
}

// What it has in common with a folder: picture-stores.test.ts.
test('a picture is sent in one piece, as what it is, under a hash that the store compares', async () => {
  const id = await kept();
  const key = `${id.slice(0, 2)}/${id}.jpg`;
  expect(await objects.objects()).toEqual([{ key, type: 'image/jpeg', bytes: BYTES.length, versions: 1 }]);
  expect(await objects.calls()).toEqual([{ method: 'PUT', key: `/pictures/${key}`, status: 200 }]);
});

describe('what passes is asked once more', () => {
  test.each(['slow-down', 'internal-error', 'cut'])('%s', async (fault) => {
    await objects.next(fault);
    const id = await kept();
    await objects.next(fault);
    expect(await store.get(id)).toEqual(BYTES);
    await objects.next(fault);
    await store.remove(id);
    expect(await objects.objects()).toEqual([]);
    expect(await methods()).toEqual(['PUT', 'PUT', 'GET', 'GET', 'DELETE', 'DELETE']);
  });

  test('an answer that breaks in the middle', async () => {
    const id = await kept();
    await objects.next('half');
    expect(await store.get(id)).toEqual(BYTES);
    expect(await methods()).toEqual(['PUT', 'GET', 'GET']);
  });
});

describe('what does not pass is an error, and never "there is none"', () => {
  test.each([
    ['slow-down', /SlowDown 503/],
    ['internal-error', /InternalError 500/],
    ['cut', /ECONNRESET/],
  ])('twice %s', async (fault, said) => {
    const id = await kept();
    for (const ask of [() => store.put(id, BYTES), () => store.get(id), () => store.remove(id)]) {
      await objects.next(fault, 2);
      await expect(ask()).rejects.toThrow(said);
    }
    expect(await methods()).toHaveLength(7);
    expect(await objects.objects()).toHaveLength(1);
  });

  test('an answer that breaks off again', async () => {
    const id = await kept();
    await objects.next('half', 2);
    await expect(store.get(id)).rejects.toThrow(/ECONNRESET/);
  });

  test('another bucket, which is not an object that is not there', async () => {
    const other = pictureBucket({ ...objects.access, bucket: 'another' });
    const id = await kept();
    await expect(other.get(id)).rejects.toThrow(/NoSuchBucket 404/);
    await expect(other.remove(id)).rejects.toThrow(/NoSuchBucket 404/);
    await expect(other.put(id, BYTES)).rejects.toThrow(/NoSuchBucket 404/);
  });

  test('a store that nobody answers for', async () => {
    const nobody = pictureBucket({ ...objects.access, endpoint: 'http://127.0.0.1:1' });
    await expect(nobody.get(randomUUID())).rejects.toThrow(/ECONNREFUSED/);
  });

  test.each([
    [{ secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'another' }, 'InvalidAccessKeyId'],
    [{ region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ])('%j, told once, without a word of the keys', async (change, name) => {
    const stranger = pictureBucket({ ...objects.access, ...change });
    const id = await kept();
    for (const ask of [() => stranger.put(id, BYTES), () => stranger.get(id), () => stranger.remove(id)]) {
      const error = await ask().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ name });
      // Everything that a log could write of it; the store's own words name the key.
      const said = JSON.stringify(Object.getOwnPropertyDescriptors(error));
      expect(said).not.toMatch(/sandbox-secret|the key was|There is no such key/);
      expect(error).not.toHaveProperty('cause');
    }
    expect(await methods()).toHaveLength(4);
    expect(await objects.objects()).toHaveLength(1);
  });
});

describe('a store that is slow', () => {
  const hasty = (limits: { answer: number; whole: number }) =>
    pictureBucket(objects.access, { connect: 1_000, ...limits });

  test('is asked again when an answer does not begin', async () => {
    const id = await kept();
    await objects.next('hang');
    expect(await hasty({ answer: 200, whole: 30_000 }).get(id)).toEqual(BYTES);
  });

  test('is given up when time is over, also in the middle of an answer', async () => {
    const id = await kept();
    const late = hasty({ answer: 30_000, whole: 200 });
    for (const fault of ['hang', 'late']) {
      await objects.next(fault, 2);
      await expect(late.get(id)).rejects.toMatchObject({ name: 'TimeoutError' });
      await objects.reset();
      await store.put(id, BYTES);
    }
    await objects.next('hang', 2);
    await expect(late.put(id, BYTES)).rejects.toMatchObject({ name: 'TimeoutError' });
    await objects.next('hang', 2);
    await expect(late.remove(id)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a bucket that keeps versions', () => {
  test('has none of a picture that was removed, however often it was put and removed before', async () => {
    await objects.keepVersions(true);
    const [id, other] = [await kept(), await kept()];
    await store.put(id, BYTES);
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
    await store.remove(id);
    const left = await objects.objects();
    expect(left.map(({ key }) => key)).toEqual([`${other.slice(0, 2)}/${other}.jpg`]);
  });

  test('is an error while a version may still be there, and asked again until none is', async () => {
    await objects.keepVersions(true);
    const id = await kept();
    await objects.next('slow-down', 2, 'GET');
    await expect(store.remove(id)).rejects.toThrow(/SlowDown 503/);
    expect(await objects.objects()).toMatchObject([{ versions: 2 }]);
    await store.remove(id);
    expect(await objects.objects()).toEqual([]);
  });
});
