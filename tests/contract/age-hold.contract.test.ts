import { globSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';

const product = inject('product');
const guest = () => new Person(product.url).register();

/** A body for every call that orders something; a new one has to be added here. */
const ORDERS: Readonly<Record<string, (person: Person, sessionId: string) => object>> = {
  '/api/payment': (_, sessionId) => ({ sessionId, amount: 199, messageCount: 50 }),
  '/api/payment/recharge': ({ id }) => ({ userId: id, planId: 'starter' }),
  '/api/payment/rs3': ({ id }) => ({ userId: id }),
};
/** Calls about orders that were made already. */
const OF_MADE_ORDERS = ['/api/payment/verify', '/api/payment/webhook'];

async function heldPerson() {
  const person = await guest();
  const sessionId = await person.startChat();
  const said = await person.send(sessionId, 'I am 15 years old');
  expect(said).toMatchObject({ status: 200, body: { held: 'minor', messagesLeft: 5 } });
  return { person, sessionId };
}

const REFUSED = { status: 403, body: { held: 'minor', error: expect.stringContaining('1098') } };

describe('a person held as a minor', () => {
  test('gets 403 with held: "minor" from every call that talks, consents or orders', async () => {
    const { person, sessionId } = await heldPerson();
    for (const chatType of ['friendly', 'romantic', 'truelove', 'erotic', 'psychologist'])
      expect(await person.post('/api/chat/session', { chatType }), chatType).toMatchObject(REFUSED);
    expect(await person.send(sessionId, 'hello')).toMatchObject(REFUSED);
    expect(await person.send(sessionId, 'I want to kill myself')).toMatchObject(REFUSED);
    expect(await person.post(`/api/chat/welcome/${sessionId}`, {})).toMatchObject(REFUSED);
    for (const purpose of ['adult', 'tracking'])
      expect(await person.post('/api/user/consent', { purpose, granted: true })).toMatchObject(REFUSED);
  });

  test('orders nothing, whichever call it is', async () => {
    const calls = globSync('app/api/payment/**/route.ts').map((file) =>
      file.replace(/^app/, '').replace(/\/route\.ts$/, ''),
    );
    expect(calls.filter((path) => !OF_MADE_ORDERS.includes(path)).sort()).toEqual(Object.keys(ORDERS).sort());
    const { person, sessionId } = await heldPerson();
    for (const [path, bodyOf] of Object.entries(ORDERS))
      expect(await person.post(path, bodyOf(person, sessionId)), path).toMatchObject(REFUSED);
    expect((await person.get('/api/account/payments')).body).toEqual({ payments: [], next: null });
  });

  test('reads, withdraws, downloads, learns why, and deletes; the browser stays held', async () => {
    const { person, sessionId } = await heldPerson();
    expect((await person.get('/api/user/me')).body).toMatchObject({ held: 'minor' });
    expect((await person.get(`/api/chat/session/${sessionId}`)).body).toMatchObject({ held: 'minor' });
    expect((await person.get(`/api/chat/messages/${sessionId}`)).status).toBe(200);
    expect((await person.post('/api/user/consent', { purpose: 'adult', granted: false })).status).toBe(200);
    expect((await person.get('/api/account/export')).status).toBe(200);
    const { body } = await person.get('/api/account/age-hold');
    expect(body).toMatchObject({ hold: { reference: expect.stringMatching(/^AGE-/), refunds: [] } });
    expect((await person.post('/api/account/delete', { confirm: true })).status).toBe(200);
    expect(await person.post('/api/chat/session', { chatType: 'friendly' })).toMatchObject(REFUSED);
    await person.register();
    expect(await person.post('/api/chat/session', { chatType: 'friendly' })).toMatchObject(REFUSED);
  });

  test('stays held through a log-out, with the fresh cookie', async () => {
    const { person } = await heldPerson();
    const before = person.cookie;
    expect((await person.post('/auth/logout', {})).status).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect(await person.post('/api/chat/session', { chatType: 'friendly' })).toMatchObject(REFUSED);
  });

  test('is nobody else: another browser goes on', async () => {
    await heldPerson();
    const other = await guest();
    expect((await other.send(await other.startChat(), 'hello')).status).toBe(200);
    expect((await other.get('/api/account/age-hold')).body).toEqual({ hold: null });
  });
});
