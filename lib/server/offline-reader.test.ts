import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { KeptChat } from '@/lib/chat/offline/rules';
import { offlineReader } from './offline-reader';

const DANGER = `"><img src=x onerror='alert(1)'><script>alert(2)</script>&amp;{here}`;
const SAFE =
  '&#34;&#62;&#60;img src=x onerror=&#39;alert(1)&#39;&#62;&#60;script&#62;alert(2)&#60;/script&#62;&#38;amp;{here}';

const world: Record<string, unknown> = {};
runInContext(
  `${offlineReader()}\nObject.assign(globalThis, { showChat, showList, keptBody });`,
  createContext(world),
);
const { showChat, showList, keptBody } = world as {
  showChat: (chat: KeptChat) => string;
  showList: (chats: KeptChat[]) => string;
  keptBody: (path: string) => Promise<string>;
};

const message = {
  id: '1',
  from: 'companion',
  text: 'नमस्ते',
  day: '12 October 2026',
  time: '9:05 pm',
} as const;
const chat: KeptChat = {
  id: 'chat-1',
  name: 'Meera',
  isPsychologist: false,
  lastAt: '2026-10-12T15:35:00Z',
  messages: [message, { ...message, id: '2', from: 'own', text: 'हाँ', day: '13 October 2026' }],
};

describe('kept chats', () => {
  it('show what people wrote as text, whatever is in it', () => {
    const hostile = { ...message, text: DANGER, day: DANGER, time: DANGER, from: DANGER as 'own' };
    const dangerous = { ...chat, id: DANGER, name: DANGER, messages: [hostile] };
    for (const html of [showChat(dangerous), showList([dangerous])]) {
      expect(html).not.toMatch(/<(img|script)/);
      expect(html.split(SAFE).length).toBeGreaterThan(3);
    }
  });

  it('say whose words they are, on which day, that it is an AI, and whom to call', () => {
    const html = showChat(chat);
    expect(html).toContain(
      '<p class="day">12 October 2026</p><div class="companion"><span class="sr">Meera: </span>',
    );
    expect(html).toContain(
      '<p class="day">13 October 2026</p><div class="own"><span class="sr">You: </span>',
    );
    expect(html).toContain('You are talking with an AI companion');
    expect(showChat({ ...chat, isPsychologist: true })).toContain('not a licensed professional');
    for (const page of [html, showList([chat])]) {
      expect(page).toContain('href="tel:14416"');
      expect(page).toContain('This is what your device kept.');
      expect(page).toContain('>Try again</a>');
    }
  });

  it('are a list with the last words of each', () => {
    expect(showList([chat])).toContain(
      '<a href="/chat/chat-1"><b dir="auto">Meera</b><span dir="auto">हाँ</span>',
    );
    expect(showList([{ ...chat, messages: [] }])).toContain('<b dir="auto">Meera</b>');
  });

  it('are none where the browser has no storage, which is no failure', async () => {
    expect(await keptBody('/chats')).toContain('<h1>You are offline</h1>');
    expect(await keptBody('/chats')).not.toContain('Read your newest chats');
  });

  it('are read and never written', () => {
    expect(offlineReader()).not.toMatch(/readwrite|\.(put|add|createObjectStore)\(/);
  });
});

/** A request that is answered when somebody listens. */
const answered = (result: unknown) => {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Puts this into the browser of the worker, sealed, with a look at the server that many days ago. */
async function keep(chats: readonly KeptChat[], daysAgo = 0): Promise<{ deleted: string[] }> {
  const makeKey = () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const [key, other] = [await makeKey(), await makeKey()];
  const seal = async (one: KeptChat, by: CryptoKey, id = one.id) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const cipher = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(one.id) };
    return {
      id,
      iv,
      data: await crypto.subtle.encrypt(cipher, by, new TextEncoder().encode(JSON.stringify(one))),
    };
  };
  const sealed = await Promise.all(chats.map((one) => seal(one, key)));
  // By another key, and one that was put in another's place.
  if (chats[0]) sealed.push(await seal(chats[0], other), await seal(chats[0], key, 'chat-2'));
  const deleted: string[] = [];
  const db = {
    name: 'saathi-kept',
    close: () => undefined,
    transaction: () => ({
      objectStore: (name: string) => ({
        get: () => answered(name === 'own' ? { key, at: Date.now() - daysAgo * DAY_MS } : undefined),
        getAll: () => answered(sealed),
      }),
    }),
  };
  const deleteDatabase = (name: string) => deleted.push(name);
  Object.assign(world, { indexedDB: { open: () => answered(db), deleteDatabase } });
  Object.assign(world, { crypto, TextEncoder, TextDecoder });
  return { deleted };
}

describe('what a browser keeps', () => {
  it('is opened, newest first, without what was sealed by others or for another place', async () => {
    await keep([chat, { ...chat, id: 'newer', name: 'Kabir', lastAt: '2026-10-13T15:35:00Z' }]);
    const list = await keptBody('/chats');
    expect(list.match(/<li>/g)).toHaveLength(2);
    expect(list.indexOf('Kabir')).toBeLessThan(list.indexOf('Meera'));
    expect(await keptBody('/chat/chat-1')).toContain('<h1 dir="auto">Meera</h1>');
  });

  it('is offered in place of every other page, and of a chat that is not there', async () => {
    await keep([chat]);
    for (const path of ['/', '/chat/unknown', '/account'])
      expect(await keptBody(path)).toContain('<a class="again" href="/chats">Read your newest chats</a>');
  });

  it('can be read for 30 days after the last look at the server, and is destroyed then', async () => {
    const fresh = await keep([chat], 29);
    expect(await keptBody('/chats')).toContain('Meera');
    expect(fresh.deleted).toEqual([]);
    const old = await keep([chat], 31);
    expect(await keptBody('/chats')).not.toContain('Meera');
    expect(old.deleted).toEqual(['saathi-kept']);
  });
});
