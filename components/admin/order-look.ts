import type { PAYMENT_STATUSES } from '@/lib/payments/constants';

/** The states of an order, as operators read them. */
export const ORDER_STATE: Readonly<Record<(typeof PAYMENT_STATUSES)[number], string>> = {
  created: 'Ordered',
  active: 'Waits for payment',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  mismatch: 'Does not fit',
  returned: 'Goes back',
};

export const orderAddress = (orderId: string): string => `/admin/orders/${orderId}`;
