/** What the stand-in of a push service has got for a browser. */
export type PushCall = {
  browser: string;
  status: number;
  reason?: string;
  text?: string;
  ttl?: number;
  urgency?: string;
  topic?: string;
};

export type PushSubscribed = {
  id: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
};

/** The control endpoint of the stand-in of a push service, and of the browsers that subscribe there. */
export class PushStandIn {
  readonly #controlUrl: string;

  constructor(controlUrl: string) {
    this.#controlUrl = controlUrl;
  }

  get origin(): string {
    return new URL(this.#controlUrl).origin;
  }

  async #ask(path: string, body: object): Promise<unknown> {
    const answer = await fetch(`${this.#controlUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The stand-in refused: ${await answer.text()}`);
    return answer.json();
  }

  /** What a browser does when a page subscribes with the product's key. */
  async subscribe(serverKey: string): Promise<PushSubscribed> {
    return (await this.#ask('/subscribe', { serverKey })) as PushSubscribed;
  }

  /** Has the next messages answered with a status, those to one browser or to any. */
  async next(fault: {
    status: number;
    count?: number;
    browser?: string;
    retryAfter?: string;
  }): Promise<void> {
    await this.#ask('/next', fault);
  }

  /** What came for a browser, oldest first. */
  async callsFor(browser: string): Promise<PushCall[]> {
    const { calls } = (await (await fetch(`${this.#controlUrl}/calls`)).json()) as { calls: PushCall[] };
    return calls.filter((call) => call.browser === browser);
  }
}
