-- AlterTable
ALTER TABLE "letta_agents" ADD COLUMN     "dirty_at" TIMESTAMPTZ(3),
ADD COLUMN     "sync_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "memory_facts" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "text" TEXT NOT NULL,
    "words" TEXT[],
    "topic" VARCHAR(20),
    "status" VARCHAR(10) NOT NULL DEFAULT 'active',
    "source_message_id" UUID,
    "source_seqs" BIGINT[],
    "corrected_at" TIMESTAMPTZ(3),
    "superseded_at" TIMESTAMPTZ(3),
    "embedding" DOUBLE PRECISION[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_facts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_summaries" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "from_seq" BIGINT NOT NULL,
    "upto_seq" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_summaries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_settings" (
    "user_id" UUID NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "learn_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "letta_deletions" (
    "letta_agent_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "letta_deletions_pkey" PRIMARY KEY ("letta_agent_id")
);

-- CreateTable
CREATE TABLE "prompt_activations" (
    "id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "prompt_for" VARCHAR(50) NOT NULL,
    "from_version" VARCHAR(20),
    "to_version" VARCHAR(20) NOT NULL,
    "activated_by" TEXT NOT NULL,
    "rolled_back" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prompt_activations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_marks" (
    "session_id" UUID NOT NULL,
    "read_seq" BIGINT NOT NULL DEFAULT 0,
    "turns" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "memory_marks_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE INDEX "memory_facts_agent_id_confirmed_at_idx" ON "memory_facts"("agent_id", "confirmed_at" DESC);

-- CreateIndex
CREATE INDEX "memory_facts_source_message_id_idx" ON "memory_facts"("source_message_id");

-- CreateIndex
CREATE INDEX "memory_facts_asked_idx" ON "memory_facts"("created_at") WHERE ((status)::text = 'asked'::text);

-- CreateIndex
CREATE INDEX "memory_summaries_agent_id_upto_seq_idx" ON "memory_summaries"("agent_id", "upto_seq" DESC);

-- CreateIndex
CREATE INDEX "prompt_activations_prompt_for_seq_idx" ON "prompt_activations"("prompt_for", "seq" DESC);

-- CreateIndex
CREATE INDEX "memory_marks_due_idx" ON "memory_marks"("due_at") WHERE (due_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "letta_agents_dirty_idx" ON "letta_agents"("sync_at") WHERE (dirty_at IS NOT NULL);

-- AddForeignKey
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "letta_agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_facts" ADD CONSTRAINT "memory_facts_source_message_id_fkey" FOREIGN KEY ("source_message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_summaries" ADD CONSTRAINT "memory_summaries_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "letta_agents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_settings" ADD CONSTRAINT "memory_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_marks" ADD CONSTRAINT "memory_marks_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "memory_facts"
  ADD CONSTRAINT "memory_facts_status_check" CHECK ("status" IN ('active', 'asked', 'declined')),
  ADD CONSTRAINT "memory_facts_declined_check" CHECK ("status" <> 'declined' OR ("text" = '' AND "topic" IS NOT NULL)),
  ADD CONSTRAINT "memory_facts_text_check" CHECK ("text" <> '' OR "status" = 'declined');

ALTER TABLE "memory_summaries"
  ADD CONSTRAINT "memory_summaries_stretch_check" CHECK ("from_seq" <= "upto_seq");

ALTER TABLE "memory_marks"
  ADD CONSTRAINT "memory_marks_turns_check" CHECK ("turns" >= 0 AND "attempts" >= 0);
