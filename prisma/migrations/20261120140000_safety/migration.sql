-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "ai_noticed_at" TIMESTAMPTZ(3),
ADD COLUMN     "break_suggested_at" TIMESTAMPTZ(3),
ADD COLUMN     "crisis_at" TIMESTAMPTZ(3),
ADD COLUMN     "talk_started_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "safety_events" (
    "id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "rule" VARCHAR(40) NOT NULL,
    "session_id" UUID,
    "message_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "safety_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_reports" (
    "message_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "reason" VARCHAR(20) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_reports_pkey" PRIMARY KEY ("message_id")
);

-- CreateTable
CREATE TABLE "ai_usage" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "session_id" UUID,
    "turn_id" UUID NOT NULL,
    "model" TEXT NOT NULL,
    "prompt_version" VARCHAR(20),
    "prompt_tokens" INTEGER NOT NULL,
    "completion_tokens" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL,
    "latency_ms" INTEGER NOT NULL,
    "outcome" VARCHAR(20) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_usage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture_shares" (
    "owner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "place" INTEGER NOT NULL,
    "picture" TEXT NOT NULL,
    "session_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "picture_shares_pkey" PRIMARY KEY ("owner_id","day","place")
);

-- CreateIndex
CREATE INDEX "safety_events_kind_created_at_idx" ON "safety_events"("kind", "created_at" DESC);

-- CreateIndex
CREATE INDEX "safety_events_session_id_idx" ON "safety_events"("session_id");

-- CreateIndex
CREATE INDEX "message_reports_status_created_at_idx" ON "message_reports"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "message_reports_session_id_idx" ON "message_reports"("session_id");

-- CreateIndex
CREATE INDEX "ai_usage_owner_id_created_at_idx" ON "ai_usage"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "ai_usage_created_at_idx" ON "ai_usage"("created_at");

-- CreateIndex
CREATE INDEX "ai_usage_session_id_idx" ON "ai_usage"("session_id");

-- CreateIndex
CREATE INDEX "picture_shares_session_id_idx" ON "picture_shares"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "picture_shares_owner_id_picture_key" ON "picture_shares"("owner_id", "picture");

-- AddForeignKey
ALTER TABLE "safety_events" ADD CONSTRAINT "safety_events_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture_shares" ADD CONSTRAINT "picture_shares_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "safety_events"
  ADD CONSTRAINT "safety_events_kind_check" CHECK ("kind" IN ('crisis', 'minor', 'refused', 'output', 'moderation'));

ALTER TABLE "message_reports"
  ADD CONSTRAINT "message_reports_reason_check" CHECK ("reason" IN ('unsafe', 'sexual', 'rude', 'untrue', 'other')),
  ADD CONSTRAINT "message_reports_status_check" CHECK ("status" IN ('open', 'closed'));

ALTER TABLE "ai_usage"
  ADD CONSTRAINT "ai_usage_outcome_check" CHECK ("outcome" IN ('answered', 'mended', 'replaced', 'diverted', 'failed')),
  ADD CONSTRAINT "ai_usage_counts_check" CHECK ("prompt_tokens" >= 0 AND "completion_tokens" >= 0 AND "tries" >= 0 AND "latency_ms" >= 0);

ALTER TABLE "picture_shares"
  ADD CONSTRAINT "picture_shares_place_check" CHECK ("place" BETWEEN 1 AND 2);
