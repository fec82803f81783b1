import { USAGE_KEPT_DAYS } from '@/lib/ai/usage/constants';
import { CHECK_INS_KEPT_DAYS } from '@/lib/chat/check-ins/constants';
import { INCOGNITO_LASTS_MS } from '@/lib/chat/incognito/constants';
import { UNSENT_KEPT_MS } from '@/lib/chat/pictures/constants';
import { ISSUE_KEPT_MONTHS } from '@/lib/issues/constants';
import { MAIL_KEPT_DAYS } from '@/lib/mail/constants';
import { BOOKS_KEPT_YEARS } from '@/lib/payments/personal-data/constants';
import { FORGOTTEN_AFTER_MS } from '@/lib/safety/care/constants';
import { EVENT_KEPT_MONTHS, TIED_DAYS } from '@/lib/safety/events/constants';
import { ERASE_AFTER_DAYS, FORGET_AFTER_MONTHS } from '@/lib/users/age-hold/constants';
import { GUEST_IDLE_MS, MEMBER_ABSOLUTE_MS, MEMBER_IDLE_MS } from '@/lib/users/devices/constants';
import { REMEMBERED_MONTHS } from '@/lib/users/gifts/constants';
import { NOTICE_KEPT_DAYS } from '@/lib/users/push/constants';
import * as users from '@/lib/users/retention/constants';
import { SUSPENSION_KEPT_MONTHS } from '@/lib/users/suspensions/constants';
import { KEPT_DAYS as VITALS_KEPT_DAYS } from '@/lib/vitals/constants';
import { BROWSER_KEPT_MS, FREE_WINDOW_MS } from '@/lib/wallet/starters/constants';
import { CHAT_TABLES, MEMORY_TABLES } from './tables/constants';

export type Period = { days: number } | { months: number } | { years: number };

export type Kept = {
  /** For the operator. */
  what: string;
  /** Where it is stored; none: not in the database. */
  tables: readonly string[];
  /** None: it is not stored at all. */
  after: readonly Period[];
  /** From when the period counts. */
  from: string;
  why: string;
  /** How the item of content/legal/privacy.ts begins that says the same; null: it is about nobody. */
  notice: string | null;
  /** The nightly job (`NIGHTLY` in jobs.ts), another job every hour or every minute, the operator, who keeps it outside the database; or nobody has to. */
  by: 'night' | 'hour' | 'minute' | 'operator' | 'nobody';
};

const daysOf = (ms: number) => ({ days: ms / (24 * 60 * 60 * 1000) });

/** Days for which a guest who comes no more is kept: after them no browser has the cookie any more that opens the guest. */
export const GUEST_KEPT_DAYS = daysOf(GUEST_IDLE_MS).days;
/** Days for which it is kept what the job did. */
export const RUNS_KEPT_DAYS = 400;

/** Everything that is kept for a while only: what, where, how long, and why so long. The notice says the same; a test compares them. */
export const KEPT = {
  guests: {
    ...{ what: 'guests who come no more, with chats and memories', after: [{ days: GUEST_KEPT_DAYS }] },
    tables: ['users', 'data_requests', 'own_limits', ...CHAT_TABLES, ...MEMORY_TABLES],
    ...{ from: 'the last visit', notice: 'Chats', by: 'night' },
    why: 'as long as a browser keeps the cookie; whoever has bought messages left, an order or a refund under way, or an open issue stays',
  },
  userlessChats: {
    what: 'chats of browsers that never got a user',
    ...{ tables: CHAT_TABLES, after: [{ days: GUEST_KEPT_DAYS }] },
    ...{ from: 'the last message', notice: 'Chats', by: 'night' },
    why: 'as long as a browser keeps the cookie; a chat with bought messages left, or an order or a refund under way, stays',
  },
  incognito: {
    ...{ what: 'incognito chats', tables: CHAT_TABLES, after: [daysOf(INCOGNITO_LASTS_MS)] },
    ...{ from: 'the beginning of the chat', notice: 'Incognito chats', by: 'minute' },
    why: 'so it was promised where the chat was begun; out of sight at that moment, deleted within minutes, or when a reply under way has ended',
  },
  unsentPictures: {
    ...{ what: 'pictures that were chosen and not sent', tables: ['chat_pictures'] },
    ...{ after: [daysOf(UNSENT_KEPT_MS)], from: 'the choosing', notice: 'Pictures you send', by: 'minute' },
    why: 'as long as somebody may still be writing words beside one',
  },
  userTraces: {
    what: 'address, hashed fingerprint, versions and time zone of users',
    ...{ tables: ['users'], after: [{ days: users.TRACES_KEPT_DAYS }] },
    ...{ from: 'the first visit', notice: 'Your browser and device', by: 'night' },
    why: 'abuse shows within days; as long as CERT-In wants logs',
  },
  chatTraces: {
    ...{ what: 'address and hashed fingerprint of chats', tables: ['chat_sessions'], why: 'the same' },
    ...{ after: [{ days: users.TRACES_KEPT_DAYS }], from: 'the beginning of the chat' },
    ...{ notice: 'Your browser and device', by: 'night' },
  },
  rawFingerprints: {
    what: 'fingerprints from before they were hashed, which are hashed',
    ...{ tables: ['users'], after: [] },
    ...{ from: 'now', notice: 'Your browser and device', by: 'night' },
    why: 'the key is not in the database, so that no migration could do it',
  },
  campaigns: {
    what: 'by which campaign somebody came',
    ...{ tables: ['users'], after: [{ days: users.CAMPAIGN_KEPT_DAYS }] },
    ...{ from: 'the visit', notice: 'Where you came from', by: 'night' },
    why: 'a campaign is judged within months',
  },
  sessions: {
    what: 'browsers that are signed in',
    ...{
      tables: ['device_sessions', 'console_sessions', 'push_subscriptions'],
      after: [daysOf(GUEST_IDLE_MS), daysOf(MEMBER_ABSOLUTE_MS), daysOf(MEMBER_IDLE_MS)],
    },
    from: 'the last visit of a guest; the sign-in and the last visit of a member',
    why: 'lib/users/devices/constants.ts',
    ...{ notice: 'Where you are signed in', by: 'night' },
  },
  consents: {
    ...{ what: 'consents of browsers that never got a user', tables: ['consents'] },
    ...{
      after: [{ days: users.USERLESS_KEPT_DAYS }],
      from: 'the consent',
      notice: 'Your consents',
      by: 'night',
    },
    why: 'as long as a browser keeps the cookie; with a user they prove something until the user goes',
  },
  ages: {
    what: 'what browsers that never got a user said of their age',
    ...{ tables: ['age_holds'], after: [{ days: users.USERLESS_KEPT_DAYS }] },
    ...{ from: 'the question', notice: 'Your age', by: 'night' },
    why: 'as long as a browser keeps the cookie; then it is asked again',
  },
  suspensions: {
    what: 'suspensions of browsers, devices and deleted accounts',
    ...{ tables: ['suspensions'], after: [{ months: SUSPENSION_KEPT_MONTHS }] },
    ...{ from: 'the suspension, or its end', notice: 'Suspensions', by: 'night' },
    why: 'whoever was suspended does not come back as somebody new',
  },
  codes: {
    ...{ what: 'one-time codes', tables: ['otp_verifications'], after: [{ days: users.CODES_KEPT_DAYS }] },
    ...{ from: 'the sending', notice: 'Mobile number', by: 'night' },
    why: 'they work for 5 minutes, and limits count them for a day',
  },
  marks: {
    ...{ what: 'what limits have counted, as keyed hashes', tables: ['limit_marks'] },
    ...{ after: [{ days: users.CODES_KEPT_DAYS }] },
    ...{ from: 'the counting', notice: 'Mobile number', by: 'night' },
    why: 'the longest window of any limit',
  },
  issues: {
    what: 'issues that people raised',
    ...{ tables: ['issues', 'issue_words'], after: [{ months: ISSUE_KEPT_MONTHS }] },
    ...{ from: 'the raising', notice: 'Issues you raise', by: 'night' },
    why: 'who wrote may come back to it, and a consumer may complain for two years (Consumer Protection Act 2019, section 69)',
  },
  safetyTies: {
    what: 'which chat and message a safety event is about',
    ...{ tables: ['safety_events'], after: [{ days: TIED_DAYS }] },
    ...{ from: 'the event', notice: 'Safety events', by: 'night' },
    why: 'to look into a complaint',
  },
  safetyEvents: {
    what: 'safety events, which are about nobody by then',
    ...{ tables: ['safety_events', 'safety_marks'], after: [{ months: EVENT_KEPT_MONTHS }] },
    ...{ from: 'the event', notice: 'Safety events', by: 'night' },
    why: 'to see whether the rules work better than a year before',
  },
  crises: {
    what: 'signs of a crisis',
    ...{ tables: ['crisis_states'], after: [daysOf(FORGOTTEN_AFTER_MS)] },
    ...{ from: 'the last sign', notice: 'Signs of a crisis', by: 'night' },
    why: 'docs/safety.md',
  },
  mails: {
    what: 'that mails were sent, and the words of those that are on their way',
    ...{ tables: ['mails'], after: [{ days: MAIL_KEPT_DAYS }] },
    ...{ from: 'the writing', notice: 'Mails to you', by: 'night' },
    why: 'to find out what became of one; the words go as soon as it is taken',
  },
  notices: {
    ...{ what: 'what devices were told', tables: ['push_notices'], after: [{ days: NOTICE_KEPT_DAYS }] },
    ...{ from: 'the writing', notice: 'Notifications', by: 'night' },
    why: 'so that nothing is told twice, and to find out what became of one; it has no words',
  },
  checkIns: {
    what: 'that a companion asked how something went, without the words',
    ...{ tables: ['check_ins'], after: [{ days: CHECK_INS_KEPT_DAYS }] },
    ...{ from: 'the question', notice: 'Check-ins', by: 'night' },
    why: 'so that nobody is asked more than twice a week, and to find out what became of one',
  },
  usage: {
    ...{ what: 'what replies cost', tables: ['ai_usage'], after: [{ days: USAGE_KEPT_DAYS }] },
    ...{ from: 'the reply', notice: 'What replies cost us', by: 'night' },
    why: 'to compare a year with the one before',
  },
  gifts: {
    what: 'keyed hashes of who was given something',
    ...{ tables: ['gift_marks'], after: [{ months: REMEMBERED_MONTHS }] },
    ...{ from: 'the deletion or the payment', notice: 'Gifts that are given once', by: 'night' },
    why: 'gifts are given once; docs/money.md',
  },
  friendDevices: {
    what: 'keyed hashes of the devices of friends',
    ...{ tables: ['referrals'], after: [{ months: REMEMBERED_MONTHS }] },
    ...{ from: 'the visit by the link', notice: 'Gifts that are given once', by: 'night' },
    why: 'rewards are given once',
  },
  orders: {
    what: 'whose an order was',
    ...{ tables: ['payments'], after: [{ years: BOOKS_KEPT_YEARS }] },
    ...{ from: 'the end of the financial year', notice: 'Payments and balance', by: 'night' },
    why: 'Companies Act 2013, section 128(5)',
  },
  vitals: {
    ...{ what: 'counts of loading times', tables: ['vitals_counts'], why: 'a quarter shows a trend' },
    ...{ after: [{ days: VITALS_KEPT_DAYS }], from: 'the day', notice: 'Loading times', by: 'night' },
  },
  runs: {
    ...{ what: 'what this job did, as numbers', tables: ['retention_runs'] },
    ...{ after: [{ days: RUNS_KEPT_DAYS }], from: 'the night', notice: null, by: 'night' },
    why: 'to show that the job runs',
  },
  grants: {
    what: 'where free messages went, as keyed hashes',
    ...{ tables: ['free_grants'], after: [daysOf(FREE_WINDOW_MS)] },
    ...{ from: 'the grant', notice: 'Your browser and device', by: 'hour' },
    why: 'docs/abuse.md',
  },
  starterBrowsers: {
    what: 'browsers that had their starter and signed out, as keyed hashes',
    ...{ tables: ['starter_browsers'], after: [daysOf(BROWSER_KEPT_MS)] },
    ...{ from: 'the sign-out', notice: 'Your browser and device', by: 'hour' },
    why: 'longer than a browser keeps a cookie',
  },
  minors: {
    what: 'everything about a person who is held as a minor',
    ...{ tables: ['users', 'chat_sessions', 'messages'], after: [{ days: ERASE_AFTER_DAYS }] },
    ...{ from: 'the hold', notice: 'Your age', by: 'hour' },
    why: 'an adult has so long to say so',
  },
  holds: {
    what: 'holds of browsers and deleted accounts',
    ...{ tables: ['age_holds'], after: [{ months: FORGET_AFTER_MONTHS }] },
    ...{ from: 'the hold', notice: 'Your age', by: 'hour' },
    why: 'a minor of sixteen is an adult then',
  },
  exports: {
    what: 'downloads of data: made while they are fetched, and stored nowhere',
    ...{ tables: [], after: [] },
    ...{ from: 'the download', notice: 'Your download', by: 'nobody' },
    why: 'whoever wants one makes another',
  },
  logs: {
    ...{ what: 'logs of server and proxy: at least 180 days, at most', tables: [], after: [{ years: 1 }] },
    ...{ from: 'the line', notice: 'Server logs', by: 'operator' },
    why: 'CERT-In directions of 28 April 2022',
  },
  backups: {
    ...{ what: 'backups of the database', tables: [], after: [{ days: 35 }] },
    ...{ from: 'the backup', notice: 'To erase', by: 'operator' },
    why: 'what was deleted has to be gone there, too',
  },
} as const satisfies Record<string, Kept>;

export type KeptKind = keyof typeof KEPT;
