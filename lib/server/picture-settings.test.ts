import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv } from './env';
import { pictureStore } from './picture-store';

const REQUIRED = {
  ...{ DATABASE_URL: 'postgresql://none', NEXTAUTH_SECRET: 'signs what a test makes' },
  ...{ GOOGLE_CLIENT_ID: 'none', GOOGLE_CLIENT_SECRET: 'none', OPENAI_API_KEY: 'none', OPENAI_MODEL: 'none' },
  ...{ CASHFREE_CLIENT_ID: 'none', CASHFREE_CLIENT_SECRET: 'none' },
};
const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
const DIR = { PICTURES_DIR: folder };
const BUCKET = {
  PICTURES_S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com',
  PICTURES_S3_BUCKET: 'saathi-pictures',
  PICTURES_S3_REGION: 'ap-south-1',
  PICTURES_S3_ACCESS_KEY_ID: 'the-key-itself',
  PICTURES_S3_SECRET_ACCESS_KEY: 'the-secret-itself',
};
const read = (settings: Record<string, string>) => readEnv({ ...REQUIRED, ...settings });
/** What a start says. */
function refusal(settings: Record<string, string>): string {
  try {
    read(settings);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test('pictures are kept in a folder, in a whole bucket, or nowhere', () => {
  for (const CHAT_PICTURES of ['on', 'off']) {
    expect(pictureStore(read({ ...DIR, CHAT_PICTURES }))).not.toBeNull();
    expect(pictureStore(read({ ...BUCKET, CHAT_PICTURES }))).not.toBeNull();
    expect(pictureStore(read({ ...BUCKET, CHAT_PICTURES, PICTURES_S3_PREFIX: 'a/b-c' }))).not.toBeNull();
  }
  expect(pictureStore(read({}))).toBeNull();
  // An empty one is the same as none.
  expect(pictureStore(read({ ...DIR, PICTURES_S3_BUCKET: '', PICTURES_S3_PREFIX: '' }))).not.toBeNull();
});

describe('a start is refused in words', () => {
  test('with both', () => {
    const both =
      'Missing or wrong in the environment: PICTURES_DIR (pictures are kept in a folder or in a bucket, PICTURES_S3_*, and not in both)';
    expect(refusal({ ...DIR, ...BUCKET })).toBe(both);
    expect(refusal({ ...DIR, PICTURES_S3_BUCKET: 'saathi-pictures' })).toBe(both);
  });

  test('with a part of a bucket, whichever is missing, and each that is', () => {
    for (const name of Object.keys(BUCKET))
      expect(refusal({ ...BUCKET, [name]: '' }), name).toBe(
        `Missing or wrong in the environment: ${name} (the other PICTURES_S3_* need it)`,
      );
    const alone = refusal({ PICTURES_S3_PREFIX: 'saathi', CHAT_PICTURES: 'on' });
    for (const name of Object.keys(BUCKET)) expect(alone).toContain(name);
  });

  test('with neither where pictures are taken', () => {
    expect(refusal({ CHAT_PICTURES: 'on' })).toMatch(
      /PICTURES_DIR \(with CHAT_PICTURES=on pictures are kept in a folder, or in a bucket, PICTURES_S3_\*\)$/,
    );
  });

  test.each([
    ['PICTURES_S3_ENDPOINT', 'ftp://s3.example'],
    ['PICTURES_S3_BUCKET', 'Saathi/Pictures'],
    ['PICTURES_S3_REGION', 'ap south'],
    ['PICTURES_S3_PREFIX', '../elsewhere'],
    ['PICTURES_S3_PREFIX', '/saathi/'],
  ])('with %s=%s, which cannot be, without its value', (name, value) => {
    expect(refusal({ ...BUCKET, [name]: value })).toBe(`Missing or wrong in the environment: ${name}`);
  });

  test('and never with a word of the keys', () => {
    const said =
      refusal({ ...BUCKET, ...DIR, LOG_LEVEL: 'loud' }) + refusal({ ...BUCKET, PICTURES_S3_REGION: '' });
    expect(said).not.toContain('itself');
  });
});
