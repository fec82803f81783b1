import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listOwnIssues, reportIssue } from '@/lib/issues/service';
import { operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { changeComplaint, getComplaint, listComplaints } from './service';

const database = serviceDatabase();
const support = (over = {}) => operatorScope(database.db, 'support', over);

async function raise(scope: TestScope): Promise<string> {
  const issue = { name: 'Asha', mobileNumber: '+919812345671', issueDetail: `paid twice ${randomUUID()}` };
  return (await reportIssue(scope, issue)).number;
}

test('the person has the number, and reads the answer; what operators note is theirs alone', async () => {
  const person = await guest(database.db);
  const number = await raise(person);
  expect(number).toMatch(/^SA-\d{4,}$/);
  const desk = support();
  await changeComplaint(desk, { number, note: 'Cashfree says once only.' });
  await changeComplaint(desk, {
    number,
    answer: 'It was taken once. The second line is a hold that lapses.',
  });
  const { issues } = await listOwnIssues(person);
  expect(issues).toMatchObject([
    {
      number,
      state: 'answered',
      answers: [{ text: 'It was taken once. The second line is a hold that lapses.' }],
    },
  ]);
  expect(JSON.stringify(issues)).not.toContain('Cashfree says');
  expect(JSON.stringify(issues)).not.toContain(desk.operator.email);
  expect((await getComplaint(desk, { number })).words.map(({ kind, author }) => ({ kind, author }))).toEqual([
    { kind: 'note', author: desk.operator.email },
    { kind: 'answer', author: desk.operator.email },
  ]);
});

test('an answer that comes twice is written once', async () => {
  const desk = support();
  const number = await raise(await guest(database.db));
  const answer = { number, answer: 'It was taken once.', requestId: randomUUID() };
  await Promise.all([1, 2, 3].map(() => changeComplaint(desk, answer)));
  expect((await getComplaint(desk, { number })).words).toHaveLength(1);
});

test('somebody else sees neither the issue nor its answer', async () => {
  const number = await raise(await guest(database.db));
  await changeComplaint(support(), { number, answer: 'Done.' });
  expect((await listOwnIssues(await guest(database.db))).issues).toEqual([]);
});

describe('the states of a complaint', () => {
  test('follow what is done, unless an operator says otherwise', async () => {
    const desk = support();
    const number = await raise(await guest(database.db));
    const stateAfter = async (change: Omit<Parameters<typeof changeComplaint>[1], 'number'>) => {
      await changeComplaint(desk, { number, ...change });
      return (await getComplaint(desk, { number })).state;
    };
    expect((await getComplaint(desk, { number })).state).toBe('open');
    expect(await stateAfter({ assignee: 'me' })).toBe('working');
    expect(await stateAfter({ answer: 'We look.' })).toBe('answered');
    expect(await stateAfter({ state: 'closed' })).toBe('closed');
    // A word of thanks does not open it again.
    expect(await stateAfter({ answer: 'Thank you for your patience.' })).toBe('closed');
    expect(await stateAfter({ state: 'working' })).toBe('working');
    expect((await getComplaint(desk, { number })).closedAt).toBeNull();
  });

  test('the first answer of two operators at once is the first one, and both are there', async () => {
    const number = await raise(await guest(database.db));
    const early = new Date('2026-11-01T10:00:00Z');
    await Promise.all([
      changeComplaint(support({ now: () => early }), { number, answer: 'One.' }),
      changeComplaint(support({ now: () => early }), { number, answer: 'Two.' }),
    ]);
    await changeComplaint(support(), { number, answer: 'Three.' });
    const { rows } = await database.sql.query('SELECT first_answered_at FROM issues WHERE number = $1', [
      Number(number.slice(3)),
    ]);
    expect(rows).toEqual([{ first_answered_at: early }]);
    expect((await getComplaint(support(), { number })).words).toHaveLength(3);
  });
});

test('what is due first is on top, what is late says so, and closed ones come last', async () => {
  const person = await guest(database.db);
  const at = async (day: number) => {
    const number = await raise(person);
    await database.sql.query('UPDATE issues SET created_at = $2 WHERE number = $1', [
      Number(number.slice(3)),
      new Date(Date.UTC(2026, 9, day)),
    ]);
    return number;
  };
  const [old, answered, older, closed] = [await at(20), await at(10), await at(15), await at(1)];
  const now = () => new Date(Date.UTC(2026, 9, 21));
  await changeComplaint(support({ now }), { number: answered, answer: 'We are on it.' });
  await changeComplaint(support({ now }), { number: closed, state: 'closed' });
  const { complaints } = await listComplaints(support({ now }), { q: person.actor.userId ?? '' });
  expect(complaints.map(({ number, isLate }) => ({ number, isLate }))).toEqual([
    { number: older, isLate: true },
    { number: old, isLate: false },
    { number: answered, isLate: false },
    { number: closed, isLate: false },
  ]);
});

test('a number that nobody has is not there, and text that is none finds nothing', async () => {
  await expect(getComplaint(support(), { number: 'SA-999999999' })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(changeComplaint(support(), { number: 'SA-999999999', note: 'x' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await listComplaints(support(), { q: 'asha' })).toEqual({
    complaints: [],
    after: null,
    before: null,
  });
});

test('each look and each change is a line about that complaint, without its words', async () => {
  const desk = support();
  const number = await raise(await guest(database.db));
  await getComplaint(desk, { number });
  await changeComplaint(desk, { number, note: 'a secret note' });
  const { rows } = await database.sql.query(
    `SELECT action, detail FROM audit_entries WHERE subject_kind = 'issue' AND subject_id = $1 ORDER BY seq`,
    [number],
  );
  expect(rows.map(({ action }) => action)).toEqual(['complaint.look', 'complaint.change']);
  expect(JSON.stringify(rows)).not.toContain('secret');
});
