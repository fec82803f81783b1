import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

type Endpoint = { route: string; response: unknown; words?: true | 'poll' };
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value && 'response' in value;

// What a server process has; the calls made here never reach the database or the model.
const ENVIRONMENT = {
  DATABASE_URL: 'postgresql://unused',
  NEXTAUTH_SECRET: 'unused in these tests',
  GOOGLE_CLIENT_ID: 'unused',
  GOOGLE_CLIENT_SECRET: 'unused',
  OPENAI_API_KEY: 'unused',
  OPENAI_MODEL: 'unused',
  CASHFREE_CLIENT_ID: 'unused',
  CASHFREE_CLIENT_SECRET: 'unused',
  LOG_LEVEL: 'silent',
};
beforeAll(() => {
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

const contracts = globSync('lib/**/contract.ts');
const routes = globSync(['app/api/**/route.ts', 'app/auth/**/route.ts']).filter(
  // The way to Google redirects and a picture is no JSON: neither is a call with a contract.
  (file) => !/\[\.\.\.|^app\/(auth\/google|api\/auth\/callback\/google|api\/user\/picture)\//.test(file),
);

async function contractsEndpoints(): Promise<Endpoint[]> {
  const modules = await Promise.all(contracts.map((file) => import(`../../${file}`)));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const endpoints = async () => (await contractsEndpoints()).map((one) => one.route);

/** app/api/chat/session/[sessionId]/route.ts → /api/chat/session/{sessionId} */
const pathOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/route\.ts$/, '')
    .replace(/\[(\w+)\]/g, '{$1}');

test('every endpoint of a contract is declared once', async () => {
  const all = await endpoints();
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
});

/** What has no words of a chat that is there: who it is with and what is left, a new one, a rating, a message taken back, how long somebody chatted. */
const WITHOUT_WORDS = [
  'GET /api/chat/row',
  'GET /api/chat/session/{sessionId}',
  'POST /api/chat/feedback',
  'POST /api/chat/session',
  'POST /api/chat/stop',
];
const ABOUT_CHATS = /^[A-Z]+ \/api\/(chat|chats|memory|account\/(chats|export))(\/|$)/;

test('what is about chats and memories is refused while they are locked, or is named here', async () => {
  const about = (await contractsEndpoints()).filter(({ route }) => ABOUT_CHATS.test(route));
  expect(about.length).toBeGreaterThan(20);
  const open = about.filter(({ words }) => words === undefined).map(({ route }) => route);
  expect(open.sort()).toEqual(WITHOUT_WORDS);
});

test('every endpoint has its route file, and every route file an endpoint', async () => {
  const declared = new Set((await endpoints()).map((route) => route.slice(route.indexOf(' ') + 1)));
  expect([...declared].sort()).toEqual(routes.map(pathOf).sort());
});

test('a route answers the methods of its endpoints, and 405 with the allowed ones to the others', async () => {
  const declared = await endpoints();
  for (const file of routes) {
    const module = (await import(`../../${file}`)) as Record<
      string,
      (request: Request, context: object) => Promise<Response>
    >;
    const allowed = declared
      .filter((route) => route.endsWith(` ${pathOf(file)}`))
      .map((route) => route.slice(0, route.indexOf(' ')));
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const run = module[method];
      expect(run, `${method} ${file}`).toBeTypeOf('function');
      if (allowed.includes(method) || !run) continue;
      const answer = await run(new Request(`http://localhost${pathOf(file)}`, { method }), {});
      // Nobody is told that there is such a path.
      if (pathOf(file).startsWith('/api/admin/')) {
        expect([answer.status, answer.headers.get('allow')], `${method} ${file}`).toEqual([404, null]);
        continue;
      }
      expect(answer.status, `${method} ${file}`).toBe(405);
      expect(answer.headers.get('allow')).toBe(allowed.join(', '));
      expect(await answer.json()).toEqual({ error: expect.any(String) });
    }
  }
});

test('our own server answers every route.ts that the build does not answer', async () => {
  const { ROUTES } = await import('../../server/calls');
  const files = globSync('app/**/route.ts').filter(
    (file) => !readFileSync(file, 'utf8').includes("dynamic = 'force-static'"),
  );
  const served = await Promise.all(
    files.map(async (file) => [file.slice('app'.length, -'/route.ts'.length), await import(`../../${file}`)]),
  );
  expect(Object.keys(ROUTES).sort()).toEqual(served.map(([path]) => path).sort());
  for (const [path, module] of served) expect(ROUTES[path], path).toBe(module);
});

test('our own server finds the call of every endpoint', async () => {
  const { findCall, ROUTES } = await import('../../server/calls');
  for (const route of await endpoints()) {
    const [method = '', path = ''] = route.split(' ');
    const found = findCall(method, path.replace(/\{\w+\}/g, 'some-value'));
    const handler = ROUTES[path.replaceAll('{', '[').replaceAll('}', ']')]?.[method];
    expect(found?.call, route).toBe((handler as { direct: unknown } | undefined)?.direct);
    expect(found?.call, route).toBeTypeOf('function');
  }
});
