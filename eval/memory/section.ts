import { inProject } from '@/dev/project.mjs';
import { openDb } from '@/lib/server/db';
import { testDatabase } from '@/tests/setup/postgres';
import { gate, inform, printSection } from '../table';
import { readQuestions } from './questions';
import { isRecalled, MEMORY_FACTS, measureRecall, timesShown } from './recall';

/** Recall of a long memory, on looked-at material; fresh material goes through eval/memory/measure.ts. */
export async function measureMemory(): Promise<void> {
  const { facts, asked } = readQuestions(inProject('eval/memory/trained.tsv'));
  const db = openDb((await testDatabase()).url);
  try {
    const outcomes = await measureRecall(db, facts, asked);
    gate('the right fact among the first five', outcomes.filter(isRecalled).length, asked.length, 0.9);
    inform(`a recall of ${MEMORY_FACTS} facts`, timesShown(outcomes.map(({ ms }) => ms)));
    inform('an empty statement at the same moment', timesShown(outcomes.map(({ floorMs }) => floorMs)));
  } finally {
    await db.close();
  }
  printSection('Memory, on looked-at questions');
}
