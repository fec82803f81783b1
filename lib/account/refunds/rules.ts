type Named = { orderId: string; state: string };

/** The refund that is shown with an order: one that goes on or is paid before one that was refused. */
export function refundOfOrder<R extends Named>(refunds: readonly R[], orderId: string): R | undefined {
  const own = refunds.filter((refund) => refund.orderId === orderId);
  return own.find(({ state }) => state !== 'refused') ?? own[0];
}
