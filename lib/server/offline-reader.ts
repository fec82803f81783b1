import { AI_LABEL, AI_NOTICE, NOT_LICENSED_NOTICE } from '@/lib/chat/copy';
import { KEPT_DAYS } from '@/lib/chat/offline/constants';
import { KEPT_DB } from '@/lib/chat/offline/sealing/constants';
import { t } from '@/lib/kit/text';
import { offlineAgain, offlineBody, offlineHelp } from './offline-page';

/** What is said around the chats, in the language in which the worker is asked for. */
const words = () => ({
  whatThisIs: `<p role="status">${t('You are offline. This is what your device kept.')}</p>`,
  toChats: `<p><a class="again" href="/chats">${t('Read your newest chats')}</a></p>`,
  toWrite: `<p class="muted">${t('To write, you need a network. What waits goes out then.')}</p>`,
  back: `<a class="back" href="/chats">${t('Back to my chats')}</a>`,
  title: `<h1>${t('My chats')}</h1>`,
  messages: t('Messages'),
  you: `${t('You')}: `,
  ai: t(AI_LABEL),
  notices: [t(AI_NOTICE), t(NOT_LICENSED_NOTICE)],
});
/** In place of the chats that the worker puts there. */
const HERE = '{here}';

/**
 * Part of the service worker: what the browser keeps for its person (lib/chat/offline/sealing), read and written into a page without a
 * script. Words of people become text, whatever is in them. It keeps nothing itself, makes no database where there is none, and
 * destroys what is too old.
 */
export const offlineReader = () => {
  const { whatThisIs, toChats, toWrite, back, title, messages, you, ai, notices } = words();
  return `
const ask = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
function openKept() {
  const request = indexedDB.open(${JSON.stringify(KEPT_DB)});
  request.onupgradeneeded = () => request.transaction.abort();
  return ask(request);
}
async function unseal({ key }, { id, iv, data }) {
  try {
    const cipher = { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(id) };
    return [JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, data)))];
  } catch {
    return [];
  }
}
async function readKept() {
  try {
    const db = await openKept();
    db.onversionchange = () => db.close();
    try {
      const stores = db.transaction(['own', 'chats']);
      const [own, sealed] = await Promise.all([
        ask(stores.objectStore('own').get('own')),
        ask(stores.objectStore('chats').getAll()),
      ]);
      if (!own) return [];
      if (Date.now() - own.at > ${KEPT_DAYS * 24 * 60 * 60 * 1000}) {
        indexedDB.deleteDatabase(db.name);
        return [];
      }
      const chats = (await Promise.all(sealed.map((one) => unseal(own, one)))).flat();
      return chats.sort((one, other) => Date.parse(other.lastAt) - Date.parse(one.lastAt));
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
}
const text = (words) => String(words).replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
function bubbles({ name, messages }) {
  let day;
  return messages.map((message) => {
    const begins = message.day !== day ? '<p class="day">' + text(message.day) + '</p>' : '';
    day = message.day;
    const from = ['own', 'companion'].includes(message.from) ? message.from : 'note';
    const author = { own: ${JSON.stringify(you)}, companion: text(name) + ': ', note: '' }[from];
    return begins + '<div class="' + from + '"><span class="sr">' + author + '</span><p dir="auto">' + text(message.text) + '</p><time>' + text(message.time) + '</time></div>';
  }).join('');
}
const NOTICES = ${JSON.stringify(notices)};
const showChat = (chat) =>
  '<main class="kept talk"><header>' + ${JSON.stringify(back)} + '<h1 dir="auto">' + text(chat.name) + '</h1><p class="muted">' + NOTICES[chat.isPsychologist ? 1 : 0] + '</p></header>' +
  ${JSON.stringify(whatThisIs)} + '<section class="words" aria-label="' + ${JSON.stringify(messages)} + '" tabindex="0"><div>' + bubbles(chat) + '</div></section><footer>' + ${JSON.stringify(`<div class="row">${toWrite}${offlineAgain()}</div>${offlineHelp()}`)} + '</footer></main>';
const row = ({ id, name, messages }) => {
  const last = messages[messages.length - 1];
  const words = last ? text(last.text.slice(0, 80)) : '';
  const when = last ? text(last.day + ', ' + last.time) : '';
  return '<li><a href="/chat/' + text(id) + '"><b dir="auto">' + text(name) + '</b><span dir="auto">' + words + '</span><span class="muted">' + when + ' · ' + ${JSON.stringify(ai)} + '</span></a></li>';
};
const showList = (chats) =>
  '<main class="kept">' + ${JSON.stringify(title)} + ${JSON.stringify(whatThisIs)} + '<ul>' + chats.map(row).join('') + '</ul><footer>' + ${JSON.stringify(offlineAgain() + offlineHelp())} + '</footer></main>';
async function keptBody(path) {
  const kept = await readKept();
  if (kept.length > 0 && path === '/chats') return showList(kept);
  const chat = kept.find(({ id }) => path === '/chat/' + id);
  if (chat) return showChat(chat);
  return ${JSON.stringify(offlineBody(HERE))}.replace(${JSON.stringify(HERE)}, kept.length > 0 ? ${JSON.stringify(toChats)} : '');
}
`;
};
