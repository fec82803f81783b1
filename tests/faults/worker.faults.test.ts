import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freePort } from '@/dev/processes/ports.mjs';
import { inProject } from '@/dev/project.mjs';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { testDatabase } from '../setup/postgres';
import { readyStatus } from '../setup/proxy';
import { SETTINGS } from '../setup/settings';

/** A worker starts the whole of the product's code; then it looks for work every few seconds. */
const WAIT = { timeout: 40_000 };

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
  const port = await freePort();
  const worker = spawn(process.execPath, ['scripts/worker.mjs'], {
    cwd: inProject(),
    env: {
      ...process.env,
      ...SETTINGS,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_URL: url,
      WORKER_PORT: String(port),
      npm_lifecycle_event: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  const ended = once(worker, 'exit');
  try {
    await expect.poll(() => stateOf(sql), WAIT).toBe('active');
    await expect.poll(() => readyStatus(port), WAIT).toBe(200);
    worker.kill(signal);
    await expect.poll(() => readyStatus(port)).toBe(503);
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
