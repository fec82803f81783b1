import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { startSession } from '@/lib/chat/service';
import { keyedHashWith } from '@/lib/server/keys';
import { registerUser } from '@/lib/users/service';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { hashFingerprint } from './service';

const database = serviceDatabase();

const [NEW, OLD] = [
  { id: 'new', secret: 'the newer secret, of 32 bytes or more' },
  { id: 'old', secret: 'the older secret, of 32 bytes or more' },
] as const;

/** Every text of a table, so that nothing hides in a column. */
async function textOf(table: string): Promise<string> {
  const { rows } = await database.sql.query(`SELECT to_jsonb(t)::text AS text FROM ${table} t`);
  return rows.map(({ text }) => text).join('\n');
}

test('neither the fingerprint nor screen and user agent are stored, of a user or of a chat', async () => {
  const [browserFingerprint, screenResolution] = [randomUUID(), '1081x2401'];
  // In digits: letters may come to the name of another browser (BB10).
  const userAgent = `Mozilla/5.0 (Linux; Android 14; ${randomInt(2 ** 47)}) Chrome/131.0.0.0 Mobile Safari/537.36`;
  const scope = scopeOf(database.db, { actor: { ipAddress: '198.51.100.21' } });
  await startSession(scope, { chatType: 'friendly', browserFingerprint });
  const user = await registerUser(scope, { browserFingerprint, screenResolution, userAgent });
  expect(user).toMatchObject({ browserName: 'Chrome', deviceType: 'mobile' });
  for (const table of ['users', 'chat_sessions', 'free_grants', 'gift_marks']) {
    const text = await textOf(table);
    for (const raw of [browserFingerprint, screenResolution, userAgent]) expect(text).not.toContain(raw);
  }
  const hash = hashFingerprint(scope, browserFingerprint);
  expect(hash).toMatch(/^[\w-]{43}$/);
  for (const table of ['users', 'chat_sessions']) expect(await textOf(table)).toContain(hash);
});

test('no fingerprint stays none', () => {
  for (const none of [null, undefined, ''])
    expect(hashFingerprint({ keyedHash: keyedHashWith([NEW]) }, none)).toBe('');
});

describe('what was given to a deleted account counts for the device', () => {
  /** Balances of one phone that registers and deletes, a day and a bit apart, under one ring of secrets after the other. */
  async function balances(rings: readonly Parameters<typeof keyedHashWith>[0][]) {
    const [browserFingerprint, ipAddress] = [randomUUID(), `198.51.100.${rings.length + 30}`];
    const found: number[] = [];
    for (const [day, ring] of rings.entries()) {
      const now = () => new Date(Date.now() + day * 25 * 3_600_000);
      const over = { now, actor: { visitorId: randomUUID(), ipAddress } };
      const scope = { ...scopeOf(database.db, over), keyedHash: keyedHashWith(ring) };
      const { id, messageBalance } = await registerUser(scope, { browserFingerprint });
      found.push(messageBalance);
      await deleteAccount({ ...scope, actor: { ...scope.actor, userId: id } });
    }
    return found;
  }

  test('also after the secrets were rotated', async () => {
    expect(await balances([[OLD], [OLD], [OLD], [NEW, OLD]])).toEqual([5, 5, 5, 0]);
  });

  test('also when it was remembered before fingerprints were hashed', async () => {
    const [browserFingerprint, ipAddress] = [randomUUID(), '198.51.100.40'];
    const scope = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress } });
    const mark = scope.keyedHash('gifts', `device:${browserFingerprint}|${ipAddress}`);
    for (let times = 0; times < 3; times += 1)
      await database.sql.query(
        `INSERT INTO gift_marks (name_hash, gift, created_at, expires_at)
         VALUES ($1, 'starter', now() - interval '2 days', now() + interval '1 day')`,
        [mark],
      );
    expect((await registerUser(scope, { browserFingerprint })).messageBalance).toBe(0);
  });
});
