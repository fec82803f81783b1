import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { lookForTrouble } from '@/lib/admin/watch/jobs';
import { operatorScope } from '@/tests/setup/operators';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { hashLine } from '../rules';
import { recordLook } from '../service';
import { listAfter } from '../store';
import { CHECK_BATCH, CHECK_KEPT_FROM, CHECK_ON_SCREEN } from './constants';
import { checkLog } from './jobs';
import { checkAudit, checkNew, checkWhole } from './service';

const database = serviceDatabase();
const HOUR_MS = 3_600_000;
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const scope = (hours = 0) => scopeOf(database.db, { now: () => new Date(Date.now() + hours * HOUR_MS) });

/** What only who owns the database can do. */
async function asOwner(work: () => Promise<unknown>): Promise<void> {
  for (const table of ['audit_entries', 'audit_checks'])
    await query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  for (const table of ['audit_entries', 'audit_checks'])
    await query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

async function write(lines: number): Promise<void> {
  const operator = operatorScope(database.db, 'owner');
  const subject = { kind: 'user', id: randomUUID() };
  for (let line = 0; line < lines; line += 1) await recordLook(operator, { action: 'person.look', subject });
}

/** Changes a line, and writes every later one anew so that each follows the one before. */
async function forgeFrom(seq: bigint): Promise<void> {
  const lines = await listAfter(database.db, seq - 1n, 10_000);
  let { previousHash } = lines[0] ?? { previousHash: '' };
  for (const line of lines) {
    const forged = { ...line, reason: line.seq === seq ? 'forged' : line.reason, previousHash };
    const hash = hashLine(forged);
    await query('UPDATE audit_entries SET reason = $2, previous_hash = $3, hash = $4 WHERE seq = $1', [
      ...[String(line.seq), forged.reason, previousHash, hash],
    ]);
    previousHash = hash;
  }
}

beforeEach(() => asOwner(() => query('TRUNCATE audit_entries, audit_checks, alerts CASCADE')));

describe('a look at the log', () => {
  test('reads only what came after the last one', async () => {
    await write(5);
    expect(await checkNew(scope())).toBe(5);
    await write(3);
    expect(await checkNew(scope())).toBe(3);
    expect(await checkNew(scope())).toBe(0);
    expect(await checkAudit(scope())).toMatchObject({ lines: 8, waiting: 0, brokenAt: null, wholeAt: null });
    await checkWhole(scope());
    expect(await checkAudit(scope())).toMatchObject({ lines: 8, brokenAt: null, wholeLines: 8 });
  });

  test('finds a line that was changed after the last one at once', async () => {
    await write(4);
    await checkNew(scope());
    await write(4);
    await asOwner(() => query("UPDATE audit_entries SET operator = 'nobody' WHERE seq = 6"));
    expect(await checkAudit(scope())).toMatchObject({ brokenAt: '6' });
  });

  test('does not go on from a line that is another than the last one saw', async () => {
    await write(4);
    await checkNew(scope());
    await asOwner(() => forgeFrom(4n));
    expect(await checkAudit(scope())).toMatchObject({ brokenAt: '4' });
  });

  test('keeps what the screen found when there is enough of it, and leaves the rest to the job', async () => {
    const insert = `INSERT INTO audit_entries (seq, at, operator, role, action, address, previous_hash, hash)
      SELECT seq, at, operator, role, action, address, previous_hash, hash FROM jsonb_populate_recordset(null::audit_entries, $1::jsonb)`;
    const rows = [];
    let previousHash = '0'.repeat(64);
    for (let seq = 1n; seq <= CHECK_ON_SCREEN + 7; seq += 1n) {
      const line = {
        ...{ seq, at: new Date(1_000), operator: 'asha@example.com', role: 'owner', action: 'audit.look' },
        ...{
          subjectKind: null,
          subjectId: null,
          reason: null,
          detail: null,
          address: '127.0.0.1',
          previousHash,
        },
      };
      const hash = hashLine(line);
      rows.push({ ...line, seq: Number(seq), previous_hash: previousHash, hash });
      previousHash = hash;
    }
    await query(insert, [JSON.stringify(rows)]);
    expect(await checkAudit(scope())).toMatchObject({ lines: CHECK_ON_SCREEN, waiting: 7, brokenAt: null });
    expect(await checkAudit(scope())).toMatchObject({ lines: CHECK_ON_SCREEN + 7, waiting: 0 });
    expect(CHECK_ON_SCREEN).toBeGreaterThanOrEqual(2 * CHECK_KEPT_FROM);
    expect(CHECK_ON_SCREEN).toBeGreaterThan(CHECK_BATCH);
    expect(await query('SELECT seq::int FROM audit_checks')).toEqual([{ seq: CHECK_ON_SCREEN }]);
  });
});

describe('the look at all lines', () => {
  test.each([
    ['changed', () => query("UPDATE audit_entries SET reason = 'forged' WHERE seq = 3"), '3'],
    ['taken out', () => query('DELETE FROM audit_entries WHERE seq = 3'), '3'],
    // Each line follows the one before: only the earlier look knows what the lines were.
    ['changed together with all that follow', () => forgeFrom(3n), '6'],
    ['cut off', () => query('DELETE FROM audit_entries WHERE seq > 4'), '5'],
  ] as const)(
    'finds a line before the last look that was %s, and operators are told',
    async (_, forge, line) => {
      await write(6);
      await checkNew(scope());
      await checkLog(scope());
      expect(await checkAudit(scope())).toMatchObject({ brokenAt: null, wholeLines: 6 });
      await asOwner(forge);
      await checkLog(scope(24));
      expect(await checkAudit(scope())).toMatchObject({ brokenAt: line });
      await lookForTrouble(scope(25));
      const text = `The audit log is broken: line ${line} is missing or was changed.`;
      expect(await query("SELECT text FROM alerts WHERE kind = 'audit'")).toEqual([{ text }]);
      // It stays found while later lines are in order.
      await checkLog(scope(26));
      expect(await checkAudit(scope())).toMatchObject({ brokenAt: line });
    },
  );

  test('is due once a day, and says nothing of a log that is whole', async () => {
    await write(2);
    await checkLog(scope());
    await write(2);
    expect(await checkLog(scope(1))).toBe(2);
    expect(await checkLog(scope(24))).toBe(4);
    await lookForTrouble(scope(25));
    expect(await query("SELECT text FROM alerts WHERE kind = 'audit'")).toEqual([]);
    expect(await query('SELECT is_whole AS whole FROM audit_checks ORDER BY id')).toEqual([
      ...[{ whole: true }, { whole: false }, { whole: true }],
    ]);
  });
});

test('nobody changes, deletes or empties what looks have found', async () => {
  await write(1);
  await checkWhole(scope());
  for (const [operation, statement] of [
    ['UPDATE', "UPDATE audit_checks SET hash = ''"],
    ['DELETE', 'DELETE FROM audit_checks'],
    ['TRUNCATE', 'TRUNCATE audit_checks'],
  ] as const)
    await expect(query(statement)).rejects.toThrow(`audit_checks is append-only: ${operation} refused`);
});
