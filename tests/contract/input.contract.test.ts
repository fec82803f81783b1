import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { z } from 'zod';
import type { EndpointSpec } from '@/lib/kit/endpoint';
import { CookiePerson } from '../setup/cookie-person';
import { Person } from '../setup/http-person';
import { OWNER_SUB } from '../setup/product';

const product = inject('product');
const newcomer = () => new Person(product.url);

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'route' in value && 'response' in value;

let endpoints: EndpointSpec[];
const owner = new CookiePerson(product.url);
beforeAll(async () => {
  await owner.signIn(OWNER_SUB);
  const modules = await Promise.all(globSync('lib/**/contract.ts').map((file) => import(`../../${file}`)));
  endpoints = modules.flatMap((module) => Object.values(module).filter(isEndpoint));
  expect(endpoints.length).toBeGreaterThan(30);
});

/** Somebody to whom there is such a call: a browser that nobody knows, or an owner of the console. */
function callerOf({ operators }: EndpointSpec): Person {
  const person = newcomer();
  if (operators) person.cookie = `saathi_visitor=${owner.visitor}`;
  return person;
}

/** Words of a schema library, none of which is meant for a person. */
const OF_ZOD =
  /\b(too (big|small)|invalid (input|option|uuid|guid|string|value|iso)|expected|received|unrecognized|zod)\b|[<>]=|\/\^/i;
const JUNK = [null, -1, 0.5, 1e300, 'x', '', 'x'.repeat(5_000), [], [[]], {}, false];
const NO_OBJECTS = ['null', '[]', '[{}]', '"text"', '5', 'true'];

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
const methodOf = ({ route }: EndpointSpec) => route.slice(0, route.indexOf(' '));
const pathOf = ({ route }: EndpointSpec) =>
  route.slice(route.indexOf(' ') + 1).replace(/\{\w+\}/g, randomUUID());

const changes = () => endpoints.filter((one) => !one.raw && methodOf(one) !== 'GET');

describe('what is wrong with a request is said for a person', () => {
  test('whatever stands in the fields of a body', async () => {
    let refused = 0;
    for (const one of changes()) {
      const fields = fieldsOf(one.body);
      const bodies = [{}, ...JUNK.map((junk) => Object.fromEntries(fields.map((name) => [name, junk])))];
      const alone = fields.flatMap((name) => JUNK.map((junk) => ({ [name]: junk })));
      for (const json of [...bodies, ...alone]) {
        const { status, body } = await callerOf(one).call(methodOf(one), pathOf(one), { json });
        const what = `${one.route} ${JSON.stringify(json).slice(0, 100)}: ${status} ${body.error}`;
        expect(status, what).toBeLessThan(500);
        if (status < 400) continue;
        expect(body.error, what).toMatch(/^[A-Z“].+|^User not found$/);
        expect(body.error, what).not.toMatch(OF_ZOD);
        if (status === 400) refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(200);
  });

  test('whatever stands in a query', async () => {
    const guest = await newcomer().register();
    const withQuery = endpoints.filter((one) => one.query);
    const image = { body: 'none', headers: { 'content-type': 'image/png' } };
    expect(withQuery.length).toBeGreaterThan(3);
    for (const one of withQuery) {
      for (const name of fieldsOf(one.query)) {
        const person = one.operators ? callerOf(one) : guest;
        const path = `${pathOf(one)}?${name}=${'x'.repeat(300)}`;
        const { status, body } = await person.call(methodOf(one), path, one.bytes ? image : {});
        expect([status, body.error], one.route).toEqual([400, expect.stringMatching(/^[A-Z“].+\.$/)]);
        expect(body.error, one.route).not.toMatch(OF_ZOD);
      }
    }
  });
});

describe('a body', () => {
  const headers = { 'content-type': 'application/json' };
  const NO_OBJECT = { error: 'Send the fields of the request as a JSON object.' };

  test('that is no object is refused by every call, also by those that expect no field', async () => {
    for (const one of changes().filter(({ bytes }) => !bytes)) {
      for (const body of NO_OBJECTS) {
        const answer = await callerOf(one).call(methodOf(one), pathOf(one), { body, headers });
        expect([answer.status, answer.body], `${one.route} ${body}`).toEqual([400, NO_OBJECT]);
      }
    }
  });

  test('has to be there where fields are expected, and nowhere else', async () => {
    for (const one of changes().filter(({ bytes }) => !bytes)) {
      const answer = await callerOf(one).call(methodOf(one), pathOf(one), { headers });
      if (one.body) expect([answer.status, answer.body], one.route).toEqual([400, NO_OBJECT]);
      else expect(answer.status, one.route).not.toBe(400);
    }
  });
});

test('an order without a user says so in the words of the description', async () => {
  const person = await newcomer().register();
  for (const [path, rest] of [
    ['/api/payment/recharge', { planId: 'starter' }],
    ['/api/payment/rs3', {}],
  ] as const) {
    for (const userId of [undefined, null, '', 'x', 5]) {
      const { status, body } = await person.post(path, { userId, ...rest });
      expect([status, body], `${path} ${userId}`).toEqual([400, { error: 'User not found' }]);
    }
  }
});

test('a rating is asked for in the words of the description', async () => {
  const rate = async (rating: unknown) =>
    (await newcomer().post('/api/chat/feedback', { sessionId: randomUUID(), rating })).body.error;
  expect(await rate(undefined)).toBe('Star rating is required to submit feedback.');
  expect(await rate(0)).toBe('A rating has 1 to 5 stars.');
});

describe('a call that another site opens as if it were a page', () => {
  const from = (site: string) => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  });

  test('is refused before it counts: the person can still download the own data', async () => {
    const person = await newcomer().register();
    for (const site of ['cross-site', 'same-site'])
      for (let time = 0; time < 8; time += 1)
        expect((await person.call('GET', '/api/account/export', { headers: from(site) })).status).toBe(403);
    for (const site of ['same-origin', 'none'])
      expect((await person.call('GET', '/api/account/export', { headers: from(site) })).status).toBe(200);
  });

  test('is refused whichever it is', async () => {
    for (const one of endpoints.filter((each) => !each.raw)) {
      const answer = await callerOf(one).call(methodOf(one), pathOf(one), { headers: from('cross-site') });
      expect(answer.status, one.route).toBe(403);
    }
    expect((await newcomer().call('GET', '/api/user/picture', { headers: from('cross-site') })).status).toBe(
      403,
    );
  });
});
