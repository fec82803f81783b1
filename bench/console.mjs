// The console's screens and calls, asked over HTTP with an operator's cookie, over a million messages of a hundred thousand people, beside
// an answer of the same server that costs it two statements of one row each.
import { globSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { withDatabase } from '../dev/postgres/database.mjs';
import { inProject } from '../dev/project.mjs';
import { step } from '../dev/steps.mjs';
import { fillConsole } from './console-fill.mjs';
import { makeConsoleDatabase } from './database.mjs';
import { percentile } from './percentile.mjs';
import { SECRET, startModel, startProduct } from './servers.mjs';
import { number, table, times, verdict } from './table.mjs';

const SIZES = {
  full: { people: 100_000, messages: 1_000_000, calls: 40 },
  quick: { people: 2_000, messages: 20_000, calls: 20 },
};
/** ms, at the 95th percentile. */
const AIM_MS = 300;
const WARM = 3;
/** ms after which a call that is slow is asked no more, but for the fewest that percentiles need. */
const PATIENCE_MS = 15_000;
const FEWEST = 10;
/** Rows of which an example is looked up, so that each call asks for another one. */
const EXAMPLES = 50;

/** What the calls are asked about: the columns of one row each. */
const EXAMPLE_STATEMENTS = {
  person: `SELECT u.id, u.email, u.mobile_number AS mobile, r.referral_code AS code, p.order_id AS order, p.cf_order_id AS cashfree
    FROM users u JOIN payments p ON p.user_id = u.id JOIN referrals r ON r.referrer_id = u.id AND r.referred_user_id IS NULL
    WHERE u.email IS NOT NULL AND u.is_mobile_verified ORDER BY md5(u.id::text) LIMIT ${EXAMPLES}`,
  issue: `SELECT 'SA-' || number AS number FROM issues ORDER BY md5(id::text) LIMIT ${EXAMPLES}`,
  companion: `SELECT id FROM companions ORDER BY id LIMIT ${EXAMPLES}`,
  prompt: `SELECT id FROM prompts ORDER BY id LIMIT ${EXAMPLES}`,
  line: `SELECT subject_id AS subject FROM audit_entries WHERE subject_kind = 'user' ORDER BY md5(seq::text) LIMIT ${EXAMPLES}`,
};

/**
 * What a screen asks its call for; a call that is not here is asked for nothing, as its screen does without an address of its own.
 * A page asks for the same as the call of its list.
 * @type {Record<string, Record<string, (example: any) => object>>}
 */
const ASKED = {
  'GET /api/admin/overview': {
    '7 days': () => ({ days: 7 }),
    '30 days': () => ({ days: 30 }),
    '90 days': () => ({ days: 90 }),
  },
  'GET /api/admin/people': {
    'by id': ({ person }) => ({ q: person.id }),
    'by e-mail': ({ person }) => ({ q: person.email }),
    'by mobile': ({ person }) => ({ q: person.mobile }),
    'by order': ({ person }) => ({ q: person.order }),
    'by Cashfree’s number': ({ person }) => ({ q: person.cashfree }),
    'by invitation code': ({ person }) => ({ q: person.code }),
  },
  'GET /api/admin/people/{id}': { '': ({ person }) => ({ id: person.id }) },
  'GET /api/admin/complaints': {
    '': () => ({}),
    'of a state': () => ({ state: 'closed' }),
    'of a person': ({ person }) => ({ q: person.id }),
  },
  'GET /api/admin/complaints/{number}': { '': ({ issue }) => issue },
  'GET /api/admin/companions/{id}': { '': ({ companion }) => companion },
  'GET /api/admin/orders': {
    '': () => ({}),
    'of a state': () => ({ status: 'failed' }),
    'of a sum': () => ({ min: 199, max: 199 }),
    'by number': ({ person }) => ({ q: person.order }),
    'by e-mail': ({ person }) => ({ q: person.email }),
    'by sum': () => ({ order: '-amount' }),
  },
  'GET /api/admin/orders/{orderId}': { '': ({ person }) => ({ orderId: person.order }) },
  'GET /api/admin/orders/export': {
    '': () => ({}),
    'of a sum': () => ({ min: 199, max: 199 }),
  },
  'GET /api/admin/statements': { 'of a month': () => ({ period: thisMonth() }) },
  'GET /api/admin/statements/download': { 'of a month': () => ({ period: thisMonth() }) },
  'GET /api/admin/reviews': {
    '': () => ({}),
    'by stars': () => ({ order: 'stars' }),
    'of words': () => ({ q: 'day 17' }),
    // All of them are read to find none.
    'of words that nobody wrote': () => ({ q: 'ऐसा कुछ नहीं' }),
  },
  'GET /api/admin/prompts/{id}': { '': ({ prompt }) => prompt },
  'GET /api/admin/audit': {
    '': () => ({}),
    'of a person': ({ line }) => line,
  },
  // All lines are years of work, and take as long as that: no screen waits for them.
  'GET /api/admin/audit/export': { 'of a person': ({ line }) => line },
};

/** The pages of the console, with the call that each shows what it is asked for by; null for one that is asked for nothing. */
const PAGES = {
  '/admin': 'GET /api/admin/overview',
  '/admin/people': 'GET /api/admin/people',
  '/admin/people/{id}': 'GET /api/admin/people/{id}',
  '/admin/complaints': 'GET /api/admin/complaints',
  '/admin/complaints/{number}': 'GET /api/admin/complaints/{number}',
  '/admin/companions/{id}': 'GET /api/admin/companions/{id}',
  '/admin/orders': 'GET /api/admin/orders',
  '/admin/orders/{orderId}': 'GET /api/admin/orders/{orderId}',
  '/admin/statements': 'GET /api/admin/statements',
  '/admin/prompts/{id}': 'GET /api/admin/prompts/{id}',
  '/admin/reviews': 'GET /api/admin/reviews',
  '/admin/audit': 'GET /api/admin/audit',
  '/admin/alerts/surplus': null,
};

const thisMonth = () => new Date().toISOString().slice(0, 7);

/**
 * Everything of the console that reads: calls by their contracts, so that a new one is measured without being listed, and pages by the
 * parts of the navigation and the list above.
 * @returns {Promise<{ name: string, path: string, inputOf: (example: any) => object }[]>}
 */
async function findTargets() {
  const targets = [];
  const add = (path, route) => {
    const asked = (route && ASKED[route]) ?? { '': () => ({}) };
    for (const [how, inputOf] of Object.entries(asked))
      targets.push({ name: `${path} ${how}`.trim(), path, inputOf });
  };
  for (const file of globSync('lib/admin/**/contract.ts', { cwd: inProject() }).sort())
    for (const endpoint of Object.values(await import(inProject(file)))) {
      const route = String(Object(endpoint).route);
      if (route.startsWith('GET /api/admin')) add(route.slice('GET '.length), route);
    }
  const { CONSOLE_PARTS } = await import('../lib/admin/gate/constants.ts');
  const parts = CONSOLE_PARTS.map(({ path }) => path);
  for (const path of new Set([...parts, ...Object.keys(PAGES)])) add(path, PAGES[path] ?? null);
  return targets;
}

/** An address with what is asked for: in its path where it has a place for it, else in its query. @param {string} path @param {object} input */
function addressOf(path, input) {
  const rest = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(input))
    if (filled.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else rest.set(name, String(value));
  return rest.size > 0 ? `${filled}?${rest}` : filled;
}

/**
 * An owner who signed in a moment ago.
 * @param {string} url of the database
 * @returns {Promise<{ email: string, cookie: string }>}
 */
const enterAsOwner = (url) =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `UPDATE device_sessions s SET authenticated_at = now() FROM users u
       WHERE s.id = (SELECT d.id FROM device_sessions d JOIN users m ON m.id = d.user_id WHERE m.email IS NOT NULL ORDER BY d.id LIMIT 1)
         AND u.id = s.user_id
       RETURNING s.id AS "sessionId", u.email, gen_random_uuid() AS "visitorId"`,
    );
    const [{ email, ...visitor }] = rows;
    const { VISITOR_COOKIE, sealVisitor } = await import('../lib/server/visitor-cookie.ts');
    const { ringOf } = await import('../lib/server/keys.ts');
    return { email, cookie: `${VISITOR_COOKIE}=${sealVisitor(visitor, ringOf([], SECRET))}` };
  });

/** The examples of a call, one after the other. @param {Record<string, any[]>} examples @param {number} place */
const exampleOf = (examples, place) =>
  Object.fromEntries(Object.entries(examples).map(([kind, rows]) => [kind, rows[place % rows.length]]));

/**
 * @param {(place: number) => Promise<unknown>} call
 * @param {number} calls
 */
async function measure(call, calls) {
  for (let place = 0; place < WARM; place += 1) await call(place);
  const took = [];
  const started = performance.now();
  for (let place = 0; place < calls; place += 1) {
    if (place >= FEWEST && performance.now() - started > PATIENCE_MS) break;
    const began = performance.now();
    await call(place + WARM);
    took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}

/** @param {string} url @returns {Promise<Record<string, any[]>>} */
const findExamples = (url) =>
  withDatabase(url, async (client) => {
    const found = {};
    for (const [kind, statement] of Object.entries(EXAMPLE_STATEMENTS))
      found[kind] = (await client.query(statement)).rows;
    return found;
  });

/** Counts every day, as the job does, and says how long the day with most messages took (ms). */
async function summarise(db) {
  const { summariseDays } = await import('../lib/admin/overview/jobs.ts');
  const { rebuildDays } = await import('../lib/admin/overview/service.ts');
  const now = () => new Date();
  const day = async () => {
    const { rows } = await db.query(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM daily_numbers WHERE name = 'replies' ORDER BY value DESC LIMIT 1`,
      [],
    );
    return rows[0].day;
  };
  while ((await summariseDays({ db, now })) > 1);
  const busiest = await day();
  const began = performance.now();
  await rebuildDays({ db, now }, { from: busiest, upto: busiest });
  return performance.now() - began;
}

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchConsole({ serverUrl, quick }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const unregister = register();
  const { openDb } = await import('../lib/server/db.ts');
  const database = await makeConsoleDatabase(serverUrl, size);
  await step('Adding orders, issues, events and lines of the log', () =>
    withDatabase(database.url, (client) => fillConsole(client, size.people)),
  );
  const db = openDb(database.url);
  const counted = await step('Counting every day', () => summarise(db));
  const { checkWhole } = await import('../lib/admin/audit/checks/service.ts');
  const began = performance.now();
  // As every night.
  await step('Checking the whole log', () => checkWhole({ db, now: () => new Date() }));
  const checked = performance.now() - began;
  await db.close();
  const examples = await findExamples(database.url);
  const { email, cookie } = await enterAsOwner(database.url);
  const model = await startModel();
  const env = { JOBS: 'off', ADMIN_EMAILS: email };
  const product = await startProduct({ databaseUrl: database.url, modelUrl: model.url, env });
  const ask = async (address) => {
    const response = await fetch(`${product.url}${address}`, { headers: { cookie }, redirect: 'error' });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`it answers ${response.status}`);
  };
  const floor = await measure(() => ask('/readyz'), size.calls);
  const rows = [];
  for (const { name, path, inputOf } of await findTargets()) {
    const call = (place) => ask(addressOf(path, inputOf(exampleOf(examples, place))));
    const seen = await measure(call, size.calls).catch((error) => ({ failed: error }));
    if ('failed' in seen) {
      console.error(`${name} was not measured: ${seen.failed.message}`);
      rows.push([name, '–', '–', '–', 'NO']);
      continue;
    }
    process.stderr.write('.');
    rows.push([
      name,
      number(seen.p50, 1),
      number(seen.p95, 1),
      times(seen.p95 / floor.p95),
      verdict(seen.p95, AIM_MS),
    ]);
  }
  process.stderr.write('\n');
  await product.stop();
  await model.stop();
  await database.drop();
  await unregister();
  const head = ['page or call', 'p50 ms', 'p95 ms', 'p95 ÷ floor', `≤ ${AIM_MS} ms`];
  const empty = [
    'floor: /readyz, two statements of one row',
    number(floor.p50, 2),
    number(floor.p95, 2),
    times(1),
    '',
  ];
  const title = `Console: ${size.messages.toLocaleString('en-US')} messages, ${size.people.toLocaleString('en-US')} people`;
  return `${table(title, head, [empty, ...rows])}\nCounting the busiest day for the overview took ${number(counted)} ms, checking all lines of the log ${number(checked)} ms.\n`;
}
