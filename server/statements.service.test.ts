import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { recharge } from '@/lib/payments/service';
import { requestCode } from '@/lib/users/mobile/service';
import { signIn } from '@/lib/users/sign-in/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serverHere } from '@/tests/setup/server-here';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();
/** Other work of the process: it looks whether settings were changed. */
const OF_OTHERS = /setting_changes/;

type Ask = ReturnType<typeof serverHere>;
type Told = Awaited<ReturnType<Ask>>;

let ask: Ask;
let cookie: string;
let chat: string;

const newChat = () => ({
  json: { chatType: 'friendly', browserFingerprint: randomUUID(), clientSessionId: randomUUID() },
});

beforeAll(async () => {
  ask = serverHere({ DATABASE_URL: database.url });
  ({ cookie } = await ask('POST', '/api/user/register', { json: { browserFingerprint: randomUUID() } }));
  // Only the first visit under a new cookie notes that it arrived.
  await ask('GET', '/api/user/me', { cookie });
  chat = String((await ask('POST', '/api/chat/session', { cookie, ...newChat() })).body.id);
});

/** The statements that work sends to PostgreSQL, those that begin and end transactions included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = spy.mock.calls.map(([config]: unknown[]) =>
    typeof config === 'string' ? config : String((config as { text?: unknown }).text),
  );
  spy.mockRestore();
  return texts.filter((text) => !OF_OTHERS.test(text));
}

/*
 * What a call costs the one thread of a process is its statements (docs/abuse.md, "Whose turn it is"). Who needs one more looks first whether another
 * one could bring it, and then changes the number.
 */
const POST = (path: string, json?: object) => () => ask('POST', path, { cookie, ...(json && { json }) });
const GET = (path: string) => () => ask('GET', path, { cookie });
test.each<[string, number, () => Promise<Told>]>([
  [
    'a registration',
    12,
    () => ask('POST', '/api/user/register', { json: { browserFingerprint: randomUUID() } }),
  ],
  [
    'a registration that is asked for again',
    8,
    POST('/api/user/register', { browserFingerprint: randomUUID() }),
  ],
  ['who it is', 2, GET('/api/user/me')],
  ['a consent', 3, POST('/api/user/consent', { purpose: 'adult', granted: true })],
  ['a new chat', 9, () => ask('POST', '/api/chat/session', { cookie, ...newChat() })],
  ['what a chat is', 6, () => ask('GET', `/api/chat/session/${chat}`, { cookie })],
  ['its messages', 3, () => ask('GET', `/api/chat/messages/${chat}`, { cookie })],
  ['the account', 4, GET('/api/account')],
  ['its history', 3, GET('/api/account/history')],
])('%s takes %i statements', async (_what, most, call) => {
  const texts = await statementsOf(async () => expect((await call()).status).toBe(200));
  expect(texts.length, texts.join('\n')).toBe(most);
});

test.each<[string, number, () => Promise<TestScope>, 'known'?]>([
  ['of a guest who becomes a member', 13, () => guest(database.db)],
  ['of a browser without a user', 15, async () => scopeOf(database.db)],
  ['to an account that is there', 9, async () => scopeOf(database.db), 'known'],
])('the database part of a sign-in %s takes %i statements', async (_what, most, come, known?) => {
  const profile = googleProfile();
  if (known) await signIn(scopeOf(database.db), profile);
  const scope = await come();
  const texts = await statementsOf(() => signIn(scope, profile));
  expect(texts.length, texts.join('\n')).toBe(most);
});

test('a code by SMS takes 7 statements, and one that is refused 2', async () => {
  const scope = await guest(database.db, { sendSms: async () => undefined });
  const ask = () => requestCode(scope, { mobileNumber: '+919000000001' });
  const sent = await statementsOf(ask);
  expect(sent.length, sent.join('\n')).toBe(7);
  await ask();
  await ask();
  const refused = await statementsOf(() => expect(ask()).rejects.toMatchObject({ code: 'too_many' }));
  expect(refused.length, refused.join('\n')).toBe(2);
});

test('an order takes 11 statements, and one too many 7', async () => {
  const scope = await guest(database.db, { payments: cashfreeBook().provider });
  const userId = scope.actor.userId ?? '';
  const order = await statementsOf(() => recharge(scope, { userId, planId: 'starter' }));
  expect(order.length, order.join('\n')).toBe(11);
  const others = async () => recharge({ ...scope, unpaidOrdersMax: 1 }, { userId, planId: 'standard' });
  const refused = await statementsOf(() => expect(others()).rejects.toMatchObject({ code: 'too_many' }));
  expect(refused.length, refused.join('\n')).toBe(7);
});
