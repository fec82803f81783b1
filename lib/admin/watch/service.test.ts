import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reportIssue } from '@/lib/issues/service';
import { proveLedger } from '@/lib/wallet/proof/jobs';
import { operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { noteRun } from '../jobs/service';
import { sendPosts } from './delivery/jobs';
import { lookForTrouble } from './jobs';
import type { AlertMessage, PostAlert } from './ports';
import { listAlerts, testAlert } from './service';

const database = serviceDatabase();
const HOUR_MS = 3_600_000;
const query = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;

beforeEach(async () => {
  for (const table of ['alerts', 'mails', 'issues', 'job_runs', 'ai_usage', 'free_replies', 'payment_alerts'])
    await query(`DELETE FROM ${table}`);
});

function webhook(answer = { isTaken: true, code: '200', words: 'ok' }) {
  const posted: AlertMessage[] = [];
  const postAlert: PostAlert = async (message) => {
    posted.push(message);
    return answer;
  };
  return { posted, postAlert };
}
const later = (ms: number) => () => new Date(Date.now() + ms);

async function complain(): Promise<string> {
  const person = await guest(database.db);
  const words = `paid twice ${randomUUID()}`;
  return (await reportIssue(person, { name: 'Asha', mobileNumber: '+919812345671', issueDetail: words }))
    .number;
}

describe('an alert', () => {
  test('is told once, however many processes look and send, and once more when it is over', async () => {
    const number = await complain();
    const { posted, postAlert } = webhook();
    const at = (ms: number) => scopeOf(database.db, { postAlert, now: later(ms) });
    const everybody = async (ms: number) => {
      await Promise.all([1, 2, 3].map(() => lookForTrouble(at(ms))));
      await Promise.all([1, 2, 3].map(() => sendPosts(at(ms))));
    };
    await everybody(0);
    expect(posted).toEqual([]);
    for (const hours of [25, 26, 27]) await everybody(hours * HOUR_MS);
    expect(posted.map(({ phase, text }) => [phase, text])).toEqual([
      ['opened', `Complaint ${number} is late: nobody has answered it.`],
    ]);
    expect(posted[0]).toMatchObject({
      kind: 'complaint',
      url: `http://localhost:3000/admin/complaints/${number}`,
    });
    expect(JSON.stringify(posted)).not.toMatch(/Asha|98123|paid twice|[0-9a-f]{8}-[0-9a-f]{4}-4.*user/);
    await query("UPDATE issues SET status = 'closed'");
    for (const hours of [28, 29]) await everybody(hours * HOUR_MS);
    expect(posted.map(({ phase }) => phase)).toEqual(['opened', 'resolved']);
    expect(await query("SELECT key FROM mails WHERE key LIKE 'alert:%'")).toHaveLength(2);
    // It comes again: that is another episode.
    await query("UPDATE issues SET status = 'open'");
    await everybody(30 * HOUR_MS);
    expect(posted.map(({ phase }) => phase)).toEqual(['opened', 'resolved', 'opened']);
  });

  test('that the webhook does not take is tried again, and listed with what was answered', async () => {
    await complain();
    const { posted, postAlert } = webhook({ isTaken: false, code: '500', words: 'rollup_error' });
    const at = (ms: number) => scopeOf(database.db, { postAlert, now: later(ms) });
    await lookForTrouble(at(25 * HOUR_MS));
    await sendPosts(at(25 * HOUR_MS));
    await sendPosts(at(25 * HOUR_MS));
    expect(posted).toHaveLength(1);
    await sendPosts(at(26 * HOUR_MS));
    expect(posted.map(({ id }) => id)).toEqual([posted[0]?.id, posted[0]?.id]);
    const scope = operatorScope(database.db, 'support', { postAlert });
    expect(await listAlerts(scope, {})).toMatchObject({
      hasWebhook: true,
      alerts: [{ webhook: 'queued', error: '500', resolvedAt: null }],
    });
  });
});

test('a day’s budget is told of at 50 and 80 percent, once each, and its end is not', async () => {
  const { posted, postAlert } = webhook();
  const day = '2033-03-03';
  const now = () => new Date(`${day}T06:30:00Z`);
  const use = async (replies: number, moment = now) => {
    await query(
      'INSERT INTO free_replies (day, replies) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET replies = $2',
      [day, replies],
    );
    const scope = scopeOf(database.db, { postAlert, budgets: { freeReplies: 10 }, now: moment });
    await lookForTrouble(scope);
    await sendPosts(scope);
  };
  for (const replies of [4, 5, 7, 8, 10]) await use(replies);
  await use(10, () => new Date('2033-03-04T06:30:00Z'));
  const told = posted
    .filter(({ kind }) => kind === 'budget')
    .map(({ fields, phase }) => [fields.percent, phase]);
  expect(told).toEqual([
    [50, 'opened'],
    [80, 'opened'],
  ]);
});

test('balances that differ from their ledger are told of by their number, until they do not any more', async () => {
  const { posted, postAlert } = webhook();
  const errors: unknown[] = [];
  const scope = scopeOf(database.db, { postAlert });
  vi.spyOn(scope.log, 'error').mockImplementation((fields, event) => void errors.push({ event, ...fields }));
  const { rows } = await database.sql.query(
    'INSERT INTO users (id, message_balance) VALUES (gen_random_uuid(), 7) RETURNING id',
  );
  for (const [hours, balance] of [
    [1, 7],
    [2, 0],
  ] as const) {
    await query('UPDATE users SET message_balance = $2 WHERE id = $1', [rows[0].id, balance]);
    await noteRun(scopeOf(database.db, { now: later(hours * HOUR_MS) }), 'prove-ledger', () =>
      proveLedger(scope),
    );
    await lookForTrouble(scope);
    await sendPosts(scope);
  }
  expect(posted.map(({ kind, phase, fields }) => [kind, phase, fields.balances])).toEqual([
    ['ledger', 'opened', 1],
    ['ledger', 'resolved', 1],
  ]);
  expect(errors).toContainEqual({ event: 'balances differ from the ledger', balances: 1 });
  expect(JSON.stringify(posted)).not.toContain(rows[0].id);
});

test('a reconciler that does not run is told of, and when it runs again', async () => {
  const { posted, postAlert } = webhook();
  const scope = scopeOf(database.db, { postAlert });
  const ran = (minutes: number) =>
    query(
      `INSERT INTO job_runs (name, expected_from, last_ok_at) VALUES ('reconcile-payments', now() - interval '1 day', now() - make_interval(mins => $1))
       ON CONFLICT (name) DO UPDATE SET last_ok_at = excluded.last_ok_at`,
      [minutes],
    );
  for (const minutes of [9, 11, 12, 0]) {
    await ran(minutes);
    await lookForTrouble(scope);
    await sendPosts(scope);
  }
  expect(posted.map(({ kind, phase }) => [kind, phase])).toEqual([
    ['reconciler', 'opened'],
    ['reconciler', 'resolved'],
  ]);
});

test('a test tells what the other sides answered, and stands in the audit log', async () => {
  const { posted, postAlert } = webhook({ isTaken: false, code: '404', words: 'no_service' });
  const scope = operatorScope(database.db, 'owner', {
    postAlert,
    sendMail: async () => ({ outcome: 'unreachable', code: 'ETIMEDOUT' }),
  });
  expect(await testAlert(scope)).toEqual({
    webhook: { isTaken: false, code: '404', words: 'no_service' },
    mail: { isTaken: false, code: 'ETIMEDOUT', words: '' },
  });
  expect(posted).toMatchObject([{ phase: 'test', kind: 'test' }]);
  expect(await testAlert(operatorScope(database.db, 'owner'))).toEqual({ webhook: null, mail: null });
  const lines = await query(
    "SELECT operator FROM audit_entries WHERE action = 'alert.test' AND operator = $1",
    [scope.operator.email],
  );
  expect(lines).toHaveLength(1);
});
