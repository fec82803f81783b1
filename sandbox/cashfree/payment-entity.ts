import { rupeesOf } from './amount.ts';
import { freshNumber, istTime } from './clock.ts';

export type PaymentStatus = 'SUCCESS' | 'FAILED' | 'PENDING' | 'USER_DROPPED' | 'CANCELLED';
export type PaymentMethod = 'upi' | 'card';
export type Payment = {
  cfPaymentId: string;
  status: PaymentStatus;
  paise: number;
  currency: string;
  method: PaymentMethod;
  /** Unix ms */
  startedMs: number;
  /** Unix ms; nothing while pending. */
  endedMs: number | undefined;
  bankReference: string | null;
};

/** What is to be paid. */
type Bill = { paise: number; currency: string };

export type Attempt = {
  status: PaymentStatus;
  method: PaymentMethod;
  /** Another amount or currency than the order's. */
  paise?: number;
  currency?: string;
  /** Also on an order that takes no more payments, as two bank apps at once would do. */
  force?: boolean;
};

const MESSAGES: Record<PaymentStatus, string> = {
  SUCCESS: '00::Transaction success',
  FAILED: 'The bank declined the payment',
  PENDING: 'Waiting for the bank',
  USER_DROPPED: 'The person left before paying',
  CANCELLED: 'The payment was cancelled',
};

/** Writes the state and what comes with it; `now` in Unix ms. */
export function setStatus(payment: Payment, status: PaymentStatus, now: number): void {
  payment.status = status;
  payment.endedMs = status === 'PENDING' ? undefined : now;
  payment.bankReference = status === 'SUCCESS' ? freshNumber().slice(-12) : null;
}

/** A payment that is written into no order yet. */
export function newPayment(order: Bill, attempt: Attempt, now: number): Payment {
  const payment: Payment = {
    cfPaymentId: freshNumber(),
    status: 'PENDING',
    paise: attempt.paise ?? order.paise,
    currency: attempt.currency ?? order.currency,
    method: attempt.method,
    startedMs: now,
    endedMs: undefined,
    bankReference: null,
  };
  setStatus(payment, attempt.status, now);
  return payment;
}

/** @param customerId the merchant's name for who pays: every customer has a UPI address of their own */
export function methodEntity(method: PaymentMethod, customerId: string) {
  return method === 'upi'
    ? { upi: { channel: 'collect', upi_id: `${customerId.toLowerCase()}@sandbox` } }
    : {
        card: {
          channel: 'link',
          card_number: 'XXXXXXXXXXXX1111',
          card_network: 'visa',
          card_type: 'debit_card',
          card_sub_type: 'R',
          card_country: 'IN',
          card_bank_name: 'SANDBOX BANK',
        },
      };
}

export function groupOf(method: PaymentMethod): string {
  return method === 'upi' ? 'upi' : 'debit_card';
}

export function messageOf(payment: Payment): string {
  return MESSAGES[payment.status];
}

/** Why it was not paid; `null` for the other states. */
export function errorDetails(payment: Payment) {
  if (payment.status === 'FAILED')
    return {
      error_code: 'TRANSACTION_DECLINED',
      error_description: 'The issuing bank declined the payment',
      error_reason: 'payment_declined',
      error_source: 'bank',
      error_code_raw: null,
      error_description_raw: null,
      error_subcode_raw: null,
    };
  if (payment.status === 'USER_DROPPED' || payment.status === 'CANCELLED')
    return {
      error_code: 'TRANSACTION_CANCELLED',
      error_description: 'The person left the payment page',
      error_reason: 'payment_cancelled',
      error_source: 'customer',
      error_code_raw: null,
      error_description_raw: null,
      error_subcode_raw: null,
    };
  return null;
}

/** The payment as the API answers it. */
export function paymentEntity(
  order: Bill & { id: string; customer: { customer_id: string } },
  payment: Payment,
) {
  return {
    auth_id: null,
    authorization: null,
    bank_reference: payment.bankReference,
    cf_payment_id: payment.cfPaymentId,
    entity: 'payment',
    error_details: errorDetails(payment),
    international_payment: { international: false },
    is_captured: payment.status === 'SUCCESS',
    order_amount: rupeesOf(order.paise),
    order_currency: order.currency,
    order_id: order.id,
    payment_amount: rupeesOf(payment.paise),
    payment_completion_time: payment.endedMs === undefined ? null : istTime(payment.endedMs),
    payment_currency: payment.currency,
    payment_gateway_details: null,
    payment_group: groupOf(payment.method),
    payment_message: messageOf(payment),
    payment_method: methodEntity(payment.method, order.customer.customer_id),
    payment_offers: null,
    payment_status: payment.status,
    payment_surcharge: null,
    payment_time: istTime(payment.startedMs),
  };
}
