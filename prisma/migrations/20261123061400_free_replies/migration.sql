-- AlterTable
ALTER TABLE "chat_turns" ADD COLUMN     "paid" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ai_usage" ADD COLUMN     "paid" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "free_replies" (
    "day" DATE NOT NULL,
    "replies" INTEGER NOT NULL,

    CONSTRAINT "free_replies_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "ledger_entries_bought_idx" ON "ledger_entries"("owner_kind", "owner_id") WHERE (kind = ANY (ARRAY['purchase'::text, 'moved'::text]));

-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "free_replies" ADD CONSTRAINT "free_replies_check" CHECK ("replies" > 0);
