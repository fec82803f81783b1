import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findActivePromptId } from '@/lib/ai/prompts/store';
import { serviceDatabase } from '@/tests/setup/service-database';
import { activatePrompt, listPrompts, rollBackPrompt } from './prompt-activation.mjs';

const database = serviceDatabase();

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
  await activatePrompt(database.sql, name, 'v2', 'asha');
  await activatePrompt(database.sql, name, 'v3', 'asha');
  expect(await active(name)).toBe('v3');
  expect(await rollBackPrompt(database.sql, name, 'ravi')).toMatchObject({ from: 'v3', to: 'v2' });
  expect(await rollBackPrompt(database.sql, name, 'ravi')).toMatchObject({ from: 'v2', to: 'v1' });
  await expect(rollBackPrompt(database.sql, name, 'ravi')).rejects.toThrow('no earlier activation');
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
  await expect(activatePrompt(database.sql, name, 'v9', 'asha')).rejects.toThrow('no version v9');
  await expect(activatePrompt(database.sql, name, 'v1', 'asha')).rejects.toThrow('active already');
  expect(await active(name)).toBe('v1');
  const { rowCount } = await database.sql.query('SELECT 1 FROM prompt_activations WHERE prompt_for = $1', [
    name,
  ]);
  expect(rowCount).toBe(0);
});

test('the list names every version and how many chats began with it', async () => {
  const name = await promptFor('v1', 'v2');
  const own = (await listPrompts(database.sql)).filter((one) => one.chatType === name);
  expect(own).toMatchObject([
    { version: 'v1', active: true, chats: 0 },
    { version: 'v2', active: false, chats: 0 },
  ]);
});
