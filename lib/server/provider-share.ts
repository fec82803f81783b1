import { neighbourhoodOf, networkOf } from '@/lib/kit/network';
import {
  ASK_AGAIN_S,
  CREATES_A_MINUTE,
  CREATES_A_MINUTE_OF_ADDRESS,
  CREATES_A_MINUTE_OF_NEIGHBOURHOOD,
  QUESTIONS_A_MINUTE,
  QUESTIONS_A_MINUTE_OF_ADDRESS,
  QUESTIONS_A_MINUTE_OF_PERSON,
} from '@/lib/payments/constants';
import type { TakeProviderCall } from '@/lib/payments/ports';
import { REFUND_LOOKS_A_MINUTE, REFUNDS_A_MINUTE } from '@/lib/payments/refund-sending/constants';
import { SETTLEMENT_CALLS_A_MINUTE } from '@/lib/payments/settlements/constants';
import type { Env } from './env';
import { take } from './rate-limit';

const MINUTE_S = 60;

/** Whose share it is: of IPv6 the /64, because one phone has all of it and could take everybody's with ever new addresses. */
const addressOf = ({ ipAddress }: { ipAddress: string }) => networkOf(ipAddress);

/**
 * Shares what our account may ask of Cashfree in a minute among people, webhooks and the reconciler: all processes count together in
 * Redis, and each for itself without. What one person asks never takes from the others' shares.
 */
export function providerShares({
  REDIS_URL,
  RATE_LIMITS,
}: Pick<Env, 'REDIS_URL' | 'RATE_LIMITS'>): TakeProviderCall {
  if (RATE_LIMITS === 'relaxed') return async () => true;
  const may = (name: string, points: number, perSeconds: number, key: string) =>
    take(`cashfree ${name}`, { points, perSeconds }, key, REDIS_URL);
  return async (call) => {
    if (call.kind === 'create') {
      const neighbourhood = neighbourhoodOf(call.person.ipAddress);
      return (
        (await may('creates of address', CREATES_A_MINUTE_OF_ADDRESS, MINUTE_S, addressOf(call.person))) &&
        (await may('creates around', CREATES_A_MINUTE_OF_NEIGHBOURHOOD, MINUTE_S, neighbourhood)) &&
        (await may('creates', CREATES_A_MINUTE, MINUTE_S, 'all'))
      );
    }
    if (call.kind === 'refund') return may('refunds', REFUNDS_A_MINUTE, MINUTE_S, 'all');
    if (call.kind === 'ask_refund') return may('looks at refunds', REFUND_LOOKS_A_MINUTE, MINUTE_S, 'all');
    if (call.kind === 'settlements') return may('settlements', SETTLEMENT_CALLS_A_MINUTE, MINUTE_S, 'all');
    if (call.by !== 'person') return may('questions', QUESTIONS_A_MINUTE[call.by], MINUTE_S, call.by);
    const { visitorId } = call.person;
    return (
      (await may('questions of order', 1, ASK_AGAIN_S, call.orderId)) &&
      (await may('questions of person', QUESTIONS_A_MINUTE_OF_PERSON, MINUTE_S, visitorId)) &&
      (await may('questions of address', QUESTIONS_A_MINUTE_OF_ADDRESS, MINUTE_S, addressOf(call.person))) &&
      (await may('questions', QUESTIONS_A_MINUTE.person, MINUTE_S, call.by))
    );
  };
}
