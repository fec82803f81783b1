/** Types generated for queries found in "lib/companions/catalogue/find-statistics.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'FindStatistics' parameters type */
export interface FindStatisticsParams {
  quietSince: DateOrString;
}

/** 'FindStatistics' return type */
export interface FindStatisticsResult {
  companionId: string;
  finishedChats: number;
  reviews: number;
  stars: number;
}

/** 'FindStatistics' query type */
export interface FindStatisticsQuery {
  params: FindStatisticsParams;
  result: FindStatisticsResult;
}

const findStatisticsIR: any = {"usedParamSet":{"quietSince":true},"params":[{"name":"quietSince","required":true,"transform":{"type":"scalar"},"locs":[{"a":574,"b":585}]}],"statement":"WITH rated AS (\n  SELECT companion_id, count(*)::int AS reviews, sum(rating)::int AS stars FROM companion_reviews\n  WHERE NOT is_sample AND hidden_at IS NULL GROUP BY companion_id\n), finished AS (\n  SELECT s.companion_id, count(*)::int AS chats FROM chat_sessions s\n  WHERE s.chat_type = 'psychologist' AND s.companion_id IS NOT NULL\n    AND EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = s.id AND t.kind = 'message' AND t.state = 'answered')\n    AND NOT EXISTS (SELECT 1 FROM chat_turns t\n      WHERE t.session_id = s.id AND t.state <> 'failed' AND t.created_at > :quietSince!::timestamptz)\n  GROUP BY s.companion_id\n)\nSELECT coalesce(r.companion_id, f.companion_id) AS \"companionId!\",\n  coalesce(r.reviews, 0) AS \"reviews!\", coalesce(r.stars, 0) AS \"stars!\", coalesce(f.chats, 0) AS \"finishedChats!\"\nFROM rated r FULL JOIN finished f ON f.companion_id = r.companion_id"};

/**
 * Query generated from SQL:
 * ```
 * WITH rated AS (
 *   SELECT companion_id, count(*)::int AS reviews, sum(rating)::int AS stars FROM companion_reviews
 *   WHERE NOT is_sample AND hidden_at IS NULL GROUP BY companion_id
 * ), finished AS (
 *   SELECT s.companion_id, count(*)::int AS chats FROM chat_sessions s
 *   WHERE s.chat_type = 'psychologist' AND s.companion_id IS NOT NULL
 *     AND EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = s.id AND t.kind = 'message' AND t.state = 'answered')
 *     AND NOT EXISTS (SELECT 1 FROM chat_turns t
 *       WHERE t.session_id = s.id AND t.state <> 'failed' AND t.created_at > :quietSince!::timestamptz)
 *   GROUP BY s.companion_id
 * )
 * SELECT coalesce(r.companion_id, f.companion_id) AS "companionId!",
 *   coalesce(r.reviews, 0) AS "reviews!", coalesce(r.stars, 0) AS "stars!", coalesce(f.chats, 0) AS "finishedChats!"
 * FROM rated r FULL JOIN finished f ON f.companion_id = r.companion_id
 * ```
 */
export const findStatistics = new PreparedQuery<FindStatisticsParams,FindStatisticsResult>(findStatisticsIR);


