/* @name LockFriend */
SELECT is_google_authenticated AS "isMember", browser_fingerprint AS "browserFingerprint", ip_address AS "ipAddress"
FROM users WHERE id = :userId!::uuid FOR SHARE;
