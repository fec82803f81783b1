import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call, isMissing } from '@/lib/client/api';
import { runWhenIdle } from '@/lib/client/idle';
import { writeLocal } from '@/lib/client/storage';
import type { getMe } from '@/lib/users/contract';
import { userQuery } from '@/lib/users/hooks';
import { HISTORY_PAGE } from '../../constants';
import type { listMessages } from '../../contract';
import { allMessages, type ChatMessage } from '../../history/rules';
import { historyQuery, sessionQuery } from '../../hooks';
import type { listInbox } from '../../inbox/contract';
import type { InboxChat } from '../../inbox/hooks';
import { forgetKept, keepsChats } from '../browser';
import { KEEP_AFTER_MS, KEEP_AT_LATEST_MS, KEPT_MESSAGES_MAX, REFRESH_EVERY_MS } from '../constants';
import { type KeptChat, leaving, mergeKept, newestOf, toKept } from '../rules';
import { beginKept, dropKept, listKept, noteLook, type Own, putKept, readOwn } from '../sealing/browser';
import { OFFLINE_KEY } from '../sealing/constants';

/** @returns whether there was room for it; without, nothing stays that may have been deleted meanwhile */
async function keep(own: Own, chat: KeptChat): Promise<boolean> {
  try {
    await putKept(own, chat);
    return true;
  } catch {
    await dropKept(own, [chat.id]);
    return false;
  }
}

async function loadNewest(sessionId: string): Promise<ChatMessage[]> {
  let messages: ChatMessage[] = [];
  let page: ChatMessage[];
  do {
    const before = messages[0]?.id;
    page = await call<typeof listMessages>('GET /api/chat/messages/{sessionId}', {
      params: { sessionId },
      query: { before },
    });
    messages = [...page, ...messages];
  } while (page.length >= HISTORY_PAGE && messages.length < KEPT_MESSAGES_MAX);
  return messages.slice(-KEPT_MESSAGES_MAX);
}

/** @returns undefined when it was deleted meanwhile */
async function load({
  id,
  chatType,
  companionName,
  ownName,
  lastAt,
}: InboxChat): Promise<KeptChat | undefined> {
  try {
    const messages = toKept(await loadNewest(id));
    const name = ownName ?? companionName;
    return { id, name, isPsychologist: chatType === 'psychologist', lastAt, messages };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Asks the server for everything that is to be kept: what was deleted anywhere goes, and so does everything when it is not this person's. */
async function look(own: Own): Promise<void> {
  const { id, held, chatLock } = await call<typeof getMe>('GET /api/user/me');
  // Of locked chats nothing is kept that no lock protects.
  if (id !== own.person || held || chatLock !== 'off') return forgetKept();
  const { chats } = await call<typeof listInbox>('GET /api/chats');
  const newest = newestOf(chats.filter(({ incognito }) => !incognito));
  await dropKept(own, leaving(await listKept(own), newest));
  let hasRoom = true;
  for (const one of newest) {
    const chat = await load(one);
    if (!chat) await dropKept(own, [one.id]);
    else if (!(await keep(own, chat))) hasRoom = false;
  }
  await noteLook(own, Date.now());
  if (keepsChats()) writeLocal(OFFLINE_KEY, hasRoom ? 'on' : 'full');
}

/**
 * Brings what is kept up to date. Without a network it stays as it is.
 * @param isDue now, however short ago the server was asked
 */
export async function refreshKept(isDue: boolean): Promise<void> {
  try {
    const own = await readOwn();
    // The browser has cleared it away.
    if (!own) return await forgetKept();
    if (isDue || Date.now() - own.at >= REFRESH_EVERY_MS) await look(own);
  } catch (error) {
    // Signed out elsewhere, held, suspended.
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) await forgetKept();
  }
}

/**
 * Begins to keep this person's newest chats.
 * @returns whether the browser lets us
 */
export async function turnOnKept(person: string): Promise<boolean> {
  try {
    await beginKept(person);
    if (!writeLocal(OFFLINE_KEY, 'on')) throw new DOMException('no storage', 'QuotaExceededError');
  } catch {
    await forgetKept();
    return false;
  }
  await refreshKept(true);
  return true;
}

/** How many chats can be read. */
export async function countKept(): Promise<number> {
  const own = await readOwn().catch(() => undefined);
  return own ? (await listKept(own)).length : 0;
}

/** A chat was deleted here. */
export async function dropChat(sessionId: string): Promise<void> {
  const own = await readOwn().catch(() => undefined);
  if (own) await dropKept(own, [sessionId]);
}

async function keepNow(client: QueryClient, sessionId: string): Promise<void> {
  const session = client.getQueryData(sessionQuery(sessionId).queryKey);
  const history = client.getQueryData(historyQuery(sessionId).queryKey);
  const person = client.getQueryData(userQuery.queryKey);
  // Of an incognito chat nothing is kept.
  const own = session && !session.goesAt && history && person && (await readOwn());
  if (!own) return;
  if (session.held || person.held || person.id !== own.person || person.chatLock !== 'off')
    return forgetKept();
  const kept = await listKept(own);
  const before = kept.find(({ id }) => id === sessionId);
  const loaded = allMessages(history);
  const lastAt = loaded.at(-1)?.timestamp;
  if (lastAt === undefined) return;
  const chat: KeptChat = {
    id: sessionId,
    name: before?.name ?? session.companionName,
    isPsychologist: session.chatType === 'psychologist',
    lastAt,
    messages: mergeKept(before?.messages ?? [], toKept(loaded), history.hasOlder),
  };
  const others = kept.filter(({ id }) => id !== sessionId);
  const newest = newestOf([...others, chat]);
  if (newest.includes(chat) && JSON.stringify(chat) !== JSON.stringify(before)) await keep(own, chat);
  await dropKept(own, leaving(kept, newest));
}

/**
 * Keeps the chat that is shown, as it changes, in quiet moments.
 * @returns stops it
 */
export function keepShown(client: QueryClient, sessionId: string): () => void {
  const names = [sessionQuery(sessionId), historyQuery(sessionId), userQuery].map(({ queryKey }) =>
    JSON.stringify(queryKey),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  const plan = () => {
    clearTimeout(timer);
    cancel?.();
    timer = setTimeout(() => {
      // What storage refuses stays as it was; the next look at the server finds it.
      const work = () => void keepNow(client, sessionId).catch(() => undefined);
      cancel = runWhenIdle(work, KEEP_AT_LATEST_MS);
    }, KEEP_AFTER_MS);
  };
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && names.includes(JSON.stringify(query.queryKey))) plan();
  });
  plan();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    cancel?.();
  };
}
