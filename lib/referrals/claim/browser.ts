import { call } from '@/lib/client/api';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { currentTracking, keptReferral } from '@/lib/tracking/browser';
import type { createReferralGuest } from '../contract';
import { readCode } from '../rules';

/** Product description, "Local storage": a guest id per referral code. */
const guestKey = (code: string) => `saathi-guest-${code}`;

/** Codes this page has told the server of. */
const told = new Set<string>();

/**
 * Tells the server by whose link this browser came: only when the address carries a code or one is kept, the person is not signed in
 * and no guest is kept for that code. What fails is tried again with the next visit.
 * @param search the query of the address
 */
export async function claimReferral(
  search: string,
  user: { isGoogleAuthenticated: boolean } | undefined,
): Promise<void> {
  const code = readCode(keptReferral(search) ?? '');
  if (code === null || user?.isGoogleAuthenticated || told.has(code) || readLocal(guestKey(code))) return;
  told.add(code);
  try {
    const { guestUserId } = await call<typeof createReferralGuest>('POST /api/user/guest', {
      body: { referralCode: code, trackingParams: currentTracking(search) },
      keepalive: true,
    });
    // Of a code that changed nothing it is kept that it was told, else each visit of a month would tell it.
    writeLocal(guestKey(code), guestUserId ?? 'none');
  } catch {
    told.delete(code);
  }
}
