import { readLocal, writeLocal } from '@/lib/client/storage';
import type { SentPicture } from './pictures/rules';

/** A message on its way, kept until it is answered so that neither a reload nor a closed tab loses it. */
export type PendingSend = {
  clientMessageId: string;
  content: string;
  /** The last message of the conversation at that time. */
  afterId?: string | undefined;
  /** The message that it answers. */
  replyToId?: string | undefined;
  /** What it comes with. It waits for no network, and goes back to where pictures are chosen. */
  picture?: SentPicture | undefined;
  /** The send failed and the text is back in the box. Sending the same text again takes the same id. */
  returned: boolean;
  /** Since when it waits for the network, ISO 8601. */
  waiting?: string | undefined;
  /** It waited, and has gone out from one of the tabs. */
  going?: boolean | undefined;
};

const draftKey = (sessionId: string) => `saathi-draft-${sessionId}`;
const pendingKey = (sessionId: string) => `saathi-pending-${sessionId}`;

/** Stands in for local storage that is refused. */
const memory = new Map<string, string>();

/** ms after which a draft is in storage at the latest. */
const DRAFT_LATEST_MS = 500;
/** Drafts that are newer than storage, by key. */
const unsaved = new Map<string, string>();
let watching = false;
let saving: ReturnType<typeof setTimeout> | undefined;

/** @returns whether storage took it */
function saveDraft(key: string, text: string): boolean {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** A draft that storage refuses stays in `unsaved`, for as long as the page lives. */
function saveDrafts(): void {
  clearTimeout(saving);
  saving = undefined;
  for (const [key, text] of unsaved) if (saveDraft(key, text)) unsaved.delete(key);
}

/** A reload, a closed tab, another app in front: the page may not run again after these. */
function watchLeaving(): void {
  if (watching) return;
  watching = true;
  window.addEventListener('pagehide', saveDrafts);
  document.addEventListener('visibilitychange', saveDrafts);
}

/** The unsent text of a chat. It belongs to the tab: two tabs on one chat keep their own. */
export function readDraft(sessionId: string): string {
  const key = draftKey(sessionId);
  const newest = unsaved.get(key);
  if (newest !== undefined) return newest;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the unsent text. Storage costs too much for every key press, and so does asking each time for a quiet moment: it gets the text soon. */
export function writeDraft(sessionId: string, text: string): void {
  unsaved.set(draftKey(sessionId), text);
  watchLeaving();
  saving ??= setTimeout(saveDrafts, DRAFT_LATEST_MS);
}

function toPending(value: unknown): PendingSend | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { clientMessageId, content, afterId, replyToId, picture, returned, waiting, going } = value as Record<
    string,
    unknown
  >;
  if (typeof clientMessageId !== 'string' || typeof content !== 'string') return undefined;
  return {
    clientMessageId,
    content,
    afterId: typeof afterId === 'string' ? afterId : undefined,
    replyToId: typeof replyToId === 'string' ? replyToId : undefined,
    returned: returned === true,
    // As this page wrote it.
    ...(picture ? { picture: picture as SentPicture } : {}),
    ...(typeof waiting === 'string' ? { waiting, going: going === true } : {}),
  };
}

/** Shared by the tabs of a browser: sending one twice is harmless, because its id goes along. */
export function listPending(sessionId: string): PendingSend[] {
  const key = pendingKey(sessionId);
  try {
    const parsed: unknown = JSON.parse(memory.get(key) ?? (readLocal(key) || '[]'));
    return Array.isArray(parsed) ? parsed.flatMap((one) => toPending(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** @returns whether storage took it */
function writePending(sessionId: string, pending: readonly PendingSend[]): boolean {
  const key = pendingKey(sessionId);
  const value = JSON.stringify(pending);
  const isKept = writeLocal(key, value);
  if (isKept) memory.delete(key);
  else memory.set(key, value);
  return isKept;
}

/**
 * Keeps a message on its way, in its place if it has one. Texts given back earlier are forgotten: a later send of the same words is a new one.
 * @returns whether it outlives the page
 */
export function keepPending(sessionId: string, pending: PendingSend): boolean {
  const isSame = (one: PendingSend) => one.clientMessageId === pending.clientMessageId;
  const all = listPending(sessionId).filter((one) => isSame(one) || !one.returned);
  return writePending(
    sessionId,
    all.some(isSame) ? all.map((one) => (isSame(one) ? pending : one)) : [...all, pending],
  );
}

export function dropPending(sessionId: string, clientMessageId: string): void {
  const all = listPending(sessionId);
  const others = all.filter((one) => one.clientMessageId !== clientMessageId);
  if (others.length < all.length) writePending(sessionId, others);
}
