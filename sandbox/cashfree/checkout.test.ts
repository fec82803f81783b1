import vm from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMerchant, startSandbox } from './testing.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let merchant: Awaited<ReturnType<typeof startMerchant>>;

beforeAll(async () => {
  merchant = await startMerchant();
  sandbox = await startSandbox({ webhookUrl: merchant.url, merchant: 'Chai & Co' });
});
beforeEach(async () => {
  await sandbox.control('reset');
  merchant.received.length = 0;
});
afterAll(() => {
  sandbox.close();
  merchant.close();
});

async function open(path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(sandbox.origin + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

/** Presses a button of the page's form, as a browser without JavaScript would. */
async function press(html: string, text: string): Promise<Response> {
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  const form = /name="form" value="([^"]+)"/.exec(html)?.[1];
  const outcome = new RegExp(`name="outcome" value="([^"]+)"[^>]*>${text}<`).exec(html)?.[1];
  if (!action || !form || !outcome) throw new Error(`no button ${text}`);
  return fetch(sandbox.origin + action, {
    method: 'POST',
    body: new URLSearchParams({ form, outcome }),
    redirect: 'manual',
  });
}

const stateOf = async (id: string) => {
  const [{ body: order }, { body: payments }] = await Promise.all([
    sandbox.call('GET', `/orders/${id}`),
    sandbox.call('GET', `/orders/${id}/payments`),
  ]);
  return [order.order_status, payments[0]?.payment_status, payments[0]?.payment_group];
};

test('the page names merchant, amount and order, and says that no money moves', async () => {
  const order = await sandbox.create({ order_amount: 2999, order_note: '1000 <messages>' });
  const { status, html, headers } = await open(`/checkout/${order.payment_session_id}`);
  expect(status).toBe(200);
  expect(html).toContain('Pay Chai &amp; Co');
  expect(html).toContain('₹2,999.00');
  expect(html).toContain(order.order_id);
  expect(html).toContain('1000 &lt;messages&gt;');
  expect(html).toContain('No money moves.');
  expect(html).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  ['Pay with UPI', ['PAID', 'SUCCESS', 'upi']],
  ['Pay with card', ['PAID', 'SUCCESS', 'debit_card']],
  ['Fail the payment', ['ACTIVE', 'FAILED', 'upi']],
  ['Leave', ['ACTIVE', 'USER_DROPPED', 'upi']],
  ['Stay pending', ['ACTIVE', 'PENDING', 'upi']],
])('%s goes back to the merchant, and adds nothing to the address', async (text, state) => {
  const { order_id: id, payment_session_id: session } = await sandbox.create();
  const { html } = await open(`/checkout/${session}`);
  const answer = await press(html, text);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`http://localhost:3000/back?order=${id}`);
  expect(await stateOf(id)).toEqual(state);
});

test('a double tap pays once', async () => {
  const { order_id: id, payment_session_id: session } = await sandbox.create();
  const { html } = await open(`/checkout/${session}`);
  const answers = await Promise.all([press(html, 'Pay with UPI'), press(html, 'Pay with UPI')]);
  expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
  expect((await sandbox.call('GET', `/orders/${id}/payments`)).body).toHaveLength(1);
});

test('a pending payment ends later, well or badly', async () => {
  for (const [text, state] of [
    ['Pay late', 'SUCCESS'],
    ['Fail late', 'FAILED'],
  ] as const) {
    const { order_id: id, payment_session_id: session } = await sandbox.create();
    await press((await open(`/checkout/${session}`)).html, 'Stay pending');
    expect((await open(`/checkout/${session}`)).html).toContain(`/checkout/${session}/later`);
    const answer = await press((await open(`/checkout/${session}/later`)).html, text);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/back?order=${id}`);
    expect((await stateOf(id))[1]).toBe(state);
    expect((await open(`/checkout/${session}/later`)).html).toContain('no pending payment');
  }
});

test('an order that is paid, expired or closed takes nothing more, from an old page neither', async () => {
  const cases = [
    ['is paid already', (id: string) => sandbox.control('pay', { order_id: id })],
    ['has expired', (id: string) => sandbox.control('expire', { order_id: id })],
    [
      'has closed this order',
      (id: string) => sandbox.call('PATCH', `/orders/${id}`, { order_status: 'TERMINATED' }),
    ],
  ] as const;
  for (const [text, close] of cases) {
    const { order_id: id, payment_session_id: session } = await sandbox.create();
    const { html: old } = await open(`/checkout/${session}`);
    await close(id);
    const before = (await sandbox.call('GET', `/orders/${id}/payments`)).body.length;
    const answer = await press(old, 'Pay with UPI');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(text);
    expect(html).toContain(`href="http://localhost:3000/back?order=${id}"`);
    expect(html).not.toContain('<form');
    expect((await sandbox.call('GET', `/orders/${id}/payments`)).body).toHaveLength(before);
  }
});

test('only the allowed methods are offered', async () => {
  const { payment_session_id: session } = await sandbox.create({ order_meta: { payment_methods: 'upi' } });
  const { html } = await open(`/checkout/${session}`);
  expect(html).toContain('Pay with UPI');
  expect(html).not.toContain('Pay with card');
});

test('the hosted page of an order leads to its checkout; unknown ones are a page too', async () => {
  const { order_id: id, payment_session_id: session } = await sandbox.create();
  const direct = await open(`/pay/${id}`);
  expect([direct.status, direct.headers.get('location')]).toEqual([302, `/checkout/${session}`]);
  expect((await open('/pay/none')).status).toBe(404);
  expect((await open('/checkout/session_none')).html).toContain('No such order');
  expect((await open('/')).html).toContain(id);
});

test('the browser script takes the same window to the checkout', async () => {
  const { status, html: script, headers } = await open('/sdk/cashfree.js');
  expect(status).toBe(200);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-type')).toContain('text/javascript');
  const visited: string[] = [];
  const page = { location: { assign: (address: string) => visited.push(address) } };
  const realm = {
    document: { currentScript: { src: `${sandbox.origin}/sdk/cashfree.js` } },
    window: page,
    URL,
  };
  vm.runInNewContext(script, realm);
  const answer = await vm.runInNewContext(
    `window.Cashfree({ mode: 'sandbox' }).checkout({ paymentSessionId: 'session_abc', redirectTarget: '_self' })`,
    realm,
  );
  expect(visited).toEqual([`${sandbox.origin}/checkout/session_abc`]);
  expect(answer).toEqual({ redirect: true });
  const wrong = await vm.runInNewContext(
    `window.Cashfree({ mode: 'sandbox' }).checkout({ paymentSessionId: '../x' })`,
    realm,
  );
  expect(wrong.error.message).toContain('paymentSessionId');
  expect(visited).toHaveLength(1);
});
