import type { Pack } from '../constants';

/** What an owner claims about a pack; see content/claims.ts. */
export type PackClaim = { originalPrice: number | null; badge: string; evidence?: string };

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

/** Whether a was-price or a badge is shown that nobody has proved; the page then says so. */
export const showsSamples = (claims: Readonly<Record<string, PackClaim>>): boolean =>
  Object.values(claims).some(
    ({ originalPrice, badge, evidence }) => evidence === 'sample' && (originalPrice !== null || badge !== ''),
  );

/** The pack that is chosen before anybody chooses. */
export function defaultPack(packs: readonly Pack[]): Pack | undefined {
  return packs.find((pack) => pack.isDefault) ?? packs[0];
}
