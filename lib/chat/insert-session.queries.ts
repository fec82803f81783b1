/** Types generated for queries found in "lib/chat/insert-session.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'InsertSession' parameters type */
export interface InsertSessionParams {
  browserFingerprint?: string | null | void;
  chatType: string;
  companionId: string;
  companionName: string;
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

const insertSessionIR: any = {"usedParamSet":{"id":true,"userId":true,"visitorId":true,"companionId":true,"companionName":true,"chatType":true,"messagesLeft":true,"promptId":true,"browserFingerprint":true,"ipAddress":true,"now":true},"params":[{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":195,"b":198}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":207,"b":213}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":232}]},{"name":"companionId","required":true,"transform":{"type":"scalar"},"locs":[{"a":241,"b":253}]},{"name":"companionName","required":true,"transform":{"type":"scalar"},"locs":[{"a":262,"b":276}]},{"name":"chatType","required":true,"transform":{"type":"scalar"},"locs":[{"a":279,"b":288}]},{"name":"messagesLeft","required":true,"transform":{"type":"scalar"},"locs":[{"a":291,"b":304}]},{"name":"promptId","required":false,"transform":{"type":"scalar"},"locs":[{"a":316,"b":324}]},{"name":"browserFingerprint","required":false,"transform":{"type":"scalar"},"locs":[{"a":333,"b":351}]},{"name":"ipAddress","required":true,"transform":{"type":"scalar"},"locs":[{"a":354,"b":364}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":367,"b":371},{"a":518,"b":522}]}],"statement":"WITH made AS (\n  INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, messages_left, prompt_id,\n    browser_fingerprint, ip_address, created_at)\n  VALUES (:id!::uuid, :userId::uuid, :visitorId!::uuid, :companionId!::uuid, :companionName!, :chatType!, :messagesLeft!::int,\n    :promptId::uuid, :browserFingerprint, :ipAddress!, :now!::timestamptz)\n  ON CONFLICT DO NOTHING\n  RETURNING id, user_id\n), shown AS (\n  UPDATE users u SET last_chat_session_id = made.id, last_seen_at = :now!::timestamptz FROM made WHERE u.id = made.user_id\n)\nSELECT id FROM made"};

/**
 * Query generated from SQL:
 * ```
 * WITH made AS (
 *   INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, messages_left, prompt_id,
 *     browser_fingerprint, ip_address, created_at)
 *   VALUES (:id!::uuid, :userId::uuid, :visitorId!::uuid, :companionId!::uuid, :companionName!, :chatType!, :messagesLeft!::int,
 *     :promptId::uuid, :browserFingerprint, :ipAddress!, :now!::timestamptz)
 *   ON CONFLICT DO NOTHING
 *   RETURNING id, user_id
 * ), shown AS (
 *   UPDATE users u SET last_chat_session_id = made.id, last_seen_at = :now!::timestamptz FROM made WHERE u.id = made.user_id
 * )
 * SELECT id FROM made
 * ```
 */
export const insertSession = new PreparedQuery<InsertSessionParams,InsertSessionResult>(insertSessionIR);


