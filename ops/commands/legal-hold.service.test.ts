import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkWhole } from '@/lib/admin/audit/checks/service';
import { guest } from '@/tests/setup/people';
import { runProgram } from '@/tests/setup/program';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { readRequest } from './legal-hold.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments, and how it ended. */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const ran = runProgram('ops/commands/legal-hold.run.ts', args, { DATABASE_URL: database.url });
  return ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

test('places, lists and lifts a hold, each with a line of the audit log, and says so when nothing changes', async () => {
  const person = await guest(database.db);
  const id = person.actor.userId ?? '';
  const place = readRequest(['place', id.toUpperCase(), 'Order 7/2026 of the court of Pune']);
  expect(await run(...place)).toMatchObject({ code: 0 });
  expect(await run(...place)).toMatchObject({ code: 1 });
  const { said } = await run('list');
  expect(said).toContain(id);
  expect(said).toContain('Order 7/2026');
  expect(await run(...readRequest(['lift', id, 'Order 9/2026']))).toMatchObject({ code: 0 });
  expect(await run(...readRequest(['lift', id, 'Order 9/2026']))).toMatchObject({ code: 1 });
  expect((await run('list')).said).toContain('Of nobody');
  const { rows } = await database.sql.query(
    'SELECT action, subject_id, reason, operator FROM audit_entries ORDER BY seq',
  );
  expect(rows).toMatchObject([
    {
      action: 'person.hold',
      subject_id: id,
      reason: 'Order 7/2026 of the court of Pune',
      operator: place[3],
    },
    { action: 'person.unhold', subject_id: id, reason: 'Order 9/2026' },
  ]);
  expect(await checkWhole(scopeOf(database.db))).toMatchObject({ seq: 2n, brokenAt: null });
});

test('nobody who is not there is held', async () => {
  expect(await run('place', randomUUID(), 'Order', 'root')).toMatchObject({ code: 1 });
});

test.each([
  [[]],
  [['place', randomUUID()]],
  [['place', randomUUID(), '  ']],
  [['place', 'somebody', 'Order']],
  [['place', randomUUID(), 'Order', 'more']],
  [['lift', randomUUID(), 'x'.repeat(201)]],
  [['drop', randomUUID(), 'Order']],
])('does nothing with %j but say how it is used', (args) => {
  expect(() => readRequest(args)).toThrow('Usage');
});
