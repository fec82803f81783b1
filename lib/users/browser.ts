import type { QueryClient } from '@tanstack/react-query';

/*
 * Only a first visit, or a visit without a user, needs the fingerprint. That code loads then.
 */

/** Registers this browser; `search` is the query string of the address that the visit began with. */
export async function register(search: string, client: QueryClient) {
  const registration = await import('./registration/browser');
  return registration.register(search, client);
}

/** A signal against abuse, never an identity; null when it cannot be read. */
export async function readFingerprint(): Promise<string | null> {
  try {
    const registration = await import('./registration/browser');
    return await registration.readFingerprint();
  } catch {
    return null;
  }
}
