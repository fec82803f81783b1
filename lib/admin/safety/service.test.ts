import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportData } from '@/lib/account/export/service';
import { eraseMessage } from '@/lib/chat/erasing/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { member, operatorScope } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { LIST_PAGE } from '../lists/constants';
import { readTalk } from '../talks/service';
import { exportExamples, listSafety, markSafety, readSafety } from './service';

const database = serviceDatabase();
const safety = (over = {}) => operatorScope(database.db, 'safety', over);
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const idOf = (person: TestScope) => person.actor.userId ?? '';
const say = (scope: TestScope, sessionId: string, content: string) =>
  sendMessage(scope, { sessionId, sender: 'user', content });
const CRY = 'I want to kill myself, call Rohan on 9812345678';
const WHY = 'A word that the rules take for danger';

async function inDanger(scope: TestScope) {
  const sessionId = await chat(scope);
  await say(scope, sessionId, CRY);
  const { rows } = await database.sql.query('SELECT id FROM safety_events WHERE session_id = $1', [
    sessionId,
  ]);
  return { sessionId, eventId: String(rows[0]?.id) };
}
const linesAbout = async (id: string) =>
  (
    await database.sql.query(
      'SELECT action, role, reason, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
      [id],
    )
  ).rows;

describe('the list of events', () => {
  test('says how each went on, and no word of it', async () => {
    const person = await guest(database.db);
    const { sessionId, eventId } = await inDanger(person);
    await say(person, sessionId, 'i am safe now');
    const { events } = await listSafety(safety(), { kind: 'crisis' });
    const event = events.find(({ id }) => id === eventId);
    expect(event).toMatchObject({
      ...{ kind: 'crisis', rule: 'phrases', userId: idOf(person), chatId: sessionId, hasText: true },
      ...{ later: 1, helpShown: true, safeAt: expect.any(String), isFalseAlarm: null, isKept: false },
    });
    expect(JSON.stringify(events)).not.toContain('kill');
    expect((await listSafety(safety(), { kind: 'minor' })).events.map(({ id }) => id)).not.toContain(eventId);
  });

  test('goes from page to page and back without a gap, filtered by what was marked', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await database.sql.query(
      `INSERT INTO safety_events (id, kind, rule, session_id, created_at)
       SELECT gen_random_uuid(), 'crisis', 'phrases', $1, date_trunc('hour', now()) + (n / 3) * interval '1 second' FROM generate_series(1, 130) n`,
      [sessionId],
    );
    const first = await listSafety(safety(), {});
    const second = await listSafety(safety(), { after: first.after ?? '' });
    const third = await listSafety(safety(), { after: second.after ?? '' });
    const ids = [first, second, third].flatMap(({ events }) => events.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(130);
    expect([first.before, first.events.length, third.after]).toEqual([null, LIST_PAGE, null]);
    expect(await listSafety(safety(), { before: second.before ?? '' })).toEqual(first);
    const [one] = first.events;
    await markSafety(safety(), { id: one?.id ?? '', isFalseAlarm: true });
    const found = (await listSafety(safety(), { mark: 'false' })).events.map(({ id }) => id);
    expect(found).toEqual([one?.id]);
    expect((await listSafety(safety(), { mark: 'unmarked' })).events.map(({ id }) => id)).not.toContain(
      one?.id,
    );
  });
});

describe('words of a person', () => {
  test('are opened for a reason, which stands in the log and in that person’s download, by role and not by name', async () => {
    const person = await member(database.db, { email: `${randomUUID()}@example.com` });
    const { sessionId, eventId } = await inDanger(person);
    const operator = safety();
    expect(await readSafety(operator, { id: eventId, reason: WHY })).toEqual({ text: CRY });
    const talk = await readTalk(operator, { chatId: sessionId, reason: 'Threats were reported' });
    expect(talk.messages[0]).toMatchObject({ sender: 'user', content: CRY });
    expect(talk.hasMore).toBe(false);
    const lines = await linesAbout(idOf(person));
    expect(lines).toMatchObject([
      { action: 'safety.read', role: 'safety', reason: WHY },
      { action: 'talk.read', role: 'safety', reason: 'Threats were reported' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('kill');
    const json = strFromU8(unzipSync((await exportData(person)).bytes)['my-data.json'] ?? new Uint8Array());
    expect(JSON.parse(json).chatsOpened).toEqual([
      expect.objectContaining({ role: 'safety', chatId: sessionId, reason: WHY, at: expect.any(String) }),
      expect.objectContaining({ role: 'safety', chatId: sessionId, reason: 'Threats were reported' }),
    ]);
    expect(json).not.toContain(operator.operator.email);
  });

  test('are not opened with an old sign-in, nor of a chat that is gone', async () => {
    const { sessionId, eventId } = await inDanger(await guest(database.db));
    const stale = { ...safety(), now: () => later(16) };
    const again = { code: 'not_allowed', fields: { signIn: 'again' } };
    await expect(readSafety(stale, { id: eventId, reason: WHY })).rejects.toMatchObject(again);
    await expect(readTalk(stale, { chatId: sessionId, reason: WHY })).rejects.toMatchObject(again);
    await expect(
      markSafety(stale, { id: eventId, isFalseAlarm: true, keep: true, reason: WHY }),
    ).rejects.toMatchObject(again);
    await expect(exportExamples(stale)).rejects.toMatchObject(again);
    await expect(readTalk(safety(), { chatId: randomUUID(), reason: WHY })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(readSafety(safety(), { id: randomUUID(), reason: WHY })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

test('a false alarm is kept once, masked, and goes with its chat', async () => {
  const person = await guest(database.db);
  const { sessionId, eventId } = await inDanger(person);
  const wanted = { id: eventId, isFalseAlarm: true, keep: true, reason: WHY };
  await Promise.all([markSafety(safety(), wanted), markSafety(safety(), wanted)]);
  const text = async () => strFromU8((await exportExamples(safety())).bytes);
  const [line] = (await text()).split('\n').filter((one) => one.includes('kill myself'));
  expect(line).toMatch(/^harmless\ten\tI want to kill myself, call \[name\] on \[/);
  expect(line).not.toMatch(/Rohan|98123/);
  expect((await linesAbout(idOf(person))).filter(({ action }) => action === 'safety.keep')).toHaveLength(1);
  await database.sql.query('DELETE FROM chat_sessions WHERE id = $1', [sessionId]);
  expect(await text()).not.toContain('kill myself');
});

test('words that their person deletes are not kept, whichever comes first', async () => {
  const person = await guest(database.db);
  for (let round = 0; round < 5; round += 1) {
    const { sessionId, eventId } = await inDanger(person);
    const { rows } = await database.sql.query('SELECT message_id FROM safety_events WHERE id = $1', [
      eventId,
    ]);
    const keep = () => markSafety(safety(), { id: eventId, isFalseAlarm: true, keep: true, reason: WHY });
    const gone = { code: 'not_found' };
    const [kept] = await Promise.allSettled([
      keep(),
      eraseMessage(person, { messageId: String(rows[0]?.message_id) }),
    ]);
    if (kept.status === 'rejected') expect(kept.reason).toMatchObject(gone);
    const left = await database.sql.query('SELECT 1 FROM safety_examples WHERE session_id = $1', [sessionId]);
    expect(left.rowCount).toBe(0);
    await expect(keep()).rejects.toMatchObject(gone);
    await expect(readSafety(safety(), { id: eventId, reason: WHY })).rejects.toMatchObject(gone);
  }
});
