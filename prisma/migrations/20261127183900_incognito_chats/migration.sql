-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "goes_at" TIMESTAMPTZ(3);
