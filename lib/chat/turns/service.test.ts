import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Db } from '@/lib/kit/scope';
import { getMe, registerUser } from '@/lib/users/service';
import { gate } from '@/tests/setup/gate';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { watchDatabase } from '@/tests/setup/watched-database';
import { getSession, listMessages, startSession } from '../service';
import { returnHangingTurns } from './jobs';
import { HANGING_AFTER_S, SILENT_AFTER_S } from './liveness/constants';
import { sendMessage } from './service';
import { welcome } from './welcome/service';

const database = serviceDatabase();

const send = (
  scope: TestScope,
  sessionId: string,
  content = 'Aaj ka din lamba tha',
  clientMessageId?: string,
) => sendMessage(scope, { sessionId, sender: 'user', content, clientMessageId });
const history = (scope: TestScope, sessionId: string) =>
  listMessages(scope, { sessionId, before: undefined });
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const rejected = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('a send', () => {
  test('costs one message, and its reply is stored with the message', async () => {
    const person = await guest(
      database.db,
      scriptedModel(() => 'Arre!\n\nKya hua?'),
    );
    const sessionId = await chat(person);
    const answer = await send(person, sessionId);
    expect(answer.messagesLeft).toBe(4);
    expect(answer.aiMessages.map((one) => one.content)).toEqual(['Arre!', 'Kya hua?']);
    for (const one of answer.aiMessages) expect(one.typingDelay).toBeGreaterThanOrEqual(1500);
    expect(await balance(person)).toBe(4);
    expect((await history(person, sessionId)).map((one) => one.content)).toEqual([
      'Aaj ka din lamba tha',
      'Arre!',
      'Kya hua?',
    ]);
    expect((await getMe(person)).totalMessagesSent).toBe(1);
  });

  test('shows the model who it is, what was said before and what is said now, and nothing of a send that failed', async () => {
    let broken = false;
    const { chatModel, asked } = scriptedModel(() => {
      if (broken) throw new Error('down');
      return 'Theek hai.';
    });
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    await send(person, sessionId, 'pehla');
    broken = true;
    expect(await rejected(send(person, sessionId, 'tuta hua'))).toBe('provider_failed');
    broken = false;
    await send(person, sessionId, 'doosra');
    const last = asked.at(-1) ?? [];
    const { companionName } = await getSession(person, { sessionId });
    expect(last[0]?.content).toContain(`Name: ${companionName}`);
    expect(last[0]?.content).toContain('Rules that always hold');
    expect(last.slice(1, -2).map((one) => one.content)).toEqual([
      expect.stringMatching(/^\[\w+day, .*\]\npehla$/),
      'Theek hai.',
    ]);
    expect(last.at(-2)).toMatchObject({
      role: 'system',
      content: expect.stringContaining('at most one question'),
    });
    expect(last.at(-1)).toEqual({ role: 'user', content: 'doosra' });
  });

  test.each([
    ['fails', () => Promise.reject(new Error('500'))],
    ['says nothing', () => ' \n\n '],
    ['does not stop', () => 'la '.repeat(5_000)],
  ])('charges nothing and leaves no trace when the model %s', async (_, answer) => {
    const person = await guest(database.db, scriptedModel(answer));
    const sessionId = await chat(person);
    expect(await rejected(send(person, sessionId))).toBe('provider_failed');
    expect(await balance(person)).toBe(5);
    expect((await getMe(person)).totalMessagesSent).toBe(0);
    expect(await history(person, sessionId)).toEqual([]);
  });

  test('the same client message id gets the first answer, and is charged once', async () => {
    const { chatModel, asked } = scriptedModel(() => `Jawab ${asked.length}`);
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const clientMessageId = randomUUID();
    const first = await send(person, sessionId, 'ek', clientMessageId);
    const [second, third] = await Promise.all([
      send(person, sessionId, 'ek', clientMessageId),
      send(person, sessionId, 'ek', clientMessageId),
    ]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await balance(person)).toBe(4);
    expect(asked).toHaveLength(1);
  });

  test('a repeat that arrives while the first is being answered waits for it', async () => {
    const { open, opened } = gate();
    const { chatModel, asked } = scriptedModel(() => opened.then(() => 'Ho gaya.'));
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const clientMessageId = randomUUID();
    const both = Promise.all([1, 2, 3].map(() => send(person, sessionId, 'ek', clientMessageId)));
    await expect.poll(() => asked.length).toBe(1);
    open();
    const [first, ...others] = await both;
    for (const other of others) expect(other).toEqual(first);
    expect(await balance(person)).toBe(4);
    expect(asked).toHaveLength(1);
  });

  test('after a failure the same client message id may try again', async () => {
    let broken = true;
    const person = await guest(
      database.db,
      scriptedModel(() => (broken ? Promise.reject(new Error('down')) : 'Ab theek.')),
    );
    const sessionId = await chat(person);
    const clientMessageId = randomUUID();
    expect(await rejected(send(person, sessionId, 'ek', clientMessageId))).toBe('provider_failed');
    broken = false;
    expect((await send(person, sessionId, 'ek', clientMessageId)).messagesLeft).toBe(4);
  });

  test('a second one on the same session is refused while the first is pending', async () => {
    const { open, opened } = gate();
    const { chatModel, asked } = scriptedModel(() => opened.then(() => 'Haan.'));
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const first = send(person, sessionId, 'ek');
    await expect.poll(() => asked.length).toBe(1);
    expect(await rejected(send(person, sessionId, 'do'))).toBe('conflict');
    open();
    expect((await first).messagesLeft).toBe(4);
  });

  test('at balance 0 is stored, asks for a recharge and charges nothing, also when repeated', async () => {
    const person = await guest(database.db, { balance: 0 });
    const sessionId = await chat(person);
    const clientMessageId = randomUUID();
    const answer = await send(person, sessionId, 'suno', clientMessageId);
    expect(answer).toMatchObject({ aiMessages: [], rechargeRequired: true, messagesLeft: 0 });
    expect(answer.systemMessage).toMatchObject({ sender: 'system', messageType: 'recharge_required' });
    expect(await send(person, sessionId, 'suno', clientMessageId)).toEqual(answer);
    expect(await history(person, sessionId)).toEqual([answer.userMessage, answer.systemMessage]);
    expect(await balance(person)).toBe(0);
  });
});

describe('races', () => {
  test('100 sends at once on a balance of 5, one session: one at a time, never below zero', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => rejected(send(person, sessionId))));
    const left = await balance(person);
    const stored = (await history(person, sessionId)).filter((one) => one.sender === 'ai').length;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(5 - left).toBe(stored);
    expect(asked).toHaveLength(stored);
    expect(new Set(outcomes)).toEqual(new Set(['answered', 'conflict']));
  });

  test('100 sends at once on a balance of 5, a session each: exactly 5 replies', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel });
    const sessions = await Promise.all(Array.from({ length: 100 }, () => chat(person)));
    const answers = await Promise.all(sessions.map((sessionId) => send(person, sessionId)));
    expect(answers.filter((one) => one.aiMessages.length > 0)).toHaveLength(5);
    expect(answers.filter((one) => one.rechargeRequired)).toHaveLength(95);
    expect(asked).toHaveLength(5);
    expect(await balance(person)).toBe(0);
  });

  test('repeats of a send while its reservation is given back: no unexpected error, nothing charged, no deadlock', async () => {
    const ran: string[] = [];
    const db = watchDatabase(database.db, { beforeQuery: (sql) => void ran.push(sql) });
    const { chatModel, asked } = scriptedModel(() => Promise.reject(new Error('down')));
    const person = await guest(db, { chatModel });
    const sessionId = await chat(person);
    for (let round = 0; round < 4; round += 1) {
      const clientMessageId = randomUUID();
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => rejected(send(person, sessionId, 'ek', clientMessageId))),
      );
      for (const outcome of outcomes) expect(['provider_failed', 'conflict']).toContain(outcome);
    }
    expect(await balance(person)).toBe(5);
    // A statement that had been in a deadlock would have run twice.
    const times = (part: string) => ran.filter((sql) => sql.includes(part)).length;
    expect(times("'send', 'turn:'")).toBe(4 * 8);
    expect(times('FOR NO KEY UPDATE OF s')).toBe(asked.length);
  });
});

/** As if so many seconds had passed, with the signs of every process but those. */
async function letSecondsPass(seconds: number, ...silent: string[]): Promise<void> {
  const ago = `- make_interval(secs => ${seconds})`;
  await database.sql.query(`UPDATE chat_turns SET reserved_at = reserved_at ${ago} WHERE state = 'pending'`);
  await database.sql.query(
    `UPDATE turn_processes SET steady_since = steady_since ${ago},
      seen_at = CASE WHEN id = ANY ($1::uuid[]) THEN seen_at ${ago} ELSE seen_at END`,
    [silent],
  );
}

describe('a process that dies in the middle', () => {
  test('gets its reservation returned once, and a reply that comes too late is neither stored nor charged', async () => {
    const { open, opened } = gate();
    const { chatModel, asked } = scriptedModel(() => opened.then(() => 'Zyada der ho gayi.'));
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const late = rejected(send(person, sessionId));
    await expect.poll(() => asked.length).toBe(1);
    expect(await balance(person)).toBe(4);

    const others = [1, 2, 3].map(() => scopeOf(database.db));
    for (const other of others) expect(await returnHangingTurns(other)).toBe(0);
    await letSecondsPass(SILENT_AFTER_S + 1, person.processId);
    const returned = await Promise.all(others.map(returnHangingTurns));
    expect(returned.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await balance(person)).toBe(5);

    open();
    expect(await late).toBe('provider_failed');
    expect(await balance(person)).toBe(5);
    expect(await history(person, sessionId)).toEqual([]);
  });

  /** A turn that is under way, in a process that gives its signs of life. */
  async function underWay() {
    const { open, opened } = gate();
    const { chatModel, asked } = scriptedModel(() => opened.then(() => 'Haan, batao.'));
    const person = await guest(database.db, { chatModel });
    const sending = send(person, await chat(person));
    await expect.poll(() => asked.length).toBe(1);
    await returnHangingTurns(person);
    const finish = () => {
      open();
      return sending;
    };
    return { person, finish };
  }

  test('a living one keeps its turns, however wrong the clock of another is', async () => {
    const { person, finish } = await underWay();
    const other = scopeOf(database.db, { now: () => new Date(Date.now() + 3_600_000) });
    await returnHangingTurns(other);
    await letSecondsPass(SILENT_AFTER_S + 1);
    await returnHangingTurns(person);
    expect(await returnHangingTurns(other)).toBe(0);
    expect((await finish()).aiMessages).toHaveLength(1);
  });

  test('after an outage of the database nobody is taken for dead who was silent as long as everybody', async () => {
    const { person, finish } = await underWay();
    const other = scopeOf(database.db);
    await returnHangingTurns(other);
    await letSecondsPass(SILENT_AFTER_S + 1, person.processId, other.processId);
    expect(await returnHangingTurns(other)).toBe(0);
    expect((await finish()).aiMessages).toHaveLength(1);
  });

  test('what a living one has lost is given back after a minute', async () => {
    const { person, finish } = await underWay();
    await letSecondsPass(HANGING_AFTER_S + 1);
    await returnHangingTurns(person);
    expect(await balance(person)).toBe(5);
    await expect(finish()).rejects.toThrow();
  });
});

test('a send that fails while the database is away is given back when it is there again', async () => {
  const { chatModel } = scriptedModel(() => Promise.reject(new Error('down')));
  const person = await guest(database.db, { chatModel });
  const sessionId = await chat(person);
  let isAway = false;
  let refused = 0;
  const db: Db = {
    ...database.db,
    transaction: async (work) => {
      if (!isAway) return database.db.transaction(work);
      refused += 1;
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  };
  isAway = true;
  expect(await rejected(send({ ...person, db }, sessionId))).toBe('provider_failed');
  expect(await balance(person)).toBe(4);
  await expect.poll(() => refused).toBeGreaterThan(1);
  isAway = false;
  await expect.poll(() => balance(person)).toBe(5);
});

test('a send that fails after its session got a user is given back to the wallet', async () => {
  const { open, opened } = gate();
  const { chatModel, asked } = scriptedModel(() => opened.then(() => Promise.reject(new Error('down'))));
  const person = scopeOf(database.db, { chatModel, actor: { ipAddress: randomUUID() } });
  const sessionId = await chat(person);
  const sending = rejected(send(person, sessionId));
  await expect.poll(() => asked.length).toBe(1);
  const user = await registerUser(person, {});
  open();
  expect(await sending).toBe('provider_failed');
  const owner = scopeOf(database.db, { actor: { ...person.actor, userId: user.id } });
  expect(await balance(owner)).toBe(user.messageBalance + 1);
});

describe('the safety rules', () => {
  test('answer a crisis before the model, free, with the card, at balance 0 too', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel, balance: 0 });
    const sessionId = await chat(person);
    const answer = await send(person, sessionId, 'main marna chahti hoon');
    expect(answer.rechargeRequired).toBe(false);
    expect(answer.aiMessages.map((one) => one.content).join(' ')).toMatch(/14416.*112/s);
    expect(answer.systemMessage).toMatchObject({ messageType: 'crisis_support' });
    expect(asked).toHaveLength(0);
    expect(await history(person, sessionId)).toHaveLength(4);
  });

  test('hold a minor, free, and say so wherever the chat is asked for', async () => {
    const { chatModel, asked } = scriptedModel();
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person, 'romantic');
    const closed = async () => (await getSession(person, { sessionId })).closed;
    expect(await closed()).toBeNull();
    const clientMessageId = randomUUID();
    const first = await send(person, sessionId, "I'm 15", clientMessageId);
    expect(first.aiMessages[0]?.content).toContain('only for adults');
    expect(first.closed).toContain('This chat is closed');
    expect(await send(person, sessionId, "I'm 15", clientMessageId)).toEqual(first);
    expect(await closed()).toBe(first.closed);
    await expect(send(person, sessionId, 'please, one more')).rejects.toMatchObject({
      status: 403,
      fields: { held: 'minor' },
    });
    expect(await history(person, sessionId)).toHaveLength(3);
    expect(asked).toHaveLength(0);
    expect(await balance(person)).toBe(5);
  });
});

describe('a welcome', () => {
  test('is made once, free, however many requests come at once', async () => {
    const { chatModel, asked } = scriptedModel(() => 'Namaste! Kaisa raha din?');
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => welcome(person, { sessionId })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(asked).toHaveLength(1);
    expect(await balance(person)).toBe(5);
    expect(await history(person, sessionId)).toEqual(answers[0]?.aiMessages);
  });
});

describe('a session without a user', () => {
  const userless = (over: Parameters<typeof scopeOf>[1] = {}) =>
    scopeOf(database.db, { ...over, actor: { ipAddress: randomUUID(), ...over.actor } });

  test('spends its own 10 messages', async () => {
    const person = userless();
    const sessionId = await chat(person);
    expect((await send(person, sessionId)).messagesLeft).toBe(9);
    expect((await getSession(person, { sessionId })).messagesLeft).toBe(9);
  });

  test('is made at most 3 times in a day from one phone and address, also at once', async () => {
    const ipAddress = randomUUID();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        rejected(
          startSession(userless({ actor: { ipAddress } }), {
            chatType: 'friendly',
            browserFingerprint: 'same phone',
          }),
        ),
      ),
    );
    expect(tries.filter((one) => one === 'answered')).toHaveLength(3);
    expect(tries.filter((one) => one === 'too_many')).toHaveLength(9);
  });

  test('is made no more often by a phone that takes another address of its own /64 each time', async () => {
    const begin = (ipAddress: string, browserFingerprint: string) =>
      rejected(
        startSession(userless({ actor: { ipAddress } }), { chatType: 'friendly', browserFingerprint }),
      );
    const tries: string[] = [];
    for (const ending of [':1', ':2', 'a:b:c:d', 'a:b:c:e', ':5'])
      tries.push(await begin(`2001:db8:77:1:${ending}`, 'a phone'));
    expect(tries).toEqual(['answered', 'answered', 'answered', 'too_many', 'too_many']);
    expect(await begin('2001:db8:77:2::1', 'a phone')).toBe('answered');
    expect(await begin('2001:db8:77:1::1', 'another phone')).toBe('answered');
  });
});

test("nobody reaches another person's session", async () => {
  const owner = await guest(database.db);
  const sessionId = await chat(owner);
  await send(owner, sessionId);
  for (const stranger of [await guest(database.db), scopeOf(database.db)]) {
    expect(await rejected(send(stranger, sessionId))).toBe('not_found');
    expect(await rejected(send(stranger, sessionId, 'main marna chahti hoon'))).toBe('not_found');
    expect(await rejected(welcome(stranger, { sessionId }))).toBe('not_found');
    expect(await rejected(history(stranger, sessionId))).toBe('not_found');
    expect(await rejected(getSession(stranger, { sessionId }))).toBe('not_found');
  }
  expect(await balance(owner)).toBe(4);
});
