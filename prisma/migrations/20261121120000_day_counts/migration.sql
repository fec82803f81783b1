-- Replies of a day are counted where the balance is, so that one statement takes both.
-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "replies_day" DATE,
ADD COLUMN     "replies_that_day" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "replies_day" DATE,
ADD COLUMN     "replies_that_day" INTEGER NOT NULL DEFAULT 0;

-- What a fact that waits for a yes will retire.
-- AlterTable
ALTER TABLE "memory_facts" ADD COLUMN     "supersedes" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[];

-- Reading talks for the memory counts as usage, and belongs to no turn.
-- AlterTable
ALTER TABLE "ai_usage" ALTER COLUMN "turn_id" DROP NOT NULL;



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "ai_usage" DROP CONSTRAINT "ai_usage_outcome_check";
ALTER TABLE "ai_usage"
  ADD CONSTRAINT "ai_usage_outcome_check" CHECK ("outcome" IN ('answered', 'mended', 'replaced', 'diverted', 'failed', 'remembered'));

-- What was used on the day of this migration goes on counting.
UPDATE "users" u SET "replies_day" = spent.day, "replies_that_day" = spent.replies
FROM (SELECT owner_id, (now() AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*)::int AS replies FROM "ai_usage"
  WHERE created_at >= (now() AT TIME ZONE 'Asia/Kolkata')::date::timestamp AT TIME ZONE 'Asia/Kolkata' GROUP BY owner_id) spent
WHERE u.id = spent.owner_id;
