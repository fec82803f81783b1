import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS, READ_AFTER_MS } from '@/lib/chat/remembering/constants';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { startSession } from '@/lib/chat/service';
import { signIn } from '@/lib/users/sign-in/service';
import { DOG, isNotes, later, noteTaker, read, texts } from '@/tests/setup/note-taker';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { deleteAllMemories } from '../service';

const database = serviceDatabase();
const { send } = talkIn(database);
// A talk that an earlier test left unread is none of this one's business.
beforeEach(() => database.sql.query('DELETE FROM memory_marks'));

describe('what reading costs', () => {
  /** The same model at 700 tokens an answer. */
  const costly = (model: TestScope['chatModel']): TestScope['chatModel'] => ({
    complete: async (...asked) => ({
      ...(await model.complete(...asked)),
      promptTokens: 600,
      completionTokens: 100,
    }),
  });
  const spentBy = async (person: TestScope) =>
    (
      await database.sql.query(
        `SELECT turn_id IS NULL AS reading, outcome, prompt_version AS version, prompt_tokens + completion_tokens AS tokens
         FROM ai_usage WHERE owner_id = $1 ORDER BY created_at`,
        [person.actor.userId],
      )
    ).rows;

  test('counts for the day, also when the notes could not be read', async () => {
    let garbled = true;
    const { chatModel } = noteTaker([DOG]);
    const model = costly({
      complete: async (messages, ...rest) => {
        const reply = await chatModel.complete(messages, ...rest);
        return isNotes(messages) && garbled ? { ...reply, text: 'no notes today' } : reply;
      },
    });
    const person = await guest(database.db, { chatModel: model });
    await send(person, await chat(person), 'my dog is called Bruno');
    await read(person);
    garbled = false;
    await learnFromTalks({ ...person, now: () => new Date(Date.now() + 3 * READ_AFTER_MS) });
    expect(await texts(person)).toEqual(['Has a dog called Bruno']);
    const reading = { reading: true, outcome: 'remembered', version: 'memory_notes', tokens: 700 };
    expect(await spentBy(person)).toEqual([
      { reading: false, outcome: 'answered', version: expect.any(String), tokens: 700 },
      reading,
      reading,
    ]);
  });

  test('is put off while the day is used up, and nothing is lost', async () => {
    const { chatModel, asked } = noteTaker([DOG]);
    // Days that no other test of this file spends anything on.
    const day = new Date('2031-03-04T12:00:00+05:30').getTime();
    const at = (person: TestScope, hours: number): TestScope => ({
      ...person,
      budgets: { repliesPerPerson: 0, tokens: 700, freeReplies: 0 },
      now: () => new Date(day + hours * 60 * 60 * 1000),
    });
    const person = await guest(database.db, { chatModel: costly(chatModel) });
    const sessionId = await chat(person);
    await send({ ...at(person, 0), budgets: person.budgets }, sessionId, 'my dog is called Bruno');
    for (const hours of [1, 2, 3, 4, 5, 6, 7, 8]) expect(await learnFromTalks(at(person, hours))).toBe(0);
    expect(asked.filter(isNotes)).toEqual([]);
    expect(await learnFromTalks(at(person, 13))).toBe(1);
    expect(await texts(person)).toEqual(['Has a dog called Bruno']);
    // What the reading took is all there was of that day. Another process looks: this one believes its sum for 30 s.
    const answer = await send(
      { ...at(person, 14), db: { ...database.db } },
      sessionId,
      'aaj bahut thak gayi yaar',
    );
    expect(answer.systemMessage?.content).toContain('aaram chahiye');
  });
});

describe('a worker that dies', () => {
  test('between the reply and the notes loses nothing', async () => {
    let down = true;
    const { chatModel } = noteTaker([DOG], {
      notes: () => (down ? Promise.reject(new Error('killed')) : undefined),
    });
    const person = await guest(database.db, { chatModel });
    await send(person, await chat(person), 'my dog is called Bruno');
    expect(await read(person)).toBe(0);
    down = false;
    const muchLater = { ...person, now: () => new Date(Date.now() + 3 * READ_AFTER_MS) };
    expect(await learnFromTalks(muchLater)).toBe(1);
    expect(await texts(person)).toEqual(['Has a dog called Bruno']);
  });

  test('with a talk in its hands leaves it to the next, and its own late notes count for nothing', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    let first = true;
    const { chatModel, asked } = noteTaker([DOG], {
      notes: async () => {
        if (!first) return;
        first = false;
        await opened;
      },
    });
    const person = await guest(database.db, { chatModel });
    await send(person, await chat(person), 'my dog is called Bruno');
    const slow = read(person);
    await expect.poll(() => asked.filter(isNotes).length).toBe(1);
    // Its lease holds, so nobody else takes the talk; after it another one does.
    expect(await read(person)).toBe(0);
    const afterLease = { ...person, now: () => new Date(Date.now() + READ_AFTER_MS + LEASE_MS + 30_000) };
    expect(await learnFromTalks(afterLease)).toBe(1);
    open();
    expect(await slow).toBe(0);
    expect(await texts(person)).toEqual(['Has a dog called Bruno']);
  });

  test('is one of several at once: every talk is read by one of them', async () => {
    const { chatModel, asked } = noteTaker([DOG]);
    const people = await Promise.all(Array.from({ length: 5 }, () => guest(database.db, { chatModel })));
    for (const person of people)
      await send(person, await chat(person), `my dog is called Bruno ${randomUUID()}`);
    const scopes = people.map(later);
    const noted = await Promise.all(scopes.map((scope) => learnFromTalks(scope)));
    expect(noted.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(asked.filter(isNotes)).toHaveLength(5);
    for (const person of people) expect(await texts(person)).toHaveLength(1);
  });
});

test('what is deleted while a talk is read is not learned from that talk', async () => {
  let deleting: Promise<unknown> | undefined;
  const { chatModel } = noteTaker([DOG], {
    notes: async () => {
      deleting ??= deleteAllMemories(person);
      await deleting;
    },
  });
  const person = await guest(database.db, { chatModel });
  await send(person, await chat(person), 'my dog is called Bruno');
  await read(person);
  await read(person);
  expect(deleting).toBeDefined();
  expect(await texts(person)).toEqual([]);
});

describe('a guest who becomes a member while a talk is read', () => {
  /** A guest told of the dog, a member, and a model that stops before it answers with notes until it is let go. */
  async function underWay(memberKnowsCompanion: boolean) {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hold = false;
    const { chatModel, asked } = noteTaker([DOG], { notes: () => (hold ? held : undefined) });
    const [member, visitor] = [
      await guest(database.db, { chatModel }),
      await guest(database.db, { chatModel, balance: 20 }),
    ];
    const profile = { googleId: randomUUID(), email: null, name: 'Asha', picture: null };
    await signIn(member, profile);
    const sessionId = await chat(visitor);
    await send(visitor, sessionId, 'my dog is called Bruno');
    if (memberKnowsCompanion) {
      const { rows } = await database.sql.query(
        'SELECT companion_id AS id FROM chat_sessions WHERE id = $1',
        [sessionId],
      );
      const body = { chatType: 'friendly' as const, companionId: rows[0].id };
      const own = await startSession(member, body);
      await send(member, own.id, 'aaj garmi hai');
      await read(member);
      await read(visitor);
      await send(visitor, sessionId, 'you know, my dog is called Bruno, really');
      await database.sql.query(
        `DELETE FROM memory_facts f USING letta_agents a WHERE a.id = f.agent_id AND a.user_id = $1`,
        [visitor.actor.userId],
      );
    }
    const before = asked.filter(isNotes).length;
    hold = true;
    let stored: () => Promise<void> = async () => undefined;
    const db: TestScope['db'] = {
      ...database.db,
      transaction: (work) =>
        database.db.transaction(async (tx) => {
          const result = await work(tx);
          const [then, nothing] = [stored, async () => undefined];
          stored = nothing;
          await then();
          return result;
        }),
    };
    const reading = read({ ...visitor, db });
    await expect.poll(() => asked.filter(isNotes).length).toBeGreaterThan(before);
    const onceStored = (then: () => Promise<void>) => {
      stored = then;
    };
    return { member, visitor, profile, reading, letGo, onceStored };
  }

  test('has the talk learned as the member’s, once, whether the member knew that companion or not', async () => {
    for (const known of [true, false]) {
      const { member, visitor, profile, reading, letGo } = await underWay(known);
      await signIn(visitor, profile);
      letGo();
      await reading;
      await read(member);
      expect(await texts(member)).toEqual(['Has a dog called Bruno']);
    }
  });

  test('keeps what was being stored in that very moment', async () => {
    const { member, visitor, profile, reading, letGo, onceStored } = await underWay(true);
    let signing: Promise<unknown> | undefined;
    // The reading has stored its notes and not ended its transaction; the sign-in comes in between.
    onceStored(async () => {
      signing = signIn(visitor, profile);
      await expect
        .poll(async () => {
          const { rows } = await database.sql.query(
            `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          );
          return rows[0].n;
        })
        .toBeGreaterThan(0);
    });
    letGo();
    await reading;
    await signing;
    await read(member);
    expect(signing).toBeDefined();
    expect(await texts(member)).toEqual(['Has a dog called Bruno']);
  });
});
