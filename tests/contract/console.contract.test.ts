import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import type { listAudit } from '@/lib/admin/audit/contract';
import type { getCompanion, listCompanions } from '@/lib/admin/companions/contract';
import type { listNotices } from '@/lib/admin/notices/contract';
import type { getPrompt, listPrompts } from '@/lib/admin/prompts/contract';
import type { listReviews } from '@/lib/admin/reviews/contract';
import type { listSettings } from '@/lib/admin/settings/contract';
import type { sendMessage } from '@/lib/chat/contract';
import type { listOwnIssues } from '@/lib/issues/contract';
import type { Response } from '@/lib/kit/endpoint';
import { CookiePerson } from '../setup/cookie-person';
import { OWNER_SUB } from '../setup/product';

const product = inject('product');
const newPerson = () => new CookiePerson(product.url);

async function signedIn(sub: string): Promise<CookiePerson> {
  const person = newPerson();
  await person.signIn(sub);
  return person;
}
let signedInOwner: Promise<CookiePerson> | undefined;
/** One session for the whole file: a person has at most 20, and other files ask as the owner at the same time. */
function owner(): Promise<CookiePerson> {
  signedInOwner ??= signedIn(OWNER_SUB);
  return signedInOwner;
}

const CALLS: readonly (readonly [string, string])[] = [
  ['GET', '/api/admin/orders'],
  ['GET', '/api/admin/orders/recharge_none'],
  ['GET', '/api/admin/alerts'],
  ['POST', `/api/admin/alerts/${randomUUID()}`],
  ['GET', '/api/admin/statements?period=2026-11'],
  ['GET', '/api/admin/statements/download?period=2026-11'],
  ['GET', '/api/admin/settlements'],
  ['POST', `/api/admin/settlements/${randomUUID()}`],
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/people?q=asha'],
  ['GET', `/api/admin/people/${randomUUID()}`],
  ['POST', `/api/admin/people/${randomUUID()}/courtesy`],
  ['POST', `/api/admin/people/${randomUUID()}/sign-out`],
  ['GET', '/api/admin/complaints'],
  ['GET', '/api/admin/complaints/SA-1'],
  ['POST', '/api/admin/complaints/SA-1'],
  ['POST', '/api/admin/complaints/SA-1/talk'],
  ['POST', '/api/admin/complaints/SA-1/message'],
  ['GET', '/api/admin/age-holds'],
  ['POST', '/api/admin/age-holds/AGE-22222222/lift'],
  ['GET', '/api/admin/prompts'],
  ['POST', '/api/admin/prompts'],
  ['GET', `/api/admin/prompts/${randomUUID()}`],
  ['POST', `/api/admin/prompts/${randomUUID()}/trial`],
  ['POST', `/api/admin/prompts/${randomUUID()}/evaluate`],
  ['POST', `/api/admin/prompts/${randomUUID()}/activate`],
  ['POST', '/api/admin/prompts/roll-back'],
  ['GET', '/api/admin/notices'],
  ['POST', '/api/admin/notices'],
  ['POST', '/api/admin/notices/back'],
  ['GET', '/api/admin/settings'],
  ['POST', '/api/admin/settings/limits.requests'],
  ['POST', '/api/admin/settings/back'],
  ['GET', '/api/admin/companions'],
  ['GET', `/api/admin/companions/${randomUUID()}`],
  ['POST', `/api/admin/companions/${randomUUID()}`],
  ['POST', `/api/admin/companions/${randomUUID()}/service`],
  ['POST', `/api/admin/companions/${randomUUID()}/take-back`],
  ['POST', `/api/admin/companions/${randomUUID()}/trial`],
  ['GET', '/api/admin/reviews'],
  ['POST', `/api/admin/reviews/${randomUUID()}/hide`],
  ['POST', `/api/admin/reviews/${randomUUID()}/show`],
  ['GET', '/api/admin/jobs'],
  ['POST', `/api/admin/jobs/mail/${randomUUID()}/retry`],
  ['GET', '/api/admin/watch'],
  ['POST', '/api/admin/watch/test'],
  ['GET', '/api/admin/roles'],
  ['POST', '/api/admin/roles'],
  ['GET', '/api/admin/audit'],
  ['GET', '/api/admin/audit/check'],
  ['GET', '/api/admin/audit/export'],
  ...[
    'orders',
    'alerts',
    'surplus',
    'settlements',
    'complaints',
    'reviews',
    'safety',
    'watch',
    'refunds',
    'settings',
    'notices',
    'prompts',
    'age-holds',
  ].map((list) => ['GET', `/api/admin/${list}/export`] as const),
  ['GET', '/api/admin/surplus'],
];
const PAGES = [
  '',
  '/people',
  `/people/${randomUUID()}`,
  '/complaints',
  '/complaints/SA-1',
  '/age-holds',
  '/companions',
  '/reviews',
  `/companions/${randomUUID()}`,
  '/orders',
  '/orders/recharge_none',
  '/alerts',
  '/alerts/surplus',
  '/settlements',
  '/statements',
  '/refunds',
  '/jobs',
  '/watch',
  '/data',
  '/prompts',
  `/prompts/${randomUUID()}`,
  '/notices',
  '/settings',
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

/** The same of a page: nonces, ids and Next's keys of a request are new each time, and a redirect names the path itself. */
const seenPage = ({ status, headers, text }: Awaited<ReturnType<CookiePerson['call']>>) => ({
  status,
  text: text.replaceAll(/nonce="\w+"|\\?"nonce\\?":\\?"\w+\\?"|"[\w-]{21}[vm]"/g, ''),
  headers: [...headers]
    .filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name))
    .map(([name, value]) => [
      name,
      value.replaceAll(/'nonce-\w+'/g, '').replace(/\/(no-part|admin)(?![\w-])/, '/…'),
    ]),
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
      for (const method of ['GET', 'HEAD'])
        for (const search of ['', '?q=asha']) {
          const nowhere = seenPage(await person.call(method, `/no-part${path}${search}`));
          const hidden = seenPage(await person.call(method, `/admin${path}${search}`));
          expect(hidden, `${method} /admin${path}${search}`).toEqual(nowhere);
          expect(hidden.status).toBe(404);
          if (method === 'GET') expect(hidden.text).toContain('404 Page Not Found');
        }
      // What Next's own scripts ask a page for.
      const rsc = { headers: { rsc: '1' } };
      const nowhere = seenPage(await person.call('GET', `/no-part${path}?_rsc=1`, rsc));
      expect(seenPage(await person.call('GET', `/admin${path}?_rsc=1`, rsc)), path).toEqual(nowhere);
    }
  });
});

/** Somebody to whom the owner has given a role. */
async function withRole(role: string): Promise<CookiePerson> {
  const sub = String(randomInt(2 ** 40));
  const person = await signedIn(sub);
  await (await owner()).json('POST', '/api/admin/roles', { email: `${sub}@example.com`, role });
  return person;
}

test.each([
  ['content', true],
  ['support', false],
  ['safety', false],
] as const)('%s: edits, tries, hides and orders companions: %s', async (role, may) => {
  const person = await withRole(role);
  const boss = await owner();
  const { companions } = (await boss.json('GET', '/api/admin/companions')) as Response<typeof listCompanions>;
  const one = companions.find(({ texts }) => texts.name === 'Lakshmi Iyer');
  const path = `/api/admin/companions/${one?.id}`;
  const { revision, texts } = (await boss.json('GET', path)) as Response<typeof getCompanion>;
  const aboutMe = `${texts.aboutMe} ${role}`;
  const deeds: readonly (readonly [string, string, object?])[] = [
    ['GET', '/api/admin/companions'],
    ['GET', path],
    ['POST', path, { basedOn: revision, texts: { ...texts, aboutMe } }],
    ['POST', `${path}/take-back`, { basedOn: revision + 1, number: revision + 1 }],
    ['POST', `${path}/service`, { place: 1 }],
    ['POST', `${path}/service`, { place: null }],
    ['POST', `${path}/trial`, { texts, chatType: 'psychologist', talk: [], message: 'Namaste' }],
  ];
  for (const [method, where, json] of deeds)
    expect((await person.call(method, where, json ? { json } : {})).status, where).toBe(may ? 200 : 404);
  for (const page of ['/admin/companions', `/admin/companions/${one?.id}`])
    expect((await person.call('GET', page)).status, page).toBe(may ? 200 : 404);
  const audit = (await boss.json('GET', `/api/admin/audit?subject=${one?.id}`)) as Response<typeof listAudit>;
  const logged = audit.lines.filter((line) => line.role === role);
  expect(logged.map(({ action }) => action)).toEqual(
    may
      ? ['companion.trial', 'companion.service', 'companion.service', 'companion.take_back', 'companion.edit']
      : [],
  );
  if (may) {
    const late = await person.call('POST', path, {
      json: { basedOn: revision, texts: { ...texts, aboutMe } },
    });
    expect(late.status).toBe(409);
    expect(JSON.parse(late.text)).toMatchObject({
      revision: revision + 2,
      error: expect.stringContaining('saved'),
    });
  }
});

test.each([
  ['content', true],
  ['support', true],
  ['safety', false],
] as const)('%s: hides reviews and shows them again: %s', async (role, may) => {
  const person = await withRole(role);
  const boss = await owner();
  const { reviews } = (await boss.json('GET', '/api/admin/reviews?stars=5')) as Response<typeof listReviews>;
  const path = `/api/admin/reviews/${reviews[0]?.id}`;
  expect((await person.call('GET', '/admin/reviews')).status).toBe(may ? 200 : 404);
  expect((await person.call('GET', '/api/admin/reviews')).status).toBe(may ? 200 : 404);
  const hide = () => person.call('POST', `${path}/hide`, { json: { reason: 'It names somebody else.' } });
  expect((await hide()).status).toBe(may ? 200 : 404);
  expect((await hide()).status).toBe(may ? 409 : 404);
  expect((await person.call('POST', `${path}/show`, { json: {} })).status).toBe(may ? 200 : 404);
  const subject = `/api/admin/audit?subject=${reviews[0]?.id}`;
  const audit = (await boss.json('GET', subject)) as Response<typeof listAudit>;
  const logged = audit.lines.filter((line) => line.role === role);
  expect(logged.map(({ action, reason }) => [action, reason])).toEqual(
    may
      ? [
          ['review.show', null],
          ['review.hide', 'It names somebody else.'],
        ]
      : [],
  );
});

test.each([
  ['safety', true, true],
  ['support', true, false],
  ['content', false, false],
] as const)('%s: works on a report: %s, reads what was said around it: %s', async (role, may, reads) => {
  const reporter = newPerson();
  await reporter.json('POST', '/api/user/register', { browserFingerprint: randomUUID() });
  const start = { chatType: 'friendly', browserFingerprint: randomUUID() };
  const { id: sessionId } = await reporter.json('POST', '/api/chat/session', start);
  const sent = await reporter.json('POST', '/api/chat/message', {
    ...{ sessionId, sender: 'user', content: 'Namaste', clientMessageId: randomUUID() },
  });
  const [answer] = (sent as Response<typeof sendMessage>).aiMessages;
  await reporter.json('POST', '/api/chat/report', { messageId: answer?.id, reason: 'rude' });
  const own = (await reporter.json('GET', '/api/account/issues')) as Response<typeof listOwnIssues>;
  const number = own.issues[0]?.number;
  const path = `/api/admin/complaints/${number}`;
  const person = await withRole(role);
  const status = async (where: string, json?: object) =>
    (await person.call(json ? 'POST' : 'GET', where, json ? { json } : {})).status;
  expect(await status('/api/admin/complaints?kind=message')).toBe(may ? 200 : 404);
  expect(await status(path)).toBe(may ? 200 : 404);
  expect(await status(`/admin/complaints/${number}`)).toBe(may ? 200 : 404);
  expect(await status(path, { note: 'Looked at it.' })).toBe(may ? 200 : 404);
  const reason = `Report ${number}`;
  expect(await status(`${path}/talk`, { reason })).toBe(reads ? 200 : 404);
  const { lines } = (await (await owner()).json('GET', '/api/admin/audit')) as Response<typeof listAudit>;
  expect(lines.filter((line) => line.reason === reason).map(({ action }) => action)).toEqual(
    reads ? ['talk.read'] : [],
  );
});

const WHY = 'A test of each role';

test.each([
  ['content', true],
  ['support', false],
  ['safety', false],
] as const)('%s: writes, tries, evaluates, activates and rolls back prompts: %s', async (role, may) => {
  const person = await withRole(role);
  const boss = await owner();
  const all = (await boss.json('GET', '/api/admin/prompts')) as Response<typeof listPrompts>;
  const active = all.versions.find(({ chatType, isActive }) => chatType === 'truelove' && isActive);
  const prompt = (await boss.json('GET', `/api/admin/prompts/${active?.id}`)) as Response<typeof getPrompt>;
  const version = {
    ...{ chatType: 'truelove', version: `v${randomInt(100, 999)}.1`, note: WHY },
    text: `${prompt.text}\nWrite for ${role}.`,
  };
  const own = may ? person : boss;
  const { id } = (await own.json('POST', '/api/admin/prompts', version)) as { id: string };
  const companionId = prompt.companions[0]?.id;
  const seen = active?.version ?? null;
  const deeds: readonly (readonly [string, string, object?])[] = [
    ['GET', '/api/admin/prompts'],
    ['GET', `/api/admin/prompts/${id}`],
    ['POST', `/api/admin/prompts/${id}/trial`, { companionId, talk: [], message: 'Namaste' }],
    ['POST', `/api/admin/prompts/${id}/evaluate`, { companionId }],
    ['POST', `/api/admin/prompts/${id}/activate`, { seen, reason: WHY }],
    ['POST', '/api/admin/prompts/roll-back', { chatType: 'truelove', seen: version.version, reason: WHY }],
  ];
  for (const [method, where, json] of deeds)
    expect((await person.call(method, where, json ? { json } : {})).status, where).toBe(may ? 200 : 404);
  if (!may) expect((await person.call('POST', '/api/admin/prompts', { json: version })).status).toBe(404);
  for (const page of ['/admin/prompts', `/admin/prompts/${id}`])
    expect((await person.call('GET', page)).status, page).toBe(may ? 200 : 404);
  const audit = (await boss.json('GET', `/api/admin/audit?subject=${id}`)) as Response<typeof listAudit>;
  expect(audit.lines.filter((line) => line.role === role).map(({ action }) => action)).toEqual(
    may ? ['prompt.activate', 'prompt.evaluate', 'prompt.trial', 'prompt.add'] : [],
  );
});

test.each([
  ['content', true],
  ['support', false],
  ['safety', false],
] as const)('%s: may not set settings, and tells notices: %s', async (role, may) => {
  const person = await withRole(role);
  const boss = await owner();
  const { seen } = (await boss.json('GET', '/api/admin/notices')) as Response<typeof listNotices>;
  // Long ago, so that nobody else's page shows it.
  const past = {
    ...{ id: randomUUID().slice(-12), kind: 'banner', text: `For ${role}.`, link: null, effectiveOn: null },
    ...{ from: '2020-01-01', until: '2020-01-02' },
  };
  const put = { notices: [past], seen, reason: WHY };
  const told = await person.call('POST', '/api/admin/notices', { json: put });
  expect(told.status).toBe(may ? 200 : 404);
  expect((await person.call('GET', '/admin/notices')).status).toBe(may ? 200 : 404);
  if (may) {
    const again = await person.call('POST', '/api/admin/notices', { json: { ...put, notices: [] } });
    expect(again.status).toBe(409);
    const wrong = { ...put, notices: [{ ...past, link: { href: '//evil.example', label: 'Here' } }] };
    const refused = await person.call('POST', '/api/admin/notices', { json: wrong });
    expect([refused.status, JSON.parse(refused.text).error]).toEqual([
      400,
      'Please link to a page of this site, such as /terms.',
    ]);
    const { changes } = (await person.json('GET', '/api/admin/notices')) as Response<typeof listNotices>;
    const back = { seq: changes[0]?.seq, reason: WHY };
    expect((await person.call('POST', '/api/admin/notices/back', { json: back })).status).toBe(200);
  }
  for (const [method, where, json] of [
    ['GET', '/api/admin/settings'],
    ['POST', '/api/admin/settings/limits.requests', { value: 200, seen: null, reason: WHY }],
    ['POST', '/api/admin/settings/back', { seq: '1', reason: WHY }],
  ] as const)
    expect((await person.call(method, where, method === 'POST' ? { json } : {})).status, where).toBe(404);
  expect((await person.call('GET', '/admin/settings')).status).toBe(404);
});

test('an owner sets a setting within its bounds, is refused in words outside, and it is logged', async () => {
  const boss = await owner();
  const name = 'budget.codes';
  const { settings } = (await boss.json('GET', '/api/admin/settings')) as Response<typeof listSettings>;
  const seen = settings.find((one) => one.name === name)?.seen ?? null;
  const set = (value: number) =>
    boss.call('POST', `/api/admin/settings/${name}`, { json: { value, seen, reason: WHY } });
  const refused = await set(-1);
  expect([refused.status, JSON.parse(refused.text).error]).toEqual([
    400,
    'Please enter a whole number from 0 to 10,00,000.',
  ]);
  expect((await set(999)).status).toBe(200);
  expect((await set(998)).status).toBe(409);
  const now = (await boss.json('GET', '/api/admin/settings')) as Response<typeof listSettings>;
  const change = now.changes.find((one) => one.name === name);
  expect(change).toMatchObject({ to: '999', reason: WHY });
  const back = { seq: change?.seq, reason: WHY };
  expect((await boss.call('POST', '/api/admin/settings/back', { json: back })).status).toBe(200);
  const audit = (await boss.json('GET', `/api/admin/audit?subject=${name}`)) as Response<typeof listAudit>;
  expect(audit.lines.map(({ action }) => action)).toEqual(['setting.back', 'setting.change']);
});

describe('an owner', () => {
  test('has every page, and a role that is given opens its part from the next request on', async () => {
    const boss = await owner();
    for (const path of [
      '/people',
      '/complaints',
      '/orders',
      '/alerts',
      '/settlements',
      '/statements',
      '/refunds',
      '/data',
      '/prompts',
      '/notices',
      '/settings',
      '/roles',
      '/audit',
      '/companions',
      '/reviews',
    ])
      expect((await boss.call('GET', `/admin${path}`)).status, path).toBe(200);
    const front = await boss.call('GET', '/admin');
    expect(front.status).toBe(200);
    expect(front.text).toContain('Overview');

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

describe('jobs and alerts', () => {
  const CALLS_OF: readonly (readonly [string, string, number, readonly string[]])[] = [
    ['GET', '/api/admin/jobs', 200, ['owner', 'support']],
    // Nothing of that number has failed.
    ['POST', `/api/admin/jobs/mail/${randomUUID()}/retry`, 409, ['owner', 'support']],
    ['GET', '/api/admin/watch', 200, ['owner', 'support']],
    ['POST', '/api/admin/watch/test', 200, ['owner']],
    ['GET', '/admin/jobs', 200, ['owner', 'support']],
    ['GET', '/admin/watch', 200, ['owner', 'support']],
  ];

  test('are for owners and support, and a test alert for owners alone, whose line is in the log', async () => {
    const boss = await owner();
    const sub = String(randomInt(2 ** 40));
    const helper = await signedIn(sub);
    for (const role of ['owner', 'support', 'safety', 'content']) {
      await boss.json('POST', '/api/admin/roles', { email: `${sub}@example.com`, role });
      for (const [method, path, status, roles] of CALLS_OF) {
        const answer = await helper.call(method, path, method === 'POST' ? { json: {} } : {});
        expect(answer.status, `${role}: ${method} ${path}`).toBe(roles.includes(role) ? status : 404);
      }
    }
    const { lines } = await boss.json('GET', '/api/admin/audit');
    expect(lines).toContainEqual(
      expect.objectContaining({ operator: `${sub}@example.com`, role: 'owner', action: 'alert.test' }),
    );
    await boss.json('POST', '/api/admin/roles', { email: `${sub}@example.com`, role: null });
  });
});
