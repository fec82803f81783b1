import { OWNER_TO_FILL } from '@/content/brand';

/** The state of an order as its buyer sees it. */
export function paymentState(
  status: 'created' | 'active' | 'paid' | 'failed' | 'expired' | 'mismatch' | 'returned',
): 'paid' | 'open' | 'failed' | 'checking' {
  if (status === 'paid') return 'paid';
  if (status === 'mismatch') return 'checking';
  return status === 'created' || status === 'active' ? 'open' : 'failed';
}

/** Those of the owner's details that are filled in. */
export function filledIn(details: readonly string[]): string[] {
  return details.filter((one) => one !== '' && !one.startsWith(OWNER_TO_FILL));
}

/** "+91 98765 43210" */
export function shownNumber(mobileNumber: string): string {
  return mobileNumber.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}

/** How a payment was made, in words; the provider writes "upi", "debit_card", "net_banking". */
export function shownMethod(method: string): string {
  if (/^(?:upi|emi|bnpl)$/i.test(method)) return method.toUpperCase();
  const words = method.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
