/* @name FindRawFingerprints */
SELECT id, browser_fingerprint AS "browserFingerprint!" FROM users
WHERE browser_fingerprint <> '' AND browser_fingerprint !~ '^[A-Za-z0-9_-]{43}$'
LIMIT :rows!::int;
