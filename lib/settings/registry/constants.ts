import { DARING_ENABLED } from '@/content/settings';
import { CHAT_TYPE_LABEL, CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';
import { UNPAID_ORDERS_MAX } from '@/lib/payments/constants';
import { OFFER_BELOW_BALANCE } from '@/lib/payments/offer/constants';
import type { FreeBudget, FreeBudgets } from '@/lib/wallet/starters/constants';

/** What a process starts with: the environment's budgets, and what the code says. */
export type Start = {
  budgets: { repliesPerPerson: number; tokens: number; freeReplies: number };
  /** One-time codes by SMS. */
  codesPerDay: number;
  freeBudgets: FreeBudgets;
};

export type Toggle = {
  kind: 'switch';
  title: string;
  description: string;
  group: string;
  initial: (start: Start) => boolean;
};
export type Count = {
  kind: 'number';
  title: string;
  description: string;
  group: string;
  /** What is counted, after the number. */
  unit: string;
  min: number;
  max: number;
  initial: (start: Start) => number;
};
/** Free messages in an hour for the asking, in an hour with work done, and in a day; each no more than the next. */
export type Pot = {
  kind: 'budget';
  title: string;
  description: string;
  group: string;
  unit: string;
  min: number;
  max: number;
  initial: (start: Start) => FreeBudget;
};

const BUDGETS = 'What a day may cost';
const FREE = 'Free messages';
const LIMITS = 'Limits';
const OFFER = 'The ₹3 offer';
const CHECK_INS = 'Check-ins';
const TYPES = 'Kinds of chat';

const pot = (
  title: string,
  description: string,
  of: keyof FreeBudgets & ('device' | 'shared' | 'home' | 'network'),
): Pot => ({
  ...{ kind: 'budget', title, description, group: FREE, unit: 'messages', min: 0, max: 1_000_000 },
  initial: (start) => start.freeBudgets[of],
});

const chatType = (type: ChatType, initial: boolean): Toggle => ({
  kind: 'switch',
  title: CHAT_TYPE_LABEL[type],
  description: `Off: nobody begins such a chat or sends in one; what was said can be read, and the messages that are left count elsewhere.`,
  group: TYPES,
  initial: () => initial,
});

/**
 * Everything that is set in the running product, with its bounds. Packs and prices are no settings: they are the product's
 * (lib/payments/constants.ts). Without a line in the database each is what the environment or the code says.
 */
export const SETTINGS = {
  'budget.repliesPerPerson': {
    ...{ kind: 'number', group: BUDGETS, title: 'Replies a person', unit: 'replies a day; 0 = no limit' },
    description:
      'Who has had so many today reads that the companion rests until tomorrow (AI_DAILY_REPLIES_PER_PERSON).',
    ...{ min: 0, max: 10_000, initial: (start) => start.budgets.repliesPerPerson },
  },
  'budget.freeReplies': {
    ...{ kind: 'number', group: BUDGETS, title: 'Free replies of all', unit: 'replies a day; 0 = no limit' },
    description: 'Replies that no bought message pays for, of all people together (AI_DAILY_FREE_REPLIES).',
    ...{ min: 0, max: 10_000_000, initial: (start) => start.budgets.freeReplies },
  },
  'budget.tokens': {
    ...{ kind: 'number', group: BUDGETS, title: 'Tokens', unit: 'tokens a day; 0 = no limit' },
    description: 'What models may read and write for everybody together (AI_DAILY_TOKENS).',
    ...{ min: 0, max: 100_000_000_000, initial: (start) => start.budgets.tokens },
  },
  'budget.codes': {
    ...{ kind: 'number', group: BUDGETS, title: 'One-time codes', unit: 'SMS a day' },
    description: 'Codes that verify a mobile number, of all people together (SMS_CODES_A_DAY).',
    ...{ min: 0, max: 1_000_000, initial: (start) => start.codesPerDay },
  },
  'limits.requests': {
    ...{ kind: 'number', group: LIMITS, title: 'Requests', unit: '% of the usual' },
    description:
      'How often a browser and an address may call, against what the code says for each call. Less while somebody attacks.',
    ...{ min: 10, max: 1_000, initial: () => 100 },
  },
  'limits.unpaidOrders': {
    ...{
      kind: 'number',
      group: LIMITS,
      title: 'Open orders',
      unit: 'unpaid orders of a person in 30 minutes',
    },
    description: 'Who has so many waits until the oldest expires.',
    ...{ min: 2, max: 50, initial: () => UNPAID_ORDERS_MAX },
  },
  'free.device': pot(
    'One kind of phone',
    'Free messages that browsers of one kind of phone get. docs/abuse.md has the reasons.',
    'device',
  ),
  'free.shared': pot('One IPv4 address', 'Behind one a carrier has thousands of phones.', 'shared'),
  'free.home': pot('One home', 'An IPv6 /64, which one phone or one home has.', 'home'),
  'free.network': pot('One network', 'The /24 or /48 around an address.', 'network'),
  'free.sessionsAnHour': {
    ...{ kind: 'number', group: FREE, title: 'Chats without a user', unit: 'chats an hour of an address' },
    description: 'Chats with free messages of browsers that could not be registered.',
    ...{ min: 0, max: 1_000_000, initial: (start) => start.freeBudgets.sessionsAnHour },
  },
  'offer.open': {
    ...{ kind: 'switch', group: OFFER, title: 'The offer is made' },
    description: 'Off: nobody sees it, and nobody can order it. What was ordered before is still credited.',
    initial: () => true,
  },
  'offer.belowBalance': {
    ...{ kind: 'number', group: OFFER, title: 'Made below', unit: 'messages of balance' },
    description: 'Who has so many or more is not offered it. Price and messages are fixed.',
    ...{ min: 1, max: 10, initial: () => OFFER_BELOW_BALANCE },
  },
  'checkIns.open': {
    ...{ kind: 'switch', group: CHECK_INS, title: 'Companions check in' },
    description:
      'With who has chosen it, at most twice a week: a companion asks how something went that it was told of. Off: none does, and nobody is offered it.',
    initial: () => true,
  },
  'chat.truelove': chatType('truelove', true),
  'chat.erotic': chatType('erotic', DARING_ENABLED),
  'chat.friendly': chatType('friendly', true),
  'chat.romantic': chatType('romantic', true),
  'chat.psychologist': chatType('psychologist', true),
} as const satisfies Record<string, Toggle | Count | Pot> & Record<`chat.${ChatType}`, Toggle>;

export type SettingName = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The value of each setting. */
export type Values = { [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['initial']> };

/** The setting that switches a kind of chat. */
export const CHAT_TYPE_SETTINGS: readonly { type: ChatType; name: `chat.${ChatType}` }[] = CHAT_TYPES.map(
  (type) => ({ type, name: `chat.${type}` }),
);
