import type { Runner } from '@/lib/kit/scope';
import { listNames } from './store';

/** Users looked at in one query. */
const BATCH = 5_000;
/** Before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * The user of whom an id (the own, of a session, of a browser) is what somebody looks for; null when there is none. Reads every user.
 * @param isNamed whether that id is it
 */
export async function findUserNamed(db: Runner, isNamed: (id: string) => boolean): Promise<string | null> {
  let after = FIRST;
  for (;;) {
    const users = await listNames(db, after, BATCH);
    const found = users.find(({ id, visitorId, deviceSessions }) =>
      [id, ...(visitorId === null ? [] : [visitorId]), ...deviceSessions.map((one) => one.id)].some(isNamed),
    );
    const last = users.at(-1);
    if (found || !last) return found?.id ?? null;
    after = last.id;
  }
}
