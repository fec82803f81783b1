import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPrisma } from '@/build/build.mjs';
import { inProject } from '@/dev/project.mjs';
import { testDatabase } from '@/tests/setup/postgres';

let sql: pg.Client;
let emptyUrl: string;

beforeAll(async () => {
  emptyUrl = (await testDatabase({ empty: true })).url;
  sql = new pg.Client({ connectionString: (await testDatabase()).url });
  await sql.connect();
});

afterAll(() => sql.end());

/** Prisma's own comparison: exit code 0 when nothing differs, 2 when something does. */
const prisma = (databaseUrl: string, ...args: string[]) => runPrisma(args, { DATABASE_URL: databaseUrl });

const diffTo = (schema: string) =>
  prisma(
    emptyUrl,
    'migrate',
    'diff',
    '--from-migrations',
    'prisma/migrations',
    '--to-schema',
    schema,
    '--exit-code',
  );

describe('the migrations and the Prisma schema', () => {
  test('say the same', async () => {
    const { code, output } = await diffTo('prisma');
    expect(output).toContain('No difference detected.');
    expect(code).toBe(0);
  });

  test('say the same while something is connected to the database that new ones are copied from', async () => {
    const template = new pg.Client({ connectionString: emptyUrl.replace(/\/[^/?]+(?=\?|$)/, '/template1') });
    await template.connect();
    try {
      expect((await diffTo('prisma')).output).toContain('No difference detected.');
    } finally {
      await template.end();
    }
  });

  test('are seen to differ when a model has a column more', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-schema-'));
    try {
      fs.cpSync(inProject('prisma/schema.prisma'), path.join(folder, 'schema.prisma'));
      fs.cpSync(inProject('prisma/models'), path.join(folder, 'models'), { recursive: true });
      const model = path.join(folder, 'models/issues.prisma');
      fs.writeFileSync(
        model,
        fs.readFileSync(model, 'utf8').replace('model Issue {', 'model Issue {\n  planted String?'),
      );
      const { code, output } = await diffTo(folder);
      expect(output).toContain('planted');
      expect(code).toBe(2);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  test("the product's own migrating leaves a history that Prisma calls complete", async () => {
    const { url } = await testDatabase();
    const { code, output } = await prisma(url, 'migrate', 'status');
    expect(output).toContain('Database schema is up to date!');
    expect(code).toBe(0);
  });
});

describe('the ledger is append-only in the database itself', () => {
  const owner = randomUUID();

  beforeAll(async () => {
    await sql.query(
      `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
       VALUES ($1, 'user', $2, 5, 5, 'starter', $3)`,
      [randomUUID(), owner, `test:${owner}`],
    );
  });

  test.each([
    ['UPDATE', 'UPDATE ledger_entries SET delta = 6'],
    ['DELETE', 'DELETE FROM ledger_entries'],
    ['TRUNCATE', 'TRUNCATE ledger_entries'],
  ])('%s is refused', async (operation, statement) => {
    await expect(sql.query(statement)).rejects.toThrow(`ledger_entries is append-only: ${operation} refused`);
    const { rows } = await sql.query('SELECT delta FROM ledger_entries WHERE owner_id = $1', [owner]);
    expect(rows).toEqual([{ delta: 5 }]);
  });

  test('the same event cannot be booked twice', async () => {
    const again = sql.query(
      `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
       VALUES ($1, 'user', $2, 5, 10, 'starter', $3)`,
      [randomUUID(), owner, `test:${owner}`],
    );
    await expect(again).rejects.toThrow('ledger_entries_reference_key');
  });
});

describe('the database refuses', () => {
  const id = () => randomUUID();
  const session = id();

  beforeAll(async () => {
    await sql.query(
      `INSERT INTO chat_sessions (id, visitor_id, companion_name, chat_type) VALUES ($1, $2, 'Asha', 'friendly')`,
      [session, id()],
    );
  });

  const companion = (column: string, value: string) =>
    `INSERT INTO companions (id, name, image_path, about_me, ${column}) VALUES ('${id()}', 'Asha', '/a.svg', 'About', ${value})`;
  const feedback = (rating: number) =>
    `INSERT INTO chat_feedback (id, session_id, visitor_id, rating) VALUES ('${id()}', '${session}', '${id()}', ${rating})`;
  const entry = (delta: number, after: number) =>
    `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
     VALUES ('${id()}', 'user', '${id()}', ${delta}, ${after}, 'send', '${id()}')`;
  const turn = (state: string, settled: string) =>
    `INSERT INTO chat_turns (id, session_id, client_message_id, state, owner_kind, owner_id, balance_after, settled_at)
     VALUES ('${id()}', '${session}', '${id()}', '${state}', 'session', '${session}', 9, ${settled})`;
  const issue = (mobile: string) =>
    `INSERT INTO issues (id, name, mobile_number, issue_detail) VALUES ('${id()}', 'Ravi', '${mobile}', 'Help')`;

  test.each([
    [
      'a negative balance',
      `INSERT INTO users (id, message_balance) VALUES ('${id()}', -1)`,
      'users_message_balance_check',
    ],
    [
      'negative messages left',
      `UPDATE chat_sessions SET messages_left = -1 WHERE id = '${session}'`,
      'chat_sessions_messages_left_check',
    ],
    ['a companion rated above 5', companion('rating', '5.1'), 'companions_rating_check'],
    [
      'a chat type that does not exist',
      companion('suitable_for_chat_types', "'{poetry}'"),
      'companions_chat_types_check',
    ],
    [
      'a companion that talks to nobody at once',
      companion('max_simultaneous_chats', '0'),
      'companions_max_simultaneous_chats_check',
    ],
    [
      'a sample that counts as verified',
      `UPDATE companion_reviews SET is_verified = true WHERE is_sample`,
      'companion_reviews_verified_check',
    ],
    ['a feedback of 0 stars', feedback(0), 'chat_feedback_rating_check'],
    ['a feedback of 6 stars', feedback(6), 'chat_feedback_rating_check'],
    ['an entry that changes nothing', entry(0, 5), 'ledger_entries_delta_check'],
    ['an entry below zero', entry(-1, -1), 'ledger_entries_balance_after_check'],
    ['a pending turn that is settled', turn('pending', 'now()'), 'chat_turns_settled_check'],
    ['a finished turn that is not settled', turn('answered', 'NULL'), 'chat_turns_settled_check'],
    ['a mobile number of another form', issue('12345'), 'issues_mobile_number_check'],
  ])('%s', async (_what, statement, constraint) => {
    await expect(sql.query(statement)).rejects.toThrow(constraint);
  });

  test('a second pending turn in one session', async () => {
    await sql.query(turn('pending', 'NULL'));
    await expect(sql.query(turn('pending', 'NULL'))).rejects.toThrow('chat_turns_one_pending_idx');
  });

  test('a second active prompt of one chat type', async () => {
    const prompt = (version: string) =>
      `INSERT INTO prompts (id, prompt_text, prompt_version, prompt_for) VALUES ('${id()}', 'Text', '${version}', 'test')`;
    await sql.query(prompt('v1'));
    await expect(sql.query(prompt('v2'))).rejects.toThrow('prompts_one_active_idx');
  });

  test('text longer than its column', async () => {
    await expect(sql.query(companion('prompt_version', `'${'v'.repeat(21)}'`))).rejects.toThrow(
      'character varying(20)',
    );
  });
});
