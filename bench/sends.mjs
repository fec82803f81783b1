// Sends: the product beside a floor that does the same work bare, on an empty and on a full database.
import { makeDatabases, pickChats, requireBalanced } from './database.mjs';
import { median } from './percentile.mjs';
import { SECRET, startBare, startLoad, startModel, startProduct } from './servers.mjs';
import { number, table, times, verdict } from './table.mjs';

const CHATS = [1, 16, 64];
const AIM = { cpu: 3, tail: 2, full: 1.1 };

const SIZES = {
  full: { messages: 1_000_000, rounds: 5, ms: 5_000, warmMs: 4_000 },
  quick: { messages: 100_000, rounds: 1, ms: 2_000, warmMs: 1_500 },
};

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchSends({ serverUrl, quick, profile }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const most = Math.max(...CHATS);
  const databases = await makeDatabases(serverUrl, { messages: size.messages, chats: most });
  const model = await startModel();
  const load = await startLoad();
  const targets = [];
  for (const [data, databaseUrl] of [
    ['empty', databases.empty],
    ['loaded', databases.loaded],
  ]) {
    const chats = await pickChats(databaseUrl, most, SECRET);
    const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=.cache/bench/profiles/${data}`] : [];
    const options = { databaseUrl, modelUrl: model.url, flags };
    targets.push({ who: 'bare', data, chats, server: await startBare(options) });
    targets.push({ who: 'product', data, chats, server: await startProduct(options) });
  }

  for (const target of targets) await measure(load, target, most, size.warmMs);
  const seen = [];
  for (let round = 0; round < size.rounds; round += 1) {
    for (const chats of CHATS) {
      // Every other round in the other order, so that nobody always comes first.
      for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
        process.stderr.write('.');
        const result = await measure(load, target, chats, size.ms);
        seen.push({ round, chats, who: target.who, data: target.data, ...result });
      }
    }
  }
  process.stderr.write('\n');
  for (const { server } of targets) await server.stop();
  await load.stop();
  await model.stop();
  await requireBalanced(databases.empty);
  await requireBalanced(databases.loaded);
  await databases.drop();
  return `${absolutes(seen, size.messages)}\n${ratios(seen, size)}`;
}

/**
 * @param {Awaited<ReturnType<typeof startLoad>>} load
 * @param {{ server: import('./servers.mjs').Measured, chats: object[] }} target
 * @param {number} chats
 * @param {number} ms
 */
async function measure(load, target, chats, ms) {
  const before = await target.server.cpuMicros();
  const job = { url: `${target.server.url}/api/chat/message`, chats: target.chats.slice(0, chats), ms };
  const result = await load.run(job);
  const cpu = ((await target.server.cpuMicros()) - before) / result.sends;
  return { ...result, cpu };
}

const of = (seen, wanted) =>
  seen.filter((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));

/** The median over the rounds. */
const typical = (seen, wanted, field) => median(of(seen, wanted).map((one) => one[field]));

function absolutes(seen, messages) {
  const rows = CHATS.flatMap((chats) =>
    ['empty', 'loaded'].flatMap((data) =>
      ['bare', 'product'].map((who) => {
        const get = (field) => typical(seen, { chats, data, who }, field);
        return [
          `${who}, ${data === 'empty' ? 'empty' : messages.toLocaleString('en-US')}`,
          chats,
          number(get('perSecond')),
          number(get('cpu')),
          number(get('p50'), 2),
          number(get('p95'), 2),
          number(get('p99'), 2),
        ];
      }),
    ),
  );
  const head = ['server, stored messages', 'chats', 'sends/s', 'CPU µs/send', 'p50 ms', 'p95 ms', 'p99 ms'];
  return table('Sends', head, rows);
}

/** Ratios are taken within a round, whose parts ran right after each other, and then their median. */
function paired(seen, one, other, field) {
  const second = of(seen, other);
  return median(
    of(seen, one).map((row) => row[field] / second.find(({ round }) => round === row.round)[field]),
  );
}

function ratios(seen) {
  const rows = CHATS.flatMap((chats) => {
    const product = { chats, who: 'product', data: 'empty' };
    const cpu = paired(seen, product, { ...product, who: 'bare' }, 'cpu');
    const tail = median(of(seen, product).map(({ p99, p50 }) => p99 / p50));
    const bareTail = median(of(seen, { ...product, who: 'bare' }).map(({ p99, p50 }) => p99 / p50));
    const full = paired(seen, { ...product, data: 'loaded' }, product, 'p50');
    const fullCpu = paired(seen, { ...product, data: 'loaded' }, product, 'cpu');
    return [
      [`CPU per send, product ÷ bare, ${chats} chats`, times(cpu), `≤ ${AIM.cpu}×`, verdict(cpu, AIM.cpu)],
      [
        `p99 ÷ p50, ${chats} chats (bare: ${times(bareTail)})`,
        times(tail),
        chats === 64 ? `≤ ${AIM.tail}×` : '',
        chats === 64 ? verdict(tail, AIM.tail) : '',
      ],
      [`p50, full ÷ empty, ${chats} chats`, times(full), `≤ ${AIM.full}×`, verdict(full, AIM.full)],
      [`CPU, full ÷ empty, ${chats} chats`, times(fullCpu), `≤ ${AIM.full}×`, verdict(fullCpu, AIM.full)],
    ];
  });
  return table('Sends, as ratios', ['ratio', 'measured', 'aim', 'kept'], rows);
}
