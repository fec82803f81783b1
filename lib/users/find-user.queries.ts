/** Types generated for queries found in "lib/users/find-user.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'FindUser' parameters type */
export interface FindUserParams {
  sessionId?: string | null | void;
  userId?: string | null | void;
  visitorId: string;
}

/** 'FindUser' return type */
export interface FindUserResult {
  adultConfirmed: boolean;
  browserFingerprint: string | null;
  browserName: string | null;
  chatCompanion: string | null;
  chatId: string | null;
  chatPortrait: string | null;
  chatType: string | null;
  createdAt: Date;
  deviceType: string | null;
  domain: string | null;
  email: string | null;
  id: string;
  isGoogleAuthenticated: boolean;
  isHeld: boolean;
  lastSeenAt: Date;
  lastSignAt: Date | null;
  messageBalance: number;
  name: string | null;
  newUserOfferEnabled: boolean;
  nickname: string | null;
  profilePicture: string | null;
  starterDue: boolean;
  suspendedUntil: Date | null;
  totalMessagesSent: number;
  trackingGranted: boolean | null;
}

/** 'FindUser' query type */
export interface FindUserQuery {
  params: FindUserParams;
  result: FindUserResult;
}

const findUserIR: any = {"usedParamSet":{"visitorId":true,"sessionId":true,"userId":true},"params":[{"name":"visitorId","required":true,"transform":{"type":"scalar"},"locs":[{"a":1009,"b":1019},{"a":1176,"b":1186},{"a":1592,"b":1602}]},{"name":"sessionId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1212,"b":1221}]},{"name":"userId","required":false,"transform":{"type":"scalar"},"locs":[{"a":1533,"b":1539},{"a":1551,"b":1557}]}],"statement":"SELECT u.id, u.name, u.nickname, u.email, u.profile_picture AS \"profilePicture\", u.is_google_authenticated AS \"isGoogleAuthenticated\",\n  u.message_balance AS \"messageBalance\", u.total_messages_sent AS \"totalMessagesSent\",\n  u.new_user_offer_enabled AS \"newUserOfferEnabled\", u.starter_due AS \"starterDue\", u.browser_fingerprint AS \"browserFingerprint\",\n  u.browser_name AS \"browserName\", u.device_type AS \"deviceType\", u.created_at AS \"createdAt\", u.last_seen_at AS \"lastSeenAt\",\n  u.current_domain_url AS \"domain\",\n  coalesce((SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'adult'\n    ORDER BY c.created_at DESC LIMIT 1), false) AS \"adultConfirmed!\",\n  (SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'tracking'\n    ORDER BY c.created_at DESC LIMIT 1) AS \"trackingGranted?\",\n  (SELECT last_sign_at FROM crisis_states c WHERE c.person_id = u.id) AS \"lastSignAt\",\n  EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = u.id OR a.visitor_id = :visitorId!::uuid)) AS \"isHeld!\",\n  (SELECT coalesce(p.ends_at, '9999-12-31') FROM suspensions p WHERE p.lifted_at IS NULL\n    AND (p.user_id = u.id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :sessionId::uuid)\n    ORDER BY 1 DESC LIMIT 1) AS \"suspendedUntil?\",\n  s.id AS \"chatId?\", s.companion_name AS \"chatCompanion?\", s.chat_type AS \"chatType?\", k.image_path AS \"chatPortrait?\"\nFROM users u LEFT JOIN chat_sessions s ON s.id = u.last_chat_session_id LEFT JOIN companions k ON k.id = s.companion_id\nWHERE u.id = :userId::uuid OR (:userId::uuid IS NULL AND u.visitor_id = :visitorId!::uuid)"};

/**
 * Query generated from SQL:
 * ```
 * SELECT u.id, u.name, u.nickname, u.email, u.profile_picture AS "profilePicture", u.is_google_authenticated AS "isGoogleAuthenticated",
 *   u.message_balance AS "messageBalance", u.total_messages_sent AS "totalMessagesSent",
 *   u.new_user_offer_enabled AS "newUserOfferEnabled", u.starter_due AS "starterDue", u.browser_fingerprint AS "browserFingerprint",
 *   u.browser_name AS "browserName", u.device_type AS "deviceType", u.created_at AS "createdAt", u.last_seen_at AS "lastSeenAt",
 *   u.current_domain_url AS "domain",
 *   coalesce((SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'adult'
 *     ORDER BY c.created_at DESC LIMIT 1), false) AS "adultConfirmed!",
 *   (SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'tracking'
 *     ORDER BY c.created_at DESC LIMIT 1) AS "trackingGranted?",
 *   (SELECT last_sign_at FROM crisis_states c WHERE c.person_id = u.id) AS "lastSignAt",
 *   EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = u.id OR a.visitor_id = :visitorId!::uuid)) AS "isHeld!",
 *   (SELECT coalesce(p.ends_at, '9999-12-31') FROM suspensions p WHERE p.lifted_at IS NULL
 *     AND (p.user_id = u.id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :sessionId::uuid)
 *     ORDER BY 1 DESC LIMIT 1) AS "suspendedUntil?",
 *   s.id AS "chatId?", s.companion_name AS "chatCompanion?", s.chat_type AS "chatType?", k.image_path AS "chatPortrait?"
 * FROM users u LEFT JOIN chat_sessions s ON s.id = u.last_chat_session_id LEFT JOIN companions k ON k.id = s.companion_id
 * WHERE u.id = :userId::uuid OR (:userId::uuid IS NULL AND u.visitor_id = :visitorId!::uuid)
 * ```
 */
export const findUser = new PreparedQuery<FindUserParams,FindUserResult>(findUserIR);


