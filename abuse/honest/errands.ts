import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Visitor } from '../world/visitor';

/** What an honest person does, as the table calls it. */
export const ERRANDS = [
  'open a page',
  'register',
  'confirm',
  'start a chat',
  'be welcomed',
  'send',
  'read the chat',
  'catalogue',
  'account',
  'order',
  'ask about a payment',
] as const;

export type Errand = (typeof ERRANDS)[number];

export type Sample = { errand: Errand; ms: number };
/** An answer that no honest person should get. */
export type Trouble = { errand: Errand; status: number; text: string };

/** How one person did, in the end. */
export type Visit = {
  userId: string;
  chats: readonly string[];
  samples: readonly Sample[];
  troubles: readonly Trouble[];
  /** Whether the free messages of a new user came. */
  hadStarter: boolean;
  sent: number;
  answered: number;
  /** Orders this person paid, all of which have to be credited. */
  paid: readonly string[];
  credited: readonly string[];
};

const TEXT_CHARS = 200;

/** Does errands for a visitor, and notes how long each took and what went wrong. */
export class Diary {
  readonly samples: Sample[] = [];
  readonly troubles: Trouble[] = [];

  /** @param isFine what besides status 200 makes an answer a good one */
  async note(
    errand: Errand,
    asked: Promise<Answer>,
    isFine: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const answer = await asked;
    this.samples.push({ errand, ms: answer.ms });
    if (answer.status !== 200 || !isFine(answer))
      this.troubles.push({ errand, status: answer.status, text: answer.text.slice(0, TEXT_CHARS) });
    return answer;
  }

  fail(errand: Errand, text: string): void {
    this.troubles.push({ errand, status: 0, text });
  }
}

/** Seconds between the questions of a result page, and how often it asks. */
const ASK_EVERY_MS = 2_500;
const ASKED_AT_MOST = 8;

/** Buys the smallest recharge: orders, pays on the checkout page, and looks at the result until it is there. */
export async function buy(
  visitor: Visitor,
  diary: Diary,
  pay: (orderId: string) => Promise<boolean>,
): Promise<{ orderId: string; credited: boolean } | null> {
  await diary.note('open a page', visitor.get('/recharge'));
  const order = await diary.note('order', visitor.recharge());
  const orderId = String(order.body.order_id ?? '');
  if (order.status !== 200 || !(await pay(orderId))) return null;
  for (let asked = 0; asked < ASKED_AT_MOST; asked += 1) {
    const { body } = await diary.note(
      'ask about a payment',
      visitor.post('/api/payment/verify', { orderId }),
    );
    if (body.status === 'paid') return { orderId, credited: true };
    await sleep(ASK_EVERY_MS);
  }
  diary.fail('ask about a payment', 'A payment was not credited.');
  return { orderId, credited: false };
}
