import type { Runner } from '@/lib/kit/scope';
import { PICTURES_A_DAY } from './constants';

const CLAIM = {
  name: 'pictures.claim',
  text: `INSERT INTO picture_shares (owner_id, day, place, picture, session_id, created_at)
SELECT t.owner_id, $3::date, shared.count + 1, $2, t.session_id, $4::timestamptz
FROM chat_turns t, LATERAL (SELECT count(*)::int AS count FROM picture_shares p WHERE p.owner_id = t.owner_id AND p.day = $3::date) shared
WHERE t.id = $1::uuid AND shared.count < ${PICTURES_A_DAY}
ON CONFLICT DO NOTHING RETURNING place`,
};

/**
 * Takes one of a person's pictures of the day; false when both are gone, or they have this picture already. Two chats
 * at once cannot take the same place: it is the row's key.
 */
export async function claimPicture(
  db: Runner,
  turnId: string,
  src: string,
  day: string,
  now: Date,
): Promise<boolean> {
  const rows = await db.run(CLAIM, [turnId, src, day, now]);
  return rows.length === 1;
}
