-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "reaction" VARCHAR(16),
ADD COLUMN     "reply_to_id" UUID;

