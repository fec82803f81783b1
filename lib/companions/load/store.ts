import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import * as findTalkingQuery from './find-talking.queries';

/**
 * One row for each person who began a psychologist chat, or wrote in one, since a moment.
 * @param options.companionId only chats with this companion
 * @param options.exceptPerson leaves out one person (user or visitor id)
 */
export function findTalking(
  db: Runner,
  since: Date,
  { companionId = null, exceptPerson }: { companionId?: string | null; exceptPerson: string | null },
) {
  return findTalkingQuery.findTalking.run({ companionId, since, exceptPerson }, db);
}

/** Serialises those who want a place with this companion until the transaction ends. */
export async function lockPlaces(tx: Runner, companionId: string): Promise<void> {
  await lockUntilCommit(tx, 'companionPlaces', companionId);
}
