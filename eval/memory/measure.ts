/*
 * How well a memory of 2,000 facts is recalled: `node --import tsx eval/memory/measure.ts FILE [--show]`. FILE is written as
 * `readQuestions` says. Prints, with the other words of each fact and without them, how many messages find their fact
 * among the first five, and how long a recall takes beside an empty statement. --show prints the messages that did not find theirs, after which
 * the file is one for training.
 */
import { openDb } from '@/lib/server/db';
import { setup, testDatabase } from '@/tests/setup/postgres';
import { readQuestions } from './questions';
import { isRecalled, MEMORY_FACTS, measureRecall, timesShown } from './recall';

const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (file === undefined) throw new Error('Which file? node --import tsx eval/memory/measure.ts FILE [--show]');
const { facts, asked } = readQuestions(file);
const end = await setup();
const db = openDb((await testDatabase()).url);
try {
  for (const [what, given] of [
    ['with aliases', facts],
    ['without', facts.map((fact) => ({ ...fact, aliases: [] }))],
  ] as const) {
    const outcomes = await measureRecall(db, given, asked);
    const good = outcomes.filter(isRecalled).length;
    const first = outcomes.filter(({ place }) => place === 1).length;
    console.log(
      `${what.padEnd(14)} ${good} of ${asked.length} among the first 5 (${((good / asked.length) * 100).toFixed(1)} %), ${first} the first; ${MEMORY_FACTS} facts`,
    );
    console.log(
      `  a recall ${timesShown(outcomes.map(({ ms }) => ms))}; an empty statement ${timesShown(outcomes.map(({ floorMs }) => floorMs))}`,
    );
    if (process.argv.includes('--show'))
      for (const one of outcomes.filter((outcome) => !isRecalled(outcome)))
        console.log(
          `  ${one.place ?? '-'}\t${one.text}\t${facts.find(({ id }) => id === one.factId)?.text}\t→ ${one.first}`,
        );
  }
} finally {
  await db.close();
  await end();
}
