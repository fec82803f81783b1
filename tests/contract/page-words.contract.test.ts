import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { PAYWALL_PACKS, RECHARGE_PLANS } from '../../lib/payments/constants';
import { Person } from '../setup/http-person';

const product = inject('product');

/** The words of a page as they are there before any script, without what is only data for scripts. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

async function wordsFor(person: Person, path: string): Promise<string> {
  const { status, headers, text } = await person.get(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toMatch(/^private|no-store/);
  expect(headers.get('content-security-policy')).toMatch(/script-src [^;]*'nonce-/);
  return wordsOf(text);
}

test('the catalogue is in its page, filtered as the address says', async () => {
  const all = await wordsFor(new Person(product.url), '/psychologist');
  expect(all).toMatch(/Showing 12 of 12 psychologists/);
  expect(all).toContain('Isha Menon');
  expect(all).toContain('12 yrs · 480 cases');
  const found = await wordsFor(new Person(product.url), '/psychologist?utm_source=x&q=isha&utm_source=y');
  expect(found).toMatch(/Showing 1 of 12 psychologists/);
  expect(found).toContain('Isha Menon');
  expect(await wordsFor(new Person(product.url), '/psychologist?q=%25')).toContain('No Results Found');
});

test('a profile is whole for a stranger without scripts, under one address', async () => {
  const words = await wordsFor(new Person(product.url), '/psychologist/isha-menon/profile');
  expect(words).toContain('Client Reviews');
  expect(words).toContain('Arnav');
  for (const old of ['Isha%20Menon', 'isha%20menon', 'Isha-Menon', 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff']) {
    const { status, headers } = await fetch(
      `${product.url}/psychologist/${old}/profile?utm_source=a&b=c%20d`,
      {
        redirect: 'manual',
      },
    );
    expect(status, old).toBe(308);
    expect(headers.get('location'), old).toMatch(/\/psychologist\/isha-menon\/profile\?utm_source=a&b=c\+d$/);
  }
});

test('the catalogue leads to every profile by links', async () => {
  const { text } = await new Person(product.url).get('/psychologist');
  const links = new Set(text.match(/(?<=href=")\/psychologist\/[a-z-]+\/profile(?=")/g));
  expect(links.size).toBe(12);
});

test('last chat and balance are on the home pages, and somebody new is greeted', async () => {
  const person = await new Person(product.url).register();
  for (const path of ['/', '/partners_home'])
    expect(await wordsFor(person, path)).toMatch(/ 5 messages left /);
  await person.startChat();
  for (const path of ['/', '/partners_home'])
    expect(await wordsFor(person, path)).toMatch(/\w+ Continue your last chat 5 messages left /);
  const stranger = new Person(product.url);
  expect(await wordsFor(stranger, '/')).toContain(
    'Nice to have you here Pick a chat to begin – messages left',
  );
  const agent =
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';
  const { text } = await stranger.call('GET', '/partners_home', { headers: { 'user-agent': agent } });
  expect(wordsOf(text)).toContain('Chrome on mobile No chat from here yet – messages left');
});

test('balance and plans are in the page of the recharge', async () => {
  const person = await new Person(product.url).register();
  const words = await wordsFor(person, '/recharge');
  expect(words).toMatch(/Current balance 5 messages/);
  for (const { messages } of RECHARGE_PLANS) expect(words).toContain(`${messages} messages`);
  expect(await wordsFor(new Person(product.url), '/recharge')).toMatch(/Current balance (?!\d)/);
});

test('companion, balance and packs are in the page of the paywall, for the owner of the chat alone', async () => {
  const person = await new Person(product.url).register();
  const path = `/paywall/${await person.startChat()}`;
  const words = await wordsFor(person, path);
  expect(words).toMatch(/Keep talking with \w+/);
  expect(words).toContain('You have 5 messages left');
  for (const { messages } of PAYWALL_PACKS) expect(words).toContain(`${messages} messages`);
  const stranger = await new Person(product.url).register();
  expect((await stranger.get(path)).text).not.toContain('Keep talking with');
});

test('companion, balance and messages are in the page of a chat, and for nobody else there is such a page', async () => {
  const person = await new Person(product.url).register();
  const sessionId = await person.startChat();
  await person.send(sessionId, 'Yeh sirf mere liye hai');
  const path = `/chat/${sessionId}`;
  const words = await wordsFor(person, path);
  expect(words).toContain('Yeh sirf mere liye hai');
  expect(words).toMatch(/4 messages left/);
  expect(words).toMatch(/You are talking with an AI companion/);
  for (const stranger of [new Person(product.url), await new Person(product.url).register()]) {
    const { status, text } = await stranger.get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('sirf mere');
  }
  for (const id of [randomUUID(), 'none', '%00'])
    expect((await person.get(`/chat/${id}`)).status, id).toBe(404);
});

test('chats with their last words are in the page of their person, and of nobody else', async () => {
  const person = await new Person(product.url).register();
  const sessionId = await person.startChat();
  await person.call('PATCH', `/api/chats/${sessionId}`, { json: { ownName: 'Exam worries' } });
  const words = await wordsFor(person, '/chats');
  expect(words).toContain('Exam worries');
  expect(words).toContain('Nothing said yet');
  expect(words).not.toContain('Loading');
  await person.call('PATCH', `/api/chats/${sessionId}`, { json: { archived: true } });
  expect(await wordsFor(person, '/chats')).not.toContain('Exam worries');
  expect(await wordsFor(person, '/chats?archived=1')).toContain('Exam worries');
  for (const stranger of [new Person(product.url), await new Person(product.url).register()])
    expect(await wordsFor(stranger, '/chats?archived=1')).not.toContain('Exam worries');
  expect(await wordsFor(new Person(product.url), '/chats')).toContain('No chats yet');
});

test('every section of an account is in its page, and nobody else gets them', async () => {
  const person = await new Person(product.url).register();
  await person.startChat();
  const words = await wordsFor(person, '/account');
  for (const text of ['5 messages left', 'Starter messages', 'You are here as a guest'])
    expect(words).toContain(text);
  expect(words).toContain('You have not bought anything yet.');
  expect(words).not.toContain('Loading');
  const chats = await wordsFor(person, '/account/chats');
  expect(chats).toContain('Nothing said yet');
  expect(chats).not.toContain('Loading');
  expect(await wordsFor(new Person(product.url), '/account/chats')).not.toContain('Nothing said yet');
  expect(await wordsFor(person, '/account/control')).toContain('Set your limits');
  const stranger = await wordsFor(new Person(product.url), '/account');
  expect(stranger).toContain('You are here as a guest');
  expect(stranger).toContain('– messages left');
  expect(stranger).not.toContain('Starter messages');
});

test('a page brings no more of a person than the contract names', async () => {
  const fingerprint = randomUUID();
  const person = await new Person(product.url).register(fingerprint);
  const { text } = await person.get('/account');
  expect(text).toContain(person.id);
  expect(text).not.toContain(fingerprint);
  expect(text).not.toMatch(/tokenVersion|googleId|ipAddress/);
});
