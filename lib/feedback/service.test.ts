import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getSession } from '@/lib/chat/service';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { submitFeedback } from './service';

const database = serviceDatabase();

type Body = Parameters<typeof submitFeedback>[1];
const submit = (scope: TestScope, body: Body) => submitFeedback(scope, body);
const stored = async (sessionId: string) =>
  (await database.sql.query('SELECT * FROM chat_feedback WHERE session_id = $1', [sessionId])).rows;

test('keeps rating, tags and text with the companion of the session, whatever companion the body names', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  const { companionId } = await getSession(person, { sessionId });
  await submit(person, {
    sessionId,
    rating: 5,
    selectedTags: ['Felt understood', 'Felt understood'],
    feedbackText: 'बहुत अच्छा लगा',
    companionId: randomUUID(),
  });
  expect(await stored(sessionId)).toMatchObject([
    {
      rating: 5,
      selected_tags: ['Felt understood'],
      feedback_text: 'बहुत अच्छा लगा',
      companion_id: companionId,
      user_id: person.actor.userId,
    },
  ]);
  expect((await getSession(person, { sessionId })).feedbackGiven).toBe(true);
});

test('one per session: ten taps on Submit are one rating and its thanks, another rating is refused', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  const rating: Body = { sessionId, rating: 3, selectedTags: ['Needs more depth', 'Okay to talk to'] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(person, rating)));
  expect(answers).toEqual(Array(10).fill({ success: true }));
  const turned = { ...rating, selectedTags: ['Okay to talk to', 'Needs more depth'] };
  expect(await submit(person, turned)).toEqual({ success: true });
  for (const other of [{ rating: 1, selectedTags: [] }, { selectedTags: [] }, { feedbackText: 'ok' }])
    await expect(submit(person, { ...rating, ...other })).rejects.toMatchObject({ code: 'conflict' });
  expect(await stored(sessionId)).toMatchObject([{ rating: 3 }]);
});

test('refuses strangers, tags of another rating and another user id, and stores nothing', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  await expect(submit(await guest(database.db), { sessionId, rating: 5 })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    submit(person, { sessionId, rating: 1, selectedTags: ['Felt understood'] }),
  ).rejects.toMatchObject({ code: 'bad_input' });
  await expect(submit(person, { sessionId, rating: 5, userId: randomUUID() })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  expect(await stored(sessionId)).toEqual([]);
});
