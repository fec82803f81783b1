// The catalogue call with 12 and with 2,000 companions, beside a floor that reads and writes them for every request.
import { makeCatalogueDatabase } from './database.mjs';
import { median } from './percentile.mjs';
import { startBare, startLoad, startModel, startProduct } from './servers.mjs';
import { number, table, times, verdict } from './table.mjs';

const COMPANIONS = [12, 2000];
const CLIENTS = 16;
const PATH = '/api/companions/psychologist';
const AIM = { p95: 2 };
const SIZES = {
  full: { rounds: 5, ms: 3_000, warmMs: 2_000 },
  quick: { rounds: 1, ms: 1_500, warmMs: 1_000 },
};

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchCatalogue({ serverUrl, quick }) {
  const size = quick ? SIZES.quick : SIZES.full;
  const model = await startModel();
  const load = await startLoad('bench/get-load.mjs');
  const targets = [];
  for (const companions of COMPANIONS) {
    const database = await makeCatalogueDatabase(serverUrl, companions);
    const options = { databaseUrl: database.url, modelUrl: model.url };
    const bare = await startBare(options, 'bench/bare-catalogue.mjs');
    const product = await startProduct(options);
    const both = { companions, drop: database.drop };
    targets.push({ ...both, who: 'bare', server: bare, encoding: 'identity' });
    targets.push({ ...both, who: 'product', server: product, encoding: 'identity' });
    targets.push({ ...both, who: 'product, gzip', server: product, encoding: 'gzip' });
  }
  for (const target of targets) await measure(load, target, size.warmMs);
  const seen = [];
  for (let round = 0; round < size.rounds; round += 1) {
    for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
      process.stderr.write('.');
      const { who, companions } = target;
      seen.push({ round, who, companions, ...(await measure(load, target, size.ms)) });
    }
  }
  process.stderr.write('\n');
  for (const { server, who } of targets) if (who !== 'product, gzip') await server.stop();
  await load.stop();
  await model.stop();
  for (const { drop, who } of targets) if (who === 'bare') await drop();
  return `${absolutes(seen)}\n${ratios(seen)}`;
}

async function measure(load, { server, encoding }, ms) {
  const before = await server.cpuMicros();
  const result = await load.run({ url: `${server.url}${PATH}`, clients: CLIENTS, ms, encoding });
  return { ...result, cpu: ((await server.cpuMicros()) - before) / result.answers };
}

const of = (seen, who, companions) => seen.filter((one) => one.who === who && one.companions === companions);
const typical = (seen, who, companions, field) => median(of(seen, who, companions).map((one) => one[field]));

function absolutes(seen) {
  const rows = COMPANIONS.flatMap((companions) =>
    ['bare', 'product', 'product, gzip'].map((who) => {
      const get = (field) => typical(seen, who, companions, field);
      return [
        `${who}, ${companions.toLocaleString('en-US')} companions`,
        number(get('perSecond')),
        number(get('cpu')),
        number(get('p50'), 2),
        number(get('p95'), 2),
        number(get('bytes') / 1000, 1),
      ];
    }),
  );
  const head = ['server', 'answers/s', 'CPU µs/answer', 'p50 ms', 'p95 ms', 'kB'];
  return table(`Catalogue, ${CLIENTS} clients`, head, rows);
}

function ratios(seen) {
  const paired = (one, other, field) =>
    median(one.map((row) => row[field] / other.find(({ round }) => round === row.round)[field]));
  const rows = COMPANIONS.flatMap((companions) => {
    const bare = of(seen, 'bare', companions);
    return ['product', 'product, gzip'].map((who) => {
      const p95 = paired(of(seen, who, companions), bare, 'p95');
      return [
        `p95, ${who} ÷ bare, ${companions} companions`,
        times(p95),
        `≤ ${AIM.p95}×`,
        verdict(p95, AIM.p95),
      ];
    });
  });
  for (const [field, name] of [
    ['p95', 'p95'],
    ['bytes', 'bytes'],
  ]) {
    for (const who of ['bare', 'product', 'product, gzip']) {
      const growth = paired(of(seen, who, 2000), of(seen, who, 12), field);
      rows.push([`${name}, ${who}, 2,000 ÷ 12 companions`, times(growth), '', '']);
    }
  }
  return table('Catalogue, as ratios', ['ratio', 'measured', 'aim', 'kept'], rows);
}
