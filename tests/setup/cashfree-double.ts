import { createHmac } from 'node:crypto';
import type {
  NewOrder,
  NewRefund,
  PaymentProvider,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  SettledEvent,
} from '@/lib/payments/ports';

const SECRET = 'a secret only for tests';

/** Cashfree's book of orders, kept in memory, with the same words its order API uses. */
export function cashfreeBook() {
  const orders = new Map<string, ProviderOrder & { payments: ProviderPayment[] }>();
  const created: NewOrder[] = [];
  const refunds = new Map<string, NewRefund & ProviderRefund>();
  let ending = 'SUCCESS';
  let refusal: string | undefined;
  let losesAnswers = false;
  let down = false;
  let nextPayment = 1;
  const settled: (SettledEvent & { settledAt: Date })[] = [];
  let questions = 0;
  let refundQuestions = 0;

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
    async createRefund(refund) {
      reachable();
      if (refusal !== undefined && !refunds.has(refund.refundId)) return { refused: refusal };
      const known = refunds.get(refund.refundId) ?? {
        ...refund,
        ...{ cfRefundId: `cf_${refund.refundId}`, status: 'PENDING', currency: 'INR' },
      };
      refunds.set(refund.refundId, known);
      if (losesAnswers) throw new Error('Cashfree: ECONNRESET');
      return { ...known };
    },
    async fetchRefund(orderId, refundId) {
      reachable();
      refundQuestions += 1;
      const known = refunds.get(refundId);
      if (known?.orderId !== orderId) return null;
      if (known.status === 'PENDING') known.status = ending;
      return { ...known };
    },
    // Three events a page, so that every test pages.
    async fetchSettled({ from, until, cursor }) {
      reachable();
      const all = settled.filter(({ settledAt }) => settledAt >= from && settledAt <= until);
      const place = Number(cursor ?? 0);
      const events = all.slice(place, place + 3);
      const next = place + events.length;
      return { events, cursor: next < all.length ? String(next) : null };
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

  /** Any webhook, signed as Cashfree signs. */
  function signed(text: string, sentAt: Date) {
    const timestamp = String(sentAt.getTime());
    const signature = createHmac('sha256', SECRET)
      .update(timestamp + text)
      .digest('base64');
    const headers: Record<string, string> = {
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature,
    };
    return { raw: { text, header: (name: string) => headers[name] ?? null } };
  }

  return {
    provider,
    created,
    /** The refunds that were made, one for each id. */
    refunds: () => [...refunds.values()],
    /** Says how refunds end that are asked about from now on. */
    endRefundsAs: (status: string) => {
      ending = status;
    },
    /** The bank changes its mind about a refund that has ended. */
    changeRefund: (refundId: string, status: string) => {
      const known = refunds.get(refundId);
      if (known) known.status = status;
    },
    /** Makes no refund any more, and says why; undefined = does. */
    refuseRefunds: (why: string | undefined) => {
      refusal = why;
    },
    /** Makes refunds, and its answers do not arrive. */
    loseRefundAnswers: (value: boolean) => {
      losesAnswers = value;
    },
    /** The webhook about a refund, with whatever it claims. */
    refundWebhook: (refundId: string, status = 'SUCCESS', sentAt: Date = new Date()) =>
      signed(
        JSON.stringify({
          type: 'REFUND_STATUS_WEBHOOK',
          event_time: sentAt.toISOString(),
          data: { refund: { refund_id: refundId, refund_status: status, refund_amount: 1 } },
        }),
        sentAt,
      ),
    /** Puts an event into a settlement; a payment of ₹29 without a fee unless it says otherwise. */
    settle: (settledAt: Date, event: Partial<SettledEvent> & { eventId: string }) => {
      const { amount = 29, charge = 0, tax = 0 } = event;
      settled.push({
        ...{ type: 'PAYMENT', saleType: 'CREDIT', orderId: null, cfPaymentId: null, refundId: null },
        ...{ amount, charge, tax, settled: amount - charge - tax, cfSettlementId: '1', utr: 'UTR1' },
        ...event,
        settledAt,
      });
    },
    /** Refunds asked about. */
    refundQuestions: () => refundQuestions,
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
      return signed(text, sentAt);
    },
  };
}
