import { z } from 'zod';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import type { ChatType } from './chat-types/constants';
import { isChatType } from './chat-types/rules';
import { catalogueVersion } from './freshness/service';
import { findFull } from './load/service';
import * as store from './store';

export type { CompanionRow } from './store';

const companionIdSchema = z.guid();

/** The chat that `/loading/{id}` starts, and the picture it shows meanwhile. */
export type LoadingTarget = { chatType: ChatType; companionId: string | null; portrait: string | null };

/**
 * Resolves `/loading/{id}?companionId=`: `id` is a chat type (optionally with a companion), or a companion, whose first
 * suitable type is taken; null for anything else. docs/decisions.md, "Chat".
 */
export async function resolveLoadingTarget(
  scope: JobScope,
  id: string,
  companionParam?: string,
): Promise<LoadingTarget | null> {
  const targetId = isChatType(id) ? companionParam : id;
  if (targetId !== undefined && !companionIdSchema.safeParse(targetId).success) return null;
  const companion = targetId === undefined ? null : await findCompanion(scope, targetId);
  if (targetId !== undefined && companion === null) return null;
  const chatType = isChatType(id) ? id : companion?.suitableForChatTypes[0];
  if (chatType === undefined) return null;
  const typePortrait = CHAT_TYPE_CARDS.find((card) => card.id === chatType)?.portrait ?? null;
  return { chatType, companionId: companion?.id ?? null, portrait: companion?.imagePath ?? typePortrait };
}

/** ms a character is kept, unless an operator changes one (lib/companions/freshness). */
const CHARACTER_KEPT_MS = 30_000;

const characterOf = cachedPer(
  (db: JobScope['db'], key: string) => store.findCompanion(db, key.split(' ')[0] ?? ''),
  { ttlMs: CHARACTER_KEPT_MS, max: 500 },
);

/** Who a companion is, or null. Cached because every send needs it; it does not say whether the companion is busy. */
export async function findCharacter(
  scope: JobScope,
  id: string,
): Promise<Omit<store.CompanionRow, 'unavailableUntil'> | null> {
  return characterOf(scope.db, `${id} ${await catalogueVersion(scope)}`);
}

/** A companion that is offered, uncached, or null. */
export async function findCompanion(scope: JobScope, id: string): Promise<store.CompanionRow | null> {
  const found = await store.findCompanion(scope.db, id);
  return found?.hiddenAt === null ? found : null;
}

/** The psychologist companions that have no free place for this person (user or visitor id). */
export async function findFullCompanions(scope: JobScope, person: string): Promise<Set<string>> {
  const full = await findFull(scope, await store.findPlaces(scope.db), scope.now(), person);
  return new Set(full.keys());
}

/** The available companion of a chat type whose last chat began longest ago, or null. */
export function findLeastRecentCompanion(scope: JobScope, chatType: ChatType, except: Iterable<string>) {
  return store.findLeastRecentCompanion(scope.db, chatType, scope.now(), [...except]);
}
