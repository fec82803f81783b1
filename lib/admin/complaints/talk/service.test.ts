import { expect, test } from 'vitest';
import { listReports, reportMessage } from '@/lib/chat/reports/service';
import { listOwnIssues, reportIssue } from '@/lib/issues/service';
import { operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { listOpenings } from '../../audit/service';
import { changeComplaint, getComplaint, listComplaints } from '../service';
import { readReportedTalk } from './service';

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
