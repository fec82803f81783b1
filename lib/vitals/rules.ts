import { type Metric, PAGES, type Page, VALUE_MAX } from './constants';

/** A page's values, as its visit sends them. */
export type Values = Partial<Record<Metric, number>>;

const patterns = PAGES.map((page) => [page, new RegExp(`^${page.replace(/\{\w+\}/g, '[^/]+')}$`)] as const);

/** The pattern of a path, which names no chat, order or person; undefined for a page that does not exist. */
export function pageOf(path: string): Page | undefined {
  const plain = path.replace(/(.)\/$/, '$1');
  const fixed = PAGES.find((page) => page === plain);
  return fixed ?? patterns.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** A measured value as it is sent: whole ms, CLS with four digits after the point, at most the highest that is counted. */
export function rounded(metric: Metric, value: number): number {
  const digits = metric === 'CLS' ? 4 : 0;
  return Math.min(VALUE_MAX[metric], Number(value.toFixed(digits)));
}
