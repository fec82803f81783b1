/** Cashfree's rule for order ids. */
const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/;

/** An order id as an event may carry it. What an address claims to be one may be anything, and then is left out. */
export function readEventId(orderId: string | null | undefined): string | undefined {
  return orderId && ORDER_ID.test(orderId) ? orderId : undefined;
}
