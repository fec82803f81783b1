/** Types generated for queries found in "lib/chat/personal-data/list-chats.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type DateOrString = Date | string;

/** 'ListChats' parameters type */
export interface ListChatsParams {
  afterId?: string | null | void;
  afterLastAt?: DateOrString | null | void;
  limit: number;
  now: DateOrString;
  userId: string;
}

/** 'ListChats' return type */
export interface ListChatsResult {
  archivedAt: Date | null;
  chatType: string;
  companionName: string;
  createdAt: Date;
  empty: boolean;
  goesAt: Date | null;
  id: string;
  imagePath: string | null;
  lastAt: Date;
  ownName: string | null;
  pinnedAt: Date | null;
  readUpTo: Date | null;
}

/** 'ListChats' query type */
export interface ListChatsQuery {
  params: ListChatsParams;
  result: ListChatsResult;
}

const listChatsIR: any = {"usedParamSet":{"userId":true,"now":true,"afterLastAt":true,"afterId":true,"limit":true},"params":[{"name":"userId","required":true,"transform":{"type":"scalar"},"locs":[{"a":873,"b":880}]},{"name":"now","required":true,"transform":{"type":"scalar"},"locs":[{"a":926,"b":930}]},{"name":"afterLastAt","required":false,"transform":{"type":"scalar"},"locs":[{"a":960,"b":971},{"a":1015,"b":1026}]},{"name":"afterId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1042,"b":1049}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":1096,"b":1102}]}],"statement":"SELECT id, \"chatType\", \"companionName\", \"imagePath\" AS \"imagePath?\", \"createdAt\", \"lastAt\" AS \"lastAt!\", empty AS \"empty!\",\n  \"ownName\", \"pinnedAt\", \"archivedAt\", \"goesAt\", \"readUpTo\" AS \"readUpTo?\"\nFROM (\n  SELECT s.id, s.chat_type AS \"chatType\", s.companion_name AS \"companionName\", k.image_path AS \"imagePath\",\n    s.created_at AS \"createdAt\", coalesce(m.timestamp, s.created_at) AS \"lastAt\", m.timestamp IS NULL AS empty,\n    s.own_name AS \"ownName\", s.pinned_at AS \"pinnedAt\", s.archived_at AS \"archivedAt\", s.goes_at AS \"goesAt\",\n    (SELECT r.timestamp FROM messages r WHERE r.session_id = s.id AND r.seq <= s.read_seq ORDER BY r.seq DESC LIMIT 1) AS \"readUpTo\"\n  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id\n  LEFT JOIN LATERAL (SELECT timestamp FROM messages WHERE session_id = s.id ORDER BY seq DESC LIMIT 1) m ON true\n  WHERE s.user_id = :userId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)\n) chats\nWHERE :afterLastAt::timestamptz IS NULL OR (\"lastAt\", id) < (:afterLastAt::timestamptz, :afterId::uuid)\nORDER BY \"lastAt\" DESC, id DESC LIMIT :limit!::int"};

/**
 * Query generated from SQL:
 * ```
 * SELECT id, "chatType", "companionName", "imagePath" AS "imagePath?", "createdAt", "lastAt" AS "lastAt!", empty AS "empty!",
 *   "ownName", "pinnedAt", "archivedAt", "goesAt", "readUpTo" AS "readUpTo?"
 * FROM (
 *   SELECT s.id, s.chat_type AS "chatType", s.companion_name AS "companionName", k.image_path AS "imagePath",
 *     s.created_at AS "createdAt", coalesce(m.timestamp, s.created_at) AS "lastAt", m.timestamp IS NULL AS empty,
 *     s.own_name AS "ownName", s.pinned_at AS "pinnedAt", s.archived_at AS "archivedAt", s.goes_at AS "goesAt",
 *     (SELECT r.timestamp FROM messages r WHERE r.session_id = s.id AND r.seq <= s.read_seq ORDER BY r.seq DESC LIMIT 1) AS "readUpTo"
 *   FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
 *   LEFT JOIN LATERAL (SELECT timestamp FROM messages WHERE session_id = s.id ORDER BY seq DESC LIMIT 1) m ON true
 *   WHERE s.user_id = :userId!::uuid AND (s.goes_at IS NULL OR s.goes_at > :now!::timestamptz)
 * ) chats
 * WHERE :afterLastAt::timestamptz IS NULL OR ("lastAt", id) < (:afterLastAt::timestamptz, :afterId::uuid)
 * ORDER BY "lastAt" DESC, id DESC LIMIT :limit!::int
 * ```
 */
export const listChats = new PreparedQuery<ListChatsParams,ListChatsResult>(listChatsIR);


