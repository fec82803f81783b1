-- AlterTable
ALTER TABLE "memory_facts" ADD COLUMN     "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "asked_turn_id" UUID,
ADD COLUMN     "happens_on" DATE,
ADD COLUMN     "subject" VARCHAR(40),
ADD COLUMN     "terms_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "memory_summaries" ADD COLUMN     "level" VARCHAR(10) NOT NULL DEFAULT 'talk',
ADD COLUMN     "told_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;


-- What Prisma's schema language cannot say -------------------------------------------------------------------

UPDATE "memory_summaries" SET "told_at" = "created_at";

ALTER TABLE "memory_summaries"
  ADD CONSTRAINT "memory_summaries_level_check" CHECK ("level" IN ('talk', 'week', 'story'));
