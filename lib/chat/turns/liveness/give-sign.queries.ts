/** Types generated for queries found in "lib/chat/turns/liveness/give-sign.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'GiveSign' parameters type */
export interface GiveSignParams {
  processId: string;
  unsteadyAfterS: number;
}

/** 'GiveSign' return type */
export type GiveSignResult = void;

/** 'GiveSign' query type */
export interface GiveSignQuery {
  params: GiveSignParams;
  result: GiveSignResult;
}

const giveSignIR: any = {"usedParamSet":{"processId":true,"unsteadyAfterS":true},"params":[{"name":"processId","required":true,"transform":{"type":"scalar"},"locs":[{"a":100,"b":110},{"a":183,"b":193}]},{"name":"unsteadyAfterS","required":true,"transform":{"type":"scalar"},"locs":[{"a":346,"b":361}]}],"statement":"WITH forgotten AS (\n  DELETE FROM turn_processes WHERE seen_at < now() - interval '1 day' AND id <> :processId!::uuid\n)\nINSERT INTO turn_processes (id, steady_since, seen_at) VALUES (:processId!::uuid, now(), now())\nON CONFLICT (id) DO UPDATE SET seen_at = now(),\n  steady_since = CASE WHEN turn_processes.seen_at < now() - make_interval(secs => :unsteadyAfterS!::int) THEN now()\n    ELSE turn_processes.steady_since END"};

/**
 * Query generated from SQL:
 * ```
 * WITH forgotten AS (
 *   DELETE FROM turn_processes WHERE seen_at < now() - interval '1 day' AND id <> :processId!::uuid
 * )
 * INSERT INTO turn_processes (id, steady_since, seen_at) VALUES (:processId!::uuid, now(), now())
 * ON CONFLICT (id) DO UPDATE SET seen_at = now(),
 *   steady_since = CASE WHEN turn_processes.seen_at < now() - make_interval(secs => :unsteadyAfterS!::int) THEN now()
 *     ELSE turn_processes.steady_since END
 * ```
 */
export const giveSign = new PreparedQuery<GiveSignParams,GiveSignResult>(giveSignIR);


