import { expect, test } from 'vitest';
import { recordLook } from '@/lib/admin/audit/service';
import { operatorScope } from '@/tests/setup/operators';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();

/** What the command runs. */
const run = () => runProgram('ops/commands/audit-log.run.ts', [], { DATABASE_URL: database.url });

test('reads the whole log, and fails with the line where it breaks', async () => {
  for (let line = 0; line < 3; line += 1)
    await recordLook(operatorScope(database.db, 'owner'), { action: 'audit.look' });
  expect((await run()).stdout).toContain('The log is whole: 3 lines');
  await database.sql.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
  await database.sql.query("UPDATE audit_entries SET reason = 'forged' WHERE seq = 2");
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stderr: 'The log is broken: line 2 is missing or was changed.\n',
  });
});
