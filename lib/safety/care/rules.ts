import { CRISIS_KINDS, type CrisisKind } from '../constants';
import { CARE_MS } from './constants';

/** What is known of a person's crisis; it belongs to the person, not to a chat. */
export type CareState = {
  /** What was heard, the last kind last; never empty. */
  kinds: readonly CrisisKind[];
  lastSignAt: Date;
  /** When the person said to be safe again. */
  endedAt: Date | null;
};

/** Before this moment a sign of a crisis is over. */
export const careSince = (now: Date): Date => new Date(now.getTime() - CARE_MS);

/** Whether the last sign of a crisis is less than 24 hours ago: sends are free, and nothing is sold. */
export const isCareNear = (lastSignAt: Date | null, now: Date): boolean =>
  lastSignAt !== null && lastSignAt > careSince(now);

/** Whether a kind has had its first words in a crisis that still goes on. */
export const isKindKnown = (state: CareState | null, kind: CrisisKind): boolean =>
  state !== null && state.endedAt === null && state.kinds.includes(kind);

/**
 * A person's crisis as the database has it, while it is near; null when there is none.
 * @param row.kinds the last kind last
 */
export function readCareState(
  row: { kinds: readonly string[] | null; lastSignAt: Date | null; endedAt: Date | null },
  now: Date,
): CareState | null {
  const { lastSignAt, endedAt } = row;
  const kinds = CRISIS_KINDS.filter((kind) => row.kinds?.includes(kind));
  if (lastSignAt === null || kinds.length === 0 || !isCareNear(lastSignAt, now)) return null;
  const last = row.kinds?.at(-1);
  return { kinds: kinds.toSorted((a, b) => Number(a === last) - Number(b === last)), lastSignAt, endedAt };
}

/** The kind that was heard last. */
export const lastKind = ({ kinds }: CareState): CrisisKind => kinds.at(-1) ?? 'self_harm';
