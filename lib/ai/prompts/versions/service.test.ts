import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { serviceDatabase } from '@/tests/setup/service-database';
import { findActivePromptId } from '../store';
import { IS_ACTIVE_ALREADY, NO_SUCH_PROMPT, NOTHING_BEFORE } from './copy';
import { activateByName, countChats, listVersions, rollBackNow } from './service';

const database = serviceDatabase();
const activatePrompt = (name: string, version: string, by: string) =>
  database.db.transaction((tx) => activateByName(tx, name, version, { by }, new Date()));
const rollBackPrompt = (name: string, by: string) =>
  database.db.transaction((tx) => rollBackNow(tx, name, { by }, new Date()));

async function promptFor(...versions: string[]): Promise<string> {
  const name = `type ${randomUUID().slice(0, 8)}`;
  for (const [at, version] of versions.entries()) {
    await database.sql.query(
      `INSERT INTO prompts (id, prompt_text, prompt_version, prompt_for, is_active) VALUES (gen_random_uuid(), 'Text', $1, $2, $3)`,
      [version, name, at === 0],
    );
  }
  return name;
}

async function active(name: string): Promise<string | undefined> {
  const id = await findActivePromptId(database.db, name);
  const { rows } = await database.sql.query<{ version: string }>(
    'SELECT prompt_version AS version FROM prompts WHERE id = $1',
    [id],
  );
  return rows[0]?.version;
}

test('activating is recorded, and can be rolled back step by step', async () => {
  const name = await promptFor('v1', 'v2', 'v3');
  await activatePrompt(name, 'v2', 'asha');
  await activatePrompt(name, 'v3', 'asha');
  expect(await active(name)).toBe('v3');
  expect(await rollBackPrompt(name, 'ravi')).toMatchObject({ from: 'v3', to: 'v2' });
  expect(await rollBackPrompt(name, 'ravi')).toMatchObject({ from: 'v2', to: 'v1' });
  await expect(rollBackPrompt(name, 'ravi')).rejects.toThrow(NOTHING_BEFORE);
  expect(await active(name)).toBe('v1');
  const { rows } = await database.sql.query(
    `SELECT from_version AS "from", to_version AS "to", activated_by AS by, rolled_back AS back FROM prompt_activations
     WHERE prompt_for = $1 ORDER BY seq`,
    [name],
  );
  expect(rows).toEqual([
    { from: 'v1', to: 'v2', by: 'asha', back: false },
    { from: 'v2', to: 'v3', by: 'asha', back: false },
    { from: 'v3', to: 'v2', by: 'ravi', back: true },
    { from: 'v2', to: 'v1', by: 'ravi', back: true },
  ]);
});

test('a version that is not there, or active already, changes nothing', async () => {
  const name = await promptFor('v1', 'v2');
  await expect(activatePrompt(name, 'v9', 'asha')).rejects.toThrow(NO_SUCH_PROMPT);
  await expect(activatePrompt(name, 'v1', 'asha')).rejects.toThrow(IS_ACTIVE_ALREADY);
  expect(await active(name)).toBe('v1');
  const { rowCount } = await database.sql.query('SELECT 1 FROM prompt_activations WHERE prompt_for = $1', [
    name,
  ]);
  expect(rowCount).toBe(0);
});

test('the list names every version and how many chats began with it', async () => {
  const name = await promptFor('v1', 'v2');
  const own = (await listVersions(database.db)).filter((one) => one.promptFor === name);
  const active = own.find(({ isActive }) => isActive);
  expect(own.map(({ promptVersion }) => promptVersion).sort()).toEqual(['v1', 'v2']);
  await database.sql.query(
    `INSERT INTO chat_sessions (id, visitor_id, companion_name, chat_type, messages_left, prompt_id)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'Asha', 'friendly', 0, $1)`,
    [active?.id],
  );
  const chats = await countChats(database.db);
  expect(own.map(({ id }) => chats.get(id) ?? 0).sort()).toEqual([0, 1]);
});
