import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  Cashfree,
  CFEnvironment,
  type OrderEntity,
  type PaymentEntity,
  type RefundEntity,
  type SettlementReconEntityDataInner,
} from 'cashfree-pg';
import type {
  NewRefund,
  PaymentProvider,
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
  SettledEvent,
} from '@/lib/payments/ports';

/** ms; with everything around it a person has an answer within 10 s. */
const TIMEOUT_MS = 8_000;
/** Cards, UPI and net banking. */
const PAYMENT_METHODS = 'cc,dc,upi,nb';

type Config = {
  clientId: string;
  clientSecret: string;
  /** Where the order API is, when it is not Cashfree's own; ends in /pg. */
  baseUrl: string | undefined;
  sdkUrl: string;
  production: boolean;
};

function toOrder(entity: OrderEntity): ProviderOrder {
  const { cf_order_id, order_status, order_amount, order_currency, payment_session_id, order_expiry_time } =
    entity;
  if (!cf_order_id || !order_status || order_amount === undefined) throw new Error('Cashfree sent no order.');
  return {
    cfOrderId: cf_order_id,
    status: order_status,
    amount: Number(order_amount),
    currency: order_currency ?? '',
    paymentSessionId: payment_session_id ?? null,
    expiresAt: order_expiry_time ? new Date(order_expiry_time) : null,
  };
}

/**
 * Who paid: the UPI address, or the telephone of a wallet. A card is told by its last four digits, which ten thousand share, and a bank
 * account not at all. https://www.cashfree.com/docs/api-reference/payments/latest/payments/webhooks
 */
function payerOf(method: unknown): string | null {
  const { upi, app } = (method ?? {}) as { upi?: { upi_id?: unknown }; app?: { phone?: unknown } };
  const upiId = typeof upi?.upi_id === 'string' ? upi.upi_id.trim().toLowerCase() : '';
  // A masked address names nobody.
  if (/^[\w.-]+@[\w.-]+$/.test(upiId) && !/x{3,}/.test(upiId)) return `upi:${upiId}`;
  const phone = String(app?.phone ?? '').replace(/\D/g, '');
  return phone.length >= 10 ? `wallet:${phone.slice(-10)}` : null;
}

function toPayment(entity: PaymentEntity): ProviderPayment {
  return {
    cfPaymentId: String(entity.cf_payment_id),
    status: entity.payment_status ?? '',
    amount: Number(entity.payment_amount),
    currency: entity.payment_currency ?? '',
    method: entity.payment_group ?? null,
    payer: payerOf(entity.payment_method),
  };
}

function toRefund(entity: RefundEntity): ProviderRefund {
  const { cf_refund_id, refund_status, refund_amount, refund_currency } = entity;
  if (!cf_refund_id || !refund_status || refund_amount === undefined)
    throw new Error('Cashfree sent no refund.');
  return {
    cfRefundId: String(cf_refund_id),
    status: refund_status,
    amount: Number(refund_amount),
    currency: refund_currency ?? '',
  };
}

/** Of a customer nothing is taken over. `refund_details` came as an object in version 2025-01-01, and comes as a list since. */
function toSettled(entity: SettlementReconEntityDataInner): SettledEvent {
  const { event_details: event, payment_details: payment, settlement_details: settlement } = entity;
  if (!event?.event_id || !event.event_type || event.event_amount === undefined)
    throw new Error('Cashfree sent no event of a settlement.');
  const [refund] = [entity.refund_details ?? []].flat();
  const settledAt = settlement?.settlement_date ? new Date(settlement.settlement_date) : null;
  return {
    eventId: String(event.event_id),
    type: event.event_type,
    saleType: event.sale_type ?? '',
    orderId: entity.order_details?.order_id ?? null,
    cfPaymentId: payment?.cf_payment_id ? String(payment.cf_payment_id) : null,
    refundId: refund?.refund_id ?? null,
    amount: Number(event.event_amount),
    settled: Number(event.event_settlement_amount ?? 0),
    charge: Number(event.event_service_charge ?? payment?.payment_service_charge ?? 0),
    tax: Number(event.event_service_tax ?? payment?.payment_service_tax ?? 0),
    cfSettlementId: settlement?.cf_settlement_id ? String(settlement.cf_settlement_id) : null,
    utr: settlement?.settlement_utr ?? null,
    settledAt: settledAt && !Number.isNaN(settledAt.getTime()) ? settledAt : null,
  };
}

const statusOf = (error: unknown) => (error as { response?: { status?: number } }).response?.status;

/** Whether the answer says that there is no such thing. */
const isUnknown = (error: unknown) => statusOf(error) === 404;

/** A conflict: a refund of that id may exist. The others: the refund cannot be made, not now and not later. */
const CONFLICT = new Set([409, 422]);
const REFUSED = new Set([400, 404]);

/** An error of the SDK carries the request with its secret; only its status and Cashfree's code go on. */
function plain(error: unknown): Error {
  const { response, code } = error as {
    response?: { status?: number; data?: { code?: string } };
    code?: string;
  };
  return new Error(
    `Cashfree: ${response?.status ?? code ?? 'no answer'} ${response?.data?.code ?? ''}`.trim(),
  );
}

/** Cashfree's order API. Facts: its manual on orders, payments and webhooks. */
export function cashfreeProvider(config: Config): PaymentProvider {
  const environment = config.production ? CFEnvironment.PRODUCTION : CFEnvironment.SANDBOX;
  // The last argument switches off reports to a third party.
  const api = new Cashfree(
    environment,
    config.clientId,
    config.clientSecret,
    undefined,
    undefined,
    undefined,
    false,
  );
  if (config.baseUrl) api.basePath = config.baseUrl;
  // Elsewhere is not where the secret is meant to go.
  const options = { timeout: TIMEOUT_MS, maxRedirects: 0 };
  const hostedPage = config.baseUrl
    ? new URL('/pay', config.baseUrl).toString()
    : `https://payments${config.production ? '' : '-test'}.cashfree.com/order`;

  async function fetchRefund(orderId: string, refundId: string): Promise<ProviderRefund | null> {
    try {
      return toRefund((await api.PGOrderFetchRefund(orderId, refundId, undefined, undefined, options)).data);
    } catch (error) {
      if (isUnknown(error)) return null;
      throw plain(error);
    }
  }

  // https://www.cashfree.com/docs/api-reference/payments/latest/refunds/create
  async function createRefund({ orderId, refundId, amount, note }: NewRefund) {
    const request = { refund_amount: amount, refund_id: refundId, refund_note: note };
    try {
      return toRefund((await api.PGOrderCreateRefund(orderId, request, refundId, refundId, options)).data);
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if (!CONFLICT.has(status) && !REFUSED.has(status)) throw plain(error);
      // An earlier call may have made it, whose answer was lost.
      const made = await fetchRefund(orderId, refundId);
      if (made) return made;
      if (CONFLICT.has(status)) throw plain(error);
      return { refused: plain(error).message };
    }
  }

  return {
    createRefund,
    fetchRefund,
    async createOrder(order) {
      const request = {
        order_id: order.orderId,
        order_amount: order.amount,
        order_currency: order.currency,
        customer_details: { customer_id: order.customerId, customer_phone: order.customerPhone },
        order_meta: {
          return_url: order.returnUrl,
          notify_url: order.notifyUrl,
          payment_methods: PAYMENT_METHODS,
        },
        order_expiry_time: order.expiresAt.toISOString(),
      };
      try {
        const { data } = await api.PGCreateOrder(request, order.orderId, order.idempotencyKey, options);
        return toOrder(data);
      } catch (error) {
        throw plain(error);
      }
    },
    async fetchOrder(orderId) {
      try {
        return toOrder((await api.PGFetchOrder(orderId, undefined, undefined, options)).data);
      } catch (error) {
        if (isUnknown(error)) return null;
        throw plain(error);
      }
    },
    async fetchPayments(orderId) {
      try {
        return (await api.PGOrderFetchPayments(orderId, undefined, undefined, options)).data.map(toPayment);
      } catch (error) {
        if (isUnknown(error)) return [];
        throw plain(error);
      }
    },
    // https://www.cashfree.com/docs/api-reference/payments/latest/settlement-reconciliation/settlement-reconciliation
    async fetchSettled({ from, until, cursor, limit }) {
      const request = {
        pagination: { limit, ...(cursor !== null && { cursor }) },
        filters: {
          start_date_processed_on: from.toISOString(),
          end_date_processed_on: until.toISOString(),
        },
      };
      try {
        const { data } = await api.PGSettlementFetchRecon(
          request,
          ...[undefined, undefined, undefined, undefined, options],
        );
        if (!Array.isArray(data.data)) throw new Error('Cashfree sent no settlement.');
        return { events: data.data.map(toSettled), cursor: data.cursor || null };
      } catch (error) {
        throw (error as { isAxiosError?: boolean }).isAxiosError ? plain(error) : error;
      }
    },
    // https://www.cashfree.com/docs/api-reference/payments/latest/webhooks/signature-verification
    isAuthentic({ rawBody, timestamp, signature }) {
      if (timestamp === '') return false;
      // Compared as text: decoding would take other alphabets, and whatever stands behind the signature.
      const expected = Buffer.from(
        createHmac('sha256', config.clientSecret)
          .update(timestamp + rawBody)
          .digest('base64'),
      );
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    payerOf,
    checkout: ({ orderId, paymentSessionId }) => ({
      mode: config.production ? 'production' : 'sandbox',
      sdkUrl: config.sdkUrl,
      paymentUrl: config.baseUrl ? `${hostedPage}/${orderId}` : `${hostedPage}/#${paymentSessionId}`,
    }),
  };
}
