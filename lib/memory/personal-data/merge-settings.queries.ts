/** Types generated for queries found in "lib/memory/personal-data/merge-settings.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'MergeSettings' parameters type */
export interface MergeSettingsParams {
  accountId: string;
  guestId: string;
}

/** 'MergeSettings' return type */
export type MergeSettingsResult = void;

/** 'MergeSettings' query type */
export interface MergeSettingsQuery {
  params: MergeSettingsParams;
  result: MergeSettingsResult;
}

const mergeSettingsIR: any = {"usedParamSet":{"accountId":true,"guestId":true},"params":[{"name":"accountId","required":true,"transform":{"type":"scalar"},"locs":[{"a":66,"b":76}]},{"name":"guestId","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":150}]}],"statement":"INSERT INTO memory_settings (user_id, enabled, learn_from)\nSELECT :accountId!::uuid, enabled, learn_from FROM memory_settings WHERE user_id = :guestId!::uuid\nON CONFLICT (user_id) DO UPDATE SET enabled = memory_settings.enabled AND excluded.enabled,\n  learn_from = greatest(memory_settings.learn_from, excluded.learn_from)"};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO memory_settings (user_id, enabled, learn_from)
 * SELECT :accountId!::uuid, enabled, learn_from FROM memory_settings WHERE user_id = :guestId!::uuid
 * ON CONFLICT (user_id) DO UPDATE SET enabled = memory_settings.enabled AND excluded.enabled,
 *   learn_from = greatest(memory_settings.learn_from, excluded.learn_from)
 * ```
 */
export const mergeSettings = new PreparedQuery<MergeSettingsParams,MergeSettingsResult>(mergeSettingsIR);


