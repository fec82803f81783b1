-- What is not kept any more is taken out. The fingerprints of users are hashed by the retention job (lib/users/retention): the key is not
-- in the database. Those of chats are only counted for a day.
UPDATE "users" SET "user_agent" = NULL, "screen_resolution" = NULL
WHERE "user_agent" IS NOT NULL OR "screen_resolution" IS NOT NULL;

UPDATE "chat_sessions" SET "browser_fingerprint" = '' WHERE "browser_fingerprint" <> '';
