/* Scripted people talk with companions through the real service; prints a table, exits 1 when a gate is missed. */
import { parseArgs } from 'node:util';
import { printTable } from './table';
import { measureModel } from './with-model';
import { measureGuards, measureRules } from './without-model';
import { openWorld } from './world';

/** Messages of a long talk; a model answers slowly and costs money. */
const LONG_TALK_TURNS = 100;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      live: { type: 'boolean', default: false },
      turns: { type: 'string' },
      everybody: { type: 'boolean', default: false },
    },
  });
  if (!values.live && (values.turns !== undefined || values.everybody))
    throw new Error('--turns and --everybody are about the long talks, which need --live.');
  const turns = Number(values.turns ?? LONG_TALK_TURNS);
  if (!Number.isInteger(turns) || turns < 1) throw new Error('--turns takes a whole number from 1.');
  const world = await openWorld(values.live);
  try {
    console.log(
      values.live
        ? `Evaluating ${world.model} …\n`
        : 'Evaluating the rules that need no model; --live measures a model.\n',
    );
    await measureRules(world);
    if (world.standIn) await measureGuards(world, world.standIn);
    else await measureModel(world, turns, values.everybody);
  } finally {
    await world.close();
  }
  const missed = printTable();
  console.log(missed === 0 ? '\nEvery gate is met.' : `\n${missed} gates are missed.`);
  return missed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
