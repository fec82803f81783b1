-- AlterTable
ALTER TABLE "chat_turns" ADD COLUMN     "free" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "crisis_states" (
    "person_id" UUID NOT NULL,
    "kinds" TEXT[],
    "last_sign_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "answers" INTEGER NOT NULL DEFAULT 0,
    "answers_before" INTEGER NOT NULL DEFAULT 0,
    "free_since" TIMESTAMPTZ(3),
    "free_sends" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "crisis_states_pkey" PRIMARY KEY ("person_id")
);

-- What was known of a chat is known of its person; before there were kinds, every crisis was answered as one of self-harm.
INSERT INTO "crisis_states" ("person_id", "kinds", "last_sign_at", "answers")
SELECT coalesce("user_id", "visitor_id"), ARRAY['self_harm'], max("crisis_at"), count(*)::int
FROM "chat_sessions" WHERE "crisis_at" IS NOT NULL GROUP BY 1;

-- AlterTable
ALTER TABLE "chat_sessions" DROP COLUMN "crisis_at";

-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "crisis_states"
  ADD CONSTRAINT "crisis_states_kinds_check"
    CHECK ("kinds" <@ ARRAY['self_harm', 'home_abuse', 'sexual_abuse', 'child_abuse', 'threat', 'medical', 'blackmail']),
  ADD CONSTRAINT "crisis_states_counts_check" CHECK ("answers" >= "answers_before" AND "answers_before" >= 0 AND "free_sends" >= 0);
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_free_check" CHECK (NOT "free" OR "cost" = 0);
