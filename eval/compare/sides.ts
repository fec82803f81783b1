import { existsSync } from 'node:fs';
import { BOT_NAMES, createBot } from '../bots/bots';
import { openLive, openReplayed, openServed, openStandIn, type Provider } from '../providers';
import { Tape } from '../record/record';
import { openWorld, type World } from '../world';

type Settings = Readonly<Record<string, string | undefined>>;

/** Makes one version of the prompts the active one of every chat type that has it. @throws Error when none has */
async function activatePrompts({ db }: World, version: string): Promise<void> {
  const found = await db.prisma.prompt.findMany({ where: { promptVersion: version } });
  if (found.length === 0)
    throw new Error(`No chat type has a prompt of version ${version}: npm run prompts -- --list.`);
  for (const { id, promptFor } of found) {
    await db.prisma.prompt.updateMany({ where: { promptFor, isActive: true }, data: { isActive: false } });
    await db.prisma.prompt.update({ where: { id }, data: { isActive: true } });
  }
}

async function providerOf(side: string, settings: Settings): Promise<Provider> {
  const [kind, name = ''] = side.split(':');
  const bot = BOT_NAMES.find((one) => kind === 'bot' && one === name);
  if (bot) return openServed(bot, createBot(bot));
  if (kind === 'model' && name) return openLive({ ...settings, OPENAI_MODEL: name });
  if (kind === 'prompt' && name) return openLive(settings);
  if (side === 'stand-in') return openStandIn();
  if (existsSync(side)) return openReplayed(Tape.load(side));
  throw new Error(
    `${side} is no side: model:NAME, prompt:VERSION, bot:${BOT_NAMES.join('|')}, stand-in, or the folder of a record.`,
  );
}

/**
 * A side of a comparison, in a world of its own.
 * @throws NoProvider where a model has to be asked and there is none; Error when there is no such side
 */
export async function openSide(side: string, settings: Settings): Promise<World> {
  const world = await openWorld({ ...(await providerOf(side, settings)), name: side });
  const [kind, version = ''] = side.split(':');
  if (kind === 'prompt') await activatePrompts(world, version);
  return world;
}
