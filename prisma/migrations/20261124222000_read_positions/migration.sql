-- AlterTable
ALTER TABLE "chat_sessions" ADD COLUMN     "read_seq" BIGINT;

-- Of the chats there are nobody knows how far they were read: all of them count as read. Only a new one begins unread.
ALTER TABLE "chat_sessions" ALTER COLUMN "read_seq" SET DEFAULT 0;
