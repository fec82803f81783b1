/*
 * Invariants:
 * - A version's text is never changed: a better one is a new version.
 * - One version of a chat type is active. Chats under way keep the one they began with; new ones begin with the active one at once, in
 *   every process, because nobody keeps which one that is.
 * - Each activation and each way back is a line that says who, when and why, and that nobody can change.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Runner } from '@/lib/kit/scope';
import {
  ACTIVATED_MEANWHILE,
  IS_ACTIVE_ALREADY,
  NO_SUCH_PROMPT,
  NOTHING_BEFORE,
  SAME_TEXT,
  VERSION_TAKEN,
} from './copy';
import { templateFault, versionBefore } from './rules';
import * as store from './store';

export const { listVersions, listActivations, findLastActivations, listEvaluations, countChats } = store;
export const { insertEvaluation, claimEvaluation, noteEvaluation } = store;

/** @throws AppError `not_found` */
export async function findVersion(db: Runner, id: string) {
  const found = await store.findVersion(db, id);
  if (!found) throw new AppError('not_found', NO_SUCH_PROMPT);
  return found;
}

export type NewVersion = {
  chatType: string;
  version: string;
  text: string;
  note: string;
  by: string;
};

/**
 * Stores a new version, which is active for nobody.
 * @throws AppError `bad_input` (a place of the text cannot be filled), `conflict` (there is such a version, or such a text)
 */
export async function addVersion(tx: Runner, version: NewVersion, now: Date): Promise<string> {
  const { chatType: promptFor, version: promptVersion, text: promptText, note, by } = version;
  const fault = templateFault(promptText);
  if (fault) throw new AppError('bad_input', fault);
  await store.lockVersions(tx, promptFor);
  if (await store.findByVersion(tx, promptFor, promptVersion)) throw new AppError('conflict', VERSION_TAKEN);
  if (await store.findSameText(tx, promptFor, promptText)) throw new AppError('conflict', SAME_TEXT);
  const added = { promptFor, promptVersion, promptText, note, createdBy: by, createdAt: now };
  return (await store.insertVersion(tx, added)).id;
}

type Change = {
  /** The active version as it was seen; null when none was. */
  seen: string | null;
  by: string;
  /** Null for one by `npm run prompts`. */
  reason: string | null;
};

async function activate(
  tx: Runner,
  to: { chatType: string; version: string },
  { seen, by, reason }: Change,
  { rolledBack, now }: { rolledBack: boolean; now: Date },
) {
  const active = await store.findActive(tx, to.chatType);
  const from = active?.promptVersion ?? null;
  if (from === to.version) throw new AppError('conflict', IS_ACTIVE_ALREADY);
  if (from !== seen) throw new AppError('conflict', ACTIVATED_MEANWHILE);
  await store.makeActive(tx, to.chatType, to.version);
  await store.insertActivation(tx, {
    ...{ promptFor: to.chatType, fromVersion: from, toVersion: to.version },
    ...{ activatedBy: by, rolledBack, reason, createdAt: now },
  });
  return { chatType: to.chatType, from, to: to.version };
}

/**
 * Makes a version the one new chats of its type begin with.
 * @throws AppError `not_found`, `conflict` (active already, or another one was activated meanwhile)
 */
export async function activateVersion(tx: Runner, id: string, change: Change, now: Date) {
  const { promptFor: chatType, promptVersion: version } = await findVersion(tx, id);
  await store.lockVersions(tx, chatType);
  return activate(tx, { chatType, version }, change, { rolledBack: false, now });
}

/**
 * Goes back to the version before the last activation that has not been rolled back itself.
 * @throws AppError `conflict` (nothing to go back to, or another one was activated meanwhile)
 */
export async function rollBack(tx: Runner, chatType: string, change: Change, now: Date) {
  await store.lockVersions(tx, chatType);
  const version = versionBefore(await store.listActivationsOf(tx, chatType));
  if (version === null) throw new AppError('conflict', NOTHING_BEFORE);
  return activate(tx, { chatType, version }, change, { rolledBack: true, now });
}

/** The chat types that can be rolled back, of those asked about. */
export async function findRollBacks<Type extends string>(
  db: Runner,
  types: readonly Type[],
): Promise<Type[]> {
  const activations = await Promise.all(types.map((type) => store.listActivationsOf(db, type)));
  return types.filter((_, at) => versionBefore(activations[at] ?? []) !== null);
}

type ByName = { by: string };

/** What a command sees at this moment. The versions are locked, so that it stays so. */
async function seenBy(tx: Runner, chatType: string, { by }: ByName): Promise<Change> {
  await store.lockVersions(tx, chatType);
  return { seen: (await store.findActive(tx, chatType))?.promptVersion ?? null, by, reason: null };
}

/**
 * Makes a version, by its name, the one new chats of its type begin with. For `npm run prompts`.
 * @throws AppError `not_found`, `conflict` (active already)
 */
export async function activateByName(tx: Runner, chatType: string, version: string, who: ByName, now: Date) {
  const seen = await seenBy(tx, chatType, who);
  const found = await store.findByVersion(tx, chatType, version);
  if (!found) throw new AppError('not_found', NO_SUCH_PROMPT);
  return activate(tx, { chatType, version }, seen, { rolledBack: false, now });
}

/** Goes back as `rollBack`, from whatever is active. For `npm run prompts`. @throws AppError `conflict` (nothing to go back to) */
export async function rollBackNow(tx: Runner, chatType: string, who: ByName, now: Date) {
  return rollBack(tx, chatType, await seenBy(tx, chatType, who), now);
}
