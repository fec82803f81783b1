/** Types generated for queries found in "lib/memory/learning/trim-facts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'TrimFacts' parameters type */
export interface TrimFactsParams {
  agentId: string;
  kept: number;
}

/** 'TrimFacts' return type */
export type TrimFactsResult = void;

/** 'TrimFacts' query type */
export interface TrimFactsQuery {
  params: TrimFactsParams;
  result: TrimFactsResult;
}

const trimFactsIR: any = {"usedParamSet":{"agentId":true,"kept":true},"params":[{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":94}]},{"name":"kept","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":193}]}],"statement":"DELETE FROM memory_facts WHERE id IN (\n  SELECT id FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active'\n  ORDER BY superseded_at IS NULL DESC, confirmed_at DESC OFFSET :kept!::int\n)"};

/**
 * Query generated from SQL:
 * ```
 * DELETE FROM memory_facts WHERE id IN (
 *   SELECT id FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active'
 *   ORDER BY superseded_at IS NULL DESC, confirmed_at DESC OFFSET :kept!::int
 * )
 * ```
 */
export const trimFacts = new PreparedQuery<TrimFactsParams,TrimFactsResult>(trimFactsIR);


