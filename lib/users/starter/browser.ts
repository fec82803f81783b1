import type { QueryClient } from '@tanstack/react-query';
import type { getSession } from '@/lib/chat/contract';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { keepAnswer } from '@/lib/client/keep-answer';
import { t } from '@/lib/kit/text';
import type { Challenge } from '@/lib/wallet/starters/contract';
import { STARTER_PROBLEM_KEY } from '../constants';
import type { claimStarter, getMe } from '../contract';
import { STARTER_FAILED, STARTER_OFFLINE, STARTER_UNSOLVED } from './copy';
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

/** What a person reads when the answer did not come, or was a refusal. */
function wordsFor(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage ?? t(STARTER_FAILED);
  return t(STARTER_OFFLINE);
}

let earning: Promise<void> | undefined;

async function earn(client: QueryClient, challenge: Challenge): Promise<void> {
  const tell = (problem: string | null) => client.setQueryData(STARTER_PROBLEM_KEY, problem);
  tell(null);
  const proof = await solve(challenge).catch(() => null);
  if (proof === null) return void tell(t(STARTER_UNSOLVED));
  try {
    const user = await call<typeof claimStarter>('POST /api/user/starter', { body: { proof } });
    keepAnswer(client, queryKey<typeof getMe>('GET /api/user/me'), user);
  } catch (error) {
    // Nothing is lost: they are still due, and whoever looks again gets new work for them.
    return void tell(wordsFor(error));
  }
  // A chat shows the balance, too.
  await client.invalidateQueries({
    queryKey: ['GET /api/chat/session/{sessionId}' satisfies (typeof getSession)['route']],
  });
}

/** Earns the free messages of a new guest, once at a time, however many components ask. */
export function earnStarter(client: QueryClient, challenge: Challenge): Promise<void> {
  earning ??= earn(client, challenge).finally(() => {
    earning = undefined;
  });
  return earning;
}
