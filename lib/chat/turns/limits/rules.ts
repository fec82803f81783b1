import type { MessageLimit } from '@/lib/users/limits/rules';

/** What the statement that reserves a turn tells of its person's own limits. */
type Found = {
  reserved: boolean;
  held: boolean;
  inCare: boolean;
  ownLimit: string | null;
  ownMax: number | null;
  quietTo: number | null;
  pausedUntil: Date | null;
};

/** The limit that a send has come to. It comes before a sale: who wants to write no more today is not asked to buy. */
export function ownLimitOf({ reserved, held, inCare, ...row }: Found): MessageLimit | null {
  if (reserved || held || inCare) return null;
  if (row.ownLimit === 'paused') return { why: 'paused', until: row.pausedUntil };
  if (row.ownLimit === 'quiet' && row.quietTo !== null) return { why: 'quiet', until: row.quietTo };
  return row.ownLimit === 'messages' && row.ownMax !== null ? { why: 'messages', most: row.ownMax } : null;
}
