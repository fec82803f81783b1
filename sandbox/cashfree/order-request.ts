import { paiseOf } from './amount.ts';
import { freshNumber } from './clock.ts';
import { invalid, type Refusal } from './errors.ts';

export type Customer = {
  customer_id: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string;
  customer_uid: null;
};
export type OrderMeta = {
  return_url: string | null;
  notify_url: string | null;
  payment_methods: string | null;
};
export type OrderRequest = {
  id: string;
  paise: number;
  currency: string;
  customer: Customer;
  meta: OrderMeta;
  /** Unix ms */
  expiryMs: number;
  note: string | null;
  tags: Record<string, string> | null;
};

const DEFAULT_LIFE_MS = 30 * 24 * 3_600_000;
const URL_LIMIT_CHARS = 250;
const TAGS_LIMIT = 10;
const TAG_LIMIT_CHARS = 255;
const METHODS = new Set(
  'cc dc ccc ppc nb upi paypal app paylater cardlessemi dcemi ccemi banktransfer applepay'.split(' '),
);
const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;

function objectAt(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function optionalText(value: unknown, field: string, shape: RegExp, reason: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || !shape.test(value)) throw invalid(field, reason);
  return value;
}

function readUrl(value: unknown, field: string, plainOnlyAtHome: boolean): string | null {
  if (value === undefined || value === null || value === '') return null;
  const wrong = (reason: string): Refusal => invalid(field, reason);
  if (typeof value !== 'string') throw wrong('should be a string');
  if (value.length > URL_LIMIT_CHARS) throw wrong(`should be at most ${URL_LIMIT_CHARS} characters`);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw wrong('url should be a valid http or https address');
  if (plainOnlyAtHome && url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw wrong('url should be https');
  return value;
}

function readCustomer(value: unknown): Customer {
  const given = objectAt(value);
  const at = 'customer_details.';
  const { customer_id: id, customer_phone: phone } = given;
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,50}$/.test(id))
    throw invalid(`${at}customer_id`, 'should be 3 to 50 characters: letters, digits, _ and -');
  if (typeof phone !== 'string' || !/^(?:\d{10}|\+\d{8,15})$/.test(phone))
    throw invalid(`${at}customer_phone`, 'should be 10 digits, or start with + and the country code');
  return {
    customer_id: id,
    customer_name: optionalText(
      given.customer_name,
      `${at}customer_name`,
      /^.{1,100}$/u,
      'should be 1 to 100 characters',
    ),
    customer_email: optionalText(
      given.customer_email,
      `${at}customer_email`,
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      'should be an email address',
    ),
    customer_phone: phone,
    customer_uid: null,
  };
}

function readMethods(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const field = 'order_meta.payment_methods';
  if (typeof value !== 'string') throw invalid(field, 'should be a comma-separated string');
  const unknown = value.split(',').find((name) => !METHODS.has(name.trim()));
  if (unknown !== undefined) throw invalid(field, `${unknown.trim()} is no payment method`);
  return value;
}

function readExpiry(value: unknown, now: number): number {
  if (value === undefined || value === null || value === '') return now + DEFAULT_LIFE_MS;
  const time = typeof value === 'string' && ISO_TIME.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('order_expiry_time', 'should be an ISO 8601 time with its zone');
  if (time <= now) throw invalid('order_expiry_time', 'should be in the future');
  return time;
}

function readTags(value: unknown): Record<string, string> | null {
  if (value === undefined || value === null) return null;
  const tags: Record<string, string> = {};
  for (const [key, text] of Object.entries(objectAt(value))) {
    if (typeof text !== 'string' || text.length > TAG_LIMIT_CHARS)
      throw invalid('order_tags', `${key} should be a string of at most ${TAG_LIMIT_CHARS} characters`);
    tags[key] = text;
  }
  if (Object.keys(tags).length > TAGS_LIMIT)
    throw invalid('order_tags', `should be at most ${TAGS_LIMIT} tags`);
  return tags;
}

/** The order a request body asks for; throws the gateway's refusal when a field is wrong. */
export function readOrder(body: Record<string, unknown>, now: number): OrderRequest {
  const id = body.order_id ?? `order_${freshNumber()}`;
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{3,45}$/.test(id))
    throw invalid('order_id', 'should be 3 to 45 characters: letters, digits, _ and -');
  const paise = paiseOf(body.order_amount);
  if (paise === undefined)
    throw invalid('order_amount', 'should be a number from 1 with at most two decimals');
  if (body.order_currency !== 'INR') throw invalid('order_currency', 'only INR is enabled for this account');
  const meta = objectAt(body.order_meta);
  return {
    id,
    paise,
    currency: 'INR',
    customer: readCustomer(body.customer_details),
    meta: {
      return_url: readUrl(meta.return_url, 'order_meta.return_url', false),
      notify_url: readUrl(meta.notify_url, 'order_meta.notify_url', true),
      payment_methods: readMethods(meta.payment_methods),
    },
    expiryMs: readExpiry(body.order_expiry_time, now),
    note: optionalText(body.order_note, 'order_note', /^[\s\S]{3,200}$/u, 'should be 3 to 200 characters'),
    tags: readTags(body.order_tags),
  };
}
