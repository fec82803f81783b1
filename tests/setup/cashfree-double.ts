import { createHmac } from 'node:crypto';
import type { NewOrder, PaymentProvider, ProviderOrder, ProviderPayment } from '@/lib/payments/ports';

const SECRET = 'a secret only for tests';

/** Cashfree's book of orders, kept in memory, with the same words its order API uses. */
export function cashfreeBook() {
  const orders = new Map<string, ProviderOrder & { payments: ProviderPayment[] }>();
  const created: NewOrder[] = [];
  let down = false;
  let nextPayment = 1;
  let questions = 0;

  const reachable = () => {
    if (down) throw new Error('Cashfree: 503');
  };

  const provider: PaymentProvider = {
    async createOrder(order) {
      reachable();
      created.push(order);
      const known = orders.get(order.orderId) ?? {
        cfOrderId: `cf_${order.orderId}`,
        status: 'ACTIVE',
        amount: order.amount,
        currency: order.currency,
        paymentSessionId: `session_of_${order.orderId}`,
        expiresAt: order.expiresAt,
        payments: [],
      };
      orders.set(order.orderId, known);
      return known;
    },
    async fetchOrder(orderId) {
      reachable();
      return orders.get(orderId) ?? null;
    },
    async fetchPayments(orderId) {
      reachable();
      questions += 1;
      return orders.get(orderId)?.payments ?? [];
    },
    isAuthentic: ({ rawBody, timestamp, signature }) =>
      createHmac('sha256', SECRET)
        .update(timestamp + rawBody)
        .digest('base64') === signature,
    payerOf: (method) => (method as { payer?: string } | undefined)?.payer ?? null,
    checkout: ({ orderId }) => ({
      mode: 'sandbox',
      sdkUrl: 'http://sdk',
      paymentUrl: `http://pay/${orderId}`,
    }),
  };

  return {
    provider,
    created,
    /** Lists of payments asked for: what Cashfree limits most. */
    questions: () => questions,
    order: (orderId: string) => orders.get(orderId),
    setDown: (value: boolean) => {
      down = value;
    },
    /** A person tries to pay; the amount is the order's unless another is given. */
    attempt(orderId: string, status: string, over: Partial<ProviderPayment> = {}): ProviderPayment {
      const order = orders.get(orderId);
      if (!order) throw new Error('No such order.');
      const payment = {
        cfPaymentId: `pay_${orderId}_${nextPayment++}`,
        status,
        amount: order.amount,
        currency: order.currency,
        method: 'upi',
        payer: `upi:${orderId}@test`,
        ...over,
      };
      order.payments.push(payment);
      if (status === 'SUCCESS') order.status = 'PAID';
      return payment;
    },
    /** The webhook that tells of a payment, signed as Cashfree signs. */
    webhook(orderId: string, payment: ProviderPayment, sentAt: Date = new Date()) {
      const order = orders.get(orderId);
      const type = payment.status === 'SUCCESS' ? 'PAYMENT_SUCCESS_WEBHOOK' : 'PAYMENT_FAILED_WEBHOOK';
      const text = JSON.stringify({
        type,
        event_time: new Date().toISOString(),
        data: {
          order: {
            order_id: orderId,
            order_amount: order?.amount ?? payment.amount,
            order_currency: order?.currency ?? 'INR',
          },
          payment: {
            cf_payment_id: payment.cfPaymentId,
            payment_status: payment.status,
            payment_amount: payment.amount,
            payment_currency: payment.currency,
            payment_group: payment.method,
            payment_method: { payer: payment.payer },
          },
        },
      });
      const timestamp = String(sentAt.getTime());
      const signature = createHmac('sha256', SECRET)
        .update(timestamp + text)
        .digest('base64');
      const headers: Record<string, string> = {
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signature,
      };
      return { raw: { text, header: (name: string) => headers[name] ?? null } };
    },
  };
}
