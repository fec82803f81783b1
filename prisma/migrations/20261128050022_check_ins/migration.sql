-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "check_in" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "check_ins" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "session_id" UUID,
    "state" VARCHAR(10) NOT NULL DEFAULT 'asking',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "check_ins_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "check_ins_user_id_created_at_idx" ON "check_ins"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "check_ins_session_id_idx" ON "check_ins"("session_id");

-- CreateIndex
CREATE INDEX "check_ins_created_at_idx" ON "check_ins"("created_at");

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "check_ins"
  ADD CONSTRAINT "check_ins_state_check" CHECK (state IN ('asking', 'sent', 'dropped'));

-- A further kind of what devices are told; every row there is of one of the others.
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_kinds_check";
ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_kinds_check" CHECK (kinds <@ ARRAY['reply', 'payment', 'answer', 'check_in']::text[]) NOT VALID;
ALTER TABLE "push_notices" DROP CONSTRAINT "push_notices_kind_check";
ALTER TABLE "push_notices"
  ADD CONSTRAINT "push_notices_kind_check" CHECK (kind IN ('reply', 'payment', 'answer', 'check_in')) NOT VALID;
