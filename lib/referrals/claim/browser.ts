import { call } from '@/lib/client/api';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { currentTracking } from '@/lib/tracking/browser';
import type { createReferralGuest } from '../contract';
import { readCode } from '../rules';

/** Product description, "Local storage": a guest id per referral code. */
const guestKey = (code: string) => `saathi-guest-${code}`;

/** Codes this page has told the server of. */
const told = new Set<string>();

/**
 * Tells the server by whose link this browser came: only when the address carries a code, the person is not signed in
 * and no guest is kept for that code. What fails is tried again with the next visit.
 * @param search the query of the address
 */
export async function claimReferral(
  search: string,
  user: { isGoogleAuthenticated: boolean } | undefined,
): Promise<void> {
  const code = readCode(new URLSearchParams(search).get('ref') ?? '');
  if (code === null || user?.isGoogleAuthenticated || told.has(code) || readLocal(guestKey(code))) return;
  told.add(code);
  try {
    const { guestUserId } = await call<typeof createReferralGuest>('POST /api/user/guest', {
      body: { referralCode: code, trackingParams: currentTracking(search) },
      keepalive: true,
    });
    if (guestUserId) writeLocal(guestKey(code), guestUserId);
  } catch {
    told.delete(code);
  }
}
