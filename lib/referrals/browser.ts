import { ApiError, call } from '@/lib/client/api';
import type * as contract from './contract';

/** Gets the caller's code. No mutation of React Query: it would come with the first load of the paywall for this one button. */
export function generateReferral() {
  return call<typeof contract.generateReferral>('POST /api/referral/generate');
}

/** Sharing a link needs a signed-in person. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.body.requireAuth === true;
}
