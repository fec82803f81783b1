/** Types generated for queries found in "lib/chat/inbox/list-inbox.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ListInbox' parameters type */
export interface ListInboxParams {
  afterId?: string | null | void;
  afterLastAt?: DateOrString | null | void;
  afterPinned?: boolean | null | void;
  archived: boolean;
  chars: number;
  limit: number;
  now: DateOrString;
  unreadMost: number;
  userId?: string | null | void;
  visitorId: string;
}

/** 'ListInbox' return type */
export interface ListInboxResult {
  chatType: string;
  companionName: string;
  id: string;
  imagePath: string | null;
  incognito: boolean;
  lastAt: Date;
  messageType: string | null;
  ownName: string | null;
  pinned: boolean;
  removed: boolean;
  sender: string | null;
  unread: number;
  words: string | null;
}

/** 'ListInbox' query type */
export interface ListInboxQuery {
  params: ListInboxParams;
  result: ListInboxResult;
}

const listInboxIR: any = {"usedParamSet":{"unreadMost":true,"chars":true,"userId":true,"visitorId":true,"archived":true,"now":true,"afterId":true,"afterPinned":true,"afterLastAt":true,"limit":true},"params":[{"name":"unreadMost","required":true,"transform":{"type":"scalar"},"locs":[{"a":622,"b":633}]},{"name":"chars","required":true,"transform":{"type":"scalar"},"locs":[{"a":987,"b":993}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1406,"b":1412}]},{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1468,"b":1478},{"a":1535,"b":1545}]},{"name":"archived","required":true,"transform":{"type":"scalar"},"locs":[{"a":1593,"b":1602}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":1651,"b":1655}]},{"name":"afterId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1685,"b":1692},{"a":1787,"b":1794}]},{"name":"afterPinned","required":false,"transform":{"type":"scalar"},"locs":[{"a":1737,"b":1748}]},{"name":"afterLastAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":1760,"b":1771}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1854,"b":1860}]}],"statement":"SELECT id, \"chatType\", \"companionName\", \"imagePath\" AS \"imagePath?\", \"ownName\", incognito AS \"incognito!\", pinned AS \"pinned!\", \"lastAt\" AS \"lastAt!\",\n  sender AS \"sender?\", words AS \"words?\", \"messageType\" AS \"messageType?\", removed AS \"removed!\",\n  (SELECT count(*)::int FROM (\n    -- Who has written since has read what was above.\n    SELECT 1 FROM messages m WHERE m.session_id = listed.id AND m.seq > listed.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(\n      (SELECT o.seq FROM messages o WHERE o.session_id = listed.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)\n    LIMIT :unreadMost!::int) unread)\n    AS \"unread!\"\nFROM (SELECT * FROM (\n  SELECT s.id, s.chat_type AS \"chatType\", s.companion_name AS \"companionName\", k.image_path AS \"imagePath\",\n    s.own_name AS \"ownName\", s.goes_at IS NOT NULL AS incognito, s.read_seq, s.pinned_at IS NOT NULL AS pinned, coalesce(m.timestamp, s.created_at) AS \"lastAt\",\n    m.sender, left(m.content, :chars!::int) AS words, m.message_type AS \"messageType\", m.removed_at IS NOT NULL AS removed\n  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id\n  LEFT JOIN LATERAL (\n    SELECT sender, content, message_type, timestamp, removed_at FROM messages\n    WHERE session_id = s.id AND (sender <> 'system' OR message_type = 'crisis_support') ORDER BY seq DESC LIMIT 1) m ON true\n  WHERE (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))\n      OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))\n    AND (s.archived_at IS NOT NULL) = :archived!::boolean AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)\n) chats\nWHERE :afterId::uuid IS NULL OR (pinned, \"lastAt\", id) < (:afterPinned::boolean, :afterLastAt::timestamptz, :afterId::uuid)\nORDER BY pinned DESC, \"lastAt\" DESC, id DESC LIMIT :limit!::int) listed\nORDER BY pinned DESC, \"lastAt\" DESC, id DESC"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, "chatType", "companionName", "imagePath" AS "imagePath?", "ownName", incognito AS "incognito!", pinned AS "pinned!", "lastAt" AS "lastAt!",
 *   sender AS "sender?", words AS "words?", "messageType" AS "messageType?", removed AS "removed!",
 *   (SELECT count(*)::int FROM (
 *     -- Who has written since has read what was above.
 *     SELECT 1 FROM messages m WHERE m.session_id = listed.id AND m.seq > listed.read_seq AND m.sender = 'ai' AND m.replaced_by IS NULL AND m.seq > coalesce(
 *       (SELECT o.seq FROM messages o WHERE o.session_id = listed.id AND o.sender = 'user' ORDER BY o.seq DESC LIMIT 1), 0)
 *     LIMIT :unreadMost!::int) unread)
 *     AS "unread!"
 * FROM (SELECT * FROM (
 *   SELECT s.id, s.chat_type AS "chatType", s.companion_name AS "companionName", k.image_path AS "imagePath",
 *     s.own_name AS "ownName", s.goes_at IS NOT NULL AS incognito, s.read_seq, s.pinned_at IS NOT NULL AS pinned, coalesce(m.timestamp, s.created_at) AS "lastAt",
 *     m.sender, left(m.content, :chars!::int) AS words, m.message_type AS "messageType", m.removed_at IS NOT NULL AS removed
 *   FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
 *   LEFT JOIN LATERAL (
 *     SELECT sender, content, message_type, timestamp, removed_at FROM messages
 *     WHERE session_id = s.id AND (sender <> 'system' OR message_type = 'crisis_support') ORDER BY seq DESC LIMIT 1) m ON true
 *   WHERE (s.user_id = coalesce(:userId::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = :visitorId!::uuid))
 *       OR (s.user_id IS NULL AND s.visitor_id = :visitorId!::uuid))
 *     AND (s.archived_at IS NOT NULL) = :archived!::boolean AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
 * ) chats
 * WHERE :afterId::uuid IS NULL OR (pinned, "lastAt", id) < (:afterPinned::boolean, :afterLastAt::timestamptz, :afterId::uuid)
 * ORDER BY pinned DESC, "lastAt" DESC, id DESC LIMIT :limit!::int) listed
 * ORDER BY pinned DESC, "lastAt" DESC, id DESC
 * ```
 */
export const listInbox = new PreparedQuery<ListInboxParams,ListInboxResult>(listInboxIR);


