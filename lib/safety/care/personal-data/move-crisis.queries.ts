/** Types generated for queries found in "lib/safety/care/personal-data/move-crisis.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'MoveCrisis' parameters type */
export interface MoveCrisisParams {
  fromIds: stringArray;
  toId: string;
}

/** 'MoveCrisis' return type */
export type MoveCrisisResult = void;

/** 'MoveCrisis' query type */
export interface MoveCrisisQuery {
  params: MoveCrisisParams;
  result: MoveCrisisResult;
}

const moveCrisisIR: any = {"usedParamSet":{"fromIds":true,"toId":true},"params":[{"name":"fromIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":74}]},{"name":"toId","required":true,"transform":{"type":"scalar"},"locs":[{"a":337,"b":342}]}],"statement":"WITH moved AS (\n  DELETE FROM crisis_states WHERE person_id = ANY(:fromIds!::uuid[]) RETURNING *\n), newest AS (\n  SELECT * FROM moved WHERE last_sign_at IS NOT NULL ORDER BY last_sign_at DESC LIMIT 1\n)\nINSERT INTO crisis_states (person_id, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends)\nSELECT :toId!::uuid, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends FROM newest\nON CONFLICT (person_id) DO UPDATE SET\n  kinds = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.kinds ELSE crisis_states.kinds END,\n  ended_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.ended_at ELSE crisis_states.ended_at END,\n  asked_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.asked_at ELSE crisis_states.asked_at END,\n  last_sign_at = greatest(excluded.last_sign_at, crisis_states.last_sign_at),\n  answers = greatest(excluded.answers, crisis_states.answers),\n  answers_before = least(excluded.answers_before, crisis_states.answers_before),\n  free_since = greatest(excluded.free_since, crisis_states.free_since),\n  free_sends = excluded.free_sends + crisis_states.free_sends"};

/**
 * Query generated from SQL:
 * ```
 * WITH moved AS (
 *   DELETE FROM crisis_states WHERE person_id = ANY(:fromIds!::uuid[]) RETURNING *
 * ), newest AS (
 *   SELECT * FROM moved WHERE last_sign_at IS NOT NULL ORDER BY last_sign_at DESC LIMIT 1
 * )
 * INSERT INTO crisis_states (person_id, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends)
 * SELECT :toId!::uuid, kinds, last_sign_at, ended_at, asked_at, answers, answers_before, free_since, free_sends FROM newest
 * ON CONFLICT (person_id) DO UPDATE SET
 *   kinds = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.kinds ELSE crisis_states.kinds END,
 *   ended_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.ended_at ELSE crisis_states.ended_at END,
 *   asked_at = CASE WHEN excluded.last_sign_at > coalesce(crisis_states.last_sign_at, '-infinity') THEN excluded.asked_at ELSE crisis_states.asked_at END,
 *   last_sign_at = greatest(excluded.last_sign_at, crisis_states.last_sign_at),
 *   answers = greatest(excluded.answers, crisis_states.answers),
 *   answers_before = least(excluded.answers_before, crisis_states.answers_before),
 *   free_since = greatest(excluded.free_since, crisis_states.free_since),
 *   free_sends = excluded.free_sends + crisis_states.free_sends
 * ```
 */
export const moveCrisis = new PreparedQuery<MoveCrisisParams,MoveCrisisResult>(moveCrisisIR);


