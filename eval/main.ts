/* Measures companions and safety, prints tables, exits 1 when a gate is missed. docs/safety.md and docs/companions.md, "Evaluation". */

import { setup } from '@/tests/setup/postgres';
import { BOT_NAMES } from './bots/bots';
import { tryBot } from './bots/run';
import { answersOf, chooseByModel, chooseByRules, compare } from './compare/compare';
import { openSide } from './compare/sides';
import { measureAgreement } from './judge/run';
import { measureModel, reportReplay } from './live';
import { measureMemory } from './memory/section';
import { type Options, readOptions } from './options';
import {
  keptSettings,
  NoProvider,
  openLive,
  openRecorded,
  openReplayed,
  openStandIn,
  type Provider,
} from './providers';
import { Tape } from './record/record';
import { measureGuards, measureRules } from './safety/guards';
import { gatesMissed, printAgreement, printBots, printComparison, printSection } from './table';
import { openWorld, type World } from './world';

/** What the environment says before the product gets what it needs of it. */
const SETTINGS = { ...process.env };

/** Turns of a bot's long talk: enough to be asked everything once. */
const BOT_TURNS = 60;

async function inWorld<T>(provider: Provider, work: (world: World) => Promise<T>): Promise<T> {
  const world = await openWorld(provider);
  try {
    return await work(world);
  } finally {
    await world.close();
  }
}

/** What holds whichever model answers. */
async function measureSafety(): Promise<void> {
  await inWorld(await openStandIn(), async (world) => {
    await measureRules(world);
    if (world.standIn) await measureGuards(world, world.standIn);
  });
  printSection('Safety, whatever the model says');
}

/** What three bots reach of what a model has to bring: too little, or the gate measures nothing. */
async function measureBots(): Promise<void> {
  const bots = await Promise.all(
    BOT_NAMES.map(async (name) => ({ name, results: await tryBot(name, BOT_TURNS) })),
  );
  printBots(bots);
}

/** A model of the environment, noted into a folder when one is named. */
async function measureLive({ folder, turns, everybody }: Options): Promise<void> {
  const tape = new Tape();
  const opening = folder === null ? openLive(SETTINGS) : await openRecorded(SETTINGS, tape);
  await inWorld(opening, async (world) => {
    await measureModel(world, { turns, everybody });
    if (folder === null) return;
    const prompts = await world.db.prisma.prompt.findMany({ where: { isActive: true } });
    tape.save(folder, {
      recordedOn: new Date().toISOString().slice(0, 10),
      settings: keptSettings(SETTINGS),
      turns,
      everybody,
      prompts: prompts.map((one) => `${one.promptFor} ${one.promptVersion}`).sort(),
    });
    console.log(`\nNoted in ${folder}; npm run eval -- --replay ${folder} judges it again.`);
  });
}

async function replay(folder: string): Promise<void> {
  const recorded = Tape.load(folder);
  await inWorld(await openReplayed(recorded), (world) => measureModel(world, recorded.notes));
  reportReplay(recorded.tape);
}

/** Two sides beside each other; judged by JUDGE_* where there is a provider, otherwise by rules. */
async function measureSides([one, other]: readonly [string, string]): Promise<void> {
  const answers = [];
  for (const side of [one, other]) {
    const world = await openSide(side, SETTINGS);
    try {
      answers.push(await answersOf(world));
    } finally {
      await world.close();
    }
  }
  const [first = [], second = []] = answers;
  const isLive = Boolean(SETTINGS.OPENAI_API_KEY && SETTINGS.OPENAI_MODEL);
  const found = isLive
    ? await inWorld(openLive(SETTINGS), (world) => compare(first, second, chooseByModel(world)))
    : await compare(first, second, chooseByRules);
  const judge = isLive ? (SETTINGS.JUDGE_MODEL ?? SETTINGS.OPENAI_MODEL ?? '') : 'rules, which see little';
  printComparison(one, other, judge, found);
}

async function run(options: Options): Promise<void> {
  if (options.mode === 'compare' && options.sides) return measureSides(options.sides);
  if (options.mode === 'replay' && options.folder) return replay(options.folder);
  await measureSafety();
  await measureMemory();
  await measureBots();
  printAgreement('Rulers beside 202 turns labelled by hand', await measureAgreement(null));
  if (options.mode === 'live') await measureLive(options);
  else console.log('\nNo model was judged: --live asks the providers of the environment.');
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  // Before anything takes time.
  if (options.mode === 'live') openLive(SETTINGS);
  const end = await setup();
  try {
    await run(options);
  } finally {
    await end();
  }
  if (options.mode === 'compare') return 0;
  const missed = gatesMissed();
  console.log(missed === 0 ? '\nEvery gate is met.' : `\n${missed} gates are missed.`);
  return missed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof NoProvider ? error.message : error);
    process.exit(1);
  },
);
