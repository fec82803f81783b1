/** Types generated for queries found in "lib/memory/learning/trim-facts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'TrimFacts' parameters type */
export interface TrimFactsParams {
  agentId: string;
  kept: number;
  profile: stringArray;
  profileKept: number;
  single: stringArray;
}

/** 'TrimFacts' return type */
export type TrimFactsResult = void;

/** 'TrimFacts' query type */
export interface TrimFactsQuery {
  params: TrimFactsParams;
  result: TrimFactsResult;
}

const trimFactsIR: any = {"usedParamSet":{"profile":true,"single":true,"agentId":true,"profileKept":true,"kept":true},"params":[{"name":"profile","required":true,"transform":{"type":"scalar"},"locs":[{"a":115,"b":123},{"a":320,"b":328}]},{"name":"single","required":true,"transform":{"type":"scalar"},"locs":[{"a":387,"b":394}]},{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":482,"b":490}]},{"name":"profileKept","required":true,"transform":{"type":"scalar"},"locs":[{"a":651,"b":663}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":738,"b":743}]}],"statement":"DELETE FROM memory_facts WHERE id IN (\n  SELECT f.id FROM (\n    SELECT id, superseded_at, confirmed_at, kind = ANY(:profile!::text[]) AS is_profile,\n      -- A person's own name, home and work come first in the profile, then what was told last.\n      row_number() OVER (PARTITION BY superseded_at IS NULL AND kind = ANY(:profile!::text[])\n        ORDER BY subject IS NULL AND kind = ANY(:single!::text[]) DESC, confirmed_at DESC, id) AS place\n    FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active' AND (superseded_at IS NOT NULL OR corrected_at IS NULL)\n  ) f\n  WHERE f.superseded_at IS NOT NULL OR NOT f.is_profile OR f.place > :profileKept!::int\n  ORDER BY f.superseded_at IS NULL DESC, f.confirmed_at DESC OFFSET :kept!::int\n)"};

/**
 * Query generated from SQL:
 * ```
 * DELETE FROM memory_facts WHERE id IN (
 *   SELECT f.id FROM (
 *     SELECT id, superseded_at, confirmed_at, kind = ANY(:profile!::text[]) AS is_profile,
 *       -- A person's own name, home and work come first in the profile, then what was told last.
 *       row_number() OVER (PARTITION BY superseded_at IS NULL AND kind = ANY(:profile!::text[])
 *         ORDER BY subject IS NULL AND kind = ANY(:single!::text[]) DESC, confirmed_at DESC, id) AS place
 *     FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active' AND (superseded_at IS NOT NULL OR corrected_at IS NULL)
 *   ) f
 *   WHERE f.superseded_at IS NOT NULL OR NOT f.is_profile OR f.place > :profileKept!::int
 *   ORDER BY f.superseded_at IS NULL DESC, f.confirmed_at DESC OFFSET :kept!::int
 * )
 * ```
 */
export const trimFacts = new PreparedQuery<TrimFactsParams,TrimFactsResult>(trimFactsIR);


