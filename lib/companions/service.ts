import { z } from 'zod';
import { CHAT_TYPE_CARDS } from '@/content/chat-types';
import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import type { ChatType } from './chat-types/constants';
import { isChatType } from './chat-types/rules';
import { findFull } from './load/service';
import * as store from './store';

export type { CompanionRow } from './store';

const companionId = z.guid();

/** What `/loading/{id}` starts, and whose picture it shows meanwhile. */
export type LoadingTarget = { chatType: ChatType; companionId: string | null; portrait: string | null };

/**
 * What `/loading/{id}?companionId=` is about: a chat type (with a companion, when one is asked for), or a companion's id
 * with the companion's first suitable type; null for anything else. docs/decisions.md, "Chat".
 */
export async function resolveLoadingTarget(
  scope: JobScope,
  id: string,
  askedId?: string,
): Promise<LoadingTarget | null> {
  const wantedId = isChatType(id) ? askedId : id;
  if (wantedId !== undefined && !companionId.safeParse(wantedId).success) return null;
  const companion = wantedId === undefined ? null : await store.findCompanion(scope.db, wantedId);
  if (wantedId !== undefined && companion === null) return null;
  const chatType = isChatType(id) ? id : companion?.suitableForChatTypes[0];
  if (chatType === undefined) return null;
  const standIn = CHAT_TYPE_CARDS.find((card) => card.id === chatType)?.portrait ?? null;
  return { chatType, companionId: companion?.id ?? null, portrait: companion?.imagePath ?? standIn };
}

/** ms; an operator's change of a character is in use after this time. */
const CHARACTER_KEPT_MS = 30_000;

const characterOf = cachedPer(store.findCompanion, { ttlMs: CHARACTER_KEPT_MS, max: 500 });

/** Who a companion is, or null. Kept for a while, because every send needs it; says nothing of being busy now. */
export function findCharacter(
  scope: JobScope,
  id: string,
): Promise<Omit<store.CompanionRow, 'unavailableUntil'> | null> {
  return characterOf(scope.db, id);
}

/** A companion as it is now, or null. */
export function findCompanion(scope: JobScope, id: string) {
  return store.findCompanion(scope.db, id);
}

/** The psychologist companions that have no place free for this person (user or visitor id). */
export async function findFullCompanions(scope: JobScope, person: string): Promise<Set<string>> {
  const full = await findFull(scope, await store.findPlaces(scope.db), scope.now(), person);
  return new Set(full.keys());
}

/** The free companion of a chat type that has waited longest, none of those named, or null. */
export function findLeastRecentCompanion(scope: JobScope, chatType: ChatType, none: Iterable<string>) {
  return store.findLeastRecentCompanion(scope.db, chatType, scope.now(), [...none]);
}
