import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CARE_MS, CHECK_IN_AFTER_MS, FREE_SENDS_MAX } from '@/lib/safety/care/constants';
import { forgetOldCrises } from '@/lib/safety/care/jobs';
import { getMe, registerUser } from '@/lib/users/service';
import { signIn, signOut } from '@/lib/users/sign-in/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { chat, guest } from '@/tests/setup/people';
import { moderatorOf, scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { getSession, listMessages, startSession } from '../../service';
import { answerWithCare } from '../free/service';
import { beginTurn, newMessage } from '../rules';
import { sendMessage } from '../service';
import { welcome } from '../welcome/service';

const database = serviceDatabase();
const { send, rows, events, usage, balance, at } = talkIn(database);
const NOTHING = { aiMessages: [] };
const HOUR = 60 * 60 * 1000;
const SIGN = 'I want to kill myself';
const down = () => scriptedModel(() => Promise.reject(new Error('down')));
const words = (answer: { aiMessages: readonly { content: string }[] }) =>
  answer.aiMessages.map((one) => one.content).join('\n');
const audit = async () => expect(await driftingOwners(database.sql)).toEqual([]);
const googleProfile = () => ({ googleId: randomUUID(), email: null, name: 'Asha', picture: null });
const sellsNothing = async (person: TestScope, sessionId: string) =>
  (await getSession(person, { sessionId })).sellsNothing;

describe('for 24 hours after the last sign', () => {
  test('every send in every chat of the person is free, at balance 0 too, and then costs again', async () => {
    const person = await guest(database.db, { balance: 1 });
    const [first, second] = [await chat(person), await chat(person, 'romantic')];
    const start = Date.now();
    const sign = await send(at(person, start), first, SIGN);
    expect(sign).toMatchObject({ crisis: true, free: true, rechargeRequired: false, messagesLeft: 1 });
    expect(sign.systemMessage?.content).toMatch(/14416[\s\S]*112/);
    for (const sessionId of [first, second, first]) {
      const answer = await send(at(person, start + CARE_MS - 1000), sessionId, 'hello you');
      expect(answer).toMatchObject({ crisis: false, free: true, rechargeRequired: false, messagesLeft: 1 });
      expect(answer.aiMessages).toHaveLength(1);
    }
    expect(await sellsNothing(at(person, start + CARE_MS - 1000), second)).toBe(true);
    expect(await balance(person)).toBe(1);
    const later = at(person, start + CARE_MS);
    expect(await send(later, second, 'hello')).toMatchObject({ free: false, messagesLeft: 0 });
    expect(await send(later, second, 'hello')).toMatchObject({ free: false, rechargeRequired: true });
    expect(await sellsNothing(later, second)).toBe(false);
    await audit();
  });

  test('at balance 0 the talk goes on, and a new chat opens too, a psychologist’s as well', async () => {
    const person = await guest(database.db, { balance: 0 });
    const sessionId = await chat(person);
    expect(await send(person, sessionId, SIGN)).toMatchObject({ crisis: true, free: true, messagesLeft: 0 });
    expect((await getMe(person)).sellsNothing).toBe(true);
    const { id } = await startSession(person, { chatType: 'psychologist' });
    const answer = await send(person, id, 'hello, it is me');
    expect(answer).toMatchObject({ free: true, rechargeRequired: false, messagesLeft: 0 });
    expect(await rows('SELECT cost, free FROM chat_turns WHERE session_id = $1', id)).toEqual([
      { cost: 0, free: true },
    ]);
    await audit();
  });

  test('a failure gives nothing back that was not taken, and counts no message', async () => {
    const person = await guest(database.db, { balance: 3, ...down() });
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    await send(person, sessionId, 'are you there');
    expect((await getMe(person)).totalMessagesSent).toBe(0);
    expect(await balance(person)).toBe(3);
    await audit();
  });

  test('a send repeated with its id is answered the same, also after the day', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    const start = Date.now();
    await send(at(person, start), sessionId, SIGN);
    const body = { sessionId, sender: 'user' as const, content: 'still here', clientMessageId: randomUUID() };
    const first = await sendMessage(at(person, start), body);
    expect(first.free).toBe(true);
    expect(await sendMessage(at(person, start + 30 * HOUR), body)).toEqual(first);
  });

  test('two sends at once in two chats are both free, two signs at once one crisis', async () => {
    const person = await guest(database.db, { balance: 1 });
    const chats = [await chat(person), await chat(person), await chat(person)];
    const signs = await Promise.all(chats.map((sessionId) => send(person, sessionId, SIGN)));
    for (const sign of signs) expect(sign).toMatchObject({ crisis: true, free: true });
    const answers = await Promise.all(chats.map((sessionId) => send(person, sessionId, 'hello')));
    for (const answer of answers) expect(answer).toMatchObject({ free: true, messagesLeft: 1 });
    const states = await rows(
      'SELECT free_sends FROM crisis_states WHERE person_id = $1',
      person.actor.userId,
    );
    expect(states).toHaveLength(1);
    expect(states[0].free_sends).toBeGreaterThanOrEqual(3);
    await audit();
  });

  test('a second sign while a reply is under way is answered, not refused', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { chatModel } = scriptedModel(async () => {
      await held;
      return 'Haan.';
    });
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    const slow = send(person, sessionId, 'hello');
    await expect
      .poll(() => rows(`SELECT 1 FROM chat_turns WHERE state = 'pending' AND session_id = $1`, sessionId))
      .toHaveLength(1);
    expect(await send(person, sessionId, SIGN)).toMatchObject({ crisis: true, free: true });
    release();
    expect((await slow).free).toBe(true);
  });

  test('past the free sends of a day people are named, never a price, and a sign is still heard', async () => {
    const model = scriptedModel();
    const person = await guest(database.db, { balance: 0, ...model });
    const sessionId = await chat(person);
    const start = Date.now();
    await send(at(person, start), sessionId, SIGN);
    await rows(
      'UPDATE crisis_states SET free_since = $2, free_sends = $3 WHERE person_id = $1',
      person.actor.userId,
      new Date(start),
      FREE_SENDS_MAX - 1,
    );
    await send(at(person, start), sessionId, 'the last one');
    expect(model.asked).toHaveLength(1);
    const over = [
      await send(at(person, start), sessionId, 'one more'),
      await send(at(person, start), sessionId, 'and one more'),
    ];
    for (const answer of over) {
      expect(answer).toMatchObject({ free: true, rechargeRequired: false });
      expect(answer.systemMessage?.content).toContain('14416');
      expect(words(answer)).not.toMatch(/recharge|messages left|₹/i);
    }
    expect(words(over[0] ?? NOTHING)).not.toBe(words(over[1] ?? NOTHING));
    expect(await send(at(person, start), sessionId, SIGN)).toMatchObject({ crisis: true, free: true });
    expect(model.asked).toHaveLength(1);
    await audit();
  });

  test.each([
    ['the person’s replies of the day', { repliesPerPerson: 1, tokens: 0 }],
    ['everybody’s tokens of the day', { repliesPerPerson: 0, tokens: 1 }],
  ])('%s never silence a crisis: our own words lead on', async (_, budgets) => {
    const model = scriptedModel();
    const person = await guest(database.db, { balance: 0, ...model, budgets });
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    await rows(
      `INSERT INTO ai_usage (id, owner_id, session_id, model, prompt_tokens, completion_tokens, tries, latency_ms, outcome, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'm', 5, 5, 1, 1, 'answered', now())`,
      person.actor.userId,
      sessionId,
    );
    const said = [];
    for (const text of ['ok', 'hmm', 'what now', 'hello'])
      said.push(words(await send(person, sessionId, text)));
    expect(said.join('\n')).not.toMatch(/tomorrow; nothing was charged|need a rest/);
    for (const [index, one] of said.entries()) expect(one).not.toBe(said[index - 1]);
    for (const one of said) expect(one).not.toBe('');
  });
});

describe('a crisis is a conversation', () => {
  test('the first sign is answered by us and at once, then the companion leads with what it knows', async () => {
    const model = scriptedModel(() => 'That sounds so heavy. Are you safe right now?');
    const person = await guest(database.db, model);
    const sessionId = await chat(person, 'romantic');
    await send(person, sessionId, SIGN);
    expect(model.asked).toEqual([]);
    const answer = await send(person, sessionId, 'I am on the roof of my house');
    expect(words(answer)).toContain('Are you safe right now?');
    const system = model.asked[0]?.at(-2)?.content ?? '';
    expect(system).toContain('The person is or was in a crisis');
    expect(system).toContain('suicide');
    expect(model.offered[0]?.map((tool) => tool.name)).toEqual(['call_for_help']);
  });

  test('a further sign gets the companion’s words and the lines again, and the day begins anew', async () => {
    const person = await guest(
      database.db,
      scriptedModel(() => 'I hear you. Who is with you?'),
    );
    const sessionId = await chat(person);
    const start = Date.now();
    const first = await send(at(person, start), sessionId, SIGN);
    const again = await send(at(person, start + 20 * HOUR), sessionId, SIGN);
    expect(again).toMatchObject({ crisis: true, free: true });
    expect(words(again)).toBe('I hear you. Who is with you?');
    expect(again.systemMessage?.content).toBe(first.systemMessage?.content);
    expect(await events(sessionId)).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'crisis', rule: 'phrases' })),
    );
    expect((await send(at(person, start + 40 * HOUR), sessionId, 'hello')).free).toBe(true);
  });

  test('what the provider flags again does not interrupt the companion', async () => {
    const moderator = moderatorOf((text) => (text.startsWith('the river') ? ['self-harm/intent'] : []));
    const person = await guest(database.db, { moderator, ...scriptedModel(() => 'I am listening.') });
    const sessionId = await chat(person);
    expect(await send(person, sessionId, 'the river is wide')).toMatchObject({ crisis: true });
    const next = await send(person, sessionId, 'the river is wide here');
    expect(words(next)).toBe('I am listening.');
    expect(next).toMatchObject({ crisis: false, free: true });
  });

  test('with the model down our own words lead, still 200, still free, never the same twice in a row', async () => {
    const person = await guest(database.db, { balance: 0, ...down() });
    const sessionId = await chat(person);
    const said = [words(await send(person, sessionId, SIGN))];
    for (let time = 0; time < 16; time += 1) {
      const answer = await send(person, sessionId, time % 3 === 0 ? SIGN : `message ${time}`);
      expect(answer).toMatchObject({ free: true, crisis: time % 3 === 0, rechargeRequired: false });
      said.push(words(answer));
    }
    for (const [index, one] of said.entries()) expect(one).not.toBe(said[index - 1]);
    expect(said[1]).toContain('are you thinking of ending your life today');
    expect(new Set(said).size).toBeGreaterThan(6);
    expect((await usage(sessionId)).every((one) => one.outcome === 'failed')).toBe(true);
    await audit();
  });

  test.each([
    ['breaks a rule and again', () => 'Please don’t go! Don’t leave me.'],
    ['only repeats itself', () => 'Batao, kya hua? Main yahin sun rahi hoon aaj.'],
  ])('a model that %s gives way to our own words', async (_, says) => {
    const person = await guest(database.db, scriptedModel(says));
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    await send(person, sessionId, 'hmm');
    const answer = await send(person, sessionId, 'hello');
    expect(words(answer)).not.toContain(says());
    expect(words(answer)).toMatch(/\?/);
    expect(answer.free).toBe(true);
  });

  test('a new kind gets its own words and lines, whoever noticed it', async () => {
    const person = await guest(database.db);
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    const turn = beginTurn(sessionId, randomUUID(), new Date());
    const message = newMessage(sessionId, { sender: 'user', content: 'he is at the door' }, turn.now);
    const answer = await answerWithCare(person, turn, message, {
      kind: 'crisis',
      rule: 'judge',
      crisis: 'home_abuse',
    });
    turn.end();
    expect(words(answer)).toContain('181');
    expect(answer.systemMessage?.content).toContain('Women Helpline: 181');
    expect(await rows('SELECT kinds FROM crisis_states WHERE person_id = $1', person.actor.userId)).toEqual([
      { kinds: ['self_harm', 'home_abuse'] },
    ]);
  });

  test('no break and no notice comes between while it lasts', async () => {
    const person = await guest(database.db, { balance: 20 });
    const sessionId = await chat(person);
    const start = Date.now();
    await send(at(person, start), sessionId, SIGN);
    for (let minute = 20; minute <= 200; minute += 20)
      await send(at(person, start + minute * 60_000), sessionId, `talking on ${minute}`);
    const said = await listMessages(person, { sessionId, before: undefined });
    expect(said.filter((one) => one.sender === 'system').map((one) => one.messageType)).toEqual([
      'crisis_support',
    ]);
  });
});

describe('what is heard decides', () => {
  test.each([
    ['home_abuse', 'my husband beats me every day', ['181', '112']],
    ['sexual_abuse', 'uncle ne mujhe galat tarah chhua', ['112', '181']],
    ['medical', 'I took 30 sleeping pills just now', ['112', '14416']],
    ['blackmail', 'he is threatening to leak my nude photos', ['1930', 'cybercrime.gov.in', 'stopncii.org']],
    ['threat', 'main usko jaan se maar dunga', ['112', '14416']],
  ])('%s has words and a card of its own', async (kind, text, lines) => {
    const person = await guest(database.db, { balance: 0 });
    const answer = await send(person, await chat(person), text);
    expect(answer).toMatchObject({ crisis: true, free: true });
    const [, ...named] = answer.systemMessage?.content.split('\n') ?? [];
    expect(named.map((line) => line.split(': ').at(-1))).toEqual(lines);
    for (const line of lines) expect(words(answer)).toContain(line);
    expect(await rows('SELECT kinds FROM crisis_states WHERE person_id = $1', person.actor.userId)).toEqual([
      { kinds: [kind] },
    ]);
  });

  test('a kind that comes up in the talk gets its own words at once, and then the companion leads through both', async () => {
    const model = scriptedModel(() => 'I am with you.');
    const person = await guest(database.db, model);
    const sessionId = await chat(person);
    await send(person, sessionId, SIGN);
    const other = await send(person, sessionId, 'my husband beats me every day');
    expect(words(other)).toContain('181');
    expect(model.asked).toEqual([]);
    await send(person, sessionId, 'he comes home at eight');
    const system = model.asked[0]?.at(-2)?.content ?? '';
    expect(system).toContain('Somebody at home hurts or threatens them');
    expect(system).toContain('They spoke of suicide');
  });

  test.each([5, 0])('a sign that is spread over messages is heard, with %i messages left', async (left) => {
    const person = await guest(database.db, { balance: left, ...scriptedModel(() => 'Hmm, bolo.') });
    const sessionId = await chat(person);
    for (const text of ['main soch rahi hu ki', 'sab khatam']) await send(person, sessionId, text);
    const answer = await send(person, sessionId, 'kar dun');
    expect(answer).toMatchObject({ crisis: true, free: true });
    expect(words(answer)).toContain('14416');
    expect(await balance(person)).toBe(Math.max(0, left - 2));
    await audit();
  });

  test('who cannot speak gets lines to write to, who says so in a crisis alone', async () => {
    const text = 'helpline pe phone nahi kar sakta, sab ghar pe hai';
    const calm = await guest(database.db);
    expect(await send(calm, await chat(calm), text)).toMatchObject({ crisis: false });
    const person = await guest(database.db, { balance: 0 });
    const sessionId = await chat(person);
    await send(person, sessionId, 'mujhe mar jana hai, jeena nahi chahta');
    const answer = await send(person, sessionId, text);
    expect(answer).toMatchObject({ crisis: true, free: true });
    expect(answer.systemMessage?.content).toContain('icall@tiss.edu');
    expect(answer.systemMessage?.content).not.toContain('14416');
    expect(words(answer)).toMatch(/likh/);
  });

  test('who is safe again is led no more, and pays nothing until the day is over', async () => {
    const model = scriptedModel(() => 'Good to hear.');
    const person = await guest(database.db, { balance: 0, ...model });
    const sessionId = await chat(person);
    const start = Date.now();
    await send(at(person, start), sessionId, SIGN);
    const safe = await send(at(person, start + HOUR), sessionId, 'i am safe now, my sister is here');
    expect(safe).toMatchObject({ crisis: false, free: true });
    expect(words(safe)).toContain('112');
    expect(model.asked).toEqual([]);
    const next = await send(at(person, start + 2 * HOUR), sessionId, 'we watched a film');
    expect(next).toMatchObject({ free: true, rechargeRequired: false });
    expect(model.asked[0]?.at(-2)?.content).toContain('They say that they are safe again');
    expect(await sellsNothing(at(person, start + 23 * HOUR), sessionId)).toBe(true);
    // And should it come back, everything begins anew.
    const again = await send(at(person, start + 3 * HOUR), sessionId, SIGN);
    expect(words(again)).toContain('14416');
  });
});

describe('the state is the person’s', () => {
  test('it goes along into an account that the guest signs in to, and stays through a sign-out and a new sign-in', async () => {
    const profile = googleProfile();
    await signIn(await guest(database.db), profile);
    const visitor = await guest(database.db, { balance: 0 });
    await send(visitor, await chat(visitor), SIGN);
    const { id: userId } = await signIn(visitor, profile);
    const member = scopeOf(database.db, { actor: { ...visitor.actor, userId } });
    expect((await getMe(member)).sellsNothing).toBe(true);
    expect(await send(member, await chat(member), 'hello')).toMatchObject({ free: true });
    await signOut(member);
    // The browser becomes another visitor, who is spared as well.
    const next = member.identified.at(-1) ?? '';
    const browser = scopeOf(database.db, { actor: { visitorId: next, ipAddress: randomUUID() } });
    expect(await send(browser, await chat(browser), 'hello')).toMatchObject({ free: true });
    const elsewhere = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const again = await signIn(elsewhere, profile);
    const back = scopeOf(database.db, { actor: { ...elsewhere.actor, userId: again.id } });
    expect(await send(back, await chat(back), 'hello')).toMatchObject({ free: true });
    expect(
      await rows('SELECT count(*)::int AS n FROM crisis_states WHERE person_id = ANY($1)', [
        visitor.actor.userId,
        visitor.actor.visitorId,
      ]),
    ).toEqual([{ n: 0 }]);
    await audit();
  });

  test('a guest who becomes a member keeps it', async () => {
    const person = await guest(database.db, { balance: 0 });
    await send(person, await chat(person), SIGN);
    await signIn(person, googleProfile());
    expect((await getMe(person)).sellsNothing).toBe(true);
  });

  test('a browser without a user has it, and its user gets it', async () => {
    const nobody = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const sessionId = await chat(nobody);
    await send(nobody, sessionId, SIGN);
    expect(await send(nobody, await chat(nobody), 'hello')).toMatchObject({ free: true, messagesLeft: 10 });
    const user = await registerUser(nobody, { browserFingerprint: nobody.actor.visitorId });
    expect(user.sellsNothing).toBe(true);
    const known = scopeOf(database.db, { actor: { ...nobody.actor, userId: user.id } });
    expect(await send(known, sessionId, 'hello')).toMatchObject({ free: true });
    await audit();
  });

  test('a sign in the very moment of a sign-in is never lost', async () => {
    for (let round = 0; round < 8; round += 1) {
      const profile = googleProfile();
      const { id: accountId } = await signIn(await guest(database.db), profile);
      const visitor = await guest(database.db);
      const sessionId = await chat(visitor);
      const [sent] = await Promise.allSettled([send(visitor, sessionId, SIGN), signIn(visitor, profile)]);
      const states = await rows(
        'SELECT person_id FROM crisis_states WHERE person_id = ANY($1) AND last_sign_at IS NOT NULL',
        [accountId, visitor.actor.userId],
      );
      // Refused because the chat has a new owner, it goes out again from the page that comes back; otherwise it counts.
      expect(states).toEqual(sent.status === 'fulfilled' ? [{ person_id: accountId }] : []);
    }
    await audit();
  });
});

test('a crisis is forgotten 30 days after its last sign, and not before', async () => {
  const person = await guest(database.db);
  const start = Date.now();
  await send(at(person, start), await chat(person), SIGN);
  const left = async (time: number) => {
    await forgetOldCrises(at(person, time));
    return rows('SELECT 1 FROM crisis_states WHERE person_id = $1', person.actor.userId);
  };
  expect(await left(start + 29 * 24 * HOUR)).toHaveLength(1);
  expect(await left(start + 31 * 24 * HOUR)).toEqual([]);
});

describe('the next visit', () => {
  const start = Date.now();
  const later = start + CHECK_IN_AFTER_MS + 1000;
  const firstWords = async (person: TestScope, time: number, sessionId: string) =>
    words(await welcome(at(person, time), { sessionId }));

  test('begins with a question how they are, once, with what the companion knows', async () => {
    const model = scriptedModel(() => 'How are you today?');
    const person = await guest(database.db, model);
    await send(at(person, start), await chat(person), SIGN);
    await firstWords(person, later, await chat(person));
    await firstWords(person, later, await chat(person));
    const prompts = model.asked.map((messages) => messages.at(-2)?.content ?? '');
    expect(prompts.map((prompt) => prompt.includes('This is their next visit'))).toEqual([true, false]);
  });

  test('does so in our own words when the model is down', async () => {
    const person = await guest(database.db, down());
    await send(at(person, start), await chat(person), SIGN);
    expect(await firstWords(person, later, await chat(person))).toMatch(/how are you today|safe today/i);
  });

  test('does so in a chat that has its welcome, in the language of the person, once', async () => {
    const person = await guest(
      database.db,
      scriptedModel(() => 'Namaste!'),
    );
    const sessionId = await chat(person);
    await welcome(at(person, start), { sessionId });
    await send(at(person, start), sessionId, 'मैं आत्महत्या करना चाहता हूँ');
    expect((await getSession(at(person, start + HOUR), { sessionId })).checksIn).toBe(false);
    expect((await getSession(at(person, later), { sessionId })).checksIn).toBe(true);
    expect(await firstWords(person, later, sessionId)).toMatch(/आज/);
    expect((await getSession(at(person, later), { sessionId })).checksIn).toBe(false);
    expect(await firstWords(person, later, sessionId)).toBe('Namaste!');
  });

  test('soon after, and a week later, it is a welcome like any other', async () => {
    const model = scriptedModel(() => 'Namaste!');
    const person = await guest(database.db, model);
    await send(at(person, start), await chat(person), SIGN);
    for (const time of [start + 1000, start + 8 * 24 * HOUR]) {
      await firstWords(person, time, await chat(person));
      expect(model.asked.at(-1)?.at(-2)?.content).not.toContain('This is their next visit');
    }
  });
});
