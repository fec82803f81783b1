/** Types generated for queries found in "lib/chat/insert-session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'InsertSession' parameters type */
export interface InsertSessionParams {
  browserFingerprint?: string | null | void;
  chatType: string;
  companionId: string;
  companionName: string;
  goesAt?: DateOrString | null | void;
  id: string;
  ipAddress: string;
  messagesLeft: number;
  now: DateOrString;
  promptId?: string | null | void;
  userId?: string | null | void;
  visitorId: string;
}

/** 'InsertSession' return type */
export interface InsertSessionResult {
  id: string;
}

/** 'InsertSession' query type */
export interface InsertSessionQuery {
  params: InsertSessionParams;
  result: InsertSessionResult;
}

const insertSessionIR: any = {"usedParamSet":{"id":true,"userId":true,"visitorId":true,"companionId":true,"companionName":true,"chatType":true,"messagesLeft":true,"promptId":true,"browserFingerprint":true,"ipAddress":true,"now":true,"goesAt":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":207}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":216,"b":222}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":231,"b":241}]},{"name":"companionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":250,"b":262}]},{"name":"companionName","required":true,"transform":{"type":"scalar"},"locs":[{"a":271,"b":285}]},{"name":"chatType","required":true,"transform":{"type":"scalar"},"locs":[{"a":288,"b":297}]},{"name":"messagesLeft","required":true,"transform":{"type":"scalar"},"locs":[{"a":300,"b":313}]},{"name":"promptId","required":false,"transform":{"type":"scalar"},"locs":[{"a":325,"b":333}]},{"name":"browserFingerprint","required":false,"transform":{"type":"scalar"},"locs":[{"a":342,"b":360}]},{"name":"ipAddress","required":true,"transform":{"type":"scalar"},"locs":[{"a":363,"b":373}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":376,"b":380},{"a":673,"b":677}]},{"name":"goesAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":396,"b":402}]}],"statement":"WITH made AS (\n  INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, messages_left, prompt_id,\n    browser_fingerprint, ip_address, created_at, goes_at)\n  VALUES (:id!::uuid, :userId::uuid, :visitorId!::uuid, :companionId!::uuid, :companionName!, :chatType!, :messagesLeft!::int,\n    :promptId::uuid, :browserFingerprint, :ipAddress!, :now!::timestamptz, :goesAt::timestamptz)\n  ON CONFLICT DO NOTHING\n  RETURNING id, user_id, goes_at\n), shown AS (\n  -- The home page leads to no incognito chat.\n  UPDATE users u SET last_chat_session_id = CASE WHEN made.goes_at IS NULL THEN made.id ELSE u.last_chat_session_id END, last_seen_at = :now!::timestamptz FROM made WHERE u.id = made.user_id\n)\nSELECT id FROM made"};

/**
 * Query generated from SQL:
 * ```
 * WITH made AS (
 *   INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, messages_left, prompt_id,
 *     browser_fingerprint, ip_address, created_at, goes_at)
 *   VALUES (:id!::uuid, :userId::uuid, :visitorId!::uuid, :companionId!::uuid, :companionName!, :chatType!, :messagesLeft!::int,
 *     :promptId::uuid, :browserFingerprint, :ipAddress!, :now!::timestamptz, :goesAt::timestamptz)
 *   ON CONFLICT DO NOTHING
 *   RETURNING id, user_id, goes_at
 * ), shown AS (
 *   -- The home page leads to no incognito chat.
 *   UPDATE users u SET last_chat_session_id = CASE WHEN made.goes_at IS NULL THEN made.id ELSE u.last_chat_session_id END, last_seen_at = :now!::timestamptz FROM made WHERE u.id = made.user_id
 * )
 * SELECT id FROM made
 * ```
 */
export const insertSession = new PreparedQuery<InsertSessionParams,InsertSessionResult>(insertSessionIR);


