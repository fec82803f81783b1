import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { CookiePerson } from '../setup/cookie-person';
import { GoogleStandIn } from '../setup/google-stand-in';
import { logUntil } from '../setup/product-log';

const product = inject('product');
const google = new GoogleStandIn(product.googleControlUrl);
const someSub = () => String(randomInt(2 ** 40));
const newPerson = () => new CookiePerson(product.url);
const register = async (person: CookiePerson) =>
  String((await person.json('POST', '/api/user/register', { browserFingerprint: randomUUID() })).id);

describe('the way to Google', () => {
  test('leads to the issuer with state, nonce and PKCE, and back with a visitor cookie alone', async () => {
    const person = newPerson();
    const consent = new URL(await person.toGoogle('/chat/1'));
    expect(consent.origin).toBe(google.origin);
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(consent.searchParams.get(name)).toBeTruthy();
    const back = await person.call('GET', await person.choose(consent.href, someSub()));
    expect(back.status).toBe(302);
    expect(back.location).toBe(`${product.url}/chat/1`);
    expect([...person.jar.keys()].sort()).toEqual(['saathi_sign_in', 'saathi_visitor']);
    expect(await person.json('GET', '/api/user/me')).toMatchObject({ isGoogleAuthenticated: true });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/auth/google',
  ])('never returns to %s', async (returnTo) => {
    expect((await newPerson().signIn(someSub(), returnTo)).location).toBe(`${product.url}/`);
  });

  test('a planted return cookie leads nowhere either', async () => {
    const person = newPerson();
    const consent = await person.toGoogle('/');
    person.jar.set('next-auth.callback-url', encodeURIComponent('https://evil.example/'));
    const back = await person.call('GET', await person.choose(consent, someSub()));
    expect(back.location).toBe(`${product.url}/`);
  });

  test('without a wish it returns to the page it left, of this site only', async () => {
    const left = async (referer: string) => {
      const person = newPerson();
      const consent = await person.toGoogle(undefined, { referer });
      return (await person.call('GET', await person.choose(consent, someSub()))).location;
    };
    expect(await left(`${product.url}/psychologist?x=1`)).toBe(`${product.url}/psychologist?x=1`);
    expect(await left('https://evil.example/psychologist')).toBe(`${product.url}/`);
  });

  test.each([
    'signin',
    'signin/google',
    'signout',
    'session',
    'csrf',
    'providers',
    'error',
    'callback/other',
  ])('NextAuth’s own /api/auth/%s does not exist', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await newPerson().call(method, `/api/auth/${path}`);
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
    }
  });
});

describe('what goes wrong on the way changes nothing', () => {
  const unchanged = async (result: string, spoil: (person: CookiePerson, sub: string) => Promise<string>) => {
    const person = newPerson();
    const id = await register(person);
    const before = person.visitor;
    const { status, location } = await person.call('GET', await spoil(person, someSub()));
    expect(status).toBe(302);
    expect(location).toBe(`${product.url}/recharge`);
    expect(person.result).toBe(result);
    expect(person.visitor).toBe(before);
    expect(await person.json('GET', '/api/user/me')).toMatchObject({ id, isGoogleAuthenticated: false });
    expect([...person.jar.keys()].filter((name) => name.includes('next-auth'))).toEqual([]);
  };

  test('cancelling', () =>
    unchanged('cancelled', async (person) => person.choose(await person.toGoogle('/recharge'), '')));

  test.each(['wrong-state', 'wrong-nonce', 'wrong-key', 'expired-code', 'replayed-code'])('%s', (fault) =>
    unchanged('failed', async (person, sub) => {
      await google.next({ fault, match: sub });
      return person.choose(await person.toGoogle('/recharge'), sub);
    }),
  );

  test.each(['down', 'garbage'])('the issuer is %s when the code is exchanged', (fault) =>
    unchanged('failed', async (person, sub) => {
      const back = await person.choose(await person.toGoogle('/recharge'), sub);
      await google.next({ fault, match: '/token' });
      return back;
    }),
  );

  test('a slow issuer is waited for', async () => {
    const sub = someSub();
    await google.next({ fault: 'slow', delayMs: 300, match: '/token' });
    const person = newPerson();
    await person.signIn(sub);
    expect(person.result).toBe('done');
  });

  test('the issuer is down at the start', async () => {
    const person = newPerson();
    await google.next({ fault: 'down' });
    const answer = await person.call('GET', '/auth/google?returnTo=/recharge');
    expect(answer.location).toBe(`${product.url}/recharge`);
    expect(person.result).toBe('failed');
  });

  test('a way back that this browser did not begin', async () => {
    const victim = newPerson();
    const attacker = newPerson();
    const back = await attacker.choose(await attacker.toGoogle('/'), someSub());
    const answer = await victim.call('GET', back);
    expect(answer.location).toBe(`${product.url}/`);
    expect(victim.result).toBe('failed');
    expect(victim.visitor).toBeUndefined();
  });

  test('one line in the log each, without anything about the person', async () => {
    const sub = someSub();
    const person = newPerson();
    const before = await logUntil(product, await person.call('GET', '/api/user/me'));
    await google.next({ fault: 'wrong-nonce', match: sub });
    const said = (await logUntil(product, await person.signIn(sub))).slice(before.length);
    expect(said.split('\n').filter((line) => line.includes('sign-in failed'))).toHaveLength(1);
    for (const secret of [sub, 'example.com', 'a-nonce-nobody-asked-for']) expect(said).not.toContain(secret);
  });
});

describe('the picture', () => {
  test('of a member comes through the product, of anybody else there is none', async () => {
    const asha = newPerson();
    await asha.signIn('100000000000000000001');
    const picture = await asha.call('GET', '/api/user/picture');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('private, max-age=3600');
    const kiran = newPerson();
    await kiran.signIn('100000000000000000004');
    const guest = newPerson();
    await register(guest);
    for (const person of [kiran, guest, newPerson()])
      expect((await person.call('GET', '/api/user/picture')).status).toBe(404);
  });
});

describe('cookies', () => {
  test('the id of the visitor changes at sign-in; a cookie planted before it opens nothing', async () => {
    const attacker = newPerson();
    const id = await register(attacker);
    const victim = attacker.copy();
    await victim.signIn(someSub());
    expect(await victim.json('GET', '/api/user/me')).toMatchObject({ id, isGoogleAuthenticated: true });
    expect((await attacker.call('GET', '/api/user/me')).status).toBe(401);
    // 3.key.visitor.session.signature
    for (const part of attacker.visitor?.split('.').slice(2) ?? [''])
      expect(victim.visitor).not.toContain(part);
    const fresh = await register(attacker);
    expect(fresh).not.toBe(id);
  });

  test('a log-out makes the cookie of this device worthless, and no other; the others are signed out from the list', async () => {
    const sub = someSub();
    const phone = newPerson();
    await phone.signIn(sub);
    const laptop = newPerson();
    await laptop.signIn(sub);
    const old = phone.copy();
    const out = await phone.call('POST', '/auth/logout', { json: {} });
    expect(out.status).toBe(200);
    expect(phone.visitor).not.toBe(old.visitor);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect((await old.call('GET', '/api/user/me')).status).toBe(401);
    expect((await laptop.call('GET', '/api/user/me')).status).toBe(200);
    await phone.signIn(sub);
    const { devices } = await phone.json('GET', '/api/account/devices');
    expect(devices).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    expect((await phone.call('POST', '/api/account/devices/sign-out-others', { json: {} })).status).toBe(200);
    expect((await laptop.call('GET', '/api/user/me')).status).toBe(401);
    expect((await phone.call('GET', '/api/user/me')).status).toBe(200);
  });

  test('a log-out takes everything of an unfinished sign-in away too', async () => {
    const person = newPerson();
    await person.signIn(someSub());
    await person.toGoogle('/');
    expect([...person.jar.keys()].some((name) => name.includes('next-auth'))).toBe(true);
    await person.call('POST', '/auth/logout', { json: {} });
    expect([...person.jar.keys()].sort()).toEqual(['saathi_sign_in', 'saathi_visitor']);
    expect((await person.call('GET', '/api/user/me')).status).toBe(401);
  });

  test('a log-out that another site asks for is refused', async () => {
    const person = newPerson();
    await person.signIn(someSub());
    const answer = await person.call('POST', '/auth/logout', { headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect((await person.call('GET', '/api/user/me')).status).toBe(200);
  });

  test('a second device sees the same chats; of a guest they come along', async () => {
    const sub = someSub();
    const phone = newPerson();
    await register(phone);
    const { id: first } = await phone.json('POST', '/api/chat/session', { chatType: 'friendly' });
    await phone.signIn(sub);
    const laptop = newPerson();
    await register(laptop);
    const { id: second } = await laptop.json('POST', '/api/chat/session', { chatType: 'romantic' });
    await laptop.signIn(sub);
    for (const person of [phone, laptop]) {
      for (const id of [first, second]) {
        expect((await person.call('GET', `/api/chat/session/${id}`)).status).toBe(200);
      }
    }
  });

  test('ten callbacks at once sign in once', async () => {
    const person = newPerson();
    const id = await register(person);
    const back = await person.choose(await person.toGoogle('/'), someSub());
    const browsers = Array.from({ length: 10 }, () => person.copy());
    await Promise.all(browsers.map((one) => one.call('GET', back)));
    const signedIn = browsers.filter((one) => one.result === 'done');
    expect(signedIn).toHaveLength(1);
    expect(await signedIn[0]?.json('GET', '/api/user/me')).toMatchObject({ id, isGoogleAuthenticated: true });
  });
});
