import {
  activateByName,
  countChats,
  findLastActivations,
  listVersions,
  rollBackNow,
} from '@/lib/ai/prompts/versions/service';
import { AppError } from '@/lib/kit/app-error';
import type { Db } from '@/lib/kit/scope';
import { openDb } from '@/lib/server/db';

async function list(db: Db): Promise<void> {
  const [versions, activations, chats] = await Promise.all([
    listVersions(db),
    findLastActivations(db),
    countChats(db),
  ]);
  console.table(
    versions.map(({ id, promptFor, promptVersion, isActive }) => ({
      ...{ chatType: promptFor, version: promptVersion, active: isActive, chats: chats.get(id) ?? 0 },
      activatedAt:
        activations
          .find((one) => one.promptFor === promptFor && one.toVersion === promptVersion)
          ?._max.createdAt?.toISOString() ?? '',
    })),
  );
}

type Change = { chatType: string; from: string | null; to: string };
const tell = ({ chatType, from, to }: Change) =>
  console.log(
    `New chats of ${chatType} begin with ${to} (before: ${from ?? 'none'}); chats under way keep theirs.`,
  );

/** `npm run prompts`, whose arguments and DATABASE_URL ops/commands/prompts.mjs has checked. */
async function run([what, by = '', chatType = '', version = '']: readonly string[]): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  const now = new Date();
  try {
    if (what === 'list') await list(db);
    else if (what === 'activate')
      tell(await db.transaction((tx) => activateByName(tx, chatType, version, { by }, now)));
    else tell(await db.transaction((tx) => rollBackNow(tx, chatType, { by }, now)));
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(process.argv.slice(2));
