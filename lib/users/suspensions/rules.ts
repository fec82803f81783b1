import { neighbourhoodOf } from '@/lib/kit/network';

/** Whether a suspension counts at a moment: not lifted, and not over. */
export const isInForce = (
  { liftedAt, endsAt }: { liftedAt: Date | null; endsAt: Date | null },
  now: Date,
): boolean => liftedAt === null && (endsAt === null || endsAt > now);

/**
 * By what a device is known again that has forgotten its cookies: the hash of its fingerprint and the network it is in. The fingerprint alone
 * would be every phone of a model, the network alone everybody of a carrier. Null without either.
 */
export function deviceName(fingerprintHash: string | null, ipAddress: string | null): string | null {
  return fingerprintHash && ipAddress ? `${fingerprintHash}|${neighbourhoodOf(ipAddress)}` : null;
}
