import { adoptSessions, findOwnSession } from '@/lib/chat/service';
import { noteCredit } from '@/lib/chat/turns/waiting/service';
import type { FindSession, NoteCredit, PaymentProvider } from '@/lib/payments/ports';
import { queueMinorRefunds } from '@/lib/payments/refund-requests/service';
import { cashfreeProvider } from '@/lib/providers/cashfree';
import { noteSignUp } from '@/lib/referrals/service';
import { carryCrisis } from '@/lib/safety/care/personal-data/service';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import type { KeyedHash, SendSms } from '@/lib/users/mobile/ports';
import type { AdoptSessions, CarryCrisis, MoveBelongings, NoteSignUp } from '@/lib/users/ports';
import { env } from './env';
import { keyedHashWith } from './keyed-hash';
import { type ModelPorts, modelPorts } from './model-ports';
import { MOVE_BELONGINGS } from './move-belongings';
import { once } from './once';
import { smsSender } from './sms';

/** What services need from outside, by the names their first argument has it under. */
export type Ports = ModelPorts & {
  payments: PaymentProvider;
  adoptSessions: AdoptSessions;
  moveBelongings: readonly MoveBelongings[];
  carryCrisis: CarryCrisis;
  noteSignUp: NoteSignUp;
  noteHeld: NoteHeld;
  noteCredit: NoteCredit;
  findSession: FindSession;
  sendSms: SendSms | null;
  keyedHash: KeyedHash;
  /** An advertising pixel is configured, so there is something to consent to. */
  trackingOffered: boolean;
  appUrl: string;
  webhookUrl: string | undefined;
};

export const ports = once((): Ports => {
  const {
    APP_URL,
    CASHFREE_CLIENT_ID,
    CASHFREE_CLIENT_SECRET,
    CASHFREE_BASE_URL,
    CASHFREE_SDK_URL,
    PRODUCTION_HOSTS,
  } = env();
  return {
    ...modelPorts(env()),
    payments: cashfreeProvider({
      clientId: CASHFREE_CLIENT_ID,
      clientSecret: CASHFREE_CLIENT_SECRET,
      baseUrl: CASHFREE_BASE_URL,
      sdkUrl: CASHFREE_SDK_URL,
      production: PRODUCTION_HOSTS.includes(new URL(APP_URL).hostname),
    }),
    adoptSessions,
    moveBelongings: MOVE_BELONGINGS,
    carryCrisis,
    noteSignUp,
    noteHeld: queueMinorRefunds,
    noteCredit,
    findSession: (scope, sessionId) => findOwnSession(scope, sessionId),
    sendSms: smsSender(env()),
    keyedHash: keyedHashWith(env().NEXTAUTH_SECRET),
    trackingOffered: env().META_PIXEL_ID !== undefined,
    appUrl: APP_URL,
    // Cashfree itself takes only https; a stand-in takes what it is given.
    webhookUrl:
      APP_URL.startsWith('https:') || CASHFREE_BASE_URL
        ? new URL('/api/payment/webhook', APP_URL).toString()
        : undefined,
  };
});
