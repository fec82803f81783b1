import { findProblems } from '@/lib/admin/companions/rules';
import {
  changeService,
  type DeskCompanion,
  findCompanionByName,
  listCompanions,
  type ServiceChange,
  saveTexts,
} from '@/lib/companions/desk/service';
import { PERSONA_KEYS } from '@/lib/companions/persona/constants';
import { readPersona, writePersona } from '@/lib/companions/persona/rules';
import { AppError } from '@/lib/kit/app-error';
import type { Db } from '@/lib/kit/scope';
import { openDb } from '@/lib/server/db';

type Asked = { author: string } & (
  | { what: 'list' }
  | { what: 'print'; name: string }
  | { what: 'persona'; name: string; persona: string }
  | { what: 'service'; name: string; change: ServiceChange }
);

/** The history and the log of the console are for its operators; whoever has the shell is named in the history of texts. */
const unlogged = async () => undefined;

async function find(db: Db, name: string, isOfCatalogue: boolean): Promise<DeskCompanion> {
  const found = await findCompanionByName(db, name);
  if (!found || (isOfCatalogue && !found.chatTypes.includes('psychologist')))
    throw new AppError('not_found', `No such companion is called "${name}".`);
  return found;
}

async function list(db: Db): Promise<void> {
  const now = new Date();
  const rows = (await listCompanions(db))
    .map(({ texts, unavailableUntil, maxSimultaneousChats, hiddenAt }) => ({
      name: texts.name,
      'busy until': unavailableUntil !== null && unavailableUntil > now ? unavailableUntil : null,
      'chats at once': maxSimultaneousChats,
      'hidden since': hiddenAt,
    }))
    .filter(({ name: _, ...row }) => Object.values(row).some((value) => value !== null));
  if (rows.length === 0)
    console.log('No companion is busy or hidden, and all talk to the usual number of people.');
  else console.table(rows);
}

async function savePersona(db: Db, { name, persona, author }: Asked & { what: 'persona' }): Promise<void> {
  const companion = await find(db, name, false);
  const texts = { ...companion.texts, persona: writePersona(readPersona(persona)) };
  const told: readonly string[] = [...PERSONA_KEYS, 'Example'];
  const isPsychologist = companion.chatTypes.includes('psychologist');
  const problems = findProblems(texts, { isPsychologist }).filter(({ field }) => told.includes(field));
  if (problems.length > 0) throw new AppError('bad_input', problems.map(({ text }) => text).join('\n'));
  const writing = { id: companion.id, author, now: new Date(), basedOn: companion.revision };
  await saveTexts(db, { ...writing, texts }, unlogged);
}

/** `npm run companion`, whose arguments and DATABASE_URL ops/commands/companion.mjs has checked. */
async function run(asked: Asked): Promise<number> {
  const db = openDb(process.env.DATABASE_URL ?? '');
  try {
    if (asked.what === 'persona') await savePersona(db, asked);
    if (asked.what === 'service') {
      const { id } = await find(
        db,
        asked.name,
        'chatsAtOnce' in asked.change || 'busyForMinutes' in asked.change,
      );
      await changeService(db, { id, now: new Date(), ...asked.change }, unlogged);
    }
    if (asked.what === 'print' || asked.what === 'persona')
      console.log((await find(db, asked.name, false)).texts.persona);
    else await list(db);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await db.close();
  }
}

process.exitCode = await run(JSON.parse(process.argv[2] ?? '{}') as Asked);
