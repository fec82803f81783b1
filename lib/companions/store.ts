import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Runner } from '@/lib/kit/scope';

export type CompanionRow = {
  id: string;
  name: string;
  imagePath: string;
  aboutMe: string;
  persona: string;
  areaOfExpertise: string | null;
  suitableForChatTypes: ChatType[];
  unavailableUntil: Date | null;
  maxSimultaneousChats: number | null;
};

const COLUMNS = `k.id, k.name, k.image_path AS "imagePath", k.about_me AS "aboutMe", k.persona, k.area_of_expertise AS "areaOfExpertise",
  k.suitable_for_chat_types AS "suitableForChatTypes", k.unavailable_until AS "unavailableUntil",
  k.max_simultaneous_chats AS "maxSimultaneousChats"`;

const BY_ID = { name: 'companions.by_id', text: `SELECT ${COLUMNS} FROM companions k WHERE k.id = $1::uuid` };

export async function findCompanion(db: Runner, id: string): Promise<CompanionRow | null> {
  const [row] = await db.run<CompanionRow>(BY_ID, [id]);
  return row ?? null;
}

const LEAST_RECENT = {
  name: 'companions.least_recent',
  text: `SELECT ${COLUMNS} FROM companions k
WHERE k.suitable_for_chat_types @> ARRAY[$1::text] AND (k.unavailable_until IS NULL OR k.unavailable_until <= $2::timestamptz)
  AND k.id <> ALL($3::uuid[])
ORDER BY k.suitable_for_chat_types[1] = $1 DESC,
  (SELECT s.created_at FROM chat_sessions s WHERE s.companion_id = k.id ORDER BY s.created_at DESC LIMIT 1) NULLS FIRST, k.name
LIMIT 1`,
};

/** The free companion of a chat type that has waited longest for a chat, none of those named. */
export async function findLeastRecentCompanion(
  db: Runner,
  chatType: ChatType,
  now: Date,
  none: readonly string[],
): Promise<CompanionRow | null> {
  const [row] = await db.run<CompanionRow>(LEAST_RECENT, [chatType, now, none]);
  return row ?? null;
}

const PLACES = {
  name: 'companions.places',
  text: `SELECT k.id, k.max_simultaneous_chats AS "maxSimultaneousChats" FROM companions k
WHERE k.suitable_for_chat_types @> '{psychologist}'`,
};

/** Every psychologist companion, with the number of its places. */
export function findPlaces(db: Runner): Promise<Pick<CompanionRow, 'id' | 'maxSimultaneousChats'>[]> {
  return db.run(PLACES, []);
}
