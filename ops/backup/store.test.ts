import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startS3 } from '../../tests/setup/s3-stand-in';
import { openStore } from './store.mjs';

const KEY = 'AKIDEXAMPLE';
let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;

beforeAll(async () => {
  s3 = await startS3(KEY);
  vi.stubEnv('AWS_ACCESS_KEY_ID', KEY);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', randomBytes(20).toString('hex'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.stop();
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-store-'));
  s3.objects.clear();
  return () => rmSync(folder, { recursive: true, force: true });
});

const open = {
  'a folder': () => openStore(folder, {}),
  'an S3-compatible store': () =>
    openStore('s3://safe/saathi', { AWS_ENDPOINT_URL_S3: s3.url, AWS_REGION: 'ap-south-1' }),
};

async function* failing() {
  yield randomBytes(6 * 1024 * 1024);
  throw new Error('the dump broke off');
}

describe.each(Object.entries(open))('%s', (_where, openIt) => {
  test('gives back what was put, of any size, and lists it', async () => {
    const store = await openIt();
    const large = randomBytes(12 * 1024 * 1024);
    await store.put('a', Readable.from([large]));
    await store.put('b', Readable.from(['{}']));
    await store.put('c', Readable.from(['{}']));
    expect([...(await store.list())].sort()).toEqual(['a', 'b', 'c']);
    expect((await buffer(await store.get('a'))).equals(large)).toBe(true);
    await store.remove('a');
    expect([...(await store.list())].sort()).toEqual(['b', 'c']);
  });

  test('has nothing of what broke off', async () => {
    const store = await openIt();
    await expect(store.put('a', Readable.from(failing(), { objectMode: false }))).rejects.toThrow(
      'the dump broke off',
    );
    expect(await store.list()).toEqual([]);
    expect(s3.uploads.size).toBe(0);
  });
});

test('a folder and its files are for this user alone', async () => {
  const store = await openStore(path.join(folder, 'deep'), {});
  await store.put('a', Readable.from(['secret']));
  expect(statSync(path.join(folder, 'deep')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'deep', 'a')).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(folder, 'deep'))).toEqual(['a']);
});

test('a dump goes to the store in parts, all signed', () => {
  expect(s3.seen.parts).toBeGreaterThanOrEqual(3);
  expect(s3.seen.unsigned).toBe(0);
});

test('an address without a bucket is refused', async () => {
  await expect(openStore('s3:///x', {})).rejects.toThrow(/names no bucket/);
});
