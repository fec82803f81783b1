/* @name FindUsers */
SELECT u.id, u.name, u.email, u.is_google_authenticated AS "isGoogleAuthenticated", u.mobile_number AS "mobileNumber",
  u.is_mobile_verified AS "isMobileVerified", u.message_balance AS "messageBalance", u.total_messages_sent AS "totalMessagesSent",
  u.created_at AS "createdAt", u.last_seen_at AS "lastSeenAt",
  (SELECT a.reference FROM age_holds a WHERE a.user_id = u.id AND a.state = 'held') AS "holdReference?"
FROM users u
WHERE u.id = ANY(:ids!::uuid[]) OR lower(u.email) = :email OR (u.mobile_number = :mobileNumber AND u.is_mobile_verified)
ORDER BY u.last_seen_at DESC LIMIT :take!::int;
