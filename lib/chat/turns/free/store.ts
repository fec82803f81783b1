import { isOwnerGone, isUniqueViolation } from '@/lib/kit/database-error';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { careSince } from '@/lib/safety/care/rules';
import type { CrisisKind } from '@/lib/safety/constants';
import type { SafetyFinding } from '@/lib/safety/events/constants';
import { lockAge } from '@/lib/users/age-hold/service';
import type { MessageRow } from '../../store';
import { messageColumns, releaseInside, type TurnKey, type TurnKind } from '../store';
import { type StoreFreeTurnResult, storeFreeTurn as storeFreeTurnQuery } from './store-free-turn.queries';

/** A turn that costs nothing and is answered at once. */
export type FreeTurn = {
  state: 'answered' | 'unfunded';
  /** The person's message first. */
  messages: readonly MessageRow[];
  /** What the safety rules noticed in the person's message. */
  finding: SafetyFinding | null;
  hold: boolean;
  /** The message is a sign of this kind of crisis. */
  crisis: CrisisKind | null;
  /** The person says to be safe again. */
  safe: boolean;
  /** `welcome`: nobody wrote. */
  kind: TurnKind;
};

async function insertFreeTurn(
  db: Runner,
  key: TurnKey,
  turn: FreeTurn,
  { userId, visitorId }: Actor,
): Promise<StoreFreeTurnResult | undefined> {
  const { state, messages, finding, hold, crisis, safe, kind } = turn;
  const [row] = await storeFreeTurnQuery.run(
    {
      ...{ ...key, userId, visitorId, state, hold, safe, kind },
      ...{ crisisKind: crisis, careSince: careSince(key.now) },
      ...messageColumns(messages),
      findingKind: finding?.kind ?? null,
      findingRule: finding?.rule ?? null,
    },
    db,
  );
  return row;
}

/** What belongs to a free turn, and happens together with it or not at all. */
export type Together = {
  /** A reserved turn that is given back, so that no reader ever finds neither of them. */
  instead?: string | undefined;
  /** What the message makes known of its person, for whom nobody else decides about the age meanwhile. */
  noteAge?: ((tx: Runner) => Promise<void>) | undefined;
};

/** Stores a free turn, with whether its session was held before; `taken` when this client message id is there already. */
export async function storeFreeTurn(
  db: Db,
  key: TurnKey,
  turn: FreeTurn,
  actor: Actor,
  { instead, noteAge }: Together = {},
): Promise<({ outcome: 'stored' } & StoreFreeTurnResult) | { outcome: 'not_found' | 'taken' }> {
  const together = () =>
    db.transaction(async (tx) => {
      if (noteAge) await lockAge(tx, actor.visitorId);
      if (instead !== undefined) await releaseInside(tx, instead, key.now);
      const row = await insertFreeTurn(tx, key, turn, actor);
      if (row) await noteAge?.(tx);
      return row;
    });
  const isAlone = instead === undefined && noteAge === undefined;
  const store = () => retryDeadlock(() => (isAlone ? insertFreeTurn(db, key, turn, actor) : together()));
  try {
    // A browser that gets its user in this very moment owns the chat at the next look.
    const row = (await store()) ?? (await store());
    return row ? { outcome: 'stored', ...row } : { outcome: 'not_found' };
  } catch (error) {
    if (isUniqueViolation(error, 'chat_turns_client_message_idx')) return { outcome: 'taken' };
    if (isOwnerGone(error)) return { outcome: 'not_found' };
    throw error;
  }
}
