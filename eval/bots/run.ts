import { openServed } from '../providers';
import type { GateResult } from '../quality/gates';
import { measureQuality } from '../quality/quality';
import { openWorld } from '../world';
import { type BotName, createBot } from './bots';

/**
 * What a bot reaches of what a model has to bring, through the product as a model does.
 * @param turns messages of its long talk
 */
export async function tryBot(name: BotName, turns: number): Promise<GateResult[]> {
  const world = await openWorld(await openServed(name, createBot(name)));
  try {
    return (await measureQuality(world, { turns, cast: 'one' })).results;
  } finally {
    await world.close();
  }
}
