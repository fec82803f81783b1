import { readLocal, writeLocal } from '@/lib/client/storage';

/** A message on its way, kept until it is answered so that neither a reload nor a closed tab loses it. */
export type PendingSend = {
  clientMessageId: string;
  content: string;
  /** The last message of the conversation at that time. */
  afterId?: string | undefined;
  /** The send failed and the text is back in the box. Sending the same text again takes the same id. */
  returned: boolean;
};

const draftKey = (sessionId: string) => `saathi-draft-${sessionId}`;
const pendingKey = (sessionId: string) => `saathi-pending-${sessionId}`;

/** Stands in for storage that is refused. */
const memory = new Map<string, string>();

/** The unsent text of a chat. It belongs to the tab: two tabs on one chat keep their own. */
export function readDraft(sessionId: string): string {
  const key = draftKey(sessionId);
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

export function writeDraft(sessionId: string, text: string): void {
  const key = draftKey(sessionId);
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    memory.set(key, text);
  }
}

function toPending(value: unknown): PendingSend | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { clientMessageId, content, afterId, returned } = value as Record<string, unknown>;
  if (typeof clientMessageId !== 'string' || typeof content !== 'string') return undefined;
  return {
    clientMessageId,
    content,
    afterId: typeof afterId === 'string' ? afterId : undefined,
    returned: returned === true,
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

function writePending(sessionId: string, pending: readonly PendingSend[]): void {
  const key = pendingKey(sessionId);
  const value = JSON.stringify(pending);
  if (writeLocal(key, value)) memory.delete(key);
  else memory.set(key, value);
}

/** Keeps a message on its way. Texts given back earlier are forgotten: a later send of the same words is a new one. */
export function keepPending(sessionId: string, pending: PendingSend): void {
  const others = listPending(sessionId).filter(
    (one) => one.clientMessageId !== pending.clientMessageId && !one.returned,
  );
  writePending(sessionId, [...others, pending]);
}

export function dropPending(sessionId: string, clientMessageId: string): void {
  const all = listPending(sessionId);
  const others = all.filter((one) => one.clientMessageId !== clientMessageId);
  if (others.length < all.length) writePending(sessionId, others);
}
