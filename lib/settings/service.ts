/*
 * Invariants:
 * - Every change is a line of its own with who, when and why; a setting's newest line counts.
 * - What a line says that is no value of its setting counts for nothing: the default does, and it is logged.
 * - Whoever changes a setting has seen its last change: of two at once one is refused.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { CHANGED_MEANWHILE } from './copy';
import { NOTICES, type Notice } from './notices/constants';
import { readNotices } from './notices/rules';
import type { Start, Values } from './registry/constants';
import { readValues } from './registry/rules';
import * as store from './store';

/** What counts: the settings and the notices as of a version, with the newest change of each. */
export type SettingsRead = {
  version: bigint;
  values: Values;
  notices: readonly Notice[];
  lines: readonly store.Line[];
};

/** The number of the newest change; 0 before the first. */
export const findVersion = ({ db }: Pick<JobScope, 'db'>): Promise<bigint> => store.findVersion(db);

/** What counts now, for a process that started with something. */
export async function readSettings(
  { db, log }: Pick<JobScope, 'db' | 'log'>,
  start: Start,
): Promise<SettingsRead> {
  const lines = await store.listNewest(db);
  const { values, unread } = readValues(
    lines.filter(({ name }) => name !== NOTICES),
    start,
  );
  const told = lines.find(({ name }) => name === NOTICES)?.toValue ?? [];
  const notices = readNotices(told);
  for (const name of notices ? unread : [...unread, NOTICES])
    log.error({ name }, 'a setting cannot be read: its default counts');
  const numbers = lines.map(({ seq }) => seq).sort((one, other) => (one < other ? -1 : 1));
  return { version: numbers.at(-1) ?? 0n, values, notices: notices ?? [], lines };
}

export type Change = {
  name: string;
  /** The number of its last change that was seen; null when there was none. */
  seen: bigint | null;
  fromValue: unknown;
  toValue: unknown;
  changedBy: string;
  reason: string;
};

/**
 * Writes a change in a transaction.
 * @throws AppError `conflict` when somebody has changed the setting since
 */
export async function writeChange(tx: Runner, { seen, ...change }: Change, now: Date): Promise<bigint> {
  await store.lockSettings(tx);
  const last = await store.findNewest(tx, change.name);
  if ((last?.seq ?? null) !== seen) throw new AppError('conflict', CHANGED_MEANWHILE);
  return store.insertChange(tx, { ...change, changedAt: now });
}

export type { Line } from './store';
export { listChanges } from './store';

/** The last change of one setting; null when it was never changed. */
export const findLastChange = ({ db }: Pick<JobScope, 'db'>, name: string) => store.findNewest(db, name);

export const findChange = ({ db }: Pick<JobScope, 'db'>, seq: bigint) => store.findChange(db, seq);
