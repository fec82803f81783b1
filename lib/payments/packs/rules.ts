import type { PackClaim } from '@/content/claims';
import { proofOf } from '@/lib/content/claims/rules';
import type { Pack } from '../constants';

export type PackOffer = {
  pack: Pack;
  badge: string;
  /** ₹ for one message, to two decimals, as text. */
  perMessage: string;
  /** Only while the was-price is above the price. */
  saving: { originalPrice: number; amount: number; percent: number } | null;
};

/** A pack as its card shows it: the price per message, and what is saved against the was-price (₹, whole per cent). */
export function packOffer(pack: Pack, claim: PackClaim | undefined): PackOffer {
  const original = claim?.originalPrice ?? null;
  const amount = original === null ? 0 : original - pack.amount;
  return {
    pack,
    badge: claim?.badge ?? '',
    perMessage: (pack.amount / pack.messages).toFixed(2),
    saving:
      original === null || amount <= 0
        ? null
        : { originalPrice: original, amount, percent: Math.round((amount / original) * 100) },
  };
}

/** What proves the was-prices and badges that are shown, each proof once; "sample" while nobody has proved one. */
export function proofsOf(claims: Readonly<Record<string, PackClaim>>): string[] {
  const shown = Object.values(claims).filter(
    ({ originalPrice, badge }) => originalPrice !== null || badge !== '',
  );
  return [...new Set(shown.map(proofOf))];
}

/** The pack that is chosen before anybody chooses. */
export function defaultPack(packs: readonly Pack[]): Pack | undefined {
  return packs.find((pack) => pack.isDefault) ?? packs[0];
}
