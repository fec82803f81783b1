import { randomUUID } from 'node:crypto';
import type { FaultKind } from '../../sandbox/openai/faults.ts';

/**
 * A word that no other test uses, to know a message by. It has letters alone: what looks like a telephone number, a card's
 * or an Aadhaar number, as the digits of a UUID do now and then, is masked on the way to the model.
 */
export const newWord = () => randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '');

/** The control endpoint of the chat model's stand-in. Messages are addressed by words that only one test uses. */
export class ModelStandIn {
  readonly #controlUrl: string;

  constructor(controlUrl: string) {
    this.#controlUrl = controlUrl;
  }

  /**
   * What happens to the next calls about a message that contains `match`.
   * @param count calls; the product tries a broken call twice
   * @param stubborn for a drift: it goes on also when the product says that the last draft was wrong
   */
  async next(wish: {
    fault: FaultKind;
    match: string;
    count?: number;
    delayMs?: number;
    stubborn?: boolean;
  }): Promise<void> {
    const answer = await fetch(`${this.#controlUrl}/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Forgets every fault and every call. Only for a stand-in that no other test uses. */
  async reset(): Promise<void> {
    await fetch(`${this.#controlUrl}/reset`, { method: 'POST' });
  }

  /** How often the model was asked, not only the moderation, about a message that contains `match`. */
  async callsAbout(match: string): Promise<number> {
    const answer = await fetch(`${this.#controlUrl}/calls`);
    const { calls } = (await answer.json()) as { calls: { path: string; lastUserMessage: string }[] };
    return calls.filter(
      (call) => call.path === '/v1/chat/completions' && call.lastUserMessage.includes(match),
    ).length;
  }
}
