import { randomUUID } from 'node:crypto';
import { LINES } from '@/abuse/honest/person';
import type { Until } from '@/abuse/world/clock';
import { type Answer, Visitor } from '@/abuse/world/visitor';
import { PAGES } from './pages';
import type { Deed, News, Sample } from './sample';
import { newTag } from './tag';

/** Seconds from one message of a person to the next, and ms from its failure to the next try, which is a tap on "try again". */
const WRITES_EVERY_S = { least: 20, most: 40 };
const TRIES_AGAIN_MS = { least: 1_000, most: 2_000 };
/** ms after which a person gives a message up. */
const PATIENCE_MS = 90_000;
/** Every so many messages. */
const READS_EVERY = 3;
const LOOKS_EVERY = 4;
/** How a result page asks. */
const ASKS_EVERY_MS = 2_500;
const ASKED_AT_MOST = 30;
/** Of all people, who buy when they come; the others do when their free messages are used. */
const BUYS_AT_ONCE = 0.4;
const TEXT_CHARS = 160;
/** Statuses besides those of a server's fault: no answer at all, a message under way, too many requests. */
const TRIED_AGAIN = [0, 409, 429];

export type Surroundings = {
  origin: string;
  modelUrl: string;
  until: Until;
  news: News;
  /** What is bought when the messages are used. */
  planId: string;
  pay(orderId: string): Promise<boolean>;
};

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);
const steadyMs = () => Number(process.hrtime.bigint()) / 1e6;

/** Somebody who comes, registers, chats at a human pace, reads, looks around, buys, and tries again what failed. */
export class LoadPerson {
  readonly #visitor: Visitor;
  readonly #tag = newTag();
  #chat = '';
  #balance = 0;

  constructor(
    private readonly world: Surroundings,
    address: string,
  ) {
    this.#visitor = new Visitor({ origin: world.origin }, address);
  }

  async live(comesAfterMs: number): Promise<void> {
    const { until } = this.world;
    await until.wait(comesAfterMs);
    if (!(await this.#settleIn())) return;
    if (Math.random() < BUYS_AT_ONCE) await this.#buy();
    // Who comes at the same time does not write at the same time for ever.
    await until.wait(Math.random() * WRITES_EVERY_S.most * 1000);
    for (let turn = 1; !until.isOver(); turn += 1) {
      const next = steadyMs() + between(WRITES_EVERY_S) * 1000;
      if (this.#balance < 1) await this.#buy();
      await this.#say(turn);
      if (turn % READS_EVERY === 0)
        await this.#do('read the chat', () => this.#visitor.get(`/api/chat/messages/${this.#chat}`));
      if (turn % LOOKS_EVERY === 0)
        await this.#do('page', () => this.#visitor.get(PAGES[(turn / LOOKS_EVERY) % PAGES.length] ?? '/'));
      await until.wait(next - steadyMs());
    }
  }

  #note(deed: Deed, { status, ms, text }: Answer, isFine: boolean, ownMs: number | null = null): void {
    const sample: Sample = { ...{ deed, status, ms, isFine, ownMs, at: Date.now() }, text: '' };
    if (!isFine) sample.text = text.slice(0, TEXT_CHARS);
    this.world.news.samples.push(sample);
  }

  /** Does something until it goes well or patience ends. @returns the last answer, and whether it was fine */
  async #do(
    deed: Deed,
    ask: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean = () => true,
  ): Promise<{ answer: Answer; isFine: boolean }> {
    const since = steadyMs();
    for (;;) {
      const begun = steadyMs();
      const answer = await ask();
      const isFine = answer.status === 200 && isGood(answer);
      const isReply = isFine && deed === 'send' && answer.body.rechargeRequired === false;
      this.#note(deed, answer, isFine, isReply ? await this.#ownShare(begun, answer.ms) : null);
      const { until } = this.world;
      // What is not there or not allowed is so at the next try, too.
      const mayHelp = TRIED_AGAIN.includes(answer.status) || answer.status >= 500;
      if (isFine || !mayHelp || steadyMs() - since > PATIENCE_MS || (until.isOver() && deed !== 'send'))
        return { answer, isFine };
      await new Promise((resolve) => setTimeout(resolve, between(TRIES_AGAIN_MS)));
    }
  }

  /** ms of an answer's time in which the model was not at work for this person. */
  async #ownShare(from: number, ms: number): Promise<number> {
    const query = new URLSearchParams({ tag: this.#tag, from: String(from), to: String(from + ms) });
    const answer = await fetch(`${this.world.modelUrl}/_control/took?${query}`);
    return ms - ((await answer.json()) as { ms: number }).ms;
  }

  async #settleIn(): Promise<boolean> {
    const visitor = this.#visitor;
    await this.#do('page', () => visitor.get('/'));
    const { answer, isFine } = await this.#do('register', () => visitor.arrive());
    if (!isFine) return false;
    this.#balance = Number(answer.body.messageBalance);
    await this.#do('confirm', () => visitor.post('/api/user/consent', { purpose: 'adult', granted: true }));
    const started = await this.#do('start a chat', () => visitor.startChat());
    this.#chat = String(started.answer.body.id);
    await this.#do('page', () => visitor.get(`/chat/${this.#chat}`));
    await this.#do('be welcomed', () => visitor.post(`/api/chat/welcome/${this.#chat}`));
    return started.isFine;
  }

  async #say(turn: number): Promise<void> {
    const clientMessageId = randomUUID();
    const content = `${LINES[turn % LINES.length]} ${this.#tag}`;
    const json = { sessionId: this.#chat, sender: 'user', content, clientMessageId };
    const { answer, isFine } = await this.#do(
      'send',
      () => this.#visitor.post('/api/chat/message', json),
      ({ body }) =>
        body.rechargeRequired === true || (Array.isArray(body.aiMessages) && body.aiMessages.length > 0),
    );
    const { rechargeRequired, aiMessages } = answer.body;
    const isAnswered = isFine && rechargeRequired === false;
    if (isFine) this.#balance = Number(answer.body.messagesLeft);
    this.world.news.sent.push({
      ...{ chat: this.#chat, clientMessageId, gaveUp: !isFine },
      replies: isAnswered ? (aiMessages as { id: string }[]).map(({ id }) => id) : null,
    });
  }

  async #buy(): Promise<void> {
    const visitor = this.#visitor;
    await this.#do('page', () => visitor.get('/recharge'));
    const { answer, isFine } = await this.#do('order', () => visitor.recharge(this.world.planId));
    const orderId = String(answer.body.order_id ?? '');
    if (!isFine || !(await this.world.pay(orderId))) return;
    this.world.news.paid.push(orderId);
    for (let asked = 0; asked < ASKED_AT_MOST; asked += 1) {
      const { answer: said } = await this.#do('ask about a payment', () =>
        visitor.post('/api/payment/verify', { orderId }),
      );
      if (said.body.status === 'paid') break;
      await new Promise((resolve) => setTimeout(resolve, ASKS_EVERY_MS));
    }
    const me = await visitor.me();
    if (me.status === 200) this.#balance = Number(me.body.messageBalance);
  }
}
