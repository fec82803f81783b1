/*
 * Invariants:
 * - An order is stored before Cashfree hears of it; a double tap makes one order.
 * - One person holds at most so many unpaid orders (UNPAID_ORDERS_MAX, unless operators set another number), and takes no more than a share of what Cashfree lets us order.
 * - Nobody orders more than they allow themselves, open orders included, however many tabs ask at once.
 * - No transaction is open during a call to Cashfree.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer } from '@/lib/kit/endpoint';
import { daysBefore } from '@/lib/kit/moments';
import type { Scope } from '@/lib/kit/scope';
import { refuseBeyondOwnLimits } from '@/lib/users/limits/service';
import {
  CURRENCY,
  OPEN_COUNTS_DAYS,
  ORDER_LIFETIME_MS,
  ORDER_PREFIX,
  type Pack,
  PLACEHOLDER_PHONE,
  REUSE_ORDER_MS,
} from '../constants';
import type { payForSession as payForSessionEndpoint } from '../contract';
import {
  NO_PAYMENT_SESSION,
  type OFFER_FAILED,
  type PAYMENT_FAILED,
  type RECHARGE_FAILED,
  TOO_MANY_ORDERS,
  TOO_MANY_PAY,
} from '../copy';
import { noteEvent } from '../events/service';
import type { PaymentProvider, TakeProviderCall } from '../ports';
import { nextCheckAt } from '../rules';
import * as store from '../store';

export type ShopScope = Scope & {
  payments: PaymentProvider;
  takeProviderCall: TakeProviderCall;
  appUrl: string;
  webhookUrl: string | undefined;
  /** Orders that a person may leave unpaid. */
  unpaidOrdersMax: number;
};
export type Checkout = Answer<typeof payForSessionEndpoint>;

type Purchase = {
  buyer: store.Buyer;
  pack: Pack;
  /** Path the provider returns the browser to; the order id is added. */
  returnPath: string;
  /** The verified number, +91…; asked for when the provider is to be told of it. */
  findPhone: () => Promise<string | null>;
  failure: typeof OFFER_FAILED | typeof PAYMENT_FAILED | typeof RECHARGE_FAILED;
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
    const committed = { openSince: daysBefore(now, OPEN_COUNTS_DAYS), except: open?.id ?? null };
    if (buyer.userId !== null)
      await refuseBeyondOwnLimits(tx, buyer.userId, pack.amount, now, (since) =>
        store.sumCommitted(tx, buyer, { since, ...committed }),
      );
    if (open) {
      await store.nameState(tx, open.id, buyer.billingState);
      return open;
    }
    const since = new Date(now.getTime() - ORDER_LIFETIME_MS);
    const oldest = await store.findUnpaidBefore(tx, buyer, since, scope.unpaidOrdersMax);
    if (oldest) {
      const retryAfter = Math.ceil((oldest.getTime() + ORDER_LIFETIME_MS - now.getTime()) / 1000);
      throw new AppError('too_many', TOO_MANY_ORDERS, { retryAfter });
    }
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
  const phone = await purchase.findPhone();
  // The order stays, and the next try goes on with it.
  if (!(await scope.takeProviderCall({ kind: 'create', person: scope.actor })))
    throw new AppError('too_many', TOO_MANY_PAY, { retryAfter: 60 });
  const customerId = (order.userId ?? order.sessionId ?? order.id).replaceAll('-', '');
  try {
    const created = await scope.payments.createOrder({
      orderId: order.orderId,
      idempotencyKey: order.id,
      amount: order.amount,
      currency: CURRENCY,
      customerId,
      customerPhone: phone?.slice(-10) ?? PLACEHOLDER_PHONE,
      returnUrl: returnUrl(scope, purchase.returnPath),
      notifyUrl: scope.webhookUrl,
      expiresAt: new Date(order.createdAt.getTime() + ORDER_LIFETIME_MS),
    });
    if (!created.paymentSessionId) throw new AppError('provider_failed', NO_PAYMENT_SESSION);
    await store.activatePayment(scope.db, order.orderId, created.cfOrderId, created.paymentSessionId);
    const heard = { source: 'shop', kind: 'checkout', detail: created.cfOrderId } as const;
    await noteEvent(scope.db, order.id, heard, scope.now());
    return created.paymentSessionId;
  } catch (cause) {
    scope.log.warn(
      { orderId: order.orderId, reason: cause instanceof Error ? cause.message : 'unknown' },
      'order not created',
    );
    await store.markCreateFailed(scope.db, order.orderId);
    await noteEvent(scope.db, order.id, { source: 'shop', kind: 'create_failed' }, scope.now());
    if (cause instanceof AppError) throw cause;
    throw new AppError('provider_failed', purchase.failure, { cause, retryAfter: 10 });
  }
}

/**
 * Orders a pack: the open order of the buyer again, or a new one, with its checkout at the provider.
 * @throws AppError `not_allowed` (more than the person allows themselves), `too_many`, `provider_failed`
 */
export async function createCheckout(scope: ShopScope, purchase: Purchase): Promise<Checkout> {
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
