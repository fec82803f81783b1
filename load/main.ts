/* People who chat with two processes, a worker and a database: what they feel, what it takes, and that every reply is there and paid once. */
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { FAULTS, happenAll } from './faults/faults';
import { HELP, type Options, readOptions } from './options';
import { letLive } from './people/crowd';
import { requirePages } from './people/pages';
import type { News } from './people/sample';
import { feltOf, growthOf } from './report/judge';
import { logLines } from './report/log-lines';
import { type Proof, prove } from './report/proof';
import { faultTable, feltTable, growthTable, poolTable, processTable, proofTable } from './report/report';
import { type Moment, Sampler } from './world/sampler';
import { openWorld, type World } from './world/world';

/** Of a run, how long people keep coming, in ms and at most. */
const ARRIVE = { share: 0.2, mostMs: 120_000 };
/** ms before the first fault: everybody has come and chats. */
const CALM_MS = 60_000;
/** ms for a payment that was made in the last moment. */
const SETTLE_MS = 5_000;

async function play(world: World, { people, seconds, soak, faults, only }: Options): Promise<boolean> {
  const chosen = FAULTS.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new Error(`No fault is called "${only}".`);
  await requirePages(world.url);
  const news: News = { samples: [], sent: [], paid: [] };
  const crowd = letLive(
    {
      ...{ origin: world.url, modelUrl: world.model.url, cashfreeControlUrl: world.cashfree.controlUrl },
      ...{ people, seconds, planId: faults ? 'starter' : 'standard' },
      arriveWithinMs: Math.min(seconds * 1000 * ARRIVE.share, ARRIVE.mostMs),
    },
    ({ samples, sent, paid }) => {
      news.samples.push(...samples);
      news.sent.push(...sent);
      news.paid.push(...paid);
    },
  );
  const sampler = new Sampler(world, () => crowd.pid);
  const from = Date.now();
  sampler.begin();
  const happening = faults ? sleep(CALM_MS).then(() => happenAll(world, chosen)) : Promise.resolve([]);
  const [happened] = await Promise.all([happening, crowd.ended]);
  const to = Date.now();
  await sampler.end();
  await sleep(SETTLE_MS);
  const proof: Proof = await prove(world.db, news.sent, news.paid);

  const { seen } = sampler;
  const ours = [...world.apps, world.worker].map(({ name }) => name);
  const span = { from, to: from + seconds * 1000 };
  const growth = (what: string, hasAim: boolean, role: string, read: (moment: Moment) => number | null) => ({
    ...{ what, hasAim },
    ...growthOf(seen.moments, role, span, read),
  });
  const growths = ours.flatMap((role) => [
    growth('resident', true, role, ({ memory }) => memory),
    growth('heap after collection', true, role, ({ heapUsed }) => heapUsed),
    growth('taken by V8', false, role, ({ told }) => told?.heapTotal ?? null),
    growth('outside of V8', false, role, ({ told }) => (told ? told.rss - told.heapTotal : null)),
  ]);
  const parts = [
    feltTable(news.samples, !faults),
    { text: processTable(seen, (to - from) / 1000, os.availableParallelism()), isKept: true },
    ...(faults
      ? []
      : [
          poolTable(
            seen,
            world.apps.map(({ name }) => name),
          ),
          growthTable(growths, soak),
        ]),
    ...(faults
      ? [
          faultTable(
            happened.map((one) => ({
              ...{ name: one.name, remark: one.remark, seconds: (one.goneAt - one.begunAt) / 1000 },
              ...feltOf(news.samples, one),
            })),
          ),
        ]
      : []),
    proofTable(proof),
  ];
  for (const { text } of parts) console.log(`\n${text}`);
  console.log(`${logLines(world.logFile)}\n`);
  console.log(
    `${news.sent.length} messages and ${news.paid.length} payments of ${people} people in ${seconds} s.`,
  );
  return parts.every(({ isKept }) => isKept);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) return console.log(HELP);
  const { world, close } = await openWorld({ withClock: options.faults });
  if (!world.redis) console.log('There is no Redis here: each process counts requests for itself.');
  console.log(`${options.people} people for ${options.seconds} s at ${world.url} …`);
  try {
    process.exitCode = (await play(world, options)) ? 0 : 1;
  } finally {
    await close();
  }
}

await main();
