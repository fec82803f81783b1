import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operatorScope } from '@/tests/setup/operators';
import { serviceDatabase } from '@/tests/setup/service-database';
import { checkWhole } from './checks/service';
import { exportAudit, listAudit, recordDeed, recordLook } from './service';

const database = serviceDatabase();
const owner = () => operatorScope(database.db, 'owner');

test('lines of many operators at once are one chain, numbered without a gap', async () => {
  const subject = { kind: 'user', id: randomUUID() };
  const before = (await checkWhole(owner())).seq;
  await Promise.all(
    Array.from({ length: 30 }, () => recordLook(owner(), { action: 'person.look', subject })),
  );
  expect(await checkWhole(owner())).toMatchObject({ seq: before + 30n, brokenAt: null });
  const { lines } = await listAudit(owner(), { subject: subject.id });
  const numbers = lines.map(({ seq }) => Number(seq));
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => (numbers[0] ?? 0) - index));
});

test('nobody changes, deletes or empties the log', async () => {
  await recordLook(owner(), { action: 'audit.look' });
  for (const [operation, statement] of [
    ['UPDATE', "UPDATE audit_entries SET operator = 'nobody'"],
    ['DELETE', 'DELETE FROM audit_entries'],
    ['TRUNCATE', 'TRUNCATE audit_entries'],
  ] as const)
    await expect(database.sql.query(statement)).rejects.toThrow(
      `audit_entries is append-only: ${operation} refused`,
    );
});

test('what is not done leaves no line, and what has no line is not done', async () => {
  const scope = owner();
  const subject = { kind: 'operator', id: randomUUID() };
  const fails = scope.db.transaction(async (tx) => {
    await recordDeed(tx, scope, { action: 'role.give', subject });
    throw new Error('the deed failed');
  });
  await expect(fails).rejects.toThrow('the deed failed');
  expect((await listAudit(scope, { subject: subject.id })).lines).toEqual([]);
});

test('the export is CSV with the hashes, in which nothing runs as a formula, and leaves a line itself', async () => {
  const scope = owner();
  await recordLook(scope, { action: 'person.look', reason: '=cmd|calc, "quoted"\nand more' });
  const file = await exportAudit(scope, {});
  const text = new TextDecoder().decode(file.bytes);
  const [head = '', ...rows] = text.trim().split('\n');
  expect(head).toBe(
    'seq,at,operator,role,action,subjectKind,subjectId,reason,detail,address,previousHash,hash',
  );
  expect(text).toContain(`"'=cmd|calc, ""quoted""`);
  expect(rows.at(-1)).toContain('audit.export');
  expect(file.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
});

test('the export of a person has their lines alone, and says by what it was narrowed', async () => {
  const scope = owner();
  const subject = { kind: 'user', id: randomUUID() };
  await recordLook(scope, { action: 'person.look', subject });
  const { bytes } = await exportAudit(scope, { subject: subject.id });
  expect(new TextDecoder().decode(bytes).trim().split('\n')).toHaveLength(2);
  const { lines } = await listAudit(scope, { operator: scope.operator.email, action: 'audit.export' });
  expect(lines).toMatchObject([{ detail: '{"filters":["subject"]}' }]);
});
