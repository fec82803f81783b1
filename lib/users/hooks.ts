import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateQuery } from '@/lib/client/late-queries';
import { readLocal, writeLocal } from '@/lib/client/storage';
import { register } from './browser';
import { REGISTERED_KEY, STARTER_PROBLEM_KEY } from './constants';
import type { getMe, user } from './contract';
import { REGISTER_FAILED } from './copy';

export type User = z.output<typeof user>;

const REGISTER_LOCK = 'saathi-register';

function fetchMe(): Promise<User> {
  return call<typeof getMe>('GET /api/user/me');
}

async function registerOnce(search: string, client: QueryClient): Promise<User> {
  try {
    const created = await register(search, client);
    writeLocal(REGISTERED_KEY, '1');
    return created;
  } catch (cause) {
    throw new Error(REGISTER_FAILED, { cause });
  }
}

/** Runs `work` in one tab of this browser at a time, where the browser can do that (https and localhost). */
function withRegisterLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(REGISTER_LOCK, work) : work();
}

/** The user of this browser, or null when it has none yet, or one that is to earn its free messages: both register. */
async function findMe(): Promise<User | null> {
  try {
    const me = await fetchMe();
    return me.starterChallenge ? null : me;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * The user of this browser, created on its first visit. The second lookup, inside the lock, is for a tab that waited
 * while another one registered.
 */
async function loadUser(client: QueryClient): Promise<User> {
  const { search } = window.location;
  const hasRegistered = () => readLocal(REGISTERED_KEY) !== null;
  if (hasRegistered()) {
    const known = await findMe();
    if (known) return known;
  }
  return withRegisterLock(
    async () => (hasRegistered() ? await findMe() : null) ?? registerOnce(search, client),
  );
}

/** The current user. Components share one load per page, and so one registration. */
export const userQuery = queryOptions({
  queryKey: queryKey<typeof getMe>('GET /api/user/me'),
  queryFn: ({ client }) => loadUser(client),
});

/**
 * The current user.
 * @param options.fresh asks the server again when the component appears with old data, for screens that show the balance.
 */
export function useUser(options: { fresh?: boolean } = {}) {
  return useLateQuery({ ...userQuery, refetchOnMount: options.fresh ? whenOld : true });
}

/** Why the free messages of a new guest did not come, in words for that person; null while there is nothing to say. */
export function useStarterProblem(): string | null {
  return useLateQuery<string | null>({ queryKey: STARTER_PROBLEM_KEY, enabled: false }).data ?? null;
}
