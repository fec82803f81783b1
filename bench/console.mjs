// The calls behind the console's screens, over a million messages of a hundred thousand people, beside an empty statement.
import { globSync } from 'node:fs';
import { register } from 'tsx/esm/api';
import { withDatabase } from '../dev/postgres/database.mjs';
import { inProject } from '../dev/project.mjs';
import { step } from '../dev/steps.mjs';
import { fillConsole } from './console-fill.mjs';
import { makeConsoleDatabase } from './database.mjs';
import { percentile } from './percentile.mjs';
import { number, table, times, verdict } from './table.mjs';

const SIZES = {
  full: { people: 100_000, messages: 1_000_000, calls: 100 },
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
  event: `SELECT id FROM safety_events ORDER BY md5(id::text) LIMIT ${EXAMPLES}`,
  line: `SELECT subject_id AS subject FROM audit_entries WHERE subject_kind = 'user' ORDER BY md5(seq::text) LIMIT ${EXAMPLES}`,
};

/**
 * What a screen asks its call for; a call that is not here is asked for nothing, as its screen does without an address of its own.
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
  },
  'GET /api/admin/orders/{orderId}': { '': ({ person }) => ({ orderId: person.order }) },
  'GET /api/admin/statements': { 'of a month': () => ({ period: new Date().toISOString().slice(0, 7) }) },
  'GET /api/admin/safety/{id}': { '': ({ event }) => event },
  'GET /api/admin/audit': {
    '': () => ({}),
    'of a person': ({ line }) => line,
  },
};

/**
 * Every call of the console that reads, with the function that answers it: the function is named as its endpoint is.
 * @returns {Promise<{ endpoint: any, service: (scope: any, input: any) => Promise<unknown> }[]>}
 */
async function findCalls() {
  const calls = [];
  for (const file of globSync('lib/admin/**/contract.ts', { cwd: inProject() }).sort()) {
    const contract = await import(inProject(file));
    const services = await import(inProject(file.replace(/contract\.ts$/, 'service.ts'))).catch(() => ({}));
    for (const [name, endpoint] of Object.entries(contract)) {
      const isRead = typeof endpoint?.route === 'string' && endpoint.route.startsWith('GET /api/admin');
      if (isRead && !endpoint.file && services[name]) calls.push({ endpoint, service: services[name] });
    }
  }
  return calls;
}

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
  const { operatorScope } = await import('../tests/setup/operators.ts');
  const database = await makeConsoleDatabase(serverUrl, size);
  await step('Adding orders, issues, events and lines of the log', () =>
    withDatabase(database.url, (client) => fillConsole(client, size.people)),
  );
  const db = openDb(database.url);
  const counted = await step('Counting every day', () => summarise(db));
  const examples = await findExamples(database.url);
  const scope = { ...operatorScope(db, 'owner'), modelPrices: null };
  const floor = await measure(() => db.query('SELECT 1', []), size.calls);
  const rows = [];
  for (const { endpoint, service } of await findCalls()) {
    const asked = ASKED[endpoint.route] ?? { '': () => ({}) };
    for (const [how, inputOf] of Object.entries(asked)) {
      const call = (place) => {
        const typed = inputOf(exampleOf(examples, place));
        return service(scope, { ...endpoint.query?.parse(typed), ...endpoint.params?.parse(typed) });
      };
      const name = `${endpoint.route.replace('GET /api/admin', '/admin')} ${how}`.trim();
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
  }
  process.stderr.write('\n');
  await db.close();
  await database.drop();
  await unregister();
  const head = ['call', 'p50 ms', 'p95 ms', 'p95 ÷ empty', `≤ ${AIM_MS} ms`];
  const empty = ['an empty statement', number(floor.p50, 2), number(floor.p95, 2), times(1), ''];
  const title = `Console: ${size.messages.toLocaleString('en-US')} messages, ${size.people.toLocaleString('en-US')} people`;
  return `${table(title, head, [empty, ...rows])}\nCounting the busiest day for the overview took ${number(counted)} ms.\n`;
}
