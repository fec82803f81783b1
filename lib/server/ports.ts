import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import { noteCredit } from '@/lib/chat/turns/waiting/service';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { FindSession, PaymentProvider, TakeProviderCall } from '@/lib/payments/ports';
import { queueMinorRefunds } from '@/lib/payments/refund-requests/service';
import { cashfreeProvider } from '@/lib/providers/cashfree';
import { noteSignUp } from '@/lib/referrals/service';
import { carryCrisis } from '@/lib/safety/care/personal-data/service';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import type { CodeBudget, SendSms } from '@/lib/users/mobile/ports';
import type { AdoptSessions, CarryCrisis, MoveBelongings, NoteSignUp } from '@/lib/users/ports';
import type { NoteCredit } from '@/lib/wallet/ports';
import { FREE_BUDGETS, type FreeBudgets, NO_BUDGETS } from '@/lib/wallet/starters/constants';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';
import { env, hashRing } from './env';
import { keyedHashWith } from './keys';
import { type ModelPorts, modelPorts } from './model-ports';
import { MOVE_BELONGINGS } from './move-belongings';
import { once } from './once';
import { providerShares } from './provider-share';
import { smsSender } from './sms';
import { visitorCheck } from './visitor-check';

/** What services need from outside, by the names their first argument has it under. */
export type Ports = ModelPorts & {
  payments: PaymentProvider;
  takeProviderCall: TakeProviderCall;
  adoptSessions: AdoptSessions;
  moveBelongings: readonly MoveBelongings[];
  carryCrisis: CarryCrisis;
  noteSignUp: NoteSignUp;
  noteHeld: NoteHeld;
  noteCredit: NoteCredit;
  findSession: FindSession;
  sendSms: SendSms | null;
  codeBudget: CodeBudget;
  keyedHash: KeyedHash;
  freeBudgets: FreeBudgets;
  visitorCheck: VisitorCheck;
  /** An advertising pixel is configured, so there is something to consent to. */
  trackingOffered: boolean;
  /** E-mail addresses of the console's owners. */
  owners: readonly string[];
  appUrl: string;
  webhookUrl: string | undefined;
};

export const ports = once((): Ports => {
  const {
    ADMIN_EMAILS,
    APP_URL,
    CASHFREE_CLIENT_ID,
    CASHFREE_CLIENT_SECRET,
    CASHFREE_BASE_URL,
    CASHFREE_SDK_URL,
    PRODUCTION_HOSTS,
    RATE_LIMITS,
  } = env();
  const keyedHash = keyedHashWith(hashRing());
  return {
    ...modelPorts(env()),
    payments: cashfreeProvider({
      clientId: CASHFREE_CLIENT_ID,
      clientSecret: CASHFREE_CLIENT_SECRET,
      baseUrl: CASHFREE_BASE_URL,
      sdkUrl: CASHFREE_SDK_URL,
      production: PRODUCTION_HOSTS.includes(new URL(APP_URL).hostname),
    }),
    takeProviderCall: providerShares(env()),
    adoptSessions,
    moveBelongings: MOVE_BELONGINGS,
    carryCrisis,
    noteSignUp,
    noteHeld: queueMinorRefunds,
    noteCredit,
    findSession: (scope, sessionId) => findOwnSession(scope, sessionId),
    sendSms: smsSender(env()),
    codeBudget: { guests: env().SMS_CODES_FOR === 'everyone', perDay: env().SMS_CODES_A_DAY },
    keyedHash,
    // A load test is many people at one address.
    freeBudgets: RATE_LIMITS === 'relaxed' ? NO_BUDGETS : FREE_BUDGETS,
    visitorCheck: visitorCheck(env(), keyedHash),
    trackingOffered: env().META_PIXEL_ID !== undefined,
    owners: ADMIN_EMAILS,
    appUrl: APP_URL,
    // Cashfree itself takes only https; a stand-in takes what it is given.
    webhookUrl:
      APP_URL.startsWith('https:') || CASHFREE_BASE_URL
        ? new URL('/api/payment/webhook', APP_URL).toString()
        : undefined,
  };
});
