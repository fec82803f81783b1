import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startObjectStore } from '../../tests/setup/object-store';
import { openStore } from './store.mjs';

let s3: Awaited<ReturnType<typeof startObjectStore>>;
let folder: string;

beforeAll(async () => {
  s3 = await startObjectStore();
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.access.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.access.secretAccessKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.stop();
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-store-'));
  await s3.reset();
  return () => rmSync(folder, { recursive: true, force: true });
});

const openBucket = (region = s3.access.region) =>
  openStore(`s3://${s3.access.bucket}/saathi`, {
    AWS_ENDPOINT_URL_S3: s3.access.endpoint,
    AWS_REGION: region,
  });
const open = { 'a folder': () => openStore(folder, {}), 'an S3-compatible store': () => openBucket() };

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
    expect(await s3.openUploads()).toBe(0);
  });
});

test('a folder and its files are for this user alone', async () => {
  const store = await openStore(path.join(folder, 'deep'), {});
  await store.put('a', Readable.from(['secret']));
  expect(statSync(path.join(folder, 'deep')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, 'deep', 'a')).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(folder, 'deep'))).toEqual(['a']);
});

test('a dump goes to the store in parts, all signed', async () => {
  const store = await openBucket();
  await store.put('a', Readable.from([randomBytes(12 * 1024 * 1024)]));
  const calls = await s3.calls();
  expect(calls.filter(({ method }) => method === 'PUT').length).toBeGreaterThanOrEqual(3);
  expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a store that refuses the signature has nothing, and says why', async () => {
  await expect((await openBucket('us-east-1')).put('a', Readable.from(['secret']))).rejects.toThrow(
    "the region 'us-east-1' is wrong",
  );
  expect(await s3.objects()).toEqual([]);
});

test('an address without a bucket is refused', async () => {
  await expect(openStore('s3:///x', {})).rejects.toThrow(/names no bucket/);
});
