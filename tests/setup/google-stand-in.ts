/** The control endpoint of Google's stand-in. */
export class GoogleStandIn {
  readonly #controlUrl: string;

  constructor(controlUrl: string) {
    this.#controlUrl = controlUrl;
  }

  get origin(): string {
    return new URL(this.#controlUrl).origin;
  }

  /** Queues a fault; `match` is looked for in the subject, or for `down`, `slow` and `garbage` in the path. */
  async next(fault: { fault: string; match?: string; count?: number; delayMs?: number }): Promise<void> {
    const answer = await fetch(`${this.#controlUrl}/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!answer.ok) throw new Error(`The stand-in refused: ${await answer.text()}`);
  }
}
