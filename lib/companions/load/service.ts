/*
 * Invariants:
 * - A psychologist companion never talks to more people at once than its limit; a second chat of the same person takes no
 *   second place.
 * - Nobody is sent away: a place is taken only when a chat begins, and is free again TALKING_MS after the last message.
 * - Nothing is stored: who is talking follows from the chats themselves.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { t } from '@/lib/kit/text';
import { formatRemaining, minutesRemaining } from '../rules';
import { TALKING_MS } from './constants';
import { fullUntil } from './rules';
import * as store from './store';

type Places = { id: string; maxSimultaneousChats: number | null };

const talkingSince = (now: Date) => new Date(now.getTime() - TALKING_MS);

function refuseUntil(name: string, until: Date | null, now: Date, isInSession: boolean): void {
  const minutes = minutesRemaining(until, now);
  if (minutes === 0) return;
  const text = isInSession
    ? '{name} is in a session with another user and will be free in about {time}.'
    : '{name} is away for now and will be free in about {time}.';
  throw new AppError('conflict', t(text, { name, time: formatRemaining(minutes) }), {
    fields: { minutesRemaining: minutes, companionName: name, isInSession },
  });
}

/** @throws AppError `conflict` with minutesRemaining, companionName and isInSession while an operator has made the companion busy */
export function refuseWhileAway(
  { name, unavailableUntil }: { name: string; unavailableUntil: Date | null },
  now: Date,
): void {
  refuseUntil(name, unavailableUntil, now, false);
}

/** @throws AppError `conflict` while people talking with a companion have all its places; a person's own chats take none */
export async function refuseWhileFull(
  db: Runner,
  companion: Places & { name: string },
  person: string,
  now: Date,
): Promise<void> {
  const others = await store.findTalking(db, talkingSince(now), {
    companionId: companion.id,
    exceptPerson: person,
  });
  const until = fullUntil(
    others.map((one) => one.lastAt),
    companion.maxSimultaneousChats,
  );
  refuseUntil(companion.name, until, now, true);
}

/**
 * Takes a place with a companion for a person (user or visitor id); the chat must be stored in the same transaction.
 * @param clock read once it is this person's turn: those who got in first may have begun after the call
 * @throws AppError `conflict` with minutesRemaining when all places are taken
 */
export async function takePlace(
  tx: Runner,
  companion: Places & { name: string },
  person: string,
  clock: () => Date,
): Promise<void> {
  await store.lockPlaces(tx, companion.id);
  await refuseWhileFull(tx, companion, person, clock());
}

/**
 * Which of these companions have no free place, and until when.
 * @param person whose own chats take no place, or null
 */
export async function findFull(
  scope: Pick<JobScope, 'db'>,
  companions: readonly Places[],
  now: Date,
  person: string | null = null,
): Promise<Map<string, Date>> {
  const talking = await store.findTalking(scope.db, talkingSince(now), { exceptPerson: person });
  const byCompanion = Map.groupBy(talking, (one) => one.companionId);
  const full = companions.map(({ id, maxSimultaneousChats }): [string, Date | null] => {
    const lastHeard = (byCompanion.get(id) ?? []).map((one) => one.lastAt);
    return [id, fullUntil(lastHeard, maxSimultaneousChats)];
  });
  return new Map(full.filter((entry): entry is [string, Date] => entry[1] !== null));
}
