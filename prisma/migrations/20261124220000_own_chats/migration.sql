-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "own_name" TEXT,
ADD COLUMN     "pinned_at" TIMESTAMPTZ(3);

