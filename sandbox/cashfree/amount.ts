const PAISE_PER_RUPEE = 100;
const SMALLEST_PAISE = 100;
const LARGEST_PAISE = 100_000_000_00;
const ROUNDING = 1e-6;

/** Rupees with at most two decimals as paise; nothing when it is no such amount, or below ₹1. */
export function paiseOf(rupees: unknown): number | undefined {
  if (typeof rupees !== 'number' || !Number.isFinite(rupees)) return undefined;
  const paise = Math.round(rupees * PAISE_PER_RUPEE);
  if (Math.abs(rupees * PAISE_PER_RUPEE - paise) > ROUNDING) return undefined;
  return paise >= SMALLEST_PAISE && paise <= LARGEST_PAISE ? paise : undefined;
}

export function rupeesOf(paise: number): number {
  return paise / PAISE_PER_RUPEE;
}

/** "170.00", as the gateway writes amounts into its webhooks. */
export function twoDecimals(paise: number): string {
  return rupeesOf(paise).toFixed(2);
}

/** "₹1,499.00" */
export function shownAmount(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(rupeesOf(paise));
}
