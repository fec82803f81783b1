/* The people, in a process of their own, so that what they compute is not in what anybody else is measured by. */

import { inHome } from '@/abuse/world/addresses';
import { untilIn } from '@/abuse/world/clock';
import { LoadPerson } from './person';
import type { News } from './sample';

export type Crowd = {
  origin: string;
  modelUrl: string;
  cashfreeControlUrl: string;
  people: number;
  seconds: number;
  /** ms in which they come. */
  arriveWithinMs: number;
  planId: string;
};

const TELLS_EVERY_MS = 1_000;
/** ms between two tries to pay, while the shop is away. */
const PAYS_AGAIN_MS = 1_000;
/** The /48 networks of homes begin here; a person has a home, and few homes a network, as free messages are given by network too. */
const FIRST_SITE = 0x100;
const HOMES_IN_SITE = 50;

async function play({
  origin,
  modelUrl,
  cashfreeControlUrl,
  people,
  seconds,
  arriveWithinMs,
  planId,
}: Crowd) {
  const news: News = { samples: [], sent: [], paid: [] };
  const tell = () => {
    const told = { samples: news.samples.splice(0), sent: news.sent.splice(0), paid: news.paid.splice(0) };
    return new Promise<void>((resolve) => process.send?.(told, () => resolve()));
  };
  const telling = setInterval(() => void tell(), TELLS_EVERY_MS);
  const until = untilIn(seconds);
  const tryToPay = (orderId: string) =>
    fetch(`${cashfreeControlUrl}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId }),
    }).then(
      (answer) => answer.ok,
      () => undefined,
    );
  const pay = async (orderId: string): Promise<boolean> => {
    for (;;) {
      const paid = await tryToPay(orderId);
      if (paid !== undefined) return paid;
      await new Promise((resolve) => setTimeout(resolve, PAYS_AGAIN_MS));
    }
  };
  const surroundings = { origin, modelUrl, until, news, planId, pay };
  await Promise.all(
    Array.from({ length: people }, (_, at) => {
      const address = inHome(FIRST_SITE + Math.floor(at / HOMES_IN_SITE), at % HOMES_IN_SITE);
      return new LoadPerson(surroundings, address).live((at * arriveWithinMs) / people);
    }),
  );
  clearInterval(telling);
  await tell();
}

process.once('message', async (crowd: Crowd) => {
  await play(crowd);
  process.disconnect();
});
