/** What a page says about one pack beyond its price. The prices themselves stand in lib/payments/constants.ts. */
export interface PackClaim {
  /** ₹ it is said to have cost before; null hides the was-price and the savings. */
  originalPrice: number | null;
  /** The label on the card; an empty text hides it. */
  badge: string;
  /** Where both can be looked up, or the word "sample" while nobody has proved them. */
  evidence: 'sample' | (string & {});
}

/** Per page, then per pack id. A pack that is missing here is shown with its price alone. */
export const PACK_CLAIMS: Record<'paywall' | 'recharge', Record<string, PackClaim>> = {
  paywall: {
    starter: { originalPrice: 79, badge: 'Most Popular', evidence: 'sample' },
    standard: { originalPrice: 299, badge: 'Best Value', evidence: 'sample' },
    premium: { originalPrice: 4499, badge: 'Maximum Fun', evidence: 'sample' },
  },
  recharge: {
    starter: { originalPrice: 69, badge: 'Limited Time Offer', evidence: 'sample' },
    standard: { originalPrice: 299, badge: 'Best Value', evidence: 'sample' },
    premium: { originalPrice: 4499, badge: 'Maximum Fun', evidence: 'sample' },
  },
};

/** What every pack brings, on the paywall. */
export const BENEFITS = [
  'Unlimited chat time',
  '24/7 availability',
  'No interruptions',
  'Instant delivery',
  'Memory of your conversations',
] as const;
