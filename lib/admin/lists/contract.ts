import { z } from 'zod';
import { ordersOf } from './rules';

/** What rows are told apart by where they are equal in what a list is ordered by. */
const KEYS = {
  uuid: '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  number: '\\d{1,15}',
  order: '[\\w-]{3,45}',
} as const;

const NO_PLACE = 'There is no such place in the list.';

/** How a list is ordered, and which page of it; `after` and `before` are those of a page's answer. */
export function pageQuery<const By extends string>(columns: readonly By[], key: keyof typeof KEYS) {
  const place = z.string().regex(new RegExp(`^\\d{1,14}_${KEYS[key]}$`), NO_PLACE);
  return {
    order: z.enum(ordersOf(columns), 'The list cannot be ordered by that.').optional(),
    after: place.optional(),
    before: place.optional(),
  };
}

/** Where the next page begins and where the one before ends; null at the ends of the list. */
export const pageEnds = { after: z.string().nullable(), before: z.string().nullable() };

const day = z.iso.date('Please write a day as 2026-11-23.');

/** Days of India, both included. */
export const dayQuery = { from: day.optional(), until: day.optional() };
