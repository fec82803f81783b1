import { randomUUID } from 'node:crypto';
import type { Call } from '../../sandbox/openai/calls.ts';
import type { NextAnswer } from '../../sandbox/openai/script.ts';

/**
 * A word that no other test uses, to know a message by. It has letters alone: what looks like a telephone number, a card's
 * or an Aadhaar number, as the digits of a UUID do now and then, is masked on the way to the model.
 */
export const newWord = () => randomUUID().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '');

type Note = { quote: string; kind: string; fact: string; topic?: string };

/**
 * The notes a model takes of a talk, as it writes them.
 * @param message number of the message that says all of it, from 1; an opening message is not counted
 */
export const notesReply = (message: number, notes: readonly Note[]): string =>
  JSON.stringify({
    facts: notes.map((note) => ({ message, topic: 'none', replaces: [], ...note })),
    summary: '',
  });

/** The control endpoint of the chat model's stand-in. Messages are addressed by words that only one test uses. */
export class ModelStandIn {
  readonly #controlUrl: string;

  constructor(controlUrl: string) {
    this.#controlUrl = controlUrl;
  }

  /**
   * What the next calls are answered that are about `match`. The product tries a broken call twice: `count` says how many
   * calls there are.
   */
  async next(answer: NextAnswer & { match: string }): Promise<void> {
    const response = await fetch(`${this.#controlUrl}/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answer),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Forgets every scripted answer and every call. Only for a stand-in that no other test uses. */
  async reset(): Promise<void> {
    await fetch(`${this.#controlUrl}/reset`, { method: 'POST' });
  }

  /** The calls about words that contain `match`, oldest first, with what was asked. */
  async requestsAbout(match: string, kind: Call['kind'] = 'talk'): Promise<Call[]> {
    const response = await fetch(`${this.#controlUrl}/calls?bodies&match=${encodeURIComponent(match)}`);
    const { calls } = (await response.json()) as { calls: Call[] };
    return calls.filter((call) => call.kind === kind);
  }

  /** How often the model was asked for words about a message that contains `match`. */
  async callsAbout(match: string): Promise<number> {
    return (await this.requestsAbout(match)).length;
  }
}
