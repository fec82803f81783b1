import type { QueryClient } from '@tanstack/react-query';
import type { getSession } from '@/lib/chat/contract';
import { call, queryKey } from '@/lib/client/api';
import type { Challenge } from '@/lib/wallet/starters/contract';
import type { claimStarter, getMe } from '../contract';
import { solveWork } from './work/browser';

/*
 * Only a new guest on a busy network needs this file, so it is loaded with import().
 */

/** Does what a challenge asks for. @returns the proof @throws Error where the browser cannot */
async function solve(challenge: Challenge): Promise<string> {
  if (challenge.kind === 'work') return solveWork(challenge);
  const { passTurnstile } = await import('./turnstile/browser');
  return passTurnstile(challenge);
}

let earning: Promise<void> | undefined;

async function earn(client: QueryClient, challenge: Challenge): Promise<void> {
  const me = queryKey<typeof getMe>('GET /api/user/me');
  try {
    const user = await call<typeof claimStarter>('POST /api/user/starter', {
      body: { proof: await solve(challenge) },
    });
    client.setQueryData(me, user);
    // A chat shows the balance, too.
    await client.invalidateQueries({
      queryKey: ['GET /api/chat/session/{sessionId}' satisfies (typeof getSession)['route']],
    });
  } catch {
    // Nothing is lost: the person begins with 0, as the card then says, and the next page asks again.
    client.setQueryData(me, (user) => user && { ...user, starterChallenge: null });
  } finally {
    earning = undefined;
  }
}

/** Earns the free messages of a new guest, once at a time, however many components ask. */
export function earnStarter(client: QueryClient, challenge: Challenge): Promise<void> {
  earning ??= earn(client, challenge);
  return earning;
}
