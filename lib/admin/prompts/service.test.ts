import { expect, test } from 'vitest';
import { findActivePromptId } from '@/lib/ai/prompts/service';
import { listCompanions } from '@/lib/companions/desk/service';
import { activatePrompt as activateByCommand } from '@/ops/commands/prompt-activation.mjs';
import { operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { EVALUATION_MESSAGES } from './evaluation/constants';
import {
  activatePrompt,
  addPrompt,
  evaluatePrompt,
  getPrompt,
  listPrompts,
  rollBackPrompt,
  tryPrompt,
} from './service';

const database = serviceDatabase();
const WHY = 'It sounds warmer';

async function writer(over: Parameters<typeof operatorScope>[2] = {}) {
  const person = await guest(database.db);
  const scope = operatorScope(database.db, 'content', over);
  return { ...scope, actor: { ...scope.actor, userId: person.actor.userId } };
}
const versionsOf = async (chatType: string) =>
  (await listPrompts(await writer())).versions.filter((one) => one.chatType === chatType);
const activeOf = async (chatType: string) => (await versionsOf(chatType)).find(({ isActive }) => isActive);
const speaker = async (chatType: string) =>
  (await listCompanions(database.db)).find(({ chatTypes }) => chatTypes.some((one) => one === chatType))
    ?.id ?? '';
const deedsOn = async (id: string) =>
  (
    await database.sql.query('SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY seq', [id])
  ).rows.map(({ action }) => action);

/** A version made from the active one, with one line more. */
async function next(chatType: 'friendly' | 'romantic' | 'truelove', version: string, line: string) {
  const scope = await writer();
  const active = await activeOf(chatType);
  const { text } = await getPrompt(scope, { id: active?.id ?? '', against: undefined });
  const added = { chatType, version, text: `${text}\n${line}`, note: WHY };
  return { scope, from: active?.version ?? null, text, added, id: (await addPrompt(scope, added)).id };
}

test('a version is added, activated for new chats alone, and rolled back, each with a line in the log', async () => {
  const person = await guest(database.db);
  const promptOf = async (sessionId: string) =>
    (await database.sql.query('SELECT prompt_id AS id FROM chat_sessions WHERE id = $1', [sessionId])).rows[0]
      .id;
  const { scope, id, from, added } = await next('friendly', 'v7.1', 'Be kind.');
  expect(await getPrompt(scope, { id, against: undefined })).toMatchObject({
    ...{ isActive: false, createdBy: scope.operator.email, note: WHY, text: added.text },
    against: { version: from },
  });
  const before = await chat(person, 'friendly');
  expect(await promptOf(before)).not.toBe(id);

  expect(await activatePrompt(scope, { id, seen: from, reason: WHY })).toMatchObject({ from, to: 'v7.1' });
  expect(await findActivePromptId(scope, 'friendly')).toBe(id);
  const during = await chat(person, 'friendly');
  expect(await promptOf(during)).toBe(id);

  expect(
    await rollBackPrompt(scope, { chatType: 'friendly', seen: 'v7.1', reason: 'It was not' }),
  ).toMatchObject({
    from: 'v7.1',
    to: from,
  });
  expect((await activeOf('friendly'))?.version).toBe(from);
  // A chat keeps what it began with.
  expect(await promptOf(during)).toBe(id);
  const { activations } = await listPrompts(scope);
  expect(activations.slice(0, 2)).toMatchObject([
    { from: 'v7.1', to: from, by: scope.operator.email, isRollBack: true, reason: 'It was not' },
    { from, to: 'v7.1', isRollBack: false, reason: WHY },
  ]);
  expect(await deedsOn(id)).toEqual(['prompt.add', 'prompt.activate']);
  expect(await deedsOn('friendly')).toEqual(['prompt.roll_back']);
});

test('only one of two who activate at once does, and the command counts as one of them', async () => {
  const one = await next('romantic', 'v7.1', 'One.');
  const other = await next('romantic', 'v7.2', 'Other.');
  const results = await Promise.allSettled(
    [one, other].map(({ scope, id, from }) => activatePrompt(scope, { id, seen: from, reason: WHY })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'conflict' });
  const seen = (await activeOf('romantic'))?.version ?? null;
  await activateByCommand(database.sql, 'romantic', one.from ?? '', 'root');
  await expect(rollBackPrompt(one.scope, { chatType: 'romantic', seen, reason: WHY })).rejects.toMatchObject({
    code: 'conflict',
  });
  await rollBackPrompt(one.scope, { chatType: 'romantic', seen: one.from, reason: WHY });
  expect((await activeOf('romantic'))?.version).toBe(seen);
});

test('a version that cannot be one is refused in words, and nothing is stored', async () => {
  const { scope, added, text } = await next('truelove', 'v7.1', 'Be kind.');
  const count = (await versionsOf('truelove')).length;
  const refuse = async (change: object, code: string) =>
    expect(addPrompt(scope, { ...added, version: 'v7.9', ...change })).rejects.toMatchObject({ code });
  await refuse({ text: `${text} {{person.salary}}` }, 'bad_input');
  await refuse({ text: text.replaceAll('{{companion.persona}}', '') }, 'bad_input');
  await refuse({ version: 'v7.1', text: `${text} more` }, 'conflict');
  await refuse({}, 'conflict');
  expect(await versionsOf('truelove')).toHaveLength(count);
});

test('what differs from another version is told line by line', async () => {
  const { scope, id } = await next('truelove', 'v7.2', 'Be brave.');
  const { lines, against } = await getPrompt(scope, { id, against: undefined });
  expect(against?.isActive).toBe(true);
  expect(lines.filter(({ kind }) => kind !== 'same')).toEqual([{ text: 'Be brave.', kind: 'new' }]);
});

test('activating and rolling back need a fresh sign-in', async () => {
  const { scope, id, from } = await next('truelove', 'v7.3', 'Be fresh.');
  const late = { ...scope, now: () => new Date(Date.now() + 16 * 60_000) };
  const again = { code: 'not_allowed', fields: { signIn: 'again' } };
  await expect(activatePrompt(late, { id, seen: from, reason: WHY })).rejects.toMatchObject(again);
  const back = { chatType: 'truelove' as const, seen: from, reason: WHY };
  await expect(rollBackPrompt(late, back)).rejects.toMatchObject(again);
  expect((await activeOf('truelove'))?.version).toBe(from);
});

test('a trial is asked with the version and stores nothing but what it cost', async () => {
  const model = scriptedModel(() => 'Haan, sab badhiya.');
  const { id } = await next('truelove', 'v7.4', 'Sound like a lighthouse.');
  const scope = await writer(model);
  const counts = async () => (await database.sql.query('SELECT count(*)::int AS n FROM messages')).rows[0].n;
  const before = await counts();
  const companionId = await speaker('truelove');
  const tried = await tryPrompt(scope, { id, companionId, talk: [], message: 'Kaise ho?' });
  expect(tried).toMatchObject({ bubbles: ['Haan, sab badhiya.'], promptVersion: 'v7.4', instead: null });
  expect(JSON.stringify(model.asked)).toContain('Sound like a lighthouse.');
  expect(await counts()).toBe(before);
  const { rows } = await database.sql.query('SELECT outcome FROM ai_usage WHERE owner_id = $1', [
    scope.actor.userId,
  ]);
  expect(rows).toEqual([{ outcome: 'tried' }]);
});

test('the result of an evaluation is kept with the version; one without any answer is not', async () => {
  const { id } = await next('truelove', 'v7.5', 'Be measured.');
  const companionId = await speaker('truelove');
  let answers = 0;
  const scope = await writer(
    scriptedModel(() => {
      answers += 1;
      return `Haan, baat number ${answers} hai yeh.`;
    }),
  );
  const result = await evaluatePrompt(scope, { id, companionId });
  expect(result.cases.map(({ message }) => message)).toEqual([...EVALUATION_MESSAGES]);
  expect(result.passed).toBe(result.cases.filter(({ outcome }) => outcome === 'answered').length);
  expect((await getPrompt(scope, { id, against: undefined })).evaluations).toEqual([result]);

  const down = await writer(
    scriptedModel(() => {
      throw new Error('down');
    }),
  );
  await expect(evaluatePrompt(down, { id, companionId })).rejects.toMatchObject({ code: 'provider_failed' });
  expect((await getPrompt(scope, { id, against: undefined })).evaluations).toHaveLength(1);
});
