import { randomUUID } from 'node:crypto';
import { listOpenings } from '@/lib/admin/audit/service';
import type { PostAlert } from '@/lib/admin/watch/ports';
import type { ChatModel, ModelMessage, ModelReply, Tool, ToolCall } from '@/lib/ai/ports';
import type { Budgets } from '@/lib/ai/usage/constants';
import { findUnread } from '@/lib/chat/inbox/reading/service';
import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import { noteCredit } from '@/lib/chat/turns/waiting/service';
import type { Db, Scope } from '@/lib/kit/scope';
import { estimateTokens } from '@/lib/language/tokens/rules';
import type { SendMail } from '@/lib/mail/ports';
import { UNPAID_ORDERS_MAX } from '@/lib/payments/constants';
import { OFFER_BELOW_BALANCE } from '@/lib/payments/offer/constants';
import type { PaymentProvider, TakeProviderCall } from '@/lib/payments/ports';
import { queueMinorRefunds } from '@/lib/payments/refund-requests/service';
import { passkeysAt } from '@/lib/providers/passkeys';
import { noteSignUp } from '@/lib/referrals/service';
import { carryCrisis } from '@/lib/safety/care/personal-data/service';
import { CHECK_IN_FAULTS, CHECK_IN_FORMAT } from '@/lib/safety/check-ins/constants';
import { noJudge } from '@/lib/safety/judgement/service';
import { noModerator } from '@/lib/safety/moderation/service';
import type { Judge, Moderator } from '@/lib/safety/ports';
import { keyedHashWith } from '@/lib/server/keys';
import { MOVE_BELONGINGS } from '@/lib/server/move-belongings';
import { inLanguage } from '@/lib/server/page-language';
import type { Ports } from '@/lib/server/ports';
import { composeMail } from '@/lib/users/mailing/service';
import type { CodeBudget, SendSms } from '@/lib/users/mobile/ports';
import type { Push } from '@/lib/users/push/ports';
import { findMemberEmail } from '@/lib/users/service';
import { FREE_BUDGETS } from '@/lib/wallet/starters/constants';
import { workCheck } from '@/lib/wallet/starters/work/service';
import { cashfreeBook } from './cashfree-double';

/** `noted`: what the log was told of security, as event and reason. */
export type TestScope = Scope & Ports & { identified: string[]; noted: string[] };

/** What a scripted model answers: words, or words with the tools it calls and how it ended. */
type ScriptedReply =
  | string
  | { text: string; calls: readonly ToolCall[]; finish?: NonNullable<ModelReply['finish']> };

/** A model that answers as scripted, and records what it was asked and which tools it was offered. */
export function scriptedModel(
  answer: (
    messages: readonly ModelMessage[],
    tools: readonly Tool[],
  ) => Promise<ScriptedReply> | ScriptedReply = () => 'Haan, batao.',
) {
  const asked: (readonly ModelMessage[])[] = [];
  const offered: (readonly Tool[])[] = [];
  const chatModel: ChatModel = {
    async complete(messages, { tools = [] }) {
      asked.push(messages);
      offered.push(tools);
      const scripted = await answer(messages, tools);
      const reply = typeof scripted === 'string' ? { text: scripted, calls: [] } : scripted;
      return { ...reply, model: 'scripted', promptTokens: 0, completionTokens: 0 };
    },
  };
  return { chatModel, asked, offered };
}

/** A moderator that flags the categories which `find` names for a text. */
export const moderatorOf = (find: (text: string) => readonly string[]): Moderator => ({
  check: async (texts) => texts.map((text) => ({ flagged: find(text) })),
  checkPicture: async () => ({ flagged: [] }),
});

/** What a judge of the talk writes, where it differs from "nothing is wrong". */
type Heard = { crisis?: string; age?: string; sexual_minors?: boolean; safe_again?: boolean };

/** A judge that says what it is told about the newest message and about a draft, and records what it was asked. */
export function judgeOf(
  says: {
    talk?: (newest: string) => Heard | Promise<Heard>;
    draft?: (draft: string) => readonly string[] | Promise<readonly string[]>;
    /** What it finds wrong with a check-in; null when it does not answer. */
    checkIn?: (message: string) => readonly (typeof CHECK_IN_FAULTS)[number][] | null;
  } = {},
) {
  const asked: { format: string; content: string }[] = [];
  const judge: Judge = {
    async ask({ messages, format, read }) {
      const content = messages.at(-1)?.content ?? '';
      asked.push({ format: format.name, content });
      const { talk, draft, message } = JSON.parse(content);
      if (format.name === CHECK_IN_FORMAT) {
        const faults = says.checkIn ? says.checkIn(message) : [];
        if (faults === null) return null;
        const said = CHECK_IN_FAULTS.map((fault) => [fault, faults.includes(fault)]);
        const verdict = read(JSON.stringify({ asks_about_it: true, ...Object.fromEntries(said) }));
        return verdict === null ? null : { verdict, promptTokens: 0, completionTokens: 0 };
      }
      const verdict = read(
        JSON.stringify(
          draft === undefined
            ? { crisis: 'none', age: 'no_sign', ...(await says.talk?.(talk.at(-1).text)) }
            : { breaks: (await says.draft?.(draft)) ?? [] },
        ),
      );
      return verdict === null ? null : { verdict, promptTokens: 0, completionTokens: 0 };
    },
  };
  return { judge, judged: asked };
}

const keyedHash = keyedHashWith([{ id: 'test', secret: 'a secret only for tests' }]);
const nothing = () => undefined;
const SILENT = { info: nothing, warn: nothing, error: nothing };

/** The first argument of a service, for one browser. */
export function scopeOf(
  db: Db,
  over: {
    actor?: Partial<Scope['actor']>;
    chatModel?: ChatModel;
    judge?: Judge;
    moderator?: Moderator;
    pictures?: Ports['pictures'];
    budgets?: Partial<Budgets>;
    freeBudgets?: Ports['freeBudgets'];
    payments?: PaymentProvider;
    takeProviderCall?: TakeProviderCall;
    sendSms?: SendSms;
    sendMail?: SendMail;
    push?: Push;
    postAlert?: PostAlert;
    codeBudget?: CodeBudget;
    unpaidOrdersMax?: number;
    offerBelowBalance?: number;
    checkInsOpen?: boolean;
    closedChatTypes?: Ports['closedChatTypes'];
    noteReply?: Ports['noteReply'];
    memoryAgents?: Ports['memoryAgents'];
    embed?: Ports['embed'];
    now?: () => Date;
    processId?: string;
  } = {},
): TestScope {
  const identified: string[] = [];
  const noted: string[] = [];
  return {
    db,
    log: { ...SILENT, security: (event, { reason }) => void noted.push(`${event}: ${reason}`) },
    noted,
    processId: over.processId ?? randomUUID(),
    now: over.now ?? (() => new Date()),
    random: Math.random,
    actor: {
      visitorId: randomUUID(),
      userId: null,
      ...{ sessionId: null, authenticatedAt: null, userAgent: null, lock: 'off' },
      ipAddress: '203.0.113.7',
      origin: 'http://localhost:3000',
      ...over.actor,
    },
    identify: ({ id }) => {
      identified.push(id);
      return true;
    },
    forget: (visitorId) => {
      identified.push(visitorId ?? 'nobody');
    },
    forgetPages: () => {
      identified.push('no pages');
    },
    identified,
    chatModel: over.chatModel ?? scriptedModel().chatModel,
    notesModel: null,
    answering: [],
    noteReply: over.noteReply ?? (() => undefined),
    countTokens: estimateTokens,
    memoryAgents: over.memoryAgents,
    embed: over.embed,
    judge: over.judge ?? noJudge,
    pictureJudge: noJudge,
    moderator: over.moderator ?? noModerator,
    pictures: over.pictures ?? null,
    budgets: { repliesPerPerson: 0, tokens: 0, freeReplies: 0, ...over.budgets },
    payments: over.payments ?? cashfreeBook().provider,
    takeProviderCall: over.takeProviderCall ?? (async () => true),
    noteWebhook: () => undefined,
    adoptSessions,
    moveBelongings: MOVE_BELONGINGS,
    carryCrisis,
    noteSignUp,
    noteHeld: queueMinorRefunds,
    listOpenings,
    noteCredit,
    findSession: findOwnSession,
    seller: null,
    trackingOffered: true,
    owners: ['owner@example.com'],
    modelPrices: null,
    passkeys: passkeysAt('http://localhost:3000', 'Saathi'),
    appUrl: 'http://localhost:3000',
    webhookUrl: undefined,
    sendSms: over.sendSms ?? null,
    sendMail: over.sendMail ?? null,
    findAddress: findMemberEmail,
    composeMail: (scope, mail) => {
      const own = { push: over.push ?? null, findChatNews: findUnread, appUrl: 'http://localhost:3000' };
      return composeMail({ ...scope, ...own, keyedHash, inLanguage }, mail);
    },
    push: over.push ?? null,
    findChatNews: findUnread,
    inLanguage,
    postAlert: over.postAlert ?? null,
    queueReasons: async () => [],
    codeBudget: over.codeBudget ?? { guests: true, perDay: 1_000 },
    unpaidOrdersMax: over.unpaidOrdersMax ?? UNPAID_ORDERS_MAX,
    offerBelowBalance: over.offerBelowBalance ?? OFFER_BELOW_BALANCE,
    checkInsOpen: over.checkInsOpen ?? true,
    closedChatTypes: over.closedChatTypes ?? [],
    settingsStart: {
      budgets: { repliesPerPerson: 500, tokens: 50_000_000, freeReplies: 10_000 },
      ...{ codesPerDay: 1_000, freeBudgets: FREE_BUDGETS },
    },
    keyedHash,
    freeBudgets: over.freeBudgets ?? FREE_BUDGETS,
    // Puzzles that a test solves at once.
    visitorCheck: workCheck(keyedHash, { puzzles: 2, bits: 4 }),
  };
}
