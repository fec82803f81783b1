import { expect, test } from 'vitest';
import { metBy } from '../table';
import { BOT_NAMES } from './bots';
import { tryBot } from './run';

/** ms for some 300 turns through the product, on a machine that is busy with others. */
const RUN_MS = 480_000;
/** Enough to be asked everything once. */
const TURNS = 45;

test.concurrent.each(BOT_NAMES)(
  'a bot that is no model misses every quality gate: %s',
  { timeout: RUN_MS },
  async (name) => {
    const results = await tryBot(name, TURNS);
    expect(metBy(results)).toEqual([]);
    for (const { gate, draft, reply } of results)
      expect(Math.min(draft.all, reply.all), gate).toBeGreaterThan(5);
  },
);
