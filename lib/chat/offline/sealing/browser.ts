import { newId } from '@/lib/client/new-id';
import type { KeptChat } from '../rules';
import { KEPT_DB } from './constants';

/*
 * What is kept, sealed (AES-GCM, https://www.w3.org/TR/WebCryptoAPI/#aes-gcm) with a key that no script can take out of the browser.
 * - Only `beginKept` makes the database: what is written after it was destroyed, by whichever tab, goes nowhere.
 * - Every use opens it and closes it again, so that nothing keeps it from being destroyed.
 * - lib/server/offline-reader.ts reads the same.
 */

const CIPHER = 'AES-GCM';
const IV_BYTES = 12;
/** Whose it is. */
const OWN = 'own';
const CHATS = 'chats';

/** The key, and who may read by it. */
export type Own = {
  id: string;
  key: CryptoKey;
  /** The id of its person. */
  person: string;
  /** When the server was asked last, or never since keeping began; in ms since 1970. */
  at: number;
};

/** The id is authenticated along with it. */
type Sealed = { id: string; iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

const bytesOf = (text: string) => new TextEncoder().encode(text);

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const endOf = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** @returns undefined where there is none, unless it is to be made */
function open(isMade: boolean): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT_DB, 1);
    let isMissing = false;
    request.onupgradeneeded = () => {
      isMissing = !isMade;
      // A database whose making is given up is none (https://www.w3.org/TR/IndexedDB/#abort-an-upgrade-transaction).
      if (isMissing) return request.transaction?.abort();
      request.result.createObjectStore(OWN);
      request.result.createObjectStore(CHATS, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => db.close();
      resolve(db);
    };
    request.onerror = () => (isMissing ? resolve(undefined) : reject(request.error));
  });
}

async function using<T>(work: (db: IDBDatabase) => Promise<T>, isMade = false): Promise<T | undefined> {
  const db = await open(isMade);
  try {
    return db && (await work(db));
  } finally {
    db?.close();
  }
}

/**
 * Begins to keep for this person, with nothing.
 * @throws whatever the browser says that refuses storage, keys in it, or has no room
 */
export async function beginKept(person: string): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
  await using((db) => {
    const transaction = db.transaction([OWN, CHATS], 'readwrite');
    transaction.objectStore(CHATS).clear();
    transaction.objectStore(OWN).put({ id: newId(), key, person, at: Date.now() } satisfies Own, OWN);
    return endOf(transaction);
  }, true);
}

const ownIn = (transaction: IDBTransaction) =>
  answerOf<Own | undefined>(transaction.objectStore(OWN).get(OWN));

/** @returns undefined where nothing is to be kept */
export const readOwn = (): Promise<Own | undefined> => using((db) => ownIn(db.transaction(OWN)));

/** Writes, if what is there still has the same key. */
function write(own: Own, work: (transaction: IDBTransaction) => void): Promise<void> {
  return using(async (db) => {
    const transaction = db.transaction([OWN, CHATS], 'readwrite');
    const writing = ownIn(transaction).then((there) => {
      if (there?.id === own.id) work(transaction);
    });
    await Promise.all([writing, endOf(transaction)]);
  });
}

/** @throws DOMException `QuotaExceededError` and the like */
export async function putKept(own: Own, chat: KeptChat): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const cipher = { name: CIPHER, iv, additionalData: bytesOf(chat.id) };
  const data = await crypto.subtle.encrypt(cipher, own.key, bytesOf(JSON.stringify(chat)));
  await write(own, (transaction) => {
    transaction.objectStore(CHATS).put({ id: chat.id, iv, data } satisfies Sealed);
  });
}

export const dropKept = (own: Own, ids: readonly string[]): Promise<void> =>
  write(own, (transaction) => {
    for (const id of ids) transaction.objectStore(CHATS).delete(id);
  });

/** The server has been asked. */
export const noteLook = (own: Own, at: number): Promise<void> =>
  write(own, (transaction) => {
    transaction.objectStore(OWN).put({ ...own, at }, OWN);
  });

async function unseal({ key }: Own, { id, iv, data }: Sealed): Promise<KeptChat[]> {
  try {
    const cipher = { name: CIPHER, iv, additionalData: bytesOf(id) };
    const plain = await crypto.subtle.decrypt(cipher, key, data);
    return [JSON.parse(new TextDecoder().decode(plain))];
  } catch {
    // Sealed with another key, or damaged.
    return [];
  }
}

export async function listKept(own: Own): Promise<KeptChat[]> {
  const sealed = await using((db) => answerOf<Sealed[]>(db.transaction(CHATS).objectStore(CHATS).getAll()));
  return (await Promise.all((sealed ?? []).map((one) => unseal(own, one)))).flat();
}
