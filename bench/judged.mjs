// Replies that are judged: how much longer a person waits than for the model alone, and how many requests a message takes.
import { makeScreensDatabase, pickChats } from './database.mjs';
import { median, percentile } from './percentile.mjs';
import { SECRET, startLoad, startProduct, startSlowModel } from './servers.mjs';
import { number, table, times, verdict } from './table.mjs';

/** ms of a model that writes a reply, and of the judge and moderation. */
const SPEED = { writingMs: 900, judgingMs: 250 };
const CHATS = [1, 8];
const MESSAGES_OF_A_CHAT = 50;
const AIM = { wait: 1.3, requests: 4 };
const SIZES = { full: { rounds: 3, ms: 10_000 }, quick: { rounds: 1, ms: 6_000 } };

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchJudged({ serverUrl, quick }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const database = await makeScreensDatabase(
    serverUrl,
    Array.from({ length: Math.max(...CHATS) }, () => MESSAGES_OF_A_CHAT),
  );
  const model = await startSlowModel(SPEED);
  const load = await startLoad();
  const everybody = await pickChats(database.url, Math.max(...CHATS), SECRET);
  const rows = [];
  for (const calls of ['none', 'lean', 'full']) {
    const server = await startProduct({
      databaseUrl: database.url,
      modelUrl: model.url,
      env: { AI_SAFETY_CALLS: calls },
    });
    const url = `${server.url}/api/chat/message`;
    await load.run({ url, chats: everybody, ms: SPEED.writingMs });
    for (const chats of CHATS) {
      const rounds = [];
      for (let round = 0; round < size.rounds; round += 1) {
        process.stderr.write('.');
        rounds.push(await measure(load, model, { url, chats: everybody.slice(0, chats), ms: size.ms }));
      }
      rows.push({ calls, chats, ...typical(rounds) });
    }
    await server.stop();
  }
  process.stderr.write('\n');
  await load.stop();
  await model.stop();
  await database.drop();
  return judgedTable(rows);
}

/** One round: the model alone, then the product in front of it. */
async function measure(load, model, job) {
  const alone = await modelAlone(model.url, job.chats.length);
  const before = await model.counts();
  const { p50, p95, sends } = await load.run(job);
  const after = await model.counts();
  const asked = Object.keys(after).reduce((sum, kind) => sum + after[kind] - before[kind], 0);
  return { alone, p50, p95, ratio: p50 / alone, requests: asked / sends };
}

/** The median of every number over the rounds. */
const typical = (rounds) =>
  Object.fromEntries(Object.keys(rounds[0]).map((field) => [field, median(rounds.map((one) => one[field]))]));

/** How long the model alone takes (ms, the median), asked as the product asks it: by several at once. */
async function modelAlone(url, chats) {
  const body = JSON.stringify({ model: 'bench', messages: [{ role: 'user', content: 'hello' }] });
  const taken = await Promise.all(
    Array.from({ length: chats }, async () => {
      const since = performance.now();
      const response = await fetch(`${url}/chat/completions`, { method: 'POST', body });
      await response.json();
      return performance.now() - since;
    }),
  );
  return percentile(
    taken.toSorted((a, b) => a - b),
    0.5,
  );
}

function judgedTable(rows) {
  const { writingMs, judgingMs } = SPEED;
  return table(
    `Judged replies (model ${writingMs} ms, judge and moderation ${judgingMs} ms)`,
    [
      'AI_SAFETY_CALLS',
      'model alone, ms',
      'p50 ms',
      'p95 ms',
      'p50 ÷ model alone',
      'requests/send',
      'aim',
      'kept',
    ],
    rows.map(({ calls, chats, alone, p50, p95, ratio, requests }) => [
      calls,
      chats,
      number(alone),
      number(p50),
      number(p95),
      times(ratio),
      number(requests, 2),
      calls === 'full' ? `≤ ${AIM.wait}×, ≤ ${AIM.requests}` : '',
      calls === 'full' ? verdict(Math.max(ratio / AIM.wait, requests / AIM.requests), 1.001) : '',
    ]),
  );
}
