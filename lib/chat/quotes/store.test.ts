import { expect, test } from 'vitest';
import { payForSession, verifyPayment } from '@/lib/payments/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { eraseMessage } from '../erasing/service';
import { listMessages } from '../service';
import { sendMessage } from '../turns/service';
import { answerWaitingMessages } from '../turns/waiting/jobs';

const database = serviceDatabase();

const send = (
  scope: TestScope,
  sessionId: string,
  content: string,
  replyToId?: string,
  clientMessageId?: string,
) => sendMessage(scope, { sessionId, sender: 'user', content, replyToId, clientMessageId });
/** What a model was given as the person's words, newest last. */
const told = (asked: ReturnType<typeof scriptedModel>['asked']) =>
  (asked.at(-1) ?? []).filter(({ role }) => role === 'user').map(({ content }) => content);

test('a message that answers another one shows and tells which, now and in the talk after it', async () => {
  const model = scriptedModel(() => 'Chai ya coffee?');
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  const { aiMessages, userMessage: first } = await send(
    person,
    sessionId,
    'Kal interview hai, +91 98123 45678',
  );
  const asked = aiMessages[0]?.id ?? '';
  const quote = { id: asked, sender: 'ai', content: 'Chai ya coffee?' };
  const clientMessageId = crypto.randomUUID();
  const answers = await Promise.all([
    send(person, sessionId, 'Chai', asked, clientMessageId),
    send(person, sessionId, 'Chai', asked, clientMessageId),
  ]);
  expect(answers.map(({ userMessage }) => userMessage.quote)).toEqual([quote, quote]);
  expect(told(model.asked).at(-1)).toBe('[Answers your message “Chai ya coffee?”]\nChai');
  await send(person, sessionId, 'Waise', first.id);
  expect(told(model.asked)).toContainEqual(
    expect.stringMatching(/\[Answers your message “Chai ya coffee\?”]\nChai$/),
  );
  expect(told(model.asked).at(-1)).toMatch(/^\[Answers their own message “Kal interview hai, .+”]\nWaise$/);
  expect(told(model.asked).at(-1)).not.toContain('98123');
  const shown = await listMessages(person, { sessionId });
  expect(shown.filter((one) => one.quote).map((one) => [one.content, one.quote?.id])).toEqual([
    ['Chai', asked],
    ['Waise', first.id],
  ]);
});

test('nothing is quoted of another chat, nor of what says nothing or is gone, and the message goes all the same', async () => {
  const model = scriptedModel(() => 'Haan, bolo.');
  const person = await guest(database.db, { chatModel: model.chatModel });
  const [sessionId, other] = [await chat(person), await chat(person, 'romantic')];
  const elsewhere = await send(person, other, 'Yeh raaz hai');
  const stranger = await guest(database.db);
  const theirs = await send(stranger, await chat(stranger), 'Aur yeh bhi');
  const gone = await send(person, sessionId, 'Bhool jao');
  await eraseMessage(person, { messageId: gone.userMessage.id });
  for (const id of [
    elsewhere.userMessage.id,
    theirs.userMessage.id,
    gone.userMessage.id,
    crypto.randomUUID(),
  ]) {
    const { userMessage } = await send(person, sessionId, 'Achha', id);
    expect(userMessage.quote).toBeUndefined();
    expect(told(model.asked).at(-1)).toBe('Achha');
  }
});

test('a crisis in the quoted words of a companion is none of the person’s', async () => {
  const model = scriptedModel(() => 'Maaf karna yaar, galti ho gayi.');
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  await database.sql.query(
    `INSERT INTO messages (id, session_id, sender, content) VALUES ($1, $2, 'ai', 'I want to kill myself')`,
    [sessionId, sessionId],
  );
  const answer = await send(person, sessionId, 'Yeh kya likha?', sessionId);
  expect(answer).toMatchObject({
    crisis: false,
    userMessage: { quote: { content: 'I want to kill myself' } },
  });
});

test('a message that waited for a credit is answered with what it answers', async () => {
  const model = scriptedModel(() => 'Haan, bolo.');
  const book = cashfreeBook();
  const person = await guest(database.db, {
    balance: 1,
    payments: book.provider,
    chatModel: model.chatModel,
  });
  const sessionId = await chat(person);
  const { aiMessages } = await send(person, sessionId, 'Namaste');
  const { rechargeRequired } = await send(person, sessionId, 'Suno', aiMessages[0]?.id);
  expect(rechargeRequired).toBe(true);
  const { order_id: orderId } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
  book.attempt(orderId, 'SUCCESS');
  await verifyPayment(person, { orderId });
  await answerWaitingMessages(person);
  expect(told(model.asked).at(-1)).toBe('[Answers your message “Haan, bolo.”]\nSuno');
});
