import { expect, test } from 'vitest';
import { inProject } from '@/dev/project.mjs';
import { serviceDatabase } from '@/tests/setup/service-database';
import { readQuestions } from './questions';
import { isRecalled, measureRecall } from './recall';

const database = serviceDatabase();
/** Shares on material that was looked at, so a floor against getting worse, and no measure of how good recall is. */
const WITH_ALIASES = 0.92;
const WITHOUT = 0.75;

test('messages in three languages find their fact among the first five of 2,000', async () => {
  const { facts, asked } = readQuestions(inProject('eval/memory/trained.tsv'));
  const share = async (given: typeof facts) =>
    (await measureRecall(database.db, given, asked)).filter(isRecalled).length / asked.length;
  expect(await share(facts)).toBeGreaterThanOrEqual(WITH_ALIASES);
  expect(await share(facts.map((fact) => ({ ...fact, aliases: [] })))).toBeGreaterThanOrEqual(WITHOUT);
});
