import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { inProject } from '@/dev/project.mjs';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { testDatabase } from '@/tests/setup/postgres';

const SETTINGS = {
  NODE_ENV: 'production' as const,
  LOG_LEVEL: 'info',
  NEXTAUTH_SECRET: 'signs the cookies of a test run',
  GOOGLE_CLIENT_ID: 'unused',
  GOOGLE_CLIENT_SECRET: 'unused',
  OPENAI_API_KEY: 'unused',
  OPENAI_MODEL: 'unused',
  CASHFREE_CLIENT_ID: 'unused',
  CASHFREE_CLIENT_SECRET: 'unused',
};
/** ms in which a worker that waits for nothing would have ended. */
const LONG_MS = 2_000;

/** The state of the job that proves the ledger. */
async function stateOf(sql: pg.Client): Promise<string | undefined> {
  const { rows } = await sql.query(`SELECT state FROM job_queue.job WHERE name = 'prove-ledger'`);
  return rows[0]?.state;
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s: a worker finishes its job and ends with 0', async (signal) => {
  const { url } = await testDatabase();
  const [sql, holder] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([sql.connect(), holder.connect()]);
  await makeQueueTables(sql);
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE ledger_entries IN ACCESS EXCLUSIVE MODE');
  const worker = spawn(process.execPath, ['scripts/worker.mjs'], {
    cwd: inProject(),
    env: { ...process.env, ...SETTINGS, DATABASE_URL: url, npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  const ended = once(worker, 'exit');
  try {
    await expect.poll(() => stateOf(sql), { timeout: 40_000 }).toBe('active');
    worker.kill(signal);
    await sleep(LONG_MS);
    expect(worker.exitCode, output).toBe(null);
    await holder.query('COMMIT');
    const [code] = await ended;
    expect(code, output).toBe(0);
    expect(await stateOf(sql)).toBe('completed');
  } finally {
    worker.kill('SIGKILL');
    await Promise.all([sql.end(), holder.end()]);
  }
});
