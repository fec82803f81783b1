import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { LEDGER_KIND, type Owner } from './constants';
import { book } from './store';

const database = serviceDatabase();

const now = new Date();
const purchase = (owner: Owner, delta: number, reference: string) =>
  book(database.db, { owner, delta, kind: LEDGER_KIND.purchase, reference, now });

async function balanceOf(owner: Owner): Promise<number> {
  const [table, column] =
    owner.kind === 'user' ? ['users', 'message_balance'] : ['chat_sessions', 'messages_left'];
  const { rows } = await database.sql.query(`SELECT ${column} AS balance FROM ${table} WHERE id = $1`, [
    owner.id,
  ]);
  return rows[0].balance;
}

async function newOwner(kind: Owner['kind']): Promise<Owner> {
  if (kind === 'user') return { kind, id: (await guest(database.db)).actor.userId ?? '' };
  return { kind, id: await chat(scopeOf(database.db, { actor: { ipAddress: randomUUID() } })) };
}

describe.each(['user', 'session'] as const)('the balance of a %s', (kind) => {
  test('follows any history of bookings, repeats and overdrafts, and equals its ledger', async () => {
    const step = fc.record({
      delta: fc.integer({ min: -8, max: 8 }).filter((delta) => delta !== 0),
      reference: fc.nat({ max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const owner = await newOwner(kind);
        let expected = await balanceOf(owner);
        const booked = new Set<number>();
        for (const { delta, reference } of steps) {
          const { outcome } = await purchase(owner, delta, `${owner.id}:${reference}`);
          const tooLittle = expected + delta < 0;
          if (tooLittle) expect(outcome).toBe('too_little');
          else if (booked.has(reference)) expect(outcome).toBe('already_booked');
          else {
            expect(outcome).toBe('booked');
            booked.add(reference);
            expected += delta;
          }
        }
        expect(await balanceOf(owner)).toBe(expected);
      }),
      { numRuns: 25 },
    );
  });

  test('50 debits at once on what is left never go below zero', async () => {
    const owner = await newOwner(kind);
    const before = await balanceOf(owner);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => purchase(owner, -1, `${owner.id}:race:${index}`)),
    );
    expect(outcomes.filter((one) => one.outcome === 'booked')).toHaveLength(before);
    expect(await balanceOf(owner)).toBe(0);
  });

  test('one reference booked 30 times at once counts once', async () => {
    const owner = await newOwner(kind);
    const before = await balanceOf(owner);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => purchase(owner, 10, `${owner.id}:once`)),
    );
    expect(outcomes.filter((one) => one.outcome === 'booked')).toHaveLength(1);
    expect(await balanceOf(owner)).toBe(before + 10);
  });
});

describe('the database itself', () => {
  test.each(['UPDATE ledger_entries SET delta = 1', 'DELETE FROM ledger_entries', 'TRUNCATE ledger_entries'])(
    'refuses %s',
    async (statement) => {
      await expect(database.sql.query(statement)).rejects.toThrow('append-only');
    },
  );

  test('refuses a balance below zero', async () => {
    const owner = await newOwner('user');
    await expect(
      database.sql.query('UPDATE users SET message_balance = -1 WHERE id = $1', [owner.id]),
    ).rejects.toThrow('users_message_balance_check');
  });

  test('a balance changed behind the ledger is found by the audit', async () => {
    const owner = await newOwner('user');
    await database.sql.query('UPDATE users SET message_balance = message_balance + 7 WHERE id = $1', [
      owner.id,
    ]);
    expect(await driftingOwners(database.sql)).toMatchObject([
      { ownerKind: 'user', ownerId: owner.id, balance: 12, ledgerSum: 5 },
    ]);
    await database.sql.query('UPDATE users SET message_balance = message_balance - 7 WHERE id = $1', [
      owner.id,
    ]);
  });
});
