import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { RECHARGE_PLANS } from './constants';
import { USER_NOT_FOUND } from './copy';
import { STATES } from './invoices/constants';

const checkout = z.object({
  payment_session_id: z.string(),
  order_id: z.string(),
  /** Where to go when the SDK does not load. */
  payment_url: z.string(),
  /** Which Cashfree the browser's SDK speaks to, and where the SDK is. */
  mode: z.enum(['production', 'sandbox']),
  sdk_url: z.string(),
});

const limit = { points: 20, perSeconds: 60 };
/** GST code of the State that the invoice is to name. */
const billingState = z.enum(Object.keys(STATES), 'There is no such State.').optional();

export const payForSession = endpoint({
  route: 'POST /api/payment',
  body: z.object({
    sessionId: z.guid(),
    amount: z.int(),
    messageCount: z.int(),
    paymentMethod: z.string().max(20).nullish(),
    billingState,
  }),
  response: checkout,
  limit,
});

export const recharge = endpoint({
  route: 'POST /api/payment/recharge',
  body: z.object({
    userId: z.guid(USER_NOT_FOUND),
    planId: z.enum(RECHARGE_PLANS.map((plan) => plan.id)),
    billingState,
  }),
  response: checkout,
  limit,
});

export const payForOffer = endpoint({
  route: 'POST /api/payment/rs3',
  body: z.object({ userId: z.guid(USER_NOT_FOUND), billingState }),
  response: checkout,
  limit,
});

export const verifyPayment = endpoint({
  route: 'POST /api/payment/verify',
  /** Our id of the order, or the provider's (`cf_order_id`). */
  body: z.object({ orderId: z.string().max(45) }),
  response: z.object({
    success: z.boolean(),
    status: z.enum(['paid', 'pending', 'failed']),
    /** Our id of the order, whichever name it was asked for by. */
    orderId: z.string(),
    /** Nothing was taken and nothing is on its way: the page may say so. */
    nothingCharged: z.boolean(),
    /** Failed, because the person left the checkout. */
    cancelled: z.boolean(),
    messages: z.int(),
    /** ₹ */
    amount: z.int(),
    sessionId: z.guid().nullable(),
  }),
  limit: { points: 120, perSeconds: 60 },
});

/** Called by Cashfree, not by a browser: the raw body is what is signed. */
export const paymentWebhook = endpoint({
  route: 'POST /api/payment/webhook',
  raw: true,
  response: z.object({ success: z.literal(true) }),
  limit: { points: 3000, perSeconds: 60 },
});
