/*
 * Invariants:
 * - Prices come from the server's packs; an order is stored before Cashfree hears of it.
 * - An order is credited once, only on Cashfree's own word, and only for its exact amount in rupees.
 * - Who is held as a minor orders nothing.
 * - No transaction is open during a call to Cashfree, and nothing a browser sends credits anything.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { refuseMinor } from '@/lib/users/age-hold/service';
import { verifiedNumber } from '@/lib/users/mobile/service';
import { findCaller } from '@/lib/users/service';
import {
  CURRENCY,
  OFFER,
  ORDER_LIFETIME_MS,
  ORDER_PREFIX,
  type Pack,
  PLACEHOLDER_PHONE,
  RECHARGE_PLANS,
  REUSE_ORDER_MS,
} from './constants';
import type {
  payForOffer as payForOfferEndpoint,
  payForSession as payForSessionEndpoint,
  recharge as rechargeEndpoint,
  verifyPayment as verifyPaymentEndpoint,
} from './contract';
import {
  NO_PAYMENT_SESSION,
  OFFER_FAILED,
  OFFER_GONE,
  ORDER_NOT_FOUND,
  PAYMENT_FAILED,
  RECHARGE_FAILED,
  UNKNOWN_PACK,
  USER_NOT_FOUND,
} from './copy';
import { offerIsOpen } from './offer/rules';
import type { FindSession, NoteCredit, PaymentProvider } from './ports';
import { nextCheckAt, paywallPack } from './rules';
import { settleOrder } from './settle/service';
import * as store from './store';

type ShopScope = Scope & { payments: PaymentProvider; appUrl: string; webhookUrl: string | undefined };
type Checkout = Answer<typeof payForSessionEndpoint>;

type Purchase = {
  buyer: store.Buyer;
  pack: Pack;
  /** Path the provider returns the browser to; the order id is added. */
  returnPath: string;
  /** Verified; +91… */
  phone: string | null;
  failure: string;
};

/** On loopback the browser may use any of several host names, and its cookie is valid only for the one it used. */
function returnUrl(scope: ShopScope, path: string): string {
  const { hostname } = new URL(scope.actor.origin);
  const local = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return `${local ? scope.actor.origin : new URL(scope.appUrl).origin}${path}?order_id={order_id}`;
}

async function storeOrder(scope: ShopScope, { buyer, pack }: Purchase): Promise<store.PaymentRow> {
  const now = scope.now();
  return scope.db.transaction(async (tx) => {
    const open = await store.lockOpenOrder(tx, buyer, new Date(now.getTime() - REUSE_ORDER_MS));
    if (open) return open;
    return store.insertPayment(tx, {
      ...buyer,
      orderId: `${ORDER_PREFIX[buyer.kind]}${randomUUID()}`,
      amount: pack.amount,
      messageCount: pack.messages,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_LIFETIME_MS),
      nextCheckAt: nextCheckAt(now, now),
    });
  });
}

/** The order's checkout session at the provider, created on first use. The idempotency key makes a repeat harmless. */
async function ensureCheckoutSession(
  scope: ShopScope,
  order: store.PaymentRow,
  purchase: Purchase,
): Promise<string> {
  if (order.paymentSessionId) return order.paymentSessionId;
  const customerId = (order.userId ?? order.sessionId ?? order.id).replaceAll('-', '');
  try {
    const created = await scope.payments.createOrder({
      orderId: order.orderId,
      idempotencyKey: order.id,
      amount: order.amount,
      currency: CURRENCY,
      customerId,
      customerPhone: purchase.phone?.slice(-10) ?? PLACEHOLDER_PHONE,
      returnUrl: returnUrl(scope, purchase.returnPath),
      notifyUrl: scope.webhookUrl,
      expiresAt: new Date(order.createdAt.getTime() + ORDER_LIFETIME_MS),
    });
    if (!created.paymentSessionId) throw new AppError('provider_failed', NO_PAYMENT_SESSION);
    await store.activatePayment(scope.db, order.orderId, created.cfOrderId, created.paymentSessionId);
    return created.paymentSessionId;
  } catch (cause) {
    scope.log.warn(
      { orderId: order.orderId, reason: cause instanceof Error ? cause.message : 'unknown' },
      'order not created',
    );
    await store.markCreateFailed(scope.db, order.orderId);
    if (cause instanceof AppError) throw cause;
    throw new AppError('provider_failed', purchase.failure, { cause, retryAfter: 10 });
  }
}

async function createCheckout(scope: ShopScope, purchase: Purchase): Promise<Checkout> {
  const order = await storeOrder(scope, purchase);
  const paymentSessionId = await ensureCheckoutSession(scope, order, purchase);
  const { mode, sdkUrl, paymentUrl } = scope.payments.checkout({ orderId: order.orderId, paymentSessionId });
  return {
    payment_session_id: paymentSessionId,
    order_id: order.orderId,
    payment_url: paymentUrl,
    mode,
    sdk_url: sdkUrl,
  };
}

/** The caller's user, which has to be the one named in the body. */
async function requireCaller(scope: Scope, userId: string) {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_found', USER_NOT_FOUND);
  if (user.id !== userId) throw new AppError('not_allowed', 'This is not your user.');
  return user;
}

/**
 * Orders a paywall pack for a chat.
 * @throws AppError `not_allowed` (held as a minor), `bad_input` (no such pack), `not_found` (not the caller's chat), `provider_failed`
 */
export async function payForSession(
  scope: ShopScope & { findSession: FindSession },
  input: Input<typeof payForSessionEndpoint>,
): Promise<Checkout> {
  await refuseMinor(scope);
  const pack = paywallPack(input.amount, input.messageCount);
  if (!pack) throw new AppError('bad_input', UNKNOWN_PACK);
  const session = await scope.findSession(scope, input.sessionId);
  if (!session) throw new AppError('not_found', 'This chat does not exist.');
  const user = await findCaller(scope);
  return createCheckout(scope, {
    buyer: {
      kind: 'session',
      packId: pack.id,
      sessionId: input.sessionId,
      userId: user?.id ?? null,
      visitorId: scope.actor.visitorId,
    },
    pack,
    returnPath: `/post-payment/${input.sessionId}`,
    phone: user && (await verifiedNumber(scope, user.id)),
    failure: PAYMENT_FAILED,
  });
}

/**
 * Orders a recharge of the caller's wallet.
 * @throws AppError `not_found` (no user), `not_allowed` (another user's id, or held as a minor), `provider_failed`
 */
export async function recharge(scope: ShopScope, input: Input<typeof rechargeEndpoint>): Promise<Checkout> {
  await refuseMinor(scope);
  const user = await requireCaller(scope, input.userId);
  const pack = RECHARGE_PLANS.find((plan) => plan.id === input.planId);
  if (!pack) throw new AppError('bad_input', UNKNOWN_PACK);
  return createCheckout(scope, {
    buyer: {
      kind: 'recharge',
      packId: pack.id,
      sessionId: null,
      userId: user.id,
      visitorId: scope.actor.visitorId,
    },
    pack,
    returnPath: '/recharge-success',
    phone: await verifiedNumber(scope, user.id),
    failure: RECHARGE_FAILED,
  });
}

/**
 * Orders the ₹3 offer, while it is open to the caller.
 * @throws AppError `not_found` (no user), `not_allowed` (another user's id, held as a minor, or the offer is not open), `provider_failed`
 */
export async function payForOffer(
  scope: ShopScope,
  input: Input<typeof payForOfferEndpoint>,
): Promise<Checkout> {
  await refuseMinor(scope);
  const user = await requireCaller(scope, input.userId);
  if (!offerIsOpen(user)) throw new AppError('not_allowed', OFFER_GONE);
  return createCheckout(scope, {
    buyer: {
      kind: 'offer',
      packId: OFFER.id,
      sessionId: null,
      userId: user.id,
      visitorId: scope.actor.visitorId,
    },
    pack: OFFER,
    returnPath: '/recharge-success',
    phone: await verifiedNumber(scope, user.id),
    failure: OFFER_FAILED,
  });
}

/**
 * Finds out what became of the caller's order: Cashfree is asked unless it is settled.
 * @throws AppError `not_found`
 */
export async function verifyPayment(
  scope: Scope & { payments: PaymentProvider; noteCredit: NoteCredit },
  input: Input<typeof verifyPaymentEndpoint>,
): Promise<Answer<typeof verifyPaymentEndpoint>> {
  const order = await store.findOwnPayment(scope.db, input.orderId, scope.actor);
  if (!order) throw new AppError('not_found', ORDER_NOT_FOUND);
  const { status, nothingCharged, cancelled } = await settleOrder(scope, order);
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
