/** The control endpoint of Cashfree's stand-in. */
export class CashfreeStandIn {
  readonly #controlUrl: string;

  constructor(controlUrl: string) {
    this.#controlUrl = controlUrl;
  }

  async #post(path: string, body: object): Promise<void> {
    const answer = await fetch(`${this.#controlUrl}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The stand-in refused ${path}: ${await answer.text()}`);
  }

  /** Queues a fault for the calls about orders whose id contains `match`. */
  next(fault: {
    on: string;
    fault: string;
    match?: string;
    count?: number;
    delayMs?: number;
    times?: number;
  }): Promise<void> {
    return this.#post('next', fault);
  }

  /** An order as the stand-in has it. */
  async order(orderId: string): Promise<{ refunds: { refund_id: string; refund_status: string }[] }> {
    const answer = await fetch(`${this.#controlUrl}/orders?order_id=${encodeURIComponent(orderId)}`);
    const { orders } = await answer.json();
    return orders[0];
  }

  /** Pays, or fails to, without a browser. */
  pay(orderId: string, outcome: string): Promise<void> {
    return this.#post('pay', { order_id: orderId, outcome });
  }

  /** Sends the webhook of an order again. */
  webhook(
    orderId: string,
    options: { type?: string; times?: number; signature?: 'good' | 'bad' } = {},
  ): Promise<void> {
    return this.#post('webhook', { order_id: orderId, type: 'PAYMENT_SUCCESS_WEBHOOK', ...options });
  }
}
