/** Types generated for queries found in "lib/safety/care/delete-crises.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'DeleteCrises' parameters type */
export interface DeleteCrisesParams {
  before: DateOrString;
}

/** 'DeleteCrises' return type */
export interface DeleteCrisesResult {
  personId: string;
}

/** 'DeleteCrises' query type */
export interface DeleteCrisesQuery {
  params: DeleteCrisesParams;
  result: DeleteCrisesResult;
}

const deleteCrisesIR: any = {"usedParamSet":{"before":true},"params":[{"name":"before","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":59}]}],"statement":"DELETE FROM crisis_states c WHERE (c.last_sign_at < :before!::timestamptz OR (c.last_sign_at IS NULL AND c.free_since IS NULL))\n  AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = c.person_id AND u.legal_hold_at IS NOT NULL)\nRETURNING c.person_id AS \"personId\""};

/**
 * Query generated from SQL:
 * ```
 * DELETE FROM crisis_states c WHERE (c.last_sign_at < :before!::timestamptz OR (c.last_sign_at IS NULL AND c.free_since IS NULL))
 *   AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = c.person_id AND u.legal_hold_at IS NOT NULL)
 * RETURNING c.person_id AS "personId"
 * ```
 */
export const deleteCrises = new PreparedQuery<DeleteCrisesParams,DeleteCrisesResult>(deleteCrisesIR);


