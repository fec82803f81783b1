/** Types generated for queries found in "lib/companions/catalogue/find-by-name.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindByName' parameters type */
export interface FindByNameParams {
  name: string;
}

/** 'FindByName' return type */
export interface FindByNameResult {
  id: string;
}

/** 'FindByName' query type */
export interface FindByNameQuery {
  params: FindByNameParams;
  result: FindByNameResult;
}

const findByNameIR: any = {"usedParamSet":{"name":true},"params":[{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":122,"b":127}]}],"statement":"SELECT id FROM companions WHERE suitable_for_chat_types @> '{psychologist}' AND hidden_at IS NULL AND lower(name) = lower(:name!)\nORDER BY created_at, id LIMIT 1"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id FROM companions WHERE suitable_for_chat_types @> '{psychologist}' AND hidden_at IS NULL AND lower(name) = lower(:name!)
 * ORDER BY created_at, id LIMIT 1
 * ```
 */
export const findByName = new PreparedQuery<FindByNameParams,FindByNameResult>(findByNameIR);


