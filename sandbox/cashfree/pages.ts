import { randomUUID } from 'node:crypto';
import type { Answer } from '../http.ts';
import { escaped, htmlPage } from '../page.ts';
import { shownAmount } from './amount.ts';
import { istTime } from './clock.ts';
import { type Order, statusOf } from './order-entity.ts';

const STYLE = `
h2 { margin: 0; font-size: 1rem }
.amount { margin: 0; font-size: 2rem; font-weight: 700 }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; font-size: .875rem }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere }
button { font-weight: 600 }
button.main { border-color: var(--go); background: var(--go); color: var(--card) }
a { color: inherit; display: inline-block; padding: .5rem 0 }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: .75rem }
`;

const MESSAGES = {
  PAID: 'This order is paid already. Nothing more is charged.',
  EXPIRED: 'This order has expired. It can no longer be paid.',
  TERMINATED: 'The merchant has closed this order. It can no longer be paid.',
  TERMINATION_REQUESTED: 'The merchant is closing this order. It can no longer be paid.',
} as const;

/** Where the person goes after paying, failing and leaving alike; nothing when the order names no address. */
export function returnAddress(order: Order): string | undefined {
  return order.meta.return_url?.replaceAll('{order_id}', order.id) || undefined;
}

const page = (status: number, title: string, main: string): Answer =>
  htmlPage({
    status,
    title,
    note: '<strong>Test checkout.</strong> This page is a stand-in for Cashfree. No money moves.',
    style: STYLE,
    main,
  });

function bill(order: Order, merchant: string): string {
  return `<h1>Pay ${escaped(merchant)}</h1>
<p class="amount">${escaped(shownAmount(order.paise))}</p>
<dl><dt>Order</dt><dd>${escaped(order.id)}</dd>${
    order.note ? `<dt>For</dt><dd>${escaped(order.note)}</dd>` : ''
  }<dt>Pay before</dt><dd><time datetime="${istTime(order.expiryMs)}">${istTime(order.expiryMs).replace('T', ', ').slice(0, 17)} IST</time></dd></dl>`;
}

function wayBack(order: Order, merchant: string): string {
  const address = returnAddress(order);
  return address ? `<a href="${escaped(address)}">Back to ${escaped(merchant)}</a>` : '';
}

function button(outcome: string, text: string, main = false): string {
  return `<button name="outcome" value="${outcome}"${main ? ' class="main"' : ''}>${text}</button>`;
}

function form(action: string, buttons: string): string {
  return `<form method="post" action="${action}"><input type="hidden" name="form" value="${randomUUID()}">${buttons}</form>`;
}

function hasPending(order: Order): boolean {
  return order.payments.some((payment) => payment.status === 'PENDING');
}

function laterLink(order: Order): string {
  return hasPending(order)
    ? `<section class="card"><h2>A payment is pending</h2><p>The bank has not answered yet.</p><a href="/checkout/${order.sessionId}/later">Decide how it ends</a></section>`
    : '';
}

/** The page where an order is paid, failed or left. */
export function checkoutPage(order: Order, merchant: string, now: number): Answer {
  const status = statusOf(order, now);
  if (status !== 'ACTIVE')
    return page(
      200,
      'Order closed',
      `<section class="card">${bill(order, merchant)}<p role="status">${MESSAGES[status]}</p>${wayBack(order, merchant)}</section>${laterLink(order)}`,
    );
  const methods = order.meta.payment_methods?.split(',').map((name) => name.trim());
  const upi = !methods || methods.includes('upi');
  const card = !methods || methods.some((name) => name === 'cc' || name === 'dc');
  const buttons = [
    upi ? button('upi', 'Pay with UPI', true) : '',
    card ? button('card', 'Pay with card', true) : '',
    button('fail', 'Fail the payment'),
    button('pending', 'Stay pending'),
    button('leave', 'Leave'),
  ];
  return page(
    200,
    `Pay ${merchant}`,
    `<section class="card">${bill(order, merchant)}${form(`/checkout/${order.sessionId}`, buttons.join(''))}</section>${laterLink(order)}`,
  );
}

/** The page where a pending payment ends. */
export function laterPage(order: Order, merchant: string): Answer {
  const rest = hasPending(order)
    ? `<p>This payment waits for the bank. Decide how it ends.</p>${form(
        `/checkout/${order.sessionId}/later`,
        button('late-success', 'Pay late', true) + button('late-fail', 'Fail late'),
      )}`
    : `<p role="status">This order has no pending payment.</p>`;
  return page(
    200,
    'Pending payment',
    `<section class="card">${bill(order, merchant)}${rest}${wayBack(order, merchant)}</section>`,
  );
}

export function messagePage(status: number, title: string, text: string): Answer {
  return page(
    status,
    title,
    `<section class="card"><h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p></section>`,
  );
}

/** The newest orders, for a person who looks at the stand-in itself. */
export function overviewPage(orders: readonly Order[], now: number): Answer {
  const rows = orders.map(
    (order) =>
      `<li class="card"><h2>${escaped(order.id)}</h2><p>${escaped(shownAmount(order.paise))} · ${statusOf(order, now)}</p><a href="/checkout/${order.sessionId}${hasPending(order) ? '/later' : ''}">${hasPending(order) ? 'Decide the pending payment' : 'Open the checkout'}</a></li>`,
  );
  return page(
    200,
    'Test orders',
    `<h1>Newest orders</h1>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No order yet.</p>'}`,
  );
}
