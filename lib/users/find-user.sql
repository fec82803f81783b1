/* @name FindUser */
SELECT u.id, u.name, u.nickname, u.email, u.profile_picture AS "profilePicture", u.is_google_authenticated AS "isGoogleAuthenticated",
  u.message_balance AS "messageBalance", u.total_messages_sent AS "totalMessagesSent",
  u.new_user_offer_enabled AS "newUserOfferEnabled", u.starter_due AS "starterDue", u.browser_fingerprint AS "browserFingerprint",
  u.browser_name AS "browserName", u.device_type AS "deviceType", u.created_at AS "createdAt", u.last_seen_at AS "lastSeenAt",
  u.current_domain_url AS "domain",
  coalesce((SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'adult'
    ORDER BY c.created_at DESC LIMIT 1), false) AS "adultConfirmed!",
  (SELECT granted FROM consents c WHERE c.user_id = u.id AND c.purpose = 'tracking'
    ORDER BY c.created_at DESC LIMIT 1) AS "trackingGranted?",
  (SELECT last_sign_at FROM crisis_states c WHERE c.person_id = u.id) AS "lastSignAt",
  EXISTS (SELECT 1 FROM age_holds a WHERE a.state = 'held' AND (a.user_id = u.id OR a.visitor_id = :visitorId!::uuid)) AS "isHeld!",
  (SELECT coalesce(p.ends_at, '9999-12-31') FROM suspensions p WHERE p.lifted_at IS NULL
    AND (p.user_id = u.id OR p.visitor_id = :visitorId!::uuid OR p.session_id = :sessionId::uuid)
    ORDER BY 1 DESC LIMIT 1) AS "suspendedUntil?",
  s.id AS "chatId?", s.companion_name AS "chatCompanion?", s.chat_type AS "chatType?", k.image_path AS "chatPortrait?"
FROM users u LEFT JOIN chat_sessions s ON s.id = u.last_chat_session_id LEFT JOIN companions k ON k.id = s.companion_id
WHERE u.id = :userId::uuid OR (:userId::uuid IS NULL AND u.visitor_id = :visitorId!::uuid);
