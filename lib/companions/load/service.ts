/*
 * Invariants:
 * - A psychologist companion never talks to more people at once than its number; a second chat of the same person with it
 *   takes no further place.
 * - Nobody is sent away: a place is asked for only when a chat begins, and is free again TALKING_MS after the last message.
 * - Nothing is stored: who is talking follows from the chats themselves.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { minutesRemaining } from '../rules';
import { TALKING_MS } from './constants';
import { fullUntil } from './rules';
import * as store from './store';

type Places = { id: string; maxSimultaneousChats: number | null };

const talkingSince = (now: Date) => new Date(now.getTime() - TALKING_MS);

/** @throws AppError `conflict` with minutesRemaining and companionName while the companion is busy */
export function refuseWhileBusy(name: string, until: Date | null, now: Date): void {
  const minutes = minutesRemaining(until, now);
  if (minutes === 0) return;
  const text = `${name} is busy for about ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`;
  throw new AppError('conflict', text, { fields: { minutesRemaining: minutes, companionName: name } });
}

/**
 * Takes a place with a companion for a person (user or visitor id); the chat has to be stored in the same transaction.
 * @param clock is read when it is this person's turn: by the time of the call those who were let in first came later
 * @throws AppError `conflict` with minutesRemaining when all are taken
 */
export async function takePlace(
  tx: Runner,
  companion: Places & { name: string },
  person: string,
  clock: () => Date,
): Promise<void> {
  await store.lockPlaces(tx, companion.id);
  const now = clock();
  const others = await store.findTalkingWith(tx, companion.id, talkingSince(now), person);
  const until = fullUntil(
    others.map((one) => one.lastAt),
    companion.maxSimultaneousChats,
  );
  refuseWhileBusy(companion.name, until, now);
}

/**
 * Which of these companions have no place free, and until when.
 * @param person whose own talks take no place, or null
 */
export async function findFull(
  scope: Pick<JobScope, 'db'>,
  companions: readonly Places[],
  now: Date,
  person: string | null = null,
): Promise<Map<string, Date>> {
  const heard = Map.groupBy(
    await store.findTalking(scope.db, talkingSince(now), person),
    (one) => one.companionId,
  );
  const full = companions.map(({ id, maxSimultaneousChats }): [string, Date | null] => {
    const lastHeard = (heard.get(id) ?? []).map((one) => one.lastAt);
    return [id, fullUntil(lastHeard, maxSimultaneousChats)];
  });
  return new Map(full.filter((entry): entry is [string, Date] => entry[1] !== null));
}
