/* The honest people, in a process of their own, so that what attackers compute is not in what they feel. */
import { untilIn } from '../world/clock';
import type { Site } from '../world/visitor';
import type { Visit } from './errands';
import { type Guest, visit } from './person';

export type Crowd = {
  site: Site;
  cashfreeControlUrl: string;
  guests: readonly Guest[];
  seconds: number;
};

async function crowd({ site, cashfreeControlUrl, guests, seconds }: Crowd): Promise<Visit[]> {
  const until = untilIn(seconds);
  const pay = async (orderId: string) => {
    const answer = await fetch(`${cashfreeControlUrl}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId }),
    });
    return answer.ok;
  };
  return Promise.all(guests.map((guest) => visit(site, guest, pay, until)));
}

process.once('message', async (job: Crowd) => {
  process.send?.(await crowd(job), () => process.disconnect());
});
