import { BRAND } from '@/content/brand';
import type { ListOpenings } from '@/lib/account/export/ports';
import { listOpenings } from '@/lib/admin/audit/service';
import type { QueueReasons } from '@/lib/admin/jobs/ports';
import type { ModelPrices } from '@/lib/admin/overview/ports';
import type { PostAlert } from '@/lib/admin/watch/ports';
import type { Budgets } from '@/lib/ai/usage/constants';

import { findUnread } from '@/lib/chat/inbox/reading/service';
import { EDGE_MAX_PX, INPUT_MAX_PIXELS } from '@/lib/chat/pictures/constants';
import type { Pictures } from '@/lib/chat/pictures/ports';
import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import { noteCredit } from '@/lib/chat/turns/waiting/service';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { ComposeMail, FindAddress, SendMail } from '@/lib/mail/ports';
import { type Seller, sellerOf } from '@/lib/payments/invoices/rules';
import type { FindSession, NoteWebhook, PaymentProvider, TakeProviderCall } from '@/lib/payments/ports';
import { queueMinorRefunds } from '@/lib/payments/refund-requests/service';
import { alertWebhook } from '@/lib/providers/alert-webhook';
import { cashfreeProvider } from '@/lib/providers/cashfree';
import { passkeysAt } from '@/lib/providers/passkeys';
import { pictureEncoder } from '@/lib/providers/picture-encoder';
import { noteSignUp } from '@/lib/referrals/service';
import { carryCrisis } from '@/lib/safety/care/personal-data/service';
import { noJudge } from '@/lib/safety/judgement/service';
import type { Start } from '@/lib/settings/registry/constants';
import { closedChatTypes } from '@/lib/settings/registry/rules';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import type { Passkeys } from '@/lib/users/lock/ports';
import { composeMail } from '@/lib/users/mailing/service';
import type { CodeBudget, SendSms } from '@/lib/users/mobile/ports';
import type { AdoptSessions, CarryCrisis, MoveBelongings, NoteSignUp } from '@/lib/users/ports';
import type { FindChatNews, InLanguage, Push } from '@/lib/users/push/ports';
import { findMemberEmail } from '@/lib/users/service';
import type { NoteCredit } from '@/lib/wallet/ports';
import type { FreeBudgets } from '@/lib/wallet/starters/constants';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';
import { type Env, env, hashRing } from './env';
import { keyedHashWith } from './keys';
import { mailSender } from './mail';
import { countWebhook } from './metrics';
import { type ModelPorts, modelPorts } from './model-ports';
import { MOVE_BELONGINGS } from './move-belongings';
import { once } from './once';
import { inLanguage } from './page-language';
import { pictureStore } from './picture-store';
import { providerPort } from './provider-calls';
import { providerShares } from './provider-share';
import { pushSender } from './push';
import { queueReasons } from './queue-health';
import { settings, startValues } from './settings';
import { smsSender } from './sms';
import { visitorCheck } from './visitor-check';

/** What operators set while the product runs (lib/settings), as plain values. */
type Live = {
  budgets: Budgets;
  freeBudgets: FreeBudgets;
  codeBudget: CodeBudget;
  /** Orders that a person may leave unpaid. */
  unpaidOrdersMax: number;
  /** Messages below which the ₹3 offer is made; 0 = it is not. */
  offerBelowBalance: number;
  /** Companions check in with who wants that. */
  checkInsOpen: boolean;
  /** Kinds of chat that are switched off. */
  closedChatTypes: readonly ChatType[];
  /** What counts while nobody has set anything. */
  settingsStart: Start;
};

/** What services need from outside, by the names their first argument has it under. */
export type Ports = Fixed & Live;

type Fixed = ModelPorts & {
  pictures: Pictures | null;
  payments: PaymentProvider;
  takeProviderCall: TakeProviderCall;
  noteWebhook: NoteWebhook;
  adoptSessions: AdoptSessions;
  moveBelongings: readonly MoveBelongings[];
  carryCrisis: CarryCrisis;
  noteSignUp: NoteSignUp;
  noteHeld: NoteHeld;
  listOpenings: ListOpenings;
  noteCredit: NoteCredit;
  findSession: FindSession;
  sendSms: SendSms | null;
  sendMail: SendMail | null;
  findAddress: FindAddress;
  composeMail: ComposeMail;
  push: Push | null;
  findChatNews: FindChatNews;
  inLanguage: InLanguage;
  postAlert: PostAlert | null;
  queueReasons: QueueReasons;
  keyedHash: KeyedHash;
  visitorCheck: VisitorCheck;
  /** Who issues invoices; null while content/brand.ts has no GSTIN. */
  seller: Seller | null;
  /** An advertising pixel is configured, so there is something to consent to. */
  trackingOffered: boolean;
  /** E-mail addresses of the console's owners. */
  owners: readonly string[];
  /** What a model's tokens cost; null where nobody has said it. */
  modelPrices: ModelPrices | null;
  /** Of the product's public address. */
  passkeys: Passkeys;
  appUrl: string;
  webhookUrl: string | undefined;
};

const pricesOf = ([read, , written]: readonly number[] = []): ModelPrices | null =>
  read === undefined || written === undefined ? null : { read, written };

/** Where pictures of people are kept, and who judges new ones; null where there is no place for them. */
const picturesOf = (env: Env, { pictureJudge: judge, moderator }: ModelPorts): Pictures | null => {
  const store = pictureStore(env);
  if (!store) return null;
  const encode = pictureEncoder({ edge: EDGE_MAX_PX, pixels: INPUT_MAX_PIXELS });
  return { store, intake: env.CHAT_PICTURES === 'on' ? { encode, judge, moderator } : null };
};

const fixedPorts = once((): Fixed => {
  const {
    ADMIN_EMAILS,
    ALERT_WEBHOOK_URL,
    APP_URL,
    CASHFREE_CLIENT_ID,
    CASHFREE_CLIENT_SECRET,
    CASHFREE_BASE_URL,
    CASHFREE_SDK_URL,
    OPENAI_PRICES,
    PRODUCTION_HOSTS,
  } = env();
  const keyedHash = keyedHashWith(hashRing());
  const push = pushSender(env(), BRAND.supportEmail);
  const models = modelPorts(env());
  return {
    ...models,
    pictures: picturesOf(env(), models),
    payments: providerPort(
      'cashfree',
      cashfreeProvider({
        clientId: CASHFREE_CLIENT_ID,
        clientSecret: CASHFREE_CLIENT_SECRET,
        baseUrl: CASHFREE_BASE_URL,
        sdkUrl: CASHFREE_SDK_URL,
        production: PRODUCTION_HOSTS.includes(new URL(APP_URL).hostname),
      }),
      ['createOrder', 'fetchOrder', 'fetchPayments', 'createRefund', 'fetchRefund', 'fetchSettled'],
    ),
    takeProviderCall: providerShares(env()),
    noteWebhook: countWebhook,
    adoptSessions,
    moveBelongings: MOVE_BELONGINGS,
    carryCrisis,
    noteSignUp,
    noteHeld: queueMinorRefunds,
    listOpenings,
    noteCredit,
    findSession: (scope, sessionId) => findOwnSession(scope, sessionId),
    sendSms: smsSender(env()),
    sendMail: mailSender(env()),
    findAddress: findMemberEmail,
    composeMail: (scope, mail) =>
      composeMail({ ...scope, push, findChatNews: findUnread, keyedHash, appUrl: APP_URL, inLanguage }, mail),
    push,
    findChatNews: findUnread,
    inLanguage,
    postAlert: ALERT_WEBHOOK_URL ? alertWebhook({ url: ALERT_WEBHOOK_URL }) : null,
    queueReasons: (db) => queueReasons(db, env().JOBS === 'on'),
    keyedHash,
    visitorCheck: visitorCheck(env(), keyedHash),
    seller: sellerOf(BRAND),
    trackingOffered: env().META_PIXEL_ID !== undefined,
    owners: ADMIN_EMAILS,
    modelPrices: pricesOf(OPENAI_PRICES),
    passkeys: passkeysAt(APP_URL, BRAND.name),
    appUrl: APP_URL,
    // Cashfree itself takes only https; a stand-in takes what it is given.
    webhookUrl:
      APP_URL.startsWith('https:') || CASHFREE_BASE_URL
        ? new URL('/api/payment/webhook', APP_URL).toString()
        : undefined,
  };
});

function livePorts(): Live {
  const { values } = settings().current();
  return {
    budgets: {
      repliesPerPerson: values['budget.repliesPerPerson'],
      tokens: values['budget.tokens'],
      freeReplies: values['budget.freeReplies'],
    },
    freeBudgets: {
      device: values['free.device'],
      shared: values['free.shared'],
      home: values['free.home'],
      network: values['free.network'],
      sessionsAnHour: values['free.sessionsAnHour'],
    },
    codeBudget: { guests: env().SMS_CODES_FOR === 'everyone', perDay: values['budget.codes'] },
    unpaidOrdersMax: values['limits.unpaidOrders'],
    offerBelowBalance: values['offer.open'] ? values['offer.belowBalance'] : 0,
    checkInsOpen: values['checkIns.open'] && fixedPorts().judge !== noJudge,
    closedChatTypes: closedChatTypes(values),
    settingsStart: startValues(),
  };
}

/** As of now: what operators set counts from the next call on. */
export const ports = (): Ports => ({ ...fixedPorts(), ...livePorts() });
