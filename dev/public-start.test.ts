import { describe, expect, test } from 'vitest';
import { findOwnerGaps, type OwnerGaps, readOwnerGaps } from './owner-gaps.mjs';
import { findUnfinished, requirePublicStart } from './public-start.mjs';
import { readSettings } from './settings.mjs';

const NONE: OwnerGaps = { placeholders: [], claims: [] };
/** A public address where nothing is left to do. */
const FINISHED = {
  APP_URL: 'https://saathi.example',
  DATABASE_URL: 'postgresql://a:b@db.example/saathi?sslmode=verify-full',
  NEXTAUTH_SECRET: 'long enough that nobody ever guesses it',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  OPENAI_API_KEY: 'key',
  OPENAI_MODEL: 'model',
  CASHFREE_CLIENT_ID: '1053196943b6',
  CASHFREE_CLIENT_SECRET: 'cfsk_ma_prod_x',
  PRODUCTION_HOSTS: 'www.saathi.example, saathi.example',
};

const env = (changes: Record<string, string>) =>
  ({ ...FINISHED, ...changes }) as unknown as NodeJS.ProcessEnv;
const find = (changes: Record<string, string>, gaps = NONE) =>
  findUnfinished(readSettings(env(changes)), env(changes), gaps);
const start = (changes: Record<string, string>) =>
  requirePublicStart(readSettings(env(changes)), env(changes));

test('where all is done there is no reason', () => {
  expect(find({})).toEqual([]);
});

test.each([
  [{ DATABASE_URL: '' }, 'database', /^not set: DATABASE_URL/],
  [{ OPENAI_API_KEY: '', OPENAI_MODEL: '' }, undefined, /^not set: OPENAI_API_KEY, OPENAI_MODEL$/],
  [{ NEXTAUTH_SECRET: 'too short' }, undefined, /^NEXTAUTH_SECRET needs at least 32 bytes/],
  [{ NEXTAUTH_SECRET: 'x'.repeat(64) }, undefined, /^NEXTAUTH_SECRET needs at least 32 bytes/],
  [{ RATE_LIMITS: 'relaxed' }, undefined, /^RATE_LIMITS=relaxed/],
  [{ AI_SAFETY_CALLS: 'none' }, 'judge', /AI_SAFETY_CALLS is none$/],
  [{ AI_SAFETY_CALLS: 'lean', OPENAI_MODERATION: 'off' }, 'judge', /OPENAI_MODERATION is off$/],
  [{ PRODUCTION_HOSTS: '' }, undefined, /^Cashfree's keys are live ones/],
  [{ CASHFREE_CLIENT_ID: 'TEST1053196943b6' }, undefined, /keys are those of its sandbox$/],
  [{ CASHFREE_CLIENT_SECRET: 'cfsk_ma_test_x' }, undefined, /keys are those of its sandbox$/],
  [{ CASHFREE_BASE_URL: 'https://sandbox.cashfree.com/pg' }, undefined, /CASHFREE_BASE_URL is the sandbox$/],
  [
    { PRODUCTION_HOSTS: '', CASHFREE_CLIENT_SECRET: 'cfsk_ma_test_x' },
    'sandbox',
    /^Cashfree runs in its sandbox/,
  ],
] as [Record<string, string>, string | undefined, RegExp][])('%j is a reason', (changes, kind, reason) => {
  expect(find(changes)).toEqual([{ ...(kind ? { kind } : {}), reason: expect.stringMatching(reason) }]);
});

test('what the owner has not filled in is a reason', () => {
  const gaps = { placeholders: ['legalEntity'], claims: ['CLAIMS (1)'] };
  expect(find({}, gaps).map(({ kind }) => kind)).toEqual(['placeholders', 'claims']);
});

describe('a start', () => {
  test('on one’s own machine nothing is demanded', async () => {
    expect(await start({ APP_URL: 'http://localhost:3000', DATABASE_URL: '', NEXTAUTH_SECRET: '' })).toEqual(
      [],
    );
  });

  test('names all reasons at once, without a secret, and what would allow them', async () => {
    const refused = start({
      DATABASE_URL: '',
      NEXTAUTH_SECRET: 'sesame',
      REDIS_URL: 'redis://cache.example',
    });
    await expect(refused).rejects.toThrow(
      /DATABASE_URL.*NEXTAUTH_SECRET.*REDIS_URL.*ALLOW_UNFINISHED=database/s,
    );
    await expect(refused).rejects.not.toThrow('sesame');
  });

  test('what is allowed to be unfinished is said', async () => {
    const lines = await start({ ALLOW_UNFINISHED: 'placeholders, claims, judge', AI_SAFETY_CALLS: 'none' });
    expect(lines.map((line) => line.split(':')[0])).toEqual(
      ['judge', 'placeholders', 'claims'].map(
        (kind) => `Unfinished, and allowed by ALLOW_UNFINISHED=${kind}`,
      ),
    );
  });

  test('weak keys and missing credentials cannot be allowed', async () => {
    await expect(start({ ALLOW_UNFINISHED: 'keys' })).rejects.toThrow('ALLOW_UNFINISHED is a comma list of');
  });
});

describe('the owner’s files', () => {
  const claim = { value: '4.8', text: 'rating', evidence: 'sample' };

  test('placeholders and reserved addresses are gaps, the rest is not', () => {
    const brand = { name: 'Saathi', legalEntity: 'To do: name', email: 'a@saathi.example', phone: '' };
    expect(findOwnerGaps({ brand, toFill: 'To do', claims: {} }).placeholders).toEqual([
      'legalEntity',
      'email',
    ]);
  });

  test('samples are counted at any depth; what is blank or proved is none', () => {
    const claims = {
      CLAIMS: { a: claim, b: { ...claim, value: '' }, c: { ...claim, evidence: 'a survey' } },
      PACKS: { paywall: { starter: { originalPrice: null, badge: '', evidence: 'sample' } } },
      FIGURES: { years: { words: '', evidence: 'sample' } },
      BENEFITS: ['24/7'],
      VOICES: [{ name: 'Priya', evidence: 'sample' }],
    };
    expect(findOwnerGaps({ brand: {}, toFill: 'To do', claims }).claims).toEqual([
      'CLAIMS (1)',
      'VOICES (1)',
    ]);
  });

  test('are read as they stand in the project', async () => {
    expect((await readOwnerGaps()).placeholders).toContain('legalEntity');
  });
});
