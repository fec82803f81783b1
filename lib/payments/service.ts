/*
 * Invariants:
 * - Prices come from the server's packs; an order is stored before Cashfree hears of it.
 * - An order is credited once, only on Cashfree's own word, and only for its exact amount in rupees.
 * - Who is held as a minor or suspended orders nothing.
 * - No transaction is open during a call to Cashfree, and nothing a browser sends credits anything.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Scope } from '@/lib/kit/scope';
import { closeOffer, giftNames, wasGiven } from '@/lib/users/gifts/service';
import { verifiedNumber } from '@/lib/users/mobile/service';
import { seenAlready } from '@/lib/users/push/service';
import { findCaller, refuseBarred } from '@/lib/users/service';
import { type Checkout, createCheckout, type ShopScope } from './checkout/service';
import { OFFER, RECHARGE_PLANS } from './constants';
import type {
  payForOffer as payForOfferEndpoint,
  payForSession as payForSessionEndpoint,
  recharge as rechargeEndpoint,
  verifyPayment as verifyPaymentEndpoint,
} from './contract';
import {
  OFFER_FAILED,
  OFFER_GONE,
  ORDER_NOT_FOUND,
  PAYMENT_FAILED,
  RECHARGE_FAILED,
  UNKNOWN_PACK,
  USER_NOT_FOUND,
} from './copy';
import { offerIsOpen } from './offer/rules';
import type { FindSession } from './ports';
import { creditKey, paywallPack } from './rules';
import { type SettleScope, settleForBuyer } from './settle/service';
import * as store from './store';

/** The caller's user, who may pay, and has to be the one named in the body. */
async function requireBuyer(scope: Scope, userId: string) {
  const user = await findCaller(scope);
  await refuseBarred(scope, user);
  if (!user) throw new AppError('not_found', USER_NOT_FOUND);
  if (user.id !== userId) throw new AppError('not_allowed', 'This is not your user.');
  return user;
}

/**
 * Orders a paywall pack for a chat.
 * @throws AppError `not_allowed` (held as a minor), `bad_input` (no such pack), `not_found` (not the caller's chat), `too_many`,
 *   `provider_failed`
 */
export async function payForSession(
  scope: ShopScope & { findSession: FindSession },
  input: Input<typeof payForSessionEndpoint>,
): Promise<Checkout> {
  const user = await findCaller(scope);
  await refuseBarred(scope, user);
  const pack = paywallPack(input.amount, input.messageCount);
  if (!pack) throw new AppError('bad_input', UNKNOWN_PACK);
  const session = await scope.findSession(scope, input.sessionId);
  if (!session) throw new AppError('not_found', 'This chat does not exist.');
  return createCheckout(scope, {
    buyer: {
      kind: 'session',
      packId: pack.id,
      sessionId: input.sessionId,
      userId: user?.id ?? null,
      visitorId: scope.actor.visitorId,
      billingState: input.billingState ?? null,
    },
    pack,
    returnPath: `/post-payment/${input.sessionId}`,
    findPhone: async () => user && verifiedNumber(scope, user.id),
    failure: PAYMENT_FAILED,
  });
}

/**
 * Orders a recharge of the caller's wallet.
 * @throws AppError `not_found` (no user), `not_allowed` (another user's id, or held as a minor), `too_many`, `provider_failed`
 */
export async function recharge(scope: ShopScope, input: Input<typeof rechargeEndpoint>): Promise<Checkout> {
  const user = await requireBuyer(scope, input.userId);
  const pack = RECHARGE_PLANS.find((plan) => plan.id === input.planId);
  if (!pack) throw new AppError('bad_input', UNKNOWN_PACK);
  return createCheckout(scope, {
    buyer: {
      kind: 'recharge',
      packId: pack.id,
      sessionId: null,
      userId: user.id,
      visitorId: scope.actor.visitorId,
      billingState: input.billingState ?? null,
    },
    pack,
    returnPath: '/recharge-success',
    findPhone: () => verifiedNumber(scope, user.id),
    failure: RECHARGE_FAILED,
  });
}

/** Whether the caller has had the offer, by account, number or device, in the network of now and of before. */
async function hadOffer(scope: ShopScope & { keyedHash: KeyedHash }, userId: string): Promise<boolean> {
  const names = (await giftNames(scope.db, userId)) ?? {};
  const here = names.device && { ...names.device, ipAddress: scope.actor.ipAddress };
  return (
    (await wasGiven(scope, scope.db, 'offer', names)) ||
    (await wasGiven(scope, scope.db, 'offer', { device: here }))
  );
}

/**
 * Orders the ₹3 offer, while it is open to the caller.
 * @throws AppError `not_found` (no user), `not_allowed` (another user's id, held as a minor, or the offer is not open), `too_many`,
 *   `provider_failed`
 */
export async function payForOffer(
  scope: ShopScope & { keyedHash: KeyedHash; offerBelowBalance: number },
  input: Input<typeof payForOfferEndpoint>,
): Promise<Checkout> {
  const user = await requireBuyer(scope, input.userId);
  const { offerBelowBalance } = scope;
  if (!offerIsOpen({ ...user, offerBelowBalance })) throw new AppError('not_allowed', OFFER_GONE);
  if (await hadOffer(scope, user.id)) {
    await closeOffer(scope.db, user.id);
    throw new AppError('not_allowed', OFFER_GONE);
  }
  return createCheckout(scope, {
    buyer: {
      kind: 'offer',
      packId: OFFER.id,
      sessionId: null,
      userId: user.id,
      visitorId: scope.actor.visitorId,
      billingState: input.billingState ?? null,
    },
    pack: OFFER,
    returnPath: '/recharge-success',
    findPhone: () => verifiedNumber(scope, user.id),
    failure: OFFER_FAILED,
  });
}

/**
 * Finds out what became of the caller's order: Cashfree is asked unless it is settled, or was asked just now.
 * @throws AppError `not_found`
 */
export async function verifyPayment(
  scope: Scope & SettleScope,
  input: Input<typeof verifyPaymentEndpoint>,
): Promise<Answer<typeof verifyPaymentEndpoint>> {
  const order = await store.findOwnPayment(scope.db, input.orderId, scope.actor);
  if (!order) throw new AppError('not_found', ORDER_NOT_FOUND);
  const { status, nothingCharged, cancelled } = await settleForBuyer(scope, order);
  // Who sees it here need not be told elsewhere.
  if (status === 'paid' && order.userId !== null)
    await seenAlready(scope.db, order.userId, creditKey(order.orderId));
  return {
    success: status === 'paid',
    status,
    orderId: order.orderId,
    nothingCharged,
    cancelled,
    messages: order.messageCount,
    amount: order.amount,
    sessionId: order.sessionId,
  };
}
