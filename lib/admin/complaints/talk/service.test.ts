import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listReports, reportMessage } from '@/lib/chat/reports/service';
import { listMessages } from '@/lib/chat/service';
import { listOwnIssues, reportIssue } from '@/lib/issues/service';
import { operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { listOpenings } from '../../audit/service';
import { changeComplaint, getComplaint, listComplaints } from '../service';
import { readReportedTalk, setReportedMessage } from './service';

const database = serviceDatabase();
const { send } = talkIn(database);
const operator = (role: 'owner' | 'support' | 'safety', over = {}) => operatorScope(database.db, role, over);

async function reported() {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  await send(person, sessionId, 'namaste');
  const { aiMessages } = await send(person, sessionId, 'mera chai ka cup kahan hai');
  const messageId = aiMessages[0]?.id ?? '';
  await Promise.all([1, 2].map(() => reportMessage(person, { messageId, reason: 'rude' })));
  await send(person, sessionId, 'aur kuch nahi');
  const { issues } = await listOwnIssues(person);
  return { person, sessionId, messageId, issues, number: issues[0]?.number ?? '' };
}

test('a report stands in the queue once, its person has its number and reads the answer', async () => {
  const { person, issues, number } = await reported();
  expect(issues).toMatchObject([{ state: 'open', detail: 'Reported message: It is rude or hateful' }]);
  const desk = operator('safety');
  const { complaints } = await listComplaints(desk, { kind: 'message' });
  expect(complaints).toContainEqual(
    expect.objectContaining({ number, kind: 'message', dueAt: expect.any(String), assignee: null }),
  );
  await changeComplaint(desk, { number, assignee: 'me' });
  await changeComplaint(desk, { number, answer: 'Thank you. We have changed how it answers.' });
  await changeComplaint(desk, { number, state: 'closed' });
  expect((await listOwnIssues(person)).issues).toMatchObject([
    { state: 'closed', answers: [{ text: 'Thank you. We have changed how it answers.' }] },
  ]);
  expect(await listReports(database.db, person.actor.userId ?? '')).toMatchObject([{ status: 'closed' }]);
});

test('what was said around it is opened for a reason, marks the message, and is told to its person', async () => {
  const { person, sessionId, messageId, number } = await reported();
  const reason = `Report ${number}`;
  const { messages } = await readReportedTalk(operator('safety'), { number, reason });
  expect(messages.filter((one) => one.isReported).map(({ id }) => id)).toEqual([messageId]);
  const said = messages.map(({ content }) => content);
  expect(said.indexOf('mera chai ka cup kahan hai')).toBeGreaterThan(-1);
  expect(said).toContain('aur kuch nahi');
  expect(await listOpenings(database.db, person.actor.userId ?? '')).toMatchObject([
    { role: 'safety', reason, chatId: sessionId },
  ]);
  const { rows } = await database.sql.query('SELECT * FROM audit_entries WHERE reason = $1', [reason]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('chai');
});

test('who signed in long ago reads nothing and leaves no line; a message that is gone cannot be opened', async () => {
  const { person, sessionId, number } = await reported();
  const reason = `Report ${number}`;
  const late = { ...operator('owner'), now: () => new Date(Date.now() + 16 * 60_000) };
  await expect(readReportedTalk(late, { number, reason })).rejects.toMatchObject({
    ...{ code: 'not_allowed', fields: { signIn: 'again' } },
  });
  expect(await listOpenings(database.db, person.actor.userId ?? '')).toEqual([]);
  await database.sql.query('DELETE FROM chat_sessions WHERE id = $1', [sessionId]);
  await expect(readReportedTalk(operator('owner'), { number, reason })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await getComplaint(operator('owner'), { number })).report).toBeNull();
});

test('safety sees what was reported, and none of what people write of money', async () => {
  const { person, number } = await reported();
  const issue = { name: 'Asha', mobileNumber: '+919812345671', issueDetail: 'paid twice' };
  const { number: other } = await reportIssue(person, issue);
  const seen = async (role: 'support' | 'safety') =>
    (await listComplaints(operator(role), { q: person.actor.userId ?? '' })).complaints.map(
      (one) => one.number,
    );
  expect(await seen('safety')).toEqual([number]);
  expect((await seen('support')).sort()).toEqual([number, other].sort());
  await expect(getComplaint(operator('safety'), { number: other })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(changeComplaint(operator('safety'), { number: other, note: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a removed message is shown to nobody and given to no model, nothing of it is remembered, and it can be put back', async () => {
  const model = scriptedModel((messages) =>
    JSON.stringify(messages.at(-1)).includes('mera cup')
      ? 'Tumhara neela chai ka cup rasoi mein hai.'
      : `Haan ${randomUUID()}`,
  );
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  await send(person, sessionId, 'namaste');
  const { aiMessages } = await send(person, sessionId, 'mera cup kahan hai');
  const messageId = aiMessages[0]?.id ?? '';
  await reportMessage(person, { messageId, reason: 'rude' });
  const number = (await listOwnIssues(person)).issues[0]?.number ?? '';
  const [said] = (await database.sql.query('SELECT seq FROM messages WHERE id = $1', [messageId])).rows;
  const [agent] = (
    await database.sql.query(
      `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
       SELECT gen_random_uuid(), user_id, companion_id, 'local:' || id, chat_type FROM chat_sessions WHERE id = $1 RETURNING id`,
      [sessionId],
    )
  ).rows;
  await database.sql.query(
    `INSERT INTO memory_facts (id, agent_id, kind, text, words, source_seqs)
     SELECT gen_random_uuid(), $1, 'other', t, '{}', s FROM (VALUES ('has a blue cup', ARRAY[$2::bigint]), ('likes rain', ARRAY[1::bigint])) f (t, s)`,
    [agent.id, said.seq],
  );
  await database.sql.query(
    `INSERT INTO memory_summaries (id, agent_id, text, from_seq, upto_seq)
     VALUES (gen_random_uuid(), $1, 'They spoke of tea.', $2::bigint - 1, $2), (gen_random_uuid(), $1, 'Long ago.', 1, 2)`,
    [agent.id, said.seq],
  );
  const desk = operator('safety', { email: 'safe@example.com' });
  const remove = { number, removed: true, reason: 'It is rude.' };
  const ends = await Promise.allSettled([1, 2].map(() => setReportedMessage(desk, remove)));
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const shown = async () => (await listMessages(person, { sessionId })).find(({ id }) => id === messageId);
  expect(await shown()).toMatchObject({ content: 'This message was removed.', removed: true });
  expect((await getComplaint(desk, { number })).report).toMatchObject({
    removed: { by: 'safe@example.com', reason: 'It is rude.' },
  });
  const facts = await database.sql.query('SELECT text FROM memory_facts WHERE agent_id = $1', [agent.id]);
  expect(facts.rows).toEqual([{ text: 'likes rain' }]);
  const lines = await database.sql.query('SELECT text FROM memory_summaries WHERE agent_id = $1', [agent.id]);
  expect(lines.rows).toEqual([{ text: 'Long ago.' }]);
  await send(person, sessionId, 'aur batao');
  expect(JSON.stringify(model.asked.at(-1))).not.toContain('neela chai');
  await setReportedMessage(desk, { ...remove, removed: false, reason: 'Looked at again.' });
  expect((await shown())?.content).toContain('neela');
  const { rows } = await database.sql.query(
    `SELECT action, reason FROM audit_entries WHERE subject_id = $1 AND action LIKE 'message.%' ORDER BY seq`,
    [number],
  );
  expect(rows).toEqual([
    { action: 'message.remove', reason: 'It is rude.' },
    { action: 'message.put_back', reason: 'Looked at again.' },
  ]);
});
