import { createHmac } from 'node:crypto';
import { inNetwork, NETWORKS } from '../world/addresses';
import { repeat } from '../world/clock';
import { sumOf } from '../world/facts';
import type { Visitor } from '../world/visitor';
import type { World } from '../world/world';
import type { Attacker } from './attacker';
import { boughtOver } from './tab-racer';

const FORGER = 'forger';

type Letter = { body: string; timestamp: string; signature: string };

const post = (world: World, visitor: Visitor, { body, timestamp, signature }: Letter) => {
  world.team(FORGER).count('letters');
  return visitor.call('POST', '/api/payment/webhook', {
    body,
    headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature },
  });
};

const signed = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64');

/** The news of a payment that nobody made. */
const invented = (orderId: string, amount: number) =>
  JSON.stringify({
    type: 'PAYMENT_SUCCESS_WEBHOOK',
    data: {
      order: { order_id: orderId, order_amount: amount, order_currency: 'INR' },
      payment: {
        ...{ cf_payment_id: String(Date.now()), payment_status: 'SUCCESS', payment_amount: amount },
        ...{ payment_currency: 'INR', payment_group: 'upi', payment_method: { upi: { upi_id: 'a@b' } } },
      },
    },
  });

/** Letters about an order, by somebody without the secret. */
function unsignedBy(orderId: string, amount: number): Letter[] {
  const body = invented(orderId, amount);
  const timestamp = String(Date.now());
  const secrets = ['', 'secret', 'sandbox', 'TEST', 'cashfree', orderId];
  return [
    { body, timestamp, signature: '' },
    { body, timestamp: '', signature: '' },
    ...secrets.map((secret) => ({ body, timestamp, signature: signed(secret, timestamp, body) })),
  ];
}

/** What somebody can make of a genuine letter about a small order: other words, another time, another alphabet. */
function altered(genuine: Letter, paidId: string, orderId: string): Letter[] {
  const { body, timestamp, signature } = genuine;
  const other = body.replaceAll(paidId, orderId);
  const hex = Buffer.from(signature, 'base64').toString('hex');
  return [
    { body: other, timestamp, signature },
    { body: `${body} `, timestamp, signature },
    { body: other, timestamp, signature: `${signature}=` },
    { body: other, timestamp, signature: hex },
    { body, timestamp: `${timestamp}0`, signature },
    { body, timestamp, signature: signature.replace(/=+$/, '') },
    // Where time and body meet, one digit may change sides.
    { body: `${timestamp.at(-1)}${body}`, timestamp: timestamp.slice(0, -1), signature },
    genuine,
    genuine,
  ];
}

/** Wants to be credited for orders that nobody paid, or twice for one that somebody did. */
export const webhookForger: Attacker = {
  name: 'forger of webhooks',
  tries: 'sends news of payments unsigned, signed with guesses, changed, copied and sent again',
  teams: [FORGER],
  async play(world: World, until) {
    await repeat(until, { perSecond: 0.4, most: 30 }, async (at) => {
      const visitor = world.team(FORGER).visitor(inNetwork(NETWORKS.forger, 10 + at));
      await visitor.arrive();
      const big = String((await visitor.recharge('premium')).body.order_id);
      for (const letter of unsignedBy(big, 2999)) await post(world, visitor, letter);
      const paid = String((await visitor.recharge('starter')).body.order_id);
      await world.cashfree.pay(paid);
      await until.wait(1_000);
      const genuine = await world.cashfree.caught(paid);
      if (!genuine) return;
      for (const letter of altered(genuine, paid, big)) await post(world, visitor, letter);
      for (const signature of ['bad', 'missing', 'altered'] as const)
        await world.cashfree.webhook(big, { signature });
      await visitor.post('/api/payment/verify', { orderId: big });
    });
  },
  judge: ({ of }) => {
    const facts = of(FORGER);
    const letters = facts.seen.counts.letters ?? 0;
    const unpaid = facts.orders.filter(
      ({ orderId, status }) => status === 'paid' && !facts.paid.has(orderId),
    );
    return [
      { what: 'orders marked paid that nobody paid', tried: letters, got: unpaid.length, budget: 0 },
      { what: 'messages bought beyond what was paid', tried: letters, got: boughtOver(facts), budget: 0 },
      { what: 'other credits', tried: letters, got: sumOf(facts.entries, 'referral', 'moved'), budget: 0 },
    ];
  },
};
