import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getCompanion } from '../service';
import { tryCompanion } from './service';

const database = serviceDatabase();
const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';

async function operator(over: Parameters<typeof operatorScope>[2] = {}) {
  const person = await guest(database.db);
  const scope = operatorScope(database.db, 'content', over);
  return { ...scope, actor: { ...scope.actor, userId: person.actor.userId } };
}

async function trial(change: { voice?: string; message?: string } = {}) {
  const { texts } = await getCompanion(await operator(), { id: ISHA });
  return {
    ...{ id: ISHA, chatType: 'psychologist' as const, talk: [], message: change.message ?? 'Kaise ho?' },
    texts: { ...texts, persona: texts.persona.replace(/^Voice: .*/m, `Voice: ${change.voice ?? 'calm'}`) },
  };
}

const counts = async () =>
  (
    await database.sql.query(
      `SELECT (SELECT count(*) FROM messages)::int AS messages, (SELECT count(*) FROM chat_turns)::int AS turns,
         (SELECT count(*) FROM chat_sessions)::int AS chats, (SELECT count(*) FROM safety_events)::int AS events`,
    )
  ).rows[0];
const costs = async (userId: string | null) =>
  (
    await database.sql.query('SELECT outcome, session_id, tries, paid FROM ai_usage WHERE owner_id = $1', [
      userId,
    ])
  ).rows;

test('the model is told the edited texts, and nothing is stored but what it cost', async () => {
  const model = scriptedModel(() => 'Main theek hoon, aur aap?');
  const scope = await operator(model);
  const before = await counts();
  const answer = await tryCompanion(scope, await trial({ voice: 'like a lighthouse' }));
  expect(answer).toMatchObject({
    bubbles: ['Main theek hoon, aur aap?'],
    instead: null,
    outcome: 'answered',
  });
  expect(JSON.stringify(model.asked)).toContain('Voice: like a lighthouse');
  expect(await counts()).toEqual(before);
  expect(await costs(scope.actor.userId)).toEqual([
    { outcome: 'tried', session_id: null, tries: 1, paid: false },
  ]);
  const { rows } = await database.sql.query(
    `SELECT detail FROM audit_entries WHERE action = 'companion.trial' AND operator = $1`,
    [scope.operator.email],
  );
  expect(rows).toEqual([{ detail: '{"chatType":"psychologist"}' }]);
});

test('a draft that claims a licence is judged as in a chat', async () => {
  const answer = await tryCompanion(
    await operator(scriptedModel(() => 'I am a licensed therapist and I will cure you.')),
    await trial(),
  );
  expect(answer).toMatchObject({ outcome: 'replaced', rules: ['claims_licence', 'claims_licence'] });
  expect(answer.bubbles.join()).not.toContain('licensed');
});

test('a crisis and a minor are heard before any model is asked', async () => {
  const model = scriptedModel();
  const scope = await operator(model);
  expect((await tryCompanion(scope, await trial({ message: 'I want to kill myself tonight' }))).instead).toBe(
    'crisis',
  );
  expect((await tryCompanion(scope, await trial({ message: 'I am 14 years old' }))).instead).toBe('minor');
  expect(model.asked).toEqual([]);
  expect(await costs(scope.actor.userId)).toEqual([]);
});

test('a day whose tokens are used up has no trials, and a silent model is an error that costs nothing twice', async () => {
  const scope = await operator({ ...scriptedModel(() => Promise.reject(new Error('down'))) });
  await expect(tryCompanion(scope, await trial())).rejects.toMatchObject({ code: 'provider_failed' });
  expect(await costs(scope.actor.userId)).toMatchObject([{ outcome: 'tried' }]);
  await database.sql.query('UPDATE ai_usage SET prompt_tokens = 5000 WHERE owner_id = $1', [
    scope.actor.userId,
  ]);
  // Another process: each believes its sum for 30 s.
  const spent = { ...scope, db: { ...database.db }, budgets: { ...scope.budgets, tokens: 1_000 } };
  await expect(tryCompanion(spent, await trial())).rejects.toMatchObject({ code: 'too_many' });
});

test('a chat type that is not its own, and nobody, are refused', async () => {
  const scope = await operator();
  await expect(tryCompanion(scope, { ...(await trial()), chatType: 'erotic' })).rejects.toMatchObject({
    code: 'bad_input',
  });
  await expect(tryCompanion(scope, { ...(await trial()), id: randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
