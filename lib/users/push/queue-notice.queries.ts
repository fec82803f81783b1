/** Types generated for queries found in "lib/users/push/queue-notice.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'QueueNotice' parameters type */
export interface QueueNoticeParams {
  chatId?: string | null | void;
  dueAt: DateOrString;
  key: string;
  kind: string;
  now: DateOrString;
  userId: string;
}

/** 'QueueNotice' return type */
export type QueueNoticeResult = void;

/** 'QueueNotice' query type */
export interface QueueNoticeQuery {
  params: QueueNoticeParams;
  result: QueueNoticeResult;
}

const queueNoticeIR: any = {"usedParamSet":{"key":true,"kind":true,"chatId":true,"dueAt":true,"now":true,"userId":true},"params":[{"name":"key","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":128}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":142},{"a":270,"b":275}]},{"name":"chatId","required":false,"transform":{"type":"scalar"},"locs":[{"a":151,"b":157}]},{"name":"dueAt","required":true,"transform":{"type":"scalar"},"locs":[{"a":166,"b":172}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":188,"b":192}]},{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":251,"b":258}]}],"statement":"INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)\nSELECT gen_random_uuid(), s.id, :key!::text, :kind!::text, :chatId::uuid, :dueAt!::timestamptz, :now!::timestamptz\nFROM push_subscriptions s WHERE s.user_id = :userId!::uuid AND :kind!::text = ANY (s.kinds)\n-- A device that signs out at this very moment is told nothing, and keeps nobody waiting.\nFOR KEY SHARE OF s SKIP LOCKED\nON CONFLICT (subscription_id, key) DO NOTHING"};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)
 * SELECT gen_random_uuid(), s.id, :key!::text, :kind!::text, :chatId::uuid, :dueAt!::timestamptz, :now!::timestamptz
 * FROM push_subscriptions s WHERE s.user_id = :userId!::uuid AND :kind!::text = ANY (s.kinds)
 * -- A device that signs out at this very moment is told nothing, and keeps nobody waiting.
 * FOR KEY SHARE OF s SKIP LOCKED
 * ON CONFLICT (subscription_id, key) DO NOTHING
 * ```
 */
export const queueNotice = new PreparedQuery<QueueNoticeParams,QueueNoticeResult>(queueNoticeIR);


