import type { Evidence } from '@/content/claims';
import { formatShortDate } from '@/lib/kit/format';

/** What a page prints beside a claim: "sample", or where it can be looked up and since when. */
export function proofOf({ evidence, date }: Evidence): string {
  return date === undefined ? evidence : `${evidence}, ${formatShortDate(date)}`;
}
