import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { eraseMessage } from '@/lib/chat/erasing/service';
import { searchMessages } from '@/lib/chat/inbox/search/service';
import { listInbox } from '@/lib/chat/inbox/service';
import { findAround, putMessageBack } from '@/lib/chat/reports/desk/service';
import { reportMessage } from '@/lib/chat/reports/service';
import { getMe } from '@/lib/users/service';
import { gate } from '@/tests/setup/gate';
import { DOG, isNotes, linesOf, noteTaker, read, texts } from '@/tests/setup/note-taker';
import { chat, guest } from '@/tests/setup/people';
import { judgeOf, scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { listMessages } from '../../service';
import { returnHangingTurns } from '../jobs';
import { SILENT_AFTER_S } from '../liveness/constants';
import { sendMessage } from '../service';
import { stopReply } from '../stopping/service';
import { welcome } from '../welcome/service';
import { FREE_REWORDINGS_A_DAY } from './constants';
import { rewordReply } from './service';

const database = serviceDatabase();
const { send, rows, balance, usage } = talkIn(database);

beforeEach(() => database.sql.query('DELETE FROM memory_marks'));

const WORDS = [
  'Pehla jawab kamalpushp',
  'Doosri tarah se suno',
  'Teesri baar sahi',
  'Chautha andaaz',
  'Paanchva rang',
];
/** A model that says something else each time. */
const speaker = () => {
  let said = 0;
  return scriptedModel(() => WORDS[said++] ?? `Aur kuch naya ${said}`);
};
/** A person who has had a reply to a message. */
async function answered(over: Parameters<typeof guest>[1] = speaker()) {
  const person = await guest(database.db, over);
  const sessionId = await chat(person);
  const { userMessage, aiMessages } = await send(person, sessionId, 'Kaisa raha din?');
  return { person, sessionId, userMessage, replyId: aiMessages[0]?.id ?? '' };
}
const reword = (
  person: TestScope,
  sessionId: string,
  messageId: string,
  cost: 0 | 1 = 0,
  clientMessageId: string = randomUUID(),
) => rewordReply(person, { sessionId, messageId, clientMessageId, cost });
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );
/** What is shown of a chat. */
const shown = async (person: TestScope, sessionId: string) =>
  (await listMessages(person, { sessionId })).filter((one) => !one.replaced).map(({ content }) => content);
const ledger = async (person: TestScope) => {
  const [sum] = await rows(
    'SELECT coalesce(sum(delta), 0)::int AS left FROM ledger_entries WHERE owner_id = $1',
    person.actor.userId,
  );
  return sum?.left;
};
/** Balance and ledger agree; @returns them */
async function left(person: TestScope) {
  expect(await ledger(person)).toBe(await balance(person));
  return balance(person);
}

test('the first time is free and the next one costs a message; the reply before is out of chat, talk and search', async () => {
  const model = speaker();
  const { person, sessionId, replyId } = await answered(model);
  expect(await left(person)).toBe(4);
  const first = await reword(person, sessionId, replyId);
  expect(first).toMatchObject({ replaced: [replyId], messagesLeft: 4, crisis: false, free: false });
  expect(first.aiMessages.map(({ content }) => content)).toEqual([WORDS[1]]);
  expect(await left(person)).toBe(4);
  expect(await shown(person, sessionId)).toEqual(['Kaisa raha din?', WORDS[1]]);
  const request = model.asked.at(-1) ?? [];
  expect(request.filter(({ role }) => role === 'assistant').map(({ content }) => content)).toEqual([]);
  expect(request.at(-1)?.content).toBe('Kaisa raha din?');
  expect(request.map(({ content }) => content).join()).toContain(`before: “${WORDS[0]}”`);
  expect((await searchMessages(person, { words: 'kamalpushp' })).messages).toEqual([]);
  expect((await searchMessages(person, { words: 'doosri' })).messages).toHaveLength(1);

  const second = first.aiMessages[0]?.id ?? '';
  await expect(reword(person, sessionId, second)).rejects.toMatchObject({
    ...{ code: 'payment_required', fields: { cost: 1, messagesLeft: 4 } },
  });
  const paid = await reword(person, sessionId, second, 1);
  expect(paid).toMatchObject({ replaced: [second], messagesLeft: 3 });
  expect(await left(person)).toBe(3);
  expect(await shown(person, sessionId)).toEqual(['Kaisa raha din?', WORDS[2]]);
  await send(person, sessionId, 'Aur kal?');
  expect(JSON.stringify(model.asked.at(-1))).not.toMatch(/kamalpushp|Doosri/);
  expect(JSON.stringify(model.asked.at(-1))).toContain(WORDS[2]);
  // A new reply has a first time of its own.
  const newest = (await listMessages(person, { sessionId })).at(-1)?.id ?? '';
  expect((await reword(person, sessionId, newest)).messagesLeft).toBe(2);
  expect((await usage(sessionId)).map((one) => one.outcome)).toEqual(Array(5).fill('answered'));
  const [{ sent }] = await rows(
    'SELECT total_messages_sent AS sent FROM users WHERE id = $1',
    person.actor.userId,
  );
  expect(sent).toBe(2);
});

test('with no messages left the first time is still free; the next one says what it costs, and nothing goes below zero', async () => {
  const { person, sessionId, replyId } = await answered({ ...speaker(), balance: 1 });
  expect(await left(person)).toBe(0);
  const first = await reword(person, sessionId, replyId);
  expect(first.messagesLeft).toBe(0);
  const again = reword(person, sessionId, first.aiMessages[0]?.id ?? '', 1);
  await expect(again).rejects.toMatchObject({
    ...{ code: 'payment_required', fields: { cost: 1, messagesLeft: 0 } },
    message: expect.stringContaining('no messages left'),
  });
  expect(await left(person)).toBe(0);
});

test('twice with one id it happens once, whether at the same moment or later; with two ids at once one has to wait', async () => {
  const { person, sessionId, replyId } = await answered();
  const id = randomUUID();
  const same = await Promise.all([1, 2, 3].map(() => reword(person, sessionId, replyId, 0, id)));
  same.push(await reword(person, sessionId, replyId, 0, id));
  for (const one of same) expect(one).toEqual(same[0]);
  expect(await left(person)).toBe(4);
  const newest = same[0]?.aiMessages[0]?.id ?? '';
  const asked = await Promise.all([1, 2, 3, 4].map(() => outcome(reword(person, sessionId, newest, 1))));
  expect(asked.toSorted()).toEqual(['answered', 'conflict', 'conflict', 'conflict']);
  expect(await left(person)).toBe(3);
  expect(await shown(person, sessionId)).toHaveLength(2);
});

test('the free one is had once, however many ask for it at the same moment', async () => {
  const { person, sessionId, replyId } = await answered();
  const asked = await Promise.all([1, 2, 3, 4].map(() => outcome(reword(person, sessionId, replyId))));
  expect(asked.filter((one) => one === 'answered')).toHaveLength(1);
  const [{ turns }] = await rows(
    `SELECT count(*)::int AS turns FROM chat_turns WHERE session_id = $1 AND reword_of IS NOT NULL AND state = 'answered'`,
    sessionId,
  );
  expect(turns).toBe(1);
  expect(await left(person)).toBe(4);
});

test('nothing else is sent meanwhile; stopped, the reply stays and nothing is charged', async () => {
  const { open, opened } = gate();
  let said = 0;
  const model = scriptedModel(() => {
    said += 1;
    return said === 3 ? opened.then(() => 'Zyada der') : `Jawab ${said} ${WORDS[said]}`;
  });
  const { person, sessionId, replyId } = await answered(model);
  const first = await reword(person, sessionId, replyId);
  const before = await shown(person, sessionId);
  const clientMessageId = randomUUID();
  const asking = outcome(reword(person, sessionId, first.aiMessages[0]?.id ?? '', 1, clientMessageId));
  await expect.poll(() => model.asked.length).toBe(3);
  expect(await left(person)).toBe(3);
  expect(await outcome(send(person, sessionId, 'Hello?'))).toBe('conflict');
  const stops = await Promise.all([1, 2].map(() => stopReply(person, { sessionId, clientMessageId })));
  expect(stops.filter(({ stopped }) => stopped)).toHaveLength(1);
  open();
  expect(await asking).toBe('conflict');
  expect(await left(person)).toBe(4);
  expect(await shown(person, sessionId)).toEqual(before);
  const [{ sent }] = await rows(
    'SELECT total_messages_sent AS sent FROM users WHERE id = $1',
    person.actor.userId,
  );
  expect(sent).toBe(1);
  expect(await outcome(send(person, sessionId, 'Hello?'))).toBe('answered');
});

test('a reply that fails, or comes after its process was taken for dead, changes nothing and is given back once', async () => {
  const { open, opened } = gate();
  let answer: () => Promise<string> | string = () => 'Pehla jawab';
  const model = scriptedModel(() => answer());
  const { person, sessionId, replyId } = await answered(model);
  answer = () => 'Doosri tarah';
  const first = await reword(person, sessionId, replyId);
  const newest = first.aiMessages[0]?.id ?? '';
  answer = () => Promise.reject(new Error('down'));
  expect(await outcome(reword(person, sessionId, newest, 1))).toBe('provider_failed');
  expect(await left(person)).toBe(4);
  answer = () => opened.then(() => 'Zyada der');
  const asked = model.asked.length;
  const late = outcome(reword(person, sessionId, newest, 1));
  await expect.poll(() => model.asked.length).toBeGreaterThan(asked);
  expect(await left(person)).toBe(3);
  const other = scopeOf(database.db);
  await returnHangingTurns(other);
  await database.sql.query(
    `UPDATE chat_turns SET reserved_at = reserved_at - make_interval(secs => $1) WHERE state = 'pending'`,
    [SILENT_AFTER_S + 1],
  );
  await database.sql.query(
    `UPDATE turn_processes SET steady_since = steady_since - make_interval(secs => $1)`,
    [SILENT_AFTER_S + 1],
  );
  await database.sql.query('DELETE FROM turn_processes WHERE id = $1', [person.processId]);
  expect(await returnHangingTurns(other)).toBe(1);
  expect(await left(person)).toBe(4);
  open();
  expect(await late).toBe('provider_failed');
  expect(await left(person)).toBe(4);
  expect(await shown(person, sessionId)).toEqual(['Kaisa raha din?', 'Doosri tarah']);
  answer = () => 'Ab theek hai';
  expect((await reword(person, sessionId, newest, 1)).messagesLeft).toBe(3);
});

test('only the newest reply of a companion to a message that is there, in a chat of one’s own', async () => {
  const { person, sessionId, replyId, userMessage } = await answered();
  const stranger = await guest(database.db);
  expect(await outcome(reword(stranger, sessionId, replyId))).toBe('not_found');
  expect(await outcome(reword(person, sessionId, userMessage.id))).toBe('not_found');
  expect(await outcome(reword(person, sessionId, randomUUID()))).toBe('not_found');
  const { aiMessages, userMessage: second } = await send(person, sessionId, 'Aur?');
  await expect(reword(person, sessionId, replyId)).rejects.toMatchObject({ code: 'conflict' });
  await eraseMessage(person, { messageId: second.id });
  expect(await outcome(reword(person, sessionId, aiMessages[0]?.id ?? ''))).toBe('conflict');
  const other = await chat(person, 'friendly');
  const { aiMessages: hello } = await welcome(person, { sessionId: other });
  expect(await outcome(reword(person, other, hello[0]?.id ?? ''))).toBe('conflict');
});

test('helplines are not said differently; what a companion says while a crisis is near is, for nothing and at balance 0', async () => {
  const { person, sessionId } = await answered({ ...speaker(), balance: 1 });
  const help = await send(person, sessionId, 'I want to end my life');
  expect(help.crisis).toBe(true);
  for (const { id } of help.aiMessages) expect(await outcome(reword(person, sessionId, id))).toBe('conflict');
  const { aiMessages, free } = await send(person, sessionId, 'Kal kya hua batati hoon');
  expect(free).toBe(true);
  const first = await reword(person, sessionId, aiMessages[0]?.id ?? '');
  expect(first).toMatchObject({ free: true, messagesLeft: 0 });
  const next = await reword(person, sessionId, first.aiMessages[0]?.id ?? '');
  expect(next).toMatchObject({ free: true, messagesLeft: 0 });
  expect(await left(person)).toBe(0);
});

test('who needs help meanwhile gets it, and the old reply stays above it', async () => {
  const { open, opened } = gate();
  let said = 0;
  const model = scriptedModel(() => {
    said += 1;
    return said === 2 ? opened.then(() => 'Zyada der') : 'Pehla jawab';
  });
  const { person, sessionId, replyId } = await answered(model);
  const asking = outcome(reword(person, sessionId, replyId));
  await expect.poll(() => model.asked.length).toBe(2);
  expect((await send(person, sessionId, 'I want to end my life')).crisis).toBe(true);
  open();
  expect(await asking).toBe('provider_failed');
  expect((await shown(person, sessionId)).slice(0, 3)).toEqual([
    ...['Kaisa raha din?', 'Pehla jawab', 'I want to end my life'],
  ]);
  expect(await left(person)).toBe(4);
});

test('the talk is judged once more, and help comes in the new reply’s place', async () => {
  let danger = false;
  const { judge } = judgeOf({ talk: () => (danger ? { crisis: 'self_harm' } : {}) });
  const { person, sessionId, replyId } = await answered({ ...speaker(), judge });
  danger = true;
  const id = randomUUID();
  const help = await reword(person, sessionId, replyId, 0, id);
  expect(help).toMatchObject({ replaced: [], crisis: true, free: true, messagesLeft: 4 });
  expect(await reword(person, sessionId, replyId, 0, id)).toEqual(help);
  expect((await shown(person, sessionId)).slice(0, 2)).toEqual(['Kaisa raha din?', WORDS[0]]);
  expect(await left(person)).toBe(4);
  expect((await getMe(person)).sellsNothing).toBe(true);
});

test('free ones end with the day’s number of them and with the day’s pot; whoever pays is still answered', async () => {
  const { person, sessionId, replyId } = await answered({ ...speaker(), balance: 40 });
  await database.sql.query(
    `INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, settled_at, reword_of, reword_number)
     SELECT gen_random_uuid(), $1, 'message', gen_random_uuid(), 'answered', 'user', $2, 0, 39, now(), gen_random_uuid(), 1
     FROM generate_series(1, $3)`,
    [sessionId, person.actor.userId, FREE_REWORDINGS_A_DAY - 1],
  );
  const first = await reword(person, sessionId, replyId);
  const { aiMessages } = await send(person, sessionId, 'Aur?');
  const newest = aiMessages[0]?.id ?? '';
  const usedUp = { code: 'payment_required', fields: { cost: 1, messagesLeft: 38 } };
  await expect(reword(person, sessionId, newest)).rejects.toMatchObject(usedUp);
  expect(first.messagesLeft).toBe(39);
  expect((await reword(person, sessionId, newest, 1)).messagesLeft).toBe(37);

  await database.sql.query(
    `INSERT INTO free_replies (day, replies) VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date, 1)
     ON CONFLICT (day) DO UPDATE SET replies = greatest(free_replies.replies, 1)`,
  );
  // Free messages go first: whoever has none of them left pays for each.
  const { person: buyer, sessionId: theirs } = await answered({ ...speaker(), balance: 40 });
  for (const words of ['Ek', 'Do', 'Teen']) await send(buyer, theirs, words);
  const last = (await send(buyer, theirs, 'Chaar')).aiMessages[0]?.id ?? '';
  const late = { ...buyer, budgets: { ...buyer.budgets, freeReplies: 1 } };
  await expect(reword(late, theirs, last)).rejects.toMatchObject({
    ...{ code: 'payment_required', fields: { cost: 1, messagesLeft: 35 } },
  });
  expect((await reword(late, theirs, last, 1)).messagesLeft).toBe(34);
  expect(await left(buyer)).toBe(34);
  const free = await answered();
  const poor = { ...free.person, budgets: { ...free.person.budgets, freeReplies: 1 } };
  expect(await outcome(reword(poor, free.sessionId, free.replyId))).toBe('too_many');
});

test('a report of the reply before stays readable to the operator, who cannot put it back', async () => {
  const { person, sessionId, replyId } = await answered();
  await reportMessage(person, { messageId: replyId, reason: 'other' });
  await reword(person, sessionId, replyId);
  const around = await findAround(database.db, sessionId, replyId);
  expect(around.find(({ id }) => id === replyId)?.content).toBe(WORDS[0]);
  await expect(
    database.db.transaction((tx) =>
      putMessageBack({ ...database.db, transaction: (work) => work(tx) }, replyId, async () => undefined),
    ),
  ).rejects.toMatchObject({ code: 'conflict' });
  const { chats } = await listInbox(person, { archived: undefined, after: undefined });
  expect(chats.map(({ last, unread }) => [last?.words, unread])).toEqual([[WORDS[1], 1]]);
});

test('what is read for the memory is the reply that stands, also where it was free', async () => {
  const model = noteTaker([DOG]);
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  const { aiMessages } = await send(person, sessionId, 'my dog is called Bruno');
  const before = aiMessages.map(({ content }) => content).join();
  const { aiMessages: reworded } = await reword(person, sessionId, aiMessages[0]?.id ?? '');
  await read(person);
  expect(await texts(person)).toEqual(['Has a dog called Bruno']);
  const said = (content = '') => content.slice(0, 'Jawab 1'.length);
  const lines = linesOf(model.asked.findLast(isNotes) ?? []).join();
  expect(lines).not.toContain(said(before));
  expect(lines).toContain(said(reworded[0]?.content));
  // Read once, a reply that is replaced takes the summary over it along; what the person told stays.
  await reword(person, sessionId, reworded[0]?.id ?? '', 1);
  expect(await texts(person)).toEqual(['Has a dog called Bruno']);
});

test('an id of a reply said differently is no message’s', async () => {
  const { person, sessionId, replyId } = await answered();
  const id = randomUUID();
  await reword(person, sessionId, replyId, 0, id);
  const misused = sendMessage(person, { sessionId, sender: 'user', content: 'Hm', clientMessageId: id });
  expect(await outcome(misused)).toBe('provider_failed');
});
