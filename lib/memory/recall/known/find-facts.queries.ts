/** Types generated for queries found in "lib/memory/recall/known/find-facts.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindFacts' parameters type */
export interface FindFactsParams {
  agentId: string;
}

/** 'FindFacts' return type */
export interface FindFactsResult {
  confirmedAt: Date;
  happensOn: string | null;
  id: string;
  kind: string;
  subject: string | null;
  text: string;
  words: string;
  written: string;
}

/** 'FindFacts' query type */
export interface FindFactsQuery {
  params: FindFactsParams;
  result: FindFactsResult;
}

const findFactsIR: any = {"usedParamSet":{"agentId":true},"params":[{"name":"agentId","required":true,"transform":{"type":"scalar"},"locs":[{"a":310,"b":318}]}],"statement":"-- Lists of thousands of terms are read much faster as one text each; no term has a blank.\nSELECT f.id, f.kind, f.subject, f.text, array_to_string(f.words, ' ') AS \"words!\", f.happens_on::text AS \"happensOn\",\n  f.confirmed_at AS \"confirmedAt\", f.xmin::text AS \"written!\"\nFROM memory_facts f WHERE f.agent_id = :agentId!::uuid AND f.status = 'active' AND f.superseded_at IS NULL"};

/**
 * Query generated from SQL:
 * ```
 * -- Lists of thousands of terms are read much faster as one text each; no term has a blank.
 * SELECT f.id, f.kind, f.subject, f.text, array_to_string(f.words, ' ') AS "words!", f.happens_on::text AS "happensOn",
 *   f.confirmed_at AS "confirmedAt", f.xmin::text AS "written!"
 * FROM memory_facts f WHERE f.agent_id = :agentId!::uuid AND f.status = 'active' AND f.superseded_at IS NULL
 * ```
 */
export const findFacts = new PreparedQuery<FindFactsParams,FindFactsResult>(findFactsIR);


