/* @name LockUser */
SELECT id, visitor_id AS "visitorId", is_google_authenticated AS "isGoogleAuthenticated", message_balance AS "messageBalance",
  mobile_number AS "mobileNumber", is_mobile_verified AS "isMobileVerified"
FROM users WHERE id = :userId::uuid OR (:userId::uuid IS NULL AND visitor_id = :visitorId::uuid) FOR UPDATE;
