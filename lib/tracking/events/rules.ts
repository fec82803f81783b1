/** Cashfree's rule for order ids. */
const ORDER_ID = /^[A-Za-z0-9_-]{3,45}$/;

/** An order id that an event may carry; anything else in an address is left out. */
export function readEventId(orderId: string | null | undefined): string | undefined {
  return orderId && ORDER_ID.test(orderId) ? orderId : undefined;
}
