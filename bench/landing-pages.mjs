// The pages that people land on, and what is tapped on each of them.
import { StartError } from '../dev/start-error.mjs';
import { VISITOR_COOKIE } from '../lib/server/visitor-cookie.ts';
import { signUp } from './database.mjs';

/** Messages of the guest's chat, and of the member's. */
export const LENGTHS = [20, 500];
/** The name of the floor. */
export const BARE = 'bare Next page';
/** What a quick run visits. */
const QUICK = ['/chat/{id}'];

/**
 * @typedef {object} Button the first element that `css` finds, with `text` among its words or in its label
 * @property {string} name
 * @property {string} css
 * @property {string} [text]
 * @property {boolean} [dialog] it opens one, which is closed again
 * @property {boolean} [leaves] it leads to the start of a chat, which is not let through
 * @property {string} [types] what is written into the message box first
 */

/**
 * @typedef {object} LandingPage
 * @property {string} name
 * @property {number} [aim] bytes of script before a touch
 * @property {Button} [early] what is tapped while the page loads; again and again, so that nothing may be lost or bought by it
 * @property {readonly Button[]} [buttons] the main buttons of the loaded page; the last one may leave it
 */

const button = (/** @type {string} */ text, more = {}) => ({ name: text, css: 'button', text, ...more });
const PACK = { name: 'a pack', css: 'label:has(input[name=pack]:not(:checked))' };
const PAY = button('Pay ');
const ISSUE = button('Raise an issue', { dialog: true });
const MESSAGE = { name: 'message box', css: 'textarea' };
const DELETE = button('Delete my account', { dialog: true });

/** @type {readonly LandingPage[]} */
const PAGES = [
  {
    name: '/',
    aim: 145_000,
    early: ISSUE,
    buttons: [ISSUE, button('the banner'), button('Start free chat', { leaves: true })],
  },
  {
    name: '/psychologist',
    aim: 145_000,
    early: { name: 'a subject', css: 'fieldset label + label' },
    buttons: [
      { name: 'a subject', css: 'fieldset label + label' },
      { name: 'all subjects', css: 'fieldset label' },
      button('Chat Now', { leaves: true }),
    ],
  },
  { name: '/recharge', aim: 150_000, early: PACK, buttons: [PACK, PAY] },
  { name: '/paywall/{id}', aim: 150_000, early: PACK, buttons: [PACK, PAY] },
  { name: '/account', aim: 160_000, early: DELETE, buttons: [DELETE, button('Download my data')] },
  {
    name: '/chat/{id}',
    aim: 168_000,
    early: MESSAGE,
    buttons: [
      MESSAGE,
      { name: 'More', css: 'summary', text: 'More' },
      button('remembers', { dialog: true }),
      button('Send', { types: 'Good evening! I am home now.' }),
    ],
  },
  {
    name: '/psychologist/isha-menon/profile',
    early: button('Chat Consultation', { leaves: true }),
    buttons: [button('Chat Consultation', { leaves: true })],
  },
  {
    name: '/psychologist/topic/breakups',
    aim: 145_000,
    early: button('Chat Now', { leaves: true }),
    buttons: [button('Chat Now', { leaves: true })],
  },
  { name: '/blogs/emotional-wellness-busy-professionals' },
];

const BARE_BUTTON = { name: 'counter', css: 'button' };
/** @type {LandingPage} */
const BARE_PAGE = { name: BARE, early: BARE_BUTTON, buttons: [BARE_BUTTON] };

/**
 * @param {{ pages?: readonly string[], quick: boolean }} options
 * @returns {readonly LandingPage[]}
 * @throws StartError for a page that is none of them
 */
export function chosenPages({ pages: wanted, quick }) {
  const unknown = wanted?.find((name) => !PAGES.some((page) => page.name === name));
  if (unknown !== undefined)
    throw new StartError(`${unknown} is none of ${PAGES.map(({ name }) => name).join(', ')}.`);
  const chosen = wanted ?? (quick ? QUICK : undefined);
  return PAGES.filter(({ name }) => chosen?.includes(name) ?? true);
}

/** @typedef {{ page: LandingPage, who: string, url: string, cookie?: { name: string, value: string } }} Case */

/**
 * The bare page, and every page as a guest and as a member with a long chat; in a quick run only as the member.
 * @param {{ pages: readonly LandingPage[], bareUrl: string, screens: import('./screens.mjs').Screens, quick?: boolean }} options
 * @returns {Promise<Case[]>}
 */
export async function casesOf({ pages, bareUrl, screens: { url, databaseUrl, chats }, quick = false }) {
  const [short, long] = chats.toSorted((a, b) => a.messages - b.messages);
  await signUp(databaseUrl, long.sessionId);
  return [
    { page: BARE_PAGE, who: '', url: bareUrl },
    ...pages.flatMap((page) =>
      [...(quick ? [] : [{ who: 'guest', ...short }]), { who: 'member', ...long }].map(
        ({ who, sessionId, cookie }) => ({
          page,
          who,
          url: url + page.name.replace('{id}', sessionId),
          cookie: { name: VISITOR_COOKIE, value: cookie },
        }),
      ),
    ),
  ];
}
