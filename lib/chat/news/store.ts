import type { Actor, Db } from '@/lib/kit/scope';
import { COUNTED_MAX, MARKED_ID_CHARS, REMOVED_MARK } from './constants';
import { findNews as findNewsQuery } from './find-news.queries';

/** The messages after one of the caller's session, and its balance; null when it is missing or somebody else's. */
export async function findNews(
  db: Db,
  sessionId: string,
  after: string | undefined,
  { userId, visitorId }: Actor,
  now: Date,
) {
  const [row] = await findNewsQuery.run(
    {
      ...{ sessionId, userId, visitorId, after, now, most: COUNTED_MAX },
      ...{ removedMark: REMOVED_MARK, idChars: MARKED_ID_CHARS },
    },
    db,
  );
  return row ?? null;
}
