import { beforeEach, describe, expect, test } from 'vitest';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { memories, noteTaker, prompt, read, texts } from '@/tests/setup/note-taker';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { FACTS_MAX, PROFILE_MAX } from '../constants';
import { FOLLOW_UP_INTRODUCTION } from '../copy';
import { answerMemory, correctMemory } from '../service';

const database = serviceDatabase();
const { send } = talkIn(database);
// A talk that an earlier test left unread is none of this one's business.
beforeEach(() => database.sql.query('DELETE FROM memory_marks'));

const tell = async (person: TestScope, sessionId: string, ...said: string[]) => {
  for (const text of said) {
    await send(person, sessionId, text);
    await read(person);
  }
};

describe('the profile', () => {
  const told = [
    { find: 'my name is Asha', kind: 'name', fact: 'Is called Asha' },
    { find: 'sister is Meena', kind: 'person', fact: 'Has a sister called Meena', about: 'sister' },
    { find: 'tea today', kind: 'event', fact: 'Had tea' },
    { find: 'I live in Delhi', kind: 'home', fact: 'Lives in Delhi' },
    { find: 'parents live in Indore', kind: 'home', fact: 'Live in Indore', about: 'parents' },
    { find: 'wife is called Meera', kind: 'name', fact: 'Is called Meera', about: 'wife' },
    { find: 'I moved to Mumbai', kind: 'home', fact: 'Lives in Mumbai' },
  ];

  test('is there after more newer facts than are kept, and what was put right by hand too', async () => {
    const { chatModel, asked } = noteTaker(told);
    const person = await guest(database.db, { chatModel, balance: 20 });
    const sessionId = await chat(person);
    await tell(person, sessionId, 'my name is Asha and my sister is Meena');
    await database.sql.query(
      `INSERT INTO memory_facts (id, agent_id, kind, text, words, source_seqs, embedding, confirmed_at, corrected_at)
       SELECT gen_random_uuid(), a.id, 'other', 'Fact ' || n, '{}', '{}', '{}', now() + n * interval '1 second', CASE WHEN n = 1 THEN now() END
       FROM letta_agents a, generate_series(1, $2::int) n WHERE a.user_id = $1`,
      [person.actor.userId, FACTS_MAX + 20],
    );
    await tell(person, sessionId, 'tea today');
    const kept = await texts(person);
    for (const text of ['Is called Asha', 'Has a sister called Meena', 'Fact 1'])
      expect(kept).toContain(text);
    expect(kept).not.toContain('Fact 2');
    expect(kept).toHaveLength(FACTS_MAX + 3);
    await send(person, sessionId, 'kya haal');
    expect(prompt(asked)).toContain('Is called Asha');
  });

  test.each([
    ['gives up the people told longest ago where there are too many', FACTS_MAX, PROFILE_MAX + 2],
    ['keeps more people while other facts leave room', FACTS_MAX - 1_000, PROFILE_MAX + 50],
  ])('%s, and never the own name or a correction', async (_, others, people) => {
    const { chatModel } = noteTaker(told);
    const person = await guest(database.db, { chatModel, balance: 20 });
    const sessionId = await chat(person);
    await tell(person, sessionId, 'my name is Asha');
    await database.sql.query(
      `INSERT INTO memory_facts (id, agent_id, kind, text, words, source_seqs, embedding, confirmed_at, corrected_at)
       SELECT gen_random_uuid(), a.id, CASE WHEN n > $2 THEN 'other' ELSE 'person' END, 'Fact ' || n, '{}', '{}', '{}',
         now() + n * interval '1 second', CASE WHEN n = 1 THEN now() END
       FROM letta_agents a, generate_series(1, $2::int + $3::int) n WHERE a.user_id = $1`,
      [person.actor.userId, people, others],
    );
    await tell(person, sessionId, 'tea today');
    const kept = await texts(person);
    expect(kept).toEqual(expect.arrayContaining(['Is called Asha', 'Fact 1', `Fact ${people}`]));
    const full = others === FACTS_MAX;
    expect(kept.includes('Fact 2')).toBe(!full);
    expect(kept).toHaveLength(full ? PROFILE_MAX + FACTS_MAX + 1 : people + others + 2);
  });

  test('loses nothing to the home of the parents or the name of a wife', async () => {
    const { chatModel } = noteTaker(told);
    const person = await guest(database.db, { chatModel, balance: 20 });
    const sessionId = await chat(person);
    await tell(person, sessionId, 'my name is Asha and I live in Delhi');
    await tell(person, sessionId, 'my parents live in Indore', 'my wife is called Meera');
    expect((await texts(person)).sort()).toEqual([
      'Is called Asha',
      'Lives in Delhi',
      'parents: Live in Indore',
      'wife: Is called Meera',
    ]);
  });

  test('keeps what was put right by hand until the person says yes to something newer', async () => {
    const { chatModel } = noteTaker(told);
    for (const remember of [true, false]) {
      const person = await guest(database.db, { chatModel, balance: 20 });
      const sessionId = await chat(person);
      await tell(person, sessionId, 'I live in Delhi');
      await correctMemory(person, { id: (await memories(person))[0]?.id ?? '', text: 'Lives in New Delhi' });
      await tell(person, sessionId, 'I moved to Mumbai');
      const question = (await memories(person)).find((one) => one.asked);
      expect(await texts(person)).toEqual(['Lives in Mumbai', 'Lives in New Delhi']);
      await answerMemory(person, { id: question?.id ?? '', remember });
      expect(await texts(person)).toEqual([remember ? 'Lives in Mumbai' : 'Lives in New Delhi']);
    }
  });
});

describe('what the person takes back in the talk', () => {
  const told = [
    { find: 'seeing Rohan', kind: 'person', fact: 'Is seeing Rohan', summary: 'Talked about Rohan' },
  ];
  const words = ['forget what I said about Rohan', 'achha, us ladke ki baat chhodo'];
  const takenBack = [{ find: words[1] ?? '', fact: 'Is seeing Rohan', why: 'forget' as const }];

  test.each(words)('“%s” is gone with every trace, soon and not after eight messages', async (wish) => {
    const { chatModel, asked } = noteTaker(told, { takenBack });
    const person = await guest(database.db, { chatModel, balance: 20 });
    const sessionId = await chat(person);
    await tell(person, sessionId, 'I am seeing Rohan');
    expect(await texts(person)).toEqual(['Is seeing Rohan']);
    await send(person, sessionId, wish);
    // The words themselves make it due at once; where only the model understands, the talk is read as ever.
    if (wish.startsWith('forget')) await learnFromTalks(person);
    else await read(person);
    expect(await texts(person)).toEqual([]);
    await send(person, await chat(person), 'kya haal');
    expect(prompt(asked)).not.toContain('Rohan');
    const { rows } = await database.sql.query(
      `SELECT 1 FROM memory_facts f JOIN letta_agents a ON a.id = f.agent_id WHERE a.user_id = $1
       UNION SELECT 1 FROM memory_summaries l JOIN letta_agents a ON a.id = l.agent_id WHERE a.user_id = $1`,
      [person.actor.userId],
    );
    expect(rows).toEqual([]);
  });
});

test('what was to come is asked about afterwards, once, in a turn that gets its reply', async () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const day = new Date(Date.now() + 2 * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const { chatModel, asked } = noteTaker([
    { find: 'interview at TCS', kind: 'event', fact: 'Has an interview at TCS', on: day },
  ]);
  let down = false;
  const unsteady: TestScope['chatModel'] = {
    complete: (...all) => (down ? Promise.reject(new Error('down')) : chatModel.complete(...all)),
  };
  const person = await guest(database.db, { chatModel: unsteady, balance: 20 });
  const sessionId = await chat(person);
  await tell(person, sessionId, 'I have an interview at TCS');
  const on = (days: number): TestScope => ({ ...person, now: () => new Date(Date.now() + days * DAY_MS) });
  await send(on(1), sessionId, 'kal nahi, parso');
  expect(prompt(asked)).not.toContain(FOLLOW_UP_INTRODUCTION);
  expect(prompt(asked)).toContain('Has an interview at TCS (on ');
  down = true;
  await expect(send(on(3), sessionId, 'hello ji')).rejects.toMatchObject({ code: 'provider_failed' });
  down = false;
  await send(on(3), sessionId, 'hello again');
  expect(prompt(asked)).toContain(`${FOLLOW_UP_INTRODUCTION}\n- Has an interview at TCS`);
  await send(on(3), sessionId, 'aur batao');
  expect(prompt(asked)).not.toContain(FOLLOW_UP_INTRODUCTION);
});
