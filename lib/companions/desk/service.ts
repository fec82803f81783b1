/*
 * Invariants:
 * - Whoever saves says which texts they began with: nobody writes over what somebody else has saved meanwhile.
 * - Each change of texts is kept with what was before it, and can be taken back; that is a change, too.
 * - No two companions share a first name, and no chat type is left without anybody to talk to.
 * - The console and `npm run companion` do the same by the same functions.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Db, Runner } from '@/lib/kit/scope';
import {
  NO_SUCH_CHANGE,
  NO_SUCH_COMPANION,
  NOTHING_CHANGED,
  nameTaken,
  onlyOne,
  savedMeanwhile,
} from './copy';
import { differences, isSameToPeople, type Texts, takenBack } from './rules';
import * as store from './store';

export type { DeskCompanion } from './store';

export const listCompanions = store.listAll;
export const listRevisions = store.listRevisions;
export const findCompanionByName = store.findByName;

/** @throws AppError `not_found` */
export async function findDeskCompanion(db: Runner, id: string): Promise<store.DeskCompanion> {
  const found = await store.findOne(db, id);
  if (!found) throw new AppError('not_found', NO_SUCH_COMPANION);
  return found;
}

type Writing = { id: string; author: string; now: Date };

/** Says who has saved what since a revision. */
async function refuseOverwriting(tx: Runner, companion: store.DeskCompanion, basedOn: number): Promise<void> {
  if (companion.revision === basedOn) return;
  const [first, last] = await Promise.all([
    store.findRevision(tx, companion.id, basedOn + 1),
    store.findRevision(tx, companion.id, companion.revision),
  ]);
  throw new AppError('conflict', savedMeanwhile(last?.author ?? 'Somebody'), {
    fields: {
      changes: first ? differences(first.before, companion.texts) : [],
      texts: companion.texts,
      revision: companion.revision,
    },
    reason: 'saved meanwhile',
  });
}

async function write(
  tx: Runner,
  companion: store.DeskCompanion,
  { author, now }: Writing,
  { texts, takesBack }: { texts: Texts; takesBack: number | null },
): Promise<string[]> {
  const changed = differences(companion.texts, texts);
  if (changed.length === 0) throw new AppError('bad_input', NOTHING_CHANGED);
  const others = (await store.listAll(tx)).filter((one) => one.id !== companion.id);
  const twin = others.find((one) => isSameToPeople(one.texts.name, texts.name));
  if (twin) throw new AppError('conflict', nameTaken(twin.texts.name), { reason: 'name taken' });
  await store.updateTexts(tx, companion.revision, {
    ...{ companionId: companion.id, author, at: now, before: companion.texts, after: texts, takesBack },
  });
  return changed.map(({ field }) => field);
}

/**
 * Saves a companion's texts, which its rules have been asked about.
 * @param change.basedOn the revision that the editor began with
 * @param record writes it down in the same transaction, with the names of the changed fields
 * @throws AppError `not_found`, `conflict` (saved meanwhile, with `changes`; a name that another one has), `bad_input` (nothing changed)
 */
export async function saveTexts(
  db: Db,
  { basedOn, texts, ...writing }: Writing & { basedOn: number; texts: Texts },
  record: (tx: Runner, fields: readonly string[]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockCompanions(tx);
    const companion = await findDeskCompanion(tx, writing.id);
    await refuseOverwriting(tx, companion, basedOn);
    await record(tx, await write(tx, companion, writing, { texts, takesBack: null }));
  });
}

/**
 * Puts back what was before a change, in the fields that it changed.
 * @param check refuses texts that break a rule of today
 * @throws AppError as `saveTexts`
 */
export async function takeBack(
  db: Db,
  { basedOn, number, ...writing }: Writing & { basedOn: number; number: number },
  check: (texts: Texts, companion: store.DeskCompanion) => void,
  record: (tx: Runner, fields: readonly string[]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockCompanions(tx);
    const companion = await findDeskCompanion(tx, writing.id);
    await refuseOverwriting(tx, companion, basedOn);
    const revision = await store.findRevision(tx, companion.id, number);
    if (!revision) throw new AppError('not_found', NO_SUCH_CHANGE);
    const texts = takenBack(companion.texts, revision);
    check(texts, companion);
    await record(tx, await write(tx, companion, writing, { texts, takesBack: number }));
  });
}

/** What of its service is changed; what is left out stays. */
export type ServiceChange = {
  isHidden?: boolean | undefined;
  /** Minutes from now; null = free. */
  busyForMinutes?: number | null | undefined;
  /** null = the usual number */
  chatsAtOnce?: number | null | undefined;
  /** null = by its rating */
  place?: number | null | undefined;
};

const MINUTE_MS = 60_000;

function serviceOf(
  { isHidden, busyForMinutes, chatsAtOnce, place }: ServiceChange,
  now: Date,
): store.Service {
  const until = busyForMinutes ? new Date(now.getTime() + busyForMinutes * MINUTE_MS) : null;
  return {
    ...(isHidden === undefined ? {} : { hiddenAt: isHidden ? now : null }),
    ...(busyForMinutes === undefined ? {} : { unavailableUntil: until }),
    ...(chatsAtOnce === undefined ? {} : { maxSimultaneousChats: chatsAtOnce }),
    ...(place === undefined ? {} : { place }),
  };
}

/**
 * Shows or hides a companion, makes it busy or free, says how many people it talks to at once and where it stands.
 * @param record writes it down in the same transaction
 * @throws AppError `not_found`, `conflict` when nobody else is left for one of its chat types
 */
export async function changeService(
  db: Db,
  { id, now, ...change }: ServiceChange & { id: string; now: Date },
  record: (tx: Runner) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockCompanions(tx);
    const companion = await findDeskCompanion(tx, id);
    if (change.isHidden && companion.hiddenAt === null) {
      const left = (await store.listAll(tx)).filter((one) => one.id !== id && one.hiddenAt === null);
      const alone = companion.chatTypes.find((type) => !left.some((one) => one.chatTypes.includes(type)));
      if (alone) throw new AppError('conflict', onlyOne(alone), { reason: 'last of its type' });
    }
    await store.updateService(tx, id, serviceOf(change, now));
    await record(tx);
  });
}
