import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { CookiePerson } from '../setup/cookie-person';
import { OWNER_SUB } from '../setup/product';

const product = inject('product');
const newPerson = () => new CookiePerson(product.url);

async function signedIn(sub: string): Promise<CookiePerson> {
  const person = newPerson();
  await person.signIn(sub);
  return person;
}
const owner = () => signedIn(OWNER_SUB);

const CALLS: readonly (readonly [string, string])[] = [
  ['GET', '/api/admin/people?q=asha'],
  ['GET', `/api/admin/people/${randomUUID()}`],
  ['POST', `/api/admin/people/${randomUUID()}/courtesy`],
  ['POST', `/api/admin/people/${randomUUID()}/sign-out`],
  ['GET', '/api/admin/complaints'],
  ['GET', '/api/admin/complaints/SA-1'],
  ['POST', '/api/admin/complaints/SA-1'],
  ['GET', '/api/admin/roles'],
  ['POST', '/api/admin/roles'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/audit/check'],
  ['GET', '/api/admin/audit/export'],
];
const PAGES = [
  '',
  '/people',
  `/people/${randomUUID()}`,
  '/complaints',
  '/complaints/SA-1',
  '/refunds',
  '/data',
  '/roles',
  '/audit',
];

/** What tells two answers apart, without what differs from answer to answer anyway. */
const seen = ({ status, headers, text }: Awaited<ReturnType<CookiePerson['call']>>) => ({
  status,
  text,
  headers: [...headers.keys()].filter((name) => name !== 'set-cookie'),
  allow: headers.get('allow'),
});

describe('for who is no operator', () => {
  const strangers: readonly (readonly [string, () => Promise<CookiePerson>])[] = [
    ['a browser that nobody knows', async () => newPerson()],
    ['a member', () => signedIn(String(randomInt(2 ** 40)))],
  ];

  test.each(strangers)(
    'there is no call of the console, whatever the method and the body: %s',
    async (_who, come) => {
      const person = await come();
      for (const [method, path] of CALLS) {
        for (const one of [method, 'PUT', 'DELETE', 'OPTIONS']) {
          const options = one === 'GET' ? {} : { json: { nonsense: true } };
          const nowhere = seen(await person.call(one, '/api/admin/no-such-thing', options));
          expect(seen(await person.call(one, path, options)), `${one} ${path}`).toEqual(nowhere);
          expect(nowhere.status).toBe(404);
        }
        // Another site's page learns no more.
        const elsewhere = { json: {}, headers: { origin: 'https://evil.example' } };
        if (method === 'POST') expect((await person.call(method, path, elsewhere)).status, path).toBe(404);
      }
    },
  );

  test.each(strangers)('there is no page of the console: %s', async (_who, come) => {
    const person = await come();
    for (const path of PAGES) {
      const { status, text } = await person.call('GET', `/admin${path}`);
      expect(status, path).toBe(404);
      expect(text).toContain('404 Page Not Found');
      expect(text).not.toMatch(/Audit log|Complaints|Kept data/);
    }
  });
});

describe('an owner', () => {
  test('has every page, and a role that is given opens its part from the next request on', async () => {
    const boss = await owner();
    for (const path of ['/people', '/complaints', '/refunds', '/data', '/roles', '/audit'])
      expect((await boss.call('GET', `/admin${path}`)).status, path).toBe(200);
    const front = await boss.call('GET', '/admin');
    expect(front.status === 307 || front.text.includes('/admin/people')).toBe(true);

    const sub = String(randomInt(2 ** 40));
    const helper = await signedIn(sub);
    expect((await helper.call('GET', '/api/admin/complaints')).status).toBe(404);
    const give = (role: string | null) =>
      boss.json('POST', '/api/admin/roles', { email: `${sub}@example.com`, role });
    expect(await give('support')).toEqual({ success: true });
    expect((await helper.call('GET', '/api/admin/complaints')).status).toBe(200);
    expect((await helper.call('GET', '/admin/complaints')).status).toBe(200);
    expect((await helper.call('GET', '/api/admin/roles')).status).toBe(404);
    expect((await helper.call('GET', '/admin/roles')).status).toBe(404);
    await give(null);
    expect((await helper.call('GET', '/api/admin/complaints')).status).toBe(404);
  });

  test('reads in clear words what a wrong role or address is', async () => {
    const boss = await owner();
    for (const wrong of [
      { email: 'nobody', role: 'support' },
      { email: 'a@example.com', role: 'king' },
      {},
    ]) {
      const answer = await boss.call('POST', '/api/admin/roles', { json: wrong });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text).error).toMatch(/^(Please enter an e-mail address|Choose owner)/);
    }
  });

  test('finds an issue by the number its person was told', async () => {
    const person = newPerson();
    await person.json('POST', '/api/user/register', { browserFingerprint: randomUUID() });
    const issue = { name: 'Asha', mobileNumber: '9812345678', issueDetail: 'I paid twice.' };
    const { success, number } = await person.json('POST', '/api/issues', issue);
    expect(success).toBe(true);
    expect(number).toMatch(/^SA-\d+$/);
    const boss = await owner();
    expect(await boss.json('GET', `/api/admin/complaints/${number}`)).toMatchObject({
      number,
      detail: 'I paid twice.',
    });
    await boss.json('POST', `/api/admin/complaints/${number}`, { answer: 'It was a hold.' });
    expect(await person.json('GET', '/api/account/issues')).toMatchObject({
      issues: [{ number, state: 'answered', answers: [{ text: 'It was a hold.' }] }],
    });
  });
});
