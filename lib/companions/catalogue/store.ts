import type { Runner } from '@/lib/kit/scope';

export type CatalogueRow = {
  id: string;
  name: string;
  imagePath: string;
  areaOfExpertise: string | null;
  yearsOfExperience: number | null;
  casesHandled: number | null;
  /** numeric text */
  rating: string | null;
  education: string | null;
  aboutMe: string;
  unavailableUntil: Date | null;
  maxSimultaneousChats: number | null;
  createdAt: Date;
};

const SELECT = `SELECT k.id, k.name, k.image_path AS "imagePath", k.area_of_expertise AS "areaOfExpertise",
  k.years_of_experience AS "yearsOfExperience", k.cases_handled AS "casesHandled", k.rating::text AS rating, k.education,
  k.about_me AS "aboutMe", k.unavailable_until AS "unavailableUntil", k.max_simultaneous_chats AS "maxSimultaneousChats",
  k.created_at AS "createdAt"
FROM companions k WHERE k.suitable_for_chat_types @> '{psychologist}'`;

const ALL = { name: 'companions.catalogue', text: `${SELECT} ORDER BY k.created_at, k.id` };
const BY_ID = { name: 'companions.catalogue_by_id', text: `${SELECT} AND k.id = $1::uuid` };
const BY_NAME = {
  name: 'companions.catalogue_by_name',
  text: `${SELECT} AND lower(k.name) = lower($1) ORDER BY k.created_at, k.id LIMIT 1`,
};

/** Every psychologist companion, the longest known first. */
export function findCatalogue(db: Runner): Promise<CatalogueRow[]> {
  return db.run<CatalogueRow>(ALL, []);
}

export async function findById(db: Runner, id: string): Promise<CatalogueRow | null> {
  const [row] = await db.run<CatalogueRow>(BY_ID, [id]);
  return row ?? null;
}

/** The one of that name, whatever the case of its letters; of several the longest known. */
export async function findByName(db: Runner, name: string): Promise<CatalogueRow | null> {
  const [row] = await db.run<CatalogueRow>(BY_NAME, [name]);
  return row ?? null;
}

/** What real people made of a companion. */
export type Statistics = {
  companionId: string;
  rating: string | null;
  reviews: number;
  finishedChats: number;
};

const STATISTICS = {
  name: 'companions.statistics',
  text: `WITH rated AS (
  SELECT companion_id, round(avg(rating), 1)::text AS rating, count(*)::int AS reviews FROM companion_reviews
  WHERE NOT is_sample GROUP BY companion_id
), finished AS (
  SELECT s.companion_id, count(*)::int AS chats FROM chat_sessions s
  WHERE s.chat_type = 'psychologist' AND s.companion_id IS NOT NULL
    AND EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = s.id AND t.kind = 'message' AND t.state = 'answered')
    AND NOT EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = s.id AND t.state <> 'failed' AND t.created_at > $1::timestamptz)
  GROUP BY s.companion_id
)
SELECT coalesce(r.companion_id, f.companion_id) AS "companionId", r.rating, coalesce(r.reviews, 0) AS reviews,
  coalesce(f.chats, 0) AS "finishedChats"
FROM rated r FULL JOIN finished f ON f.companion_id = r.companion_id`,
};

/** The statistics of every companion that has any; a chat is finished when nothing was said in it since a moment. */
export function findStatistics(db: Runner, quietSince: Date): Promise<Statistics[]> {
  return db.run<Statistics>(STATISTICS, [quietSince]);
}
