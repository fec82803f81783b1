import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '@/dev/settings.mjs';
import { filesOf, nameAt } from '../backup/archive.mjs';
import { judgeCertificate, judgeWebhook } from './address.mjs';
import { examineBackups } from './backup.mjs';
import { judgeClock } from './database.mjs';
import { countOf, look, tellPage, well, wrong } from './findings.mjs';
import { judgeDisk } from './host.mjs';
import { examineSettings } from './settings.mjs';

const GB = 1024 ** 3;
const DAY_MS = 86_400_000;

test('the page marks every finding, and ends with how many are wrong', () => {
  const sections = [
    { area: 'One', findings: [well('a'), look('b')] },
    { area: 'Other', findings: [wrong('c')] },
  ];
  expect(tellPage(sections)).toBe('One\n  ✓ a\n  · b\n\nOther\n  ✗ c\n\n1 wrong, 1 to know.');
  expect(countOf(sections)).toEqual({ wrong: 1, look: 1 });
  expect(tellPage([{ area: 'One', findings: [well('a')] }])).toContain('Nothing is wrong.');
});

test.each([
  [0, 0, 'well'],
  [1_999, 0, 'well'],
  [-2_001, 0, 'wrong'],
  [2_900, 1_000, 'well'],
  [3_100, 1_000, 'wrong'],
])('a clock that is %i ms ahead, known to %i ms, is %s', (ahead, blur, state) => {
  expect(judgeClock('the database', ahead, blur).state).toBe(state);
});

test.each([
  [{ bavail: 0.5 * GB, blocks: 100 * GB, bsize: 1 }, 'wrong'],
  [{ bavail: 5 * GB, blocks: 100 * GB, bsize: 1 }, 'look'],
  [{ bavail: 5 * GB, blocks: 20 * GB, bsize: 1 }, 'well'],
])('a disk of %j is %s', (disk, state) => {
  expect(judgeDisk(disk).state).toBe(state);
});

test('a certificate that ends in two weeks should have been renewed', () => {
  expect(judgeCertificate(13 * DAY_MS, 90 * DAY_MS)).toEqual(
    wrong('the certificate is good for 13 days more: does it renew itself?'),
  );
  expect(judgeCertificate(60 * DAY_MS, 90 * DAY_MS).state).toBe('well');
});

test('one that is made for less is renewed later', () => {
  expect(judgeCertificate(3 * DAY_MS, 6 * DAY_MS).state).toBe('well');
  expect(judgeCertificate(DAY_MS / 2, 6 * DAY_MS).state).toBe('wrong');
  expect(judgeCertificate(DAY_MS / 4, DAY_MS / 2)).toEqual(well('the certificate is good for 6 hours more'));
});

test('a webhook that nobody signed has to be refused by the product itself', () => {
  expect(judgeWebhook({ status: 401, date: null, text: '' }).state).toBe('well');
  expect(judgeWebhook({ status: 403, date: null, text: '' }).state).toBe('wrong');
  expect(judgeWebhook({ failure: 'ECONNREFUSED' })).toEqual(
    wrong("Cashfree's webhook is not reached: ECONNREFUSED"),
  );
});

describe('settings', () => {
  const examine = (changes: Record<string, string>) => {
    const env = { APP_URL: 'https://saathi.example', ...changes } as unknown as NodeJS.ProcessEnv;
    return examineSettings(readSettings(env), env);
  };

  test('of this machine alone nothing is demanded', async () => {
    expect(await examine({ APP_URL: '' })).toEqual([look(expect.stringContaining('this machine alone'))]);
  });

  test('what a public start refuses is wrong, what is allowed or optional is to know', async () => {
    const findings = await examine({ ALLOW_UNFINISHED: 'placeholders', REDIS_URL: 'redis://cache.example' });
    expect(findings).toContainEqual(wrong(expect.stringMatching(/^not set: NEXTAUTH_SECRET/)));
    expect(findings).toContainEqual(wrong(expect.stringContaining('REDIS_URL (use rediss:)')));
    expect(findings).toContainEqual(look(expect.stringMatching(/placeholders.*allowed by ALLOW_UNFINISHED/)));
    expect(findings).toContainEqual(look(expect.stringMatching(/^SMS_PROVIDER_URL is not set/)));
  });
});

test('backups are well while the last whole one is younger than 26 hours', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-doctor-'));
  const now = new Date();
  const state = async () => (await examineBackups({ NODE_ENV: 'test', BACKUP_TO: folder }, now))[0]?.state;
  const add = (hours: number, whole: boolean) => {
    const { secret, manifest } = filesOf(nameAt(new Date(now.getTime() - hours * 3_600_000)));
    writeFileSync(path.join(folder, secret), '');
    if (whole) writeFileSync(path.join(folder, manifest), '{}');
  };
  try {
    expect(await state()).toBe('wrong');
    add(30, true);
    expect(await state()).toBe('wrong');
    add(3, false);
    expect(await state()).toBe('wrong');
    add(20, true);
    expect(await state()).toBe('well');
    expect((await examineBackups({ NODE_ENV: 'test' }, now))[0]?.state).toBe('look');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
