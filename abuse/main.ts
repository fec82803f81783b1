/* Twelve attackers beside fifty honest people: what each got, and what the others felt. docs/abuse.md, "The abuse test". */
import { driftingOwners } from '@/lib/wallet/proof/service';
import { ATTACKERS } from './attackers/all';
import type { Attacker, Gain } from './attackers/attacker';
import { guestsFrom, letCome, PEOPLE } from './honest/crowd';
import type { Visit } from './honest/errands';
import { HELP, type Options, readOptions } from './options';
import { compare, isWithin } from './report/judge';
import { attackTable, honestTable, processorTable, type Row, withoutGuards } from './report/report';
import { untilIn } from './world/clock';
import { factsOf, NO_FACTS } from './world/facts';
import { processorSeconds, spentSince, stepBack } from './world/processor';
import { openWorld, type World } from './world/world';

/** A server that has answered nothing yet is slow, and would flatter the attack that follows. */
const WARM_UP = { seconds: 12, people: 12 };

async function judge(world: World, attackers: readonly Attacker[], seconds: number): Promise<Row[]> {
  await world.cashfree.look();
  const rows: Row[] = [];
  for (const attacker of attackers) {
    const facts = new Map(
      await Promise.all(
        attacker.teams.map(async (name) => [name, await factsOf(world, world.team(name))] as const),
      ),
    );
    const gains = attacker.judge({ seconds, of: (name) => facts.get(name) ?? NO_FACTS });
    const tried = [...facts.values()].reduce((sum, { seen }) => sum + seen.tried, 0);
    rows.push({ attacker, tried, gains });
  }
  return rows;
}

/** What would be nobody's gain: messages of owners that neither an attacker nor an honest person is, and balances that do not fit. */
async function judgeLedger(world: World, visits: readonly Visit[]): Promise<Gain[]> {
  const known = new Set(visits.flatMap(({ userId, chats }) => [userId, ...chats]));
  for (const team of world.teams.values()) for (const owner of team.owners) known.add(owner);
  const { rows } = await world.db.query<{ all: number; sum: number }>(
    `SELECT coalesce(sum(delta), 0)::int AS all, coalesce(sum(delta) FILTER (WHERE NOT owner_id = ANY($1::uuid[])), 0)::int AS sum
     FROM ledger_entries WHERE delta > 0`,
    [[...known].filter(Boolean)],
  );
  const drifting = await driftingOwners(world.db);
  return [
    {
      what: 'messages of owners whom nobody knows',
      tried: rows[0]?.all ?? 0,
      got: rows[0]?.sum ?? 0,
      budget: 0,
    },
    { what: 'balances that differ from their ledger', tried: known.size, got: drifting.length, budget: 0 },
  ];
}

/** Plays one run. @returns whether every aim was kept */
async function play(world: World, attackers: readonly Attacker[], options: Options): Promise<boolean> {
  const { seconds, quietSeconds, unguarded } = options;
  console.log(`Warming up for ${WARM_UP.seconds} s …`);
  const warm = await letCome(world, guestsFrom('warm', WARM_UP.people), WARM_UP.seconds);
  console.log(`${PEOPLE} honest people alone for ${quietSeconds} s …`);
  const idle = processorSeconds(world.product.pids);
  const quiet = await letCome(world, guestsFrom('quiet'), quietSeconds);
  const before = processorSeconds(world.product.pids);
  console.log(`… and for ${seconds} s beside ${attackers.map(({ name }) => name).join(', ')}`);
  const until = untilIn(seconds);
  const coming = letCome(world, guestsFrom('attacked'), seconds);
  stepBack();
  const [attacked] = await Promise.all([coming, ...attackers.map((attacker) => attacker.play(world, until))]);
  const after = processorSeconds(world.product.pids);
  const rows = await judge(world, attackers, seconds);
  const ledger = await judgeLedger(world, [...warm, ...quiet, ...attacked]);
  const felt = compare(quiet, attacked);
  console.log(`\n${attackTable([...rows, { attacker: { name: 'anybody' }, tried: 0, gains: ledger }])}`);
  console.log(honestTable(felt));
  console.log(processorTable({ quiet: spentSince(idle, before), attacked: spentSince(before, after) }));
  if (unguarded) {
    const { gained, harmless, slow } = withoutGuards(rows);
    const list = (names: readonly string[]) => names.join(', ') || 'nobody';
    console.log(`Gained more than the budget without limits: ${list(gained)}`);
    console.log(`Gained no more, although they tried: ${list(harmless)}`);
    console.log(`Did not come as far as a limit: ${list(slow)}`);
    return harmless.length === 0 && gained.length > 0;
  }
  return felt.isKept && [...rows.flatMap(({ gains }) => gains), ...ledger].every(isWithin);
}

async function main(): Promise<void> {
  const options = readOptions(
    process.argv.slice(2),
    ATTACKERS.map(({ name }) => name),
  );
  if (options.help) return console.log(HELP);
  const attackers = ATTACKERS.filter(({ name }) => options.only === null || name === options.only);
  const { world, close } = await openWorld(options);
  try {
    process.exitCode = (await play(world, attackers, options)) ? 0 : 1;
  } finally {
    await close();
  }
}

await main();
