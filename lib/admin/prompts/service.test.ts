import { expect, test } from 'vitest';
import { findActivePromptId } from '@/lib/ai/prompts/service';
import { activateByName } from '@/lib/ai/prompts/versions/service';
import { listCompanions } from '@/lib/companions/desk/service';
import { operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { EVALUATION_MESSAGES } from './evaluation/constants';
import { runEvaluations } from './evaluation/jobs';
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
  (await listPrompts(await writer(), {})).versions.filter((one) => one.chatType === chatType);
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
  expect((await listPrompts(scope, {})).rollBacks).toContain('friendly');
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
  const { activations, rollBacks } = await listPrompts(scope, {});
  expect(rollBacks).not.toContain('friendly');
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
  await database.db.transaction((tx) =>
    activateByName(tx, 'romantic', one.from ?? '', { by: 'root' }, new Date()),
  );
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

test('an evaluation is a job: it tells how far it is, is kept with the version, and goes on after a process died', async () => {
  const { id } = await next('truelove', 'v7.5', 'Be measured.');
  const companionId = await speaker('truelove');
  let answers = 0;
  const states: string[] = [];
  const scope = await writer(
    scriptedModel(async () => {
      answers += 1;
      const [running] = (await getPrompt(scope, { id, against: undefined })).evaluations;
      states.push(`${running?.state} ${running?.cases.length} of ${running?.of}`);
      return `Haan, baat number ${answers} hai yeh.`;
    }),
  );
  const kept = async () => (await getPrompt(scope, { id, against: undefined })).evaluations;
  const asked = await Promise.allSettled([1, 2].map(() => evaluatePrompt(scope, { id, companionId })));
  expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await kept()).toMatchObject([{ state: 'waiting', cases: [] }]);
  const counts = await Promise.all([runEvaluations(scope), runEvaluations(scope)]);
  expect(counts.sort()).toEqual([0, 1]);
  const [result] = await kept();
  expect(result).toMatchObject({ state: 'done' });
  expect(result?.cases.map(({ message }) => message)).toEqual([...EVALUATION_MESSAGES]);
  expect(result?.passed).toBe(result?.cases.filter(({ outcome }) => outcome === 'answered').length);
  const all = EVALUATION_MESSAGES.length;
  expect(states[0]).toBe(`running 0 of ${all}`);
  expect(states.at(-1)).toBe(`running ${all - 1} of ${all}`);

  await evaluatePrompt(scope, { id, companionId });
  // A process has taken it, and died.
  await database.sql.query(
    `UPDATE prompt_evaluations SET state = 'running', lease_until = now() - interval '1 second' WHERE prompt_id = $1 AND state = 'waiting'`,
    [id],
  );
  expect(await runEvaluations(scope)).toBe(1);
  expect((await kept()).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await deedsOn(id)).toContain('prompt.evaluate');
});

test('an evaluation without any answer says so', async () => {
  const { id } = await next('truelove', 'v7.6', 'Be there.');
  const companionId = await speaker('truelove');
  const down = await writer(
    scriptedModel(() => {
      throw new Error('down');
    }),
  );
  await evaluatePrompt(down, { id, companionId });
  await runEvaluations(down);
  const { evaluations } = await getPrompt(down, { id, against: undefined });
  expect(evaluations).toMatchObject([{ state: 'failed', passed: 0 }]);
});

test('a text that is no version yet is tried, and stored nowhere; one that cannot be a prompt is refused in words', async () => {
  const { id, text, scope: plain } = await next('truelove', 'v7.7', 'Be brief.');
  const companionId = await speaker('truelove');
  const model = scriptedModel(() => 'Haan, batao.');
  const scope = await writer({ chatModel: model.chatModel });
  const asked = { id, companionId, talk: [], message: 'kya haal hai' };
  const tried = await tryPrompt(scope, { ...asked, text: `${text}\nSpeak of the monsoon.` });
  expect(tried).toMatchObject({ outcome: 'answered', promptVersion: 'unsaved' });
  expect(JSON.stringify(model.asked)).toContain('Speak of the monsoon.');
  expect((await getPrompt(plain, { id, against: undefined })).text).not.toContain('monsoon');
  await expect(tryPrompt(scope, { ...asked, text: `${text} {{nobody}}` })).rejects.toMatchObject({
    code: 'bad_input',
  });
});
